/** What `bathysphere static` has answered beforehand, so that nobody waits for Python to read what games are about. */
const KNOWN: [RegExp, (...parts: string[]) => string][] = [
  [/^\/games\?lang=([\w-]+)$/, (lang) => `games.${lang}.json`],
  [/^\/games\/(\w+)\/(manual|lessons)\/([\w-]+)\?lang=[\w-]+$/, (game, what, lang) => `${what}.${game}.${lang}.json`],
  [/^\/games\/(\w+)\/texts\/([\w-]+)\?part=names$/, (game, lang) => `texts.${game}.${lang}.txt`],
];

const GAMES = '/games?';

/** The file that holds the answer to a question, if it was foreseen: packs of one's own were not. */
export function foreseen(path: string, ownPacks = false): string | null {
  if (ownPacks && path.startsWith(GAMES)) return null;
  for (const [pattern, name] of KNOWN) {
    const match = pattern.exec(path);
    if (match) return name(...match.slice(1));
  }
  return null;
}

const OWN = 'bathysphere-packs';
let brought = false;

/** Has somebody brought packs of their own? Then only Python knows what there is to play. */
export const packs = {
  any(): boolean {
    try {
      return brought || localStorage.getItem(OWN) !== null;
    } catch {
      return brought;
    }
  },
  added(): void {
    brought = true;
    try {
      localStorage.setItem(OWN, '');
    } catch {
      // Nothing can be kept here, the packs neither.
    }
  },
};
