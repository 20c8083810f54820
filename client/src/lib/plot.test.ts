import { expect, it } from 'vitest';
import { nice, plot } from './plot';

it('draws a step line a seat and round levels', () => {
  const drawn = plot([[0, 0], [3, 0], [3, 7]], 100, 50);
  expect(drawn.lines).toHaveLength(2);
  expect(drawn.lines[0]!.path).toBe('M0 50H50V31.3H100');
  expect(drawn.levels.map((level) => level.value)).toEqual([0, 2, 4, 6, 8]);
});

it('rounds up to 1, 2, 5 and their tens', () => {
  expect([1, 2.1, 7, 12, 49].map(nice)).toEqual([1, 5, 10, 20, 50]);
});
