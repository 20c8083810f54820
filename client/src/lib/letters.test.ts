import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LETTERS } from '../../tools/fonts';

const css = readFileSync('src/base.css', 'utf8');
const texts = ['src', '../src/bathysphere'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    /\btext\/(en|de)\/.*\.ftl$/.test(name) ? [`${folder}/${name}`] : [],
  ),
);

it('the small fonts have every letter of English and German texts; other languages get the whole ones', () => {
  // Signs that neither font has; the system draws them.
  const known = new Set(`${LETTERS}→∗∞\n`);
  expect(texts.length).toBeGreaterThan(8);
  for (const file of texts)
    expect(
      [...readFileSync(file, 'utf8')].filter((letter) => !known.has(letter)),
      file,
    ).toEqual([]);
});

it('the style sheet asks them for just these letters', () => {
  const ranges = [...css.matchAll(/\.fonts\/[^}]*unicode-range:\s*([^;]*);/g)].map(([, range]) => range!);
  expect(ranges.length).toBe(2);
  for (const range of ranges) {
    const letters = range.split(/,\s*/).flatMap((part) => {
      const [from, to] = part
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16)) as [number, number?];
      return Array.from({ length: (to ?? from) - from + 1 }, (_, n) => String.fromCharCode(from + n));
    });
    expect(letters.sort()).toEqual([...LETTERS].sort());
  }
});
