import { expect, it } from 'vitest';
import { timeLeft } from './clocks';

it('says what is left: seconds where they count, else hours and days', () => {
  expect(timeLeft(-5)).toBe('0:00');
  expect(timeLeft(90_000)).toBe('1:30');
  expect(timeLeft(7_260_000)).toContain('left-hours');
  expect(timeLeft(3 * 86_400_000 + 3_600_000)).toContain('left-days');
});
