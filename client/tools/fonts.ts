/**
 * The fonts with the letters English and German are written in, and the weights we use: half as large as what the
 * packages ship. Whoever is called Zoë gets the whole font besides (`unicode-range` in base.css).
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, n) => 32 + n));
export const LETTERS = `${ASCII}\u00a0\u00adÄÖÜäöüß×·«»‑–—‘’‚“”„…−`;

const FONTS: Record<string, { from: string; axes?: Record<string, { min: number; max: number }> }> = {
  atkinson: {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 800 } },
  },
  fraunces: { from: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2' },
};

/** Writes them to node_modules/.fonts, where base.css and index.html find them. */
export function fonts(): Plugin {
  return {
    name: 'bathysphere-fonts',
    async config() {
      for (const [name, { from, axes }] of Object.entries(FONTS)) {
        const made = fileURLToPath(new URL(`../node_modules/.fonts/${name}.woff2`, import.meta.url));
        const [source, recipe] = [require.resolve(from), fileURLToPath(import.meta.url)];
        if (existsSync(made) && [source, recipe].every((file) => statSync(file).mtimeMs < statSync(made).mtimeMs))
          continue;
        mkdirSync(dirname(made), { recursive: true });
        writeFileSync(
          made,
          await subset(readFileSync(source), LETTERS, { targetFormat: 'woff2', variationAxes: axes }),
        );
      }
    },
  };
}
