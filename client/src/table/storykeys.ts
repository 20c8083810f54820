/** The keys while it is told what others do: Space the next step, N the next turn, Escape the present. */
import { covered } from '../lib/layers';
import { settings } from '../lib/settings.svelte';

interface Skips {
  step(): void;
  turn(): void;
  all(): void;
}

const ELSEWHERE = 'button, a, input, textarea, select, summary, [contenteditable]';

/** Does what a key stands for; says whether it stands for anything. */
export function skipKey(event: KeyboardEvent, story: Skips): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !settings.keys) return false;
  if (covered()) return false;
  const at = event.target as HTMLElement;
  if (event.key === 'Escape') story.all();
  else if (at.closest('input, textarea, select, [contenteditable]')) return false;
  else if (event.key === ' ' && !at.closest(ELSEWHERE)) story.step();
  else if (event.key.toUpperCase() === 'N') story.turn();
  else return false;
  event.preventDefault();
  return true;
}
