/** The mode of a game and its seats have to fit: one player plays solo, several do not. */
import type { GameInfo } from '../wire';

export const MODE = 'mode';
const AUTO = 'auto';
const SOLO = 'solo';

/** The modes that people choose from; `auto` is what they come to by themselves. */
export function modesOf(game: GameInfo): string[] {
  const mode = game.settings.find((setting) => setting.name === MODE);
  return (mode?.presets ?? []).map((preset) => preset.value).filter((value) => value !== AUTO);
}

/** The mode that is played with so many seats. */
export function played(mode: string | undefined, seats: number, modes: string[]): string {
  if (!modes.length) return '';
  if (mode && mode !== AUTO) return mode;
  return seats === 1 && modes.includes(SOLO) ? SOLO : modes.find((value) => value !== SOLO)!;
}

/** How many seats a mode is played with, where there are so many now. */
export const seatsFor = (mode: string, seats: number, usual: number): number =>
  mode === SOLO ? 1 : seats === 1 ? Math.max(2, usual) : seats;

/** The mode after seats came or went: nobody is left with one that cannot be started. */
export const modeFor = (mode: string | undefined, seats: number): string | undefined =>
  (mode === SOLO && seats > 1) || (mode !== undefined && mode !== SOLO && mode !== 'coop' && seats === 1) ? AUTO : mode;
