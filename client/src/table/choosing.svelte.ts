/** What a viewer is about to choose: the options, the one that is previewed or held, and why others are not there. */
import { untrack } from 'svelte';
import type { Option, Refusal } from '../games/types';
import { announce } from '../lib/announce.svelte';
import { settings } from '../lib/settings.svelte';
import { grouped } from '../lib/story';
import { t } from '../lib/text.svelte';
import { Marking } from './marking.svelte';
import { Proposing } from './proposing.svelte';
import type { Sending } from './sending.svelte';
import type { Viewer } from './viewer.svelte';

/** So many reasons are asked for at once. */
const MOST_EXPECTED = 14;
const MOST_MEANT = 6;

export class Choosing {
  /** Under the pointer or the focus, or chosen by a key. */
  private hovered = $state.raw<Option | null>(null);
  /** To be played by a second press: it gives away or turns over something. */
  private pinned = $state.raw<Option | null>(null);
  /** The reason that was asked for last. */
  reason = $state.raw<Refusal | null>(null);
  /** Reasons against what one might have expected here. */
  reasons = $state.raw<Refusal[]>([]);

  private readonly playable = $derived.by(() =>
    this.viewer.connected && !this.viewer.table.table.paused ? this.viewer.table.options : [],
  );
  readonly set: Marking;
  /** The ways to places that the open question is not about. */
  readonly ways: Proposing;
  /** That nothing of a set is chosen is said by confirming nothing. */
  readonly options = $derived.by(() => {
    const together = this.set.info;
    return together ? this.playable.filter((option) => option.action !== together.stop) : this.playable;
  });
  /** Under their headings, whole ways where the game wants them; first of all those to a place that was pressed. */
  readonly groups = $derived.by(() => {
    if (this.ways.awaited) return [];
    const { listed, late } = this.ways;
    const before = this.viewer.game?.plans?.before ?? '';
    const all = late ? [...this.options, ...listed] : amid(this.options, listed, before);
    const groups = grouped(all, (option) => this.heading(option));
    return this.ways.rows.length ? [{ title: t('ways-there'), options: this.ways.rows }, ...groups] : groups;
  });
  /** As they stand in the list. */
  readonly order = $derived(this.groups.flatMap((group) => group.options));
  readonly preview = $derived(this.inList(this.hovered ?? this.pinned));
  readonly held = $derived(this.inList(this.pinned));
  /** The way to the place under the pointer, where it has no row. */
  readonly glimpse = $derived.by(() => (this.preview ? null : this.ways.glimpse(this.hovered)));

  constructor(
    private readonly viewer: Viewer,
    private readonly sending: Sending,
    free: () => boolean,
  ) {
    this.set = new Marking(
      viewer,
      sending,
      () => this.playable,
      (option) => this.press(option),
    );
    this.ways = new Proposing(viewer, sending, free);
    $effect(() => {
      viewer.position;
      return untrack(() => this.begin());
    });
  }

  private inList(wanted: Option | null): Option | null {
    return this.order.find((option) => option.action === wanted?.action) ?? null;
  }

  private heading(option: Option): string {
    const { game, context, speech, table } = this.viewer;
    if (this.set.has(option)) return table.question ?? '';
    const id = `verb-${option.verb}`;
    return game?.group?.(option, context) ?? (speech.has(id) ? speech.text(id) : option.verb);
  }

  /** A new position: old previews and reasons are gone; ask why for what one might have expected. */
  private begin(): () => void {
    const { table, game } = this.viewer;
    const { view, question, options } = table;
    const wanted = view && question && game?.unlit ? game.unlit({ view, options, state: table }) : [];
    let old = false;
    this.clear();
    this.set.clear();
    this.ways.begin();
    this.reasons = [];
    void Promise.all(wanted.slice(0, MOST_EXPECTED).map(this.why)).then((answers) => {
      if (!old) this.reasons = answers.filter((refusal) => refusal !== null);
    });
    return () => void (old = true);
  }

