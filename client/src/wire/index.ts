/* Made by `npm run types` from the structs of the server (src/bathysphere/web/wire.py). Do not edit. */

export type ClientMessage =
  | Hello
  | Look
  | Language
  | Ping
  | AskWhy
  | DoAct
  | DoUndo
  | DoAsk
  | DoAnswer
  | DoWithdraw
  | DoChat
  | DoStart
  | DoPause
  | DoResume
  | DoResign
  | DoLeave;
export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | AcceptMessage
  | RefuseMessage
  | BecauseMessage
  | PresenceMessage
  | PongMessage
  | ByeMessage;

export interface Wire {
  AcceptMessage?: AcceptMessage;
  Accepted?: Accepted;
  AskWhy?: AskWhy;
  BecauseMessage?: BecauseMessage;
  BotInfo?: BotInfo;
  Branching?: Branching;
  ByeMessage?: ByeMessage;
  ChangeInfo?: ChangeInfo;
  ClientMessage?: ClientMessage;
  ClockPlan?: ClockPlan;
  CostlyMove?: CostlyMove;
  Credentials?: Credentials;
  DoAct?: DoAct;
  DoAnswer?: DoAnswer;
  DoAsk?: DoAsk;
  DoChat?: DoChat;
  DoLeave?: DoLeave;
  DoPause?: DoPause;
  DoResign?: DoResign;
  DoResume?: DoResume;
  DoStart?: DoStart;
  DoUndo?: DoUndo;
  DoWithdraw?: DoWithdraw;
  Entry?: Entry;
  EventInfo?: EventInfo;
  GameInfo?: GameInfo;
  Hello?: Hello;
  HintOption?: HintOption;
  Hints?: Hints;
  Invitation?: Invitation;
  Judgement?: Judgement;
  Language?: Language;
  LineSeat?: LineSeat;
  Look?: Look;
  Me?: Me;
  Moment?: Moment;
  MomentView?: MomentView;
  Moments?: Moments;
  NewName?: NewName;
  NewTable?: NewTable;
  OpenRecord?: OpenRecord;
  OptionInfo?: OptionInfo;
  OutcomeInfo?: OutcomeInfo;
  PackInfo?: PackInfo;
  PartInfo?: PartInfo;
  Ping?: Ping;
  PongMessage?: PongMessage;
  PresenceMessage?: PresenceMessage;
  Preset?: Preset;
  RefuseMessage?: RefuseMessage;
  Refused?: Refused;
  RequestInfo?: RequestInfo;
  Review?: Review;
  ScoreInfo?: ScoreInfo;
  SeatInfo?: SeatInfo;
  SeatPlan?: SeatPlan;
  ServerMessage?: ServerMessage;
  SetInfo?: SetInfo;
  SettingInfo?: SettingInfo;
  Sitting?: Sitting;
  SourceInfo?: SourceInfo;
  State?: State;
  StateMessage?: StateMessage;
  TableInfo?: TableInfo;
  TableLine?: TableLine;
  UndoInfo?: UndoInfo;
  UpdateMessage?: UpdateMessage;
  Why?: Why;
}
/**
 * The command with this key was carried out and is on disk.
 */
export interface AcceptMessage {
  type: 'accept';
  key: string;
  revision: number;
}
/**
 * A command was carried out; the table is at this revision now.
 */
export interface Accepted {
  revision: number;
  key: string;
}
/**
 * Why can I not do that?
 */
export interface AskWhy {
  type: 'why';
  key: string;
  action: string;
}
/**
 * The answer to a question of why.
 */
export interface BecauseMessage {
  type: 'because';
  key: string;
  legal: boolean;
  reason: Refused | null;
}
/**
 * Why something was not done.
 */
export interface Refused {
  code: string;
  sentence: string;
  params?: {
    [k: string]: number | string | (number | string)[];
  };
  /**
   * With `illegal-action`: the game's own code of the reason.
   */
  reason?: string;
  /**
   * With `illegal-action`: the rule behind it.
   */
  rule?: string;
}
/**
 * An opponent that can be asked to play.
 */
export interface BotInfo {
  level: string;
  title: string;
}
/**
 * What if: from which moment, and who plays which seat.
 */
