/** The focus is never lost: when the button it was on is gone, it goes to the question. */
import { giveBack } from '../lib/layers';
import type { Handover } from './handover.svelte';
import type { Viewer } from './viewer.svelte';

export function keepFocus(viewer: Viewer, first: { readonly done: boolean }, handover: Handover): void {
  $effect(() => {
    viewer.position;
    viewer.story.telling;
    viewer.over;
    first.done;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && !handover.needed) giveBack(null);
    });
  });
}
