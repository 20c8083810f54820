/** The board's own words (`text/*.ftl`); names, effects and reasons come from the game's texts on the server. */
import type { Speech } from '../types';
import type { EffectFace, MissionFace } from '../../wire/reef';
import { crewOf, type WholeView } from './model';

export type Say = Speech['text'];

/** Sentences of the board in the language of now. */
export const words = (speech: Speech): Say => speech.own.text;

/** Is there such a sentence? */
export const knows = (speech: Speech, id: string): boolean => speech.own.has(id);

export const islandName = (speech: Speech, island: string | null): string => speech.text(`island-${island ?? 'start'}`);
export const shipName = (speech: Speech, ship: string): string => speech.text(`ship-${ship}`);
export const sectorName = (speech: Speech, sector: string): string => speech.text(`sector-${sector}`);
export const objectiveName = (speech: Speech, card: string): string => speech.text(`objective-${card}`);

export function spotName(speech: Speech, view: WholeView, spot: string): string {
  return islandName(speech, view.spots.find((one) => one.spot === spot)?.island ?? null);
}
export function routeName(speech: Speech, view: WholeView, route: string): string {
  const ends = view.routes.find((one) => one.route === route)?.ends ?? [];
  return ends.map((spot) => spotName(speech, view, spot)).join(' – ');
}
export function crewName(speech: Speech, name: string): string {
  const { kind, intern } = crewOf(name);
  if (intern) return words(speech)('intern');
  const own = `tile-${kind}-1`;
  return speech.has(own) ? speech.text(own) : speech.text('tile', { kind, number: 1 });
}
/** What a mission is called: its island, or a name of its own (its number stands in brackets after it). */
export function missionName(speech: Speech, card: string, face: MissionFace | undefined): string {
  if (face?.island) return islandName(speech, face.island);
  return speech.text(`mission-${card}`).replace(/ \([^)]*\)$/, '');
}

/** An effect by the name the texts of the game know it by. */
function named(effect: EffectFace): [string, number] {
  const { op, n } = effect;
  if (op === 'gain') return [`gain-${effect.what!.replace('_', '-')}`, n];
  if (op === 'mission')
    return [{ own: 'mission', plus1: 'mission-plus', any: 'mission-any' }[effect.reach!] ?? 'mission', n];
  if (op === 'activate_color') return [`activate-${effect.color}`, n];
  if (op === 'hire')
    return [effect.delta! < 0 ? 'hire-cheaper' : effect.delta! > 0 ? 'hire-dearer' : 'hire', Math.abs(effect.delta!)];
  return [op.replaceAll('_', '-'), n];
}

/** Effects in words. */
export function told(speech: Speech, effects: EffectFace[]): string {
  return effects.map((effect) => tellOne(speech, effect)).join(', ');
}
function tellOne(speech: Speech, effect: EffectFace): string {
  if (effect.sets)
    return words(speech)('either', { first: told(speech, effect.sets[0]!), second: told(speech, effect.sets[1]!) });
  const [name, n] = named(effect);
  const values: Record<string, string | number> = {
    effect: name,
    n,
    get: 'none',
    get_n: 0,
    also: 'none',
    also_n: 0,
    more: 0,
  };
  for (const thing of ['algae', 'shell', 'camera', 'energy', 'coin', 'any', 'ball', 'mission_card'])
    values[`pay_${thing}`] = 0;
  for (const { what, n: price } of effect.pay ?? []) values[`pay_${what}`] = price;
  const [get, also] = (effect.get ?? []).map(named);
  if (get) [values.get, values.get_n] = get;
  if (also) [values.also, values.also_n] = also;
  return speech.text('effect-text', values);
}

/** When or where a mission can be played. */
export function occasion(speech: Speech, face: MissionFace): string {
  const t = words(speech);
  if (face.kind !== 'condition') return t(`kind-${face.kind}`);
  const shade = face.color ? speech.text(`suit-${face.color}`) : '';
  return t(`condition-${(face.condition ?? 'none').replaceAll('_', '-')}`, {
    value: face.value ?? 0,
    color: shade,
    shade: face.color ?? '',
  });
}

/** What an objective counts. */
export function aim(speech: Speech, view: WholeView, card: string): string {
  const t = words(speech);
  const face = view.faces.objective[card];
  if (!face) return '';
  const counted = t(`objective-${face.kind.replaceAll('_', '-')}`, {
    vp: face.vp,
    at: face.at.join(' / '),
    tiers: face.tiers.join(' / '),
  });
  return face.cap && !face.tiers.length ? `${counted} ${t('at-most', { cap: face.cap })}` : counted;
}
