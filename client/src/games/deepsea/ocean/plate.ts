/** The plate of a special rule in signs: when, what. The server says what is on it; its text stands in the lens. */
import type { Plate } from '../../../wire/deepsea';
import { drawn, LEAST } from '../signs/icons';

/** How wide a letter is. */
const LETTER = 7.3;

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
    if (plate.what?.length || plate.note) add('to', 7);
  }
  for (const icon of plate.what ?? []) add('sign', (drawn(icon).width((LEAST * 20) / 14) * 14) / 20, icon);
  if (plate.ban) add('ban', 12);
  if (plate.note) add('note', LETTER * plate.note.length, plate.note);
  return { items, width: x + 3 };
}
