import { expect, it } from 'vitest';
import { linked } from './linked';

it('makes links of addresses, and of nothing else', () => {
  expect(linked('see https://example.org/a?b=1, then')).toEqual([
    { text: 'see ', link: false },
    { text: 'https://example.org/a?b=1', link: true },
    { text: ', then', link: false },
  ]);
  for (const plain of ['javascript:alert(1)', 'www.example.org', 'data:text/html,x', 'https://', ''])
    expect(linked(plain).some((part) => part.link)).toBe(false);
});

it('keeps every letter', () => {
  const text = '(https://a.example/x) https://b.example. end';
  expect(
    linked(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(linked(text).filter((part) => part.link)).toHaveLength(2);
});
