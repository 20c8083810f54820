import { expect, test } from 'vitest';
import type { OptionContext } from './types';
import { meant as ofReef } from './reef/meant';
import { meant as ofShares } from './shares/meant';

const speech = {
  lang: 'en',
  has: () => true,
  text: (id: string) => id,
  own: { text: (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`, has: () => true },
};
const players = [{ name: 'Ana' }, { name: 'Bosun' }];

test('In Too Deep: what own shares are worth, and prices', () => {
  const view = (worth: number, price: number) =>
    ({
      companies: [
        { company: 'pearl', worth, price },
        { company: 'wildlife', worth, price: 1 },
      ],
      players: [{ shares: [2, 0] }, { shares: [0, 1] }],
    }) as never;
  const context = { speech, players } as unknown as OptionContext;
  const said = ofShares(view(3, 2), view(4, 3), context, [0]);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('meant-worth');
  expect(said[0]).toContain('"was":3,"now":4,"shares":2');
  expect(said[1]).toContain('meant-price');
  expect(ofShares(view(3, 2), view(3, 2), context, [0])).toEqual([]);
});

test('Reef Project: who is ahead around a sector now, and missions that are gone', () => {
  const view = (leader: number | null, offer: string[], cleaned = false) =>
    ({ sectors: [{ sector: 'a', leader, cleaned }], mission_offer: offer, mission_reach: 2 }) as never;
  const printed = { faces: { mission: {} } };
  const context = { speech, players, printed } as unknown as OptionContext;
  const meant = (before: unknown, now: unknown) => ofReef(before as never, now as never, context, [0]).join();
  expect(meant(view(0, []), view(1, []))).toContain('"name":"Bosun"');
  expect(meant(view(0, []), view(1, [], true))).toBe('');
  expect(meant(view(1, []), view(0, []))).toBe('');
  expect(meant(view(0, ['m1', 'm2', 'm3']), view(0, ['m1', 'm3', 'm4']))).toContain('meant-gone');
  // What was out of reach is nobody's loss.
  expect(meant(view(0, ['m1', 'm2', 'm3']), view(0, ['m1', 'm2', 'm4']))).toBe('');
});
