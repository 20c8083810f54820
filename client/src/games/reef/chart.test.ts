import { describe, expect, it } from 'vitest';
import { aside, berth, chart } from './chart';
import type { Route, Sector, Spot } from './model';

const spot = (name: string, x: number, y: number, island: string | null = name): Spot => ({
  spot: name,
  x,
  y,
  color: 'green',
  island,
  ships: [],
});
const route = (one: string, two: string, pips: number): Route => ({
  route: `${one}-${two}`,
  ends: [one, two],
  pips,
  balls: [],
  deploy: null,
});
const sector = (name: string, corners: string[], x: number, y: number): Sector => ({
  sector: name,
  x,
  y,
  corners,
  routes: [],
  filled: 0,
  sharks: 1,
  size: 'small',
  cleaned: false,
  balls: [],
  points: [],
  leader: null,
});

const FRAME = { width: 800, height: 560 };
const PLAQUE = { width: 122, height: 50 };
const MARK = { at: { x: 4, y: 7 }, half: { width: 32, height: 24 } };

describe('the chart', () => {
  const spots = [
    spot('start', -40, 10, null),
    spot('a', -300, -5),
    spot('b', 260, 40),
    spot('c', 20, 4000),
    spot('d', 120, 2000),
  ];
  const routes = [route('start', 'a', 1), route('a', 'b', 4), route('b', 'c', 2), route('c', 'd', 3)];
  const map = chart(spots, routes, [sector('s', ['a', 'b', 'c'], 0, 1000)], FRAME, PLAQUE, MARK);

  it('fits any coordinates into the frame', () => {
    for (const { x, y } of Object.values(map.spots)) {
      expect(x).toBeGreaterThanOrEqual(PLAQUE.width * map.scale * 0.5);
      expect(x).toBeLessThanOrEqual(FRAME.width - PLAQUE.width * map.scale * 0.5);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(FRAME.height);
    }
  });

  it('keeps left of, right of, above and below', () => {
    expect(map.spots.a!.x).toBeLessThan(map.spots.start!.x);
    expect(map.spots.b!.x).toBeGreaterThan(map.spots.start!.x);
    expect(map.spots.c!.y).toBeGreaterThan(map.spots.d!.y);
  });

  it('gives every symbol of a route its place on the line', () => {
    for (const { route: name, pips, ends } of routes) {
      const line = map.routes[name]!;
      expect(line.pips).toHaveLength(pips);
      const [one, two] = [map.spots[ends[0]]!, map.spots[ends[1]]!];
      for (const { x, y } of line.pips) {
        const across =
          Math.abs((two.x - one.x) * (one.y - y) - (one.x - x) * (two.y - one.y)) /
          Math.hypot(two.x - one.x, two.y - one.y);
        expect(across).toBeLessThan(0.5);
      }
    }
  });

  it('makes plaques smaller where islands are close', () => {
    const close = chart(
      [spot('a', 0, 0), spot('b', 10, 3), spot('c', 20, 6), spot('d', 30, 9), spot('e', 40, 12), spot('f', 50, 15)],
      [],
      [],
      { width: 700, height: 300 },
      PLAQUE,
      MARK,
    );
    expect(close.scale).toBeLessThan(map.scale);
  });

  it('moves the tile of a sector out from under an island', () => {
    const wanted = sector('s', ['a', 'b', 'c'], -300, -5);
    const at = chart(spots, routes, [wanted], FRAME, PLAQUE, MARK).sectors.s!.at;
    expect(Math.hypot(at.x - map.spots.a!.x, at.y - map.spots.a!.y)).toBeGreaterThan(25);
  });

  it('draws a map of one island', () => {
    expect(chart([spot('a', 5, 5)], [], [], FRAME, PLAQUE, MARK).spots.a).toEqual({ x: 400, y: 280 });
  });

  it('puts a tag on the side of a route where no island lies', () => {
    const island = { at: { x: 100, y: 30 }, half: { width: 61, height: 25 } };
    expect(aside({ x: 100, y: 100 }, { x: 0, y: 100 }, { x: 200, y: 100 }, [island], 20)).toEqual({ x: -0, y: 1 });
  });

  it('lets a panel lie where it covers no island, at the lower edge if it can', () => {
    const panel = { width: 200, height: 60 };
    expect(berth(panel, FRAME, [])).toEqual({ x: 300, y: 490 });
    const island = { at: { x: 400, y: 520 }, half: { width: 61, height: 25 } };
    const { x, y } = berth(panel, FRAME, [island]);
    expect(x + panel.width <= 339 || x >= 461 || y + panel.height <= 495).toBe(true);
  });
});
