/** The guided first game: what there is to meet, what was met, and what one might try next. */
import type { Guide, GuideAction, Option } from '../games/types';
import type { Entry } from '../wire';

const PASSIVE = ['pass', 'decline', 'end', 'done', 'trade'];

const begins = (action: string, patterns: string[] = []) =>
  patterns.some((pattern) => action === pattern || action.startsWith(`${pattern} `));

/** The actions of the game that the viewer has done, by their ids. */
export function met(guide: Guide, entries: Entry[], seats: number[]): string[] {
  const own = entries.filter((entry) => entry.kind === 'act' && seats.includes(entry.seat ?? -1));
  const did = (action: GuideAction) =>
    own.some(
      (entry) =>
        begins(entry.action ?? '', action.by) ||
        (entry.events ?? []).some((event) => seats.includes(event.seat) && action.events?.includes(event.kind)),
    );
  return guide.actions.filter(did).map((action) => action.id);
}

/** What one might try: an action that was not met yet, else what the game's guide likes best, else anything active. */
export function suggestion(guide: Guide, options: Option[], done: string[]): Option | undefined {
  for (const action of guide.actions) {
    if (done.includes(action.id)) continue;
    const suggested = options.find((option) => begins(option.action, [...(action.by ?? []), ...(action.leads ?? [])]));
    if (suggested) return suggested;
  }
  const step = options[0]?.step ?? '';
  for (const pattern of guide.prefer?.[step] ?? []) {
    const suggested = options.find((option) => begins(option.action, [pattern]));
    if (suggested) return suggested;
  }
  return options.find((option) => !PASSIVE.includes(option.verb)) ?? options[0];
}
