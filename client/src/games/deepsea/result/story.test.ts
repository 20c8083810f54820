import { describe, expect, it } from 'vitest';
import type { Moment } from '../../../wire';
import { metSince } from './story';

function moment(moves: number, met: string[], round = 0): Moment {
  const events = round ? [{ kind: 'round', seat: -1, data: { round }, reveals: false, text: '' }] : [];
  return { moves, seat: 0, turn: moves, events, met };
}

describe('since when a goal was met', () => {
  it('is the round of the move after which it stayed met', () => {
    const moments = [
      moment(1, ['team-goal-1']),
      moment(2, [], 2),
      moment(3, ['team-impact', 'team-bonus-1'], 3),
      moment(4, ['team-impact', 'team-bonus-1', 'team-goal-1']),
    ];
    expect(metSince(moments, ['seasoned'])).toEqual({ impact: 2, seasoned: 3, 'goal-1': 3 });
  });

  it('is not told of a goal that was lost again, nor of a game without moments', () => {
    expect(metSince([moment(1, ['team-goal-2']), moment(2, [])], [])).toEqual({});
    expect(metSince([], ['seasoned'])).toEqual({});
  });
});
