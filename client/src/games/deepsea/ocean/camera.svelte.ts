/** How much of the sea is seen, and from how near: fitted to its frame, zoomed and shifted by hand. */
import type { Size } from '../../../lib/size.svelte';

interface Point {
  x: number;
  y: number;
}

/** How far the sea can be shifted beyond its edge, in pixels. */
const BEYOND = 60;
/** When a hand has rested for so long, the sea is drawn anew. */
const REST = 160;
const NEAREST = 4;
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
  readonly scale = $derived(this.fit * this.zoom);
  /** What is left of the screen beside the sea when all of it is seen; below it all of it. */
  readonly spare = $derived.by(() => ({
    x: Math.max(0, (this.frame.width - this.sea().width * this.fit) / 2),
    y: Math.max(0, this.frame.height - this.sea().height * this.fit),
  }));
  readonly left = $derived(this.spare.x + this.shift.x);
  readonly top = $derived(this.shift.y);

  // The sea is drawn for one zoom and a little larger than it can be shifted. While a hand is at work that picture is
  // moved and stretched, which costs nothing; when the hand rests, or goes far, it is drawn anew.
  drawn = $state(1);
  moving = $state(false);
  private rests: ReturnType<typeof setTimeout> | undefined;
  readonly margin = $derived(BEYOND + 20 + Math.max(this.spare.x, this.spare.y) / 3);
  readonly paper = $derived.by(() => ({
    width: this.sea().width * this.fit * this.drawn + 2 * (this.spare.x + this.margin),
    height: this.sea().height * this.fit * this.drawn + this.spare.y + 2 * this.margin,
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
  ) {
    $effect(() => () => clearTimeout(this.rests));
  }

  /** Go nearer or further; the point of the frame that is named stays where it is. */
  zoomTo(next: number, x = this.frame.width / 2, y = this.frame.height / 2): void {
    const wanted = Math.max(1, Math.min(NEAREST, next));
    const factor = wanted / this.zoom;
    const moved = { x: x - (x - this.left) * factor - this.spare.x, y: y - (y - this.top) * factor };
    this.zoom = wanted;
    this.shift = wanted === 1 ? { x: 0, y: 0 } : this.clamp(moved);
    this.moves();
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.zoomTo(this.zoom * Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  };

  readonly down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
  };

  readonly move = (event: PointerEvent): void => {
    const last = this.fingers.get(event.pointerId);
    if (!last || (this.zoom === 1 && this.fingers.size < 2)) return;
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
    clearTimeout(this.rests);
    this.rests = setTimeout(() => ((this.moving = false), (this.drawn = this.zoom)), REST);
    if (this.stretch > 1.7 || this.stretch < 0.75) this.drawn = this.zoom;
  }

  private clamp(at: Point): Point {
    const far = (size: number) => size * this.fit * (this.zoom - 1) + BEYOND;
    const { width, height } = this.sea();
    return {
      x: Math.max(-far(width), Math.min(BEYOND, at.x)),
      y: Math.max(-far(height), Math.min(BEYOND, at.y)),
    };
  }
}
