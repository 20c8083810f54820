import { expect, test } from 'vitest';
import type { Moment } from '../wire';
import { once, roundsOf, turnsUntil } from './replay';

const moment = (moves: number, seat: number, turn: number, kinds: string[] = []): Moment => ({
  moves,
  seat,
  turn,
  events: kinds.map((kind) => ({ kind, seat: -1, text: kind, data: { round: 2 } })) as Moment['events'],
});
const GAME = [moment(1, 0, 1), moment(2, 0, 1), moment(3, 1, 2, ['round']), moment(4, 0, 3)];

test('a turn is shown as far as it had come', () => {
  expect(turnsUntil(GAME, 0)).toEqual([]);
  expect(turnsUntil(GAME, 1).map((turn) => turn.acts.length)).toEqual([1]);
  expect(turnsUntil(GAME, 4).map((turn) => [turn.seat, turn.acts.length])).toEqual([
    [0, 2],
    [1, 1],
    [0, 1],
  ]);
});

test('rounds have their ticks', () => {
  expect(roundsOf(GAME)).toEqual([{ moves: 3, round: 2 }]);
});

test('a picture is fetched once, and again what failed', async () => {
  const asked: number[] = [];
  const picture = once(
    async (moves: number) => {
      asked.push(moves);
      if (asked.length === 1) throw new Error('no connection');
      return `picture ${moves}`;
    },
    (moves) => String(moves),
  );
  await expect(picture(3)).rejects.toThrow();
  expect(await picture(3)).toBe('picture 3');
  expect(await picture(3)).toBe('picture 3');
  expect(asked).toEqual([3, 3]);
});
