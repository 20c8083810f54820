/** Back after a while: a summary before anything else, until it is closed or the next move is made. */
import { turns } from '../lib/story';
import { MANY_TURNS } from './story.svelte';
import type { Viewer } from './viewer.svelte';

export class Away {
  private open = $state(true);

  readonly shown = $derived.by(() => {
    const { over, since, story } = this.viewer;
    return (this.open || story.missed) && !over && !story.telling && turns(since) > MANY_TURNS;
  });

  constructor(private readonly viewer: Viewer) {
    $effect(() => {
      viewer.lastOwn?.revision;
      return this.close;
    });
  }

  readonly close = (): void => {
    this.open = this.viewer.story.missed = false;
  };
}
