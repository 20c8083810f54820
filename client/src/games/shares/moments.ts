/** What is worth a moment in In Too Deep: a dividend, the deck emptied, the end in sight. */
import { momentsOf, type Kind } from '../../lib/moments';
import type { Entry, MomentCard, OptionContext } from '../types';

const KINDS: Record<string, Kind> = {
  dividend: {
    sign: (event) => String(event.data.company),
    when: (event) => Number(event.data.total) > 0,
    with: ['drew'],
  },
  reshuffled: { sign: 'card' },
  'end-set-off': { sign: 'card', stays: true, storm: true },
  'final-turns': { sign: 'card', stays: true, storm: true },
};

export const moments = (acts: Entry[], context: OptionContext, mine: number[]): MomentCard[] =>
  momentsOf(KINDS, acts, context, mine, context.speech.own);
