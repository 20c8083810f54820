/** The rules and signs, topic by topic. Their sentences are `help-…` of the game's texts. */

import type { Speech } from '../../types';

export interface Topic {
  id: string;
  /** The sign that stands for it, if it has one. */
  icon?: string;
}

export const RULES: Topic[] = [
  { id: 'round' },
  { id: 'recruit' },
  { id: 'effort' },
  { id: 'reassign' },
  { id: 'activate' },
  { id: 'level' },
  { id: 'link' },
  { id: 'token' },
  { id: 'goals' },
  { id: 'scoring' },
  { id: 'coop' },
];
export const SIGNS: Topic[] = [
  { id: 'reputation', icon: 'reputation' },
  { id: 'inspiration', icon: 'inspiration' },
  { id: 'coordination', icon: 'coordination' },
  { id: 'ingenuity', icon: 'ingenuity' },
  { id: 'any_attribute', icon: 'any_attribute' },
  { id: 'lowest_attribute', icon: 'lowest_attribute' },
  { id: 'research', icon: 'research' },
  { id: 'disc', icon: 'disc' },
  { id: 'promote', icon: 'promote' },
  { id: 'impact', icon: 'impact' },
  { id: 'discover', icon: 'discover 1-2' },
  { id: 'travel', icon: 'travel' },
  { id: 'sonar', icon: 'sonar' },
  { id: 'dive', icon: 'dive' },
  { id: 'conserve', icon: 'conserve' },
  { id: 'journal', icon: 'journal' },
];
/** Signs without a chip of their own. */
export const MARKS = ['wave', 'launch', 'ring', 'unlimited', 'field', 'senior', 'vessel'] as const;

/** The sentence of a topic; where the prototype's rules differ, the one of its own book. */
export function helpText(speech: Speech, topic: string, edition: string | undefined): string {
  const own = `help-${topic}-${edition}`;
  if (speech.has(own)) return speech.text(own);
  return speech.own.has(own) ? speech.own.text(own) : speech.text(`help-${topic}`);
}

/** The topic a decision is about. */
export const TOPIC_OF: Record<string, string> = {
  recruit: 'recruit',
  refill: 'recruit',
  reassign: 'reassign',
  turn: 'activate',
  copy: 'activate',
  actions: 'activate',
  travel: 'travel',
  'travel-to': 'travel',
  launch: 'ingenuity',
  sonar: 'sonar',
  discover: 'discover',
  keep: 'discover',
  place: 'discover',
  dive: 'dive',
  'keep-token': 'token',
  conserve: 'conserve',
  pay: 'token',
  journal: 'journal',
  publish: 'journal',
  promote: 'promote',
  order: 'activate',
  step: 'any_attribute',
  impact: 'impact',
  walk: 'impact',
  name: 'goals',
  choose: 'goals',
};
