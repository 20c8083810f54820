/** The signs of Deep Sea as its manual names them. */
import type { Speech } from '../types';
import { words } from './words';

export { default as Sign } from './signs/ManualSign.svelte';

/** Signs on a ground of their own, as they are printed. */
const PRINTED = [
  'reputation',
  'inspiration',
  'coordination',
  'ingenuity',
  'any_attribute',
  'lowest_attribute',
  'research',
  'disc',
  'promote',
  'impact',
  'discover',
  'travel',
  'sonar',
  'dive',
  'conserve',
  'journal',
  'vessel',
];
const MARKS = ['wave', 'anchor', 'launch', 'infinity'];
const FIELDS = ['blue', 'brown', 'green', 'yellow'];

export const knows = (name: string): boolean => [...PRINTED, ...MARKS, ...FIELDS].includes(name);

export function nameOf(name: string, speech: Speech): string {
  const topics: Record<string, string> = { anchor: 'launch', infinity: 'unlimited' };
  for (const id of [`icon-${name}`, `field-${name}`, `board-${name}`, `journal-${name}`])
    if (speech.has(id)) return speech.text(id);
  const topic = `topic-${topics[name] ?? name}`;
  return speech.own.has(topic) ? words(speech)(topic) : '';
}
