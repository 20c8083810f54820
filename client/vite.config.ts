import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './tools/icons.ts';

const server = process.env.BATHYSPHERE_SERVER_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/bathysphere/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
