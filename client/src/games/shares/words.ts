/** The board's own words (`text/*.ftl`); everything a rule says comes from the game's texts on the server. */
import type { Speech } from '../types';

export type Say = Speech['text'];

/** Sentences of the board in the language of now. */
export const words = (speech: Speech): Say => speech.own.text;

/** The name of a company, whole or short. */
export const named = (speech: Speech, company: string) => speech.text(`company-${company}`);
export const short = (speech: Speech, company: string) => speech.text(`company-${company}-short`);
