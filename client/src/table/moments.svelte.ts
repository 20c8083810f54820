/** Moments: what does not happen every day is shown large for a while, the viewer's own and what concerns everybody. */
import { untrack } from 'svelte';
import type { MomentCard } from '../games/types';
import { settings, type Pace } from '../lib/settings.svelte';
import { ranked } from '../lib/story';
import { t } from '../lib/text.svelte';
import type { Entry } from '../wire';
import type { Viewer } from './viewer.svelte';

/** How long one stands there that goes by itself. */
export const STANDS: Record<Pace, number> = { slow: 3000, normal: 1800, instant: 1200 };

/**
 * Those that are shown: what others do among themselves, only to who watches them turn by turn. One at a time: what
 * concerns everybody, else what touched the viewer last.
 */
export function shownAt(pace: Pace, cards: MomentCard[]): MomentCard | null {
  const wanted = cards.filter((card) => card.stays || card.mine || pace !== 'instant');
  return wanted.find((card) => card.stays) ?? wanted.findLast((card) => card.mine) ?? wanted.at(-1) ?? null;
}

export class Moments {
  shown = $state.raw<MomentCard | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The goals that were reached when the table was looked at last; null as long as it was not. */
  private reached: Set<string> | null = null;

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

  /** It is drawn: what goes by itself has its time from now on, however long it took to come. */
  readonly drawn = (card: MomentCard): void => {
    clearTimeout(this.timer);
    if (!card.stays) this.timer = setTimeout(this.close, STANDS[untrack(() => settings.pace)]);
  };

  /** Goals that were reached with these moves. */
  private goals(acts: Entry[]): MomentCard[] {
    const { game, context, mine, players } = this.viewer;
    const now = context.view ? (game?.reached?.(context) ?? []) : [];
    const known = this.reached;
    this.reached = new Set(now.map((goal) => goal.key));
    const last = acts.at(-1);
    if (!known || !last) return [];
    const does = mine.includes(last.seat ?? -1);
    return now
      .filter((goal) => !known.has(goal.key))
      .map(({ key, name, text, sign }) => ({
        id: `${last.revision}/goal/${key}`,
        kind: 'goal',
        above: t('moment-goal', { name: does ? t('moment-you') : (players[last.seat ?? -1]?.name ?? '') }),
        title: name,
        text,
        sign,
        mine: does,
        stays: true,
      }));
  }

  /** The game is over: who won, and what everybody has. */
  private end(): MomentCard | null {
    const { table, players, position } = this.viewer;
    if (!table.outcome || table.lesson) return null;
    const listed = ranked(table.scores ?? [], players);
    const told = listed.map(({ score: { seat, total } }) => `${players[seat]?.name ?? ''} ${total}`).join(' · ');
    const team = this.viewer.game?.standing?.(this.viewer.context);
    return {
      id: `over/${position}`,
      kind: 'over',
      above: t('game-over'),
      title: table.outcome.sentence,
      text: team ? '' : told,
      sign: '',
      mine: false,
      stays: true,
    };
  }

  private hear(fresh: Entry[]): void {
    const { game, context, mine, over } = this.viewer;
    const acts = fresh.filter((entry) => entry.kind === 'act');
    const goals = this.goals(acts);
    if (!acts.length) return void (over && this.shown?.kind !== 'over' && this.close());
    const cards = context.view && !over ? (game?.moments?.(acts, context, mine) ?? []) : [];
    const card = over ? this.end() : shownAt(settings.pace, [...cards, ...goals]);
    // What stood there was seen by who has moved on.
    if (!card && this.shown && acts.some((act) => mine.includes(act.seat ?? -1))) this.close();
    if (!card || card.id === this.shown?.id) return;
    clearTimeout(this.timer);
    this.shown = card;
  }
}
