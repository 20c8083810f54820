/** Endeavor: Deep Sea. */
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { crumb, group, lines, totals, unlit, verb } from './lines';
import Rail from './market/Rail.svelte';
import OptionFace from './OptionFace.svelte';
import Highlights from './result/Highlights.svelte';
import Setup from './setup/Setup.svelte';
import Status from './Status.svelte';

export { Board };
export const game: GameModule = { Board, Rail, Status, OptionFace, lines, group, verb, unlit, totals, crumb, Setup, Highlights };
