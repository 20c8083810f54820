/** Endeavor: Deep Sea. */
import type { GameModule } from '../types';
import { aim } from './aim';
import Board from './Board.svelte';
import { guide } from './guide';
import { sum } from './goals/sum';
import { part, standing } from './goals/team';
import { READABLE } from './ocean/camera.svelte';
import { FEW_COLUMNS, fullWidth } from './ocean/geometry';
import { crumb, group, lines, plans, totals, unlit, verb } from './lines';
import { panels } from './market/panels';
import { moments, reached } from './moments';
import Rail from './market/Rail.svelte';
import OptionFace from './OptionFace.svelte';
import Status from './Status.svelte';
import { meant } from './story/meant';
import { tale } from './story/tale';
import TaleSign from './story/TaleSign.svelte';

export { Board };
export const game: GameModule = {
  Board,
  aim,
  guide,
  Rail,
  panels,
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
  meant,
  moments,
  reached,
  TaleSign,
  standing: ({ view, printed, speech }) => standing(view, printed, speech),
  sum,
  part: (name, { view, printed, speech }) => part(name, view, printed, speech),
  teamResult: async () => (await import('./result/TeamResult.svelte')).default,
  width: ({ columns }) => (columns > FEW_COLUMNS ? fullWidth(columns) * READABLE : 0),
  setup: async () => (await import('./setup/Setup.svelte')).default,
  highlights: async () => (await import('./result/Highlights.svelte')).default,
};
