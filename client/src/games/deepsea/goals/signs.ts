/** How a goal of the content files is shown: its signs, its name and its sentence. */
import type { Speech } from '../../types';
import type { DeepSeaPrinted, GoalSheet } from '../../../wire/deepsea';
import type { Say } from '../words';

/** What a goal, or a version of it, counts. */
export interface Counted {
  kind: string;
  pieces?: string[];
  pieces_from?: string[];
  has?: string[];
  discovered?: boolean;
  depths?: number[];
  columns?: string[];
  event?: string;
  per?: number;
  bonus?: { first?: number; second?: number; leader?: { points: number; by: string }[] };
  text: string;
}

export type Shown = { icon: string } | { field: string };

/** The signs that stand before a goal. */
export function signs(goal: Counted, named: string): Shown[] {
  const icons = (words: string[]) => words.map((icon) => ({ icon }));
  switch (goal.kind) {
    case 'field_best':
    case 'field_sets':
      return ['blue', 'brown', 'green', 'yellow'].map((field) => ({ field }));
    case 'track':
      return icons(['conserve']);
    case 'markers':
      return icons(['impact']);
    case 'race':
      return icons([goal.event?.startsWith('discover') ? 'discover 5-5' : 'vessel']);
    case 'designated':
      return icons(named ? [named] : (goal.pieces_from ?? []));
    default:
      return icons(goal.discovered ? ['sonar'] : (goal.pieces ?? goal.has ?? []));
  }
}

/** The goal as it counts now: of a goal with versions the chosen one. */
export function counted(goal: GoalSheet, version: number): Counted {
  const chosen = version >= 0 ? goal.options?.[version] : undefined;
  return (chosen ?? goal) as unknown as Counted;
}

const key = (printed: DeepSeaPrinted, number: number) => `goal-${printed.mission.mission.id}-${number}`;

/** Its short name: its own, or its number. */
export function goalName(speech: Speech, t: Say, printed: DeepSeaPrinted, number: number, version = -1): string {
  const goal = printed.mission.goal[number - 1]!;
  const id =
    version >= 0 ? `${key(printed, number)}-${goal.options?.[version]?.id}-name` : `${key(printed, number)}-name`;
  // A range of depths stays together at the end of a line.
  if (speech.has(id)) return speech.text(id).replace(/–/g, '\u2060–\u2060');
  return goal.name ?? t('goal-number', { number });
}

/** What it counts, in a sentence. */
export function goalText(speech: Speech, printed: DeepSeaPrinted, number: number, version = -1): string {
  const goal = printed.mission.goal[number - 1]!;
  const id = version >= 0 ? `${key(printed, number)}-${goal.options?.[version]?.id}` : key(printed, number);
  return speech.has(id) ? speech.text(id) : counted(goal, version).text;
}
