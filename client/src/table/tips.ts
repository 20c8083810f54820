/**
 * What signs mean: anything with `data-sign` says so when a mouse rests on it or the focus comes to it, and a long
 * press of a finger opens the passage. The manual is fetched when the first sign is asked about.
 */
import type { Attachment } from 'svelte/attachments';
import type { Speech } from '../games/types';
import { rules } from '../lib/rules.svelte';

export interface Asked {
  game: string;
  edition: string;
  speech: Speech;
}

/** So long the mouse rests before it is told. */
const REST = 450;

const signAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-sign]') ?? null;

export const tips =
  (asked: () => Asked): Attachment<HTMLElement> =>
  (table) => {
    let timer = 0;
    let shown: { sign: Element; hide(): void } | null = null;
    let finger = false;
    /** Counts what was begun: a note that comes too late is not shown. */
    let begun = 0;

    function leave(): void {
      begun++;
      clearTimeout(timer);
      shown?.hide();
      shown = null;
    }
    function rest(sign: HTMLElement, wait: number): void {
      if (shown?.sign === sign) return;
      leave();
      const mine = begun;
      timer = window.setTimeout(async () => {
        const { tip } = await import('../manual/tip');
        const made = await tip(sign, asked());
        if (made && sign.isConnected && mine === begun) shown = { sign, hide: made };
        else made?.();
      }, wait);
    }
    const over = (event: PointerEvent): void => {
      const sign = signAt(event.target);
      if (sign && event.pointerType !== 'touch') rest(sign, REST);
      else if (!sign) leave();
    };
    const down = (event: PointerEvent): void => {
      finger = event.pointerType === 'touch';
      leave();
    };
    const focus = (event: FocusEvent): void => {
      const at = event.target as HTMLElement;
      if (at.dataset.sign && !finger && at.matches(':focus-visible')) rest(at, 0);
      else leave();
    };
    const escape = (event: KeyboardEvent): void => void (event.key === 'Escape' && leave());
    const held = (event: MouseEvent): void => {
      const sign = signAt(event.target);
      if (!sign || !finger) return;
      event.preventDefault();
      rules.open({ sign: sign.dataset.sign! });
    };
    const gone = new AbortController();
    const until = { signal: gone.signal };
    table.addEventListener('pointerover', over, until);
    table.addEventListener('pointerleave', leave, until);
    table.addEventListener('pointerdown', down, until);
    table.addEventListener('focusin', focus, until);
    table.addEventListener('focusout', leave, until);
    table.addEventListener('keydown', escape, until);
    table.addEventListener('contextmenu', held, until);
    return () => {
      leave();
      gone.abort();
    };
  };
