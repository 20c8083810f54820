import { expect, test } from 'vitest';
import type { OptionContext } from '../types';
import { crumb } from './lines';

test('no crumb says how an action is written', () => {
  const said: Record<string, string> = { 'group-impact': 'Impact board', 'group-else': 'Also', 'verb-pass': 'Pass' };
  const text = (id: string) => said[id] ?? `{${id}}`;
  const context = { speech: { own: { text }, has: () => false, text } } as unknown as OptionContext;
  expect(crumb('mark 1,0', context)).toBe('Impact board');
  expect(crumb('walk 1,0', context)).toBe('Impact board');
  expect(crumb('pass', context)).toBe('Pass');
  expect(crumb('whatever', context)).toBe('Also');
});
