import { expect, it } from 'vitest';
import { ways } from './reach';

const nobody = { public: '', network: [] };

it('leads nobody to their own computer', () => {
  for (const here of ['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000'])
    expect(ways(nobody, here)).toEqual([]);
});

it('knows the network, and what everybody can open', () => {
  const reach = { public: 'https://play.example.org', network: ['http://192.168.1.20:8000'] };
  expect(ways(reach, 'http://localhost:8000').map((way) => way.kind)).toEqual(['network', 'everybody']);
  expect(ways(reach, 'https://play.example.org')).toHaveLength(2);
});

it('takes the address it was opened by for one that others can open', () => {
  expect(ways(nobody, 'http://10.0.0.7:8000')).toEqual([{ kind: 'network', origin: 'http://10.0.0.7:8000' }]);
  expect(ways(nobody, 'https://games.example.net')).toEqual([
    { kind: 'everybody', origin: 'https://games.example.net' },
  ]);
});
