/** The way about in the view of Reef Project and in what is printed (`wire/reef.ts`). No rule of the game in here. */
import type {
  EffectFace,
  Faces,
  PlayerView,
  PrintedRoute,
  PrintedSector,
  PrintedSlot,
  PrintedSpot,
  ReefPrinted,
  ReefView,
  RouteView,
  SectorView,
  ShipFace,
  SlotView,
  SpotView,
} from '../../wire/reef';
import type { Option } from '../types';

/** A view together with what boards and cards say of the same places. */
export type Spot = PrintedSpot & SpotView;
export type Route = PrintedRoute & RouteView;
export type Sector = PrintedSector & SectorView;
export type Slot = PrintedSlot & SlotView;
export interface WholeView extends Omit<ReefView, 'spots' | 'routes' | 'sectors' | 'seafloor'> {
  spots: Spot[];
  routes: Route[];
  sectors: Sector[];
  seafloor: Slot[];
  tracks: ReefPrinted['tracks'];
  faces: ReefPrinted['faces'];
  provenance: ReefPrinted['provenance'];
}

/** Are the values of this thing house-made? */
export function ours(view: Pick<WholeView, 'faces'>, kind: keyof Faces, thing: string | null | undefined): boolean {
  return thing ? view.faces[kind][thing]?.provenance === 'house' : false;
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
  const value = option.details[name];
  return Array.isArray(value) ? (value as (string | number)[]) : [];
};
export const word = (option: Option, name: string): string => String(option.details[name] ?? '');

/** A crew tile without the number of its copy, and whether its back is up. */
export function crewOf(name: string): { tile: string; kind: string; intern: boolean } {
  const intern = name.startsWith('intern:');
  const tile = intern ? name.slice(7) : name;
  return { tile, kind: tile.replace(/-\d+$/, ''), intern };
}

/** The effects a row of the list is about. */
export function effectsOf(option: Option, view: WholeView): EffectFace[] {
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
  const row = ship?.rows.findIndex((one) => one.row === member.slice(0, cut)) ?? -1;
  const place = member.slice(cut + 1);
  return { row, place: place === 'printed' ? 0 : Number(place) };
}

export function benefitAt(member: string, player: PlayerView | undefined, view: WholeView): EffectFace[] {
  const ship = player?.ship ? view.faces.ship[player.ship] : undefined;
  const { row, place } = placeOf(member, ship);
  return ship?.rows[row]?.benefits[place - 1] ?? [];
}

export function memberEffects(member: string, player: PlayerView | undefined, view: WholeView): EffectFace[] {
  const ship = player?.ship ? view.faces.ship[player.ship] : undefined;
  const { row, place } = placeOf(member, ship);
  if (place === 0) return ship?.rows[row]?.printed ?? [];
  const name = player?.crew[row * (ship?.rows[row]?.benefits.length ?? 0) + place - 1];
  if (!name) return [];
  const { tile, intern } = crewOf(name);
  return intern ? view.tracks.intern : (view.faces.tile[tile]?.effects ?? []);
}

/** How many signs wide a list of effects is. */
export function room(effects: EffectFace[]): number {
  return effects.reduce((width, effect) => {
    if (effect.sets) return width + room(effect.sets[0]!) + room(effect.sets[1]!) + 0.5;
    if (effect.op === 'convert')
      return width + (effect.pay?.length ?? 0) + room(effect.get ?? []) + (effect.n > 1 ? 1.7 : 0.8);
    return width + (effect.n > 1 || effect.delta ? 1.8 : 1.2);
  }, 0);
}

/** What an island is mainly good for, one sign each: what a trade gives, what either set begins with. */
export function main(effects: EffectFace[]): EffectFace[] {
  return effects.flatMap((effect) => {
    if (effect.sets) return main([effect.sets[0]![0]!, effect.sets[1]![0]!]);
    return effect.op === 'convert'
      ? main(effect.get?.slice(0, 1) ?? [])
      : [{ ...effect, n: effect.what === 'vp' ? effect.n : 1, delta: 0 }];
  });
}

/** A view together with what is printed; made once for each view. */
export function whole(view: ReefView, printed: ReefPrinted): WholeView {
  let joint = known.get(view);
  if (!joint) {
    joint = {
      ...view,
      tracks: printed.tracks,
      faces: printed.faces,
      provenance: printed.provenance,
      spots: joined(printed.spots, view.spots),
      routes: joined(printed.routes, view.routes),
      sectors: joined(printed.sectors, view.sectors),
      seafloor: joined(printed.seafloor, view.seafloor),
    };
    known.set(view, joint);
  }
  return joint;
}
const known = new WeakMap<ReefView, WholeView>();

/** Both lists are in the same order. */
const joined = <P, V>(printed: P[], view: V[]): (P & V)[] =>
  view.map((thing, place) => ({ ...printed[place]!, ...thing }));
