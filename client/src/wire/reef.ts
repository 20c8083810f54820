/* Made by `npm run types` from the structs of the server (view and printed of the game reef). Do not edit. */

/**
 * A Milestone that lies face down, for those who know it, and the stack it comes from.
 *
 * @minItems 2
 * @maxItems 2
 */
export type MilestoneDown = [string | null, number];
/**
 * A mission that was played, and how it lies.
 *
 * @minItems 2
 * @maxItems 2
 */
export type PlayedMission = [string, number];
/**
 * The two spots of a route.
 *
 * @minItems 2
 * @maxItems 2
 */
export type RouteEnds = [string, string];

export interface Wire {
  EffectFace?: EffectFace;
  EntryView?: EntryView;
  ExplorationFace?: ExplorationFace;
  Faces?: Faces;
  IslandFace?: IslandFace;
  MemberView?: MemberView;
  MilestoneDown?: MilestoneDown;
  MilestoneFace?: MilestoneFace;
  MissionFace?: MissionFace;
  ObjectiveFace?: ObjectiveFace;
  ObjectivesView?: ObjectivesView;
  Origins?: Origins;
  PlanView?: PlanView;
  PlayedMission?: PlayedMission;
  PlayerView?: PlayerView;
  PollutionFace?: PollutionFace;
  PollutionView?: PollutionView;
  Price?: Price;
  PrintedRoute?: PrintedRoute;
  PrintedSector?: PrintedSector;
  PrintedSlot?: PrintedSlot;
  PrintedSpot?: PrintedSpot;
  RechargeSpace?: RechargeSpace;
  ReefPending?: ReefPending;
  ReefPrinted?: ReefPrinted;
  ReefScore?: ReefScore;
  ReefView?: ReefView;
  ResearchStep?: ResearchStep;
  RouteEnds?: RouteEnds;
  RouteView?: RouteView;
  SectorView?: SectorView;
  ShipFace?: ShipFace;
  ShipRow?: ShipRow;
  SlotView?: SlotView;
  SpotView?: SpotView;
  TankFace?: TankFace;
  TileFace?: TileFace;
  Tracks?: Tracks;
  UsedUp?: UsedUp;
}
/**
 * One entry of an effect list, in the words of the content files.
 */
export interface EffectFace {
  op: string;
  n: number;
  what?: string;
  /**
   * Of a hire: how much dearer, or cheaper below 0.
   */
  delta?: number;
  color?: string;
  reach?: string;
  pay?: Price[];
  get?: EffectFace[];
  /**
   * Of a choice: the two lists it is between.
   */
  sets?: EffectFace[][];
}
/**
 * So many of a thing.
 */
export interface Price {
  what: string;
  n: number;
}
/**
 * An entry of a list that is being resolved, and whether it is still to be had.
 */
export interface EntryView {
  entry: string;
  source: 'effect' | 'mission' | 'set';
  left: boolean;
  effect: EffectFace;
}
/**
 * A Seafloor Exploration tile.
 */
