/** In Too Deep. */
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { confirm, crumb, lines, marked, totals, unlit, verb } from './lines';
import OptionFace from './OptionFace.svelte';
import Portfolios from './Portfolios.svelte';
import Status from './Status.svelte';

export { Board };
export const game: GameModule = {
  Board,
  Rail: Portfolios,
  Status,
  OptionFace,
  lines,
  marked,
  confirm,
  verb,
  unlit,
  totals,
  crumb,
};
