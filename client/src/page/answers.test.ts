import { expect, test } from 'vitest';
import { foreseen } from './answers';

test('what games are about was answered beforehand, tables were not', () => {
  expect(foreseen('/games?lang=de')).toBe('answers/games.de');
  expect(foreseen('/games/reef/manual/en?lang=en')).toBe('answers/manual.reef.en');
  expect(foreseen('/games/shares/lessons/de?lang=de')).toBe('answers/lessons.shares.de');
  expect(foreseen('/games/shares/texts/en?part=names')).toBe('answers/texts.shares.en');
  expect(foreseen('/games/shares/texts/en?part=names&pack=x')).toBeNull();
  expect(foreseen('/tables/mine?lang=en')).toBeNull();
});
