import { expect, it } from 'vitest';
import type { Tale, Turn } from '../lib/tale';
import { mattered } from './meanwhile';

const turn = (seat: number, key: string): Turn => ({ key, seat, acts: [] });
const tale = (weight: number, touched: number[] = [], quiet = false): Tale => ({
  steps: [{ parts: ['x'], places: [], texts: [] }],
  quiet,
  loud: false,
  weight,
  touched,
});

it('tells what was done to you and what weighs most, in the order it happened, and no bookkeeping', () => {
  const turns = [
    { turn: turn(1, 'travel'), tale: tale(1) },
    { turn: turn(1, 'link'), tale: tale(2, [0]) },
    { turn: turn(2, 'other'), tale: tale(1) },
    { turn: turn(1, 'discovery'), tale: tale(6) },
    { turn: turn(1, 'pass'), tale: tale(0, [], true) },
  ];
  const [bosun, stoker] = mattered(turns, [0], 2);
  expect(bosun!.told.map((one) => one.turn.key)).toEqual(['link', 'discovery']);
  expect(bosun!.told.map((one) => one.you)).toEqual([true, false]);
  expect(bosun!.turns).toBe(4);
  expect(stoker!.told).toHaveLength(1);
});