export interface ExplorationFace {
  kind: string;
  effects: EffectFace[];
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * All tiles, cards and sheets by their names.
 */
export interface Faces {
  island: {
    [k: string]: IslandFace;
  };
  mission: {
    [k: string]: MissionFace;
  };
  tile: {
    [k: string]: TileFace;
  };
  pollution: {
    [k: string]: PollutionFace;
  };
  exploration: {
    [k: string]: ExplorationFace;
  };
  tank: {
    [k: string]: TankFace;
  };
  milestone: {
    [k: string]: MilestoneFace;
  };
  objective: {
    [k: string]: ObjectiveFace;
  };
  ship: {
    [k: string]: ShipFace;
  };
}
/**
 * An Island tile.
 */
export interface IslandFace {
  color: string;
  effects: EffectFace[];
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * A mission: its suit, how it is played, and what for.
 */
export interface MissionFace {
  suit: string;
  kind: 'alternative' | 'bonus' | 'condition';
  effects: EffectFace[];
  /**
   * Where it is played; one without has a condition.
   */
  island?: string;
  condition?: string;
  value?: number;
  color?: string;
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * A crew tile.
 */
export interface TileFace {
  color: string;
  effects: EffectFace[];
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * A Pollution tile, from below.
 */
export interface PollutionFace {
  size: string;
  vp: number;
  effects: EffectFace[];
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * An Oxygen Tank; both sides are public.  AM-108
 */
export interface TankFace {
  kind: string;
  a: EffectFace[];
  b: EffectFace[];
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * A Milestone.
 */
export interface MilestoneFace {
  effects: EffectFace[];
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * An Objective: what it counts, and what for.
 */
export interface ObjectiveFace {
  kind: string;
  vp: number;
  cap: number;
  at: number[];
  tiers: number[];
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * A Ship sheet on the side that is played.
 */
export interface ShipFace {
  power: string;
  power_n: number;
  rows: ShipRow[];
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
  power_provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * A row of a Ship sheet: its printed member and the benefits of its spaces.
 */
export interface ShipRow {
  row: string;
  color: string;
  printed: EffectFace[];
  benefits: EffectFace[][];
}
/**
 * Somebody on a Ship who can be activated, and whether that is still possible in this turn.
 */
export interface MemberView {
  member: string;
  color: string | null;
  ready: boolean;
}
/**
 * Who chose an Objective, and the cards in the hand of the one who is choosing.
 */
export interface ObjectivesView {
  handed_out: boolean;
  order: number[];
  hand: (string | null)[];
}
/**
 * Where the values of the map and of each track come from.
 */
export interface Origins {
  vp: 'house' | 'inferred' | 'public' | 'rulebook';
  research: 'house' | 'inferred' | 'public' | 'rulebook';
  seafloor: 'house' | 'inferred' | 'public' | 'rulebook';
  energy: 'house' | 'inferred' | 'public' | 'rulebook';
  cargo: 'house' | 'inferred' | 'public' | 'rulebook';
  offers: 'house' | 'inferred' | 'public' | 'rulebook';
  scoring: 'house' | 'inferred' | 'public' | 'rulebook';
  intern: 'house' | 'inferred' | 'public' | 'rulebook';
  sharks: 'house' | 'inferred' | 'public' | 'rulebook';
  map: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * Where or when a mission in hand can be played: its spot, or how far its condition is met.
 */
export interface PlanView {
  mission: string;
  spot?: string | null;
  met: boolean;
  have?: number | null;
  need?: number;
}
/**
 * A player as the viewer sees them.
 */
export interface PlayerView {
  ship: string | null;
  score: number;
  energy: number;
  coins: number;
  cargo: number[];
  capacity: number[];
  locked: number[];
  deployment: number;
  removed: number;
  diver: number;
  research: string;
  research_rank: number;
  reach: number;
  recharge: number;
  crew: (string | null)[];
  members: MemberView[];
  /**
   * Where the next tile of each row would go.
   */
  free_spaces: (string | null)[];
  hand: (string | null)[];
  plans: PlanView[];
  packet: (string | null)[];
  played: PlayedMission[];
  milestones: string[];
  milestones_down: MilestoneDown[];
  pollution: PollutionView[];
  /**
   * `?`: there is one, but the viewer does not know which.
   */
  objective: string | null;
}
/**
 * A Pollution tile before a player.
 */
export interface PollutionView {
  tile: string | null;
  size: string;
  used: number;
}
/**
 * A route between two spots.
 */
export interface PrintedRoute {
  route: string;
  ends: RouteEnds;
  pips: number;
}
/**
 * A sector with the spots and routes around it.
 */
export interface PrintedSector {
  sector: string;
  x: number;
  y: number;
  corners: string[];
  routes: string[];
  sharks: number;
}
/**
 * A slot of the seafloor, and the steps of the diver's track above it.
 */
export interface PrintedSlot {
  kind: 'dark' | 'light';
  steps: number[];
}
/**
 * A spot, and the suit of the Islands that belong there.
 */
export interface PrintedSpot {
  spot: string;
  x: number;
  y: number;
  color: string | null;
}
/**
 * A space of the recharge track.
 */
export interface RechargeSpace {
  space: string;
  at: number;
  effects: EffectFace[];
  provenance: 'house' | 'inferred' | 'public' | 'rulebook';
}
/**
 * Who has to choose what, and the effects the choice is about.
 */
export interface ReefPending {
  seat: number;
  step: string;
  entries?: EntryView[];
  sets?: EffectFace[][];
  convert?: EffectFace;
  /**
   * In a recharge turn: the place of the reward that is asked for; those below it follow.
   */
  space?: number;
  tile?: string;
  member?: string;
}
/**
 * Everything that is the same for everybody from beginning to end.
 */
export interface ReefPrinted {
  spots: PrintedSpot[];
  routes: PrintedRoute[];
  sectors: PrintedSector[];
  seafloor: PrintedSlot[];
  tracks: Tracks;
  faces: Faces;
  provenance: Origins;
}
/**
 * Lengths, prices and points that stand on the boards and never change.
 */
export interface Tracks {
  resources: string[];
  energy_max: number;
  open_spaces: number;
  blocked: number;
  track_vp: number[];
  trade_price: number;
  objectives_at: number;
  end_at: number;
  recharge: RechargeSpace[];
  research: ResearchStep[];
  last_step: number;
  diver_vp: number[];
  virtual_divers: number[];
  extra_step_price: number;
  past_end_vp: number;
  crew_prices: number[];
  intern_price: number;
  intern: EffectFace[];
  row_vp: number;
  rows_at_end: boolean;
  mission_vp: number;
  mission_set_vp: number;
  resource_set_vp: number;
  majority_vp: number;
  second_vp: number;
  ball_vp: number;
  docked_vp: number;
  mission_offer_size: number;
}
/**
 * A step of the research track.
 */
export interface ResearchStep {
  step: string;
  vp: number;
  reach: number;
  side: boolean;
  last: boolean;
}
/**
 * What a seat has as far as the viewer knows; place and tiebreaks at the end only.
 */
export interface ReefScore {
  seat: number;
  place?: number;
  /**
   * None: what the viewer cannot know yet.
   */
  parts: {
    [k: string]: number | null;
  };
  total: number;
  tiebreaks?: {
    [k: string]: number;
  };
}
/**
 * Everything open, and the viewer's own secrets.
 */
export interface ReefView {
  game: 'reef';
  seats: number;
  seat: number;
  turn: number;
  round: number;
  ply: number;
  over: boolean;
  side: 'a' | 'b';
  active: number;
  kind: 'recharge' | 'travel' | 'undeclared';
  used_up: UsedUp;
  end_turn: number;
  pending: ReefPending | null;
  spots: SpotView[];
  routes: RouteView[];
  sectors: SectorView[];
  seafloor: SlotView[];
  ships_offered: string[];
  crew_offer: string[];
  crew_prices: number[];
  intern_price: number;
  crew_stack: number;
  /**
   * The tile on top of the stack lies face up.
   */
  crew_top: string | null;
  crew_discard: string[];
  mission_offer: string[];
  /**
   * How many cards of the offer the viewer can take now.
   */
  mission_reach: number;
  mission_deck: (string | null)[];
  milestones: (string | null)[][];
  looking: (string | null)[];
  supply: number[];
  objectives: ObjectivesView;
  players: PlayerView[];
  scores: ReefScore[];
}
/**
 * What the active player has done in this turn and cannot do again.
 */
export interface UsedUp {
  deployment: boolean;
  move: boolean;
  mission: boolean;
  reveal: boolean;
  extra_step: boolean;
  crew: string[];
}
/**
 * A spot with what lies there.
 */
export interface SpotView {
  spot: string;
  island: string | null;
  ships: number[];
  /**
   * What the way of the viewer's Ship costs.
   */
  price?: number;
  /**
   * The routes of that way.
   */
  way?: string[];
}
/**
 * A route with its symbols and balls.
 */
export interface RouteView {
  route: string;
  pips: number;
  balls: number[];
  /**
   * What a ball of the viewer would cost there now, if it may go there at all.
   */
  deploy: number | null;
}
/**
 * A sector: sharks, tile, routes with a ball, and what cleaning would bring.
 */
export interface SectorView {
  sector: string;
  filled: number;
  sharks: number;
  size: string | null;
  cleaned: boolean;
  balls: number[];
  points: number[];
  leader: number | null;
}
/**
 * A slot of the seafloor: the exploration tile if it lies open, the tank and its side.
 */
export interface SlotView {
  tile: string | null;
  tank: string | null;
  side: 'a' | 'b';
}
