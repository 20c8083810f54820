import { describe, expect, it } from 'vitest';
import type { Entry, OptionInfo, SeatInfo } from '../wire';
import { grouped, KEYS, keyed, look, merged, nearest, players, ranked, since, standing, turns, winners } from './story';

let revision = 0;
const act = (seat: number): Entry => ({ revision: revision++, at: 0, kind: 'act', moves: 0, seat });
const undo = (seat: number, steps: number): Entry => ({
  revision: revision++,
  at: 0,
  kind: 'undo',
  moves: 0,
  seat,
  steps,
});

describe('the moves that stand', () => {
  it('leaves out what was taken back', () => {
    const entries = [act(0), act(0), undo(0, 1), act(1)];
    expect(standing(entries).map((entry) => entry.seat)).toEqual([0, 1]);
  });
  it('leaves out what the table agreed to take back', () => {
    const entries = [act(0), act(1), { ...undo(2, 2), kind: 'agree' }, act(0)];
    expect(standing(entries)).toHaveLength(1);
  });
});

describe('since your last turn', () => {
  it('is what others did between your turns', () => {
    const entries = [act(0), act(1), act(2), act(2)];
    expect(since(entries, [0])).toHaveLength(3);
    expect(turns(since(entries, [0]))).toBe(2);
  });
  it('stays the same while your own turn goes on', () => {
    const entries = [act(0), act(1), act(0)];
    expect(since(entries, [0]).map((entry) => entry.seat)).toEqual([1]);
  });
  it('is everything for somebody who has not moved', () => {
    expect(since([act(1), act(2)], [0])).toHaveLength(2);
  });
});

it('groups options in the order of their first appearance', () => {
  const option = (action: string, verb: string) => ({ action, verb }) as OptionInfo;
  const groups = grouped([option('a', 'x'), option('b', 'y'), option('c', 'x')], (one) => one.verb);
  expect(groups.map((group) => [group.title, group.options.map((one) => one.action)])).toEqual([
    ['x', ['a', 'c']],
    ['y', ['b']],
  ]);
});

it('hands the keys on until every option has had one, then begins again', () => {
  const options = Array.from({ length: 2 * KEYS.length + 3 }, (_, place) => place);
  const seen = [0, 1, 2].flatMap((turns) => keyed(options, turns).options);
  expect(seen).toEqual(options);
  expect(keyed(options, 2)).toEqual({ from: 2 * KEYS.length, options: options.slice(-3) });
  expect(keyed(options, 3)).toEqual(keyed(options, 0));
  expect(keyed(options.slice(0, KEYS.length), 1).options).toHaveLength(KEYS.length);
  expect(keyed([], 5)).toEqual({ from: 0, options: [] });
});

it('gives every seat a colour and a shape of its own', () => {
  const looks = [0, 1, 2, 3, 4].map(look);
  expect(new Set(looks.map((look) => look.colour)).size).toBe(5);
  expect(new Set(looks.map((look) => look.shape)).size).toBe(5);
});

it('finds the nearest lit thing in the direction of an arrow', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const places = [
    { thing: 'right', box: box(100, 0) },
    { thing: 'far right', box: box(200, 0) },
    { thing: 'below', box: box(0, 50) },
  ];
  expect(nearest(box(0, 0), places, 'ArrowRight')).toBe('right');
  expect(nearest(box(0, 0), places, 'ArrowDown')).toBe('below');
  expect(nearest(box(0, 0), places, 'ArrowLeft')).toBeNull();
});

it('merges equal reasons', () => {
  const once = merged([{ sentence: 'a' }, { sentence: 'b' }, { sentence: 'a' }]);
  expect(once.map(({ reason, times }) => [reason.sentence, times])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

describe('who wins', () => {
  const seat = (number: number, gone: '' | 'resigned' | 'timeout' = '') => ({
    seat: number,
    chair: number,
    kind: 'bot' as const,
    name: `p${number}`,
    level: 'random',
    you: false,
    online: false,
    clock: null,
    invite: null,
    gone,
  });
  const scores = [
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
    { seat: 2, place: 2 },
  ];
  it('is the best of those who stayed: who resigned or lost on time does not', () => {
    expect(winners(scores, players([seat(0), seat(1), seat(2)])).map((one) => one.seat)).toEqual([0]);
    expect(winners(scores, players([seat(0, 'resigned'), seat(1), seat(2)])).map((one) => one.seat)).toEqual([1, 2]);
    expect(winners(scores, players([seat(0, 'timeout'), seat(1, 'resigned'), seat(2)])).map((one) => one.seat)).toEqual(
      [2],
    );
  });
  it('is nobody if nobody stayed', () => {
    expect(winners(scores, players([seat(0, 'timeout'), seat(1, 'resigned'), seat(2, 'resigned')]))).toEqual([]);
  });
  it('stands on top of the list, and who left stands below without a place', () => {
    const places = (...seats: SeatInfo[]) =>
      ranked(scores, players(seats)).map(({ score, place }) => [score.seat, place]);
    const [one, two, three] = [seat(0), seat(1), seat(2)];
    expect(places(one, two, three)).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(places(seat(0, 'resigned'), two, three)).toEqual([
      [1, 1],
      [2, 1],
      [0, null],
    ]);
  });
});
