import { expect, it } from 'vitest';
import type { OptionContext } from '../../types';
import { meant } from './meant';

const speech = {
  lang: 'en',
  has: () => false,
  text: (id: string) => id,
  own: { text: (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}` },
};
const context = {
  speech,
  printed: { mission: { mission: { id: '1' }, goal: [{ name: 'Discover' }] } },
  players: [{ name: 'Ana' }, { name: 'Bosun' }],
} as unknown as OptionContext;
const view = (own: number, other: number) =>
  ({
    team: false,
    goals: [{ number: 1, version: 0, units: [own, other] }],
  }) as never;

it('says who comes level in a goal and who goes ahead', () => {
  expect(meant(view(2, 1), view(2, 2), context, [0]).join()).toContain('meant-level');
  expect(meant(view(2, 2), view(2, 3), context, [0]).join()).toContain('meant-ahead');
});

it('is silent about goals in which nothing changes for the viewer', () => {
  expect(meant(view(3, 1), view(3, 2), context, [0])).toEqual([]);
  expect(meant(view(1, 2), view(1, 3), context, [0])).toEqual([]);
  expect(meant(view(1, 2), view(1, 2), context, [0])).toEqual([]);
});
