/** Sets: several things marked in any order and confirmed once. Pure; no rules of any game in here. */
import type { Option } from '../games/types';
import type { SetInfo } from '../wire';

/** What boards and lists see of the set that is being chosen. */
export interface Marks {
  info: SetInfo;
  /** The marked actions, one as often as it is marked. */
  marked: string[];
  /** No more can be marked. */
  full: boolean;
  /** It can be confirmed as it stands. */
  ready: boolean;
  /** Mark it once more, or take its marks back. */
  press(option: Option): void;
  /** Take one of its marks back. */
  less(option: Option): void;
  confirm(): void;
}

/** A set that is worth marking; where one thing at most is chosen, choosing it is enough. */
export const marking = (info: SetInfo | null): SetInfo | null => (info && info.most > 1 ? info : null);

export const times = (marked: string[], action: string) => marked.filter((one) => one === action).length;

/** How often a thing can be marked; 0 if it is not part of the set. */
export const room = (info: SetInfo, action: string) => info.counts[action] ?? 0;

/** The marks after a thing was pressed; null if there is no room for it and it is not marked. */
export function pressed(info: SetInfo, marked: string[], action: string): string[] | null {
  const here = times(marked, action);
  if (here < room(info, action) && marked.length < info.most) return [...marked, action];
  return here ? marked.filter((one) => one !== action) : null;
}

export function lessened(marked: string[], action: string): string[] {
  const place = marked.lastIndexOf(action);
  return marked.filter((_, at) => at !== place);
}

export const ready = (info: SetInfo, marked: string[]) =>
  marked.length === 0 ? info.stop !== null : marked.length >= info.least;

/** What is sent: `pay 12 17 44`, `take-back pilot only`, or that nothing is chosen. */
export function actionOf(info: SetInfo, marked: string[]): string {
  if (!marked.length) return info.stop ?? '';
  const things = marked.map((action) => action.slice(info.verb.length + 1));
  return [info.verb, ...things, ...(things.length === 1 && info.most > 1 ? ['only'] : [])].join(' ');
}
