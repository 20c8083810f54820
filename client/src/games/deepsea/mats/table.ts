/** What the mats, the market, the Impact board and the goals read beyond the ocean's part of the view. */
import type { BoardProps, Option } from '../../types';
import type { DeepSeaPrinted, DeepSeaView, Face } from '../../../wire/deepsea';

export type Board = BoardProps<DeepSeaView>;

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
export function pointsOf(view: DeepSeaView, seat: number): number | null {
  return view.team ? null : (view.scores.find((score) => score.seat === seat)?.total ?? null);
}

/** Both sides of a specialist; the Team Leader has one only. */
export function sidesOf(
  printed: DeepSeaPrinted,
  kind: string,
): {
  tier: number;
  junior: Face | null;
  senior: Face;
  score?: { points: number; per: number; count: string; text: string };
} {
  const sides = printed.specialists[kind];
  return sides ? { ...sides } : { tier: 0, junior: null, senior: printed.leader };
}

/** Is it the option that is previewed? */
export function isChosen(board: Board, option: Option | undefined): boolean {
  return option !== undefined && board.preview?.action === option.action;
}
