/** One screen for several people: who has to choose is not who looks. */
import type { Viewer } from './viewer.svelte';

export class Handover {
  /** Whoever tries something out plays all seats themselves: nobody is to be kept from seeing anything. */
  private readonly alone = $derived.by(() => {
    const { tried, seats } = this.viewer.table.table;
    return (tried ?? null) !== null && seats.every((seat) => seat.you || seat.kind === 'bot');
  });

  /** Somebody else of this screen has to choose: nothing is shown until they say that it is them. */
  readonly needed = $derived.by(() => {
    const { over, mine, turn, table } = this.viewer;
    return !this.alone && !over && mine.length > 1 && mine.includes(turn) && turn !== table.seat;
  });

  constructor(private readonly viewer: Viewer) {
    // As soon as somebody else has to choose, look from nowhere.
    $effect(() => {
      const { over, mine, turn, table, live } = viewer;
      if (over || mine.length < 2 || turn === table.seat) return;
      if (this.alone && mine.includes(turn)) live.look(turn);
      else if (!this.alone && table.seat >= 0) live.look(-1);
    });
  }
}
