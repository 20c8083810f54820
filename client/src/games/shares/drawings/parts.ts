/** What the drawings of the manual are made of. */
import type { IconData } from '../../../lib/icons';

/** An icon inside an SVG; x, y is its upper left corner. */
export const iconBody = ({ box, body }: IconData, x: number, y: number, size: number, colour: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${box}" color="${colour}">${body}</svg>`;
