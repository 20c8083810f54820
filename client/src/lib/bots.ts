import type { GameInfo } from '../wire';

/** Who plays if nothing is chosen: a mate, or else the last bot the server names. */
export function usualBot(game: GameInfo): string {
  return (game.bots.find((bot) => bot.level === 'mate') ?? game.bots.at(-1))?.level ?? 'random';
}
