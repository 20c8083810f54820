/** Sends what a viewer does to the table, and keeps what was refused. */
import { announce } from '../lib/announce.svelte';
import { sentence } from '../lib/api';
import type { Command } from '../lib/live.svelte';
import type { Viewer } from './viewer.svelte';

export class Sending {
  /** What was refused last. */
  problem = $state('');
  /** The revision at which a move was sent that is not answered yet. */
  private sent = -1;

  constructor(private readonly viewer: Viewer) {}

  /** Says whether it was done. */
  async act(action: string): Promise<boolean> {
    // Only until the next position is here: a click on its options must not be lost because an answer is late.
    const { revision } = this.viewer.table;
    if (this.sent === revision) return false;
    this.sent = revision;
    const done = await this.command({ type: 'act', action });
    if (!done) this.sent = -1;
    return done;
  }

  /** Says whether it was done. */
  async command(what: Command): Promise<boolean> {
    this.problem = '';
    try {
      await this.viewer.live.command(what);
      return true;
    } catch (error) {
      this.refused(sentence(error));
      return false;
    }
  }

  undo(what: { steps: number } | { turn: true }): void {
    void this.command({ type: 'undo', ...what });
  }

  /** Ask the table to go back to before the viewer's last move. */
  ask(): void {
    const last = this.viewer.lastOwn;
    if (last) void this.command({ type: 'ask', moves: last.moves - 1 });
  }

  refused(why: string): void {
    this.problem = why;
    announce(why);
  }
}
