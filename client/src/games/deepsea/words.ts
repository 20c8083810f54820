/** The board's own words in both languages (`text/*.en.ftl`, `text/*.de.ftl`); what a rule says comes from the server. */
import { ownWords } from '../../lib/text.svelte';
import type { Speech } from '../types';

const sources = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true });
const texts = (lang: string) => Object.keys(sources).filter((file) => file.endsWith(`.${lang}.ftl`)).map((file) => sources[file]!);
const own = ownWords({ en: texts('en'), de: texts('de') });

export type Say = Speech['text'];

/** Sentences of the board in the language of now. */
export const words = (speech: Speech): Say => own(speech).text;

/** The name of a thing by its id, in the language of now: `named(speech, 'board', 'atoll')`. */
export function named(speech: Speech, kind: string, id: string): string {
  const message = `${kind}-${id}`;
  return speech.has(message) ? speech.text(message) : id.replaceAll('_', ' ');
}
