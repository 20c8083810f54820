import { expect, test } from 'vitest';
import { sum as goals } from './deepsea/goals/sum';
import { sum as missions } from './reef/sum';
import { sum as shares } from './shares/sum';

test('shares times worth', () => {
  const view = { companies: [{ company: 'pearl', worth: 11 }], players: [{ shares: [7] }, { shares: [0] }] };
  expect(shares('pearl', 0, { view: view as never })).toBe('7 × 11');
  expect(shares('pearl', 1, { view: view as never })).toBe('');
});

test('units of a goal times their points', () => {
  const view = { goals: [{ units: [3, 2], points: [6, 3] }] } as never;
  const printed = {} as never;
  expect(goals('goal-1', 0, { view, printed })).toBe('3 × 2');
  expect(goals('goal-1', 1, { view, printed })).toBe('');
  expect(goals('journals', 0, { view, printed })).toBe('');
});

test('tracks and Impact, point by point', () => {
  const bracket = [
    { steps: [1, 2], points: 0 },
    { steps: [3, 4], points: 1 },
    { steps: [5], points: 4 },
  ];
  const hexes = [
    { hex: '0,0', points: 2 },
    { hex: '0,1', points: 0 },
    { hex: '0,2', points: 3 },
  ];
  const view = {
    players: [{ attributes: [5, 3, 1, 4] }, { attributes: [5, 1, 1, 1] }],
    impact: { markers: { '0,0': 0, '0,1': 0, '0,2': 0 } },
  } as never;
  const printed = { mat: { bracket }, hexes } as never;
  expect(goals('attributes', 0, { view, printed })).toBe('4 + 1 + 1');
  // One term alone is the number itself.
  expect(goals('attributes', 1, { view, printed })).toBe('');
  expect(goals('impact', 0, { view, printed })).toBe('2 + 3');
  expect(goals('impact', 1, { view, printed })).toBe('');
});

test('missions played times what each gives', () => {
  const view = { players: [{ played: [{}, {}] }] };
  expect(missions('missions', 0, { view, printed: { tracks: { mission_vp: 3 } } })).toBe('2 × 3');
  expect(missions('play', 0, { view, printed: { tracks: { mission_vp: 3 } } })).toBe('');
});
