import { describe, expect, it } from 'vitest';
import { actionOf, lessened, marking, pressed, ready } from './marks';

const pay = {
  verb: 'pay',
  least: 3,
  most: 3,
  counts: { 'pay a': 1, 'pay b': 1, 'pay c': 1, 'pay d': 1 },
  stop: null,
  confirm: [],
};
const back = {
  verb: 'take-back',
  least: 1,
  most: 2,
  counts: { 'take-back pilot': 2, 'take-back diver': 1 },
  stop: 'decline',
  confirm: [],
};

describe('a set', () => {
  it('is marked in any order and unmarked by pressing again', () => {
    const two = pressed(pay, pressed(pay, [], 'pay c')!, 'pay a')!;
    expect(two).toEqual(['pay c', 'pay a']);
    expect(pressed(pay, two, 'pay c')).toEqual(['pay a']);
  });
  it('swaps nothing silently when it is full', () => {
    expect(pressed(pay, ['pay a', 'pay b', 'pay c'], 'pay d')).toBeNull();
  });
  it('marks a thing as often as there is of it', () => {
    const twice = pressed(back, ['take-back pilot'], 'take-back pilot')!;
    expect(twice).toEqual(['take-back pilot', 'take-back pilot']);
    expect(pressed(back, twice, 'take-back pilot')).toEqual([]);
    expect(lessened(twice, 'take-back pilot')).toEqual(['take-back pilot']);
  });
  it('is sent whole, one alone with only, and none as the stop', () => {
    expect(actionOf(pay, ['pay c', 'pay a', 'pay b'])).toBe('pay c a b');
    expect(actionOf(back, ['take-back pilot'])).toBe('take-back pilot only');
    expect(actionOf(back, [])).toBe('decline');
  });
  it('can be confirmed when it is complete', () => {
    expect([ready(pay, []), ready(pay, ['pay a']), ready(pay, ['pay a', 'pay b', 'pay c'])]).toEqual([
      false,
      false,
      true,
    ]);
    expect([ready(back, []), ready(back, ['take-back diver'])]).toEqual([true, true]);
  });
  it('of one thing at most is an ordinary choice', () => {
    expect(marking({ ...pay, least: 1, most: 1 })).toBeNull();
    expect(marking(back)).toBe(back);
  });
});
