/** One screen for several people: who has to choose is not who looks. */
import type { Viewer } from './viewer.svelte';

export class Handover {
  /** Somebody else of this screen has to choose: nothing is shown until they say that it is them. */
  readonly needed = $derived.by(() => {
    const { over, mine, turn, table } = this.viewer;
    return !over && mine.length > 1 && mine.includes(turn) && turn !== table.seat;
  });

  constructor(private readonly viewer: Viewer) {
    // As soon as somebody else has to choose, look from nowhere.
    $effect(() => {
      const { over, mine, turn, table, live } = viewer;
      if (!over && mine.length > 1 && table.seat >= 0 && turn !== table.seat) live.look(-1);
    });
  }
}
