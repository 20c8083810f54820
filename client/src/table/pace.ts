/** How long what others do is shown, in milliseconds. */
import type { Pace } from '../lib/settings.svelte';

export interface Times {
  /** The first step of a turn, each further one, and the turn as a whole at least. */
  first: number;
  step: number;
  turn: number;
  /** A pass, a disc taken back, a row filled up. */
  quiet: number;
  /** What is told at full length at any pace. When it is instant it stands there so long, but nothing waits for it. */
  loud: number;
}

export const TIMES: Record<Pace, Times> = {
  slow: { first: 1500, step: 1500, turn: 3000, quiet: 800, loud: 3000 },
  normal: { first: 1000, step: 800, turn: 1600, quiet: 600, loud: 1600 },
  instant: { first: 0, step: 0, turn: 0, quiet: 0, loud: 2400 },
};

/** At most so many steps a turn. */
export const MOST_STEPS = 4;
/** So long a turn that goes on is waited for before what is there of it is told. */
export const GOES_ON = 450;
/** So long a picture is waited for; then the sentence alone will do. */
export const PICTURE = 1500;
/** With a clock running for the viewer, the rest is told in this time at most. */
export const HURRY = 2000;

/** How long each of some steps is shown. `begins`: the turn begins with them. */
export function durations(
  times: Times,
  steps: number,
  begins: boolean,
  tale: { quiet: boolean; loud: boolean },
): number[] {
  const count = Math.max(1, steps);
  if (!times.step) return Array.from({ length: count }, () => 0);
  if (tale.quiet && !tale.loud) return Array.from({ length: count }, (_, n) => (n === count - 1 ? times.quiet : 0));
  const each = Array.from({ length: count }, (_, n) => (begins && n === 0 ? times.first : times.step));
  const missing = (begins ? times.turn : 0) - each.reduce((sum, one) => sum + one, 0);
  if (missing > 0) each[count - 1]! += missing;
  return each;
}
