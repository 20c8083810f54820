/** The board's own words (`text/*.ftl`); what a rule says comes from the server. */
import type { Speech } from '../types';

export type Say = Speech['text'];

/** Sentences of the board in the language of now. */
export const words = (speech: Speech): Say => speech.own.text;

/** The name of a thing by its id, in the language of now: `named(speech, 'board', 'atoll')`. */
export function named(speech: Speech, kind: string, id: string): string {
  const message = `${kind}-${id}`;
  return speech.has(message) ? speech.text(message) : id.replaceAll('_', ' ');
}
