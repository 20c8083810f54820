import { expect, it } from 'vitest';
import { entries } from './archive';

/** One file as ustar has it: a head of 512 bytes, then the content in blocks of 512. */
function file(prefix: string, name: string, content: string, kind = '0'): number[] {
  const head = new Array<number>(512).fill(0);
  const put = (at: number, text: string) => [...text].forEach((sign, n) => (head[at + n] = sign.charCodeAt(0)));
  put(0, name);
  put(124, content.length.toString(8).padStart(11, '0'));
  put(156, kind);
  put(345, prefix);
  const body = [...content].map((sign) => sign.charCodeAt(0));
  return [...head, ...body, ...new Array<number>((512 - (body.length % 512)) % 512).fill(0)];
}

it('finds every file of an archive, with its folder, and no folders', () => {
  const archive = [
    ...file('', 'a.pyc', 'one'),
    ...file('', 'folder/', '', '5'),
    ...file('a/very/long', 'name.toml', 'x'.repeat(513)),
    ...file('', 'empty', ''),
    ...new Array<number>(1024).fill(0),
  ];
  const seen = [...entries(Uint8Array.from(archive))].map(([name, content]) => [name, content.length]);
  expect(seen).toEqual([
    ['a.pyc', 3],
    ['a/very/long/name.toml', 513],
    ['empty', 0],
  ]);
});
