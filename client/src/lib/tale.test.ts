import { describe, expect, it } from 'vitest';
import type { Entry } from '../wire';
import { clause, forYou, plain, Sums, summary, turnsOf, weave, type Tale } from './tale';

const act = (revision: number, seat: number, turn: number): Entry => ({
  revision,
  at: 0,
  kind: 'act',
  moves: revision + 1,
  seat,
  turn,
});

describe('turns', () => {
  it('are the moves of one seat in one turn of the game', () => {
    const acts = [act(0, 0, 1), act(1, 0, 1), act(2, 1, 1), act(3, 1, 2), act(4, 1, 2)];
    expect(turnsOf(acts).map((turn) => turn.acts.length)).toEqual([2, 1, 2]);
    expect(turnsOf(acts).map((turn) => turn.seat)).toEqual([0, 1, 1]);
  });
});

describe('a sentence', () => {
  it('has its parts where its language wants them', () => {
    const place = { name: 'Sea Star' };
    expect(weave(({ place }) => `Sonar at ${place}!`, { place })).toEqual(['Sonar at ', place, '!']);
    expect(weave(({ place, n }) => `${place}: ${n}`, { place: [place, ' ', { at: 'C1' }], n: 2 })).toEqual([
      place,
      ' ',
      { at: 'C1' },
      ': 2',
    ]);
  });

  it('says first what was done, then what came of it, and reads well without its signs', () => {
    const tale: Tale = {
      steps: [
        { parts: ['Sonar at ', { name: 'Sea Star' }, ' ', { at: 'C1' }], places: [], texts: [] },
        { parts: [], places: [], texts: ['bookkeeping'] },
        { parts: ['finds ', { name: 'Atoll' }], places: [], texts: [] },
        { parts: [{ sign: 'disc', count: 2, label: '2 discs' }], places: [], texts: [] },
      ],
      quiet: false,
      loud: false,
      weight: 1,
      touched: [],
    };
    expect(plain(summary(tale))).toBe('Sonar at Sea Star C1: finds Atoll, 2 discs');
  });

  it('of the log becomes a clause', () => {
    expect(clause('Ana passes.', 'Ana')).toBe('passes');
    expect(clause('Anabel passes.', 'Ana')).toBe('Anabel passes');
  });
});

describe('sums', () => {
  it('count each thing once, and leave out what comes to nothing', () => {
    const sums = new Sums();
    sums.add('coin', 2);
    sums.add('energy');
    sums.add('coin', -2);
    sums.add('energy', 3);
    expect(sums.parts((what, n) => `${n} ${what}`)).toEqual([{ sign: 'energy', count: 4, label: '4 energy' }]);
  });
});

describe('what others do to you', () => {
  const event = (seat: number, text: string) => ({ kind: 'lost', seat, text, data: {} });
  const turn = {
    key: '1',
    seat: 1,
    acts: [{ ...act(0, 1, 1), events: [event(1, 'B digs.'), event(0, 'A loses a card.')] }],
  };

  it('is said in the sentences of the log, each once', () => {
    expect(forYou(turn as never, [0])).toEqual(['A loses a card.']);
    expect(forYou(turn as never, [2])).toEqual([]);
    expect(forYou(turn as never, [0, 1])).toEqual([]);
  });
});
