/**
 * `import broom from '~icons/g/broom'`: one icon from Game Icons (g), Tabler (t) or our own drawings (o), at build
 * time.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = '~icons/';
const require = createRequire(import.meta.url);

interface Icons {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const sets: Record<string, Icons> = {};

function set(letter: string): Icons {
  const names: Record<string, string> = { g: '@iconify-json/game-icons', t: '@iconify-json/tabler' };
  return (sets[letter] ??=
    letter === 'o' ? own() : JSON.parse(readFileSync(require.resolve(`${names[letter]}/icons.json`), 'utf8')));
}

function own(): Icons {
  const text = readFileSync(new URL('../src/lib/icons/own.svg', import.meta.url), 'utf8');
  const icons: Icons['icons'] = {};
  for (const [, name, body] of text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g))
    icons[name!] = { body: body! };
  return { width: 24, height: 24, icons };
}

/** Drawings of 512 units need no thousandths: less to send, and less to read for every sign on a board. */
export function rounded(body: string): string {
  return body.replace(/\d*\.\d+/g, (number, at: number) => {
    const short = String(Number(Number(number).toFixed(1))).replace(/^0\./, '.');
    // `.5.96` and `1.04.3` are two numbers each, told apart by the point alone.
    const before = number.startsWith('.') && !short.startsWith('.') && /\d/.test(body[at - 1] ?? '') ? ' ' : '';
    return before + short + (!short.includes('.') && body[at + number.length] === '.' ? ' ' : '');
  });
}

export function icons(): Plugin {
  return {
    name: 'bathysphere-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [letter, name] = id.slice(PREFIX.length + 1).split('/') as [string, string];
      const from = set(letter);
      const icon = from.icons[name] ?? from.icons[from.aliases?.[name]?.parent ?? ''];
      if (!icon) this.error(`there is no icon "${name}" in the set "${letter}"`);
      const body = letter === 'g' ? rounded(icon.body) : icon.body;
      const box = `0 0 ${icon.width ?? from.width ?? 16} ${icon.height ?? from.height ?? 16}`;
      return `export default ${JSON.stringify({ box, body })}`;
    },
  };
}
