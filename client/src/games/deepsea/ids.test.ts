import { describe, expect, it } from 'vitest';
import type { Speech } from '../types';
import { hexPlace } from './impact/hexes';
import { helpText } from './learn/topics';
import type { PrintedZone } from '../../wire/deepsea';
import { siteName } from './ocean/wordsOf';

describe('no id reaches a player', () => {
  it('a hex is told by its row and its place in it, from 1 on', () => {
    const hexes = [
      { hex: '0,0', row: 0, column: 0 },
      { hex: '0,4', row: 0, column: 4 },
      { hex: '2,1', row: 2, column: 1 },
      { hex: '2,3', row: 2, column: 3 },
    ];
    expect(hexes.map((one) => hexPlace(hexes, one.hex))).toEqual([
      { row: 1, place: 1 },
      { row: 1, place: 2 },
      { row: 2, place: 1 },
      { row: 2, place: 2 },
    ]);
  });
  it('a site is told by its kind and which one it is, whatever its id begins with', () => {
    const t = (id: string, values?: Record<string, string | number>) => `${id} ${values?.['site']}`;
    const sheet = {
      conserve: [{ id: 'ping' }, { id: 'c7' }],
      dive: [{ id: 'pool' }],
      sonar: [[{ id: 's1' }], [{ id: 'x' }]],
      journal: [{ id: 'j1' }],
    } as unknown as PrintedZone;
    expect(['ping', 'c7', 'pool', 'x', 'j1'].map((id) => siteName(t, sheet, id))).toEqual([
      'conserve-site 1',
      'conserve-site 2',
      'dive-site 1',
      'sonar-space 2',
      'journal-site 1',
    ]);
  });
});

describe('help', () => {
  const say = (known: Record<string, string>) => ({
    lang: 'en',
    has: (id: string) => id in known,
    text: (id: string) => known[id] ?? `{${id}}`,
  });
  const speech = {
    ...say({ 'help-scoring': 'retail', 'help-link': 'links' }),
    own: say({ 'help-scoring-prototype': 'prototype' }),
  } as Speech;
  it("tells the prototype's rules where they differ, and all others as they are", () => {
    expect(helpText(speech, 'scoring', 'prototype')).toBe('prototype');
    expect(helpText(speech, 'scoring', 'retail')).toBe('retail');
    expect(helpText(speech, 'scoring', undefined)).toBe('retail');
    expect(helpText(speech, 'link', 'prototype')).toBe('links');
  });
});
