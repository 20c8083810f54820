/** Reef Project. */
import type { GameModule } from '../types';
import { aim } from './aim';
import Board from './Board.svelte';
import { guide } from './guide';
import { crumb, group, lines, plans, totals, unlit, verb } from './lines';
import { moments } from './moments';
import OptionFace from './OptionFace.svelte';
import Rail from './Rail.svelte';
import Status from './Status.svelte';
import { sum } from './sum';
import { tale } from './tale';
import TaleSign from './TaleSign.svelte';

export { Board };
export const game: GameModule = {
  Board,
  aim,
  guide,
  Rail,
  Status,
  OptionFace,
  lines,
  group,
  verb,
  unlit,
  plans,
  totals,
  crumb,
  tale,
  moments,
  sum,
  TaleSign,
  setup: async () => (await import('./Setup.svelte')).default,
};
