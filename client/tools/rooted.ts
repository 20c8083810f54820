/**
 * The pieces of the client find each other wherever they lie (`base: './'`), so that one build serves both editions.
 * Only the page itself says where they are: a server answers below many paths, and its page names them from the root.
 * `bathysphere static` takes that back.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function rooted(): Plugin {
  return {
    name: 'bathysphere-rooted',
    apply: 'build',
    writeBundle: ({ dir }) => {
      const page = join(dir!, 'index.html');
      writeFileSync(page, readFileSync(page, 'utf8').replaceAll(/(src|href)="\.\//g, '$1="/'));
    },
  };
}
