/** The focus is never lost: when the button it was on is gone, it goes to the question. */
import type { Handover } from './handover.svelte';
import type { Viewer } from './viewer.svelte';

export function keepFocus(viewer: Viewer, first: { readonly done: boolean }, handover: Handover): void {
  $effect(() => {
    viewer.position;
    first.done;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && !handover.needed)
        document.getElementById('question')?.focus({ preventScroll: true });
    });
  });
}
