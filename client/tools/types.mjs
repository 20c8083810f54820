// src/wire/schema.json (from tools/schema.py) → src/wire/index.ts, or the file named
import { compile } from 'json-schema-to-typescript';
import { readFileSync, writeFileSync } from 'node:fs';

const here = new URL('../src/wire/', import.meta.url);
const { $defs } = JSON.parse(readFileSync(new URL('schema.json', here), 'utf8'));
for (const kind of Object.values($defs)) delete kind.title;

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
plain($defs);
const whole = { title: 'Wire', type: 'object', additionalProperties: false, properties: {}, $defs };
for (const name of Object.keys($defs)) whole.properties[name] = { $ref: `#/$defs/${name}` };
const text = await compile(whole, 'Wire', {
  bannerComment:
    '/* Made by `npm run types` from the structs of the server (src/bathysphere/web/wire.py). Do not edit. */',
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 120 },
});
writeFileSync(process.argv[2] ?? new URL('index.ts', here), text);
