/** What is worth a moment in Reef Project: a sector cleaned, a track or a row done, the crew stack emptied, the end. */
import { momentsOf, type Kind } from '../../lib/moments';
import type { Entry, MomentCard, OptionContext } from '../types';

const KINDS: Record<string, Kind> = {
  cleaned: { sign: 'points', with: ['sector-points'] },
  'row-filled': { sign: 'points' },
  'crew-reshuffled': { sign: 'coin' },
  'end-set-off': { sign: 'points', stays: true, storm: true },
};

export const moments = (acts: Entry[], context: OptionContext, mine: number[]): MomentCard[] =>
  momentsOf(KINDS, acts, context, mine, context.speech.own);
