import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './tools/brotli.ts';
import { eager } from './tools/eager.ts';
import { fonts } from './tools/fonts.ts';
import { icons } from './tools/icons.ts';
import { piece, pieces } from './tools/pieces.ts';
import { rooted } from './tools/rooted.ts';

const server = process.env.BATHYSPHERE_SERVER_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    icons(),
    fonts(),
    pieces(),
    svelte(),
    eager(['shell', 'table', 'boards', 'Table', ...readdirSync(new URL('src/games', import.meta.url))]),
    rooted(),
    brotli(),
  ],
  base: './',
  worker: { format: 'es' },
  build: {
    outDir: '../src/bathysphere/server/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A group that comes in several files is called by its name alone.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // One piece with what the first page needs, one with what several parts of a board or a table share: fewer,
        // larger files.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the first page shows of every game, without its board.
            { name: 'shelf', test: /src\/(games\/(\w+\/)?shelf\.ts|games\/\w+\/Art|pages\/Art|lib\/Poster)/ },
            { name: 'shell', test: /src\/games\/(index\.ts|\w+\/text\/[^/]+\/shelf\.ftl)/ },
            { name: 'icons', test: /~icons\/[to]\//, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
            { name: piece, minShareCount: 2 },
            { name: (id) => /src\/games\/(\w+)\//.exec(id)?.[1] ?? null, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts', 'tools/*.test.ts'] },
});
