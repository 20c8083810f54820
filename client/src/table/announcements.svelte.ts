/** What a screen reader hears of a table, and the sound of a move. */
import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { sound } from '../lib/sound';
import { t } from '../lib/text.svelte';
import type { Entry } from '../wire';
import type { Viewer } from './viewer.svelte';

/** More sentences than that are counted, not read out. */
const HEARD = 6;

/** One sentence for each thing that happened; where there are many, one's own, and how many others there were. */
export function told(acts: Entry[], mine: number[]): string {
  const said = acts.flatMap((entry) => entry.events ?? []);
  const own = acts.filter((entry) => mine.includes(entry.seat ?? -1)).flatMap((entry) => entry.events ?? []);
  const heard = said.length <= HEARD ? said : own.length <= HEARD ? own : [];
  const rest = said.length - heard.length;
  return [...heard.map((event) => event.text), ...(rest ? [t('many-events', { count: rest })] : [])].join(' ');
}

export function announcing(viewer: Viewer): void {
  $effect(() => {
    const { fresh } = viewer.live;
    const acts = fresh.filter((entry) => entry.kind === 'act');
    const text = told(
      acts,
      untrack(() => viewer.mine),
    );
    if (text) announce(text);
    const chat = fresh.findLast((entry) => entry.kind === 'chat');
    if (chat) announce(`${chat.name}: ${chat.text}`);
    if (text) untrack(() => sound(viewer.over ? 'over' : 'move'));
  });
  $effect(() => {
    if (viewer.live.connection === 'lost') announce(t('connection-lost'), true);
  });
}
