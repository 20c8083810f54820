/** What `bathysphere static` has answered beforehand, so that nobody waits for Python to read what games are about. */
const KNOWN: [RegExp, (...parts: string[]) => string][] = [
  [/^\/games\?lang=([\w-]+)$/, (lang) => `games.${lang}`],
  [/^\/games\/(\w+)\/(manual|lessons)\/([\w-]+)\?lang=[\w-]+$/, (game, what, lang) => `${what}.${game}.${lang}`],
  [/^\/games\/(\w+)\/texts\/([\w-]+)\?part=names$/, (game, lang) => `texts.${game}.${lang}`],
];

/** The file that holds the answer to a question, if it was foreseen. */
export function foreseen(path: string): string | null {
  for (const [pattern, name] of KNOWN) {
    const match = pattern.exec(path);
    if (match) return name(...match.slice(1));
  }
  return null;
}
