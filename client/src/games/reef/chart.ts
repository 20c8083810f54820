/** Where everything of the sea map stands on the screen: from the coordinates of the pack, whatever they are. */
import type { PrintedRoute, PrintedSector, PrintedSpot, SpotView } from '../../wire/reef';

export interface Point {
  x: number;
  y: number;
}
export interface Chart {
  /** Scale of plaques and pips: 1 where there is room. */
  scale: number;
  spots: Record<string, Point>;
  routes: Record<string, { from: Point; to: Point; pips: Point[]; middle: Point; apart: number }>;
  sectors: Record<string, { path: string; at: Point }>;
  plaques: Block[];
}
export interface Size {
  width: number;
  height: number;
}
/** A box by its middle and half its size. */
export interface Block {
  at: Point;
  half: Size;
}

/**
 * The map in a frame of so many pixels, with plaques of that size at scale 1; `mark`: what is drawn at the place of a
 * sector.
 */
export function chart(
  spots: (PrintedSpot & Pick<SpotView, 'island'>)[],
  routes: PrintedRoute[],
  sectors: PrintedSector[],
  frame: Size,
  plaque: Size,
  mark: Block,
): Chart {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const at = (scale: number) => {
    const [edgeX, edgeY] = [(plaque.width * scale) / 2 + 14, (plaque.height * scale) / 2 + 16];
    const place = (low: number, high: number, length: number, edge: number) => (value: number) =>
      high > low ? edge + ((value - low) / (high - low)) * Math.max(1, length - 2 * edge) : length / 2;
    return { x: place(left, right, frame.width, edgeX), y: place(top, bottom, frame.height, edgeY) };
  };
  // The largest plaques that leave each other alone.
  const clear = (scale: number) => {
    const { x, y } = at(scale);
    return spots.every((one, i) =>
      spots
        .slice(i + 1)
        .every(
          (two) =>
            Math.abs(x(one.x) - x(two.x)) >= plaque.width * scale + 6 ||
            Math.abs(y(one.y) - y(two.y)) >= plaque.height * scale + 14,
        ),
    );
  };
  let scale = 1.2;
  while (scale > 0.6 && !clear(scale)) scale -= 0.05;
  const { x, y } = at(scale);
  const drawn: Chart = { scale, spots: {}, routes: {}, sectors: {}, plaques: [] };
  for (const spot of spots) drawn.spots[spot.spot] = { x: x(spot.x), y: y(spot.y) };
  const half = { width: (plaque.width * scale) / 2 + 2, height: (plaque.height * scale) / 2 + 2 };
  drawn.plaques = Object.values(drawn.spots).map((at) => ({ at, half }));
  for (const route of routes) {
    const from = drawn.spots[route.ends[0]]!;
    const to = drawn.spots[route.ends[1]]!;
    const start = spots.find((spot) => spot.island === null)?.spot;
    const cutFrom = edge(from, to, route.ends[0] === start ? round(scale) : half);
    const cutTo = edge(to, from, route.ends[1] === start ? round(scale) : half);
    const length = Math.max(0, 1 - cutFrom - cutTo) * Math.hypot(to.x - from.x, to.y - from.y);
    const apart = Math.min(21 * scale, length / Math.max(1, route.pips));
    const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const mid = cutFrom + Math.max(0, 1 - cutFrom - cutTo) / 2;
    const along = (share: number): Point => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    const pips = Array.from({ length: route.pips }, (_, k) =>
      along(mid + ((k - (route.pips - 1) / 2) * apart) / whole),
    );
    drawn.routes[route.route] = { from, to, pips, middle: along(mid), apart };
  }
  for (const sector of sectors) {
    const corners = sector.corners.map((spot) => drawn.spots[spot]).filter((point) => point !== undefined);
    const taken = [
      ...drawn.plaques,
      ...sector.routes
        .flatMap((name) => drawn.routes[name]?.pips ?? [])
        .map((at) => ({ at, half: { width: 6, height: 6 } })),
    ];
    drawn.sectors[sector.sector] = {
      path: corners.length
        ? `M${corners.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}z`
        : '',
      at: clearing({ x: x(sector.x), y: y(sector.y) }, corners, taken, mark),
    };
  }
  return drawn;
}

