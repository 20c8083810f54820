/** What the big buttons say. */
import type { Option } from '../games/types';
import type { Marks } from '../lib/marks';
import { t } from '../lib/text.svelte';
import type { Plan } from './plans';
import type { Viewer } from './viewer.svelte';

/** The button that plays an option; of a way to one of several places, what it goes as far as. */
export function playText(option: Option, plan: Plan | undefined, { game, context }: Viewer): string {
  if (plan?.run) return t('ways-run', { count: plan.steps.length });
  const row = plan && plan.places.length > 1 ? game?.plans?.row?.(plan.places, context) : undefined;
  return row?.what ?? game?.verb?.(option, context) ?? option.label;
}

/** The button of a set: what it comes to, or how many things are missing. */
export function confirmText(set: Marks, { game, context, crumbs }: Viewer): string {
  const { confirm, least } = set.info;
  if (!set.ready) return t('set-missing', { does: confirm[least] ?? '', count: least - set.marked.length });
  const text = confirm[set.marked.length] ?? '';
  return set.marked.length ? (game?.confirm?.(text, context, crumbs) ?? text) : text;
}
