/** The way about in the view of Endeavor: Deep Sea and in what is printed (`wire/deepsea.ts`). */
import type { DeepSeaPrinted, Face, PrintedZone, ZoneView } from '../../wire/deepsea';
import type { Entry, Option, Speech } from '../types';
import { depths } from './signs/icons';
import { named } from './words';

export type Field = 'blue' | 'brown' | 'green' | 'yellow';
export type Attribute = 'reputation' | 'inspiration' | 'coordination' | 'ingenuity';
export const ATTRIBUTES: Attribute[] = ['reputation', 'inspiration', 'coordination', 'ingenuity'];
/** An icon word: `reputation`, `discover 1-2`, `travel tech+1`. */
export type IconWord = string;
export type Side = 'up' | 'left' | 'right';

export type SiteKind = 'dive' | 'sonar' | 'conserve' | 'journal';

/** The sites of a zone by kind, in the order they are printed; ids may be any word. */
export function sitesOf(sheet: PrintedZone): Record<SiteKind, string[]> {
  const ids = (sites?: { id: string }[]) => (sites ?? []).map((site) => site.id);
  return {
    dive: ids(sheet.dive),
    sonar: ids(sheet.sonar?.flat()),
    conserve: ids(sheet.conserve),
    journal: ids(sheet.journal),
  };
}
/** Which kind of site this is, by the list of the sheet it stands in. */
export function kindOf(sheet: PrintedZone, id: string): SiteKind {
  const sites = sitesOf(sheet);
  return (Object.keys(sites) as SiteKind[]).find((kind) => sites[kind].includes(id)) ?? 'conserve';
}
// -- places -----------------------------------------------------------------------------------------------------

export const columnOf = (cell: string) => cell.charCodeAt(0) - 65;
export const depthOf = (cell: string) => Number(cell.slice(1));
export const cellAt = (column: number, depth: number) => `${String.fromCharCode(65 + column)}${depth}`;
/** A site by its name, `whale_fall-c1`: the board, and the site on it. */
export const boardOf = (site: string) => site.slice(0, site.lastIndexOf('-'));
export const spotOf = (site: string) => site.slice(site.lastIndexOf('-') + 1);

/** A zone that lies nowhere yet, or is thought of at a place: as it is printed, without pieces. */
export function unplaced(sheet: PrintedZone, cell = ''): ZoneView {
  const sites = Object.fromEntries((sheet.dive ?? []).map((site) => [site.id, { tokens: site.tokens }]));
  return { cell, board: sheet.id, depth: sheet.depth, discoverer: -1, sites, vessels: [] };
}

// -- options by what they are about -----------------------------------------------------------------------------

export const about = (option: Option, name: string) => String(option.arguments[name] ?? '');

/** The option of a verb for a target, as `find(options, 'recruit', 'kind', 'navigator')`. */
export function find(options: Option[], verb: string, name?: string, value?: string): Option | undefined {
  return options.find((o) => o.verb === verb && (name === undefined || about(o, name) === value));
}

/** A detail of an option as a number, a word or a list of words. */
export const count = (option: Option, name: string) => Number(option.details[name] ?? 0);
export const word = (option: Option, name: string) => String(option.details[name] ?? '');
export const list = (option: Option, name: string): string[] => {
  const value = option.details[name];
  return Array.isArray(value) ? value.map(String) : value === undefined || value === '' ? [] : [String(value)];
};

/** What an option changes for a seat: `changes(option, seat).research` is its Research from and to. */
export function changes(option: Option | null, seat: number): Record<string, { before: number; after: number }> {
  const changed: Record<string, { before: number; after: number }> = {};
  for (const { seat: whose, figure, before, after } of option?.changes ?? [])
    if (whose === seat) changed[figure] = { before, after };
  return changed;
}

// -- words --------------------------------------------------------------------------------------------------------

/** An icon word as a person reads it: `Discover 1–2`. */
export function iconName(speech: Speech, icon: IconWord): string {
  const [name = '', qualifier = ''] = icon.split(' ');
  const said = named(speech, 'icon', name);
  return name === 'discover'
    ? `${said} ${depths(qualifier)}`
    : qualifier && speech.has(`icon-${name}-${qualifier.replace('+', '')}`)
      ? speech.text(`icon-${name}-${qualifier.replace('+', '')}`)
      : said;
}

/** Several icons in words: `2 Reputation, Impact`. */
export function iconNames(speech: Speech, icons: IconWord[]): string {
  const times = new Map<string, number>();
  for (const icon of icons) times.set(icon, (times.get(icon) ?? 0) + 1);
  return [...times].map(([icon, n]) => (n > 1 ? `${n} ${iconName(speech, icon)}` : iconName(speech, icon))).join(', ');
}

// -- what happened since ------------------------------------------------------------------------------------------

/** Values of a field in the events of some kinds, for halos and tags: `happened(since, ['placed-disc'], 'site')`. */
export function happened(entries: Entry[], kinds: string[], field: string): Set<string> {
  const things = new Set<string>();
  for (const entry of entries)
    for (const event of entry.events ?? [])
      if (kinds.includes(event.kind))
        for (const value of [event.data[field]].flat()) if (value !== undefined) things.add(String(value));
  return things;
}

// -- sheets by the names the view uses ----------------------------------------------------------------------------

/** The gains printed at a site (`whale_fall-c1`). */
export function siteGains(printed: DeepSeaPrinted, site: string): IconWord[] {
  const zone = printed.zones[boardOf(site)];
  const spot = spotOf(site);
  const all: { id: string; get?: IconWord[] }[] = [
    ...(zone?.sonar?.flat() ?? []),
    ...(zone?.conserve ?? []),
    ...(zone?.journal ?? []),
  ];
  return all.find((one) => one.id === spot)?.get ?? [];
}

const faces = new WeakMap<DeepSeaPrinted, Map<string, Face>>();
/** A side of a specialist's tile by its name in the view (`hydrographer`, `team_leader`). */
export function faceOf(printed: DeepSeaPrinted, face: string): Face | undefined {
  let known = faces.get(printed);
  if (!known) {
    known = new Map();
    for (const [kind, names] of Object.entries(printed.faces)) {
      const sheet = printed.specialists[kind];
      const sides = sheet ? [sheet.junior, sheet.senior] : [printed.leader];
      names.forEach((name, side) => known!.set(name, sides[side]!));
    }
    faces.set(printed, known);
  }
  return known.get(face);
}
