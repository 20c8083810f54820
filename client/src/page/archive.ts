/** Takes an archive (ustar) apart: the name and the content of every file. */
const BLOCK = 512;
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const KIND = 156;
const PREFIX = [345, 500] as const;
const FILE = '0'.charCodeAt(0);

export function* entries(archive: Uint8Array): Generator<[string, Uint8Array]> {
  for (let at = 0; archive[at];) {
    const text = ([from, to]: readonly [number, number]) =>
      new TextDecoder().decode(archive.subarray(at + from, at + to)).split('\0', 1)[0]!;
    const size = parseInt(text(SIZE), 8);
    const content = archive.subarray(at + BLOCK, at + BLOCK + size);
    if (archive[at + KIND] === FILE) yield [[text(PREFIX), text(NAME)].filter(Boolean).join('/'), content];
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
