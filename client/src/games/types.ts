/** What the shell and a game's board say to each other. A board draws a view and lights options; it knows no rules. */
import type { Component, Snippet } from 'svelte';
import type { Marks } from '../lib/marks';
import type { Tale, Turn } from '../lib/tale';
import type { Entry, GameInfo, Moment, OptionInfo, Refused, SeatPlan, SettingInfo, State } from '../wire';

export type { Entry, EventInfo, OptionInfo, Refused, ScoreInfo, State } from '../wire';

/**
 * A legal action, as the server offers it: `action`, `verb`, `arguments` (the target), `label`, `details`, `reveals`.
 */
export type Option = OptionInfo;
export type Refusal = Refused;

export type Colour = 'coral' | 'pearl' | 'urchin' | 'anemone' | 'squid';
export type Shape = 'tri' | 'dot' | 'dia' | 'plus' | 'sq';

/** How a player looks everywhere: colour and shape always together. */
export interface PlayerLook {
  seat: number;
  name: string;
  colour: Colour;
  shape: Shape;
  /** One of the viewer's own seats. */
  you: boolean;
  /** The level of the bot that plays here, or null. */
  bot: string | null;
  /** The person of that name has left, and a bot plays on. */
  gone: '' | 'resigned' | 'timeout' | 'away';
}

/** How a team stands that wins or loses together. */
export interface TeamStanding {
  met: number;
  need: number;
  of: number;
  won: boolean;
  /** Reached or not, and by how much. */
  title: string;
  /** So many met, so many needed, and by which difficulty. */
  text: string;
}

/** Something that points come from. */
export interface AimPart {
  name: string;
  /** Null: it counts no points, or nobody can know yet. */
  points: number | null;
  /** How it comes to that: “3 shares × 4”, “5 / 7”. */
  how?: string;
  /** A goal of a team that is reached. */
  met?: boolean;
}

/** What the game is about and how it stands, in one line. */
export interface Aim {
  /** What wins, and the same in fewer words. */
  wins: string;
  short: string;
  /** How far the game is, in words and as a part of the whole. */
  far: string;
  done: number;
  of: number;
  /** The end is near. */
  last: boolean;
  /** The phase in words, and half a sentence about it. */
  phase: string;
  about: string;
  /** By seat; null where a team has one sum. */
  points: number[] | null;
  /** The sum of a team. */
  sum?: string;
  /** Where the viewer's points come from, in passing and in full. */
  brief: { name: string; points: number }[];
  parts: AimPart[];
}

/** Sentences (and the shell's, as a fallback) in the language of now. */
export interface Words {
  lang: string;
  has(id: string): boolean;
  /** The message; its id in braces if there is none, so that a gap is seen. */
  text(id: string, values?: Record<string, string | number>): string;
}

/** What the server says of a game, and the board's own words for what no rule says (`text/*.ftl` in its folder). */
export interface Speech extends Words {
  own: Words;
}

/** Something there is to do in a game, for the guide of a first game. */
export interface GuideAction {
  id: string;
  /** How its choices begin. */
  by?: string[];
  /** Choices that lead to it. */
  leads?: string[];
  /** Events of the viewer's own that tell it was done. */
  events?: string[];
}

/** The guided first game. */
export interface Guide {
  /** So many sit at the table. */
  seats: number;
  /** The deal that suits a first game. */
  seed: number;
  settings?: Record<string, string>;
  /** What was played before the learner comes, so that everything can be met soon. */
  begun?: string[];
  /** All there is to do, in the order in which it is best met. */
  actions: GuideAction[];
  /** What to try at a question when nothing new is to be had: best first. */
  prefer?: Record<string, string[]>;
  /** Is the guided part over? */
  over(view: any, seat: number): boolean;
}

