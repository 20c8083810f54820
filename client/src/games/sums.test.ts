import { expect, test } from 'vitest';
import { sum as goals } from './deepsea/goals/sum';
import { sum as missions } from './reef/sum';
import { sum as shares } from './shares/sum';

test('shares times worth', () => {
  const view: any = { companies: [{ company: 'pearl', worth: 11 }], players: [{ shares: [7] }, { shares: [0] }] };
  expect(shares('pearl', 0, { view })).toBe('7 × 11');
  expect(shares('pearl', 1, { view })).toBe('');
});

test('units of a goal times their points', () => {
  const view: any = { goals: [{ units: [3, 2], points: [6, 3] }] };
  expect(goals('goal-1', 0, { view })).toBe('3 × 2');
  expect(goals('goal-1', 1, { view })).toBe('');
  expect(goals('impact', 0, { view })).toBe('');
});

test('missions played times what each gives', () => {
  const view: any = { players: [{ played: [{}, {}] }] };
  expect(missions('missions', 0, { view, printed: { tracks: { mission_vp: 3 } } as any })).toBe('2 × 3');
  expect(missions('play', 0, { view, printed: { tracks: { mission_vp: 3 } } as any })).toBe('');
});
