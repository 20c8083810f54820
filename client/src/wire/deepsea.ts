/* Made by `npm run types` from the structs of the server (view and printed of the game deepsea). Do not edit. */

export interface Wire {
  Ability?: Ability;
  Bonus?: Bonus;
  BonusGoal?: BonusGoal;
  BonusGoalView?: BonusGoalView;
  Bracket?: Bracket;
  ChooseGoalVersion?: ChooseGoalVersion;
  ConserveSite?: ConserveSite;
  CoopFile?: CoopFile;
  CoopGoal?: CoopGoal;
  CoopView?: CoopView;
  DeepSeaPrinted?: DeepSeaPrinted;
  DeepSeaView?: DeepSeaView;
  Difficulty?: Difficulty;
  DiveSite?: DiveSite;
  Edge?: Edge;
  ExtraTrack?: ExtraTrack;
  Face?: Face;
  FinderNamesPieces?: FinderNamesPieces;
  GoalSheet?: GoalSheet;
  GoalVersion?: GoalVersion;
  GoalView?: GoalView;
  HexLink?: HexLink;
  Hidden?: Hidden;
  HiddenView?: HiddenView;
  ImpactCoop?: ImpactCoop;
  ImpactSheet?: ImpactSheet;
  ImpactView?: ImpactView;
  JournalSite?: JournalSite;
  JournalView?: JournalView;
  LaunchSheet?: LaunchSheet;
  Link?: Link;
  MarkerForRestoredZone?: MarkerForRestoredZone;
  MissionHead?: MissionHead;
  NewMarkerElsewhere?: NewMarkerElsewhere;
  Notes?: Notes;
  Overflow?: Overflow;
  PendingView?: PendingView;
  Plate?: Plate;
  PlayerSet?: PlayerSet;
  PlayerView?: PlayerView;
  PocketView?: PocketView;
  PrintedEdition?: PrintedEdition;
  PrintedHex?: PrintedHex;
  PrintedJournal?: PrintedJournal;
  PrintedLeader?: PrintedLeader;
  PrintedMat?: PrintedMat;
  PrintedMission?: PrintedMission;
  PrintedNeeds?: PrintedNeeds;
  PrintedRule?: PrintedRule;
  PrintedSpecialist?: PrintedSpecialist;
  PrintedToken?: PrintedToken;
  PrintedZone?: PrintedZone;
  ReachedView?: ReachedView;
  RecordRace?: RecordRace;
  RegionBySource?: RegionBySource;
  RegionClosedUntilBoard?: RegionClosedUntilBoard;
  ResearchSheet?: ResearchSheet;
  RowBySourceDepth?: RowBySourceDepth;
  RowOverflow?: RowOverflow;
  RuleEntry?: RuleEntry;
  ScoreView?: ScoreView;
  Setback?: Setback;
  SetbackView?: SetbackView;
  SetupSheet?: SetupSheet;
  Shape?: Shape;
  ShuffledRow?: ShuffledRow;
  SiteView?: SiteView;
  SliceSheet?: SliceSheet;
  SonarSpace?: SonarSpace;
  StackView?: StackView;
  StartBoard?: StartBoard;
  StartTrackMarker?: StartTrackMarker;
  TeamGoalView?: TeamGoalView;
  TeamImpactView?: TeamImpactView;
  TierFive?: TierFive;
  TileView?: TileView;
  Told?: Told;
  TrackSheet?: TrackSheet;
  TrackStepByConserve?: TrackStepByConserve;
  TrackStepForImpact?: TrackStepForImpact;
  UnlockView?: UnlockView;
  WaitingView?: WaitingView;
  WalkMarker?: WalkMarker;
  WheelReading?: WheelReading;
  ZoneView?: ZoneView;
}
export interface Ability {
  handler: 'copy_slots';
  text: string;
}
export interface Bonus {
  first?: number;
  second?: number;
  leader?: SliceSheet[];
}
export interface SliceSheet {
  by: 'discovered' | 'field' | 'pieces';
  points: number;
  field?: 'blue' | 'brown' | 'green' | 'yellow';
  depths?: number[];
  columns?: string[];
  pieces?: string[];
}
export interface BonusGoal {
  id: string;
  name: string;
  count: string;
  /**
   * @minItems 5
   * @maxItems 5
   */
  min: [number, number, number, number, number];
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  house_players?: number[];
  /**
   * Player counts the card is suited to.  DS-306
   */
  players?: number[];
}
/**
 * A Bonus Goal that lies open.
 */
