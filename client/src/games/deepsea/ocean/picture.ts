/**
 * A zone as it is printed, with the discs on it: one text for the whole tile. Twenty-five zones are some two thousand
 * shapes; made one by one they would take a second where this takes a blink.
 */
import type { PlayerLook } from '../../types';
import type { PrintedZone, ZoneView } from '../../../wire/deepsea';
import type { IconWord } from '../model';
import { anchor, depths, discover, dive, FIELDS, iconAt, LEAST, research, signAt } from '../signs/icons';
import { pieceAt } from '../signs/pieces';
import {
  CELL,
  gainsAt,
  inCell,
  inRow,
  layoutOf,
  linkShape,
  TILE,
  WELL,
  type Cell,
  type Layout,
  type Placed,
} from './layout';
import { plateItems } from './plate';

const INK = '#10202C';
const PAPER = '#F5FAF8';
const HALF = { width: CELL.width / 2, height: CELL.height / 2 };

/** What is drawn: the sheet, what lies on it, and what a preview makes of it. */
export interface Scene {
  zone: ZoneView;
  sheet: PrintedZone;
  players: PlayerLook[];
  /** The zone's name, and the word "new" if it was found since the viewer's last turn. */
  name: string;
  fresh: string;
  launch: boolean;
  /** Turned over, not in the ocean yet: the discovery bonus matters. */
  drawn: boolean;
  /** Sites that got their disc, and seats whose Vessel arrived, since the viewer's last turn. */
  came: string[];
  arrived: number[];
  vessels: Vessel[];
  /** What a site costs now, where that is not what is printed. */
  costs: Record<string, number>;
  /** The site that is previewed, the sites it would be linked with, and the colour of the disc to come. */
  hot: string;
  linked: string[];
  colour: string;
}

export interface Vessel {
  seat: number;
  nth: number;
}
export const vesselName = ({ seat, nth }: Vessel) => `vessel-${seat}-${nth}`;
export const taken = (zone: ZoneView, site: string) => zone.sites[site]?.disc ?? -1;

