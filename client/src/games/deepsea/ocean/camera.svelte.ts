/** How much of the sea is seen, and from how near: fitted to its frame, zoomed and shifted by hand. */
import { untrack } from 'svelte';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Size } from '../../../lib/size.svelte';

interface Point {
  x: number;
  y: number;
}

/** How far the sea can be shifted beyond its edge, in pixels. */
const BEYOND = 60;
/** So long the sea glides to what is shown; `Ocean.svelte` says the same. */
const GLIDE = 360;
/** When a hand has rested for so long, the sea is drawn anew. */
const REST = 160;
const NEAREST = 4;
/** The sea is never drawn smaller by itself: its smallest letters stand 11 pixels high. One scrolls to the rest. */
export const READABLE = 0.82;
/** In a small window letters of 10 pixels do, if all columns can be seen so. */
export const SMALLEST = 0.74;
const onDesk = () => (innerWidth.current ?? 0) >= 1366 && (innerHeight.current ?? 0) >= 768;
/** A hand that goes less far presses; it does not drag. */
const STILL = 5;

export class Camera {
  /** Zoom and shift beyond the fit. */
  zoom = $state(1);
  private shift = $state<Point>({ x: 0, y: 0 });

  readonly fit = $derived.by(() => {
    const { width, height } = this.sea();
    return this.frame.width ? Math.min(1.9, this.frame.width / width, this.frame.height / height) : 1;
  });
  /** How large it is drawn at first: all of it, if that can be read. */
  readonly base = $derived.by(() => {
    const across = this.frame.width / this.sea().width;
    const least = across < SMALLEST || onDesk() ? READABLE : Math.min(READABLE, across);
    return Math.max(this.fit, least);
  });
  /** How far one can go away: until all of it is seen. */
  readonly farthest = $derived(this.fit / this.base);
  readonly scale = $derived(this.base * this.zoom);
  /** Is there more than is seen? */
  readonly overflows = $derived.by(
    () =>
      this.sea().height * this.scale > this.frame.height + 1 || this.sea().width * this.scale > this.frame.width + 1,
  );
  /** What is left of the screen beside the sea when all of it is seen; below it all of it. */
  readonly spare = $derived.by(() => ({
    x: Math.max(0, (this.frame.width - this.sea().width * this.base) / 2),
    y: Math.max(0, this.frame.height - this.sea().height * this.base),
  }));
  readonly left = $derived(this.spare.x + this.shift.x);
  readonly top = $derived(this.shift.y);

  // The sea is drawn for one zoom and a little larger than it can be shifted. While a hand is at work that picture is
  // moved and stretched, which costs nothing; when the hand rests, or goes far, it is drawn anew.
  drawn = $state(1);
  moving = $state(false);
  /** On its way to what is shown, by itself. */
  gliding = $state(false);
  private glides: ReturnType<typeof setTimeout> | undefined;
  private rests: ReturnType<typeof setTimeout> | undefined;
  readonly margin = $derived(BEYOND + 20 + Math.max(this.spare.x, this.spare.y) / 3);
  readonly paper = $derived.by(() => ({
    width: this.sea().width * this.base * this.drawn + 2 * (this.spare.x + this.margin),
    height: this.sea().height * this.base * this.drawn + this.spare.y + 2 * this.margin,
  }));
  private readonly stretch = $derived(this.zoom / this.drawn);
  readonly place = $derived.by(() => {
    const { left, top, stretch, spare, margin } = this;
    return `translate(${left - stretch * (spare.x + margin)}px, ${top - stretch * margin}px) scale(${stretch})`;
  });

  private fingers = new Map<number, Point>();
  /** The last press became a drag: it is no press on anything. */
  dragged = false;

  constructor(
    private readonly frame: Size,
    private readonly sea: () => { width: number; height: number },
    /** The middle of what lies in the sea. */
    private readonly middle: () => Point,
  ) {
    $effect(() => () => (clearTimeout(this.rests), clearTimeout(this.glides)));
    // Another window, or another sea: what is seen stays inside.
    $effect(() => {
      const { frame, base } = this;
      if (frame.width && frame.height && base) untrack(() => (this.shift = this.clamp(this.shift)));
    });
  }

  /** Which part of the sea is seen, from top to bottom, in its own measure. */
  readonly seen = $derived.by(() => ({
    from: -this.top / this.scale,
    to: (this.frame.height - this.top) / this.scale,
  }));

