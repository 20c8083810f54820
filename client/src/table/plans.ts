/** Whole ways as rows of the list: one for each place that a turn can lead to, those alike gathered in one. Pure. */
import type { Option } from '../games/types';
import type { StepInfo, WayInfo } from '../wire';

/** How the row of a way is called among the options: no action of a game begins like this. */
export const SIGN = 'way:';

/** A row: what is done at a place, or at one of several, and all that has to be chosen before. */
export interface Plan {
  /** What is done there, under the name of the row. */
  option: Option;
  steps: StepInfo[];
  /** The places it is about: actions. */
  places: string[];
  /** How many more ways lead there. */
  others: number;
  /** Choices of one kind, one after the other: about no place. */
  run?: boolean;
}

export const nameOf = (steps: StepInfo[]): string => SIGN + steps.map((step) => step.action).join('|');

/** A way as a row of its own. */
export const planOf = (way: WayInfo): Plan => ({
  option: { ...way.option, action: nameOf(way.steps) },
  steps: way.steps,
  places: [way.option.action],
  others: way.others ?? 0,
});

/** Choices one after the other as a row: called by all of them. */
export const runOf = (way: WayInfo): Plan => ({
  ...planOf(way),
  option: { ...way.option, action: nameOf(way.steps), label: labelOf(way.steps) },
  places: [],
  run: true,
});

const labelOf = (steps: StepInfo[]): string => steps.map((step) => step.label).join('. ');

/**
 * The rows for the best ways to all places. What lies beyond another place is chosen there. `gathered`: ways of these
 * verbs that begin alike stand in one row, which goes as far as they have the choices in common.
 */
export function plansOf(best: WayInfo[], gathered: readonly string[]): Plan[] {
  const places = new Set(best.map((way) => way.option.action));
  const beyond = (way: WayInfo) => way.steps.some(({ action }) => places.has(action) && action !== way.option.action);
  const rows = new Map<string, WayInfo[]>();
  for (const way of best) {
    if (beyond(way)) continue;
    const together = gathered.includes(way.option.verb);
    const row = together ? `${way.option.verb}/${way.steps[0]?.action}` : nameOf(way.steps);
    rows.set(row, [...(rows.get(row) ?? []), way]);
  }
  return [...rows.values()].map((ways) => {
    const first = ways[0]!;
    if (ways.length === 1 || !gathered.includes(first.option.verb)) return planOf(first);
    const steps = first.steps.filter((step, place) =>
      ways.every((way) => way.steps.slice(0, place + 1).at(-1)?.action === step.action && way.steps.length > place),
    );
    return {
      option: {
        ...first.option,
        action: nameOf(steps),
        label: labelOf(steps),
        changes: [],
        reveals: false,
        passes: false,
        warning: '',
      },
      steps,
      places: ways.map((way) => way.option.action),
      others: 0,
    };
  });
}