export interface BonusGoalView {
  card: string;
  have: number;
  need: number;
  met: boolean;
}
export interface Bracket {
  level: number;
  steps: number[];
  points: number;
}
/**
 * Mission 8: a marker on a goal hex picks the version for all; an unclaimed goal is not scored.
 */
export interface ChooseGoalVersion {
  handler: 'choose_goal_version';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
}
export interface ConserveSite {
  id: string;
  cost: number;
  get: string[];
  marked?: boolean;
  access?: 'left' | 'right' | 'up';
}
export interface CoopFile {
  schema: 1;
  bonus_cards_used: 3;
  rounds: 6;
  rounds_solo: 7;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  difficulty: Difficulty[];
  bonus_goal: BonusGoal[];
  setback: Setback[];
}
export interface Difficulty {
  id: string;
  goals_required: number;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  name_de?: string;
}
export interface Setback {
  id: string;
  name: string;
  effects: string[];
  duration: 'once' | 'round';
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  name_de?: string;
}
export interface CoopGoal {
  measure: 'depth5_zones_discovered_by_team' | 'players_who_did_it' | 'points' | 'units';
  /**
   * @minItems 5
   * @maxItems 5
   */
  min: [number, number, number, number, number];
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
}
/**
 * How a team stands; where everybody plays for themselves most of it is empty.
 */
export interface CoopView {
  goals: TeamGoalView[];
  met: number;
  of: number;
  won: boolean;
  /**
   * The message with the name of the difficulty; empty in an edition that has a chart of results.
   */
  difficulty: string;
  /**
   * Those that have struck, the one of this round last.
   */
  setbacks: SetbackView[];
  impact: TeamImpactView | null;
  bonus: BonusGoalView[];
  open: string[];
  done: string[];
  /**
   * The card of the one in force, or empty.
   */
  setback: string;
  deck: number;
  /**
   * How many goals the difficulty asks for.
   */
  required: number;
  result: string;
}
/**
 * A goal of a team that lies open, of seven.
 */
export interface TeamGoalView {
  kind: 'bonus' | 'impact' | 'mission';
  /**
   * The message with its name.
   */
  name: string;
  /**
   * The message that says what it asks for.
   */
  text: string;
  have: number;
  need: number;
  met: boolean;
  /**
   * Of a Bonus Goal.
   */
  card?: string;
  /**
   * Where the number that is needed comes from.
   */
  provenance: string;
}
/**
 * A Setback that has struck.
 */
export interface SetbackView {
  card: string;
  /**
   * The message with its name.
   */
  name: string;
  /**
   * The message that says what it does.
   */
  text: string;
  in_force: boolean;
  provenance: string;
}
/**
 * The team's points from Impact board, Journals and Specialists, and how many it needs.
 */
export interface TeamImpactView {
  have: number;
  need: number;
}
/**
 * Everything that is the same for everybody from beginning to end, with the values of the edition.
 */
export interface DeepSeaPrinted {
  zones: {
    [k: string]: PrintedZone;
  };
  leader: PrintedLeader;
  specialists: {
    [k: string]: PrintedSpecialist;
  };
  journals: {
    [k: string]: PrintedJournal;
  };
  /**
   * In the prototype, which Journals are used once per round and which are discarded.
   */
  journal_uses: {
    [k: string]: 'discard' | 'once_per_round';
  };
  tokens: {
    [k: string]: PrintedToken;
  };
  mat: PrintedMat;
  coop: CoopFile;
  mission: PrintedMission;
  hexes: PrintedHex[];
  /**
   * By kind the names of both sides of a Specialist as views write them; the Team Leader has one.
   */
  faces: {
    [k: string]: string[];
  };
  needs: PrintedNeeds;
  edition: PrintedEdition;
  /**
   * So much Research, discs and the like make a point at the end.
   */
  leftovers_per_point: number;
}
/**
 * A zone.
 */
