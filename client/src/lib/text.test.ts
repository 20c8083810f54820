import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { LANGUAGES } from './languages';
import { remaining } from './text.svelte';

const source = new URL('../', import.meta.url).pathname;
const ids = (lang: string) =>
  new FluentResource(readFileSync(join(source, `text/${lang}/shell.ftl`), 'utf8')).body.map((message) => message.id);

it('says everything in every language', () => {
  for (const lang of LANGUAGES) expect(ids(lang).sort(), lang).toEqual(ids('en').sort());
});

it('has a message for every id in the shell', () => {
  const known = new Set(ids('en'));
  const files = (readdirSync(source, { recursive: true }) as string[]).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('games') && !file.includes('.test.'),
  );
  for (const file of files)
    for (const [, id] of readFileSync(join(source, file), 'utf8').matchAll(/\bt\('([a-z0-9-]+)'/g))
      expect(known, `${file}: ${id}`).toContain(id);
});

it('says how long it is until a moment in the largest unit', () => {
  expect(remaining(90_000, 0)).toMatch(/^2 min/);
  expect(remaining(7_200_000, 0)).toMatch(/^2 h/);
  expect(remaining(3 * 86_400_000, 0)).toMatch(/^3 days/);
  expect(remaining(0, 5000)).toMatch(/^0 min/);
});
