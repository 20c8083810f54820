/** The signs of Reef Project as its manual names them. */
import type { Speech } from '../types';
import { ACTIONS, drum, milestone, shark, tank, THINGS, to, type Sign as Data } from './signs';
import { words } from './words';

export { default as Sign } from './ManualSign.svelte';

/** Signs of the map and the tracks that stand on no ground of their own. */
export const MARKS: Record<string, Data> = {
  shark: { icon: shark },
  tank: { icon: tank },
  pollution: { icon: drum },
  milestone: { icon: milestone },
  arrow: { icon: to },
};

export const signOf = (name: string): Data | undefined => THINGS[name] ?? ACTIONS[name] ?? MARKS[name];
export const knows = (name: string): boolean => name === 'vp' || signOf(name) !== undefined;

export function nameOf(name: string, speech: Speech): string {
  for (const id of [`thing-${name}`, `action-${name}`, `sign-${name}`])
    if (speech.own.has(id)) return words(speech)(id);
  for (const id of [`resource-${name}`, `island-${name}`]) if (speech.has(id)) return speech.text(id);
  return '';
}
