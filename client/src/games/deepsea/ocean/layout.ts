/** Where the sites of a zone stand on its tile: as its sheet says, or by itself from what the zone has. */
import type { PrintedZone } from '../../../wire/deepsea';
import type { IconWord } from '../model';
import { drawn, LEAST } from '../signs/icons';

export const TILE = { width: 183, height: 192 };
/** Radius of a conservation site. */
export const WELL = 13;
export const CELL = { width: 34, height: 31, gap: 5 };

export type GainSide = 'left' | 'right' | 'above' | 'below';
export interface Spot {
  x: number;
  y: number;
  gains: GainSide;
}
export interface Cell {
  id: string;
  /** The middle. */
  x: number;
  y: number;
  get: IconWord[];
  /** Where the wedge from the cell before points, or null for the first of a row. */
  first: boolean;
}
export interface Layout {
  sites: Record<string, Spot>;
  tracks: Cell[][];
  rules: Spot[];
}

const PER_ROW = 4;
const LONG_ROW = 3;
const ROW_GAP = 23;

const known = new WeakMap<PrintedZone, Layout>();

export function layoutOf(zone: PrintedZone): Layout {
  let laid = known.get(zone);
  if (!laid) known.set(zone, (laid = lay(zone)));
  return laid;
}

function lay(zone: PrintedZone): Layout {
  const hints = Object.fromEntries(Object.entries(zone.layout ?? {}).map(([name, text]) => [name, read(text)]));
  const free = grid(zone, hints);
  const sites: Record<string, Spot> = {};
  for (const { id } of [...(zone.conserve ?? []), ...(zone.journal ?? []), ...(zone.dive ?? [])])
    sites[id] = hints[id] ?? free.sites[id]!;
  const tracks = (zone.sonar ?? []).map((track, place) => {
    const corner = hints[`t${place + 1}`] ?? free.tracks[place]!;
    const row = track.length > PER_ROW ? LONG_ROW : track.length;
    return track.map((space, n) => ({
      id: space.id,
      get: space.get,
      x: corner.x + (n % row) * (CELL.width + CELL.gap) + CELL.width / 2,
      y: corner.y + Math.floor(n / row) * (CELL.height + ROW_GAP) + CELL.height / 2,
      first: n % row === 0,
    }));
  });
  const rules = (zone.rule ?? []).map(
    (_, place) => hints[`rule${place + 1}`] ?? { x: TILE.width / 2, y: 174 - 22 * place, gains: 'below' as const },
  );
  return { sites, tracks, rules };
}

function read(text: string): Spot {
  const [x, y, gains] = text.split(' ');
  return { x: Number(x), y: Number(y), gains: (gains ?? 'below') as GainSide };
}

/**
 * Tracks as rows from the top, then the sites in rows of three, neighbours by link beside each other where that is
 * possible.
 */
function grid(zone: PrintedZone, hints: Record<string, Spot>): { sites: Record<string, Spot>; tracks: Spot[] } {
  let y = 58;
  const tracks = (zone.sonar ?? []).map((track, place) => {
    const row = track.length > PER_ROW ? LONG_ROW : track.length;
    const width = row * CELL.width + (row - 1) * CELL.gap;
    const spot: Spot = { x: (TILE.width - width) / 2, y, gains: 'below' };
    if (!hints[`t${place + 1}`]) y += Math.ceil(track.length / row) * (CELL.height + ROW_GAP) - 8;
    return spot;
  });
  const rest = order(zone).filter((id) => !hints[id]);
  const bottom = (zone.rule?.length ?? 0) > 0 ? 152 : 168;
  const first = Math.min(y + 16, bottom);
  // Rows of three, or fuller ones where tracks have left little room below them.
  const most = Math.max(1, 1 + Math.floor((bottom - first) / 38));
  const wide = Math.max(3, Math.ceil(rest.length / most));
  const rows = Math.ceil(rest.length / wide);
  const step = rows > 1 ? Math.min(45, (bottom - first) / (rows - 1)) : 0;
  const sites: Record<string, Spot> = {};
  rest.forEach((id, n) => {
    const row = Math.floor(n / wide);
    const inRow = Math.min(wide, rest.length - row * wide);
    // Every other row runs backwards, so that a chain of links goes from neighbour to neighbour.
    const place = row % 2 ? inRow - 1 - (n % wide) : n % wide;
    const margin = inRow === 2 ? 46 : inRow > 3 ? 20 : 34;
    const x = inRow === 1 ? 92 : margin + (place * (TILE.width - 1 - 2 * margin)) / (inRow - 1);
    sites[id] = {
      x,
      y: first + row * step,
      gains: place === 0 && inRow > 1 ? 'left' : place === inRow - 1 && inRow > 1 ? 'right' : 'below',
    };
  });
  return { sites, tracks };
}

