/** How a game was last set up on this device: seats, settings, clock. */
import { usualSettings, withPack } from './newtable';
import type { GameInfo, SettingInfo } from '../wire';
import { clocks } from './clocks';
import type { SeatChoice } from './seats';

const PLACE = 'bathysphere.plans';

export interface Remembered {
  seats: SeatChoice[];
  values: Record<string, string>;
  clock: string;
  listed: boolean;
  /** What it was played with besides the standard content; empty: nothing. */
  pack: string;
}

function all(): Record<string, Remembered> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Remembered>;
  } catch {
    return {};
  }
}

/** What may be chosen for a setting: one of its presets, or more where it has a form of its own. */
function allowed(game: GameInfo, name: string, value: string): boolean {
  const setting = game.settings.find((one) => one.name === name);
  return Boolean(setting?.form) || Boolean(setting?.presets.some((preset) => preset.value === value));
}

/** Settings without what the chosen values rule out; one of which nothing is left means nothing then. */
export function choosable(settings: SettingInfo[], values: Record<string, string>): SettingInfo[] {
  const out = settings.flatMap((setting) =>
    setting.presets.filter((preset) => preset.value === values[setting.name]).map((preset) => preset.rules_out ?? {}),
  );
  const ruledOut = (name: string, value: string) => out.some((one) => one[name]?.includes(value));
  return settings
    .map((setting) => ({
      ...setting,
      presets: setting.presets.filter((preset) => !ruledOut(setting.name, preset.value)),
    }))
    .filter((setting) => setting.presets.length);
}

/** The last set-up of a game, as far as the game still has it; null if there was none. */
export function lastPlan(game: GameInfo): Remembered | null {
  const last = all()[game.game];
  if (!last || !Array.isArray(last.seats) || typeof last.values !== 'object') return null;
  const levels = ['me', 'screen', 'open', ...game.bots.map((bot) => bot.level)];
  const seats = last.seats.filter((seat) => levels.includes(seat.who)).map(({ who, name }) => ({ who, name }));
  if (seats.length < game.seats[0] || seats.length > game.seats[1]) return null;
  const pack = game.packs?.some((one) => one.value === last.pack) ? last.pack : '';
  const whole = withPack(game, pack);
  // A pack that is gone takes its missions along.
  const known = pack === (last.pack ?? '') ? Object.entries(last.values) : [];
  const kept = known.filter(([name, value]) => allowed(whole, name, value));
  return {
    seats,
    pack,
    values: { ...usualSettings(whole), ...Object.fromEntries(kept) },
    clock: String(last.clock) in clocks ? String(last.clock) : '',
    listed: Boolean(last.listed),
  };
}

export function keepPlan(game: string, plan: Remembered): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [game]: plan }));
  } catch {
    // A private window: next time it is set up anew.
  }
}
