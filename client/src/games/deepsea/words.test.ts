import { expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/languages';

const sources = import.meta.glob<string>('./text/*/*.ftl', { query: '?raw', import: 'default', eager: true });

function ids(lang: string): string[] {
  return Object.entries(sources)
    .filter(([file]) => file.startsWith(`./text/${lang}/`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!));
}

test('every message is there once, in every language', () => {
  const english = ids('en');
  expect(english.filter((id, place) => english.indexOf(id) !== place)).toEqual([]);
  for (const lang of LANGUAGES) expect([...ids(lang)].sort(), lang).toEqual([...english].sort());
});

test.each([
  ['en', ['200 to 1000 m', '1000 to 4000 m', 'below 4000 m'], ['Twilight', 'Midnight', 'Abyss']],
  ['de', ['200 bis 1000 m', '1000 bis 4000 m', 'unter 4000 m'], ['Zwielicht', 'Mitternacht', 'Abgrund']],
])('depths three to five are the zones of the retail book (%s)', (lang, metres, names) => {
  const text = sources[`./text/${lang}/ocean.ftl`]!;
  const said = (id: string) => new RegExp(`^${id} = (.*)$`, 'm').exec(text)?.[1];
  expect([3, 4, 5].map((depth) => said(`metres-${depth}`))).toEqual(metres);
  expect([3, 4, 5].map((depth) => said(`depth-${depth}`))).toEqual(names);
});
