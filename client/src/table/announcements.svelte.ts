/** What a screen reader hears of a table, and the sound of a move. */
import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { sound } from '../lib/sound';
import { plain, sentence } from '../lib/tale';
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
    const mine = untrack(() => viewer.mine);
    // What others do is told turn by turn, each in its sentence; one's own moves, and all of them at once, here.
    const telling = untrack(() => viewer.story.telling);
    const acts = fresh.filter((entry) => entry.kind === 'act' && (!telling || mine.includes(entry.seat ?? -1)));
    const text = told(acts, mine);
    if (text) announce(text);
    const chat = fresh.findLast((entry) => entry.kind === 'chat');
    if (chat) announce(`${chat.name}: ${chat.text}`);
    if (text) untrack(() => sound(viewer.over ? 'over' : 'move'));
  });
  // Each turn once, as soon as it is begun to be told.
  const turn = $derived(viewer.story.now?.turn.key);
  $effect(() => {
    if (turn === undefined) return;
    untrack(() => {
      const told = viewer.story.now!.turn;
      const name = viewer.players[told.seat]?.name ?? '';
      const text = plain(sentence(viewer.story.tale(told), name));
      if (text) announce(`${name}: ${text}.`);
      sound('move');
    });
  });
  $effect(() => {
    if (viewer.live.connection === 'lost') announce(t('connection-lost'), true);
  });
}
