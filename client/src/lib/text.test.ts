import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { LANGUAGES } from './languages';

const source = new URL('../', import.meta.url).pathname;
const ALL = ['shell', 'table', 'pages'];
const ids = (lang: string, parts = ALL) =>
  parts.flatMap((part) =>
    new FluentResource(readFileSync(join(source, `text/${lang}/${part}.ftl`), 'utf8')).body.map(
      (message) => message.id,
    ),
  );
const files = (readdirSync(source, { recursive: true }) as string[]).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'),
);
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** Files of ours with all that they import, at once or later, without other pages. */
function withImports(...roots: string[]): Set<string> {
  const reached = new Set(roots);
  for (const file of reached)
    for (const [, name] of read(file).matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)) {
      const path = join(dirname(file), name!);
      const known = ['', '.ts', '/index.ts'].map((end) => path + end).find((one) => files.includes(one));
      if (known && !/^pages\//.test(known)) reached.add(known);
    }
  return reached;
}

/** The ids that stand whole in a file. */
function said(file: string): string[] {
  const text = read(file);
  const whole = [...text.matchAll(/\bt\((?:[^'`)]*\? )?'([a-z0-9-]+)'(?: : '([a-z0-9-]+)')?/g)];
  return whole.flatMap(([, one, other]) => [one!, other].filter((id) => id !== undefined));
}

it('says everything in every language, and once', () => {
  for (const lang of LANGUAGES) expect(ids(lang).sort(), lang).toEqual([...new Set(ids('en'))].sort());
});

it('has a message for every id in the shell', () => {
  const known = ids('en');
  for (const file of files.filter((one) => !one.startsWith('games')))
    for (const id of said(file)) expect(known, `${file}: ${id}`).toContain(id);
});

it('has the words of a page in the files that come with it', () => {
  const first = [
    'main.ts',
    'pages/Home.svelte',
    'pages/Shelf.svelte',
    'pages/TableList.svelte',
    'pages/JoinByLink.svelte',
  ];
  const table = ['pages/Table.svelte', ...files.filter((file) => /^(table|manual|games)\//.test(file))];
  const own = new Set(ids('en'));
  for (const [roots, parts] of [
    [[...first, 'App.svelte', 'lib/clocks.ts', 'lib/Chrome.svelte', 'lib/Brand.svelte'], ['shell']],
    [[...withImports(...table)], ['shell', 'table']],
  ] as const)
    for (const file of roots)
      for (const id of said(file).filter((one) => own.has(one)))
        expect(ids('en', [...parts]), `${file}: ${id}`).toContain(id);
});
