/**
 * Which drawing and ground belongs to an icon word of the content files (`reputation`, `discover 1-2`, `dive take2`).
 */
import dive from '~icons/g/diving-helmet';
import discover from '~icons/g/compass';
import ingenuity from '~icons/g/cog';
import inspiration from '~icons/g/light-bulb';
import journal from '~icons/g/open-book';
import promote from '~icons/g/upgrade';
import reputation from '~icons/g/round-star';
import conserve from '~icons/g/sprout';
import blue from '~icons/g/water-drop';
import green from '~icons/g/solid-leaf';
import yellow from '~icons/g/sun';
import any from '~icons/o/any';
import coordination from '~icons/o/coordination';
import disc from '~icons/o/disc';
import brown from '~icons/o/field-brown';
import impact from '~icons/o/impact';
import lowest from '~icons/o/lowest';
import research from '~icons/o/research';
import sonar from '~icons/o/sonar';
import travel from '~icons/o/travel';
import vessel from '~icons/o/vessel';
import wave from '~icons/o/wave';
import anchor from '~icons/g/anchor';
import infinity from '~icons/g/infinity';
import type { IconData } from '../../../lib/icons';

/**
 * The shape of the ground says the kind: circle attribute, square resource, hexagon Impact, pill Discover, dark action.
 */
export type Ground = 'circle' | 'square' | 'hexagon' | 'pill' | 'action';

export interface SignData {
  icon: IconData;
  ground: Ground;
  /** The colour of the ground, a token. */
  fill: string;
  /** What stands beside or on the sign: `1–2`, `+1`, `×2`. */
  note: string;
}

const ATTRIBUTES: Record<string, [IconData, string]> = {
  reputation: [reputation, '--c-reputation'],
  inspiration: [inspiration, '--c-inspiration'],
  coordination: [coordination, '--c-coordination'],
  ingenuity: [ingenuity, '--c-ingenuity'],
  any_attribute: [any, '--c-any'],
  lowest_attribute: [lowest, '--c-any'],
};
const RESOURCES: Record<string, [IconData, string]> = {
  research: [research, '--c-research'],
  disc: [disc, '--c-disc'],
  promote: [promote, '--c-promote'],
};
const ACTIONS: Record<string, IconData> = { travel, sonar, dive, conserve, journal, vessel, discover };
/** What a qualified action is marked with. */
const NOTES: Record<string, string> = { 'tech+1': '+1', take2: '×2', cheaper: '−1', same_depth: '=' };

function signOf(word: string): SignData {
  const [name = '', qualifier = ''] = word.split(' ');
  if (name === 'discover' && qualifier)
    return { icon: discover, ground: 'pill', fill: '--c-paper', note: depths(qualifier) };
  if (name === 'impact') return { icon: impact, ground: 'hexagon', fill: '--c-impact', note: '' };
  const attribute = ATTRIBUTES[name];
  if (attribute) return { icon: attribute[0], ground: 'circle', fill: attribute[1], note: '' };
  const resource = RESOURCES[name];
  if (resource) return { icon: resource[0], ground: 'square', fill: resource[1], note: '' };
  return { icon: ACTIONS[name] ?? any, ground: 'action', fill: '--action', note: NOTES[qualifier] ?? '' };
}

/** A sign around a middle, so high; hundreds of them stand on a table, so there are as few shapes in it as can be. */
type Drawing = (x: number, y: number, size: number, letters: number) => string;
interface Drawn {
  /** For a height of 20, if its letters are no smaller than said. */
  width(letters: number): number;
  /** Its letters are no smaller than said last. */
  at: Drawing;
}
const known = new Map<string, Drawn>();

export function drawn(word: string): Drawn {
  let sign = known.get(word);
  if (!sign) known.set(word, (sign = draw(signOf(word))));
  return sign;
}

/** The smallest letters in the sea: 11 pixels where it is drawn at its smallest. */
export const LEAST = 13.6;

/** A sign inside an SVG; x, y is its middle. It says what it means (`table/tips.ts`). */
export const signAt = (word: string, x: number, y: number, size: number): string =>
  `<g data-sign="${word.split(' ')[0]}">${drawn(word).at(x, y, size, LEAST)}</g>`;

const INK = '#10202C';
const short = (n: number) => Math.round(n * 1000) / 1000;
const rect = (x: number, y: number, width: number, height: number, rx: number, more: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(rx)}" ${more}/>`;
const letters = (x: number, y: number, size: number, text: string) =>
  `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${INK}" ` +
  `font-weight="800" text-anchor="middle">${text}</text>`;

