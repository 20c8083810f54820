/** The guided first game of Endeavor: Deep Sea: mission 1, and every action of the game as soon as it can be had. */
import type { DeepSeaView } from '../../wire/deepsea';
import type { Guide } from '../types';

const ROUNDS = 3;

export const guide: Guide = {
  seats: 3,
  seed: 42,
  settings: { mission: '1' },
  actions: [
    { id: 'recruit', by: ['recruit'] },
    { id: 'impact', by: ['mark'], leads: ['next impact'] },
    { id: 'conserve', by: ['do conserve', 'conserve'], events: ['conserved'] },
    { id: 'journal', by: ['do journal', 'journal'], events: ['published'] },
    { id: 'sonar', by: ['do sonar', 'sonar', 'activate sonar_operator'] },
    { id: 'discover', by: ['draw'], events: ['discovered'] },
    { id: 'dive', by: ['do dive', 'dive', 'activate reef_diver'], events: ['dived'] },
    { id: 'travel', by: ['do travel', 'vessel', 'travel', 'activate pilot'], events: ['travelled'] },
  ],
  prefer: {
    recruit: ['recruit pilot', 'recruit reef_diver', 'recruit sonar_operator'],
    reassign: ['take-back team_leader'],
    turn: ['activate team_leader', 'activate'],
    discover: ['draw first=1 second=2'],
    impact: ['mark'],
  },
  over: (view: DeepSeaView) => view.over || view.round > ROUNDS,
};
