/** A zone in words: everything that is printed on it and lies on it, one sentence a thing. */
import type { BoardProps } from '../../types';
import type { DeepSeaView, PrintedRule, PrintedZone, ZoneView } from '../../../wire/deepsea';
import { iconNames, kindOf, sitesOf, type SiteKind } from '../model';
import { words } from '../words';

export interface Said {
  /** What it is about, as a heading. */
  head: string;
  text: string;
}

/** The text of a special rule: the sentence of its handler with the numbers of its keys. */
export function ruleText(board: BoardProps<DeepSeaView>, rule: PrintedRule): string {
  const numbers = Object.fromEntries(Object.entries(rule).filter(([, value]) => typeof value === 'number')) as Record<
    string,
    number
  >;
  return board.speech.text(`rule-${rule.handler}`, { ...numbers, gain: iconNames(board.speech, rule.gain ?? []) });
}

export function zoneInWords(board: BoardProps<DeepSeaView>, sheet: PrintedZone, zone: ZoneView | null): Said[] {
  const { speech, players } = board;
  const t = words(speech);
  const said: Said[] = [];
  const gain = (icons: string[]) => (icons.length ? iconNames(speech, icons) : t('nothing'));
  const owner = (id: string) => {
    const seat = zone?.sites[id]?.disc ?? -1;
    return seat >= 0 ? t('taken-by', { name: players[seat]?.name ?? '' }) : '';
  };
  const add = (head: string, text: string, id = '') =>
    said.push({ head, text: id && owner(id) ? `${text} ${owner(id)}` : text });

  const arrival = [...sheet.arrival, ...(sheet.arrival_actions ?? [])];
  if (arrival.length) add(t('arrival'), t('arrival-text', { gain: gain(arrival) }));
  if (!zone || zone.discoverer < 0) add(t('discovery'), t('discovery-text', { gain: gain(sheet.discovery) }));
  else
    add(
      t('discovery'),
      t('discovered-by', { name: players[zone.discoverer]?.name ?? '', gain: gain(sheet.discovery) }),
    );
  const there = (zone?.vessels ?? []).flatMap((number, seat) =>
    number ? [t('vessels-of', { name: players[seat]?.name ?? '', count: number })] : [],
  );
  if (there.length) add(t('vessels-here'), `${there.join(', ')}.`);
  const name = (id: string) => siteName(t, sheet, id);
  for (const site of sheet.dive ?? [])
    add(name(site.id), t('dive-text', { count: zone?.sites[site.id]?.tokens ?? site.tokens }));
  for (const track of sheet.sonar ?? [])
    add(
      t('sonar-track'),
      track
        .map((space) => `${gain(space.get)}${owner(space.id) ? ` (${owner(space.id).replace(/\.$/, '')})` : ''}`)
        .join(' › ') + '.',
    );
  for (const site of sheet.conserve ?? [])
    add(name(site.id), t('conserve-text', { cost: site.cost, gain: gain(site.get) }), site.id);
  for (const site of sheet.journal ?? [])
    add(
      name(site.id),
      t('journal-text', { field: t(`field-${site.field}`) }) +
        (site.get?.length ? ` ${t('gains-too', { gain: gain(site.get) })}` : ''),
      site.id,
    );
  if (sheet.links?.length) add(t('links'), t('links-text'));
  for (const link of sheet.links ?? []) {
    const taken = link.ends.filter((id) => (zone?.sites[id]?.disc ?? -1) >= 0).length;
    add(
      t('link', { one: name(link.ends[0]), other: name(link.ends[1]) }),
      t('link-text', { gain: gain(link.get), state: t(`link-${taken}`) }),
    );
  }
  for (const rule of sheet.rule ?? []) add(t('zone-rule'), ruleText(board, rule));
  for (const [index, edge] of (sheet.edge ?? []).entries()) {
    const key = `edge-${sheet.id}-${index + 1}`;
    add(t('zone-ruling'), speech.has(key) ? speech.text(key) : edge.text);
  }
  return said;
}

const KINDS: Record<SiteKind, string> = {
  sonar: 'sonar-space',
  conserve: 'conserve-site',
  journal: 'journal-site',
  dive: 'dive-site',
};
/** A site by what it is and which one of its kind: its id is nobody's business. */
export function siteName(t: ReturnType<typeof words>, sheet: PrintedZone, id: string): string {
  const kind = kindOf(sheet, id);
  return t(KINDS[kind], { site: sitesOf(sheet)[kind].indexOf(id) + 1 });
}
