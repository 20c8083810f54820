/**
 * The view of Endeavor: Deep Sea (`games/deepsea/view.py`), what is printed (`printed.py`), and the way about in them.
 */
import type { Entry, Option, Speech } from '../types';
import { depths } from './signs/icons';
import { named } from './words';

// -- what is printed: the content files as plain data; what has its usual value is left out ---------------------

export type Field = 'blue' | 'brown' | 'green' | 'yellow';
export type Attribute = 'reputation' | 'inspiration' | 'coordination' | 'ingenuity';
export const ATTRIBUTES: Attribute[] = ['reputation', 'inspiration', 'coordination', 'ingenuity'];
/** An icon word: `reputation`, `discover 1-2`, `travel tech+1`. */
export type IconWord = string;
export type Side = 'up' | 'left' | 'right';

export interface PrintedDive {
  id: string;
  tokens: number;
  access?: Side;
}
export interface PrintedSonar {
  id: string;
  get: IconWord[];
}
export interface PrintedConserve {
  id: string;
  cost: number;
  get: IconWord[];
  marked?: boolean;
  access?: Side;
}
export interface PrintedJournalSite {
  id: string;
  field: Field;
  get?: IconWord[];
  marked?: boolean;
  access?: Side;
}
export interface PrintedLink {
  ends: [string, string];
  get: IconWord[];
}
/** What is drawn for a special rule: when, what. */
export interface Plate {
  /** The action that sets it off. */
  when?: IconWord;
  what?: IconWord[];
  note?: string;
  /** It needs a disc on a ringed site. */
  ring?: boolean;
  /** Something is forbidden. */
  ban?: boolean;
}
/** A special rule: its handler, the keys of that handler, and its plate. */
export interface ZoneRule {
  handler: string;
  plate: Plate;
  sites?: string[];
  ring?: string[];
  gain?: IconWord[];
  [number: string]: unknown;
}
export interface PrintedZone {
  id: string;
  depth: number;
  discovery: IconWord[];
  arrival: IconWord[];
  arrival_actions?: IconWord[];
  mission_specific?: boolean;
  dive?: PrintedDive[];
  sonar?: PrintedSonar[][];
  conserve?: PrintedConserve[];
  journal?: PrintedJournalSite[];
  links?: PrintedLink[];
  rule?: ZoneRule[];
  art?: string;
  /**
   * Where things are drawn on a tile of 183 × 192: `c1: "38 74 left"`; a zone without is laid out by `ocean/layout.ts`.
   */
  layout?: Record<string, string>;
}
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
export interface PrintedFace {
  gain: IconWord[];
  /** Each slot is used once per activation; of the actions in it one is chosen. */
  slots: IconWord[][];
  ability?: { handler: string; text: string };
}
export interface PrintedSpecialist {
  id: string;
  tier: number;
  copies: number;
  junior: PrintedFace;
  senior: PrintedFace;
  score?: { points: number; per: number; count: string; text: string };
}
export interface PrintedLeader {
  gain: IconWord[];
  slots: IconWord[][];
}
export interface PrintedJournal {
  id: string;
  anchor: boolean;
  cost: number;
  points: number;
  fields: Field[];
  you: IconWord[];
  others: IconWord[];
  activations: IconWord[];
  provenance?: string;
}
export interface PrintedToken {
  id: string;
  count: number;
  research: number;
  effect: IconWord[];
  cost?: 'disc'[];
}
export interface PrintedMat {
  shape: { last_step: number; impact_step: number };
  bracket: { level: number; steps: number[]; points: number }[];
  track: { id: Attribute; vessel_steps: number[] }[];
  research: { cap: number };
  player_set: { discs: number; impact_markers: number; vessels: number };
}
export interface PrintedGoal {
  number: number;
  kind: string;
  text: string;
  name?: string;
  per?: number;
  provenance: string;
  bonus_provenance?: string;
  bonus?: { first?: number; second?: number };
  coop: { measure: string; min: number[]; provenance: string };
  pieces?: string[];
  depths?: number[];
  columns?: string[];
  options?: { id: string; kind: string; per: number; bonus: { first?: number; second?: number }; text: string }[];
}
export interface PrintedMission {
  mission: { number: number; id: string; name_en: string; [name: `name_${string}`]: string; in_short: string };
  setup: {
    columns: number;
    column_letters: string[];
    max_depth: number;
    boards: { at: string; board?: string; random_depth?: number }[];
    launch: { rule: 'fixed_board' | 'any_depth1'; board?: string };
    removed_depths?: number[];
    hidden?: { board: string; stack: number; within_top?: number }[];
  };
  goal: PrintedGoal[];
  impact_coop: { min: number[]; provenance: string; house_players?: number[] };
  impact: {
    orientation: 'pointy' | 'flat' | 'tracks';
    parity: string;
    hexes: string[];
    links: { a: string; b: string }[];
    star_cell?: string;
    rule_entry?: { hex: string; rule: string }[];
  };
  rule?: {
    id: string;
    handler: string;
    text: string;
    provenance: string;
    detail_provenance?: string;
  }[];
  track?: { name: string; start: number; last: number };
}
export interface Printed {
  zones: Record<string, PrintedZone>;
  leader: PrintedLeader;
  specialists: Record<string, PrintedSpecialist>;
  /** What the view calls both sides of each Specialist; the Team Leader has one. */
  faces: Record<string, string[]>;
  journals: Record<string, PrintedJournal>;
  tokens: Record<string, PrintedToken>;
  mat: PrintedMat;
  coop: {
    bonus_goal: {
      id: string;
      name: string;
      count: string;
      min: number[];
      text: string;
      provenance?: string;
      house_players?: number[];
    }[];
    setback: { id: string; name: string; effects: string[]; duration: string; text: string; provenance?: string }[];
    [key: string]: unknown;
  };
  mission: PrintedMission;
}

