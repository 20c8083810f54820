/** Calls a player whose turn it has become: said at once, by a sound, and by the system if the page is not in sight. */
import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { notify } from '../lib/notify';
import { sound } from '../lib/sound';
import { t } from '../lib/text.svelte';
import type { Entry } from '../wire';
import type { Handover } from './handover.svelte';
import type { Viewer } from './viewer.svelte';

/**
 * Has it become the viewer's turn? What quick bots answer comes together with the viewer's own move: then nobody has
 * seen that it was another's turn meanwhile, but it was.
 */
export function called(before: boolean, now: boolean, news: Entry[], mine: number[]): boolean {
  const others = news.some((entry) => entry.kind === 'act' && !mine.includes(entry.seat ?? -1));
  return now && (!before || others);
}

export function calling(viewer: Viewer, handover: Handover): void {
  let before = false;
  let known: Entry[] = [];
  $effect(() => {
    const now = Boolean(viewer.table.question) || handover.needed;
    const { fresh } = viewer.story;
    const mine = untrack(() => viewer.mine);
    if (called(before, now, fresh === known ? [] : fresh, mine)) {
      announce(t('your-turn'), true);
      untrack(() => {
        sound('turn');
        notify(t('your-turn'), viewer.title, viewer.table.table.id);
      });
    }
    before = now;
    known = fresh;
  });
}
