/** What is not looked at first waits until the first picture has been painted. */
import { onMount } from 'svelte';

/**
 * `done` is true as soon as so many pictures were on the screen, the first with this component. To be called while it
 * is made.
 */
export function painted(pictures = 1): { readonly done: boolean } {
  let done = $state(false);
  onMount(() => {
    let frame: number;
    let timer: ReturnType<typeof setTimeout>;
    const next = (left: number) => {
      if (!left) return void (done = true);
      frame = requestAnimationFrame(() => (timer = setTimeout(() => next(left - 1))));
    };
    next(pictures);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return {
    get done() {
      return done;
    },
  };
}
