/** Worth a moment in Deep Sea besides tokens, boards and cards of the team: others' finds, and the last round. */
import { momentsOf, type Kind } from '../../lib/moments';
import type { DeepSeaView } from '../../wire/deepsea';
import type { Entry, MomentCard, OptionContext } from '../types';
import { teamGoals } from './goals/team';
import { named } from './words';

export function moments(acts: Entry[], context: OptionContext, mine: number[]): MomentCard[] {
  const { rounds, team } = context.view as DeepSeaView;
  const KINDS: Record<string, Kind> = {
    discovered: {
      sign: 'discover',
      others: true,
      always: true,
      title: (event) => named(context.speech, 'board', String(event.data.board)),
    },
    'tokens-reshuffled': { sign: 'dive' },
    // A team turns up a card with each round.
    round: { sign: 'impact', stays: true, storm: true, when: ({ data }) => !team && Number(data.round) === rounds },
  };
  return momentsOf(KINDS, acts, context, mine, context.speech.own);
}

/** The goals of a team that are met. */
export function reached({ view, printed, speech }: OptionContext) {
  const goals = (view as DeepSeaView).team ? teamGoals(view, printed, speech) : [];
  return goals
    .filter((goal) => goal.met)
    .map(({ key, name, text, icon, have, need }) => ({ key, name, text: `${text} ${have} / ${need}`, sign: icon }));
}
