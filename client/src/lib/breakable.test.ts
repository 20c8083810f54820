import { expect, it } from 'vitest';
import { breakable } from './breakable';

it('lets a long word break where a syllable begins, with a hyphen', () => {
  const shown = breakable('Unterwasserfotograf');
  expect(shown.replaceAll('\u00AD', '')).toBe('Unterwasserfotograf');
  expect(shown.split('\u00AD').every((part) => part.length <= 6)).toBe(true);
});

it('breaks before a pair of consonants that begins a syllable', () => {
  expect(breakable('Crewmitglied')).toContain('mit\u00ADglied');
  expect(breakable('Meeresschutz')).toContain('\u00ADschutz');
  expect(breakable('Unterwasserfotograf')).toContain('\u00ADgraf');
  expect(breakable('Werkstattleiter')).toContain('tt\u00ADlei');
});

it('leaves short words as they are', () => {
  expect(breakable('Atoll und Riff')).toBe('Atoll und Riff');
});
