/** What is worth telling of a game, from its events. */
import type { Moment } from '../../../wire';
import { depthOf } from '../model';

export interface Highlight {
  /** The message that tells it. */
  id: string;
  seat: number;
  values: Record<string, string | number>;
  /** The move after which it had happened. */
  moves: number;
}

/** Points by seat at the end of each round; the last one is the end of the game. */
export function byRound(moments: Moment[]): number[][] {
  const rounds: number[][] = [];
  let last: number[] | null = null;
  for (const moment of moments) {
    const next = (moment.events ?? []).some((event) => event.kind === 'round' && Number(event.data['round']) > 1);
    if (next && last) rounds.push(last);
    if (moment.totals?.length) last = moment.totals;
  }
  if (last) rounds.push(last);
  return rounds;
}

/** How often each seat did something, and when the last time. */
function counts(moments: Moment[], kind: string, seats: number): number[] {
  const counted = Array<number>(seats).fill(0);
  for (const moment of moments)
    for (const event of moment.events ?? []) if (event.kind === kind && event.seat >= 0) counted[event.seat]!++;
  return counted;
}

/** The one seat that has most, and at least so many; nobody on a tie. */
function leader(values: number[], least: number): number {
  const most = Math.max(...values);
  return most >= least && values.filter((value) => value === most).length === 1 ? values.indexOf(most) : -1;
}

/** A team shares its points, so no turn and no lead of one player is told. */
export function highlights(moments: Moment[], seats: number, team: boolean): Highlight[] {
  const told: Highlight[] = [];
  const end = moments.at(-1)?.moves ?? 0;
  let round = 1;
  let deepest = 1;
  let first: Highlight | null = null;
  let richest = { seat: -1, points: 0, round: 0, moves: 0 };
  let turn = { id: -1, seat: -1, start: 0 };
  let before: number[] = Array<number>(seats).fill(0);
  for (const moment of moments) {
    for (const event of moment.events ?? []) {
      if (event.kind === 'round') round = Number(event.data['round']);
      if (event.kind === 'discovered' && depthOf(String(event.data['cell'])) > deepest) {
        deepest = depthOf(String(event.data['cell']));
        first = {
          id: 'deepest',
          seat: event.seat,
          values: { depth: deepest, round, board: String(event.data['board']) },
          moves: moment.moves,
        };
      }
    }
    if (moment.turn !== turn.id) turn = { id: moment.turn, seat: moment.seat, start: before[moment.seat] ?? 0 };
    const points = (moment.totals?.[turn.seat] ?? 0) - turn.start;
    if (turn.seat >= 0 && points > richest.points) richest = { seat: turn.seat, points, round, moves: moment.moves };
    if (moment.totals?.length) before = moment.totals;
  }
  if (first) told.push(first);
  const most: [string, string, number][] = [
    ['discovered', 'discoverer', 2],
    ['linked', 'links', 2],
    ['conserved', 'conserver', 2],
    ['published', 'publisher', 2],
    ['dived', 'diver', 2],
    ['marked', 'impact', 3],
  ];
  for (const [kind, id, least] of most) {
    const values = counts(moments, kind, seats);
    const seat = leader(values, least);
    if (seat >= 0) told.push({ id, seat, values: { count: values[seat]! }, moves: end });
  }
  if (team) return told;
  if (richest.points > 2)
    told.push({
      id: 'turn',
      seat: richest.seat,
      values: { points: richest.points, round: richest.round },
      moves: richest.moves,
    });
  const rounds = byRound(moments);
  const winner = leader(rounds.at(-1) ?? [0], 1);
  if (winner >= 0 && seats > 1) {
    let since = rounds.length;
    while (since > 1 && leader(rounds[since - 2]!, 1) === winner) since--;
    told.push({ id: 'lead', seat: winner, values: { round: since }, moves: end });
  }
  return told;
}

/**
 * Of each goal a team had met at the end, by the key of the goal: the round since which it stayed met. A bonus goal
 * that is met when it is turned up counts from the round it came with, everything else from the round of the move.
 */
export function metSince(moments: Moment[], open: string[]): Record<string, number> {
  const since: Record<string, number> = {};
  let round = 1;
  for (const moment of moments) {
    const begun = (moment.events ?? []).findLast((event) => event.kind === 'round');
    const after = begun ? Number(begun.data['round']) : round;
    const met = moment.met ?? [];
    for (const part of Object.keys(since)) if (!met.includes(part)) delete since[part];
    for (const part of met) since[part] ??= part.startsWith('team-bonus-') ? after : round;
    round = after;
  }
  return Object.fromEntries(Object.entries(since).map(([part, first]) => [goalKey(part, open), first]));
}

/** `team-goal-2` is `goal-2`, `team-bonus-1` the first card that lies open. */
function goalKey(part: string, open: string[]): string {
  const key = part.replace(/^team-/, '');
  return key.startsWith('bonus-') ? (open[Number(key.slice(6)) - 1] ?? key) : key;
}
