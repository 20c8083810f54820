/** What mattered of what others did: for somebody who comes back. */
import { spoken, type Tale, type Turn } from '../lib/tale';

export interface Told {
  turn: Turn;
  tale: Tale;
}

export interface Mattered {
  seat: number;
  /** How many turns they had. */
  turns: number;
  /** Of those the ones that matter most, in the order they happened; `you`: it was done to the viewer as well. */
  told: (Told & { you: boolean })[];
}

/** By player, in the order of their first turn: what was done to the viewer first of all, then what weighs most. */
export function mattered(turns: Told[], mine: number[], most: number): Mattered[] {
  const bySeat = new Map<number, Told[]>();
  for (const one of turns) bySeat.set(one.turn.seat, [...(bySeat.get(one.turn.seat) ?? []), one]);
  const you = (one: Told) => one.tale.touched.some((seat) => mine.includes(seat));
  const weight = (one: Told) => one.tale.weight + (you(one) ? 100 : 0);
  return [...bySeat].map(([seat, all]) => {
    const chosen = all
      .filter((one) => !one.tale.quiet && spoken(one.tale).length)
      .sort((a, b) => weight(b) - weight(a))
      .slice(0, most);
    const told = all.filter((one) => chosen.includes(one)).map((one) => ({ ...one, you: you(one) }));
    return { seat, turns: all.length, told };
  });
}
