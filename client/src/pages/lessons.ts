import { api } from '../lib/api';
import { learning } from '../lib/learning.svelte';
import { go } from '../lib/router.svelte';

/** To the table of a lesson: the one where it was left, or a new one. */
export async function beginLesson(game: string, lesson: string, replace = false): Promise<void> {
  let table = learning.placeOf(game, lesson);
  if (!table) {
    table = (await api.lesson(game, lesson)).table.id;
    learning.beginLesson(game, lesson, table);
  }
  go(`/tables/${table}`, replace);
}
