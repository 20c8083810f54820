/** The keys at a table: sixteen for options, arrows over board and list, one each for undo, end, watch, rules, help. */
import type { Option } from '../games/types';
import { announce } from '../lib/announce.svelte';
import { settings } from '../lib/settings.svelte';
import { KEYS, keyed, nearest, NEXT_KEYS } from '../lib/story';
import { t } from '../lib/text.svelte';
import type { Choosing } from './choosing.svelte';
import type { Sending } from './sending.svelte';
import type { Viewer } from './viewer.svelte';

const LIGHTS = '[data-lit], [data-opens], [data-soft]';
const FIELDS = 'input, textarea, select, [contenteditable], [popover]';
const BUTTONS = 'button, a, [role=button]';

/** The row of an option in the list. */
const row = (option: Option) => document.querySelector<HTMLElement>(`[data-option="${CSS.escape(option.action)}"]`);

/** What keys do besides choosing. */
export interface Actions {
  /** The board. */
  frame(): HTMLElement | undefined;
  /** Watch what has happened since one's own turn. */
  watch(): void;
  /** Read the rules, about what has the focus if it has a sign. */
  rules(at: HTMLElement): void;
  /** Show which keys there are. */
  help(): void;
}

export class Keyboard {
  /** How often the keys were handed on in this position. */
  private handed = $state(0);
  /** The options that have the keys now. */
  readonly keys = $derived.by(() => keyed(this.choosing.order, this.handed));

  constructor(
    private readonly viewer: Viewer,
    private readonly choosing: Choosing,
    private readonly sending: Sending,
    private readonly actions: Actions,
  ) {
    $effect(() => {
      viewer.position;
      this.handed = 0;
    });
  }

  /** A place has the key of the row that leads there. */
  readonly keyOf = (option: Option): string => {
    const { action } = this.choosing.ways.rowAt(option) ?? option;
    return KEYS[this.keys.options.findIndex((offered) => offered.action === action)] ?? '';
  };

  /** Give the keys to the next options. */
  readonly hand = (): void => {
    this.handed++;
    const { from, options } = this.keys;
    announce(t('keys-for', { from: from + 1, to: from + options.length }));
    row(options[0]!)?.scrollIntoView({ block: 'start' });
  };

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !settings.keys) return;
    const at = event.target as HTMLElement;
    if (at.closest(FIELDS)) return;
    const done = /^Arrow|^Home$|^End$/.test(event.key) ? this.arrows(event.key, at) : this.command(event, at);
    if (done) event.preventDefault();
  }

  /** Does what a key stands for; says whether it stands for anything here. */
  private command(event: KeyboardEvent, at: HTMLElement): boolean {
    const { choosing, actions, viewer } = this;
    const key = event.key.toUpperCase();
    if (event.key === 'Escape') choosing.clear();
    else if (key === 'U') this.undo(event.shiftKey);
    else if (event.key === '?') actions.help();
    else if (key === 'R') actions.rules(at);
    else if (key === 'E') return this.choose(choosing.order.find((option) => option.ends));
    else if (key === 'P') return this.toBoard();
    else if (key === 'L') actions.frame()?.querySelector<HTMLElement>('[data-lens]')?.focus();
    else if (key === 'W' && viewer.since.length) actions.watch();
    else if (key === NEXT_KEYS && choosing.order.length > KEYS.length) this.hand();
    else if (event.key === 'Enter') return !at.closest(BUTTONS) && this.enter();
    else if (key.length === 1 && event.key.length === 1) return this.choose(this.keys.options[KEYS.indexOf(key)]);
    else return false;
    return true;
  }

  /** To the first place on the board that can be chosen or reached; from there arrow keys lead to the others. */
  private toBoard(): boolean {
    const first = this.actions.frame()?.querySelector<HTMLElement>(LIGHTS);
    first?.focus();
    return first !== undefined && first !== null;
  }

  private undo(turn: boolean): void {
    const { steps, why } = this.viewer.table.undo;
    if (steps) this.sending.undo(turn ? { turn: true } : { steps: 1 });
    else if (why) this.sending.refused(why.sentence);
  }

  /** Confirm the set, or play what is previewed. */
  private enter(): boolean {
    const { set, preview } = this.choosing;
    if (set.info) set.confirm();
    else if (preview) this.choosing.play(preview);
    else return false;
    return true;
  }

  /** Once to see an option, here and in the list, again to play it; a thing of a set is marked at once. */
  private choose(option: Option | undefined): boolean {
    const { choosing } = this;
    if (!option) return false;
    if (choosing.set.has(option)) {
      choosing.look(option);
      choosing.press(option);
    } else if (choosing.preview?.action === option.action) choosing.play(option);
    else {
      choosing.look(option);
      announce(option.label);
      row(option)?.scrollIntoView({ block: 'nearest' });
    }
    return true;
  }

  /** On the board, arrow keys move to the nearest lit target in that direction; elsewhere through the list. */
  private arrows(key: string, at: HTMLElement): boolean {
    const frame = this.actions.frame();
    if (!frame?.contains(at)) return this.through(key, at);
    if (!at.closest(LIGHTS)) return false;
    const lights = [...frame.querySelectorAll<HTMLElement>(LIGHTS)];
    const others = lights.filter((light) => light !== at);
    const places = others.map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
    const ends: Record<string, HTMLElement | undefined> = { Home: lights[0], End: lights.at(-1) };
    (key in ends ? ends[key] : nearest(at.getBoundingClientRect(), places, key))?.focus();
    return true;
  }

  private through(key: string, at: HTMLElement): boolean {
    const { order, preview } = this.choosing;
    if (!order.length || (at !== document.body && !at.closest('.options'))) return false;
    const here = order.findIndex((option) => option.action === (at.dataset.option ?? preview?.action));
    const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
    const last = order.length - 1;
    const next = key === 'Home' ? 0 : key === 'End' || (here < 0 && step < 0) ? last : here + step;
    row(order[(next + order.length) % order.length]!)?.focus();
    return true;
  }
}
