// src/wire/schema.json (from tools/schema.py) → src/wire/index.ts and one file a game, or the same in the folder named
import { compile } from 'json-schema-to-typescript';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const here = new URL('../src/wire/', import.meta.url);
const folder = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : here;

/**
 * How long a list may be is the server's business; pairs stay pairs; an object of which nothing is said may hold
 * anything.
 */
function plain(schema) {
  if (Array.isArray(schema)) schema.forEach(plain);
  else if (schema && typeof schema === 'object') {
    if (schema.prefixItems) {
      schema.items = schema.prefixItems;
      schema.minItems = schema.maxItems = schema.prefixItems.length;
      delete schema.prefixItems;
    } else if (schema.type === 'array') {
      delete schema.minItems;
      delete schema.maxItems;
    }
    if (schema.type === 'object' && !schema.properties) schema.additionalProperties ??= true;
    Object.values(schema).forEach(plain);
  }
}

/** Definitions as a module of types. */
async function write(file, $defs, source) {
  for (const kind of Object.values($defs)) delete kind.title;
  plain($defs);
  const whole = { title: 'Wire', type: 'object', additionalProperties: false, properties: {}, $defs };
  for (const name of Object.keys($defs)) whole.properties[name] = { $ref: `#/$defs/${name}` };
  const text = await compile(whole, 'Wire', {
    bannerComment: `/* Made by \`npm run types\` from the structs of the server (${source}). Do not edit. */`,
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 120 },
  });
  writeFileSync(new URL(file, folder), text);
}

const schema = JSON.parse(readFileSync(new URL('schema.json', here), 'utf8'));
await write('index.ts', schema.$defs, 'src/bathysphere/server/web/wire.py');
for (const [game, $defs] of Object.entries(schema.games))
  await write(`${game}.ts`, $defs, `view and printed of the game ${game}`);