export interface PrintedZone {
  name_de?: string;
  id: string;
  name_en?: string;
  depth: number;
  discovery: string[];
  arrival: string[];
  mission_specific?: boolean;
  arrival_actions?: string[];
  dive?: DiveSite[];
  sonar?: SonarSpace[][];
  conserve?: ConserveSite[];
  journal?: JournalSite[];
  links?: Link[];
  art?: string;
  layout?: {
    [k: string]: string;
  };
  rule?: PrintedRule[];
  edge?: Edge[];
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  house: string[];
}
export interface DiveSite {
  id: string;
  tokens: number;
  access?: 'left' | 'right' | 'up';
}
export interface SonarSpace {
  id: string;
  get: string[];
}
export interface JournalSite {
  id: string;
  field: 'blue' | 'brown' | 'green' | 'yellow';
  get?: string[];
  marked?: boolean;
  access?: 'left' | 'right' | 'up';
}
export interface Link {
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: [string, string];
  get: string[];
}
/**
 * A special rule of a zone: its handler, the keys of that handler, and what is drawn for it.
 */
export interface PrintedRule {
  handler: string;
  kind_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  sites?: string[];
  /**
   * Sites of which one has to hold an own disc.
   */
  ring?: string[];
  gain?: string[];
  depth?: number;
  draw?: number;
  extra?: number;
  journals?: number;
  max?: number;
  not_to_depth?: number;
  promotions?: number;
  technology?: number;
  travels?: number;
  plate: Plate;
}
/**
 * What is drawn for a rule: when, what.
 */
export interface Plate {
  /**
   * The action that sets it off.
   */
  when?: string;
  what?: string[];
  note?: string;
  /**
   * It needs a disc on a ringed site.
   */
  ring?: boolean;
  /**
   * Something is forbidden.
   */
  ban?: boolean;
}
export interface Edge {
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
}
/**
 * The Team Leader.
 */
export interface PrintedLeader {
  name_de?: string;
  name_en?: string;
  copies: number;
  copies_retail: number;
  copies_retail_provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  side: 'senior';
  promotable: false;
  gain: string[];
  slots: string[][];
  setup_discs_on_tile: number;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  house: string[];
}
/**
 * Both sides of a Specialist.
 */
export interface PrintedSpecialist {
  id: string;
  tier: number;
  copies: number;
  junior: Face;
  senior: Face;
  score?: TierFive;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  house: string[];
}
export interface Face {
  name_de?: string;
  /**
   * What records call a Senior; without it, its name as one word.
   */
  id?: string;
  name_en?: string;
  gain: string[];
  slots: string[][];
  ability?: Ability;
}
export interface TierFive {
  points: number;
  per: number;
  count: string;
  text: string;
}
/**
 * A Journal.
 */
export interface PrintedJournal {
  name_de?: string;
  id: string;
  name_en?: string;
  anchor: boolean;
  cost: number;
  points: number;
  fields: ('blue' | 'brown' | 'green' | 'yellow')[];
  you: string[];
  others: string[];
  activations: string[];
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  house: string[];
}
/**
 * A Dive token.
 */
export interface PrintedToken {
  id: string;
  count: number;
  research: number;
  effect: string[];
  cost?: 'disc'[];
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  house: string[];
}
/**
 * The player mat.
 */
export interface PrintedMat {
  edition: string;
  shape: Shape;
  bracket: Bracket[];
  track: TrackSheet[];
  research: ResearchSheet;
  player_set: PlayerSet;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  house: string[];
}
export interface Shape {
  last_step: number;
  impact_step: number;
}
export interface TrackSheet {
  id: string;
  vessel_steps: number[];
}
export interface ResearchSheet {
  cap: number;
}
export interface PlayerSet {
  discs: number;
  impact_markers: number;
  vessels: 3;
}
/**
 * The Scenario sheet.
 */
