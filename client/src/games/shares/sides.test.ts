import { expect, test } from 'vitest';
import { chosenSides, withSide } from './sides';

test('each company has a side of its own', () => {
  expect(chosenSides('basic')).toEqual([]);
  expect(chosenSides('advanced')).toHaveLength(5);
  expect(chosenSides('pearl+cleaning')).toEqual(['cleaning', 'pearl']);
});

test('turning companies over one by one leads from one preset to the other', () => {
  let value = 'basic';
  for (const company of ['pearl', 'cleaning']) value = withSide(value, company, true);
  expect(value).toBe('cleaning+pearl');
  for (const company of ['treasure', 'research', 'wildlife']) value = withSide(value, company, true);
  expect(value).toBe('advanced');
  expect(withSide(value, 'pearl', false)).toBe('cleaning+treasure+research+wildlife');
  expect(withSide('pearl', 'pearl', false)).toBe('basic');
  expect(withSide('random', 'pearl', true)).toBe('pearl');
});
