/**
 * What signs mean: anything with `data-sign` says so when a mouse rests on it or the focus comes to it, and a long
 * press of a finger opens the passage; so does the key of the rules while the note is there. A light may lie over the
 * sign. The manual is fetched when the first sign is asked about.
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

const within = (element: Element | null) => element?.closest?.<HTMLElement>('[data-sign]') ?? null;

/** The sign at a place: that of the target, or on a board the one that lies under it. */
function signAt({ target, clientX, clientY }: MouseEvent): HTMLElement | null {
  const element = target as Element | null;
  const own = within(element);
  const board = own ? null : element?.closest?.('svg') && element.closest('section.board');
  if (!board) return own;
  return (
    document
      .elementsFromPoint(clientX, clientY)
      .map(within)
      .find((sign) => sign && board.contains(sign)) ?? null
  );
}

/** The sign whose note is shown. */
let told: HTMLElement | null = null;
export const signTold = (): string => (told?.isConnected ? (told.dataset.sign ?? '') : '');

export const tips =
  (asked: () => Asked): Attachment<HTMLElement> =>
  (table) => {
    let timer = 0;
    let shown: { sign: Element; hide(): void } | null = null;
    /** What the pointer is on. */
    let pointed: Element | null = null;
    let finger = false;
    /** Counts what was begun: a note that comes too late is not shown. */
    let begun = 0;

    function leave(): void {
      begun++;
      clearTimeout(timer);
      shown?.hide();
      shown = told = null;
    }
    function rest(sign: HTMLElement, wait: number): void {
      if (shown?.sign === sign) return;
      leave();
      const mine = begun;
      timer = window.setTimeout(async () => {
        const { tip } = await import('../manual/tip');
        const made = await tip(sign, asked());
        if (made && sign.isConnected && mine === begun) {
          shown = { sign, hide: made };
          told = sign;
        } else made?.();
      }, wait);
    }
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const sign = signAt(event);
      if (sign === pointed) return;
      pointed = sign;
      if (sign) rest(sign, REST);
      else leave();
    };
    const out = (): void => {
      pointed = null;
      leave();
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
      const sign = signAt(event);
      if (!sign || !finger) return;
      event.preventDefault();
      rules.open({ sign: sign.dataset.sign! });
    };
    const gone = new AbortController();
    const until = { signal: gone.signal };
    table.addEventListener('pointerover', over, until);
    table.addEventListener('pointermove', over, until);
    table.addEventListener('pointerleave', out, until);
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