export interface PrintedMission {
  schema: 1;
  mission: MissionHead;
  setup: SetupSheet;
  goal: GoalSheet[];
  impact_coop: ImpactCoop;
  impact: ImpactSheet;
  rule?: (
    | Told
    | MarkerForRestoredZone
    | WalkMarker
    | NewMarkerElsewhere
    | RegionClosedUntilBoard
    | FinderNamesPieces
    | RegionBySource
    | ChooseGoalVersion
    | StartTrackMarker
    | TrackStepByConserve
    | TrackStepForImpact
    | RowBySourceDepth
    | RowOverflow
    | RecordRace
  )[];
  track?: ExtraTrack;
  notes?: Notes;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  house: string[];
}
export interface MissionHead {
  number: number;
  id: string;
  name_en: string;
  name_provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  in_short: string;
  /**
   * Where it can be played; the prototype also leaves missions out by its own file.
   */
  editions?: ('german' | 'prototype' | 'retail')[];
  name_de?: string;
}
export interface SetupSheet {
  columns: number;
  column_letters: string[];
  max_depth: number;
  mission_boards_left_out: string[];
  starting_vessels: 1;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  boards: StartBoard[];
  launch: LaunchSheet;
  removed_depths?: number[];
  shuffled_row?: ShuffledRow;
  hidden?: Hidden[];
}
export interface StartBoard {
  at: string;
  board?: string;
  random_depth?: number;
}
export interface LaunchSheet {
  rule: 'any_depth1' | 'fixed_board';
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  board?: string;
}
export interface ShuffledRow {
  depth: number;
  columns: string[];
  boards: string[];
  random_boards: number;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
}
export interface Hidden {
  board: string;
  stack: number;
  face_down: true;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  within_top?: number;
}
export interface GoalSheet {
  number: number;
  kind: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  coop: CoopGoal;
  name?: string;
  bonus?: Bonus;
  bonus_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  per?: number;
  pieces?: string[];
  pieces_from?: string[];
  has?: string[];
  discovered?: boolean;
  depths?: number[];
  columns?: string[];
  event?: string;
  track?: string;
  region?: string;
  sources?: ('impact_hexes' | 'published_journals')[];
  goal_hex?: string;
  options?: GoalVersion[];
}
export interface GoalVersion {
  id: string;
  kind: string;
  per: number;
  bonus: Bonus;
  text: string;
  pieces?: string[];
  has?: string[];
  depths?: number[];
  columns?: string[];
  side_of?: string;
  side?: '' | 'left' | 'right';
  sources?: ('impact_hexes' | 'published_journals')[];
}
export interface ImpactCoop {
  /**
   * @minItems 5
   * @maxItems 5
   */
  min: [number, number, number, number, number];
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  house_players?: number[];
}
export interface ImpactSheet {
  orientation: 'flat' | 'pointy' | 'tracks';
  parity: string;
  parity_provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  hex_count: number;
  hex_provenance: string;
  entry_provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  links: HexLink[];
  hexes: string[];
  star_cell?: string;
  rule_entry?: RuleEntry[];
  coordinates?: 'offset';
  wheel_reading?: WheelReading;
  corrections?: string[];
}
export interface HexLink {
  a: string;
  b: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  why?: string;
}
export interface RuleEntry {
  hex: string;
  rule: string;
}
export interface WheelReading {
  W: 'any_attribute';
  L: 'lowest_attribute';
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
}
/**
 * A rule that is only told: another part of the file, or another rule, does it.
 */
export interface Told {
  handler: 'told';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
}
/**
 * Mission 4: the last free Conservation site of a zone with so many earns an Impact for one hex.
 */
export interface MarkerForRestoredZone {
  handler: 'marker_for_restored_zone';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  hex: string;
  min_sites: number;
}
/**
 * Mission 6: an Impact moves an own marker; a new one enters only when none can walk.
 */
export interface WalkMarker {
  handler: 'walk_marker';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
}
/**
 * Mission 6: where a new marker enters when every entry is taken.
 */
export interface NewMarkerElsewhere {
  handler: 'new_marker_elsewhere';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  rows: number[];
  columns: number[];
}
/**
 * Mission 6: nobody enters the hexes flagged deep before the board is in play.
 */
export interface RegionClosedUntilBoard {
  handler: 'region_closed_until_board';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  board: string;
}
/**
 * Mission 6: the finder of the board names what the goal counts.
 */
export interface FinderNamesPieces {
  handler: 'finder_names_pieces';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  board: string;
  goal: number;
  options: string[];
}
/**
 * Mission 7: Impact of that board's sites goes to the hexes flagged rg, all other to the rest.
 */
export interface RegionBySource {
  handler: 'region_by_source';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  board: string;
}
/**
 * Mission 9: one extra piece per player, on the start of the track.
 */
