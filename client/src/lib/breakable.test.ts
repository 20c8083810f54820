import { expect, it } from 'vitest';
import { breakable } from './breakable';

it('lets a long word break where a syllable begins, with a hyphen', () => {
  const shown = breakable('Unterwasserfotograf');
  expect(shown.replaceAll('\u00AD', '')).toBe('Unterwasserfotograf');
  expect(shown.split('\u00AD').every((part) => part.length <= 6)).toBe(true);
});

it('leaves short words as they are', () => {
  expect(breakable('Atoll und Riff')).toBe('Atoll und Riff');
});
