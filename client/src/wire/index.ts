/* Made by `npm run types` from the structs of the server (src/bathysphere/server/web/wire.py). Do not edit. */

export type ClientMessage =
  | Hello
  | Look
  | Language
  | AskEntries
  | Ping
  | AskWhy
  | AskWays
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
  | DoLeave
  | DoPlan
  | DoHabit
  | DoGive
  | DoOffer
  | DoReturn
  | DoClose
  | DoMute
  | DoRemove
  | DoDoors
  | DoRelink;
export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | EntriesMessage
  | AcceptMessage
  | RefuseMessage
  | BecauseMessage
  | WaysMessage
  | PresenceMessage
  | PongMessage
  | ByeMessage;

export interface Wire {
  AcceptMessage?: AcceptMessage;
  Accepted?: Accepted;
  AccountChange?: AccountChange;
  AddedPack?: AddedPack;
  AskEntries?: AskEntries;
  AskWays?: AskWays;
  AskWhy?: AskWhy;
  BecauseMessage?: BecauseMessage;
  BotInfo?: BotInfo;
  Branching?: Branching;
  ByeMessage?: ByeMessage;
  ChangeInfo?: ChangeInfo;
  Chapter?: Chapter;
  ClientMessage?: ClientMessage;
  ClockPlan?: ClockPlan;
  Codes?: Codes;
  CostlyMove?: CostlyMove;
  Credentials?: Credentials;
  Daily?: Daily;
  Deal?: Deal;
  DealResult?: DealResult;
  DoAct?: DoAct;
  DoAnswer?: DoAnswer;
  DoAsk?: DoAsk;
  DoChat?: DoChat;
  DoClose?: DoClose;
  DoDoors?: DoDoors;
  DoGive?: DoGive;
  DoHabit?: DoHabit;
  DoLeave?: DoLeave;
  DoMute?: DoMute;
  DoOffer?: DoOffer;
  DoPause?: DoPause;
  DoPlan?: DoPlan;
  DoRelink?: DoRelink;
  DoRemove?: DoRemove;
  DoResign?: DoResign;
  DoResume?: DoResume;
  DoReturn?: DoReturn;
  DoStart?: DoStart;
  DoUndo?: DoUndo;
  DoWithdraw?: DoWithdraw;
  EndSessions?: EndSessions;
  EntriesMessage?: EntriesMessage;
  Entry?: Entry;
  EventInfo?: EventInfo;
  Export?: Export;
  ExportedNote?: ExportedNote;
  ExportedRating?: ExportedRating;
  ExportedTable?: ExportedTable;
  Found?: Found;
  GameInfo?: GameInfo;
  GameLink?: GameLink;
  GameStatistics?: GameStatistics;
  Hello?: Hello;
  HintOption?: HintOption;
  Hints?: Hints;
  Hit?: Hit;
  Invitation?: Invitation;
  Judgement?: Judgement;
  Language?: Language;
  LessonAnswer?: LessonAnswer;
  LessonCheck?: LessonCheck;
  LessonInfo?: LessonInfo;
  LessonLine?: LessonLine;
  LineSeat?: LineSeat;
  LinkInfo?: LinkInfo;
  Look?: Look;
  Manual?: Manual;
  ManualDrawing?: ManualDrawing;
  ManualExample?: ManualExample;
  ManualHits?: ManualHits;
  ManualLine?: ManualLine;
  ManualList?: ManualList;
  ManualRow?: ManualRow;
  ManualTable?: ManualTable;
  ManualText?: ManualText;
  Me?: Me;
  Moment?: Moment;
  MomentView?: MomentView;
  Moments?: Moments;
  NewName?: NewName;
  NewNote?: NewNote;
  NewPack?: NewPack;
  NewTable?: NewTable;
  NewWay?: NewWay;
  NoteInfo?: NoteInfo;
  NoticeInfo?: NoticeInfo;
  NoticeWishes?: NoticeWishes;
  OpenLink?: OpenLink;
  OpenRecord?: OpenRecord;
  OptionInfo?: OptionInfo;
  OutcomeInfo?: OutcomeInfo;
  PackFile?: PackFile;
  PackInfo?: PackInfo;
  PartInfo?: PartInfo;
  PartMean?: PartMean;
  Passage?: Passage;
  PasswordChange?: PasswordChange;
  Ping?: Ping;
  PlanInfo?: PlanInfo;
  PlannedAction?: PlannedAction;
  PlayedGame?: PlayedGame;
  PlayedSeat?: PlayedSeat;
  PongMessage?: PongMessage;
  PresenceMessage?: PresenceMessage;
  Preset?: Preset;
  Proof?: Proof;
  RatingInfo?: RatingInfo;
  Reach?: Reach;
  Recovery?: Recovery;
  RefuseMessage?: RefuseMessage;
  Refused?: Refused;
  Registered?: Registered;
  Reporting?: Reporting;
  RequestInfo?: RequestInfo;
  Review?: Review;
  SameDeal?: SameDeal;
  ScoreInfo?: ScoreInfo;
  SeatInfo?: SeatInfo;
  SeatPlan?: SeatPlan;
  ServerMessage?: ServerMessage;
  SessionInfo?: SessionInfo;
  SetInfo?: SetInfo;
  SettingInfo?: SettingInfo;
  Sitting?: Sitting;
  SourceInfo?: SourceInfo;
  State?: State;
  StateMessage?: StateMessage;
  StepInfo?: StepInfo;
  Synonym?: Synonym;
  TableInfo?: TableInfo;
  TableLine?: TableLine;
  UnaskedInfo?: UnaskedInfo;
  UndoInfo?: UndoInfo;
  UpdateMessage?: UpdateMessage;
  WayId?: WayId;
  WayInfo?: WayInfo;
  WayLine?: WayLine;
  WaysMessage?: WaysMessage;
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
 * Another name for the account, and the password to prove who asks.
 */
export interface AccountChange {
  password: string;
  account: string;
}
/**
 * Which game it is for, and what the setting `pack` takes.
 */
export interface AddedPack {
  game: string;
  value: string;
}
/**
 * What happened before this revision, please: a page of it.
 */
export interface AskEntries {
  type: 'entries';
  before: number;
}
/**
 * What does the rest of my turn lead to, and how do I get to these places?
 */
export interface AskWays {
  type: 'ways';
  key: string;
  /**
   * Actions at the places that are meant; none: which places there are.
   */
  places?: string[];
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
 * An opponent that people can choose: what a program calls it, its name, and what it does.
 */
export interface BotInfo {
  level: string;
  title: string;
  about?: string;
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
 * Passages on one subject.
 */
export interface Chapter {
  id: string;
  title: string;
  passages: Passage[];
}
/**
 * One thing a player would look for, with all that is told of it.
 */
export interface Passage {
  id: string;
  title: string;
  /**
   * All rules and rulings that its blocks tell, in their order.
   */
  rules: string[];
  /**
   * Words and questions a player might use and the text does not.
   */
  words: string[];
  /**
   * Signs, cards and places that it explains, by the ids the program uses.
   */
  signs: string[];
  blocks: (ManualText | ManualList | ManualTable | ManualDrawing | ManualExample)[];
}
/**
 * A paragraph.
 */
export interface ManualText {
  kind: 'text';
  line: ManualLine;
}
/**
 * One thing told: a sentence or more, the rules it tells, and the editions it holds in (none: in all).
 */
export interface ManualLine {
  html: string;
  rules?: string[];
  editions?: string[];
}
/**
 * Points, or the steps of a procedure.
 */
export interface ManualList {
  kind: 'list';
  ordered: boolean;
  items: ManualLine[];
}
/**
 * A table.
 */
export interface ManualTable {
  kind: 'table';
  head: string[];
  rows: ManualRow[];
}
/**
 * A row of a table; it tells rules as a line does.
 */
export interface ManualRow {
  html: string[];
  rules?: string[];
  editions?: string[];
}
/**
 * A drawing by its name, and what it shows; whoever cannot draw it says that.
 */
export interface ManualDrawing {
  kind: 'drawing';
  name: string;
  caption: string;
}
/**
 * A worked example; with a record it can be opened and tried.
 */
export interface ManualExample {
  kind: 'example';
  id: string;
  title: string;
  line: ManualLine;
  record?: boolean;
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
  /**
   * The client tells turn by turn: its own moves are not to wait for what bots answer.
   */
  paced?: boolean;
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
 * Leave a plan for when the own seat has to choose, in place of the one before; without actions: none.
 */
export interface DoPlan {
  type: 'plan';
  actions: PlannedAction[];
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * An action of a plan, as rules read it and as whoever planned it saw it.
 */
export interface PlannedAction {
  action: string;
  label?: string;
}
/**
 * Say what is to be played unasked for the own seat: single choices, and answers in others' turns.
 */
export interface DoHabit {
  type: 'habit';
  single: boolean;
  answers?: {
    [k: string]: string;
  };
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Give a chair to a bot: as host a free one, in the game that of somebody who is away.
 *
 *     Who is not the host wishes it; it happens once all others have.
 */
export interface DoGive {
  type: 'give';
  chair: number;
  level?: string;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * As host: let somebody else take over, by link, where a bot plays on; or no longer.
 */
export interface DoOffer {
  type: 'offer';
  chair: number;
  offered?: boolean;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Take the own chair back from the bot that plays on there.
 */
export interface DoReturn {
  type: 'return';
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * Close a table of one's own, whether a game runs there or not.
 */
export interface DoClose {
  type: 'close';
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * As host: whoever wrote the line of chat with this revision, or has this chair, may not chat here.
 */
export interface DoMute {
  type: 'mute';
  line?: number | null;
  chair?: number | null;
  muted?: boolean;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * As host: show out the spectator who wrote the line of chat with this revision.
 */
export interface DoRemove {
  type: 'remove';
  line: number;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * As host: let anybody watch, or nobody without a seat; and let everybody find it in the list.
 */
export interface DoDoors {
  type: 'doors';
  watch: boolean;
  shown?: boolean;
  revision: number;
  key: string;
  seat?: number | null;
}
/**
 * As host: withdraw the links sent so far and make new ones.
 */
export interface DoRelink {
  type: 'relink';
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
  /**
   * So many seconds at most may gather; 0: as many as there are.
   */
  most?: number;
}
/**
 * Recovery codes: each can be used once, and they are shown this once.
 */
export interface Codes {
  codes: string[];
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
 * The deal that today has for everybody.
 */
export interface Daily {
  game: string;
  day: string;
  /**
   * Where one plays it oneself.
   */
  table: string | null;
  /**
   * Has one played it to the end? Only then the results are told.
   */
  over: boolean;
  results: DealResult[];
}
/**
 * How somebody fared with a deal.
 */
export interface DealResult {
  chair: number;
  name: string;
  level: string;
  you: boolean;
  points: number;
  place: number;
  won: boolean;
  gone?: '' | 'away' | 'resigned' | 'timeout';
  /**
   * Was the deal unknown to whoever played it here?
   */
  first?: boolean;
}
/**
 * All that is known of a deal: how everybody fared with it.
 */
export interface Deal {
  game: string;
  /**
   * The chair one is compared at.
   */
  chair: number;
  results: DealResult[];
}
/**
 * Which device to sign out; without an id all others.
 */
export interface EndSessions {
  id?: string | null;
}
/**
 * What happened earlier: a page that ends before the revision the client named.
 */
export interface EntriesMessage {
  type: 'entries';
  before: number;
  entries: Entry[];
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
  /**
   * The turn of the game that a move belongs to.
   */
  turn?: number;
  /**
   * What played a move of the viewer's own seat in their place.
   */
  by?: '' | 'answer' | 'plan' | 'single';
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
 * Everything that is kept of a person.
 */
export interface Export {
  name: string;
  account: string | null;
  devices: SessionInfo[];
  /**
   * Recovery codes that were not used yet.
   */
  codes_left: number;
  tables: ExportedTable[];
  /**
   * By which ways one is told of things.
   */
  ways?: string[];
  notes?: ExportedNote[];
  ratings?: ExportedRating[];
}
/**
 * A device on which one is signed in.
 */
export interface SessionInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  /**
   * Is it the one that asks?
   */
  here: boolean;
}
/**
 * A table in the export.
 */
export interface ExportedTable {
  table: string;
  game: string;
  settings: {
    [k: string]: string;
  };
  status: string;
  created: number;
  updated: number;
  players: string[];
  result: number[] | null;
  /**
   * The record of a finished game; of a running one what one has seen of it.
   */
  record: string;
  /**
   * What one has said there.
   */
  said: string[];
}
/**
 * What one has noted at a table (moves -1) or at a moment of it.
 */
export interface ExportedNote {
  table: string;
  moves: number;
  text: string;
}
/**
 * What one is rated in a game of so many.
 */
export interface ExportedRating {
  game: string;
  seats: number;
  mean: number;
  deviation: number;
  games: number;
}
/**
 * What was found in one manual, the best first.
 */
export interface Found {
  game: string;
  title: string;
  hits: Hit[];
  synonyms: Synonym[];
}
/**
 * A passage that was found, with the line of it that fits best.
 */
export interface Hit {
  game: string;
  passage: string;
  title: string;
  chapter: string;
  rules: string[];
  signs: string[];
  /**
   * As HTML, what was looked for in `<mark>`.
   */
  excerpt: string;
  score: number;
}
/**
 * A word of the question that the manual does not use, and where it is told what it means.
 */
export interface Synonym {
  said: string;
  passage: string;
  title: string;
  /**
   * What the game calls it, if its glossary says so.
   */
  word?: string;
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
  /**
   * Is there a manual to read?
   */
  manual?: boolean;
  /**
   * How long people take for a game, about; 0 if that is not known.
   */
  minutes?: number;
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
  /**
   * What is house-made where it is chosen, said instead of the sentence of the game; empty: as always.
   */
  house?: string;
  /**
   * What of other settings cannot be or means nothing then.
   */
  rules_out?: {
    [k: string]: string[];
  };
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
 * A whole game in a few letters: behind `#game=` in the address of any server or static edition.
 */
export interface GameLink {
  link: string;
}
/**
 * How somebody has done in a game of so many.
 */
export interface GameStatistics {
  game: string;
  seats: number;
  games: number;
  won: number;
  /**
   * Given up, or lost by the clock: those count as lost.
   */
  left: number;
  mean: number;
  best: number;
  /**
   * Of the last games, the oldest first.
   */
  points: number[];
  parts: PartMean[];
  rating?: RatingInfo | null;
  /**
   * What one was rated after each of the last rated games.
   */
  ratings?: number[];
}
/**
 * What a part of the score comes to on average.
 */
export interface PartMean {
  part: string;
  title: string;
  points: number;
}
/**
 * What somebody is rated.
 */
export interface RatingInfo {
  mean: number;
  /**
   * How unsure that is.
   */
  deviation: number;
  games: number;
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
  /**
   * All things of a set that are chosen together; else the action alone.
   */
  actions: string[];
}
/**
 * The best options of a pending choice, the best first, at most three.
 */
export interface Hints {
  moves: number;
  seat: number;
  options: HintOption[];
  /**
   * Are chances those of a team to succeed?
   */
  team: boolean;
}
/**
 * Where an invite link leads.
 */
export interface Invitation {
  table: string;
  game: string;
  /**
   * The chair it is for; none: whichever is free.
   */
  chair: number | null;
  free: boolean;
  host: string;
  /**
   * Who sits there by chair.
   */
  seats?: LineSeat[];
}
/**
 * A place at a table in a list; after the end with its result.
 */
export interface LineSeat {
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string | null;
  you: boolean;
  gone?: '' | 'away' | 'resigned' | 'timeout';
  points?: number | null;
  place?: number | null;
  /**
   * Did whoever sat here to the end win?
   */
  won?: boolean;
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
 * What is true of a try that leads elsewhere; never that it is wrong.
 */
export interface LessonAnswer {
  says: string;
  why: string;
  look: string;
  rules: string[];
  /**
   * The try in words.
   */
  tried: string;
}
/**
 * One part of a task, and whether it is fulfilled.
 */
export interface LessonCheck {
  text: string;
  done: boolean;
}
/**
 * Where the learner stands.
 */
export interface LessonInfo {
  lesson: string;
  /**
   * Which of the lessons of the game it is, from 1.
   */
  number: number;
  of: number;
  title: string;
  minutes: number;
  idea: string;
  rules: string[];
  /**
   * What the steps are called.
   */
  steps: string[];
  /**
   * The place of the present one; as many as there are steps when all are reached.
   */
  step: number;
  task: string;
  checks: LessonCheck[];
  /**
   * What has happened: said of the step that was reached last.
   */
  said: string;
  answer: LessonAnswer | null;
  /**
   * The moment at which the present step began: to be asked for, to take a try back.
   */
  back: number;
  /**
   * What is still to be played to reach the goal; from `back` on if `again`.
   */
  show: string[];
  again: boolean;
  /**
   * The lesson after this one, empty after the last.
   */
  next: string;
}
/**
 * A lesson in a list.
 */
export interface LessonLine {
  lesson: string;
  title: string;
  minutes: number;
  idea: string;
  steps: number;
  rules: string[];
}
/**
 * What is in a link, before it is opened as a table.
 */
export interface LinkInfo {
  game: string;
  seats: number;
  players: string[];
  moves: number;
  over: boolean;
  /**
   * After so many moves it is meant to be looked at.
   */
  at?: number | null;
}
/**
 * The whole manual of a game in one language.
 */
export interface Manual {
  game: string;
  language: string;
  title: string;
  chapters: Chapter[];
}
/**
 * What was found in the manuals of all games; those that answer best come first.
 */
export interface ManualHits {
  asked: string;
  found: Found[];
}
/**
 * Who is asking.
 */
export interface Me {
  name: string;
  account?: string | null;
  /**
   * How many games of each kind were played to the end, lessons not counted.
   */
  finished?: {
    [k: string]: number;
  };
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
  /**
   * Of a finished game of a team: the parts of the score whose goals were met after this move.
   */
  met?: string[];
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
 * A note in place of the one there is; an empty one takes it away.
 */
export interface NewNote {
  text: string;
  moves?: number;
}
/**
 * Content of one's own for a page without a server.
 */
export interface NewPack {
  files: PackFile[];
}
/**
 * A file of a pack, as somebody has chosen it: its name, with or without the folders before it.
 */
export interface PackFile {
  name: string;
  text: string;
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
  /**
   * Does everybody find it in the list of tables to watch, once it runs?
   */
  shown?: boolean;
  /**
   * May bots be asked for advice? Unless it is said: alone or against bots, but not between people.
   */
  hints?: boolean | null;
  /**
   * Does the result count for what people are rated? Between people only, without hints.
   */
  rated?: boolean;
}
/**
 * A new way to be told: a browser that may be pushed, an address for mail, or one that is posted to.
 */
export interface NewWay {
  kind: 'hook' | 'mail' | 'push';
  /**
   * The endpoint of the push service, the address for mail, or the address that is posted to.
   */
  address: string;
  p256dh?: string;
  auth?: string;
  format?: 'discord' | 'json' | 'ntfy' | 'slack';
  label?: string;
}
/**
 * What one has noted for oneself about a table (moves -1) or a moment of it.
 */
export interface NoteInfo {
  moves: number;
  text: string;
  at: number;
}
/**
 * All about one's notices.
 */
export interface NoticeInfo {
  ways: WayLine[];
  wishes: NoticeWishes;
  /**
   * What browsers need to be pushed; empty if this server cannot push.
   */
  key: string;
  /**
   * Can this server send mail?
   */
  mail: boolean;
}
/**
 * One of the ways, as it stands in the list.
 */
export interface WayLine {
  id: string;
  kind: 'hook' | 'mail' | 'push';
  label: string;
  confirmed: boolean;
  created: number;
  /**
   * What went wrong when it was last tried; empty if nothing did.
   */
  error: string;
}
/**
 * Of what one is told, and when.
 */
export interface NoticeWishes {
  off?: ('ask' | 'chat' | 'invited' | 'over' | 'turn' | 'waiting')[];
  quiet_from?: number | null;
  quiet_until?: number | null;
  zone?: string;
  digest?: 0 | 60 | 1440;
}
/**
 * A link with a game in it, or an address with one.
 */
export interface OpenLink {
  text: string;
}
/**
 * A record or a link, to be played on from its end or from a moment; without seats all are yours.
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
  /**
   * Does it say that the own turn is over? The key E chooses it.
   */
  ends?: boolean;
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
    [k: string]: '' | 'away' | 'resigned' | 'timeout';
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
 * Another password, and the old one to prove who asks.
 */
export interface PasswordChange {
  old: string;
  password: string;
}
/**
 * What is still to be done of the own plan.
 */
export interface PlanInfo {
  actions: PlannedAction[];
  done: number;
  /**
   * Why it does not go on; empty as long as it does.
   */
  stopped: '' | 'forfeits' | 'illegal' | 'revealed' | 'taken-back';
  /**
   * The same in words, with what was learnt.
   */
  sentence: string;
}
/**
 * A finished game of one's own.
 */
export interface PlayedGame {
  table: string;
  game: string;
  at: number;
  moves: number;
  /**
   * The deal had been played before.
   */
  again: boolean;
  seats: PlayedSeat[];
  /**
   * What one was rated after it, if it counted: mean less three deviations.
   */
  rated?: number | null;
}
/**
 * How somebody fared.
 */
export interface PlayedSeat {
  name: string;
  level: string;
  you: boolean;
  points: number;
  place: number;
  won: boolean;
  gone?: '' | 'away' | 'resigned' | 'timeout';
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
 * The password once more, for what a stolen cookie must not be enough for.
 */
export interface Proof {
  password?: string;
}
/**
 * Where this server can be reached by others; nothing in it: from this machine only.
 */
export interface Reach {
  /**
   * Where everybody reaches it; empty if nobody said so.
   */
  public: string;
  /**
   * Where others in its network do.
   */
  network: string[];
}
/**
 * A recovery code instead of the password, and the new password.
 */
export interface Recovery {
  account: string;
  code: string;
  password: string;
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
 * A new account, with the codes that help whoever forgets the password: they are shown this once.
 */
export interface Registered {
  name: string;
  account: string;
  codes: string[];
}
/**
 * Tell the operator of a line of chat, by its revision, or of the name on a chair.
 */
export interface Reporting {
  line?: number | null;
  chair?: number | null;
  why?: string;
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
 * Who shall play a deal once more, on which chair: oneself, or a bot to be watched.
 */
export interface SameDeal {
  chair?: number;
  level?: string;
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
  gone?: '' | 'away' | 'resigned' | 'timeout';
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
  gone?: '' | 'away' | 'resigned' | 'timeout';
  /**
   * May whoever sits here not chat?
   */
  muted?: boolean;
  /**
   * May the viewer take this seat back from the bot that plays on here?
   */
  returns?: boolean;
  /**
   * May somebody else take it over from the bot, by link?
   */
  offered?: boolean;
  /**
   * The seats that wish a bot to play on here, for somebody who is away.
   */
  wished?: number[];
}
/**
 * Everything, and what happened since the revision the client named: at most the last page of it.
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
  /**
   * The rule that the question comes from; empty if there is none.
   */
  rule: string;
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
  lesson?: LessonInfo | null;
  /**
   * The rule of this moment and one fact of this position, for those who learn the game.
   */
  coach?: string;
  /**
   * What the viewer has left to be played; nobody else sees it.
   */
  unasked?: UnaskedInfo | null;
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
  status: 'closed' | 'over' | 'running' | 'waiting';
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
  /**
   * The deal as it was sealed when the table was made: SHA-256 of the seed's text. Empty if it was not.
   */
  seal?: string;
  /**
   * Once the game is over: the seed that everybody can hold against the seal. Empty before.
   */
  seed?: string;
  /**
   * Who closed it, or that nobody came.
   */
  closed?: '' | 'expired' | 'host' | 'operator';
  /**
   * May the viewer not chat here?
   */
  muted?: boolean;
  /**
   * May bots be asked for advice here?
   */
  hints?: boolean;
  /**
   * Does everybody find it in the list of tables to watch?
   */
  shown?: boolean;
  /**
   * The path of one link for all free seats, for the host.
   */
  invite?: string | null;
  /**
   * A what-if of a game that still runs: what was hidden from the seat that asked was dealt anew.
   */
  dealt_anew?: boolean;
  /**
   * Does the result count for what people are rated?
   */
  rated?: boolean;
  /**
   * This deal was played elsewhere before.
   */
  again?: boolean;
  /**
   * That seat, while the game of which this is a what-if runs: what is played here can be planned.
   */
  tried?: number | null;
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
 * What the own seat has left to be played.
 */
export interface UnaskedInfo {
  plan: PlanInfo | null;
  /**
   * Does it play what there is no choice about?
   */
  single: boolean;
  /**
   * By the step that asks.
   */
  answers: {
    [k: string]: string;
  };
  /**
   * The step, where the seat is asked now in the turn of another one: it may answer for good.
   */
  between?: string;
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
 * The answer to a question of ways, about this revision.
 */
export interface WaysMessage {
  type: 'ways';
  key: string;
  revision: number;
  /**
   * What can be reached in this turn, but not chosen yet.
   */
  places: OptionInfo[];
  /**
   * The ways to the places that were asked for, the best first; if none was named, the best to each.
   *
   * After these, choices of one kind that can be made one after the other.
   */
  ways: WayInfo[];
}
/**
 * A whole way to something on the table: what is chosen one after the other, and what it comes to.
 */
export interface WayInfo {
  option: OptionInfo;
  steps: StepInfo[];
  /**
   * How many more ways lead there, where only the best one is told.
   */
  others?: number;
  /**
   * It leads to no place: choices of one kind, one after the other.
   */
  run?: boolean;
}
/**
 * One choice of a way, as its row would call it.
 */
export interface StepInfo {
  action: string;
  label: string;
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
  lesson?: string;
  /**
   * Which of the seats has to choose.
   */
  turn?: number | null;
  round?: number;
  /**
   * Which round is played, of how many; zeros in a game that has none.
   */
  rounds?: number;
  /**
   * The table of which this is a what-if.
   */
  branch_of?: string;
  /**
   * When the time of who has to choose will be up, if it runs.
   */
  due?: number | null;
}
/**
 * One of the ways.
 */
export interface WayId {
  id: string;
}
/**
 * Is it legal, and if not, why not?
 */
export interface Why {
  legal: boolean;
  reason: Refused | null;
}
