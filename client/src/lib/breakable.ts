/** Where a syllable seems to begin: at a consonant before a vowel, at `sch`, or at a pair like `gl` or `tr`. */
const SYLLABLE = new RegExp(
  [
    String.raw`(?<=\p{L}{3})(?<!c)(?<![bfgkp](?=l))(?<![bdfgkpt](?=r))`,
    String.raw`(?=(?:sch|[bfgkp]l|[bdfgkpt]r|[bcdfgjklmnpqrstvwxzß])[aeiouyäöü]\p{L})`,
  ].join(''),
  'gu',
);

/** A name for a narrow place: its long words may break, with a hyphen. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}{10,}/gu, (long) => long.replace(SYLLABLE, '\u00AD'));