export interface BoardProps<View = any> {
  /** What the viewer may see: the game's own `view.py`. In a replay, the view of the moment shown. */
  view: View;
  state: State;
  /** Empty when it is not the viewer's turn, in the past, or without a connection. */
  options: Option[];
  /** What the rest of this turn leads to, but is not asked for yet: glows softly, and proposes the way when pressed. */
  ways?: Option[];
  /** The option previewed anywhere (list, board, key): show it from–to. */
  preview: Option | null;
  onpreview(option: Option | null): void;
  /** Play. What reveals something is confirmed by the shell. Use `lit()` from lib/lit: it handles touch and keys. */
  onplay(option: Option): void;
  /**
   * Something unlit was pressed: the shell asks the server and shows and announces the reason. Several actions: the
   * first reason.
   */
  onwhy(actions: string[]): void;
  /** The reason against an action, or null if it is legal. Cached per position; be sparing (20 a second). */
  why(action: string): Promise<Refusal | null>;
  /**
   * The key that chooses an option (`1`…`9`, `A`…), '' while sixteen others have the keys. Show it on the lit target.
   */
  keyOf(option: Option): string;
  /** Several options are marked and confirmed together: `lit()` makes them check boxes by itself. */
  set: Marks | null;
  /** The viewer's own moves of this turn so far, oldest first. */
  way: Entry[];
  /** By seat, in order of play. */
  players: PlayerLook[];
  speech: Speech;
  /** What boards and cards say: the same from beginning to end, so it is not part of the view. */
  printed: any;
  /** Nothing can be played: a moment of the past is shown. */
  past: boolean;
  /** Entries since the viewer's own last move, oldest first: for halos and "new" tags. */
  since: Entry[];
  /** The entries that led from the picture before to this one, for animations. */
  fresh: Entry[];
  /** While it is told what somebody did: the view before that turn. Numbers that differ are shown from–to. */
  before?: View;
  /** Where the step of others' turns is that is told now, by selectors: a phone shows that part. */
  told?: string[];
  /** The phone layout is on (under 700 px). */
  narrow: boolean;
  /** The one panel of the rail that is shown, where each has a tab of its own; all if none is named. */
  panel?: string;
}

/** A panel of the rail: where not all have room one below the other, it has a tab of its own. */
export interface RailPanel {
  id: string;
  label: string;
  /** How many things lie in it. */
  count: number;
  /** How many of them can be chosen now. */
  lit: number;
}

/** How an option is shown inside its row in the list; the row itself (key, frame, eye) belongs to the shell. */
export interface OptionFaceProps<View = any> {
  option: Option;
  view: View;
  printed: any;
  players: PlayerLook[];
  speech: Speech;
}

/** The game's page: what can be chosen before the start, explained, and the start itself. */
export interface SetupProps {
  game: GameInfo;
  speech: Speech;
  /** What is printed for these settings; refused if they do not go together. */
  printed(seats: number, settings: Record<string, string>): Promise<any>;
  /** Make the table and go there. */
  onstart(seats: SeatPlan[], settings: Record<string, string>): Promise<void>;
}

/** A setting that is more than a list of presets, on the set-up page. */
export interface PickerProps {
  setting: SettingInfo;
  value: string;
  speech: Speech;
  onchange(value: string): void;
}

/** The page of the result, below the score sheet. */
export interface HighlightsProps {
  state: State;
  /** The whole game, move by move. */
  moments: Moment[];
  players: PlayerLook[];
  speech: Speech;
}

/** The page of the result of a team, in place of the ranking and the plain score sheet. */
export interface TeamResultProps {
  state: State;
  standing: TeamStanding;
  players: PlayerLook[];
  speech: Speech;
  printed: any;
  /** The whole game, move by move, once it is there. */
  moments: Moment[];
  /** Where it goes on from here. */
  children: Snippet;
}

/** Something that does not happen every day, to be shown large for a while. */
export interface MomentCard {
  /** The same for the same thing: what was put away does not come back. */
  id: string;
  kind: string;
  /** What led to it; what it is; what it means. */
  above: string;
  title: string;
  text: string;
  /** A chip of the game's sentences, drawn large. */
  sign: string;
  /** It came of what the viewer did. */
  mine: boolean;
  /** It stays until it is put away or the viewer moves on: it concerns everybody. */
  stays: boolean;
  /** Bad news. */
  storm?: boolean;
}

