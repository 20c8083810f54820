/** Reef Project. */
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { crumb, group, lines, totals, unlit, verb } from './lines';
import OptionFace from './OptionFace.svelte';
import Rail from './Rail.svelte';
import Status from './Status.svelte';

export { Board };
export const game: GameModule = {
  Board,
  Rail,
  Status,
  OptionFace,
  lines,
  group,
  verb,
  unlit,
  totals,
  crumb,
  setup: async () => (await import('./Setup.svelte')).default,
};
