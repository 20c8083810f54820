import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { LANGUAGES } from './languages';

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