// -- the view ---------------------------------------------------------------------------------------------------

export interface SiteState {
  /** Dive sites: the tokens left. */
  tokens?: number;
  /** Other sites: whose disc lies there, -1 nobody's. */
  disc?: number;
}
export interface ZoneView {
  /** `B2`. */
  cell: string;
  board: string;
  depth: number;
  discoverer: number;
  sites: Record<string, SiteState>;
  /** How many vessels each seat has here. */
  vessels: number[];
}
export interface PlayerView {
  supply: number;
  staging: number;
  aside: number;
  substitutes: number;
  research: number;
  /** Cube positions in the order of ATTRIBUTES, and their levels. */
  attributes: number[];
  levels: number[];
  /** The deepest depth the Technology reaches. */
  reach: number;
  /** The board of each of the three vessels, '' while it is not released. */
  vessels: string[];
  tiles: { face: string; disc: number }[];
  tokens: string[];
  journals: { card: string; circles: number }[];
  cleanup: number;
  passed: boolean;
}
/** What still has to happen in this turn, the next one first. */
export interface Waiting {
  seat: number;
  step: string;
  icons: IconWord[];
  board?: string;
}
export interface DeepSeaView {
  seats: number;
  seat: number;
  settings: Record<string, string>;
  team: boolean;
  round: number;
  rounds: number;
  turn: number;
  ply: number;
  over: boolean;
  /** The seat with the Wave. */
  wave: number;
  /** Whose turn of the second phase it is; -1 during Preparation. */
  active: number;
  pending: { seat: number; step: string } | null;
  queue?: Waiting[];
  columns: number;
  depths: number;
  zones: ZoneView[];
  /** Cells where a board of their depth could go. */
  free: string[];
  stacks: { depth: number; boards: number; bottom: string[] }[];
  hidden: { board: string; within: number }[];
  drawn: string[];
  token_supply: number;
  token_discard: string[];
  token_unseen: number;
  looked: string[];
  tray: Record<string, number>;
  pockets: { top: string; tiles: number }[];
  display: string[];
  deck: number;
  cards_out: string[];
  impact: { markers: Record<string, number>; unlimited: Record<string, number[]>; open: string[]; locked: string[] };
  named: string;
  versions: number[];
  races: number[][];
  coop: { open: string[]; done: string[]; setback: string; deck: number; required: number; result: string };
  players: PlayerView[];
  scores: { seat: number; place: number; total: number; parts: { name: string; points: number }[] }[];
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
  const found: Record<string, { before: number; after: number }> = {};
  for (const { seat: whose, figure, before, after } of option?.changes ?? [])
    if (whose === seat) found[figure] = { before, after };
  return found;
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
  const found = new Set<string>();
  for (const entry of entries)
    for (const event of entry.events ?? [])
      if (kinds.includes(event.kind))
        for (const value of [event.data[field]].flat()) if (value !== undefined) found.add(String(value));
  return found;
}

// -- sheets by the names the view uses ----------------------------------------------------------------------------

/** The gains printed at a site (`whale_fall-c1`). */
export function siteGains(printed: Printed, site: string): IconWord[] {
  const zone = printed.zones[boardOf(site)];
  const spot = spotOf(site);
  const all: { id: string; get?: IconWord[] }[] = [
    ...(zone?.sonar?.flat() ?? []),
    ...(zone?.conserve ?? []),
    ...(zone?.journal ?? []),
  ];
  return all.find((found) => found.id === spot)?.get ?? [];
}

const faces = new WeakMap<Printed, Map<string, PrintedFace>>();

/** A side of a specialist's tile by its name in the view (`hydrographer`, `team_leader`). */
export function faceOf(printed: Printed, face: string): PrintedFace | PrintedLeader | undefined {
  if (face === 'team_leader') return printed.leader;
  let known = faces.get(printed);
  if (!known) {
    known = new Map();
    for (const kind of Object.values(printed.specialists)) {
      const [junior, senior] = printed.faces[kind.id] ?? [];
      if (junior) known.set(junior, kind.junior);
      if (senior) known.set(senior, kind.senior);
    }
    faces.set(printed, known);
  }
  return known.get(face);
}
