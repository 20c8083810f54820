/** What the set-up panel asks for, as the server takes it. */
import { clocks } from './clocks';
import { plans, type SeatChoice } from './seats';
import type { GameInfo, NewTable } from '../wire';

export function newTable(
  game: GameInfo,
  seats: SeatChoice[],
  settings: Record<string, string>,
  more: { listed: boolean; clock: string; shown?: boolean; hints?: boolean; rated?: boolean },
): NewTable {
  const plan = plans(seats);
  return {
    game: game.game,
    seats: plan,
    settings,
    listed: more.listed && plan.some((seat) => seat.kind === 'open'),
    watch: true,
    shown: more.shown ?? false,
    hints: more.hints ? true : null,
    rated: Boolean(more.rated) && plan.every((seat, place) => seat.kind === (place ? 'open' : 'me')),
    clock: clocks[more.clock] ?? null,
  };
}

/** A game as it is played with a pack: its settings are those of the pack. */
export function withPack(game: GameInfo, pack: string): GameInfo {
  return { ...game, settings: game.packs?.find((each) => each.value === pack)?.settings ?? game.settings };
}

/** What is chosen where nothing is changed. */
export const usualSettings = (game: GameInfo): Record<string, string> =>
  Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));

/** Settings as the server takes them: a pack is one more. */
export const packed = (settings: Record<string, string>, pack: string): Record<string, string> =>
  pack ? { ...settings, pack } : settings;

/** The whole address of an invitation to a server: a page without one can only go there. */
export const invitedTo = (text: string): string | null =>
  /^https?:\/\/\S+\/join\/[\w.~-]+$/.exec(text.trim())?.[0] ?? null;

/**
 * Where a link of ours leads that somebody was sent: to an invitation (the bare token does, too), a table, a whole
 * game, a lesson; null if it is none.
 */
export function linkTarget(text: string): string | null {
  const bare = text.trim();
  const game = /#game=[\w-]+(&at=\d+)?/.exec(bare);
  if (game) return `/${game[0]}`;
  const lesson = /\/lessons\/\w+\/[\w-]+/.exec(bare);
  if (lesson) return lesson[0];
  const link = /\/(join|tables)\/([\w.~-]+)/.exec(bare);
  if (link) return `/${link[1]}/${link[2]}`;
  return /^[\w.~-]{6,}$/.test(bare) ? `/join/${bare}` : null;
}
