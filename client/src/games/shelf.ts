/** The cards of the games on the first page: pictures that no table needs. */
import type { Shelf } from './types';

const shelves = import.meta.glob<Shelf>('./*/shelf.ts', { eager: true, import: 'shelf' });

/** What a game that this client draws shows on the shelf before the server answers. */
export const shelf = (name: string): Shelf | undefined => shelves[`./${name}/shelf.ts`];

/** The games this client draws, known before the server answers, as they stand on the shelf. */
export const drawn = Object.keys(shelves)
  .map((file) => file.split('/')[1]!)
  .sort((one, other) => shelf(one)!.place - shelf(other)!.place);
