/** The shell knows no game: each brings its words, its picture and its board in its own folder. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;
const games = readdirSync(`${source}games`, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
const named = new RegExp(`'(${games.join('|')})'|[-/](${games.join('|')})\\b`);

/** The code and texts of a folder of the shell; what tests say does not count. */
function files(folder: string): string[] {
  return readdirSync(`${source}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte|ftl)$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);
}

describe('the shell', () => {
  it.each(['lib', 'manual', 'pages', 'table', 'text'])('names no game in %s', (folder) => {
    expect(games.length).toBeGreaterThan(2);
    const naming = files(folder).filter((file) => named.test(readFileSync(`${source}${file}`, 'utf8')));
    expect(naming).toEqual([]);
  });
});
