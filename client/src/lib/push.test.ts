import { expect, it } from 'vitest';
import { bytes } from './push';

it('reads the key of a server', () => {
  expect([...bytes('-_8')]).toEqual([251, 255]);
  expect(bytes('AAECAwQ')).toHaveLength(5);
});
