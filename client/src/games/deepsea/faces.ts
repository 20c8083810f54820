/** What stands in the row of an option, by its verb: what it costs, what it is about, what it gives. */
import type { DeepSeaPrinted, DeepSeaView } from '../../wire/deepsea';
import type { Option, Speech } from '../types';
import { hexPlace } from './impact/hexes';
import { about, changes, count, faceOf, list, siteGains, word } from './model';
import type { IconWord } from './model';
import { named, words } from './words';

/** Something that is drawn. */
export type Part =
  | { kind: 'sign'; icon: IconWord; size: number }
  | { kind: 'gains'; icons: IconWord[]; size: number; choice: boolean }
  /** The actions of a Specialist. */
  | { kind: 'slots'; slots: IconWord[][] }
  /** Without `research` nothing is said about it, not even that it costs none. */
  | { kind: 'cost'; research: number | null; discs: number }
  | { kind: 'waters'; depths: string[] }
  | { kind: 'tier'; tier: number }
  | { kind: 'disc'; seat: number }
  | { kind: 'text'; text: string | number; bold: boolean }
  | { kind: 'link'; gains: IconWord[]; partners: number[] }
  | { kind: 'to' | 'bar' | 'and' | 'eye' };

export interface Face {
  lead?: Part[];
  /** In words: the name, and beside it where that is. */
  what?: { text: string; bold?: boolean; soft?: boolean; beside?: string };
  after?: Part[];
  gives?: Part[];
  /** How `gives` is written. */
  tone?: 'soft' | 'faded';
}

interface Seen {
  option: Option;
  view: DeepSeaView;
  printed: DeepSeaPrinted;
  speech: Speech;
  /** In the bubble, without the place. */
  bare: boolean;
}

const TO: Part = { kind: 'to' };
const sign = (icon: IconWord, size = 18): Part => ({ kind: 'sign', icon, size });
const gains = (icons: IconWord[], size = 18, choice = false): Part => ({ kind: 'gains', icons, size, choice });
const bold = (text: string | number): Part => ({ kind: 'text', text, bold: true });

/** What the option gives: what is printed on its site, or what the server says. */
function given({ option, printed }: Seen): IconWord[] {
  const site = about(option, 'site');
  return site ? siteGains(printed, site) : list(option, 'gain');
}
const slots = ({ option, printed }: Seen): Part => ({
  kind: 'slots',
  slots: faceOf(printed, about(option, 'face') || word(option, 'face'))?.slots ?? [],
});
const boardName = ({ speech }: Seen, id: string) => named(speech, 'board', id);
const cellOf = ({ view }: Seen, id: string) => view.zones.find((zone) => zone.board === id)?.cell ?? '';
/** The name of what the option is about. */
const nameOf = ({ option, speech }: Seen, kind: string) => named(speech, kind, about(option, kind));
const effectOf = ({ option, printed }: Seen) => printed.tokens[about(option, 'token')]?.effect;
const points = ({ option, speech }: Seen): Part[] => {
  const many = count(option, 'points');
  return many ? [bold(words(speech)('points', { count: many }))] : [];
};

/** The discs it takes: one, and on the way there those of the Specialists. */
function discsOf({ option, view }: Seen): number {
  const staged = changes(option, view.seat)['discs'];
  return staged ? Math.max(1, staged.before - staged.after) : 1;
}

/** A disc on a site of a zone. Only the Research of a conservation is named where it is none. */
function onSite(seen: Seen): Face {
  const { option } = seen;
  const research = count(option, 'cost');
  const named = option.verb === 'conserve' || research > 0;
  const partners = list(option, 'partners').map(Number);
  return {
    lead: [
      { kind: 'cost', research: named ? research : null, discs: discsOf(seen) },
      TO,
      gains(given(seen)),
      ...(option.verb === 'journal' ? [sign('journal')] : []),
      ...(partners.length ? [{ kind: 'link', gains: list(option, 'link_gain'), partners } as const] : []),
    ],
  };
}

function toZone(seen: Seen): Face {
  const id = about(seen.option, 'board');
  const what = { text: boardName(seen, id), bold: true, beside: cellOf(seen, id) };
  return { ...(seen.bare ? { lead: [sign('travel')] } : { what }), gives: [TO, gains(given(seen))] };
}

const activate = (seen: Seen): Face => ({ what: { text: nameOf(seen, 'face'), bold: true }, gives: [slots(seen)] });

