/** The plate of a special rule in signs: when, what. The full text stands in the lens. */
import type { IconWord, ZoneRule } from '../model';

export interface Plate {
  /** It needs a disc on a ringed site. */
  ring: boolean;
  when: IconWord | null;
  what: IconWord[];
  note: string;
  /** Something is forbidden. */
  ban: boolean;
}

const WHEN: Record<string, IconWord> = {
  on_dive: 'dive',
  after_dive: 'dive',
  dive_site_emptied: 'dive',
  after_conserve: 'conserve',
  all_conservation_sites_filled: 'conserve',
  on_sonar_place: 'sonar',
  on_travel_out: 'travel',
};
const ATTRIBUTES = 'reputation|inspiration|coordination|ingenuity|any_attribute|lowest_attribute';
const OTHERS = 'research|disc|impact|promote|travel|sonar|dive|conserve|journal';
const ICONS = new RegExp(`^(${ATTRIBUTES}|${OTHERS})\\b`);

export function plateOf(rule: ZoneRule): Plate {
  const effects = rule.gain?.length ? rule.gain : (rule.effect ?? []);
  const what = effects.flatMap((effect) => ICONS.exec(effect)?.[0] ?? []);
  const plate: Plate = {
    ring: (rule.ring?.length ?? 0) > 0,
    when: WHEN[rule.trigger ?? ''] ?? null,
    what,
    note: '',
    ban: false,
  };
  if (rule.draw) plate.note = `${rule.draw}/${rule.keep ?? 1}`;
  else if (rule.technology) [plate.what, plate.note] = [[], `+${rule.technology}`];
  else if (rule.depth) [plate.what, plate.note] = [[`discover ${rule.depth}-${rule.depth}`], ''];
  else if (rule.max) [plate.when, plate.what, plate.note] = [null, ['vessel'], `≤${rule.max}`];
  else if (effects.some((effect) => effect.startsWith('forbid'))) [plate.what, plate.ban] = [['vessel'], true];
  else if (rule.handler.includes('per_ring')) plate.note = '×';
  return plate;
}

export interface PlateItem {
  kind: 'ring' | 'sign' | 'to' | 'note' | 'ban';
  text: string;
  /** The middle. */
  x: number;
}

/** The things on a plate from left to right, and how wide it gets. */
export function plateItems(plate: Plate): { items: PlateItem[]; width: number } {
  const items: PlateItem[] = [];
  let x = 6;
  const add = (kind: PlateItem['kind'], width: number, text = '') => {
    items.push({ kind, text, x: x + width / 2 });
    x += width + 3;
  };
  if (plate.ring) add('ring', 9);
  if (plate.when) {
    add('sign', 14, plate.when);
    if (plate.what.length || plate.note) add('to', 7);
  }
  for (const icon of plate.what) add('sign', icon.startsWith('discover') ? 32 : 14, icon);
  if (plate.ban) add('ban', 12);
  if (plate.note) add('note', 6.4 * plate.note.length, plate.note);
  return { items, width: x + 3 };
}
