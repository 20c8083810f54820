/** In Too Deep. */
import type { GameModule } from '../types';
import { aim } from './aim';
import Board from './Board.svelte';
import { guide } from './guide';
import { confirm, crumb, group, lines, marked, plans, totals, unlit, verb } from './lines';
import { moments } from './moments';
import OptionFace from './OptionFace.svelte';
import Portfolios from './Portfolios.svelte';
import { sum } from './sum';
import Status from './Status.svelte';
import { tale } from './tale';
import TaleSign from './TaleSign.svelte';

export { Board };
export const game: GameModule = {
  Board,
  aim,
  guide,
  Rail: Portfolios,
  Status,
  OptionFace,
  lines,
  group,
  marked,
  confirm,
  verb,
  unlit,
  plans,
  totals,
  crumb,
  tale,
  moments,
  sum,
  TaleSign,
  pickers: { sides: async () => (await import('./SidesPicker.svelte')).default },
};