function draw({ icon, ground, fill, note }: SignData): Drawn {
  const wide = (letter: number) =>
    ground === 'pill' ? 21 + 0.62 * letter * Math.max(2, note.length) : note ? 20 + 0.66 * letter * note.length : 20;
  const dark = ground === 'action';
  const at: Drawing = (x, y, size, least) => {
    const k = size / 20;
    const stroke = `stroke="${dark ? '#fff' : INK}" stroke-opacity="${dark ? 0.5 : 0.55}"`;
    const rim = `fill="var(${fill})" ${stroke} stroke-width="${short(0.9 * k)}"`;
    // Letters do not shrink with their sign: they stand beside it.
    const letter = Math.max((ground === 'pill' ? 14 : 11) * k, least);
    const all = wide(letter / k) * k;
    const aside = ground === 'pill' ? x : x - (all - 20 * k) / 2;
    const block = (width: number, rx: number) =>
      rect(aside - (width * k) / 2, y - 9.6 * k, width * k, 19.2 * k, rx * k, rim);
    const grounds: Record<Ground, () => string> = {
      circle: () => `<circle cx="${short(aside)}" cy="${short(y)}" r="${short(9.7 * k)}" ${rim}/>`,
      square: () => block(19.2, 4.8),
      hexagon: () => `<path d="${hexagon(aside, y, 11.6 * k)}" ${rim}/>`,
      pill: () => block(all / k - 0.8, 9.6),
      action: () => block(19.2, 5.2),
    };
    const sign = iconAt(
      icon,
      ground === 'pill' ? x - all / 2 + 10 * k : aside,
      y,
      (ground === 'hexagon' ? 13.2 : 14.8) * k,
      dark ? '#FFFFFF' : INK,
    );
    const beside =
      ground === 'pill'
        ? letters(x + 7.5 * k, y + letter * 0.36, letter, note)
        : note
          ? rect(
              aside + 9 * k,
              y - letter * 0.56,
              all - 19 * k,
              letter * 1.12,
              letter / 3,
              `fill="#F5FAF8" stroke="${INK}" stroke-width="${short(0.8 * k)}"`,
            ) + letters(aside + 9 * k + (all - 19 * k) / 2, y + letter * 0.37, letter, note)
          : '';
    return grounds[ground]() + sign + beside;
  };
  return { width: (letters) => wide(Math.max(ground === 'pill' ? 14 : 11, letters)), at };
}

/** The one path an icon consists of, as most do, or ''. */
const paths = new Map<string, string>();
function pathOf(body: string): string {
  let path = paths.get(body);
  if (path === undefined)
    paths.set(
      body,
      (path =
        /^(?:<path fill="currentColor" |<g fill="currentColor"><path )d=["']([^"']*)["']\/>(?:<\/g>)?$/.exec(
          body,
        )?.[1] ?? ''),
    );
  return path;
}

/** A drawing inside an SVG; x, y is its middle. */
export function iconAt({ box, body }: IconData, x: number, y: number, size: number, colour: string): string {
  const scale = size / Number(box.split(' ')[2]);
  const at = `transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${scale})"`;
  const path = pathOf(body);
  return path ? `<path ${at} fill="${colour}" d="${path}"/>` : `<g ${at} color="${colour}">${body}</g>`;
}

/** `1-2` as it is printed: `1–2`, `3+`, `5`. */
export function depths(range: string): string {
  const [from = '', to = ''] = range.split('-');
  if (from === to || !to) return from;
  return to === '5' ? `${from}+` : `${from}–${to}`;
}

/** The signs of the four fields of research, white but for yellow. */
export const FIELDS: Record<string, { icon: IconData; fill: string; ink: string }> = {
  blue: { icon: blue, fill: '--f-blue', ink: '#FFFFFF' },
  brown: { icon: brown, fill: '--f-brown', ink: '#FFFFFF' },
  green: { icon: green, fill: '--f-green', ink: '#FFFFFF' },
  yellow: { icon: yellow, fill: '--f-yellow', ink: '#10202C' },
};

export {
  anchor,
  discover,
  dive,
  impact,
  infinity,
  journal,
  research,
  disc,
  sonar,
  travel,
  conserve,
  vessel,
  wave,
  promote,
};
export const SHAPES = {
  tri: 'M12 3.2 22 20.5H2z',
  dot: 'M12 3.4a8.6 8.6 0 1 0 0 17.2 8.6 8.6 0 0 0 0-17.2z',
  dia: 'M12 1.2 22.8 12 12 22.8 1.2 12z',
  plus: 'M8.6 2.5h6.8v6.1h6.1v6.8h-6.1v6.1H8.6v-6.1H2.5V8.6h6.1z',
  sq: 'M3.4 3.4h17.2v17.2H3.4z',
} as const;

/** A hexagon standing on its tip. */
export function hexagon(x: number, y: number, r: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 180) * (60 * k - 90);
    return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
}
