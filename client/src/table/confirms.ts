/** What the button of a set says: what it comes to, or how many things are missing. */
import type { Marks } from '../lib/marks';
import { t } from '../lib/text.svelte';
import type { Viewer } from './viewer.svelte';

export function confirmText(set: Marks, { game, context, crumbs }: Viewer): string {
  const { confirm, least } = set.info;
  if (!set.ready) return t('set-missing', { does: confirm[least] ?? '', count: least - set.marked.length });
  const text = confirm[set.marked.length] ?? '';
  return set.marked.length ? (game?.confirm?.(text, context, crumbs) ?? text) : text;
}
