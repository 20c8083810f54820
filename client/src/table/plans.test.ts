import { describe, expect, it } from 'vitest';
import type { WayInfo } from '../wire';
import { plansOf, runOf } from './plans';

/** A way: its place is the last choice, or the one named. */
function way(actions: string[], place = actions.at(-1)!, others = 0): WayInfo {
  const option = {
    action: place,
    code: 0,
    verb: place.split(' ')[0]!,
    arguments: {},
    step: 'turn',
    label: place,
    details: {},
    reveals: false,
    passes: false,
  };
  return { option, steps: actions.map((action) => ({ action, label: action })), others };
}

describe('rows of whole ways', () => {
  it('have one for each place, named by its choices', () => {
    const plans = plansOf([way(['activate diver', 'dive d1']), way(['activate leader'], 'sonar s1', 2)], []);
    expect(plans.map((plan) => plan.option.action)).toEqual(['way:activate diver|dive d1', 'way:activate leader']);
    expect(plans.map((plan) => plan.places)).toEqual([['dive d1'], ['sonar s1']]);
    expect(plans.map((plan) => plan.others)).toEqual([0, 2]);
  });

  it('leave out what lies beyond another place', () => {
    const plans = plansOf([way(['activate a', 'conserve c1']), way(['activate a', 'conserve c1', 'mark 1'])], []);
    expect(plans.flatMap((plan) => plan.places)).toEqual(['conserve c1']);
  });

  it('stand once where the same choices take two places unasked', () => {
    expect(plansOf([way(['activate a'], 'conserve c1'), way(['activate a'], 'mark 1')], [])).toHaveLength(1);
  });

  it('are about no place where choices of one kind come one after the other', () => {
    const run = runOf(way(['resolve effect-1', 'resolve effect-2']));
    expect(run.option).toMatchObject({ action: 'way:resolve effect-1|resolve effect-2' });
    expect(run.option.label).toBe('resolve effect-1. resolve effect-2');
    expect([run.places, run.run]).toEqual([[], true]);
  });

  it('gather what begins alike, as far as it does', () => {
    const plans = plansOf(
      [
        way(['activate pilot', 'do travel', 'vessel a', 'travel b']),
        way(['activate pilot', 'do travel', 'vessel c', 'travel d']),
        way(['activate leader', 'travel e']),
      ],
      ['travel'],
    );
    expect(plans.map((plan) => plan.option.action)).toEqual([
      'way:activate pilot|do travel',
      'way:activate leader|travel e',
    ]);
    expect(plans[0]!.places).toEqual(['travel b', 'travel d']);
  });
});
