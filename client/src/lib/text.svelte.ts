/** Sentences in English and German: the shell's own, and each game's from the server. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Speech } from '../games/types';
import { change, settings, type Lang } from './settings.svelte';

type Values = Record<string, string | number>;

const sources = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });

let shell = $state.raw<FluentBundle>(new FluentBundle('en'));

export function bundle(lang: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function format(from: FluentBundle, id: string, values?: Values): string {
  const message = from.getMessage(id);
  return message?.value ? from.formatPattern(message.value, values, []) : `{${id}}`;
}

/** A sentence of the shell. */
export function t(id: string, values?: Values): string {
  return format(shell, id, values);
}

/** Speak a language from now on. */
export async function speak(lang: Lang): Promise<void> {
  shell = bundle(lang, await sources[`../text/${lang}.ftl`]!());
  if (lang !== settings.lang) change({ lang });
}

const games = new Map<string, Promise<Speech>>();

/** The texts of a game in a language. */
export function speechOf(game: string, lang: Lang): Promise<Speech> {
  const key = `${game}/${lang}`;
  let found = games.get(key);
  if (!found) {
    found = fetchTexts(game, lang).then((text) => speech(bundle(lang, text)));
    found.catch(() => games.delete(key));
    games.set(key, found);
  }
  return found;
}

async function fetchTexts(game: string, lang: Lang): Promise<string> {
  const answer = await fetch(`/api/v1/games/${encodeURIComponent(game)}/texts/${lang}`);
  if (!answer.ok) throw new Error(`no texts of ${game} in ${lang}`);
  return answer.text();
}

export function speech(from: FluentBundle): Speech {
  return {
    lang: from.locales[0]!,
    has: (id) => from.hasMessage(id),
    text: (id, values) => format(from.hasMessage(id) ? from : shell, id, values),
  };
}

/** The own words of a board, by language: for what no rule says. Asked with the game's speech, they speak the same language. */
export function ownWords(texts: Record<Lang, string[]>): (game: Speech) => Speech {
  const made = new Map<Lang, Speech>();
  return (game) => {
    const lang = game.lang.startsWith('de') ? 'de' : 'en';
    let found = made.get(lang);
    if (!found) made.set(lang, (found = speech(bundle(lang, ...texts[lang]))));
    return found;
  };
}

export const NO_SPEECH: Speech = { lang: 'en', has: () => false, text: (id) => id };

/** A moment of time in words: today the hour, else the day. */
export function when(at: number): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(settings.lang, form).format(then);
}

/** Milliseconds as a clock shows them. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
