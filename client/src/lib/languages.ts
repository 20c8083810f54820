/** The languages there are: each is a folder of texts, here and at every game. */
export const shells = import.meta.glob<string>('../text/*/shell.ftl', { query: '?raw', import: 'default' });

/** What everything is written in first; a board that lacks a language speaks this one. */
export const DEFAULT = 'en';
const folders = Object.keys(shells).map((file) => file.split('/').at(-2)!);
export const LANGUAGES: string[] = [DEFAULT, ...folders.filter((lang) => lang !== DEFAULT).sort()];

/** The language meant by a browser's tag (`de-AT`), or nothing if we do not speak it. */
export function matching(tag: string): string | undefined {
  const words = tag.toLowerCase().split('-');
  for (let length = words.length; length > 0; length--) {
    const wanted = words.slice(0, length).join('-');
    const language = LANGUAGES.find((lang) => lang.toLowerCase() === wanted);
    if (language) return language;
  }
  return undefined;
}

/** What a language calls itself: Deutsch, Français. */
export function ownName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
