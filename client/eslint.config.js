/** What the linter of the client looks at: `npm run lint`. Layout is prettier's business, types are svelte-check's. */
import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

const UNUSED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' };

export default defineConfig(
  { ignores: ['src/wire/', 'node_modules/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { stylistic },
    rules: {
      'max-lines': ['error', { max: 500 }],
      'stylistic/max-len': ['error', { code: 120, tabWidth: 2 }],
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      // A variable says what it holds, as in Python (tests/test_names.py); that something was found says nothing.
      'id-denylist': ['error', 'found'],
    },
  },
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // An effect names what it depends on: `position;`.
      '@typescript-eslint/no-unused-expressions': 'off',
      // Maps and sets here are made anew by what derives them, never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
      // Lists whose rows never change places need no key.
      'svelte/require-each-key': 'off',
      // `{' · '}` keeps the spaces around it.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check says which of these comments are needed.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    // Drawings that are made here, of signs and numbers; what somebody has written is escaped first.
    files: [
      'src/lib/Icon.svelte',
      'src/games/deepsea/signs/*.svelte',
      'src/games/deepsea/mats/Track.svelte',
      'src/games/deepsea/ocean/{Minimap,Zone}.svelte',
      'src/games/reef/{Sea,Sign}.svelte',
      'src/games/*/drawings/*.svelte',
      // What the server has made of our manuals: emphasis, links and signs, everything else escaped.
      'src/manual/{Hits,Told}.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    // A view is the game's own: the shell hands it on without looking inside.
    files: ['src/games/types.ts', 'src/games/reef/model.ts', 'src/table/Replay.svelte'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
);
