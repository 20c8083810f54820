/** Who sits at a table that is to be made, as it is chosen and as the server takes it. */
import type { Words } from '../games/types';
import type { BotInfo, GameInfo, SeatPlan } from '../wire';
import { usualBot } from './bots';
import { t } from './text.svelte';

/** Who sits on a chair: `me`, `screen` (another person at this screen), `open` (by link), or the level of a bot. */
export interface SeatChoice {
  who: string;
  name: string;
}

/** What bots are called on the second chair and those after it. */
export const botNames = (): string[] => [1, 2, 3, 4].map((place) => t(`bot-name-${place}`));

/** What a bot is called, the same everywhere: as the texts of the game say, or else the server's list. */
export function botTitle({ level, title }: BotInfo, speech?: Words): string {
  const id = `bot-${level}`;
  return speech?.has(id) ? speech.text(id) : title;
}

/** What the bot of a level does, for a tooltip; nothing where a person sits. */
export function botAbout(game: GameInfo, level: string, speech?: Words): string | undefined {
  const id = `bot-${level}-about`;
  if (speech?.has(id)) return speech.text(id);
  return game.bots.find((bot) => bot.level === level)?.about || undefined;
}

/** You and two bots, or as many as the game takes. */
export function usualSeats(game: GameInfo, names: string[]): SeatChoice[] {
  const seats = Math.min(Math.max(3, game.seats[0]), game.seats[1]);
  return Array.from({ length: seats }, (_, place) =>
    place ? { who: usualBot(game), name: names[place - 1] ?? '' } : { who: 'me', name: '' },
  );
}

/** As the server takes it. */
export function plans(seats: SeatChoice[]): SeatPlan[] {
  return seats.map(({ who, name }) => {
    if (who === 'me' || who === 'screen') return { kind: 'me', name: name.trim() };
    if (who === 'open') return { kind: 'open' };
    return { kind: 'bot', level: who, name: name.trim() };
  });
}

/** The same where nobody can be named: bots are called by their place. */
export const unnamed = (seats: SeatChoice[]): SeatPlan[] => {
  const names = botNames();
  return plans(
    seats.map(({ who }, place) => ({ who, name: who === 'me' || who === 'screen' ? '' : (names[place - 1] ?? '') })),
  );
};
