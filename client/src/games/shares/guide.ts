/** The guided first game of In Too Deep: expand, buy, draw, and see what each is good for. */
import type { SharesView } from '../../wire/shares';
import type { Guide } from '../types';

const TURNS = 6;

export const guide: Guide = {
  seats: 3,
  seed: 13,
  actions: [
    { id: 'draft', by: ['draft'] },
    { id: 'expand', by: ['expand'], events: ['expanded'] },
    { id: 'buy', by: ['buy'], events: ['bought'] },
    { id: 'draw', by: ['draw'] },
  ],
  prefer: { turn: ['expand', 'buy'], expand: ['into'] },
  over: (view: SharesView) => view.over || view.turn >= TURNS * view.seats,
};
