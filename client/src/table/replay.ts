/** A recorded game as turns, for the replay: which one is shown, what it comes to, where rounds begin. */
import { turnsOf, type Turn } from '../lib/tale';
import type { Entry, Moment } from '../wire';

/** What a round is announced by, in every game that has rounds. */
const ROUND = 'round';

/** A move as the log has it. */
const entryOf = (moment: Moment): Entry => ({
  revision: moment.moves,
  at: 0,
  kind: 'act',
  moves: moment.moves,
  seat: moment.seat,
  turn: moment.turn,
  events: moment.events ?? [],
});

/** The turns up to a move, the last one as far as it had come then. */
export const turnsUntil = (moments: Moment[], at: number): Turn[] => turnsOf(moments.slice(0, at).map(entryOf));

/** Where rounds begin: after which move, and which round it is. */
export function roundsOf(moments: Moment[]): { moves: number; round: number }[] {
  const rounds: { moves: number; round: number }[] = [];
  for (const moment of moments)
    for (const event of moment.events ?? [])
      if (event.kind === ROUND)
        rounds.push({ moves: moment.moves, round: Number(event.data?.['round'] ?? rounds.length + 2) });
  return rounds;
}

/** Fetched once for each key; what failed is tried again. */
export function once<What, Result>(
  fetch: (what: What) => Promise<Result>,
  key: (what: What) => string,
): (what: What) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (what) => {
    const name = key(what);
    const answer = known.get(name) ?? fetch(what);
    known.set(name, answer);
    answer.catch(() => known.delete(name));
    return answer;
  };
}
