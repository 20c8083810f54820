import { expect, it, vi } from 'vitest';
import type { Manual, Passage } from '../wire';
import { defining, explaining, holds, lineOf, ranges, telling } from './reading';

vi.mock('../lib/api', () => ({ api: {} }));

const line = (html: string, rules: string[] = [], editions: string[] = []) => ({ html, rules, editions });
const passage = (id: string, rules: string[], signs: string[], blocks: Passage['blocks']): Passage => ({
  id,
  title: id,
  rules,
  words: [],
  signs,
  blocks,
});
const SIGN = '<span data-sign="wave"></span>';
const manual: Manual = {
  game: 'kelp',
  language: 'en',
  title: 'Kelp',
  chapters: [
    {
      id: 'all',
      title: 'All',
      passages: [
        passage(
          'overview',
          ['KE-001', 'KE-002'],
          ['wave', 'disc'],
          [{ kind: 'text', line: line('Both.', ['KE-001', 'KE-002']) }],
        ),
        passage(
          'swim',
          ['KE-002'],
          ['disc', 'fish', 'wave'],
          [
            { kind: 'text', line: line('Old.', ['KE-002'], ['first']) },
            { kind: 'list', ordered: false, items: [line(`${SIGN} goes round.`)] },
          ],
        ),
        passage('first-disc', [], ['disc', 'fish', 'wave'], [{ kind: 'text', line: line('A disc.') }]),
      ],
    },
  ],
};
const [overview, swim] = manual.chapters[0]!.passages as [Passage, Passage, Passage];

it('finds the passage that tells a rule, and tells it in the edition that is played', () => {
  expect(telling(manual, 'KE-002')?.id).toBe('swim');
  expect(telling(manual, 'KE-002', 'second')?.id).toBe('overview');
  expect(telling(manual, 'KE-009')).toBeUndefined();
  expect(lineOf(swim, 'KE-002', 'first')?.html).toBe('Old.');
  expect(lineOf(swim, 'KE-002', 'second')).toBeUndefined();
});

it('finds the passage that explains a sign', () => {
  expect(explaining(manual, 'disc')?.id).toBe('first-disc');
  expect(explaining(manual, 'wave')?.id).toBe('swim');
  expect(explaining(manual, 'kelp')).toBeUndefined();
  expect(defining(swim, 'wave')?.html).toContain('goes round');
  expect(defining(overview, 'wave')).toBeUndefined();
});

it('knows which lines hold', () => {
  expect(holds(line(''), 'first')).toBe(true);
  expect(holds(line('', [], ['first']), 'second')).toBe(false);
  expect(holds(line('', [], ['first']), '')).toBe(true);
});

it('says rule ids in few letters', () => {
  expect(ranges(['DS-195', 'DS-194', 'AM-007', 'DS-196'], 'to')).toBe('DS-194 to 196');
  expect(ranges(['DS-001', 'DS-003'], 'to')).toBe('DS-001, DS-003');
  expect(ranges(['DS-001', 'DS-003', 'DS-005'], 'to')).toBe('DS-001, DS-003 …');
  expect(ranges(['AMB-01'], 'to')).toBe('');
});