export interface StartTrackMarker {
  handler: 'start_track_marker';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  track: string;
}
/**
 * Mission 9: so many steps for each Conservation disc placed at these depths.
 */
export interface TrackStepByConserve {
  handler: 'track_step_by_conserve';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  track: string;
  depths: number[];
  steps: number;
}
/**
 * Mission 9: so many steps instead of laying a marker, while the track goes on.
 */
export interface TrackStepForImpact {
  handler: 'track_step_for_impact';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  track: string;
  steps: number;
}
/**
 * Mission 10: the marker goes to the row of the source's depth, or of a depth with an own Vessel.
 */
export interface RowBySourceDepth {
  handler: 'row_by_source_depth';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
}
/**
 * Mission 10: the rows from depth 1 on, and the hexes that take their surplus.
 */
export interface RowOverflow {
  handler: 'row_overflow';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  overflow: Overflow[];
}
/**
 * Rows, and the hex that takes their surplus.
 */
export interface Overflow {
  rows: number[];
  hex: string;
}
/**
 * Mission 10: the order of arrival is recorded, no disc is moved.
 */
export interface RecordRace {
  handler: 'record_race';
  id: string;
  text: string;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  /**
   * "house": the rule is recorded, finer points of its text are ours.
   */
  detail_provenance?: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
  goals: number[];
}
export interface ExtraTrack {
  name: string;
  start: 0;
  last: number;
  provenance: 'house' | 'inferred' | 'prototype' | 'public' | 'rulebook';
}
export interface Notes {
  doubts: string[];
}
/**
 * A hex of the Impact board.
 */
export interface PrintedHex {
  hex: string;
  row: number;
  column: number;
  points: number;
  gain: string[];
  field: string;
  entry: boolean;
  /**
   * Does it take any number of markers?
   */
  unlimited: boolean;
  region: 'deep' | 'main' | 'rescue' | 'rule';
  scoring: boolean;
  /**
   * The number of the mission goal it belongs to, 0 for none.
   */
  goal: number;
}
/**
 * What a team has to reach together, by number of players: as the game will ask it in this edition.
 */
export interface PrintedNeeds {
  impact: number[];
  goals: number[][];
  bonus: {
    [k: string]: number[];
  };
}
/**
 * What the edition has.
 */
export interface PrintedEdition {
  players_max: number;
  discs_when_empty: 'forfeit' | 'substitute';
  token_is_turn: boolean;
  journal_circles: boolean;
  full_ocean_pays: boolean;
  tier5_deal: 'even_split' | 'three_per_pocket';
  mission_boards_filtered: boolean;
  journals_score: boolean;
  leftovers_score: boolean;
  setbacks: number;
  setbacks_solo: number;
  goals_open: boolean;
  difficulty: boolean;
  turn_needs_activation?: boolean;
  discarded_when_used?: boolean;
  journals_have_points?: boolean;
  id: 'german' | 'prototype' | 'retail';
  missions: number[];
}
/**
 * Everything open. No seat sees more than another.
 */
export interface DeepSeaView {
  game: 'deepsea';
  seats: number;
  seat: number;
  settings: {
    [k: string]: string;
  };
  team: boolean;
  round: number;
  rounds: number;
  turn: number;
  ply: number;
  over: boolean;
  /**
   * The seat with the Wave.
   */
  wave: number;
  /**
   * Whose turn of the second phase it is; -1 during Preparation.
   */
  active: number;
  pending: PendingView | null;
  /**
   * The next one first.
   */
  queue: WaitingView[];
  columns: number;
  depths: number;
  zones: ZoneView[];
  /**
   * Cells where a zone of their depth could go.
   */
  free: string[];
  stacks: StackView[];
  hidden: HiddenView[];
  drawn: string[];
  token_supply: number;
  token_discard: string[];
  token_unseen: number;
  looked: string[];
  /**
   * How many of each Specialist there are to recruit.
   */
  tray: {
    [k: string]: number;
  };
  pockets: PocketView[];
  display: string[];
  deck: number;
  cards_out: string[];
  impact: ImpactView;
  named: string;
  versions: number[];
  races: number[][];
  goals: GoalView[];
  coop: CoopView;
  players: PlayerView[];
  scores: ScoreView[];
}
/**
 * Who has to choose, and at which step.
 */
