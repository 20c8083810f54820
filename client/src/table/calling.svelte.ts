/** Calls a player whose turn it has become: said at once, by a sound, and by the system if the page is not in sight. */
import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { notify } from '../lib/notify';
import { sound } from '../lib/sound';
import { t } from '../lib/text.svelte';
import type { Handover } from './handover.svelte';
import type { Viewer } from './viewer.svelte';

export function calling(viewer: Viewer, handover: Handover): void {
  let before = false;
  $effect(() => {
    const now = Boolean(viewer.table.question) || handover.needed;
    if (now && !before) {
      announce(t('your-turn'), true);
      untrack(() => {
        sound('turn');
        notify(t('your-turn'), viewer.title, viewer.table.table.id);
      });
    }
    before = now;
  });
}