function recruit(seen: Seen): Face {
  const junior = seen.printed.specialists[about(seen.option, 'kind')]?.junior.slots;
  const between = (n: number): Part[] => (n ? [{ kind: 'and' }] : []);
  const does = junior?.flatMap((slot, n) => [...between(n), gains(slot, 17, true)]);
  return {
    lead: [{ kind: 'tier', tier: count(seen.option, 'tier') }],
    what: { text: nameOf(seen, 'kind'), bold: true },
    gives: [gains(given(seen), 17), ...(does ? [{ kind: 'bar' } as const, ...does] : [])],
  };
}

function impact(seen: Seen): Face {
  const place = hexPlace(seen.printed.hexes!, about(seen.option, 'hex'));
  return {
    lead: [sign('impact')],
    what: { text: words(seen.speech)('hex', place), soft: true },
    gives: [...points(seen), gains(given(seen))],
  };
}

const token = (seen: Seen, gives: Part[]): Face => ({
  lead: [sign('dive')],
  what: { text: nameOf(seen, 'token') },
  gives,
});
const doing = (seen: Seen): Face => ({
  lead: [sign(about(seen.option, 'icon'), 20)],
  what: { text: nameOf(seen, 'icon'), bold: true },
});

const FACES: Record<string, (seen: Seen) => Face> = {
  conserve: onSite,
  sonar: onSite,
  journal: onSite,
  dive: ({ option, speech, bare }) => ({
    lead: [sign('dive')],
    what: { text: words(speech)('one-of', { count: count(option, 'left') }) },
    after: bare && option.reveals ? [{ kind: 'eye' }] : [],
  }),
  travel: toZone,
  launch: toZone,
  vessel: (seen) => {
    const [t, id] = [words(seen.speech), about(seen.option, 'board')];
    return {
      lead: [sign('travel')],
      what: { text: t('from-zone', { zone: boardName(seen, id) }), beside: cellOf(seen, id) },
      gives: [{ kind: 'text', text: t('technology', { level: count(seen.option, 'technology') }), bold: false }],
      tone: 'soft',
    };
  },
  place: (seen) => ({
    what: { text: about(seen.option, 'cell'), bold: true, beside: boardName(seen, word(seen.option, 'board')) },
    gives: [gains(given(seen))],
  }),
  keep: (seen) => ({
    lead: [{ kind: 'waters', depths: [word(seen.option, 'depth')] }],
    what: { text: boardName(seen, about(seen.option, 'board')), bold: true },
    gives: [TO, gains(given(seen))],
  }),
  draw: ({ option, speech }) => {
    const depths = [about(option, 'first'), about(option, 'second')];
    return {
      lead: [sign('discover'), { kind: 'waters', depths: depths.filter((depth) => depth !== 'none' && depth !== '0') }],
      what: { text: words(speech)('draw-and-keep'), soft: true },
    };
  },
  do: doing,
  next: doing,
  activate,
  copy: activate,
  'take-back': (seen) => ({ lead: [{ kind: 'disc', seat: seen.view.seat }], ...activate(seen) }),
  circle: (seen) => ({
    lead: [sign('journal')],
    what: { text: nameOf(seen, 'card') },
    gives: [gains(list(seen.option, 'actions'), 17, true)],
  }),
  recruit,
  promote: (seen) => ({
    lead: [sign('promote')],
    what: { text: named(seen.speech, 'face', word(seen.option, 'face')), bold: true },
    gives: [gains(given(seen), 17), slots(seen)],
  }),
  publish: (seen) => ({
    lead: [{ kind: 'cost', research: count(seen.option, 'cost'), discs: 0 }, TO],
    what: { text: nameOf(seen, 'card') },
    gives: [gains(given(seen), 17), ...(seen.printed.edition?.journals_score === false ? [] : points(seen))],
  }),
  mark: impact,
  walk: impact,
  spend: (seen) => token(seen, [TO, bold(count(seen.option, 'research')), sign('research')]),
  use: (seen) => token(seen, [TO, gains(effectOf(seen) ?? given(seen))]),
  'keep-token': (seen) => token(seen, [gains(effectOf(seen) ?? [])]),
  step: (seen) => {
    const [attribute, position] = [about(seen.option, 'attribute'), count(seen.option, 'position')];
    const after = changes(seen.option, seen.view.seat)[attribute]?.after ?? position + 1;
    return {
      lead: [sign(attribute, 20)],
      what: { text: nameOf(seen, 'attribute'), bold: true },
      gives: [{ kind: 'text', text: position, bold: false }, TO, bold(after)],
    };
  },
  decline: ({ option, speech }) => ({
    what: { text: words(speech)('decline') },
    ...(word(option, 'icon') ? { gives: [gains(list(option, 'icon'))], tone: 'faded' } : {}),
  }),
};

export const face = (seen: Seen): Face => FACES[seen.option.verb]?.(seen) ?? { what: { text: seen.option.label } };
