/** Moments out of what happened: one for each kind that a game names, in the words of its events. */
import type { Entry, MomentCard, OptionContext, Words } from '../games/types';
import type { EventInfo } from '../wire';

/** What makes a kind of event a moment. */
export interface Kind {
  sign: string | ((event: EventInfo) => string);
  /** It concerns everybody, and stays until it was read. */
  stays?: boolean;
  storm?: boolean;
  /** Only then. */
  when?(event: EventInfo): boolean;
  /** Kinds of events that say what came of it. */
  with?: string[];
  /** It is a moment for the others only: who did it has just chosen it. */
  others?: boolean;
  /** It changes the table for everybody: shown however fast others' turns go by. */
  always?: boolean;
  /** What it is, in a word of two; default: `moment-KIND` of the game's own texts. */
  title?(event: EventInfo): string;
}

export function momentsOf(
  kinds: Record<string, Kind>,
  acts: Entry[],
  context: OptionContext,
  mine: number[],
  own: Words,
): MomentCard[] {
  const cards: MomentCard[] = [];
  for (const act of acts) {
    const events = act.events ?? [];
    for (const event of events) {
      const kind = kinds[event.kind];
      const does = mine.includes(act.seat ?? -1);
      if (!kind || (kind.when && !kind.when(event)) || (kind.others && does)) continue;
      const came = events.filter((other) => kind.with?.includes(other.kind));
      const touches = came.some((other) => mine.includes(other.seat));
      cards.push({
        id: `${act.revision}/${event.kind}`,
        kind: event.kind,
        above: does ? own.text('moment-you') : (context.players[act.seat ?? -1]?.name ?? ''),
        title: kind.title?.(event) ?? own.text(`moment-${event.kind}`),
        text: [event.text, ...came.map((other) => other.text)].join(' '),
        sign: typeof kind.sign === 'string' ? kind.sign : kind.sign(event),
        mine: does || touches || (kind.always ?? false),
        stays: kind.stays ?? false,
        storm: kind.storm,
      });
    }
  }
  return cards;
}
