import { expect, test } from 'vitest';
import { layer, putAway } from './layers';

test('Escape puts away one thing at a time, the last that was opened first', () => {
  const closed: string[] = [];
  const leave = { lens: () => {}, card: () => {} };
  leave.lens = layer(() => (closed.push('lens'), leave.lens()));
  leave.card = layer(() => (closed.push('card'), leave.card()));
  expect(putAway()).toBe(true);
  expect(closed).toEqual(['card']);
  expect(putAway()).toBe(true);
  expect(closed).toEqual(['card', 'lens']);
  expect(putAway()).toBe(false);
});

test('what has gone by itself is not closed again', () => {
  const closed: string[] = [];
  const leave = layer(() => closed.push('gone'));
  leave();
  leave();
  expect(putAway()).toBe(false);
  expect(closed).toEqual([]);
});
