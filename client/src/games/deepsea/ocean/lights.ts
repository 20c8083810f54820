/** Which things on the ocean the options are about. */
import type { Option } from '../../types';
import type { DeepSeaView, PrintedZone } from '../../../wire/deepsea';
import { about, boardOf, kindOf, spotOf } from '../model';

/** What is lit within one zone. */
export interface ZoneLights {
  /** Sites by their name on the board. */
  sites: Record<string, Option>;
  /** The zone as a whole: somebody travels there, or the Vessels in it travel. */
  zone: Option | null;
  vessels: boolean;
  /** The Travel box, where the rest of the turn could lead there: the tile itself stays as it is. */
  travel: Option | null;
  /** How many options are about this zone. */
  choices: number;
}

export interface Lights {
  zones: Record<string, ZoneLights>;
  cells: Record<string, Option>;
  /** Anything at all. */
  any: boolean;
}

const SITES = ['sonar', 'dive', 'conserve', 'journal'];
const ZONES = ['travel', 'launch', 'vessel'];

function zoneOf(lights: Lights, board: string): ZoneLights {
  return (lights.zones[board] ??= { sites: {}, zone: null, vessels: false, travel: null, choices: 0 });
}

/** `ways`: what is not asked for yet but can be reached; it gives way to what can be chosen at once. */
export function lightsOf(options: Option[], ways: Option[] = []): Lights {
  const lights: Lights = { zones: {}, cells: {}, any: false };
  for (const option of options) {
    if (SITES.includes(option.verb)) {
      const site = about(option, 'site');
      const zone = zoneOf(lights, boardOf(site));
      zone.sites[spotOf(site)] = option;
      zone.choices++;
    } else if (ZONES.includes(option.verb)) {
      const zone = zoneOf(lights, about(option, 'board'));
      zone.zone = option;
      zone.vessels = option.verb === 'vessel';
      zone.choices++;
    } else if (option.verb === 'place') lights.cells[about(option, 'cell')] = option;
    else if (option.verb === 'do') {
      // An action whose places are known already: they are lit for it, if nothing nearer is.
      for (const action of option.leads ?? []) {
        const [verb = '', target = ''] = action.split(' ');
        if (SITES.includes(verb)) {
          const zone = zoneOf(lights, boardOf(target));
          zone.sites[spotOf(target)] ??= option;
          zone.choices++;
        } else if (ZONES.includes(verb)) {
          const zone = zoneOf(lights, target);
          zone.zone ??= option;
          zone.choices++;
        }
      }
    }
  }
  for (const way of ways) {
    if (SITES.includes(way.verb)) {
      const site = about(way, 'site');
      const zone = zoneOf(lights, boardOf(site));
      zone.sites[spotOf(site)] ??= way;
      zone.choices++;
    } else if (way.verb === 'travel') {
      const zone = zoneOf(lights, about(way, 'board'));
      zone.travel = zone.zone ? null : way;
      zone.choices++;
    }
  }
  lights.any = Object.keys(lights.zones).length + Object.keys(lights.cells).length > 0;
  return lights;
}

/** Where a previewed option leads: sites, zones and cells that could be chosen after it. */
export function leadsOf(option: Option | null): Set<string> {
  const places = new Set<string>();
  for (const action of option?.leads ?? []) {
    const [verb = '', target = ''] = action.split(' ');
    if (SITES.includes(verb) || ZONES.includes(verb) || verb === 'place') places.add(target);
  }
  return places;
}

/** The zone a previewed option is about, or ''. */
export function boardAbout(option: Option | null): string {
  if (!option) return '';
  const site = about(option, 'site');
  return site ? boardOf(site) : ZONES.includes(option.verb) ? about(option, 'board') : '';
}

/** What one may have meant by pressing a site: the action of its kind. */
export const meant = (sheet: PrintedZone, spot: string) => `${kindOf(sheet, spot)} ${sheet.id}-${spot}`;

/** Does the open choice ask for a zone to go to? */
export const asksForZone = (view: DeepSeaView) => ['travel-to', 'launch'].includes(view.pending?.step ?? '');

/**
 * What one may have meant by a press in a zone: its site, the own Vessel, the zone as a place to go; or nothing but a
 * closer look.
 */
export function wantedAt(target: Element, sheet: PrintedZone, view: DeepSeaView): string[] {
  const board = sheet.id;
  const spot = target.closest<SVGElement>('[data-spot]')?.dataset.spot;
  if (spot) return [meant(sheet, spot)];
  if (target.closest('[data-dock]')) return [`travel ${board}`];
  if (asksForZone(view)) return [`travel ${board}`, `launch ${board}`];
  const vessel = target.closest<SVGElement>('[data-piece]')?.dataset.piece ?? '';
  return vessel.startsWith(`vessel-${view.seat}-`) ? [`vessel ${board}`] : [];
}

/** Is all that is lit in a zone only within reach? */
export const isSoft = (lights: ZoneLights, ways: Option[] = []) =>
  !lights.zone && Object.values(lights.sites).every((option) => ways.includes(option));
