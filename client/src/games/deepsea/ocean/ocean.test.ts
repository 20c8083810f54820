import { describe, expect, it } from 'vitest';
import type { Option } from '../../types';
import type { Plate, PrintedZone } from '../../../wire/deepsea';
import { geometry, tileAt } from './geometry';
import { gainsAt, layoutOf, linkShape, TILE } from './layout';
import { boardAbout, isSoft, leadsOf, lightsOf, meant } from './lights';
import { plateItems } from './plate';

const option = (action: string, more: Partial<Option> = {}): Option => {
  const [verb = '', target = ''] = action.split(' ');
  const kind = ['sonar', 'dive', 'conserve', 'journal'].includes(verb)
    ? 'site'
    : verb === 'place'
      ? 'cell'
      : verb === 'do'
        ? 'icon'
        : 'board';
  return {
    action,
    code: 0,
    verb,
    arguments: { [kind]: target },
    step: '',
    label: '',
    details: {},
    reveals: false,
    passes: false,
    ...more,
  };
};

const own: PrintedZone = {
  id: 'garden',
  depth: 2,
  discovery: [],
  arrival: ['disc'],
  sonar: [['s1', 's2', 's3', 's4', 's5'].map((id) => ({ id, get: ['research'] }))],
  conserve: ['c1', 'c2', 'c3'].map((id) => ({ id, cost: 1, get: ['impact'] })),
  journal: [{ id: 'j1', field: 'blue' }],
  dive: [{ id: 'd1', tokens: 3 }],
  links: [
    { ends: ['c1', 'j1'], get: ['disc'] },
    { ends: ['j1', 'c3'], get: ['disc'] },
  ],
};

describe('a zone without a layout of its own', () => {
  const layout = layoutOf(own);
  it('finds room for everything on the tile', () => {
    const spots = [...Object.values(layout.sites), ...layout.tracks.flat()];
    expect(Object.keys(layout.sites).sort()).toEqual(['c1', 'c2', 'c3', 'd1', 'j1']);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(12);
      expect(x).toBeLessThan(TILE.width - 12);
      expect(y).toBeGreaterThan(52);
      expect(y).toBeLessThan(TILE.height - 8);
    }
  });
  it('puts no site on another', () => {
    const all = Object.values(layout.sites);
    for (const [n, a] of all.entries())
      for (const b of all.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
  });
  it('breaks a long track into rows', () => {
    expect(new Set(layout.tracks[0]!.map((cell) => cell.y)).size).toBe(2);
  });
  it('is the same each time', () => {
    expect(layoutOf({ ...own })).toEqual(layout);
  });
});

it('a sheet says where things stand', () => {
  const told = layoutOf({ ...own, layout: { c1: '38 74 left', t1: '20 60' } });
  expect(told.sites.c1).toEqual({ x: 38, y: 74, gains: 'left' });
  expect(told.tracks[0]![0]).toMatchObject({ x: 37, y: 75.5 });
  expect(gainsAt(['impact', 'disc'], told.sites.c1!).every(({ x }) => x < 38)).toBe(true);
  expect(linkShape(told, ['c1', 'j1']).path).toMatch(/^M38 74L/);
});

describe('lights', () => {
  it('are at the sites, zones and places the options are about', () => {
    const lights = lightsOf([option('conserve reef-c1'), option('travel vortex'), option('place B3'), option('pass')]);
    expect(lights.zones.reef!.sites.c1!.action).toBe('conserve reef-c1');
    expect(lights.zones.vortex!.zone!.action).toBe('travel vortex');
    expect(Object.keys(lights.cells)).toEqual(['B3']);
    expect(lights.any).toBe(true);
    expect(lightsOf([option('pass')]).any).toBe(false);
  });
  it('of an action are where it leads', () => {
    const lights = lightsOf([
      option('do dive', { leads: ['dive reef-d1', 'decline'] }),
      option('do travel', { leads: ['vessel reef'] }),
    ]);
    expect(lights.zones.reef!.sites.d1!.action).toBe('do dive');
    expect(lights.zones.reef!.zone!.action).toBe('do travel');
  });
  it('of an action are at the only place it can be done, and where it turns something up', () => {
    const lights = lightsOf([
      option('do sonar', { leads: ['sonar star-s1', 'draw first=1 second=1', 'decline'] }),
      option('do dive', { leads: ['dive star-d1'], reveals: true }),
    ]);
    expect(lights.zones.star!.sites.s1!.action).toBe('do sonar');
    expect(lights.zones.star!.sites.d1!.action).toBe('do dive');
  });
  it('glow where the rest of the turn leads, and give way to what can be chosen at once', () => {
    const ways = [option('conserve reef-c1'), option('travel reef'), option('travel vortex'), option('sonar reef-s1')];
    const lights = lightsOf([option('travel vortex'), option('do sonar', { leads: ['sonar reef-s1'] })], ways);
    expect(lights.zones.reef!.sites.c1).toBe(ways[0]);
    expect(lights.zones.reef!.travel).toBe(ways[1]);
    expect(lights.zones.reef!.sites.s1!.action).toBe('do sonar');
    expect(lights.zones.vortex!.travel).toBeNull();
    expect(isSoft(lights.zones.vortex!, ways)).toBe(false);
    expect(isSoft(lightsOf([], ways).zones.reef!, ways)).toBe(true);
  });
  it('know what a press on something unlit meant', () => {
    expect(meant(own, 's2')).toBe('sonar garden-s2');
    expect(meant(own, 'd1')).toBe('dive garden-d1');
  });
  it('take the kind of a site from its sheet, not from its name', () => {
    const ids: PrintedZone = {
      ...own,
      sonar: [[{ id: 'ping', get: [] }]],
      dive: [{ id: 'wreck', tokens: 3 }],
      journal: [{ id: 'lab', field: 'blue' }],
      conserve: [{ id: 'stand', cost: 1, get: [] }],
    };
    expect(['ping', 'wreck', 'lab', 'stand'].map((id) => meant(ids, id))).toEqual([
      'sonar garden-ping',
      'dive garden-wreck',
      'journal garden-lab',
      'conserve garden-stand',
    ]);
  });
  it('know where a previewed option is', () => {
    expect(boardAbout(option('dive reef-d1'))).toBe('reef');
    expect([...leadsOf(option('vessel reef', { leads: ['travel vortex', 'decline'] }))]).toEqual(['vortex']);
  });
});

describe('the ocean', () => {
  it('folds rows and columns without a zone', () => {
    const sea = geometry(5, 5, ['B1', 'C1', 'C2'], 0.95);
    expect(sea.columns.map((column) => column.open)).toEqual([false, true, true, false, false]);
    expect(tileAt(sea, 'C2').width).toBe(TILE.width);
  });
  it('opens rows where there is room', () => {
    const sea = geometry(3, 5, ['A1', 'B1', 'C1'], 3);
    expect(sea.rows.every((row) => row.open)).toBe(true);
  });
});

it('a special rule is a plate in signs', () => {
  const kinds = (plate: Plate) => plateItems(plate).items.map((item) => item.kind);
  expect(kinds({ ring: true, when: 'dive', what: ['impact'] })).toEqual(['ring', 'sign', 'to', 'sign']);
  expect(kinds({ what: ['vessel'], ban: true })).toEqual(['sign', 'ban']);
  expect(kinds({ when: 'travel', note: '+1' })).toEqual(['sign', 'to', 'note']);
});
