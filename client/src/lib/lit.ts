/**
 * How a thing on the board behaves that can be chosen, and one that cannot. Spread the result on an SVG or HTML
 * element.
 */
import type { Option } from '../games/types';
import { room, times, type Marks } from './marks';

/** The part of BoardProps that is needed. */
interface Hands {
  options: Option[];
  preview: Option | null;
  narrow: boolean;
  keyOf(option: Option): string;
  onpreview(option: Option | null): void;
  onplay(option: Option): void;
  onwhy(actions: string[]): void;
  set?: Marks | null;
  /** What can be reached, but is not asked for yet. */
  ways?: Option[];
}

/**
 * The hand that is at work: whether it is a finger, and what was previewed when it came down. A finger plays only that:
 * whatever a redraw slides under it before it is lifted, or lies around what it touched, is shown first.
 */
const hand = { finger: false, previewed: null as string | null };
if (typeof window !== 'undefined') {
  addEventListener(
    'pointerdown',
    (event) => ((hand.finger = event.pointerType === 'touch'), (hand.previewed = null)),
    true,
  );
  addEventListener('keydown', () => (hand.finger = false), true);
}

/**
 * A lit target: hover, focus and first tap preview; click, Enter and second tap play.
 * `place`: the action that is done where it lies, if the option only begins it.
 * The shell moves the focus with the arrow keys (`data-lit`); one of the targets is a tab stop.
 */
export function lit(option: Option, hands: Hands, label = option.label, place = '') {
  if (hands.ways?.includes(option)) return { ...soft(option, hands, label), onclick: asks([option.action], hands) };
  // Lit for an action that would ask for this very place next: pressing it means the place.
  const way = place !== option.action && hands.ways?.some((one) => one.action === place);
  if (way)
    return { ...plain(option, hands, label), onclick: asks([place], hands), onkeydown: pressing([place], hands) };
  return hands.set && room(hands.set.info, option.action)
    ? marks(option, hands, hands.set, label)
    : plain(option, hands, label);
}

/** One of a set: every press, key or tap marks it or takes the mark back; Enter confirms the set. */
function marks(option: Option, hands: Hands, set: Marks, label: string) {
  const here = times(set.marked, option.action);
  const most = room(set.info, option.action);
  return {
    ...plain(option, hands, label),
    role: 'checkbox',
    'aria-checked': here === 0 ? ('false' as const) : here < most ? ('mixed' as const) : ('true' as const),
    'aria-label': most > 1 ? `${label}, ${here} / ${most}` : label,
    'data-marked': here ? String(here) : undefined,
    'data-full': set.full && !here ? '' : undefined,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      hands.onplay(option);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === ' ') hands.onplay(option);
      else set.confirm();
    },
  };
}

function plain(option: Option, hands: Hands, label: string) {
  return {
    ...stop([option], hands),
    'aria-label': label,
    'aria-keyshortcuts': hands.keyOf(option) || undefined,
    'data-lit': option.action,
    onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && hands.onpreview(option),
    // On the phone the big button plays what was chosen: it must still be there when the pointer arrives.
    onpointerleave: (event: PointerEvent) => event.pointerType !== 'touch' && !hands.narrow && hands.onpreview(null),
    onpointerdown: () => (hand.previewed = hands.preview?.action ?? null),
    onfocus: () => !hand.finger && hands.onpreview(option),
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (hand.finger && hand.previewed !== option.action) hands.onpreview(option);
      else hands.onplay(option);
    },
    onkeydown: pressed(() => hands.onplay(option)),
  };
}

/** Something lit that several options are about: pressing it opens and closes a choice of lit targets. */
export function opens(options: Option[], hands: Hands, label: string, open: boolean, onopen: (open: boolean) => void) {
  return {
    ...stop(options, hands),
    'aria-label': label,
    'aria-expanded': open,
    'data-opens': options.map((option) => option.action).join(','),
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      onopen(!open);
    },
    onkeydown: pressed(() => onopen(!open)),
  };
}

/** Within reach in this turn: it shows the way there, and proposes it when pressed. Arrow keys reach it, too. */
function soft(option: Option, hands: Hands, label: string) {
  return {
    ...plain(option, hands, label),
    tabindex: -1,
    'data-lit': undefined,
    'data-soft': option.action,
    'data-chosen': hands.preview?.action === option.action ? '' : undefined,
    onpointerdown: idle,
    onkeydown: pressing([option.action], hands),
  };
}
const pressing = (actions: string[], hands: Hands) => pressed(() => hands.onwhy(actions));

const idle = () => {};
const asks = (actions: string[], hands: Hands) => (event: MouseEvent) => {
  event.stopPropagation();
  hands.onwhy(actions);
};

/**
 * Something that cannot be chosen now: pressing it proposes the way there, if there is one, else it gives the reason.
 * `actions`: what one may have meant by it.
 */
export function unlit(actions: string[], hands: Hands, label: string) {
  const way = hands.ways?.find((place) => actions.includes(place.action));
  if (way) return { ...soft(way, hands, label), onclick: asks(actions, hands) };
  return {
    role: 'button',
    tabindex: -1,
    'aria-label': label,
    'aria-disabled': true,
    'data-unlit': '',
    onclick: asks(actions, hands),
    onkeydown: pressing(actions, hands),
  };
}

/** A button that the arrow keys reach; the one that is previewed, or else the first, is reached by Tab too. */
function stop(options: Option[], hands: Hands) {
  const here = hands.preview ?? hands.options[0];
  return { role: 'button', tabindex: options.some((option) => option.action === here?.action) ? 0 : -1 };
}

function pressed(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
}
