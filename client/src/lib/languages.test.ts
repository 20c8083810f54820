import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { DEFAULT, LANGUAGES, matching, ownName } from './languages';

it('finds the languages by their folders, the default first', () => {
  expect(LANGUAGES[0]).toBe(DEFAULT);
  expect(LANGUAGES).toContain('de');
});

it('knows what a browser means by a tag', () => {
  expect(['de', 'de-AT', 'DE-de', 'xx', 'd'].map(matching)).toEqual(['de', 'de', 'de', undefined, undefined]);
});

it('calls a language what it calls itself', () => {
  expect(['en', 'de', 'fr'].map(ownName)).toEqual(['English', 'Deutsch', 'Français']);
});

it('forms plurals as each language does', () => {
  const said = (lang: string, text: string, numbers: number[]) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(`n = { $n ->\n${text}\n}\n`));
    return numbers.map((n) => bundle.formatPattern(bundle.getMessage('n')!.value!, { n }));
  };
  expect(said('fr', '    [one] { $n } point\n   *[other] { $n } points', [0, 1, 2])).toEqual([
    '0 point',
    '1 point',
    '2 points',
  ]);
  const polish = '    [one] { $n } punkt\n    [few] { $n } punkty\n   *[many] { $n } punktów';
  expect(said('pl', polish, [1, 2, 5, 22])).toEqual(['1 punkt', '2 punkty', '5 punktów', '22 punkty']);
});
