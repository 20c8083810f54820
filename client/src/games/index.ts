/** The boards, each a chunk of its own that is loaded when a table of that game is opened. */
import type { GameModule, Shelf } from './types';

const modules = import.meta.glob<{ game: GameModule }>('./*/index.ts');

/** The board of a game; one that is not drawn here is shown plainly: what the viewer may see, and the options. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  return load ? (await load()).game : { Board: (await import('./PlainBoard.svelte')).default };
}

const shelves = import.meta.glob<Shelf>('./*/shelf.ts', { eager: true, import: 'shelf' });

/** What a game that this client draws shows on the shelf before the server answers. */
export const shelf = (name: string): Shelf | undefined => shelves[`./${name}/shelf.ts`];

/** The games this client draws, known before the server answers, as they stand on the shelf. */
export const drawn = Object.keys(modules)
  .map((file) => file.split('/')[1]!)
  .sort((one, other) => (shelf(one)?.place ?? Infinity) - (shelf(other)?.place ?? Infinity));