  /** Shift the sea as little as can be, so that a part of it is seen; if it is too large, its beginning. */
  show(part: { x: number; y: number; width: number; height: number }): void {
    const near = (low: number, high: number, at: number, room: number) => {
      if (low + at < 0) return -low;
      return high + at > room ? Math.max(room - high, -low) : at;
    };
    const { scale, frame, spare } = this;
    const left = near(part.x * scale, (part.x + part.width) * scale, this.left, frame.width);
    const top = near(part.y * scale, (part.y + part.height) * scale, this.top, frame.height);
    const next = this.clamp({ x: left - spare.x, y: top });
    if (Math.hypot(next.x - this.shift.x, next.y - this.shift.y) <= 1) return;
    this.shift = next;
    this.gliding = true;
    clearTimeout(this.glides);
    this.glides = setTimeout(() => (this.gliding = false), GLIDE);
  }

  /** All of it. */
  whole(): void {
    this.zoomTo(this.farthest);
  }

  /** Go nearer or further; the point of the frame that is named stays where it is. */
  zoomTo(next: number, x = this.centre.x, y = this.centre.y): void {
    const wanted = Math.max(this.farthest, Math.min(NEAREST, next));
    const factor = wanted / this.zoom;
    const moved = { x: x - (x - this.left) * factor - this.spare.x, y: y - (y - this.top) * factor };
    this.zoom = wanted;
    this.shift = this.clamp(moved);
    this.moves();
  }

  /** The middle of the zones on the screen, as far as it is there. */
  private get centre(): Point {
    const { x, y } = this.middle();
    const inside = (at: number, room: number) => Math.max(0, Math.min(room, at));
    return {
      x: inside(this.left + x * this.scale, this.frame.width),
      y: inside(this.top + y * this.scale, this.frame.height),
    };
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    // Where there is more below, the wheel goes there; with Ctrl, or where all is seen, it goes nearer.
    if (this.overflows && !event.ctrlKey) {
      this.shift = this.clamp({ x: this.shift.x - event.deltaX, y: this.shift.y - event.deltaY });
      return this.moves();
    }
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.zoomTo(this.zoom * Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  };

  readonly down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
  };

  readonly move = (event: PointerEvent): void => {
    const last = this.fingers.get(event.pointerId);
    if (!last || (!this.overflows && this.zoom <= 1 && this.fingers.size < 2)) return;
    const now = { x: event.clientX, y: event.clientY };
    const frame = event.currentTarget as Element;
    if (!this.dragged && Math.hypot(now.x - last.x, now.y - last.y) < STILL) return;
    // From now on the hand is followed wherever it goes, and nothing lights up below it.
    if (!this.dragged) frame.setPointerCapture(event.pointerId);
    this.dragged = true;
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)![1];
      this.pinch(other, last, now, frame.getBoundingClientRect());
    } else {
      this.shift = this.clamp({ x: this.shift.x + now.x - last.x, y: this.shift.y + now.y - last.y });
      this.moves();
    }
    this.fingers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => void this.fingers.delete(event.pointerId);

  /** Two fingers: as far as they go apart, around the one that rests. */
  private pinch(rests: Point, last: Point, now: Point, box: DOMRect): void {
    const spread = (at: Point) => Math.hypot(at.x - rests.x, at.y - rests.y);
    const zoom = (this.zoom * spread(now)) / Math.max(20, spread(last));
    this.zoomTo(zoom, rests.x - box.left, rests.y - box.top);
  }

  private moves(): void {
    this.moving = true;
    this.gliding = false;
    clearTimeout(this.rests);
    this.rests = setTimeout(() => ((this.moving = false), (this.drawn = this.zoom)), REST);
    if (this.stretch > 1.7 || this.stretch < 0.75) this.drawn = this.zoom;
  }

  private clamp(at: Point): Point {
    const beyond = this.zoom > 1 ? BEYOND : 0;
    const { width, height } = this.sea();
    const { frame, spare, scale } = this;
    const within = (wanted: number, long: number, room: number, rest: number) =>
      long <= room && !beyond ? rest : Math.max(Math.min(0, room - long) - beyond, Math.min(beyond, wanted));
    return {
      x: within(at.x + spare.x, width * scale, frame.width, (frame.width - width * scale) / 2) - spare.x,
      y: within(at.y, height * scale, frame.height, 0),
    };
  }
}
