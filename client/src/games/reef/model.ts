/** The view of Reef Project as the server sends it, and how a board reads options. No rule of the game in here. */
import type { Option } from '../types';

export interface Effect {
  op: string;
  n: number;
  what?: string;
  delta?: number;
  color?: string;
  reach?: string;
  pay?: { what: string; n: number }[];
  get?: Effect[];
  sets?: Effect[][];
}
export interface Entry {
  entry: string;
  source: 'effect' | 'set' | 'mission';
  left: boolean;
  effect: Effect;
}
export interface Spot {
  spot: string;
  x: number;
  y: number;
  color: string | null;
  island: string | null;
  ships: number[];
  /** What the way of the viewer's ship costs, and its routes. */
  price?: number;
  way?: string[];
}
export interface Route {
  route: string;
  ends: [string, string];
  pips: number;
  balls: number[];
  /** What a ball of the viewer would cost there now, if it may go there at all. */
  deploy: number | null;
}
export interface Sector {
  sector: string;
  x: number;
  y: number;
  corners: string[];
  routes: string[];
  filled: number;
  sharks: number;
  size: string | null;
  cleaned: boolean;
  balls: number[];
  points: number[];
  leader: number | null;
}
export interface Slot {
  kind: string;
  steps: number[];
  tile: string | null;
  tank: string | null;
  side: 'a' | 'b';
}
export interface Plan {
  mission: string;
  spot?: string | null;
  met: boolean;
  have?: number | null;
  need?: number;
}
export interface Player {
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
  members: { member: string; color: string | null; ready: boolean }[];
  free_spaces: (string | null)[];
  hand: (string | null)[];
  plans: Plan[];
  packet: (string | null)[];
  played: [string, number][];
  milestones: string[];
  milestones_down: [string | null, number][];
  pollution: { tile: string | null; size: string; used: number }[];
  objective: string | null;
}
export interface MissionFace {
  suit: string;
  kind: 'bonus' | 'alternative' | 'condition';
  effects: Effect[];
  island?: string;
  condition?: string;
  value?: number;
  color?: string;
}
export interface ShipFace {
  power: string;
  power_n: number;
  rows: { row: string; color: string; printed: Effect[]; benefits: Effect[][] }[];
}
export interface Faces {
  island: Record<string, { color: string; effects: Effect[] }>;
  mission: Record<string, MissionFace>;
  tile: Record<string, { color: string; effects: Effect[] }>;
  pollution: Record<string, { size: string; vp: number; effects: Effect[] }>;
  exploration: Record<string, { kind: string; effects: Effect[] }>;
  tank: Record<string, { kind: string; a: Effect[]; b: Effect[] }>;
  milestone: Record<string, { effects: Effect[] }>;
  objective: Record<string, { kind: string; vp: number; cap: number; at: number[]; tiers: number[] }>;
  ship: Record<string, ShipFace>;
}
export interface Tracks {
  resources: string[];
  energy_max: number;
  open_spaces: number;
  blocked: number;
  track_vp: number[];
  trade_price: number;
  objectives_at: number;
  end_at: number;
  recharge: { space: string; at: number; effects: Effect[] }[];
  research: { step: string; vp: number; reach: number; side: boolean; last: boolean }[];
  last_step: number;
  diver_vp: number[];
  virtual_divers: number[];
  extra_step_price: number;
  past_end_vp: number;
  crew_prices: number[];
  intern_price: number;
  intern: Effect[];
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
export interface ReefView {
  seats: number;
  seat: number;
  turn: number;
  round: number;
  over: boolean;
  side: string;
  active: number;
  kind: string;
  used_up: {
    deployment: boolean;
    move: boolean;
    mission: boolean;
    reveal: boolean;
    extra_step: boolean;
    crew: string[];
  };
  end_turn: number;
  pending: {
    seat: number;
    step: string;
    entries?: Entry[];
    sets?: Effect[][];
    convert?: Effect;
    tile?: string;
    member?: string;
    /** In a recharge turn: the place of the reward that is asked for; those below it follow. */
    space?: number;
  } | null;
  spots: Spot[];
  routes: Route[];
  sectors: Sector[];
  seafloor: Slot[];
  ships_offered: string[];
  crew_offer: string[];
  crew_prices: number[];
  intern_price: number;
  crew_stack: number;
  /** The tile on top of the stack lies face up. */
  crew_top: string | null;
  mission_offer: string[];
  mission_reach: number;
  mission_deck: (string | null)[];
  milestones: (string | null)[][];
  looking: (string | null)[];
  supply: number[];
  objectives: { handed_out: boolean; order: number[]; hand: (string | null)[] };
  players: Player[];
  scores: { seat: number; parts: Record<string, number | null>; total: number }[];
  tracks: Tracks;
  faces: Faces;
  /** Where the values of the map and the tracks come from. */
  provenance?: Record<string, string>;
}

/** Are the values of this thing house-made? */
export function ours(view: Pick<ReefView, 'faces'>, kind: keyof Faces, thing: string | null | undefined): boolean {
  const face = thing ? (view.faces[kind][thing] as { provenance?: string } | undefined) : undefined;
  return face?.provenance === 'house';
}

/** The option of a verb with an argument, if it is offered. */
export function find(options: Option[], verb: string, value?: string): Option | undefined {
  return options.find(
    (option) => option.verb === verb && (value === undefined || Object.values(option.arguments).includes(value)),
  );
}
export const target = (option: Option): string => String(Object.values(option.arguments)[0] ?? '');
export const count = (option: Option, name: string): number => Number(option.details[name] ?? 0);
export const list = (option: Option, name: string): (string | number)[] => {
  const found = option.details[name];
  return Array.isArray(found) ? (found as (string | number)[]) : [];
};
export const word = (option: Option, name: string): string => String(option.details[name] ?? '');

/** A crew tile without the number of its copy, and whether its back is up. */
export function crewOf(name: string): { tile: string; kind: string; intern: boolean } {
  const intern = name.startsWith('intern:');
  const tile = intern ? name.slice(7) : name;
  return { tile, kind: tile.replace(/-\d+$/, ''), intern };
}

/** The effects a row of the list is about. */
export function effectsOf(option: Option, view: ReefView): Effect[] {
  const { faces, pending, tracks, players } = view;
  const thing = target(option);
  switch (option.verb) {
    case 'sail': {
      const island = view.spots.find((spot) => spot.spot === thing)?.island;
      return island ? (faces.island[island]?.effects ?? []) : [];
    }
    case 'resolve':
      return (pending?.entries ?? []).filter((entry) => entry.entry === thing).map((entry) => entry.effect);
    case 'pick':
      return pending?.sets?.[thing === 'first' ? 0 : 1] ?? [];
    case 'convert':
      return pending?.convert ? [pending.convert] : [];
    case 'play':
    case 'keep':
    case 'reject':
    case 'take':
    case 'discard':
    case 'lay':
      return faces.mission[thing]?.effects ?? [];
    case 'reveal':
    case 'refresh':
      return faces.pollution[thing]?.effects ?? [];
    case 'milestone':
    case 'return':
      return faces.milestone[thing]?.effects ?? [];
    case 'hire':
      return faces.tile[thing]?.effects ?? [];
    case 'intern':
      return tracks.intern;
    case 'space':
      return tracks.recharge.find((space) => space.space === thing)?.effects ?? [];
    case 'activate':
      return memberEffects(thing, players[pending?.seat ?? view.seat], view);
    case 'row':
      return benefitAt(word(option, 'member'), players[pending?.seat ?? view.seat], view);
    case 'trigger':
      return thing === 'benefit' ? benefitAt(pending?.member ?? '', players[pending?.seat ?? view.seat], view) : [];
    case 'restore': {
      const diver = players[pending?.seat ?? view.seat]?.diver ?? 0;
      const tile = view.seafloor.find((slot) => slot.steps.includes(diver))?.tile;
      return tile ? (faces.exploration[tile]?.effects ?? []) : [];
    }
    default:
      return [];
  }
}

/** `top-2` as row and place in the row; `printed` is place 0. */
export function placeOf(member: string, ship: ShipFace | undefined): { row: number; place: number } {
  const cut = member.lastIndexOf('-');
  const row = ship?.rows.findIndex((found) => found.row === member.slice(0, cut)) ?? -1;
  const place = member.slice(cut + 1);
  return { row, place: place === 'printed' ? 0 : Number(place) };
}

export function benefitAt(member: string, player: Player | undefined, view: ReefView): Effect[] {
  const ship = player?.ship ? view.faces.ship[player.ship] : undefined;
  const { row, place } = placeOf(member, ship);
  return ship?.rows[row]?.benefits[place - 1] ?? [];
}

export function memberEffects(member: string, player: Player | undefined, view: ReefView): Effect[] {
  const ship = player?.ship ? view.faces.ship[player.ship] : undefined;
  const { row, place } = placeOf(member, ship);
  if (place === 0) return ship?.rows[row]?.printed ?? [];
  const name = player?.crew[row * (ship?.rows[row]?.benefits.length ?? 0) + place - 1];
  if (!name) return [];
  const { tile, intern } = crewOf(name);
  return intern ? view.tracks.intern : (view.faces.tile[tile]?.effects ?? []);
}

/** How many signs wide a list of effects is. */
export function room(effects: Effect[]): number {
  return effects.reduce((width, effect) => {
    if (effect.sets) return width + room(effect.sets[0]!) + room(effect.sets[1]!) + 0.5;
    if (effect.op === 'convert')
      return width + (effect.pay?.length ?? 0) + room(effect.get ?? []) + (effect.n > 1 ? 1.7 : 0.8);
    return width + (effect.n > 1 || effect.delta ? 1.8 : 1.2);
  }, 0);
}

/** What an island is mainly good for, one sign each: what a trade gives, what either set begins with. */
export function main(effects: Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.sets) return main([effect.sets[0]![0]!, effect.sets[1]![0]!]);
    return effect.op === 'convert'
      ? main(effect.get?.slice(0, 1) ?? [])
      : [{ ...effect, n: effect.what === 'vp' ? effect.n : 1, delta: 0 }];
  });
}

/** A view together with what boards and cards say. */
export function whole(view: any, printed: any): ReefView {
  let found = known.get(view);
  if (!found) {
    const joined = (name: string) =>
      view[name].map((thing: object, place: number) => ({ ...printed[name][place], ...thing }));
    found = {
      ...view,
      tracks: printed.tracks,
      faces: printed.faces,
      provenance: printed.provenance,
      spots: joined('spots'),
      routes: joined('routes'),
      sectors: joined('sectors'),
      seafloor: joined('seafloor'),
    } as ReefView;
    known.set(view, found);
  }
  return found;
}
const known = new WeakMap<object, ReefView>();
