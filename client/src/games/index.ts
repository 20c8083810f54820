/** The boards, each a chunk of its own that is loaded when a table of that game is opened. */
import type { GameModule } from './types';

const modules = import.meta.glob<{ game: GameModule }>('./*/index.ts');

/** The board of a game, or null if this client has none. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const load = modules[`./${name}/index.ts`];
  return load ? (await load()).game : null;
}

/** Can this client draw the game? Others are played in the terminal. */
export const hasBoard = (name: string): boolean => `./${name}/index.ts` in modules;
