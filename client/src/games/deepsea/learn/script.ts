/** The guided first round: a fixed game of mission 1, what is said at each decision, and what one might try. */
import type { Option } from '../../types';

/** Two seats, mission 1, always the same ocean. */
export const RECORD =
  '[game deepsea] [seats 2] [seed 8] [version 1] [mission 1] [edition retail] [mode auto] [difficulty beginner]\n';

const KEY = 'bathysphere-deepsea-guide';

/** From now on this table is guided. */
export function begin(table: string): void {
  try {
    localStorage.setItem(KEY, table);
  } catch {
    // Without storage there is no guide.
  }
}
export function leave(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
export function isGuided(table: string): boolean {
  try {
    return localStorage.getItem(KEY) === table;
  } catch {
    return false;
  }
}

/** The rounds that are guided. */
export const ROUNDS = 1;

/** What to try at a decision, best first; the first one that is offered is shown. */
const TRY: Record<string, string[]> = {
  recruit: ['recruit sonar_operator'],
  reassign: ['take-back team_leader'],
  turn: ['activate sonar_operator', 'activate team_leader'],
  actions: ['do sonar', 'do travel', 'do dive'],
  sonar: ['sonar the_sea_star-s1', 'sonar the_sea_star-s2', 'sonar volcanic_island-s1'],
  discover: ['draw first=1 second=2'],
  impact: ['mark 2,0', 'mark 4,0'],
};

export function suggestion(step: string, options: Option[]): Option | undefined {
  for (const action of TRY[step] ?? []) {
    const found = options.find((option) => option.action === action);
    if (found) return found;
  }
  return options.find((option) => !['decline', 'pass'].includes(option.verb));
}