/** A game's folder exports one of these as `game` from `index.ts`; everything but `Board` may be left out. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** Panels of the right rail below the options (portfolios, tracks). */
  Rail?: Component<BoardProps>;
  /** The panels of that rail, if there are several that a low desk shows one at a time. */
  panels?(board: BoardProps): RailPanel[];
  /** The facts in the top bar ("Deck 29 · 1st of 2 times through"). */
  Status?: Component<BoardProps>;
  /** The inside of an option row. Default: the option's label. */
  OptionFace?: Component<OptionFaceProps>;
  /** What a previewed row says in plain lines below itself: from–to, what others get. Default: the label. */
  lines?(option: Option, context: OptionContext): string[];
  /** What the marked options of a set come to, in plain lines: from–to. Default: nothing. */
  marked?(options: Option[], set: Marks, context: OptionContext, way: Entry[]): string[];
  /** What confirming a complete set is called, if the server's words for it can be said better. */
  confirm?(text: string, context: OptionContext, way: Entry[]): string;
  /** The heading under which an option stands in the list. Default: the verb (`verb-…` of the game's texts). */
  group?(option: Option, context: OptionContext): string;
  /** Actions one might expect here but that are not offered: the shell asks why and lists the reasons, merged. */
  unlit?(context: { view: any; options: Option[]; state: State }): string[];
  /**
   * The questions at which whole ways to places are listed, by their steps, and those at which only choices of one
   * kind are, one after the other; the options they stand before, by their verb (else before all); the verbs whose
   * ways stand in one row, and what such a row says: what is done, and where. `at`: where a place is, for a list
   * without headings.
   */
  plans?: {
    steps: readonly string[];
    runs?: readonly string[];
    before?: string;
    gathered?: readonly string[];
    row?(places: string[], context: OptionContext): { what: string; where: string[] };
    at?(place: Option, context: OptionContext): string;
  };
  /** How wide the board wants to be at least, if what stands beside it can give way; 0: it takes what there is. */
  width?(view: any): number;
  /** The aim, always in sight. */
  aim?(context: OptionContext): Aim;
  /** The first game, taken by the hand. */
  guide?: Guide;
  /** Points by seat if the game ended now, for seat pills; null: not shown. */
  totals?(view: any): number[] | null;
  /** What the game's page shows instead of the plain list of options. */
  setup?(): Promise<Component<SetupProps>>;
  /** How settings are chosen that have a form of their own, by their name. */
  pickers?: Record<string, () => Promise<Component<PickerProps>>>;
  /** How a team stands; null where everybody plays for themselves. */
  standing?(context: { view: any; printed: any; speech: Speech }): TeamStanding | null;
  /** The goals of a team on the page of the result. */
  teamResult?(): Promise<Component<TeamResultProps>>;
  /** What a part of the score is called at this table ("Discover", not "Goal 1"); null: as the server says. */
  part?(part: string, context: { view: any; printed: any; speech: Speech }): string | null;
  /** The sum behind the points of a part, for one seat ("7 × 11"); '' where there is none. */
  sum?(part: string, seat: number, context: { view: any; printed: any }): string;
  /** What the page of the result shows besides the score sheet. */
  highlights?(): Promise<Component<HighlightsProps>>;
  /** The text of the big button on touch and of confirmations ("Expand Pearl"). Default: the label. */
  verb?(option: Option, context: OptionContext): string;
  /** A turn in one sentence, step by step: for captions, the log, and whoever comes back. Default: the log's own. */
  tale?(turn: Turn, context: OptionContext): Tale;
  /** What a turn of somebody else means for a viewer with these seats: the views before and after it. */
  meant?(before: any, now: any, context: OptionContext, mine: number[]): string[];
  /** What is worth a moment among some moves, for a viewer with these seats. */
  moments?(acts: Entry[], context: OptionContext, mine: number[]): MomentCard[];
  /** The goals that are reached now and concern everybody, each with what it asks for: a new one is a moment. */
  reached?(context: OptionContext): { key: string; name: string; text: string; sign: string }[];
  /** A chip of such a sentence, by its name there. */
  TaleSign?: Component<{ sign: string; size?: number }>;
  /** A move of yours that is not finished, in the breadcrumb ("Card 57"). Default: its verb. */
  crumb?(action: string, context: OptionContext): string;
}

/** A game's folder exports one of these as `shelf` from `shelf.ts`: its card on the first page, without its board. */
export interface Shelf {
  /** The picture. */
  Art: Component;
  /** Where it stands: what is learnt soonest comes first. */
  place: number;
  seats: [number, number];
  /** How long a game takes, and how long the guided first one. */
  minutes: number;
  first: number;
}

export interface OptionContext {
  view: any;
  printed: any;
  players: PlayerLook[];
  speech: Speech;
}
