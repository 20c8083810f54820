import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true });

function ids(lang: string): string[] {
  return Object.entries(sources)
    .filter(([file]) => file.endsWith(`.${lang}.ftl`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
}

test('every message is there once, in both languages', () => {
  const english = ids('en');
  expect(english.filter((id, place) => english.indexOf(id) !== place)).toEqual([]);
  expect([...english].sort()).toEqual([...ids('de')].sort());
});
