import { expect, test } from 'vitest';
import type { Entry } from '../wire';
import { called } from './calling.svelte';

const act = (seat: number) => ({ kind: 'act', seat }) as Entry;
const chat = (seat: number) => ({ kind: 'chat', seat }) as Entry;

test('a player is called when a question comes', () => {
  expect(called(false, true, [act(1)], [0])).toBe(true);
  expect(called(false, false, [act(1)], [0])).toBe(false);
});

test('and when the answers of bots came together with the own move, so that the question was never gone', () => {
  expect(called(true, true, [act(0), act(1)], [0])).toBe(true);
});

test('but not for the next question of the same turn, nor for what somebody says', () => {
  expect(called(true, true, [act(0)], [0])).toBe(false);
  expect(called(true, true, [chat(1)], [0])).toBe(false);
});
