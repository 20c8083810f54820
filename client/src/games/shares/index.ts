/** In Too Deep. */
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { crumb, lines, totals, unlit, verb } from './lines';
import OptionFace from './OptionFace.svelte';
import Portfolios from './Portfolios.svelte';
import Status from './Status.svelte';

export { Board };
export const game: GameModule = { Board, Rail: Portfolios, Status, OptionFace, lines, verb, unlit, totals, crumb };
