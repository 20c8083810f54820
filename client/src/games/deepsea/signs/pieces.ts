/** The pieces of the players as text, so that a board with a hundred of them is put together at once. */
import type { PlayerLook } from '../../types';
import { hexagon, SHAPES, vessel } from './icons';

export type Kind = 'disc' | 'vessel' | 'marker';
/** What a piece is called among the signs. */
export const SIGN_OF: Record<Kind, string> = { disc: 'disc', vessel: 'vessel', marker: 'marker' };
export type Owner = Pick<PlayerLook, 'colour' | 'shape'>;

/** The view box, and how high a piece is for its width. */
export const PIECES: Record<Kind, { box: string; high: number }> = {
  disc: { box: '0 0 28 28', high: 1 },
  vessel: { box: '-1.6 1.4 26.2 21.8', high: 0.86 },
  marker: { box: '0 0 24 24', high: 1 },
};

/** What stands inside the view box: the ground in the player's colour, the player's shape on it. */
export function pieceBody(kind: Kind, { colour, shape }: Owner): string {
  const on = (where: string) => `<path transform="${where}" d="${SHAPES[shape]}" fill="var(--${colour}-on)"/>`;
  const fill = `fill="var(--${colour})"`;
  if (kind === 'disc')
    return (
      '<circle cx="14" cy="14" r="13.6" fill="var(--piece-halo)"/>' +
      `<circle cx="14" cy="14" r="12" ${fill} stroke="var(--piece-rim)" stroke-width="1.3"/>` +
      on(`translate(7.3 ${shape === 'tri' ? 6.6 : 7.3}) scale(.56)`)
    );
  if (kind === 'marker')
    return (
      `<path d="${hexagon(12, 12, 11.4)}" ${fill} stroke="var(--piece-halo)" stroke-width="1.8"/>` +
      on('translate(6.6 6.6) scale(.45)')
    );
  const hull = (colour: string, rim: string, width: number) =>
    `<g color="var(--${colour})" stroke="var(--${rim})" stroke-width="${width}" stroke-linejoin="round">` +
    `${vessel.body}</g>`;
  return hull('piece-halo', 'piece-halo', 3.2) + hull(colour, 'piece-rim', 1) + on('translate(7.7 12) scale(.27)');
}

/** A piece inside an SVG; x, y is its middle. `name` is how it is found again. */
export function pieceAt(kind: Kind, player: Owner, x: number, y: number, size: number, name: string): string {
  const { box, high } = PIECES[kind];
  const place = `x="${x - size / 2}" y="${y - (size * high) / 2}" width="${size}" height="${size * high}"`;
  return (
    `<svg class="${kind}" data-piece="${name}" data-sign="${SIGN_OF[kind]}" ${place} ` +
    `viewBox="${box}" overflow="visible">` +
    `${pieceBody(kind, player)}</svg>`
  );
}
