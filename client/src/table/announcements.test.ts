import { expect, test } from 'vitest';
import type { Entry } from '../wire';
import { told } from './announcements.svelte';

const act = (seat: number, ...texts: string[]) =>
  ({ kind: 'act', seat, events: texts.map((text) => ({ text })) }) as unknown as Entry;

test('what happened is said sentence by sentence', () => {
  expect(told([act(0, 'Ana dives.'), act(1, 'Bo passes.')], [0])).toBe('Ana dives. Bo passes.');
  expect(told([], [0])).toBe('');
});

test('of many things one hears the own ones in words, the rest as a number', () => {
  const much = act(1, 'a', 'b', 'c', 'd', 'e', 'f');
  const text = told([act(0, 'Ana dives.'), much], [0]);
  expect(text).toMatch(/^Ana dives\. /);
  expect(text).not.toContain('a b');
});
