import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Speech } from '../../types';
import type { DeepSeaPrinted, DeepSeaView } from '../../../wire/deepsea';
import { enough, part, standing, teamGoals } from './team';

/** The board's own words as they are, and names as the server gives them. */
function speech(lang: string): Speech {
  const own = new FluentBundle(lang, { useIsolating: false });
  own.addResource(new FluentResource(readFileSync(new URL(`../text/${lang}/panels.ftl`, import.meta.url), 'utf8')));
  const named: Record<string, string> = {
    'coop_card-dedicated': 'Dedicated',
    'coop_card-charted': 'Charted',
    'goal-call-1-name': 'Discover',
    'word-failure': 'failure',
    'word-impressive': 'impressive success',
  };
  const text = (id: string, values?: Record<string, string | number>) => {
    const message = own.getMessage(id);
    return message?.value ? own.formatPattern(message.value, values, []) : `{${id}}`;
  };
  return { lang, has: (id) => id in named, text: (id) => named[id] ?? `{${id}}`, own: { lang, has: () => true, text } };
}

const goal = (number: number, have: number, need: number, units: number[]) => ({
  number,
  version: -1,
  units,
  points: [],
  bonus: [],
  team: { have, need, met: have >= need },
});
const player = (more: object = {}) => ({
  journals: [],
  tiles: [],
  levels: [1, 1, 1, 1],
  research: 0,
  staging: 0,
  ...more,
});
const junior = { face: '', kind: 'pilot', senior: false, disc: 0, points: null };
const leader = { face: '', kind: 'team_leader', senior: true, disc: 0, points: null };

const view = (more: object = {}): DeepSeaView =>
  ({
    team: true,
    seats: 2,
    settings: { difficulty: 'intermediate' },
    named: '',
    versions: [-1, -1, -1],
    goals: [goal(1, 15, 15, [8, 7]), goal(2, 10, 11, [6, 4]), goal(3, 14, 9, [0, 0])],
    coop: {
      impact: { have: 38, need: 45 },
      bonus: [
        { card: 'dedicated', have: 1, need: 13, met: false },
        { card: 'charted', have: 19, need: 18, met: true },
      ],
      open: ['dedicated', 'charted'],
      done: [],
      setback: '',
      deck: 3,
      required: 5,
      result: 'lost',
    },
    impact: { markers: {}, unlimited: {} },
    players: [player({ tiles: [leader, junior] }), player({ tiles: [leader] })],
    ...more,
  }) as unknown as DeepSeaView;

const sheet = (number: number, provenance = 'rulebook') => ({
  number,
  kind: 'pieces',
  pieces: ['sonar'],
  text: '',
  provenance: 'public',
  coop: { measure: 'units', min: [8, 12, 15, 18, 20], provenance },
});
const printed = (more: object = {}): DeepSeaPrinted =>
  ({
    hexes: [],
    journals: {},
    coop: {
      bonus_goal: [
        {
          id: 'dedicated',
          count: 'junior_specialists',
          min: [5, 13],
          text: 'x',
          provenance: 'rulebook',
          house_players: [1, 2],
        },
        { id: 'charted', count: 'zones_in_play', min: [12, 18], text: 'y', provenance: 'house' },
      ],
      setback: [],
    },
    mission: {
      mission: { id: 'call' },
      goal: [sheet(1), sheet(2, 'house'), sheet(3)],
      impact_coop: { min: [21, 45], provenance: 'rulebook', house_players: [] },
    },
    edition: { id: 'retail', difficulty: true, goals_open: false, journals_score: true, setbacks: 3 },
    ...more,
  }) as unknown as DeepSeaPrinted;

describe('the result of a team', () => {
  it('says that it is not reached, how many were met and what the difficulty needs', () => {
    const stands = standing(view(), printed(), speech('en'))!;
    expect(stands).toMatchObject({ met: 3, need: 5, of: 7, won: false });
    expect(stands.title).toBe('Not reached, 2 goals short');
    expect(stands.text).toBe('3 of 7 goals met. Intermediate needs 5.');
    expect(standing(view(), printed(), speech('de'))!.text).toBe('3 von 7 Zielen erreicht. Mittel: 5 nötig.');
  });
  it('says that it is reached', () => {
    const coop = { ...view().coop, required: 3, result: 'won' };
    expect(standing(view({ coop }), printed(), speech('en'))!).toMatchObject({
      won: true,
      title: 'Reached: you win together',
    });
    expect(standing(view({ coop, seats: 1 }), printed(), speech('de'))!.title).toBe('Erreicht: Du gewinnst');
  });
  it('is told by the chart of the prototype, without a difficulty', () => {
    const edition = { id: 'prototype', difficulty: false, goals_open: true, journals_score: false, setbacks: 0 };
    const coop = { ...view().coop, required: 4, result: 'failure' };
    const stands = standing(view({ coop }), printed({ edition }), speech('en'))!;
    expect(stands.title).toBe('Failure');
    expect(stands.text).toBe('3 of 7 goals met. From 4 on it is a success.');
  });
  it('is none where everybody plays for themselves', () => {
    expect(standing(view({ team: false }), printed(), speech('en'))).toBeNull();
  });
  it('names the nearest goals that would have been enough', () => {
    const goals = teamGoals(view(), printed(), speech('en'));
    expect(enough(goals, 5).map((one) => one.key)).toEqual(['goal-2', 'impact']);
    expect(enough(goals, 3)).toEqual([]);
  });
});

describe('the goals of a team', () => {
  it('go by name, with what each seat has added where that is the sum', () => {
    const goals = teamGoals(view(), printed(), speech('en'));
    expect(goals.map((one) => one.name)).toEqual([
      'Impact goal',
      'Discover',
      'Goal 2',
      'Goal 3',
      'Dedicated',
      'Charted',
    ]);
    expect(goals.map((one) => one.parts)).toEqual([null, [8, 7], [6, 4], null, [1, 0], null]);
  });
  it('say which numbers are house-made', () => {
    const house = (sheet: DeepSeaPrinted) =>
      teamGoals(view(), sheet, speech('en'))
        .filter((one) => one.house)
        .map((one) => one.key);
    expect(house(printed())).toEqual(['goal-2', 'dedicated', 'charted']);
    // The prototype prints other numbers than the retail box: what is the same there is ours.
    expect(house(printed({ edition: { id: 'prototype', difficulty: false } }))).toEqual([
      'impact',
      'goal-2',
      'dedicated',
      'charted',
    ]);
  });
  it('are the rows of the score sheet', () => {
    const row = (name: string) => part(name, view(), printed(), speech('en'));
    expect(row('goal-1')).toBe('Discover');
    expect(row('leader-1')).toBe('Discover: leader bonus');
    expect(row('team-goal-1')).toBe('Discover');
    expect(row('team-bonus-1')).toBe('Dedicated');
    expect(row('team-bonus-3')).toBeNull();
    expect(row('attributes')).toBeNull();
  });
});
