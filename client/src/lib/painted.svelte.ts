/** What is not looked at first waits until the first picture has been painted. */
import { onMount } from 'svelte';

/** `done` is true as soon as what was drawn with this component is on the screen. To be called while it is made. */
export function painted(): { readonly done: boolean } {
  let done = $state(false);
  onMount(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (done = true))));
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
