/** Which drawing and ground belongs to an icon word of the content files (`reputation`, `discover 1-2`, `dive take2`). */
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

/** The shape of the ground says the kind: circle attribute, square resource, hexagon Impact, pill Discover, dark action. */
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
  if (name === 'discover' && qualifier) return { icon: discover, ground: 'pill', fill: '--c-paper', note: depths(qualifier) };
  if (name === 'impact') return { icon: impact, ground: 'hexagon', fill: '--c-impact', note: '' };
  const attribute = ATTRIBUTES[name];
  if (attribute) return { icon: attribute[0], ground: 'circle', fill: attribute[1], note: '' };
  const resource = RESOURCES[name];
  if (resource) return { icon: resource[0], ground: 'square', fill: resource[1], note: '' };
  return { icon: ACTIONS[name] ?? any, ground: 'action', fill: '--action', note: NOTES[qualifier] ?? '' };
}

/** A sign as it is drawn, 20 high: hundreds of them stand on a table, so each is put together once. */
export interface Drawn {
  width: number;
  body: string;
}
const known = new Map<string, Drawn>();

export function drawn(word: string): Drawn {
  let found = known.get(word);
  if (!found) known.set(word, (found = draw(signOf(word))));
  return found;
}

const RIM = 'stroke="#10202C" stroke-opacity=".55" stroke-width=".9"';
const LETTERS = 'fill="#10202C" font-weight="800" text-anchor="middle"';

function draw({ icon, ground, fill, note }: SignData): Drawn {
  const grounds: Record<Ground, string> = {
    circle: `<circle cx="10" cy="10" r="9.7" fill="var(${fill})" ${RIM}/>`,
    square: `<rect x=".4" y=".4" width="19.2" height="19.2" rx="4.8" fill="var(${fill})" ${RIM}/>`,
    hexagon: `<path d="${hexagon(10, 10, 11.6)}" fill="var(${fill})" ${RIM}/>`,
    pill: `<rect x=".4" y=".4" width="45.2" height="19.2" rx="9.6" fill="var(${fill})" ${RIM}/>`,
    action: '<rect x=".4" y=".4" width="19.2" height="19.2" rx="5.2" fill="var(--action)" stroke="#fff" stroke-opacity=".5" stroke-width=".9"/>',
  };
  const inner = ground === 'hexagon' ? 13.2 : 14.8;
  const sign = iconAt(icon, ground === 'pill' ? 11 : 10, 10, inner, ground === 'action' ? '#FFFFFF' : '#10202C', `style="--icon-hole: var(${fill})"`);
  const tag = `<rect x="10.5" y="11.5" width="11.5" height="9.5" rx="3" fill="#F5FAF8" stroke="#10202C" stroke-width=".8"/><text x="16.2" y="19.3" font-size="9" ${LETTERS}>${note}</text>`;
  const beside = ground === 'pill' ? `<text x="29.5" y="15" font-size="14" ${LETTERS}>${note}</text>` : note ? tag : '';
  return { width: ground === 'pill' ? 46 : 20, body: grounds[ground] + sign + beside };
}

/** A drawing inside an SVG; x, y is its middle. A nested SVG would do the same and cost more to lay out. */
export function iconAt({ box, body }: IconData, x: number, y: number, size: number, colour: string, more = ''): string {
  const scale = size / Number(box.split(' ')[2]);
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" color="${colour}" ${more}>${body}</g>`;
}

/** A sign inside an SVG; x, y is its middle. */
export function signAt(word: string, x: number, y: number, size: number, more = ''): string {
  const { width, body } = drawn(word);
  const scale = size / 20;
  return `<g transform="translate(${x - (width * scale) / 2} ${y - size / 2}) scale(${scale})" ${more}>${body}</g>`;
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

export { anchor, discover, dive, impact, infinity, journal, research, disc, sonar, travel, conserve, vessel, wave, promote };
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
