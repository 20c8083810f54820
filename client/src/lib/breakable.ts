/** A name for a narrow place: its long words may break where a syllable seems to begin. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}{10,}/gu, (long) =>
    long.replace(/(?<=\p{L}{3})(?<!c)(?=[bcdfgjklmnpqrstvwxzß][aeiouyäöü]\p{L})/gu, '\u00AD'),
  );
