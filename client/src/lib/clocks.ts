/** The clocks one can choose: of minutes, for an evening; of days, for a game between other things; or none. */
import type { ClockPlan } from '../wire';
import { t } from './text.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Days at the beginning, hours that a turn gives back, days that may gather. */
const DAYS: [number, number, number][] = [
  [1, 8, 2],
  [3, 12, 5],
  [7, 24, 14],
];
const MINUTES = [5, 10, 20, 40];

/** By the name under which a set-up is remembered; '' is none. */
export const clocks: Record<string, ClockPlan> = Object.fromEntries([
  ...MINUTES.map((minutes) => [`${minutes}`, { base: minutes * 60, increment: 10, most: 0 }]),
  ...DAYS.map(([days, hours, most]) => [`d${days}`, { base: days * DAY, increment: hours * HOUR, most: most * DAY }]),
]);

/** "5 minutes each, +10 s a turn", "3 days, +12 h a turn, up to 5 days". */
export function clockTitle(plan: ClockPlan | null | undefined): string {
  if (!plan) return t('clock-none');
  const { base, increment = 0, most = 0 } = plan;
  if (base >= DAY)
    return t(most ? 'clock-days' : 'clock-days-plain', {
      days: Math.round(base / DAY),
      hours: Math.round(increment / HOUR),
      most: Math.round(most / DAY),
    });
  return t('clock-minutes', { minutes: Math.round(base / 60), seconds: increment });
}

/** What is left, in milliseconds: seconds where they count, else hours and days. */
export function timeLeft(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  if (seconds >= DAY)
    return t('left-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR)
    return t('left-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / 60) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