export interface Branching {
  moves: number;
  seats: SeatPlan[];
}
/**
 * Who shall sit on a chair: me, a bot of some level, or whoever comes.
 */
export interface SeatPlan {
  kind: 'bot' | 'me' | 'open';
  name?: string;
  level?: string;
}
/**
 * The connection ends, for this reason.
 */
export interface ByeMessage {
  type: 'bye';
  refusal: Refused;
}
/**
 * A figure of a seat, from and to.
 */
export interface ChangeInfo {
  seat: number;
  figure: string;
  before: number;
  after: number;
}
/**
 * The first message: what the client knows already, and how it wants to see the rest.
 */
export interface Hello {
  type: 'hello';
  revision?: number;
  hash?: string;
  lang?: string;
  seat?: number | null;
}
/**
 * From another seat, please; -1 is the curtain.
 */
export interface Look {
  type: 'look';
  seat: number;
}
/**
 * In another language, please.
 */
export interface Language {
  type: 'language';
  lang: string;
}
/**
 * Still there?
 */
export interface Ping {
  type: 'ping';
  revision?: number;
}
/**
 * Choose an action of the game, by its text.
 */
export interface DoAct {
  type: 'act';
  action: string;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Take back own choices: some steps, or all of this turn.
 */
export interface DoUndo {
  type: 'undo';
  steps?: number;
  turn?: boolean;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Ask the table to go back to so many moves.
 */
export interface DoAsk {
  type: 'ask';
  moves: number;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Agree to a request, or not.
 */
export interface DoAnswer {
  type: 'answer';
  agree: boolean;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Withdraw the own request.
 */
export interface DoWithdraw {
  type: 'withdraw';
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Say something.
 */
export interface DoChat {
  type: 'chat';
  text: string;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Begin the game; bots take the open seats.
 */
export interface DoStart {
  type: 'start';
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Pause the table.
 */
export interface DoPause {
  type: 'pause';
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Go on after a pause.
 */
export interface DoResume {
  type: 'resume';
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Give up; a bot plays on.
 */
export interface DoResign {
  type: 'resign';
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Give the seat back before the start.
 */
export interface DoLeave {
  type: 'leave';
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Seconds for the whole game, and seconds that every finished turn gives back.
 */
export interface ClockPlan {
  base: number;
  increment?: number;
}
/**
 * A move that cost its seat something, and what would have been better.
 */
export interface CostlyMove {
  /**
   * The move is the one with this number; the choice stood at `moves - 1`.
   */
  moves: number;
  seat: number;
  action: string;
  label: string;
  better: string;
  better_label: string;
  /**
   * Expected points given away.
   */
  points: number;
  /**
   * Winning chance given away.
   */
  chance: number;
  sentence: string;
}
/**
 * The name and the password of an account.
 */
export interface Credentials {
  account: string;
  password: string;
}
/**
 * One thing that happened at the table.
 */
export interface Entry {
  revision: number;
  at: number;
  kind: string;
  moves: number;
  seat?: number;
  chair?: number;
  name?: string;
  action?: string;
  events?: EventInfo[];
  steps?: number;
  moves_wanted?: number;
  text?: string;
  level?: string;
  table?: string;
}
/**
 * Something that happened in the game.
 */
export interface EventInfo {
  kind: string;
  seat: number;
  data: {
    [k: string]: number | string | (number | string)[];
  };
  reveals: boolean;
  text: string;
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  game: string;
  title: string;
  pitch: string;
  provenance: string;
  version: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  settings: SettingInfo[];
  bots: BotInfo[];
  packs?: PackInfo[];
  /**
   * One sentence: what is house-made, counted in the content files.
   */
  house?: string;
  sources?: SourceInfo[];
}
/**
 * Something a table can choose before the start.
 */
export interface SettingInfo {
  name: string;
  title: string;
  default: string;
  presets: Preset[];
  form?: string;
  form_title?: string;
  /**
   * The ambiguity of the rulebook that it decides (`AMB-25`), if it does.
   */
  ruling?: string;
}
/**
 * A value of a setting, with what it means.
 */
export interface Preset {
  value: string;
  title: string;
}
/**
 * Content of somebody's own that a game can be played with: `value` is what the setting `pack` takes.
 */
export interface PackInfo {
  value: string;
  name: string;
  about: string;
  settings: SettingInfo[];
}
/**
 * A file of a game's content: what is said of it, and how many of its entries are house-made.
 */
export interface SourceInfo {
  file: string;
  text: string;
  house: number;
  all: number;
}
/**
 * An option as a bot judges it: what it leads to for the seat that chooses, and why.
 */
export interface HintOption {
  action: string;
  label: string;
  /**
   * Expected points at the end of the game.
   */
  points: number;
  /**
   * Chance to win, from 0 to 1; of a team, to succeed.
   */
  chance: number;
  sentence: string;
}
/**
 * The best options of a pending choice, the best first, at most three.
 */
export interface Hints {
  moves: number;
  seat: number;
  options: HintOption[];
}
/**
 * Where an invite link leads.
 */
export interface Invitation {
  table: string;
  game: string;
  chair: number;
  free: boolean;
  host: string;
}
/**
 * What a position was worth to every seat, judged by what lay open to all and in hands.
 */
export interface Judgement {
  moves: number;
  points: number[];
  chances: number[];
}
/**
 * A place at a table in a list; after the end with its result.
 */
export interface LineSeat {
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string | null;
  you: boolean;
  gone?: '' | 'resigned' | 'timeout';
  points?: number | null;
  place?: number | null;
  /**
   * Did whoever sat here to the end win?
   */
  won?: boolean;
}
/**
 * Who is asking.
 */
export interface Me {
  name: string;
  account?: string | null;
}
/**
 * A move of the record, for the replay.
 */
export interface Moment {
  moves: number;
  seat: number;
  turn: number;
  events?: EventInfo[];
  action?: string;
  totals?: number[];
}
/**
 * The table at one moment of the past.
 */
export interface MomentView {
  moves: number;
  seat: number;
  hash: string;
  view: {
    [k: string]: unknown;
  };
  question: string | null;
}
/**
 * A whole game, move by move.
 */
export interface Moments {
  table: string;
  moves: number;
  moments: Moment[];
}
/**
 * A name to be shown at tables.
 */
export interface NewName {
  name: string;
}
/**
 * What a new table shall be like.
 */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  settings?: {
    [k: string]: string;
  };
  listed?: boolean;
  watch?: boolean;
  clock?: ClockPlan | null;
}
/**
 * A record to be played on from its end or from a moment; without seats, all of them are yours.
 */
export interface OpenRecord {
  text: string;
  moves?: number | null;
  seats?: SeatPlan[];
}
/**
 * A legal action: what it is called, what it is about, what it costs and gives.
 */
export interface OptionInfo {
  action: string;
  code: number;
  verb: string;
  arguments: {
    [k: string]: number | string | (number | string)[];
  };
  step: string;
  label: string;
  details: {
    [k: string]: number | string | (number | string)[];
  };
  reveals: boolean;
  passes: boolean;
  /**
   * What it changes at once, as far as nothing is turned over.
   */
  changes?: ChangeInfo[];
  /**
   * What it gives away, if anything: asked about once before it is played.
   */
  warning?: string;
  /**
   * Where it leads: what it takes unasked as its only place, then what its seat can choose from next.
   *
   * As far as it is known before anything is turned over.
   */
  leads?: string[];
}
/**
 * How the game ended.
 */
export interface OutcomeInfo {
  /**
   * The headline: who won, or whether the team reached its goals, and who left.
   */
  sentence: string;
  /**
   * The seats whose players have won.
   */
  won: number[];
  /**
   * The seats with the first place, whoever played them to the end; nobody of a team that lost.
   */
  leaders: number[];
  gone: {
    [k: string]: '' | 'resigned' | 'timeout';
  };
  team?: boolean;
  /**
   * Did the team reach enough of its goals?
   */
  reached?: boolean;
}
/**
 * One part of a score.
 */
export interface PartInfo {
  part: string;
  title: string;
  points: number;
}
/**
 * Still here: how far the table is, and what it looks like.
 */
export interface PongMessage {
  type: 'pong';
  revision: number;
  hash: string;
}
/**
 * Who is here.
 */
export interface PresenceMessage {
  type: 'presence';
  online: number[];
  spectators: number;
}
/**
 * The command with this key was not carried out.
 */
export interface RefuseMessage {
  type: 'refuse';
  key: string;
  revision: number;
  refusal: Refused;
}
/**
 * A take-back request that waits for answers.
 */
export interface RequestInfo {
  seat: number;
  moves: number;
  agreed: number[];
  waiting: number[];
}
/**
 * A finished game looked back upon.
 */
export interface Review {
  table: string;
  moves: number;
  /**
   * After every turn, the first before any move, the last the result.
   */
  values: Judgement[];
  /**
   * The moves that cost most, the worst first.
   */
  costly: CostlyMove[];
}
/**
 * The result of a seat, part by part.
 */
export interface ScoreInfo {
  seat: number;
  name: string;
  place: number;
  total: number;
  parts: PartInfo[];
  tiebreaks: PartInfo[];
  gone?: '' | 'resigned' | 'timeout';
  /**
   * Said beside the name: that the player left and a bot played on.
   */
  note?: string;
  /**
   * Did the person win? The seat may have most points and its person have left.
   */
  won?: boolean;
}
/**
 * A place at the table.
 */
export interface SeatInfo {
  seat: number | null;
  chair: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string | null;
  you: boolean;
  online: boolean;
  clock: number | null;
  invite: string | null;
  gone?: '' | 'resigned' | 'timeout';
}
/**
 * Everything, and what happened since the revision the client named.
 */
export interface StateMessage {
  type: 'state';
  entries: Entry[];
  state: State;
}
/**
 * What a viewer sees of a table.
 */
export interface State {
  table: TableInfo;
  revision: number;
  moves: number;
  seat: number;
  hash: string;
  view: {
    [k: string]: unknown;
  } | null;
  question: string | null;
  options: OptionInfo[];
  /**
   * Set if options are to be chosen together.
   */
  together: SetInfo | null;
  undo: UndoInfo;
  scores: ScoreInfo[] | null;
  names: {
    [k: string]: string;
  };
  outcome?: OutcomeInfo | null;
}
/**
 * The table around the game.
 */
export interface TableInfo {
  id: string;
  game: string;
  /**
   * Of the game: tables stay on the version they began with.
   */
  version: number;
  settings: {
    [k: string]: string;
  };
  status: 'over' | 'running' | 'waiting';
  listed: boolean;
  watch: boolean;
  created: number;
  host: boolean;
  seats: SeatInfo[];
  paused: boolean;
  /**
   * The rules failed here; taking the last move back lets the game go on.
   */
  set_aside: boolean;
  thinking: number | null;
  request: RequestInfo | null;
  rematch: string | null;
  branch_of: string | null;
  clock: ClockPlan | null;
  spectators: number;
}
/**
 * Several options to be marked in any order and confirmed once: `VERB THING THING …` is the action.
 *
 *     A single thing where more would be possible is sent as `VERB THING only`.
 */
export interface SetInfo {
  verb: string;
  least: number;
  most: number;
  /**
   * The options that can be marked, by action, and how often each.
   */
  counts: {
    [k: string]: number;
  };
  /**
   * The action that chooses nothing at all, if that is allowed.
   */
  stop: string | null;
  /**
   * What confirming none, one, two … of them is called.
   */
  confirm: string[];
}
/**
 * What the viewer can take back freely, why no more, and whether the table can be asked.
 */
export interface UndoInfo {
  steps: number;
  turn: number;
  why: Refused | null;
  ask: boolean;
}
/**
 * Something happened.
 */
export interface UpdateMessage {
  type: 'update';
  revision: number;
  entries: Entry[];
  state: State;
}
/**
 * How somebody sits down.
 */
export interface Sitting {
  name?: string;
  chair?: number | null;
}
/**
 * A table in a list.
 */
export interface TableLine {
  table: string;
  game: string;
  status: string;
  your_turn: boolean;
  updated: number;
  moves: number;
  seats: LineSeat[];
  settings: {
    [k: string]: string;
  };
}
/**
 * Is it legal, and if not, why not?
 */
export interface Why {
  legal: boolean;
  reason: Refused | null;
}
