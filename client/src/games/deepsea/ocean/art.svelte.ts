/** The silhouettes behind the tiles. They are large and no information: they come when the first picture stands. */
import type { IconData } from '../../../lib/icons';

let drawings = $state.raw<Record<string, IconData>>({});
let asked = false;

/** The silhouette of that name, as soon as it is here. */
export function artOf(name: string): IconData | undefined {
  if (!asked) {
    asked = true;
    requestAnimationFrame(() => setTimeout(async () => (drawings = (await import('./drawings')).ART)));
  }
  return drawings[name];
}
