/** Several things of one choice: marked in any order, taken back, and confirmed once. */
import type { Option } from '../games/types';
import { announce } from '../lib/announce.svelte';
import { actionOf, lessened, marking, pressed, ready, room, type Marks } from '../lib/marks';
import { t } from '../lib/text.svelte';
import type { Sending } from './sending.svelte';
import type { Viewer } from './viewer.svelte';

export class Marking {
  private marked = $state.raw<string[]>([]);
  /** It was to be confirmed, and what it gives away was asked about. */
  private asked = $state(false);

  /** The set that is to be chosen, if the question is about one. */
  readonly info = $derived.by(() => (this.playable().length ? marking(this.viewer.table.together) : null));
  private readonly chosen = $derived.by(() =>
    this.playable().filter((option) =>
      this.marked.length ? this.marked.includes(option.action) : option.action === this.info?.stop,
    ),
  );
  private readonly given = $derived(
    this.info ? [...new Set(this.chosen.map((option) => option.warning ?? '').filter(Boolean))] : [],
  );
  /** What the set gives away, once it was to be confirmed. */
  readonly warnings = $derived(this.asked ? this.given : []);
  readonly marks = $derived<Marks | null>(
    this.info && {
      info: this.info,
      marked: this.marked,
      full: this.marked.length >= this.info.most,
      ready: ready(this.info, this.marked),
      press: (option) => this.onpress(option),
      less: (option) => this.less(option),
      confirm: () => this.confirm(),
    },
  );

  constructor(
    private readonly viewer: Viewer,
    private readonly sending: Sending,
    private readonly playable: () => Option[],
    /** What a press on a thing of the set does. */
    private readonly onpress: (option: Option) => void,
  ) {}

  /** Is it one of the things to be marked? */
  has(option: Option): boolean {
    return this.info !== null && room(this.info, option.action) > 0;
  }

  clear(): void {
    this.marked = [];
    this.asked = false;
  }

  /** Mark a thing of the set, or take its mark back. Nothing is swapped silently: the reason why not, or null. */
  press(option: Option): string | null {
    const next = pressed(this.info!, this.marked, option.action);
    this.asked = false;
    if (!next) return t('set-full', { count: this.marked.length });
    this.marked = next;
    return null;
  }

  private less(option: Option): void {
    this.marked = lessened(this.marked, option.action);
    this.asked = false;
  }

  /** The set is confirmed: what it gives away is asked about once. */
  confirm(): void {
    const { info, marked, given } = this;
    if (!info) return;
    if (!ready(info, marked))
      announce(t('set-missing', { does: info.confirm[info.least] ?? '', count: info.least - marked.length }));
    else if (given.length && !this.asked) {
      this.asked = true;
      announce(t('warning-again', { warning: given.join(' ') }));
    } else void this.sending.act(actionOf(info, marked));
  }
}
