import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digest, note, short, verdict } from './seal';

const SEED = '000102030405060708090a0b0c0d0e0f';
/** printf %s 000102030405060708090a0b0c0d0e0f | sha256sum */
const SEAL = 'd65df89f702eec58ca3c7bf2001c9ffc7cd80553ae01d42a799ba26756142d96';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('the seal of a deal', () => {
  it('is what sha256sum says of the seed', async () => {
    expect(await digest(SEED)).toBe(SEAL);
    expect(await verdict('t', SEED, SEAL)).toBe('matches');
  });
  it('does not match another seed', async () => {
    expect(await verdict('t', SEED.replace('0f', '0e'), SEAL)).toBe('differs');
  });
  it('is worth more if it was seen before the end', async () => {
    note('t', SEAL);
    expect(await verdict('t', SEED, SEAL)).toBe('noted');
  });
  it('has to be the one that was seen first', async () => {
    const other = (await digest('another seed'))!;
    note('t', other);
    note('t', SEAL);
    expect(await verdict('t', SEED, SEAL)).toBe('changed');
    expect(await verdict('u', SEED, SEAL)).toBe('matches');
  });
  it('is not called checked where the browser cannot check it', async () => {
    vi.stubGlobal('crypto', {});
    expect(await verdict('t', SEED, SEAL)).toBe('unchecked');
    vi.unstubAllGlobals();
  });
  it('is kept for the last hundred tables', async () => {
    for (let table = 0; table < 150; table += 1) note(`t${table}`, SEAL);
    expect(Object.keys(JSON.parse(localStorage.getItem('bathysphere-seals')!) as object)).toHaveLength(100);
  });
  it('is shown in short', () => {
    expect(short('3f9a0000000000c1d2')).toBe('3f9a…c1d2');
  });
});
