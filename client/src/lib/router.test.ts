import { expect, it } from 'vitest';
import { linkTarget, newTable } from '../pages/home';
import { usualSeats } from './seats';
import type { GameInfo } from '../wire';
import { parse } from './router.svelte';

it('reads addresses', () => {
  expect(parse('/').page).toBe('home');
  expect(parse('/tables/abc')).toMatchObject({ page: 'table', id: 'abc' });
  expect(parse('/tables/abc?moves=5').query.get('moves')).toBe('5');
  expect(parse('/tables/abc/result')).toMatchObject({ page: 'result', id: 'abc' });
  expect(parse('/tables/abc/review')).toMatchObject({ page: 'review', id: 'abc' });
  expect(parse('/join/a.b')).toMatchObject({ page: 'join', id: 'a.b' });
  expect(parse('/games/reef')).toMatchObject({ page: 'game', id: 'reef' });
  expect(parse('/games/reef/rules#aim')).toMatchObject({ page: 'rules', id: 'reef' });
  expect(parse('/games/reef/nothing').page).toBe('lost');
  expect(parse('/lessons/reef/first')).toMatchObject({ page: 'lesson', id: 'first', anchor: 'reef' });
  expect(parse('/lessons/reef').page).toBe('lost');
  expect(parse('/nowhere').page).toBe('lost');
  expect(parse('/#game=abc&at=7')).toMatchObject({ page: 'opened', id: '#game=abc&at=7' });
  expect(parse('/#main').page).toBe('home');
});

it('finds where a pasted link leads', () => {
  expect(linkTarget(' http://host:8000/join/abc.def-1 ')).toBe('/join/abc.def-1');
  expect(linkTarget('https://host/tables/k3v9?moves=4')).toBe('/tables/k3v9');
  expect(linkTarget('https://host/below/#/tables/k3v9')).toBe('/tables/k3v9');
  expect(linkTarget('https://host/#game=abc_-1&at=7')).toBe('/#game=abc_-1&at=7');
  expect(linkTarget('https://host/lessons/reef/first')).toBe('/lessons/reef/first');
  expect(linkTarget('hello you')).toBeNull();
});

it('fills the set-up panel in: you and two bots', () => {
  const game = {
    game: 'shares',
    seats: [2, 5],
    bots: [
      { level: 'random', title: '' },
      { level: 'greedy', title: '' },
    ],
  } as unknown as GameInfo;
  const seats = usualSeats(game, ['Captain', 'Mate']);
  expect(newTable(game, seats, {}, { listed: true, clock: '' })).toMatchObject({
    seats: [
      { kind: 'me' },
      { kind: 'bot', level: 'greedy', name: 'Captain' },
      { kind: 'bot', level: 'greedy', name: 'Mate' },
    ],
    listed: false,
    clock: null,
  });
});
