/** The boards, each a chunk of its own that is loaded when a table of that game is opened. */
import type { GameModule } from './types';

const modules = import.meta.glob<{ game: GameModule }>('./*/index.ts');

/** The board of a game; one that is not drawn here is shown plainly: what the viewer may see, and the options. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  return load ? (await load()).game : { Board: (await import('./PlainBoard.svelte')).default };
}