const round = (scale: number): Size => ({ width: 24 * scale, height: 24 * scale });

/** Which share of the line from a plaque's middle lies under the plaque. */
function edge(from: Point, to: Point, half: Size): number {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return Math.min(0.5, dx ? half.width / dx : 1, dy ? half.height / dy : 1);
}

/** How far two boxes lie apart; below 0 they overlap so deep. */
function gap(one: Block, two: Block): number {
  return Math.max(
    Math.abs(one.at.x - two.at.x) - one.half.width - two.half.width,
    Math.abs(one.at.y - two.at.y) - one.half.height - two.half.height,
  );
}

/**
 * The place for a mark nearest to the wanted one, inside the corners, where nothing covers it; else the one with the
 * most room.
 */
function clearing(wanted: Point, corners: Point[], taken: Block[], mark: Block): Point {
  const space = ({ x, y }: Point) =>
    Math.min(...taken.map((other) => gap({ at: { x: x + mark.at.x, y: y + mark.at.y }, half: mark.half }, other)));
  if (space(wanted) >= 0 || corners.length < 3) return wanted;
  const [left, right] = [
    Math.min(...corners.map((corner) => corner.x)),
    Math.max(...corners.map((corner) => corner.x)),
  ];
  const [top, bottom] = [
    Math.min(...corners.map((corner) => corner.y)),
    Math.max(...corners.map((corner) => corner.y)),
  ];
  let best = wanted;
  let most = -Infinity;
  for (let x = left; x <= right; x += 5)
    for (let y = top; y <= bottom; y += 5) {
      const point = { x, y };
      if (!inside(point, corners)) continue;
      const worth = Math.min(0, space(point)) * 4 - Math.hypot(x - wanted.x, y - wanted.y) * 0.25;
      if (worth > most) [best, most] = [point, worth];
    }
  return best;
}

/** Beside a point of a line: the side on which there is more room, as a unit vector. */
export function aside(at: Point, from: Point, to: Point, taken: Block[], reach: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const room = (side: number) =>
    Math.min(
      ...taken.map((other) =>
        gap({ at: { x: at.x + side * x * reach, y: at.y + side * y * reach }, half: { width: 12, height: 9 } }, other),
      ),
    );
  const side = room(1) >= room(-1) ? 1 : -1;
  return { x: side * x, y: side * y };
}

/**
 * Where a panel of that size covers little of the map, nothing lit, as near as can be to the middle of the lower edge:
 * its left upper corner.
 */
export function berth(panel: Size, frame: Size, taken: Block[], lit: boolean[] = []): Point {
  const edge = 10;
  const [wide, high] = [frame.width - panel.width - 2 * edge, frame.height - panel.height - 2 * edge];
  let best: Point = { x: edge + wide / 2, y: edge + high };
  let least = Infinity;
  for (let row = 0; row <= 8; row++)
    for (let column = 0; column <= 12; column++) {
      const [x, y] = [edge + (wide * column) / 12, edge + (high * row) / 8];
      const covered = taken.reduce((sum, { at, half }, place) => {
        const across = Math.min(x + panel.width, at.x + half.width) - Math.max(x, at.x - half.width);
        const down = Math.min(y + panel.height, at.y + half.height) - Math.max(y, at.y - half.height);
        return sum + Math.max(0, across) * Math.max(0, down) * (lit[place] ? 20 : 1);
      }, 0);
      const worth = covered + 4 * Math.abs(x - edge - wide / 2) + 40 * (edge + high - y);
      if (worth < least) [best, least] = [{ x, y }, worth];
    }
  return best;
}

function inside(point: Point, corners: Point[]): boolean {
  let within = false;
  corners.forEach((one, k) => {
    const two = corners[(k + corners.length - 1) % corners.length]!;
    if (
      one.y > point.y !== two.y > point.y &&
      point.x < ((two.x - one.x) * (point.y - one.y)) / (two.y - one.y) + one.x
    )
      within = !within;
  });
  return within;
}
