/** The guided first game of Reef Project: a ball, a journey, an island, and a recharge. */
import type { Guide } from '../types';

const TURNS = 5;

export const guide: Guide = {
  seats: 3,
  seed: 5,
  actions: [
    { id: 'ship', by: ['choose'] },
    { id: 'deploy', by: ['deploy'], events: ['deployed'] },
    { id: 'sail', by: ['sail'], events: ['sailed'] },
    { id: 'mission', by: ['play'], events: ['played'] },
    { id: 'island', by: ['resolve', 'pick'] },
    { id: 'recharge', by: ['recharge'], events: ['recharged'] },
  ],
  prefer: {
    turn: ['sail', 'deploy', 'recharge'],
    island: ['resolve', 'pick', 'end'],
    recharge: ['space'],
    recharged: ['end'],
  },
  over: (view: { over: boolean; turn: number; seats: number }) => view.over || view.turn >= TURNS * view.seats,
};
