import { expect, it } from 'vitest';
import { chances, nice, plot } from './plot';

it('draws a step line a seat and round levels', () => {
  const drawn = plot(
    [
      [0, 0],
      [3, 0],
      [3, 7],
    ],
    100,
    50,
  );
  expect(drawn.lines).toHaveLength(2);
  expect(drawn.lines[0]!.path).toBe('M0 50H50V31.3H100');
  expect(drawn.levels.map((level) => level.value)).toEqual([0, 2, 4, 6, 8]);
});

it('draws chances from move to move', () => {
  const drawn = chances(
    [
      { moves: 0, chances: [0.5, 0.5] },
      { moves: 4, chances: [0.75, 0.25] },
      { moves: 10, chances: [1, 0] },
    ],
    100,
    40,
  );
  expect(drawn.lines.map((line) => line.path)).toEqual(['M0 20L40 10L100 0', 'M0 20L40 30L100 40']);
  expect(drawn.lines[1]!.end).toEqual([100, 40]);
  expect(drawn.steps.map((step) => step.value)).toEqual([0, 2, 4, 6, 8, 10]);
});

it('rounds up to 1, 2, 5 and their tens', () => {
  expect([1, 2.1, 7, 12, 49].map(nice)).toEqual([1, 5, 10, 20, 50]);
});
