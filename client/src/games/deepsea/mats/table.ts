/** What the mats, the market, the Impact board and the goals read beyond the ocean's part of the view. */
import type { BoardProps, Option } from '../../types';
import type { DeepSeaView, PlayerView, Printed, PrintedFace } from '../model';

/** The next step of a track that brings something. */
export interface Unlock {
  step: number;
  level: number;
  points: number;
  vessel: boolean;
  impact: boolean;
}
export interface Tile {
  face: string;
  kind: string;
  senior: boolean;
  disc: number;
  /** What a tier-5 Senior scores now. */
  points: number | null;
}
export interface PlayerMat extends PlayerView {
  /** The levels as the setback in force lets them count. */
  levels_now: number[];
  next: (Unlock | null)[];
  tiles: Tile[];
  /** `used`: discs on its circles; in the prototype a journal is turned instead. */
  journals: { card: string; circles: number; used: number; turned: boolean }[];
}
export interface GoalStanding {
  number: number;
  version: number;
  units: number[];
  points: number[];
  bonus: number[];
  team: { have: number; need: number; met: boolean } | null;
}
export interface TableView extends DeepSeaView {
  players: PlayerMat[];
  goals: GoalStanding[];
  /** `closed`: hexes nobody may enter yet. */
  impact: DeepSeaView['impact'] & { closed: string[] };
  coop: DeepSeaView['coop'] & {
    impact: { have: number; need: number } | null;
    bonus: { card: string; have: number; need: number; met: boolean }[];
  };
}
export interface Hex {
  hex: string;
  row: number;
  column: number;
  points: number;
  gain: string[];
  field: string;
  entry: boolean;
  unlimited: boolean;
  region: 'main' | 'rescue' | 'deep' | 'rule';
  scoring: boolean;
  goal: number;
}
export interface PrintedTable extends Printed {
  mission: Printed['mission'] & { impact: { entry_provenance?: string } };
  hexes: Hex[];
  /** What a team has to reach together, by number of players. */
  needs?: { impact: number[]; goals: number[][]; bonus: Record<string, number[]> };
  /** What the edition has: which missions, a chosen difficulty, Setbacks, goals that lie open, points on Journals. */
  edition?: {
    id: string;
    missions: number[];
    difficulty: boolean;
    setbacks: number;
    goals_open: boolean;
    journals_score: boolean;
    leftovers_score: boolean;
    token_is_turn: boolean;
    full_ocean_pays: boolean;
    journal_circles: boolean;
    players_max: number;
  };
  /** Both sides of each specialist by name; the Team Leader has one. */
  faces: Record<string, string[]>;
}
export type Board = BoardProps<TableView>;

/** A figure of a seat after the previewed option, where it changes it. */
export function after(board: Board, seat: number, figure: string): number | undefined {
  return board.preview?.changes?.find((change) => change.seat === seat && change.figure === figure)?.after;
}

/** The seat whose mat is the large one: the viewer's, or for spectators whoever has to choose. */
export function ownSeat(board: Board): number {
  const { seat, pending, wave } = board.view;
  return seat >= 0 ? seat : (pending?.seat ?? wave);
}

/** Points now, if the mode counts points for each. */
export function pointsOf(view: TableView, seat: number): number | null {
  return view.team ? null : (view.scores.find((score) => score.seat === seat)?.total ?? null);
}

/** Both sides of a specialist; the Team Leader has one only. */
export function sidesOf(
  printed: PrintedTable,
  kind: string,
): {
  tier: number;
  junior: PrintedFace | null;
  senior: PrintedFace;
  score?: { points: number; per: number; count: string; text: string };
} {
  const found = printed.specialists[kind];
  return found ? { ...found } : { tier: 0, junior: null, senior: printed.leader };
}

/** Is it the option that is previewed? */
export function isChosen(board: Board, option: Option | undefined): boolean {
  return option !== undefined && board.preview?.action === option.action;
}
