import { expect, test } from 'vitest';
import type { Entry, MomentCard, OptionContext, Words } from '../games/types';
import { shownAt } from '../table/moments.svelte';
import { momentsOf } from './moments';

const words: Words = { lang: 'en', has: () => true, text: (id) => id };
const context = { view: {}, printed: {}, players: [{ name: 'Ana' }, { name: 'Ben' }], speech: {} } as never;
const act = (seat: number, kind: string, text: string, data = {}) =>
  ({ revision: seat, kind: 'act', seat, events: [{ kind, seat, data, reveals: false, text }] }) as unknown as Entry;

const cards = (...acts: Entry[]): MomentCard[] =>
  momentsOf(
    { dividend: { sign: 'card', when: (event) => Number(event.data.total) > 0 }, end: { sign: 'card', stays: true } },
    acts,
    context as OptionContext,
    [0],
    words,
  );

test('a moment says who, what and what came of it, and only what counts is one', () => {
  const [mine, none] = cards(act(0, 'dividend', 'Two cards.', { total: 2 }), act(1, 'dividend', '', { total: 0 }));
  expect(mine).toMatchObject({ above: 'moment-you', title: 'moment-dividend', text: 'Two cards.', mine: true });
  expect(none).toBeUndefined();
});

test('at once: nothing of what others do but what concerns everybody', () => {
  const others = cards(act(1, 'dividend', 'One card.', { total: 1 }));
  expect(shownAt('instant', others)).toBeNull();
  expect(shownAt('normal', others)?.above).toBe('Ben');
  const both = [...others, ...cards(act(1, 'end', 'The end.'))];
  expect(shownAt('instant', both)?.kind).toBe('end');
});

test('at once: what others do is shown if it touches the viewer, or changes the table for everybody', () => {
  const dividend = act(1, 'dividend', 'A dividend.', { total: 1 });
  const drew = (seat: number) => ({ kind: 'drew', seat, data: {}, reveals: false, text: `${seat} draws.` });
  const paid = (seat: number) => ({ ...dividend, events: [...dividend.events!, drew(seat)] }) as Entry;
  const told = (entry: Entry, kinds: Parameters<typeof momentsOf>[0]) =>
    shownAt('instant', momentsOf(kinds, [entry], context as OptionContext, [0], words));
  const kinds = { dividend: { sign: 'card', with: ['drew'] } };
  expect(told(paid(0), kinds)).toMatchObject({ above: 'Ben', text: 'A dividend. 0 draws.' });
  expect(told(paid(1), kinds)).toBeNull();
  const find = act(1, 'discovered', 'A zone.');
  expect(told(find, { discovered: { sign: 'discover', others: true, always: true } })?.above).toBe('Ben');
});
