import { expect, test } from 'vitest';
import { rounded } from './icons';

test('numbers are rounded and stay apart', () => {
  expect(rounded('M256.04 21c-17.065 0-32.536.04.3.96-.5.96z')).toBe('M256 21c-17.1 0-32.5 0 .3 1-.5 1z');
  expect(rounded('m1.04.3 0-.04.26')).toBe('m1 .3 0-0 .3');
  expect(rounded('<path d="M8.5 12h7" stroke-width="1.25"/>')).toBe('<path d="M8.5 12h7" stroke-width="1.3"/>');
});
