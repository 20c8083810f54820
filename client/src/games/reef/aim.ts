/** The aim of Reef Project in one line: what wins, how far the game is, what points come from. */
import type { Aim, AimPart, OptionContext } from '../types';
import { totals } from './lines';
import { whole } from './model';
import { sum } from './sum';
import { words } from './words';

export function aim({ view: given, printed, speech }: OptionContext): Aim {
  const view = whole(given, printed);
  const t = words(speech);
  const best = Math.max(0, ...view.players.map((player) => player.score));
  const { objectives_at, end_at } = view.tracks;
  const last = view.end_turn ? view.end_turn / view.seats : 0;
  const score = view.scores.find((one) => one.seat === view.seat);
  const ahead = view.over
    ? t('over')
    : last
      ? t('last-round', { round: last })
      : view.objectives.handed_out
        ? t('to-end', { count: end_at - best })
        : t('to-objectives', { count: objectives_at - best });
  return {
    wins: t('aim-wins', { end: end_at }),
    short: t('aim-short'),
    far: t('aim-far', { best, end: end_at }),
    done: best,
    of: end_at,
    last: last > 0,
    phase: t('round', { round: view.round }),
    about: ahead,
    points: totals(view),
    brief: view.over || !score ? [] : [{ name: t('aim-ended'), points: score.total }],
    parts: Object.entries(score?.parts ?? {}).map(([name, points]): AimPart => ({
      name: speech.text(`score-${name}`),
      points: points ?? null,
      how: points === null ? '?' : sum(name, view.seat, { view: given, printed, speech }),
    })),
  };
}