/** Sites along their links, then those without. */
function order(zone: PrintedZone): string[] {
  const all = [...(zone.conserve ?? []), ...(zone.journal ?? []), ...(zone.dive ?? [])].map((site) => site.id);
  const ids: string[] = [];
  const visit = (id: string) => {
    if (ids.includes(id) || !all.includes(id)) return;
    ids.push(id);
    for (const { ends } of zone.links ?? []) if (ends.includes(id)) visit(ends[0] === id ? ends[1] : ends[0]);
  };
  const ends = all.filter((id) => (zone.links ?? []).filter((link) => link.ends.includes(id)).length === 1);
  [...ends, ...all].forEach(visit);
  return ids;
}

export interface Placed {
  icon: IconWord;
  x: number;
  y: number;
}

const wide = (icon: IconWord, size: number) => (drawn(icon).width((LEAST * 20) / size) * size) / 20;

/** Signs in a row around a middle. */
export function inRow(icons: IconWord[], x: number, y: number, size: number, gap = 1.5): Placed[] {
  const total = icons.reduce((sum, icon) => sum + wide(icon, size), 0) + gap * (icons.length - 1);
  let left = x - total / 2;
  return icons.map((icon) => {
    const width = wide(icon, size);
    left += width + gap;
    return { icon, x: left - gap - width / 2, y };
  });
}

/** The gains of a site on the side its layout says. */
export function gainsAt(icons: IconWord[], spot: Spot, size = 15): Placed[] {
  const { x, y, gains } = spot;
  if (gains === 'above') return inRow(icons, x, y - WELL - size / 2 - 2.5, size);
  if (gains === 'below') return inRow(icons, x, y + WELL + size / 2 + 2.5, size);
  const away = WELL + size / 2 + 5.5;
  return icons.map((icon, n) => ({
    icon,
    x: gains === 'left' ? x - away : x + away,
    y: y + (n - (icons.length - 1) / 2) * (size + 1.2),
  }));
}

/** The signs of a Sonar space; three stand in two rows. */
export function inCell(icons: IconWord[], x: number, y: number): Placed[] {
  if (icons.length < 3) return inRow(icons, x, y, 14.5);
  return [...inRow(icons.slice(0, 2), x, y - 7, 12.5), ...inRow(icons.slice(2), x, y + 7, 12.5)];
}

export interface LinkShape {
  path: string;
  /** Where its gains stand. */
  x: number;
  y: number;
}

/** A link from site to site: straight, or bowed below two spaces of one row. */
export function linkShape(layout: Layout, ends: [string, string]): LinkShape {
  const cells = layout.tracks.flat();
  const [a, b] = ends.map((id) => layout.sites[id] ?? cells.find((cell) => cell.id === id)!) as [Spot, Spot];
  const inTrack = ends.every((id) => cells.some((cell) => cell.id === id));
  if (inTrack && Math.abs(a.y - b.y) < 1) {
    const x = (a.x + b.x) / 2;
    const y = a.y + CELL.height / 2 + 9;
    return { path: `M${a.x} ${a.y + 8}Q${x} ${y + 12} ${b.x} ${b.y + 8}`, x, y: y + 2 };
  }
  return { path: `M${a.x} ${a.y}L${b.x} ${b.y}`, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
