import { expect, test } from 'vitest';
import { spark } from './spark';

test('the best game is on top, the worst at the bottom', () => {
  const drawn = spark([10, 30, 20], 100, 40);
  expect(drawn.dots.map((dot) => [dot.x, dot.y])).toEqual([
    [0, 40],
    [50, 0],
    [100, 20],
  ]);
  expect([drawn.least, drawn.most]).toEqual([10, 30]);
  expect(drawn.path).toBe('M0 40L50 0L100 20');
});

test('one game is a dot in the middle', () => {
  expect(spark([7], 100, 40)).toMatchObject({ path: '', dots: [{ x: 50, y: 20, value: 7 }] });
});
