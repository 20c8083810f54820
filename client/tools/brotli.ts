/** Puts a Brotli file beside each file of the build that gets smaller by it: `shell.js` and `shell.js.br`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

export function brotli(): Plugin {
  let folder = '';
  return {
    name: 'bathysphere-brotli',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const body = readFileSync(join(folder, name));
        const packed = brotliCompressSync(body);
        if (packed.length < body.length) writeFileSync(join(folder, `${name}.br`), packed);
      }
    },
  };
}
