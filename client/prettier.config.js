/** How the client is written: `npm run format` does it, `npm run lint` (in `make check`) holds it. */
export default {
  printWidth: 120,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
