/** Which lines of chat have been read on this device, and at which tables nothing of it is to be heard. */
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Entry } from '../wire';

const read = new SvelteMap<string, number>();
const silent = new SvelteSet<string>();

export const unread = {
  /** Everything up to this line has been read. */
  read(table: string, revision: number): void {
    if (revision > (read.get(table) ?? -1)) read.set(table, revision);
  },
  /** How many lines of others have come since; none where nothing is to be heard. */
  count(table: string, entries: Entry[], mine: number[]): number {
    if (silent.has(table)) return 0;
    const since = read.get(table) ?? -1;
    const lines = entries.filter((entry) => entry.kind === 'chat' && entry.revision > since);
    return lines.filter((entry) => !mine.includes(entry.seat ?? -1)).length;
  },
  silent: (table: string): boolean => silent.has(table),
  silence(table: string, wanted: boolean): void {
    if (wanted) silent.add(table);
    else silent.delete(table);
  },
};
