/** Moments: what does not happen every day is shown large for a while, the viewer's own and what concerns everybody. */
import { untrack } from 'svelte';
import type { MomentCard } from '../games/types';
import { settings, type Pace } from '../lib/settings.svelte';
import type { Entry } from '../wire';
import type { Viewer } from './viewer.svelte';

/** How long one stands there that goes by itself. */
export const STANDS: Record<Pace, number> = { slow: 3000, normal: 1800, instant: 1200 };

/**
 * Those that are shown: what others do, only to who watches them turn by turn. One at a time: what concerns
 * everybody, else what came of it last.
 */
export function shownAt(pace: Pace, cards: MomentCard[]): MomentCard | null {
  const wanted = cards.filter((card) => card.stays || card.mine || pace !== 'instant');
  return wanted.find((card) => card.stays) ?? wanted.findLast((card) => card.mine) ?? wanted.at(-1) ?? null;
}

export class Moments {
  shown = $state.raw<MomentCard | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly viewer: Viewer) {
    $effect(() => {
      const fresh = viewer.story.fresh;
      untrack(() => this.hear(fresh));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  readonly close = (): void => {
    clearTimeout(this.timer);
    this.shown = null;
  };

  private hear(fresh: Entry[]): void {
    const { game, context, mine, over } = this.viewer;
    const acts = fresh.filter((entry) => entry.kind === 'act');
    if (!acts.length || over) return void (over && this.close());
    const cards = context.view ? (game?.moments?.(acts, context, mine) ?? []) : [];
    const card = shownAt(settings.pace, cards);
    // What stood there was seen by who has moved on.
    if (!card && this.shown && acts.some((act) => mine.includes(act.seat ?? -1))) this.close();
    if (!card || card.id === this.shown?.id) return;
    clearTimeout(this.timer);
    this.shown = card;
    if (!card.stays) this.timer = setTimeout(this.close, STANDS[settings.pace]);
  }
}
