/** What the entries of a table add up to. Pure; no rules of any game in here. */
import type { Entry, OptionInfo, SeatInfo } from '../wire';
import type { Colour, PlayerLook, Shape } from '../games/types';
import { turnsOf } from './tale';

const LOOKS: [Colour, Shape][] = [
  ['coral', 'tri'],
  ['pearl', 'dot'],
  ['urchin', 'dia'],
  ['anemone', 'plus'],
  ['squid', 'sq'],
];

/** How the nth seat looks. */
export function look(place: number): { colour: Colour; shape: Shape } {
  const [colour, shape] = LOOKS[place % LOOKS.length]!;
  return { colour, shape };
}

export function players(seats: SeatInfo[]): PlayerLook[] {
  return seats.map((seat, place) => ({
    seat: seat.seat ?? place,
    name: seat.name,
    ...look(seat.seat ?? place),
    you: seat.you,
    bot: seat.kind === 'bot' ? seat.level : null,
    gone: seat.gone ?? '',
  }));
}

/**
 * Who wins: the best placed of those who played to the end. A seat that a bot took over keeps its points, but does not
 * win.
 */
export function winners<T extends { seat: number; place: number }>(scores: T[], players: PlayerLook[]): T[] {
  const stayed = scores.filter((score) => !players[score.seat]?.gone);
  const best = Math.min(...stayed.map((score) => score.place));
  return stayed.filter((score) => score.place === best);
}

/**
 * Scores as a result lists them: those who stayed by their place among themselves, so that whoever wins is on top; then
 * those who left, without a place.
 */
export function ranked<T extends { seat: number; place: number }>(
  scores: T[],
  players: PlayerLook[],
): { score: T; place: number | null }[] {
  const left = (score: T) => Boolean(players[score.seat]?.gone);
  const byPlace = [...scores].sort((a, b) => a.place - b.place);
  const stayed = byPlace.filter((score) => !left(score));
  const before = (score: T) => stayed.filter((other) => other.place < score.place).length;
  return [
    ...stayed.map((score) => ({ score, place: 1 + before(score) })),
    ...byPlace.filter(left).map((score) => ({ score, place: null })),
  ];
}

/** The moves that stand, oldest first: acts that were not taken back. */
export function standing(entries: Entry[]): Entry[] {
  const moves: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'act') moves.push(entry);
    else if (entry.steps) moves.length = Math.max(0, moves.length - entry.steps);
  }
  return moves;
}

/** The moves of others since the last one of these seats before the turn that is going on. */
export function since(entries: Entry[], seats: number[]): Entry[] {
  const moves = standing(entries);
  const own = (entry: Entry | undefined) => entry !== undefined && seats.includes(entry.seat ?? -1);
  let end = moves.length;
  while (own(moves[end - 1])) end--;
  let begin = end;
  while (begin > 0 && !own(moves[begin - 1])) begin--;
  return moves.slice(begin, end);
}

/** How many turns of other players there were among these moves. */
export const turns = (moves: Entry[]): number => turnsOf(moves).length;

/** One key an option; E, L, P, R, U and W mean something else. */
export const KEYS = '123456789ABCDFGH';
/** Gives the keys to the next options, where there are more than keys; after the last ones to the first again. */
export const NEXT_KEYS = '0';

/**
 * The options that have the keys now: the first sixteen, or those after `turns` times NEXT_KEYS; and where they begin.
 */
export function keyed<T>(options: T[], turns: number): { from: number; options: T[] } {
  const from = options.length ? (turns % Math.ceil(options.length / KEYS.length)) * KEYS.length : 0;
  return { from, options: options.slice(from, from + KEYS.length) };
}

/** Options under their headings, in the order of their first appearance. */
export function grouped(
  options: OptionInfo[],
  heading: (option: OptionInfo) => string,
): { title: string; options: OptionInfo[] }[] {
  const groups = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const title = heading(option);
    groups.set(title, [...(groups.get(title) ?? []), option]);
  }
  return [...groups].map(([title, options]) => ({ title, options }));
}

/** The nearest of some places in the direction of an arrow key, seen from a point; null if there is none. */
export function nearest<T>(from: Box, places: { box: Box; thing: T }[], key: string): T | null {
  const [x, y] = middle(from);
  let best: T | null = null;
  let least = Infinity;
  for (const { box, thing } of places) {
    const [px, py] = middle(box);
    const along = { ArrowLeft: x - px, ArrowRight: px - x, ArrowUp: y - py, ArrowDown: py - y }[key] ?? 0;
    const across = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(py - y) : Math.abs(px - x);
    const cost = along + 2.5 * across;
    if (along > 2 && cost < least) [best, least] = [thing, cost];
  }
  return best;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function middle(box: Box): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Sentences in their order, each once, with how often it stood there. */
export function merged<T extends { sentence: string }>(reasons: T[]): { reason: T; times: number }[] {
  const bySentence = new Map<string, { reason: T; times: number }>();
  for (const reason of reasons) {
    const known = bySentence.get(reason.sentence);
    if (known) known.times++;
    else bySentence.set(reason.sentence, { reason, times: 1 });
  }
  return [...bySentence.values()];
}