  /** Nothing is previewed, held or explained any more. */
  clear(): void {
    this.hovered = this.pinned = this.reason = null;
    this.ways.close();
  }

  readonly look = (looked: Option | null): void => {
    const option = (looked && this.ways.rowAt(looked)) ?? looked;
    this.hovered = option;
    if (option) this.reason = null;
    if (option && this.pinned && option.action !== this.pinned.action) this.pinned = null;
  };

  readonly play = (option: Option, confirmed = false): void => {
    if (this.ways.planAt(option)) return this.goes(option, confirmed);
    if (this.ways.places?.includes(option)) return void this.propose([option.action]);
    if (this.ways.going || !this.options.some((offered) => offered.action === option.action)) return;
    if (this.set.has(option)) return this.press(option);
    const asks = this.asks(option);
    if (asks && !confirmed && this.pinned?.action !== option.action) {
      this.pinned = this.hovered = option;
      announce(`${option.label}. ${asks}`);
      return;
    }
    void this.sending.act(option.action);
  };

  /** A whole way: the one that stands there for a pressed place is gone, what it turns over being said in its row. */
  private goes(way: Option, confirmed: boolean): void {
    const proposed = this.ways.rows.includes(way);
    const asks = proposed ? '' : this.asks(way);
    if (!asks || confirmed || this.pinned?.action === way.action) return this.ways.go(way);
    this.pinned = this.hovered = way;
    announce(`${way.label}. ${asks}`);
  }

  /** What is given away is always asked about, once; what is turned over, unless somebody prefers not to be asked. */
  private asks(option: Option): string {
    if (option.warning) return t('warning-again', { warning: option.warning });
    return option.reveals && settings.confirm ? t('reveals-again') : '';
  }

  /** Mark a thing of the set, or take its mark back. */
  press(option: Option): void {
    const full = this.set.press(option);
    this.pinned = null;
    this.reason = full === null ? null : { code: 'set-full', sentence: full };
    if (full !== null) announce(full);
  }

  readonly why = async (action: string): Promise<Refusal | null> =>
    this.viewer.connected ? this.viewer.live.why(action) : null;

  /** Show the ways to a place, the first of them chosen; in the middle of a turn a single one is gone at once. */
  private async propose(actions: string[]): Promise<void> {
    const begun = this.viewer.crumbs.length > 0;
    const only = this.ways.only(actions);
    if (only) {
      if (this.pinned?.action === only.action) return this.ways.go(only);
      this.reason = this.hovered = null;
      this.pinned = only;
      return this.ways.tell(only);
    }
    const again = await this.ways.propose(actions);
    const { rows } = this.ways;
    this.reason = null;
    if (again) return this.ways.go(again);
    if (begun && rows.length === 1 && !rows[0]!.reveals && !rows[0]!.warning) return this.ways.go(rows[0]!);
    this.hovered = null;
    this.pinned = rows[0] ?? null;
  }

  /** Something unlit was pressed: say why. Of several things that may have been meant, the one that can be reached. */
  readonly explain = async (actions: string[]): Promise<void> => {
    if (!this.viewer.table.question) {
      this.reason = { code: 'wrong-seat', sentence: t(this.viewer.over ? 'game-over' : 'not-your-turn') };
    } else if (this.ways.reaches(actions)) {
      return this.propose(actions);
    } else {
      const answers = await Promise.all(actions.slice(0, MOST_MEANT).map(this.why));
      const reachable = answers.find((refusal) => refusal?.params?.['way']);
      this.reason = reachable ?? answers.find((refusal) => refusal !== null) ?? null;
    }
    if (this.reason) announce(this.reason.sentence);
  };
}

/** Options with ways among them: before those of a verb, else before all. */
function amid(options: Option[], ways: Option[], before: string): Option[] {
  const at = Math.max(
    0,
    options.findIndex((option) => option.verb === before),
  );
  return [...options.slice(0, at), ...ways, ...options.slice(at)];
}
