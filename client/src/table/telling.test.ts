import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../lib/settings.svelte';
import type { Entry } from '../wire';
import { durations, HURRY, PICTURE, TIMES } from './pace';
import { Telling } from './telling';

/** A game of three seats, the viewer in seat 0, whose every move is a step; a move of an odd turn with an event. */
class Table {
  acts: Entry[] = [];
  pace: Pace = 'normal';
  quiet = new Set<number>();
  loud = new Set<number>();
  picture: (moves: number) => Promise<unknown> | null = () => null;
  /** When which turn was first shown. */
  shown: { turn: number; at: number }[] = [];
  /** Turns that were passed over, but noticed. */
  passed: number[] = [];
  readonly telling: Telling;

  constructor(readonly mine = [0]) {
    this.telling = new Telling({
      pace: () => this.pace,
      tale: (turn) => ({
        steps: turn.acts.length,
        quiet: this.quiet.has(turn.acts[0]!.turn!),
        loud: this.loud.has(turn.acts[0]!.turn!),
      }),
      picture: (moves) => this.picture(moves),
      passes: (turn) => this.passed.push(turn.acts[0]!.turn!),
      changed: () => {
        const turn = this.telling.now?.turn.acts[0]!.turn;
        if (turn !== undefined && !this.shown.some((one) => one.turn === turn))
          this.shown.push({ turn, at: Date.now() });
      },
    });
  }

  /** So many moves of a seat in a turn. */
  play(seat: number, turn: number, moves = 1): void {
    for (let n = 0; n < moves; n++) {
      const revision = this.acts.length;
      this.acts = [...this.acts, { revision, at: 0, kind: 'act', moves: revision + 1, seat, turn }];
    }
  }