export interface PendingView {
  seat: number;
  step: string;
}
/**
 * What still has to happen in this turn, behind the open choice.
 */
export interface WaitingView {
  seat: number;
  step: string;
  icons: string[];
  /**
   * The zone it comes from or is bound to, or empty.
   */
  board: string;
}
/**
 * A zone with its sites, discs, tokens and Vessels.
 */
export interface ZoneView {
  /**
   * Where it lies: `B2`.
   */
  cell: string;
  board: string;
  depth: number;
  discoverer: number;
  sites: {
    [k: string]: SiteView;
  };
  /**
   * How many Vessels each seat has here.
   */
  vessels: number[];
}
/**
 * A site in play.
 */
export interface SiteView {
  /**
   * Dive sites: the tokens left.
   */
  tokens?: number;
  /**
   * Other sites: whose disc lies there, -1 nobody's.
   */
  disc?: number;
}
/**
 * The zones of a depth that have not been discovered.
 */
export interface StackView {
  depth: number;
  boards: number;
  /**
   * Those that were put below the others in sight of all.
   */
  bottom: string[];
}
/**
 * A zone of the mission that lies among the topmost of its stack.
 */
export interface HiddenView {
  board: string;
  within: number;
}
/**
 * A pocket of tier-5 Specialists.
 */
export interface PocketView {
  /**
   * The one in sight; empty if the pocket is.
   */
  top: string;
  tiles: number;
}
/**
 * The markers on the Impact board and the hexes that are open.
 */
export interface ImpactView {
  /**
   * Whose marker lies on a hex.
   */
  markers: {
    [k: string]: number;
  };
  /**
   * How many markers each seat has on a hex that takes any number.
   */
  unlimited: {
    [k: string]: number[];
  };
  open: string[];
  locked: string[];
  /**
   * Hexes nobody may enter yet.
   */
  closed: string[];
}
/**
 * The standing of everybody in a mission goal, and of the team.
 */
export interface GoalView {
  number: number;
  /**
   * Which of its versions is played; -1: none has been chosen, or there is one only.
   */
  version: number;
  units: number[];
  points: number[];
  /**
   * The leader bonus of each seat.
   */
  bonus: number[];
  team: ReachedView | null;
}
/**
 * What a team has of a goal, what it needs, and whether that is enough.
 */
export interface ReachedView {
  have: number;
  need: number;
  met: boolean;
}
/**
 * All that lies before a player.
 */
export interface PlayerView {
  supply: number;
  staging: number;
  aside: number;
  substitutes: number;
  research: number;
  /**
   * Where the cubes stand: Reputation, Inspiration, Coordination, Ingenuity.
   */
  attributes: number[];
  levels: number[];
  /**
   * The levels as the Setback in force lets them count.
   */
  levels_now: number[];
  next: (UnlockView | null)[];
  /**
   * The deepest depth the Technology reaches.
   */
  reach: number;
  /**
   * The zone of each of the three Vessels, empty while it is not released.
   */
  vessels: string[];
  tiles: TileView[];
  tokens: string[];
  journals: JournalView[];
  cleanup: number;
  passed: boolean;
}
/**
 * The next step of a track that brings something.
 */
export interface UnlockView {
  step: number;
  level: number;
  points: number;
  vessel: boolean;
  impact: boolean;
}
/**
 * A Specialist in a tableau.
 */
export interface TileView {
  face: string;
  kind: string;
  senior: boolean;
  disc: number;
  /**
   * What a tier-5 Senior scores now.
   */
  points: number | null;
}
/**
 * A published Journal.
 */
export interface JournalView {
  card: string;
  circles: number;
  /**
   * Discs on its circles, or how often it was used in the prototype.
   */
  used: number;
  /**
   * In the prototype a Journal is turned instead of taking discs.
   */
  turned: boolean;
}
/**
 * What a seat has: at the end the result, before it what it would be now.
 */
export interface ScoreView {
  seat: number;
  place: number;
  total: number;
  parts: {
    [k: string]: number;
  };
  /**
   * What decides between equal totals, most important first.
   */
  tiebreaks: {
    [k: string]: number;
  };
}
