/** How the board finds its way in the view of In Too Deep and in what is printed (`wire/shares.ts`). */
import type { CompanyView, SharesPrinted } from '../../wire/shares';
import type { Entry, Option } from '../types';

export type { CompanyView, PlayerView, SharesPrinted, SharesView } from '../../wire/shares';

export type CompanyId = CompanyView['company'];
/** A card by its name, `pearl-31`: the company of its share side and its depth number. */
export type CardName = string;

export const numberOf = (card: CardName) => Number(card.slice(card.lastIndexOf('-') + 1));
export const shareOf = (card: CardName) => card.slice(0, card.lastIndexOf('-')) as CompanyId;

export const abilityOf = (printed: SharesPrinted, company: CompanyView) =>
  printed.companies[company.company][company.side];

/** Eleven steps of water, one a decade; dark ink on the first three. */
export const WATER = [
  '#C7EAE7', '#8FCBD2', '#4E9DB6', '#2A7C9C', '#226C90', '#1C5A84', '#184E78', '#143E66', '#0F3155', '#0B2142',
  '#061228',
]; // prettier-ignore
export const inkOn = (row: number) => (row < 3 ? '#0C1A26' : '#FFFFFF');

/** How the table counts decades (setting `decades`): by the tens digit, or in blocks of ten. */
export interface Decades {
  rows: number;
  row(number: number): number;
  label(row: number): string;
}

/**
 * The lowest and the highest depth number say where the axis begins and ends: 1 to 100 in our list, 0 to 99 in another.
 */
export function decades(setting: string | undefined, [low, high]: [number, number]): Decades {
  const first = setting === 'blocks' ? low : 0;
  const row = (n: number) => Math.floor((n - first) / 10);
  const label = (r: number) => {
    const [from, to] = [Math.max(low, r * 10 + first), Math.min(high, r * 10 + first + 9)];
    return from === to ? `${from}` : `${from}–${to}`;
  };
  return { rows: row(high) + 1, row, label };
}

/** A card hanging from a company's cable: its row is its decade, its lane how often the column turned back up. */
export interface Hung {
  card: CardName;
  row: number;
  lane: number;
}

export function hang(column: CardName[], scale: Decades): Hung[] {
  let lane = 0;
  let before = -1;
  return column.map((card) => {
    const row = scale.row(numberOf(card));
    if (row <= before) lane += 1;
    before = row;
    return { card, row, lane };
  });
}

// -- options by what they are about -----------------------------------------------------------------

export const about = (option: Option, name: string) => String(option.arguments[name] ?? '');

/** The option of a verb for a target, as `find(options, 'buy', 'card', 'pearl-31')`. */
export function find(options: Option[], verb: string, name?: string, value?: string): Option | undefined {
  return options.find((o) => o.verb === verb && (name === undefined || about(o, name) === value));
}

/** A detail of an option as a number, a word or a list. */
export const count = (option: Option, name: string) => Number(option.details[name] ?? 0);
export const word = (option: Option, name: string) => String(option.details[name] ?? '');
export const list = (option: Option, name: string) => {
  const value = option.details[name];
  return Array.isArray(value) ? value : [];
};

/** The card the open question is about: chosen, not yet placed. */
export const chosen = (options: Option[]): CardName | null => {
  const into = find(options, 'into');
  return into ? word(into, 'card') : null;
};

/** The card whose share is being paid for, by the moves of this turn so far. */
export function buying(way: Entry[]): CardName | null {
  const [verb, card = ''] = (way.at(-1)?.action ?? '').split(' ');
  return verb === 'buy' && card ? card : null;
}

/** Cards that came somewhere in these entries: for the one move they are shown making, and for halos. */
export function movedCards(entries: Entry[], kinds: string[], except = -1): Set<CardName> {
  const cards = new Set<CardName>();
  for (const entry of entries)
    for (const event of entry.events ?? []) {
      if (!kinds.includes(event.kind) || event.seat === except) continue;
      for (const card of [event.data.card, event.data.cards].flat()) if (card !== undefined) cards.add(String(card));
    }
  return cards;
}

export const PLACED = ['opened', 'expanded', 'placed', 'moved', 'raised', 'bonus-placed'];
