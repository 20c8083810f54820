import { expect, test } from 'vitest';
import { foreseen } from './answers';

test('what games are about was answered beforehand, tables were not', () => {
  expect(foreseen('/games?lang=de')).toBe('games.de.json');
  expect(foreseen('/games/reef/manual/en?lang=en')).toBe('manual.reef.en.json');
  expect(foreseen('/games/shares/lessons/de?lang=de')).toBe('lessons.shares.de.json');
  expect(foreseen('/games/shares/texts/en?part=names')).toBe('texts.shares.en.txt');
  expect(foreseen('/games/shares/texts/en?part=names&pack=x')).toBeNull();
  expect(foreseen('/tables/mine?lang=en')).toBeNull();
});

test('with packs of somebody the games are asked for anew, what is said of them is not', () => {
  expect(foreseen('/games?lang=de', true)).toBeNull();
  expect(foreseen('/games/reef/manual/en?lang=en', true)).toBe('manual.reef.en.json');
});
