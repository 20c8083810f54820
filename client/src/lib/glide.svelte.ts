/**
 * Pieces that move: each glides, once, from where it was in the picture before to where it is now. Nothing waits for
 * it.
 */
import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

type Drawing = HTMLElement | SVGElement;
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Way {
  name: string;
  element: Drawing;
  from: Box;
  to: Box;
}

const GLIDES = Symbol('glides');
const MOVE = 240;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

export class Glides {
  private pieces = new Map<string, { element: Drawing; place: string; origin: string }>();
  private before = new Map<string, { box: Box; place: string }>();
  private arrivals: { element: Drawing; from: string[] }[] = [];

  /**
   * A piece by its name. When its place becomes another it glides there; one that is new, from its origin if it has
   * one.
   */
  piece(name: string, place = '', origin = ''): Attachment<Drawing> {
    return (element) => {
      this.pieces.set(name, { element, place, origin });
      return () => {
        if (this.pieces.get(name)?.element === element) this.pieces.delete(name);
      };
    };
  }

  /** What appears here glides from the first of these pieces that was there; without any it just appears. */
  from(...names: string[]): Attachment<Drawing> {
    return (element) => this.came(element, ...names);
  }

  /** The same for an element that somebody else has drawn: to be called from an effect. */
  came(element: Drawing, ...from: string[]): void {
    this.arrivals.push({ element, from });
  }

  /** The picture is about to change: remember where everything is. */
  look(): void {
    this.arrivals = [];
    this.before.clear();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [name, { element, place }] of this.pieces) this.before.set(name, { box: boxOf(element), place });
  }

  /** The picture has changed: what is elsewhere now sets off from where it was. */
  move(): void {
    const ways: Way[] = [];
    for (const [name, { element, place, origin }] of this.pieces) {
      const old = this.before.get(name) ?? this.before.get(origin);
      if (old && old.place !== place) ways.push({ name, element, from: old.box, to: boxOf(element) });
    }
    for (const { element, from } of this.arrivals) {
      const name = from.find((wanted) => this.before.has(wanted));
      if (name) ways.push({ name, element, from: this.before.get(name)!.box, to: boxOf(element) });
    }
    // Everything is measured before anything is moved: the page is laid out once.
    ways.forEach(glide);
  }
}

/** Whatever is drawn from this view below here can glide. To be called before anything of it is drawn. */
export function gliding(view: () => unknown): void {
  const glides = new Glides();
  setContext(GLIDES, glides);
  $effect.pre(() => {
    view();
    untrack(() => glides.look());
  });
  $effect(() => {
    view();
    untrack(() => glides.move());
  });
}

/** Below here nothing glides: a second picture of the same pieces. */
export function still(): void {
  setContext(GLIDES, new Glides());
}

/** The way to make pieces glide; where nobody called `gliding`, they stand still. */
export function glides(): Glides {
  return getContext<Glides | undefined>(GLIDES) ?? new Glides();
}

/** A drawing inside another is as large as its view box, whatever it contains. */
function boxOf(element: Drawing): Box {
  const matrix = element instanceof SVGSVGElement ? element.getScreenCTM() : null;
  if (!matrix) return element.getBoundingClientRect();
  const { x, y, width, height } = (element as SVGSVGElement).viewBox.baseVal;
  return { x: matrix.e + x * matrix.a, y: matrix.f + y * matrix.d, width: width * matrix.a, height: height * matrix.d };
}

/** Let a copy of the piece glide above everything: on its own board it would pass below what lies between. */
function glide({ name, element, from, to }: Way): void {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  if (!from.width || !to.width || Math.hypot(x, y) < 2) return;
  const copy = element.cloneNode(true) as Drawing;
  copy.dataset.gliding = name;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: 0,
    zIndex: 4,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  element.style.visibility = 'hidden';
  const arrived = () => {
    copy.remove();
    element.style.visibility = '';
  };
  copy
    .animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, { duration: MOVE, easing: EASE })
    .finished.then(arrived, arrived);
}
