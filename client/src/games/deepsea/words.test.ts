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

test.each([
  ['en', ['200 to 1000 m', '1000 to 4000 m', 'below 4000 m'], ['Twilight', 'Midnight', 'Abyss']],
  ['de', ['200 bis 1000 m', '1000 bis 4000 m', 'unter 4000 m'], ['Zwielicht', 'Mitternacht', 'Abgrund']],
])('depths three to five are the zones of the retail book (%s)', (lang, metres, names) => {
  const text = sources[`./text/ocean.${lang}.ftl`]!;
  const said = (id: string) => new RegExp(`^${id} = (.*)$`, 'm').exec(text)?.[1];
  expect([3, 4, 5].map((depth) => said(`metres-${depth}`))).toEqual(metres);
  expect([3, 4, 5].map((depth) => said(`depth-${depth}`))).toEqual(names);
});
