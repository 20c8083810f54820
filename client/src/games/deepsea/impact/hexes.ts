/** Where the hexes of an Impact board lie on the screen; the board itself comes from the content files. */
import type { PrintedHex } from '../../../wire/deepsea';

export type Orientation = 'pointy' | 'flat' | 'tracks';
/** The radius of a hex. */
export const R = 13.9;
const WIDE = R * Math.sqrt(3);
/** So many entries around an empty cell make it a door. */
const AROUND = 5;

export interface Placed extends PrintedHex {
  x: number;
  y: number;
  /** The directions, in degrees clockwise from the right, in which no other hex touches. */
  free: number[];
}

function middle(row: number, column: number, orientation: Orientation): [number, number] {
  if (orientation === 'flat') return [column * R * 1.5, row * WIDE + (column % 2 ? 0 : WIDE / 2)];
  if (orientation === 'tracks') return [column * WIDE, row * (R * 2 + 6)];
  return [column * WIDE + (row % 2 ? WIDE / 2 : 0), row * R * 1.5];
}

/** The corners of a hex: standing on a tip, or for a flat board on a side. */
export function outline(x: number, y: number, r: number, orientation: Orientation): string {
  const turn = orientation === 'flat' ? 0 : -90;
  const corners = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 180) * (60 * k + turn);
    return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
}

export interface Layout {
  /** Cells without a hex from which several entries are reached. */
  doors: [number, number][];
  hexes: Placed[];
  /** x, y, width, height. */
  box: [number, number, number, number];
}

export function layout(hexes: PrintedHex[], orientation: Orientation): Layout {
  const places = hexes.map((hex) => middle(hex.row, hex.column, orientation));
  const angles = orientation === 'flat' ? [270, 90, 210, 150, 330, 30] : [180, 0, 240, 120, 300, 60];
  const placed = hexes.map((hex, nth): Placed => {
    const [x, y] = places[nth]!;
    const free = angles.filter((angle) => {
      const there = [x + WIDE * Math.cos((angle * Math.PI) / 180), y + WIDE * Math.sin((angle * Math.PI) / 180)];
      return !places.some(([ox, oy]) => Math.hypot(ox - there[0]!, oy - there[1]!) < R * 0.9);
    });
    return { ...hex, x, y, free };
  });
  const margin = { x: orientation === 'flat' ? R + 3 : WIDE / 2 + 14, y: R + (orientation === 'flat' ? 12 : 3) };
  const left = Math.min(...placed.map((hex) => hex.x)) - margin.x;
  const top = Math.min(...placed.map((hex) => hex.y)) - margin.y;
  const right = Math.max(...placed.map((hex) => hex.x)) + (orientation === 'flat' ? margin.x : WIDE / 2 + 5);
  const foot = Math.max(...placed.map((hex) => hex.y)) + R + 3;
  return { hexes: placed, doors: doors(placed), box: [left, top, right - left, foot - top] };
}

const at = (hex: Placed, angle: number) => beside(hex, angle, WIDE);
const near = (a: [number, number], b: [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 2;

function doors(placed: Placed[]): [number, number][] {
  const entries = placed.filter((hex) => hex.entry);
  const cells = entries.flatMap((hex) => hex.free.map((angle) => at(hex, angle)));
  const openings: [number, number][] = [];
  for (const cell of cells) {
    if (cells.filter((other) => near(cell, other)).length >= AROUND && !openings.some((other) => near(cell, other)))
      openings.push(cell);
  }
  return openings;
}

/** The side an entry is reached from: a door next to it, else the first free side. */
export function entrance(hex: Placed, doors: [number, number][]): { angle: number; door: boolean } | null {
  const door = hex.free.find((angle) => doors.some((cell) => near(cell, at(hex, angle))));
  if (door !== undefined) return { angle: door, door: true };
  return hex.free.length ? { angle: hex.free[0]!, door: false } : null;
}

/** A point at a distance from the middle of a hex. */
export function beside(hex: Placed, angle: number, distance: number): [number, number] {
  return [hex.x + distance * Math.cos((angle * Math.PI) / 180), hex.y + distance * Math.sin((angle * Math.PI) / 180)];
}

/** The ground of a hex by its points. */
export function ground(points: number): string {
  if (points < 0) return '#6B3A2A';
  return ['var(--panel-2)', '#24506B', '#2A7C9C', '#1B7F74', '#1B7F74', '#5A4AA8', '#5A4AA8'][points] ?? '#5A4AA8';
}

/** Where a hex is, in words for people: its row from above and its place in it from the left, both from 1 on. */
export function hexPlace(
  hexes: Pick<PrintedHex, 'hex' | 'row' | 'column'>[],
  hex: string,
): { row: number; place: number } {
  const target = hexes.find((one) => one.hex === hex);
  if (!target) return { row: 0, place: 0 };
  const rows = [...new Set(hexes.map((one) => one.row))].sort((a, b) => a - b);
  const before = hexes.filter((one) => one.row === target.row && one.column < target.column);
  return { row: rows.indexOf(target.row) + 1, place: before.length + 1 };
}