export function picture(scene: Scene): string {
  const layout = layoutOf(scene.sheet);
  const parts = [dock, lines, tracks, conserve, journal, dives, doors, openGains, rules];
  const printed = parts.map((part) => part(scene, layout)).join('');
  return `${head(scene)}<g class="printed">${printed}</g>${discs(scene, layout)}${vessels(scene)}`;
}

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inkOf = (sheet: PrintedZone) => `var(--d${sheet.depth}-ink)`;
const ringInk = (sheet: PrintedZone) => (sheet.depth === 1 ? '#0B4A58' : '#B8F3FF');
const circle = (x: number, y: number, r: number, more: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`;
/** A rectangle around a middle. */
const box = (x: number, y: number, width: number, height: number, rx: number, more: string) =>
  `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${rx}" ${more}/>`;
const words = (x: number, y: number, size: number, text: string | number, more = `fill="${INK}"`) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" text-anchor="middle" ${more}>` +
  `${plain(`${text}`)}</text>`;
const signs = (placed: Placed[], size: number) => placed.map(({ icon, x, y }) => signAt(icon, x, y, size)).join('');
/** Around what came since the viewer's last turn. */
const halo = (x: number, y: number, r: number) =>
  circle(x, y, r, 'fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="2.5 2.5"');
/** The gains of a site: faded when they are gone. */
const gains = (placed: Placed[], gone: boolean) =>
  gone ? `<g opacity=".32">${signs(placed, 15)}</g>` : signs(placed, 15);

function head({ zone, sheet, name, fresh }: Scene): string {
  // A long name stands closer, never smaller.
  const squeezed = name.length > 22 ? 'textLength="165" lengthAdjust="spacingAndGlyphs"' : '';
  const wide = 8.2 * fresh.length + 14;
  const tag =
    box(TILE.width - 36 - wide / 2, 36, wide, 18, 9, `fill="#fff" stroke="${INK}" stroke-width=".8"`) +
    words(TILE.width - 36 - wide / 2, 40.6, LEAST, fresh);
  const ink = inkOf(sheet);
  const place = `<text class="place" x="10" y="17.5" font-size="13.8" ${squeezed} fill="${ink}">${plain(name)}</text>`;
  return (
    `<g data-name><rect x="4" y="2" width="175" height="20" fill="transparent"/>${place}</g>` +
    `<text x="${TILE.width - 10}" y="40.5" font-size="${LEAST}" font-weight="700" text-anchor="end" ` +
    `fill="${ink}" opacity=".9">${zone.cell}</text>${fresh ? tag : ''}`
  );
}

/** What a Vessel that arrives gains. */
const arrivalOf = (sheet: PrintedZone): IconWord[] => [...sheet.arrival, ...(sheet.arrival_actions ?? [])];
/** How wide the box is that says it. */
export const dockOf = (sheet: PrintedZone) => (arrivalOf(sheet).length ? 24 + arrivalOf(sheet).length * 18 : 0);

function dock({ sheet, drawn, launch }: Scene): string {
  const wide = dockOf(sheet);
  let text = '';
  if (wide) {
    const shade = `fill="#04121E" fill-opacity="${sheet.depth === 1 ? 0.16 : 0.28}"`;
    text += `<rect data-dock x="8" y="24" width="${wide}" height="24" rx="7" ${shade}/>${signAt('travel', 20, 36, 16)}`;
    text += arrivalOf(sheet)
      .map((icon, n) => signAt(icon, 38 + n * 18, 36, 16))
      .join('');
  }
  if (drawn)
    text +=
      signAt('discover', wide + 22, 36, 16) +
      signs(inRow(sheet.discovery, wide + 33 + sheet.discovery.length * 8.75, 36, 16), 16);
  if (launch) text += `<g data-sign="launch">${iconAt(anchor, TILE.width - 40.5, 36, 15, inkOf(sheet))}</g>`;
  return text;
}

/** Would the previewed disc complete this link? */
const isHot = ({ hot, linked }: Scene, ends: [string, string]) =>
  hot !== '' && ends.includes(hot) && linked.some((end) => ends.includes(end));
const endsTaken = ({ zone }: Scene, ends: [string, string]) => ends.filter((end) => taken(zone, end) >= 0).length;

/** A link: dashed while open, stronger with each end that is taken, lit if the previewed disc completes it. */
function lines(scene: Scene, layout: Layout): string {
  return (scene.sheet.links ?? [])
    .map(({ ends }) => {
      const { path } = linkShape(layout, ends);
      if (isHot(scene, ends))
        return `<path d="${path}" class="rim" stroke-width="6.6"/><path d="${path}" class="lamp" stroke-width="4.4"/>`;
      const have = endsTaken(scene, ends);
      const stroke = `stroke="${inkOf(scene.sheet)}" stroke-width="${[1.8, 2.4, 3.4][have]}"`;
      const dashes = have ? '' : 'stroke-dasharray="4 3"';
      const opacity = have === 2 ? 1 : 0.78;
      return `<path data-sign="link" d="${path}" fill="none" ${stroke} ${dashes} stroke-opacity="${opacity}"/>`;
    })
    .join('');
}

function tracks({ zone, sheet }: Scene, layout: Layout): string {
  const track = (cells: Cell[]) => {
    const next = cells.find((cell) => taken(zone, cell.id) < 0)?.id;
    const rows = [...new Set(cells.map((cell) => cell.y))].map((y) => {
      const row = cells.filter((cell) => cell.y === y);
      const corner = `x="${row[0]!.x - HALF.width - 4}" y="${y - HALF.height - 4}"`;
      const width = row.length * CELL.width + (row.length - 1) * CELL.gap + 8;
      return `<rect ${corner} width="${width}" height="${CELL.height + 8}" rx="9" fill="#04121E" fill-opacity=".22"/>`;
    });
    return rows.join('') + cells.map((cell, n) => (n ? wedge(cell) : '') + space(cell, next)).join('');
  };
  const wedge = ({ x, y, first }: Cell) => {
    const large = `M${x - HALF.width - 7} ${y - 4}l4 4-4 4z`;
    const small = `M${x - HALF.width - CELL.gap + 0.8} ${y - 3.6}l3.6 3.6-3.6 3.6z`;
    return `<path d="${first ? large : small}" fill="${inkOf(sheet)}"/>`;
  };
  const space = ({ id, x, y, get }: Cell, next: string | undefined) => {
    const free = taken(zone, id) < 0;
    const fill = `fill="${PAPER}" fill-opacity="${free ? (id === next ? 1 : 0.8) : 0.28}"`;
    const stroke = `stroke="${INK}" stroke-width="${id === next ? 1.8 : 0.8}"`;
    const ground = box(x, y, CELL.width, CELL.height, 6, `${fill} ${stroke}`);
    const finds = get.length === 1 && get[0]!.startsWith('discover');
    const what = finds
      ? iconAt(discover, x, y - 6.8, 13.5, INK) + words(x, y + 12.4, LEAST, depths(get[0]!.slice(9)))
      : signs(inCell(get, x, y), get.length > 2 ? 12.5 : 14.5);
    return `<g data-spot="${id}" data-sign="${finds ? 'discover' : 'sonar'}">${ground}${free ? what : ''}</g>`;
  };
  return layout.tracks.map(track).join('');
}

const ringed = ({ rule }: PrintedZone, id: string) => rule?.some(({ ring }) => ring?.includes(id)) ?? false;

function conserve({ zone, sheet, hot, colour, costs }: Scene, layout: Layout): string {
  return (sheet.conserve ?? [])
    .map(({ id, cost, get }) => {
      const spot = layout.sites[id]!;
      const { x, y } = spot;
      const free = taken(zone, id) < 0;
      let text = ringed(sheet, id) ? circle(x, y, WELL + 4.2, `class="ringed" stroke="${ringInk(sheet)}"`) : '';
      if (free) {
        text += circle(x, y, WELL, `fill="${hot === id ? '#FFE9A6' : PAPER}" stroke="${INK}" stroke-width="1.2"`);
        if (hot === id)
          text += circle(
            x,
            y,
            WELL - 3.2,
            `fill="none" stroke="${colour}" stroke-width="1.8" stroke-dasharray="3 2.2"`,
          );
        text += words(x - 3.4, y + 4.9, 14, costs[id] ?? cost) + iconAt(research, x + 5.4, y + 0.2, 9, INK);
      }
      return `<g data-spot="${id}" data-sign="conserve">${text}${gains(gainsAt(get, spot), !free)}</g>`;
    })
    .join('');
}

const PAGE = 'M-12.5-9.5a3 3 0 0 1 3-3h16l6 6v16a3 3 0 0 1-3 3h-19a3 3 0 0 1-3-3z';
const CORNER = 'M6.5-12.5v4.5a1.5 1.5 0 0 0 1.5 1.5h4.5z';

function journal({ zone, sheet }: Scene, layout: Layout): string {
  return (sheet.journal ?? [])
    .map(({ id, field, get }) => {
      const spot = layout.sites[id]!;
      const { x, y } = spot;
      const free = taken(zone, id) < 0;
      const { icon, fill, ink } = FIELDS[field]!;
      const at = `transform="translate(${x} ${y})"`;
      const ring = ringed(sheet, id) ? box(x, y, 34.2, 34.2, 7, `class="ringed" stroke="${ringInk(sheet)}"`) : '';
      const page =
        `<path ${at} d="${PAGE}" fill="var(${fill})" stroke="${PAPER}" stroke-width="1.6"/>` +
        `<path ${at} d="${CORNER}" fill="${PAPER}"/>`;
      const sign = free ? iconAt(icon, x - 0.5, y + 1, 16, ink) : '';
      const gained = gains(gainsAt(get ?? [], spot), !free);
      return `<g data-spot="${id}" data-sign="field">${ring}${page}${sign}${gained}</g>`;
    })
    .join('');
}

function dives({ zone, sheet }: Scene, layout: Layout): string {
  return (sheet.dive ?? [])
    .map(({ id }) => {
      const { x, y } = layout.sites[id]!;
      const left = zone.sites[id]?.tokens ?? 0;
      if (!left) {
        const empty = `fill="none" stroke="${inkOf(sheet)}" stroke-opacity=".5" stroke-dasharray="3 3"`;
        return `<g data-spot="${id}" data-sign="dive">${circle(x, y, 14, empty)}</g>`;
      }
      const stack = [2, 1, 0]
        .filter((n) => n < left)
        .map((n) => circle(x + n * 3, y - n * 3, 14, `fill="#0E3A52" stroke="${PAPER}" stroke-width="1.6"`));
      const drawn = `${stack.join('')}${iconAt(dive, x, y, 19, '#fff')}${diveCount(x, y, left)}`;
      return `<g data-spot="${id}" data-sign="dive">${drawn}</g>`;
    })
    .join('');
}
/** How many tokens lie on a Dive site; drawn once more over the ring of a lit one. */
export const diveCount = (x: number, y: number, left: number): string =>
  box(x + 16.5, y + 12, 25, 16.5, 8, `fill="${PAPER}" stroke="${INK}"`) + words(x + 16.5, y + 16.7, LEAST, `×${left}`);

/** Sites that can be reached from one side only. */
function doors({ sheet }: Scene, layout: Layout): string {
  const turns: Record<string, number> = { up: -90, left: 180, right: 0 };
  return [...(sheet.dive ?? []), ...(sheet.conserve ?? []), ...(sheet.journal ?? [])]
    .filter((site) => site.access)
    .map(({ id, access }) => {
      const { x, y } = layout.sites[id]!;
      const place = `transform="translate(${x} ${y}) rotate(${turns[access!]})"`;
      return `<path data-sign="ring" ${place} d="M18.5-5l6 5-6 5z" fill="${ringInk(sheet)}"/>`;
    })
    .join('');
}

/** The gains of links that are not complete yet. */
function openGains(scene: Scene, layout: Layout): string {
  return (scene.sheet.links ?? [])
    .filter(({ ends }) => endsTaken(scene, ends) < 2)
    .map(({ ends, get }) => {
      const { x, y } = linkShape(layout, ends);
      const ground = isHot(scene, ends)
        ? box(x, y, 8 + get.length * 15, 22, 11, 'fill="var(--lamp)" stroke="var(--lamp-rim)" stroke-width="1.2"')
        : '';
      return ground + signs(inRow(get, x, y, 15), 15);
    })
    .join('');
}

const ROUND = 'stroke-linecap="round"';
const DOTS = `stroke-dasharray="1 2" ${ROUND}`;

function rules({ sheet }: Scene, layout: Layout): string {
  const light = sheet.depth === 1 ? '#fff' : ringInk(sheet);
  return (sheet.rule ?? [])
    .map((rule, place) => {
      const at = layout.rules[place]!;
      const { items, width } = plateItems(rule.plate);
      const things = items.map(({ kind, text, x }) => {
        if (kind === 'ring')
          return `<circle cx="${x}" r="4.2" fill="none" stroke="${light}" stroke-width="1.8" ${DOTS}/>`;
        if (kind === 'sign') return signAt(text, x, 0, 14);
        if (kind === 'to') return `<path d="M${x - 3.5}-3.2 ${x + 3.5} 0 ${x - 3.5} 3.2z" fill="#fff"/>`;
        if (kind === 'ban')
          return `<path d="M${x - 5}-5 ${x + 5} 5M${x + 5}-5 ${x - 5} 5" stroke="#FF9B7A" stroke-width="2.4"/>`;
        return words(x, 4.7, LEAST, text, 'fill="#fff"');
      });
      const rim = `stroke="${ringInk(sheet)}" stroke-opacity=".8" stroke-dasharray="1 2.4" ${ROUND}`;
      const plate = `<rect y="-10" width="${width}" height="20" rx="10" fill="#04121E" fill-opacity=".35" ${rim}/>`;
      const left = at.x - width / 2;
      return `<g data-sign="${sheet.id}" transform="translate(${left} ${at.y})">${plate}${things.join('')}</g>`;
    })
    .join('');
}

/** Pieces keep their full strength when the tile is dim; so does what a complete link has given. */
function discs(scene: Scene, layout: Layout): string {
  const { zone, sheet, players, came } = scene;
  const disc = ({ id, x, y }: { id: string; x: number; y: number }, size: number) => {
    const owner = players[taken(zone, id)];
    if (!owner) return '';
    return pieceAt('disc', owner, x, y, size, id) + (came.includes(id) ? halo(x, y, size / 2 + 4) : '');
  };
  const on = (sites: { id: string }[] | undefined, size: number) =>
    (sites ?? []).map(({ id }) => disc({ id, ...layout.sites[id]! }, size)).join('');
  const complete = (sheet.links ?? [])
    .filter(({ ends }) => endsTaken(scene, ends) === 2)
    .map(({ ends, get }) => {
      const shape = linkShape(layout, ends);
      const row = inRow(get, shape.x, shape.y, 15);
      const { x, y } = row.at(-1) ?? shape;
      const tick = `<path d="M${x + 4.6} ${y - 7}l1.8 1.9 3-3.6" fill="none" stroke="#fff" stroke-width="1.5"/>`;
      return signs(row, 15) + circle(x + 7, y - 7, 5, 'fill="#0B7A53" stroke="#fff"') + tick;
    });
  return (
    layout.tracks
      .flat()
      .map((cell) => disc(cell, 25.6))
      .join('') +
    on(sheet.conserve, 26.8) +
    on(sheet.journal, 23.6) +
    complete.join('')
  );
}

function vessels({ sheet, players, vessels: here, arrived }: Scene): string {
  const wide = dockOf(sheet);
  const apart = here.length < 2 ? 0 : Math.min(34, (106 - wide) / (here.length - 1));
  return here
    .map((vessel, n) => {
      const x = (wide ? 8 + wide : 0) + 20 + n * apart;
      return (
        (arrived.includes(vessel.seat) ? halo(x, 36.5, 18) : '') +
        pieceAt('vessel', players[vessel.seat]!, x, 36, 35, vesselName(vessel))
      );
    })
    .join('');
}
