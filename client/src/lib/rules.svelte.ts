/**
 * The door to the manual: a reason, a question, a sign or a key asks for a passage. A table opens it beside the board;
 * where no table is, the page of the rules is opened.
 */
import type { Refused } from '../wire';
import { go } from './router.svelte';

/** What shall be read: the passage that tells a rule, explains a sign or has an id; nothing: the contents. */
export interface Place {
  rule?: string;
  sign?: string;
  passage?: string;
  /** What stopped somebody: told above the passage. */
  stopped?: Refused | null;
}

class Rules {
  /** What is open beside the board, or null. */
  place = $state.raw<Place | null>(null);
  /** Is there a table that can show it? */
  private tables = 0;
  private from: HTMLElement | null = null;

  /** While a table is shown, it shows the rules. */
  readonly host = (): (() => void) => {
    this.tables++;
    return () => {
      this.tables--;
      this.place = null;
    };
  };

  open(place: Place = {}, game = ''): void {
    if (!this.tables) {
      const wanted = Object.entries(place).filter(([, value]) => typeof value === 'string') as [string, string][];
      if (game) go(`/games/${game}/rules?${new URLSearchParams(wanted)}`);
      return;
    }
    if (!this.place) this.from = document.activeElement as HTMLElement | null;
    this.place = place;
  }

  /** Back to where one came from, or to the question if that is gone. */
  close(): void {
    if (!this.place) return;
    this.place = null;
    const from = this.from;
    requestAnimationFrame(() => {
      const there = from?.isConnected && from !== document.body && from.checkVisibility() ? from : null;
      (there ?? document.getElementById('question'))?.focus({ preventScroll: true });
    });
  }
}

export const rules = new Rules();
