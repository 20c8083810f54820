import { untrack } from 'svelte';

/** What is said to screen readers: politely one sentence a move, at once only what cannot wait. */
export const said = $state({ polite: '', assertive: '' });

export function announce(text: string, urgent = false): void {
  const where = urgent ? 'assertive' : 'polite';
  // The same sentence again must be a change to be heard again.
  said[where] = untrack(() => said[where]) === text ? `${text}\u00a0` : text;
}
