/** Plans: what was tried out for a seat, to be left at the table that it was tried for. Pure. */
import type { Moment, PlannedAction } from '../wire';

/** So many actions make a plan at most; the server takes no more. */
export const MOST = 40;
const LONGEST = 200;

/**
 * What a seat has done in a try-out, one action after the other, as a plan. It is told as everybody would have seen it:
 * which card somebody drew there is chance, and another one at the table itself.
 */
export function planFrom(moments: Moment[], seen: Moment[], seat: number): PlannedAction[] {
  return moments
    .map((moment, place) => ({ moment, told: seen[place]?.events ?? [] }))
    .filter(({ moment }) => moment.seat === seat && moment.action)
    .slice(0, MOST)
    .map(({ moment, told }) => ({
      action: moment.action!,
      label: (told.find((event) => event.seat === seat && event.text)?.text ?? moment.action!).slice(0, LONGEST),
    }));
}
