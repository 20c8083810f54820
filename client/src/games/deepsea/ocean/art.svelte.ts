/** The silhouettes behind the tiles. They are large and no information: they come when the first picture stands. */
import { SvelteMap } from 'svelte/reactivity';
import type { IconData } from '../../../lib/icons';
import { DRAWINGS } from './drawings';

const here = new SvelteMap<string, IconData>();
const asked = new Set<string>();

/** The silhouette of that name, as soon as it is here. */
export function artOf(name: string): IconData | undefined {
  const load = DRAWINGS[name];
  if (load && !asked.has(name)) {
    asked.add(name);
    requestAnimationFrame(() => setTimeout(async () => here.set(name, (await load()).default)));
  }
  return here.get(name);
}
