import { expect, test } from 'vitest';
import { sum as goals } from './deepsea/goals/sum';
import { sum as ofReef } from './reef/sum';
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

test('what is left over, so much for a point', () => {
  const players = [
    { research: 5, staging: 3, tokens: ['dive', 'studies'] },
    { research: 4, staging: 0, tokens: [] },
    { research: 0, staging: 0, tokens: [] },
  ];
  const printed = { tokens: { dive: { research: 1 }, studies: { research: 3 } }, leftovers_per_point: 3 } as never;
  const told = players.map((_, seat) => goals('leftovers', seat, { view: { players } as never, printed }));
  expect(told).toEqual(['(5 + 3 + 3) ÷ 3', '4 ÷ 3', '']);
});

test('parts of Reef Project: how many times what each gives, and where one stands', () => {
  const parts = { missions: 6, majorities: 18, seconds: 0, research: 9, divers: 10, pollution: 5, resources: 3 };
  const pollution = ['a', 'b', 'c'].map((tile) => ({ tile, used: tile === 'c' ? 1 : 0 }));
  const view = { players: [{ research: '8', pollution }], scores: [{ seat: 0, parts }] } as never;
  const tracks = { mission_vp: 3, majority_vp: 2, second_vp: 1, resource_set_vp: 3, row_vp: 3, diver_vp: [12, 10, 6] };
  const printed = { tracks, faces: { pollution: { a: { vp: 2 }, b: { vp: 3 }, c: { vp: 4 } } } } as never;
  const text = (id: string, values: object) => `${id} ${Object.values(values).join()}`;
  const speech = { own: { text, has: () => true }, text } as never;
  const told = (part: string) => ofReef(part, 0, { view, printed, speech });
  expect(['missions', 'resources', 'majorities', 'pollution'].map(told)).toEqual(['2 × 3', '1 × 3', '9 × 2', '2 + 3']);
  expect(['research', 'divers'].map(told)).toEqual(['sum-research 8', 'sum-divers 2']);
  expect(['seconds', 'play', 'objective'].map(told)).toEqual(['', '', '']);
});
