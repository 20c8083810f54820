/**
 * Which file of the build a module goes into: what the first page needs is one piece, what every table needs besides
 * another, what only boards need a third. A build of few files, none of which brings what its page does not show.
 */
import type { Plugin } from 'vite';

const FIRST = /\/src\/(main\.ts|pages\/Home\.svelte)$/;
const TABLE = /\/src\/pages\/Table\.svelte$/;
const BOARDS = /\/src\/games\/\w+\/index\.ts$/;
const SHARED = /node_modules|vite\/|src\/(lib|wire|table)\//;
/** A list of all icons: which of them a page needs is told by their own group. */
const ICONS = /~icons\/|src\/lib\/icons\//;

interface Modules {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What some pages import at once, and what that imports. */
function needed(modules: Modules, pages: RegExp): Set<string> {
  const reached = new Set([...modules.getModuleIds()].filter((id) => pages.test(id)));
  for (const id of reached)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
      if (!ICONS.test(imported)) reached.add(imported);
  return reached;
}

let first = new Set<string>();
let table = new Set<string>();
let boards = new Set<string>();

/** Follows the imports once all of them are known. */
export function pieces(): Plugin {
  return {
    name: 'bathysphere-pieces',
    apply: 'build',
    buildEnd() {
      first = needed(this, FIRST);
      table = needed(this, TABLE);
      boards = needed(this, BOARDS);
    },
  };
}

/** The piece of a module that no page has for itself. */
export function piece(id: string): string | null {
  if (!SHARED.test(id) || ICONS.test(id)) return null;
  return first.has(id) ? 'shell' : table.has(id) ? 'table' : boards.has(id) ? 'boards' : null;
}
