/**
 * The guided first game of Endeavor: Deep Sea: mission 1, from its third round on. Two Specialists are there by then
 * and discs were saved, so that every action of the game is met in the first round or the one after it.
 */
import type { DeepSeaView } from '../../wire/deepsea';
import type { Guide } from '../types';
import begun from './begun.json';

const LAST_ROUND = 4;

export const guide: Guide = {
  seats: 3,
  seed: 6,
  settings: { mission: '1' },
  begun,
  actions: [
    { id: 'recruit', by: ['recruit'] },
    { id: 'impact', by: ['mark'], leads: ['next impact'] },
    { id: 'conserve', by: ['do conserve', 'conserve'], events: ['conserved'] },
    { id: 'journal', by: ['do journal', 'journal'], events: ['published'] },
    { id: 'sonar', by: ['do sonar', 'sonar', 'activate sonar_operator'], leads: ['recruit sonar_operator'] },
    { id: 'discover', by: ['draw'], events: ['discovered'] },
    { id: 'dive', by: ['do dive', 'dive', 'activate reef_diver'], leads: ['recruit reef_diver'], events: ['dived'] },
    { id: 'travel', by: ['do travel', 'vessel', 'travel', 'activate pilot'], events: ['travelled'] },
  ],
  prefer: {
    recruit: ['recruit pilot', 'recruit reef_diver', 'recruit sonar_operator'],
    reassign: ['take-back team_leader'],
    turn: ['activate team_leader', 'activate'],
    discover: ['draw first=1 second=2'],
    impact: ['mark'],
    'travel-to': ['travel decommissioned_oil_rig', 'travel kelp_forest', 'travel dying_reef'],
  },
  over: (view: DeepSeaView) => view.over || view.round > LAST_ROUND,
};
