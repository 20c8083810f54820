/** Where columns and depths lie: those without a zone are folded. */
import { cellAt, columnOf, depthOf } from '../model';
import { TILE } from './layout';

/** How much of the sea the rulers take. */
export const LEFT = 30;
export const TOP = 21;
/** Between two tiles. */
export const GAP = 3;
const OPEN = { width: TILE.width + GAP, height: TILE.height + GAP };
const FOLDED = { width: 44, height: 33 };

/** A little smaller is fine if a whole row or column more is open. */
const SLACK = 1.07;

export interface Band {
  at: number;
  size: number;
  open: boolean;
}
export interface Geometry {
  columns: Band[];
  rows: Band[];
  width: number;
  height: number;
}

/**
 * Bands for an ocean of so many columns and depths on a screen of some shape (height by width). `cells` must be seen
 * whole; where there is `room` besides, more rows and columns are open.
 */
export function geometry(
  columns: number,
  depths: number,
  cells: string[],
  shape: number,
  room = { width: Infinity, height: Infinity },
): Geometry {
  const openColumns = new Set(cells.map(columnOf));
  const openRows = new Set(cells.map((cell) => depthOf(cell) - 1));
  let made = folded(columns, depths, openColumns, openRows);
  for (let row = 0; row < depths; row++) {
    const roomier = folded(columns, depths, openColumns, new Set([...openRows, row]));
    if (roomier.height / roomier.width > shape * SLACK || roomier.height > room.height) break;
    openRows.add(row);
    made = roomier;
  }
  for (let column = 0; column < columns; column++) {
    const roomier = folded(columns, depths, new Set([...openColumns, column]), openRows);
    if (roomier.height / roomier.width < shape / SLACK || roomier.width > room.width) break;
    openColumns.add(column);
    made = roomier;
  }
  return made;
}

function folded(columns: number, depths: number, openColumns: Set<number>, openRows: Set<number>): Geometry {
  const across = bands(columns, LEFT, openColumns, OPEN.width, FOLDED.width);
  const down = bands(depths, TOP, openRows, OPEN.height, FOLDED.height);
  const end = (all: Band[]) => all.at(-1)!.at + all.at(-1)!.size;
  return { columns: across, rows: down, width: end(across) + 2, height: end(down) + 2 };
}

function bands(count: number, start: number, open: Set<number>, wide: number, folded: number): Band[] {
  let at = start;
  return Array.from({ length: count }, (_, n) => {
    const size = open.has(n) ? wide : folded;
    at += size;
    return { at: at - size, size, open: open.has(n) };
  });
}

/** The tile of a cell. */
export function tileAt(geometry: Geometry, cell: string): { x: number; y: number; width: number; height: number } {
  const column = geometry.columns[columnOf(cell)]!;
  const row = geometry.rows[depthOf(cell) - 1]!;
  return {
    x: column.at,
    y: row.at,
    width: column.open ? TILE.width : column.size - GAP,
    height: row.open ? TILE.height : row.size - GAP,
  };
}

export const allCells = (columns: number, depths: number) =>
  Array.from({ length: depths }, (_, depth) =>
    Array.from({ length: columns }, (__, column) => cellAt(column, depth + 1)),
  ).flat();

/** How wide an ocean of so many columns is with all of them open. */
export const fullWidth = (columns: number) => LEFT + columns * OPEN.width + 2;
/** So many columns lie beside the mats on an ordinary screen. */
export const FEW_COLUMNS = 5;
