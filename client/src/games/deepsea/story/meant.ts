/** What a turn of somebody else means for the viewer: who comes level in a goal or goes ahead. */
import type { DeepSeaPrinted, DeepSeaView } from '../../../wire/deepsea';
import type { OptionContext } from '../../types';
import { goalName } from '../goals/signs';
import { teamGoals } from '../goals/team';
import { words } from '../words';

export function meant(before: DeepSeaView, now: DeepSeaView, context: OptionContext, mine: number[]): string[] {
  const { printed, players, speech } = context as OptionContext & { printed: DeepSeaPrinted };
  const t = words(speech);
  if (now.team) {
    const met = new Set(teamGoals(before, printed, speech).flatMap((goal) => (goal.met ? [goal.key] : [])));
    const goals = teamGoals(now, printed, speech).filter((goal) => goal.met && !met.has(goal.key));
    return goals.map(({ name, have, need }) => t('meant-met', { goal: name, have, need }));
  }
  const said: string[] = [];
  for (const [place, goal] of now.goals.entries()) {
    const name = goalName(speech, t, printed, goal.number, goal.version);
    for (const [seat, units] of goal.units.entries()) {
      const was = before.goals[place]?.units[seat] ?? units;
      if (mine.includes(seat) || units <= was) continue;
      // The nearest of the viewer's own seats that was passed, or is level now.
      const own = Math.max(...mine.map((one) => goal.units[one] ?? 0));
      if (units < own || was > own) continue;
      const passed = units === own ? 'meant-level' : 'meant-ahead';
      said.push(t(passed, { goal: name, name: players[seat]?.name ?? '', was, now: units, own }));
    }
  }
  return said;
}
