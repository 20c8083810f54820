import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './tools/brotli.ts';
import { eager } from './tools/eager.ts';
import { fonts } from './tools/fonts.ts';
import { icons } from './tools/icons.ts';
import { rooted } from './tools/rooted.ts';

const server = process.env.BATHYSPHERE_SERVER_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    icons(),
    fonts(),
    svelte(),
    eager(['shell', 'table', 'Table', ...readdirSync(new URL('src/games', import.meta.url))]),
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
        // One piece with what every page needs, one with what several parts of a board or a table share: fewer, larger
        // files.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the first page shows of every game, without its board.
            { name: 'shelf', test: /src\/games\/(\w+\/(Art\.svelte|shelf\.ts|text\/[^/]+\/shelf\.ftl)|index\.ts)/ },
            { name: 'shell', test: /node_modules|vite\/|src\/(lib|wire)\/|~icons\/[to]\// },
            { name: 'table', test: /src\/table\//, minShareCount: 2 },
            { name: (id) => /src\/games\/(\w+)\//.exec(id)?.[1] ?? null, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts', 'tools/*.test.ts'] },
});