  hear(open = false, asked = false): void {
    this.telling.hear(this.acts, this.mine, open, asked);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the queue of turns', () => {
  it('shows no two turns of others within 600 ms at the normal pace, however fast they come', () => {
    const table = new Table();
    table.quiet.add(3);
    for (let turn = 1; turn <= 9; turn++) table.play(1 + (turn % 2), turn, 1 + (turn % 3));
    table.hear();
    vi.advanceTimersByTime(60_000);
    expect(table.shown.map((one) => one.turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const gaps = table.shown.slice(1).map((one, place) => one.at - table.shown[place]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(600);
    expect(table.telling.behind).toBe(false);
  });

  it('takes longer when it is slow', () => {
    const times = (['slow', 'normal'] as const).map((pace) => {
      const table = new Table();
      table.pace = pace;
      for (let turn = 1; turn <= 4; turn++) table.play(1, turn, 2);
      table.hear();
      const begin = Date.now();
      while (table.telling.behind) vi.advanceTimersByTime(50);
      return Date.now() - begin;
    });
    expect(times[0]).toBeGreaterThan(times[1]!);
  });

  it('shows everything at once when it is instant', () => {
    const table = new Table();
    table.pace = 'instant';
    for (let turn = 1; turn <= 9; turn++) table.play(1, turn, 3);
    table.hear();
    expect(table.telling.behind).toBe(false);
    expect(table.telling.told).toBe(27);
    expect(table.shown).toEqual([]);
  });

  it('passes nothing over that must be seen, even when it is instant, but does not wait for it', () => {
    const table = new Table();
    table.pace = 'instant';
    table.loud.add(2);
    for (let turn = 1; turn <= 3; turn++) table.play(1, turn);
    table.hear();
    expect(table.telling.behind).toBe(false);
    expect(table.passed).toEqual([2]);
  });

  it('never keeps the viewer from the own moves', () => {
    const table = new Table();
    table.play(0, 1, 2);
    table.hear();
    expect(table.telling.told).toBe(2);
    expect(table.telling.behind).toBe(false);
    table.play(1, 2);
    table.play(0, 3);
    table.hear();
    expect(table.telling.told).toBe(3);
    vi.advanceTimersByTime(TIMES.normal.turn);
    expect(table.telling.told).toBe(4);
  });
});

describe('skipping', () => {
  const three = () => {
    const table = new Table();
    for (let turn = 1; turn <= 3; turn++) table.play(1, turn, 3);
    table.hear();
    return table;
  };

  it('goes on by a step, by a turn, and to the present', () => {
    const table = three();
    expect(table.telling.now).toMatchObject({ step: 0, steps: 3 });
    table.telling.step();
    expect(table.telling.now).toMatchObject({ step: 1 });
    table.telling.turn();
    expect(table.telling.now?.turn.acts[0]!.turn).toBe(2);
    table.telling.all();
    expect(table.telling.now).toBeNull();
    expect(table.telling.told).toBe(9);
    vi.advanceTimersByTime(10_000);
    expect(table.shown).toHaveLength(2);
  });

  it('goes on with what comes after it was skipped', () => {
    const table = three();
    table.telling.all();
    table.play(2, 4);
    table.hear();
    expect(table.telling.now?.turn.acts[0]!.turn).toBe(4);
  });

  it('can be held, and goes on from there', () => {
    const table = three();
    table.telling.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(table.telling.now).toMatchObject({ step: 0 });
    table.telling.hold(false);
    vi.advanceTimersByTime(60_000);
    expect(table.telling.behind).toBe(false);
  });

  it('is told once more from where somebody wants it', () => {
    const table = three();
    table.telling.all();
    table.telling.from(3);
    expect(table.telling.now?.turn.acts[0]!.turn).toBe(2);
    expect(table.telling.waits).toHaveLength(1);
  });
});

describe('what comes late', () => {
  it('waits a little for a turn that goes on, then tells what is there, then the rest of it', () => {
    const table = new Table();
    table.play(1, 1);
    table.hear(true);
    expect(table.telling.now).toBeNull();
    expect(table.telling.behind).toBe(true);
    vi.advanceTimersByTime(500);
    expect(table.telling.now).toMatchObject({ step: 0, steps: 1 });
    vi.advanceTimersByTime(5_000);
    table.play(1, 1);
    table.hear(false);
    expect(table.telling.now).toMatchObject({ step: 1, steps: 2 });
  });

  it('does without a picture that does not come', async () => {
    const table = new Table();
    table.picture = () => new Promise(() => {});
    table.play(1, 1);
    table.hear();
    expect(table.telling.told).toBe(0);
    vi.advanceTimersByTime(PICTURE);
    expect(table.telling.told).toBe(1);
    expect(table.telling.now).not.toBeNull();
  });

  it('does not go back to a picture that was skipped', async () => {
    const table = new Table();
    let came = () => {};
    table.picture = () => new Promise<void>((done) => (came = done));
    table.play(1, 1);
    table.play(1, 2);
    table.hear();
    table.telling.all();
    came();
    await vi.runAllTimersAsync();
    expect(table.telling.told).toBe(2);
    expect(table.telling.now).toBeNull();
  });

  it('does not run down the clock of somebody who is asked', () => {
    const table = new Table();
    for (let turn = 1; turn <= 9; turn++) table.play(1, turn, 3);
    table.hear(false, true);
    vi.advanceTimersByTime(HURRY);
    expect(table.telling.behind).toBe(false);
  });
});

describe('the times of a turn', () => {
  const plain = { quiet: false, loud: false };
  it('are those of its steps, and never less than a turn takes', () => {
    expect(durations(TIMES.normal, 1, true, plain)).toEqual([1600]);
    expect(durations(TIMES.normal, 3, true, plain)).toEqual([1000, 800, 800]);
    expect(durations(TIMES.slow, 1, true, plain)).toEqual([3000]);
  });
  it('of the rest of a turn are those of its steps', () => {
    expect(durations(TIMES.normal, 1, false, plain)).toEqual([800]);
  });
  it('of a pass are short', () => {
    expect(durations(TIMES.normal, 1, true, { quiet: true, loud: false })).toEqual([600]);
  });
});
