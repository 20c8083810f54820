/** Sentences in every language: the shell's own, and each game's from the server. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Speech, Words } from '../games/types';
import { edition } from './edition';
import { DEFAULT, shells } from './languages';
import { change, settings } from './settings.svelte';

type Values = Record<string, string | number>;

const boards = import.meta.glob<string>(['../games/*/text/*/*.ftl', '!**/shelf.ftl'], {
  query: '?raw',
  import: 'default',
});
/** Titles and pitches of the games: small, and the first page shows them before the server answers. */
const shelves = import.meta.glob<string>('../games/*/text/*/shelf.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let shell = $state.raw<FluentBundle>(new FluentBundle(DEFAULT));

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
export async function speak(lang: string): Promise<void> {
  const titles = [DEFAULT, lang].flatMap((spoken) =>
    Object.keys(shelves).flatMap((file) => (file.includes(`/text/${spoken}/`) ? [shelves[file]!] : [])),
  );
  shell = bundle(lang, ...titles, await shells[`../text/${lang}/shell.ftl`]!());
  if (lang !== settings.lang) change({ lang });
  // The first number and the first plural of a language take a while to get ready: not when a table is drawn.
  setTimeout(() => t('since-turns', { count: 2 }));
}

const games = new Map<string, Promise<Speech>>();

/** The texts of a game in a language, with the names of the pack that is played with, and the words of its board. */
export function speechOf(game: string, lang: string, pack = ''): Promise<Speech> {
  const key = `${game}/${lang}/${pack}`;
  let speech = games.get(key);
  if (!speech) {
    speech = Promise.all([fetchTexts(game, lang, pack), ownTexts(game, lang)]).then(([text, own]) => ({
      ...words(bundle(lang, text)),
      own: words(bundle(lang, ...own)),
    }));
    speech.catch(() => games.delete(key));
    games.set(key, speech);
  }
  return speech;
}

async function fetchTexts(game: string, lang: string, pack: string): Promise<string> {
  const more = pack ? `&pack=${encodeURIComponent(pack)}` : '';
  const answer = await edition.ask(`/games/${encodeURIComponent(game)}/texts/${lang}?part=names${more}`);
  if (!answer.ok) throw new Error(`no texts of ${game} in ${lang}`);
  return answer.text;
}

function ownTexts(game: string, lang: string): Promise<string[]> {
  const within = (folder: string) =>
    Object.keys(boards).filter((file) => file.startsWith(`../games/${game}/text/${folder}/`));
  const own = within(lang);
  return Promise.all((own.length ? own : within(DEFAULT)).map((file) => boards[file]!()));
}

function words(from: FluentBundle): Words {
  return {
    lang: from.locales[0]!,
    has: (id) => from.hasMessage(id),
    text: (id, values) => format(from.hasMessage(id) ? from : shell, id, values),
  };
}

/** A moment of time in words: today the hour, else the day. */
export function when(at: number): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(settings.lang, form).format(then);
}
