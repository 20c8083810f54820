/** Where the places are that a sentence is about, as far as they are in sight. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Lit extends Place {
  step: number;
  /** The first place of its step. */
  first: boolean;
  /** Something went there from the place before. */
  way: boolean;
}

/** How far a ring stands off. */
const OFF = 2;
const LEAST = 6;

/** The box of the first of the things a selector names that is in sight; null if none is. */
export function seen(selector: string): Place | null {
  for (const element of document.querySelectorAll(`:is(.table, .replay) ${selector}`)) {
    const box = visible(element);
    if (box) return box;
  }
  return null;
}

function visible(element: Element): Place | null {
  const box = element.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left - OFF, box.top - OFF, box.right + OFF, box.bottom + OFF];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const frame = around.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return box.width && right - left > LEAST && bottom - top > LEAST
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : null;
}

/** Ways from each place to the next one that lies elsewhere, as curves that sag. */
export function curve(lights: Lit[]): string[] {
  const points: { x: number; y: number; way: boolean; within: Place }[] = [];
  for (const light of lights) {
    const at = { x: light.x + light.width / 2, y: light.y + light.height / 2, way: light.way, within: light };
    const last = points.at(-1);
    // What lies inside the place before says more exactly where.
    if (last && inside(light, last.within)) points[points.length - 1] = { ...at, way: last.way };
    else points.push(at);
  }
  return points.slice(1, 4).flatMap((to, place) => {
    const from = points[place]!;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    if (!to.way || far < 30) return [];
    const sag = Math.min(60, far / 4);
    return [`M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + sag} ${to.x} ${to.y}`];
  });
}

const inside = (small: Place, large: Place) =>
  small.x >= large.x - 4 &&
  small.y >= large.y - 4 &&
  small.x + small.width <= large.x + large.width + 4 &&
  small.y + small.height <= large.y + large.height + 4;
