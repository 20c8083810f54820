/** What the drawings of the manual are made of. */
import type { IconData } from '../../../lib/icons';
import { ACTIONS, CREW, ISLANDS, THINGS, vp, type Sign } from '../signs';

/** An icon inside an SVG; x, y is its middle. */
export const iconAt = ({ box, body }: IconData, x: number, y: number, size: number, colour: string): string =>
  `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="${box}" color="${colour}">` +
  `${body}</svg>`;

/** A printed sign on its ground, as on boards and cards. */
export function signAt(name: string, x: number, y: number, size: number): string {
  const sign = (THINGS[name] ?? ACTIONS[name]) as Sign;
  const fill = sign.ground ? `var(--${sign.ground})` : 'var(--action)';
  return (
    `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size / 4}" fill="${fill}" ` +
    `stroke="${sign.ground ? '#10202c' : '#fff'}" stroke-opacity=".55"/>` +
    iconAt(sign.icon, x, y, size * 0.76, sign.ground ? '#10202c' : '#fff')
  );
}

/** Points in their rosette. */
export const pointsAt = (points: number, x: number, y: number, size: number): string =>
  iconAt(
    { ...vp, body: `${vp.body}<text class="dark small middle" x="12" y="16">${points}</text>` },
    x,
    y,
    size,
    '#fff',
  );

/** An island in the colour of its kind. */
export function islandAt(colour: string, x: number, y: number, size: number): string {
  const { icon, ground } = ISLANDS[colour]!;
  return (
    `<rect x="${x - size}" y="${y - size * 0.7}" width="${size * 2}" height="${size * 1.4}" rx="${size * 0.4}" ` +
    `fill="#fbf6e9" stroke="var(--${ground})" stroke-width="3"/>` +
    iconAt(icon, x, y, size, `var(--${ground})`)
  );
}

/** The head of a row of crew. */
export function crewAt(colour: string, x: number, y: number, size: number): string {
  const { icon, ground } = CREW[colour]!;
  return (
    `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="6" fill="var(--${ground})" ` +
    'stroke="#fff" stroke-opacity=".5"/>' +
    iconAt(icon, x, y, size * 0.7, '#fff')
  );
}

/** A mission card with its band of suit; x, y is its upper left corner. */
export function cardAt(suit: string, x: number, y: number, width: number, height: number): string {
  const band = suit === 'wild' ? '#4a5763' : `var(--${ISLANDS[suit]!.ground})`;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#fdfbf4" stroke="#10202c"/>` +
    `<path d="M${x} ${y + 13}v-7a6 6 0 0 1 6-6h${width - 12}a6 6 0 0 1 6 6v7z" fill="${band}"/>`
  );
}
