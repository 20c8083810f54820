/** What happened in a turn, as one sentence of parts: words, names, coordinates, chips. No rules of any game here. */
import type { Entry, EventInfo } from '../wire';

/** A chip with its number; `label` is what a screen reader hears. */
export interface SignPart {
  sign: string;
  label: string;
  count?: number;
}
export type Part = string | { name: string } | { at: string } | { seat: number; name: string; you: boolean } | SignPart;

/** One thing that is shown at a time: what is said of it, where it is, and the sentences of the log behind it. */
export interface Step {
  parts: Part[];
  /** Where on the board: selectors. */
  places: string[];
  texts: string[];
  /** Something goes there from the place before: a dotted way is drawn. */
  way?: boolean;
}

/** The moves of one seat in one turn of the game. */
export interface Turn {
  key: string;
  seat: number;
  acts: Entry[];
}

export interface Tale {
  steps: Step[];
  /** Nothing but a pass, or the bookkeeping of a new round. */
  quiet: boolean;
  /** Shown at full length at any pace: the end, or something that was taken from somebody. */
  loud: boolean;
  /** How much it matters, to choose what is told to somebody who comes back. */
  weight: number;
  /** The seats to whom something was done, besides the one who did it. */
  touched: number[];
}

export const NOTHING: Tale = { steps: [], quiet: true, loud: false, weight: 0, touched: [] };

/** Moves as turns, in their order. A move that no turn is known of goes with those of the same seat before it. */
export function turnsOf(acts: Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const act of acts) {
    const last = turns.at(-1);
    const seat = act.seat ?? -1;
    if (last && last.seat === seat && (last.acts.at(-1)!.turn ?? act.turn) === (act.turn ?? last.acts.at(-1)!.turn))
      last.acts.push(act);
    else turns.push({ key: `${act.revision}/${seat}`, seat, acts: [act] });
  }
  return turns;
}

/** All that happened in a turn. */
export const eventsOf = (turn: Turn): EventInfo[] => turn.acts.flatMap((act) => act.events ?? []);

/** What somebody else's turn did to these seats, in the sentences of the log. */
export const forYou = (turn: Turn, mine: number[]): string[] =>
  mine.includes(turn.seat)
    ? []
    : [...new Set(eventsOf(turn).flatMap((event) => (mine.includes(event.seat) && event.text ? [event.text] : [])))];

/** The first letter of the signs that stand for parts in a text: a private one of Unicode. */
const MARK = 0xe000;

/**
 * A sentence in which parts stand: `weave((values) => say('sonar', values), { place: { name: 'Sea Star' } })`. The
 * text decides where, so the order of words is that of its language.
 */
export function weave(
  say: (values: Record<string, string | number>) => string,
  parts: Record<string, Part | Part[] | number>,
): Part[] {
  const held: (Part | Part[])[] = [];
  const values: Record<string, string | number> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'number' || typeof part === 'string') values[name] = part;
    else values[name] = String.fromCharCode(MARK + held.push(part) - 1);
  }
  const woven: Part[] = [];
  for (const piece of say(values).split(/([\ue000-\uf8ff])/)) {
    const nth = piece.length === 1 ? piece.charCodeAt(0) - MARK : -1;
    if (nth >= 0 && nth < held.length) woven.push(...[held[nth]!].flat());
    else if (piece) woven.push(piece);
  }
  return woven;
}

/** Parts with something between them. */
export const listed = (lists: Part[][], between: Part = ', '): Part[] =>
  lists.filter((parts) => parts.length).flatMap((parts, place) => (place ? [between, ...parts] : parts));

/** Of things that came one by one: each kind once, with how many, in the order of their coming. */
export class Sums {
  private readonly counts = new Map<string, number>();

  add(what: string, count = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + count);
  }

  has(what: string): boolean {
    return this.counts.has(what);
  }

  get(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  get empty(): boolean {
    return ![...this.counts.values()].some(Boolean);
  }

  parts(label: (what: string, count: number) => string): SignPart[] {
    return [...this.counts].flatMap(([sign, count]) => (count ? [{ sign, count, label: label(sign, count) }] : []));
  }
}

/** An event as a clause: its sentence without the name of who did it and without the full stop. */
export function clause(text: string, name: string): string {
  const bare = text.replace(/\.$/, '');
  return name && bare.startsWith(`${name} `) ? bare.slice(name.length + 1) : bare;
}

/** The steps of a turn that say something. */
export const spoken = (tale: Tale): Step[] => tale.steps.filter((step) => step.parts.length);

/** The whole turn in one sentence: what was done, an arrow, what came of it. */
export function summary(tale: Tale, arrow: Part = ' → '): Part[] {
  const [first, ...rest] = spoken(tale);
  if (!first) return [];
  const effects = listed(rest.map((step) => step.parts));
  return effects.length ? [...first.parts, arrow, ...effects] : first.parts;
}

/** The same, and where a game says nothing of it, the first line of the log. `name`: of who did it. */
export function sentence(tale: Tale, name: string): Part[] {
  const words = summary(tale);
  const [text] = tale.steps.flatMap((step) => step.texts);
  return words.length || !text ? words : [clause(text, name)];
}

const isSign = (part: Part | undefined) => typeof part === 'object' && 'sign' in part;

/** Parts as plain words, as a screen reader hears them. */
export function plain(parts: Part[]): string {
  return parts
    .map((part, place) => {
      if (typeof part === 'string') return part === ' → ' ? ': ' : part;
      if ('at' in part) return part.at;
      if ('sign' in part) return isSign(parts[place - 1]) ? `, ${part.label}` : part.label;
      return part.name;
    })
    .join('')
    .replace(/ {2,}/g, ' ');
}

/** The places of a turn, each once. */
export const placesOf = (tale: Tale): string[] => [...new Set(tale.steps.flatMap((step) => step.places))];
