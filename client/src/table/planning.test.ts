import { expect, test } from 'vitest';
import type { Moment } from '../wire';
import { MOST, planFrom } from './planning';

const moment = (seat: number, action: string, text = ''): Moment => ({
  moves: 1,
  seat,
  turn: 1,
  action,
  events: text ? [{ kind: 'did', seat, data: {}, reveals: false, text }] : [],
});

test('a plan is what the own seat did, in the sentences of the log', () => {
  const tried = [moment(0, 'draw'), moment(1, 'draw', 'Ann draws Pearl 31.'), moment(1, 'pass')];
  const seen = [moment(0, ''), moment(1, '', 'Ann draws a card.'), moment(1, '')];
  expect(planFrom(tried, seen, 1)).toEqual([
    { action: 'draw', label: 'Ann draws a card.' },
    { action: 'pass', label: 'pass' },
  ]);
});

test('what nobody may read is not planned, and a plan has an end', () => {
  expect(planFrom([moment(1, '')], [], 1)).toEqual([]);
  expect(planFrom(Array<Moment>(MOST + 5).fill(moment(1, 'pass')), [], 1)).toHaveLength(MOST);
});
