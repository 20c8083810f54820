/** The board's own words in both languages; everything a rule says comes from the game's texts on the server. */
import { ownWords } from '../../lib/text.svelte';
import type { Speech } from '../types';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';

const own = ownWords({ en: [en], de: [de] });

export type Say = Speech['text'];

/** Sentences of the board in the language of now. */
export const words = (speech: Speech): Say => own(speech).text;

/** The name of a company, whole or short. */
export const named = (speech: Speech, company: string) => speech.text(`company-${company}`);
export const short = (speech: Speech, company: string) => speech.text(`company-${company}-short`);
