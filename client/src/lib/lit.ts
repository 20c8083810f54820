/** How a thing on the board behaves that can be chosen, and one that cannot. Spread the result on an SVG or HTML element. */
import type { Option } from '../games/types';

/** The part of BoardProps that is needed. */
interface Hands {
  options: Option[];
  preview: Option | null;
  onpreview(option: Option | null): void;
  onplay(option: Option): void;
  onwhy(actions: string[]): void;
}

/** The option a finger has just come down on for the first time: a click on it previews. Kept outside, so that a redraw between the two does not turn the first tap into a move. */
let touched: string | null = null;

/**
 * A lit target: hover, focus and first tap preview; click, Enter and second tap play.
 * The shell moves the focus with the arrow keys (`data-lit`); one of the targets is a tab stop.
 */
export function lit(option: Option, hands: Hands, label = option.label) {
  const shown = () => hands.preview?.action === option.action;
  const stop = hands.preview ? shown() : hands.options[0]?.action === option.action;
  return {
    role: 'button',
    tabindex: stop ? 0 : -1,
    'aria-label': label,
    'data-lit': option.action,
    onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && hands.onpreview(option),
    onpointerleave: (event: PointerEvent) => event.pointerType !== 'touch' && hands.onpreview(null),
    onpointerdown: (event: PointerEvent) => (touched = event.pointerType === 'touch' && !shown() ? option.action : null),
    onfocus: () => touched === null && hands.onpreview(option),
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (touched === option.action) hands.onpreview(option);
      else hands.onplay(option);
      touched = null;
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      hands.onplay(option);
    },
  };
}

/** Something that cannot be chosen now: pressing it gives the reason. `actions`: what one may have meant by it. */
export function unlit(actions: string[], hands: Hands, label: string) {
  return {
    role: 'button',
    tabindex: -1,
    'aria-label': label,
    'aria-disabled': true,
    'data-unlit': '',
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      hands.onwhy(actions);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      hands.onwhy(actions);
    },
  };
}
