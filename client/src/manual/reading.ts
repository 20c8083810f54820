/** A manual as it is read: fetched once a language, filtered by edition, with the signs and drawings of its game. */
import { mount, unmount, type Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Speech } from '../games/types';
import { api } from '../lib/api';
import type { Chapter, Manual, ManualLine, ManualRow, Passage } from '../wire';

export type Block = Passage['blocks'][number];

/** What a game brings for its manual: `games/<game>/manual.ts`. */
export interface GameManual {
  /** A sign by its name, as it is printed on the board. */
  Sign: Component<{ name: string; size?: number; label?: string }>;
  knows(name: string): boolean;
  /** What a sign is called; '' if it has no name. */
  nameOf(name: string, speech: Speech): string;
}

const manuals = new Map<string, Promise<Manual>>();
const games = import.meta.glob<GameManual>('../games/*/manual.ts');
/** A drawing has its caption for those who do not see it; names it shows are those of the game. */
type Drawing = Component<{ caption: string; speech: Speech }>;
const drawings = import.meta.glob<{ default: Drawing }>('../games/*/drawings/*.svelte');

export function loadManual(game: string, lang: string): Promise<Manual> {
  const key = `${game}/${lang}`;
  let loading = manuals.get(key);
  if (!loading) {
    loading = api.manual(game, lang);
    loading.catch(() => manuals.delete(key));
    manuals.set(key, loading);
  }
  return loading;
}

export async function loadSigns(game: string): Promise<GameManual | null> {
  return (await games[`../games/${game}/manual.ts`]?.()) ?? null;
}

/** The drawing of that name; null if nobody has drawn it yet. */
export async function loadDrawing(game: string, name: string): Promise<Drawing | null> {
  return (await drawings[`../games/${game}/drawings/${name}.svelte`]?.())?.default ?? null;
}

export const passagesOf = (manual: Manual): Passage[] => manual.chapters.flatMap((chapter) => chapter.passages);
export const chapterOf = (manual: Manual, id: string): Chapter | undefined =>
  manual.chapters.find((chapter) => chapter.passages.some((passage) => passage.id === id));

/** Does a line hold at a table of this edition? Without one, all do. */
export const holds = (line: { editions?: string[] }, edition: string): boolean =>
  !edition || !line.editions?.length || line.editions.includes(edition);

export function linesOf(block: Block): (ManualLine | ManualRow)[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return block.rows;
  return block.kind === 'drawing' ? [] : [block.line];
}

/** The passage that tells a rule; of several, the one that tells least besides, and holds here. */
export function telling(manual: Manual, rule: string, edition = ''): Passage | undefined {
  const passages = passagesOf(manual).filter((passage) => passage.rules.includes(rule));
  const here = passages.filter((passage) => lineOf(passage, rule, edition));
  return (here.length ? here : passages).sort((a, b) => a.rules.length - b.rules.length)[0];
}

/** The line of a passage that tells a rule. */
export function lineOf(passage: Passage, rule: string, edition: string): ManualLine | ManualRow | undefined {
  return passage.blocks
    .flatMap(linesOf)
    .filter((line) => line.rules?.includes(rule) && holds(line, edition))
    .sort((a, b) => a.rules!.length - b.rules!.length)[0];
}

/** The line of a passage that begins with a sign: it says what the sign means. */
export function defining(passage: Passage, sign: string, edition = ''): ManualLine | ManualRow | undefined {
  const start = `<span data-sign="${sign}">`;
  return passage.blocks.flatMap(linesOf).find(
    (line) =>
      [line.html]
        .flat()[0]
        ?.replace(/^<strong>/, '')
        .startsWith(start) && holds(line, edition),
  );
}

/**
 * The passage that explains a sign: the one called after it, one that says in a line of its own what it means, or
 * else the one that explains least besides.
 */
export function explaining(manual: Manual, sign: string): Passage | undefined {
  const named = sign.replaceAll('_', '-');
  const passages = passagesOf(manual).filter((passage) => passage.signs.includes(sign));
  const rank = (passage: Passage) => {
    if (passage.id === named || passage.id === `${named}s`) return -3;
    if (passage.id.split('-').includes(named)) return -2;
    return defining(passage, sign) ? -1 : passage.signs.length + passage.signs.indexOf(sign);
  };
  return passages.sort((a, b) => rank(a) - rank(b))[0] ?? passagesOf(manual).find((passage) => passage.id === named);
}

/** Rule ids in few letters: `DS-194 to 201`; rulings are left out. */
export function ranges(rules: string[], to: string): string {
  const numbers = rules.filter((rule) => !/^AMB?-/.test(rule)).sort();
  const parts: string[] = [];
  for (let first = 0; first < numbers.length;) {
    let last = first;
    const at = (place: number) => Number(numbers[place]?.split('-')[1]);
    while (at(last + 1) === at(last) + 1) last++;
    const end = numbers[last]!.split('-')[1]!;
    parts.push(last === first ? numbers[first]! : `${numbers[first]} ${to} ${end}`);
    first = last + 1;
  }
  return parts.length > 2 ? `${parts.slice(0, 2).join(', ')} …` : parts.join(', ');
}

/** A text without its markup. */
export function plain(html: string): string {
  return new DOMParser()
    .parseFromString(html, 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();
}

/** What everything in a manual needs to know to show itself. */
export interface Reading {
  game: string;
  speech: Speech;
  signs: GameManual | null;
  /** The edition that is played; '' where all are shown. */
  edition: string;
  /** Rule ids and editions are written beside every line. */
  full: boolean;
  /** Opens another passage; without it, links are ordinary links within the page. */
  onpassage?(id: string): void;
  onsign?(name: string): void;
}

/** Puts the signs into a text and lets its links lead to passages. */
export const alive =
  (reading: Reading): Attachment<HTMLElement> =>
  (element) => {
    const made: object[] = [];
    for (const place of element.querySelectorAll<HTMLElement>('[data-sign]')) {
      const name = place.dataset.sign!;
      const label = reading.signs?.nameOf(name, reading.speech) || name.replaceAll('_', ' ');
      place.textContent = '';
      if (reading.signs?.knows(name))
        made.push(mount(reading.signs.Sign, { target: place, props: { name, size: 18, label } }));
      else place.textContent = label;
    }
    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href^="#"]');
      if (!link || !reading.onpassage) return;
      event.preventDefault();
      reading.onpassage(link.getAttribute('href')!.slice(1));
    };
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('click', click);
      for (const sign of made) void unmount(sign);
    };
  };
