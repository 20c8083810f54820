/** The aim of In Too Deep in one line: what wins, how far the game is, what points come from. */
import type { Aim, AimPart, OptionContext } from '../types';
import { totals } from './lines';
import type { SharesView } from './model';
import { named, short, words } from './words';

export function aim({ view: given, speech }: OptionContext): Aim {
  const view = given as SharesView;
  const t = words(speech);
  const running = view.end_cause === 'none';
  const last = view.depletions_to_end - view.depletions <= 1;
  const cause = speech.text(`cause-${view.end_cause}`);
  const mine = view.companies.flatMap((company, place) => {
    const count = view.players[view.seat]?.shares[place] ?? 0;
    return count ? [{ company: company.company, count, worth: company.worth }] : [];
  });
  const ending = view.over
    ? `${t('over')}: ${cause}`
    : view.final_turns
      ? t('final-turns', { count: view.final_turns })
      : t('end-set-off', { cause });
  return {
    wins: t('aim-wins'),
    short: t('aim-short'),
    far: running ? t('aim-deck', { count: view.deck }) : ending,
    done: Math.min(view.depletions + 1, view.depletions_to_end),
    of: view.depletions_to_end,
    last: !running || last,
    phase: !running
      ? ''
      : last
        ? t('through-last')
        : t('through', { number: view.depletions + 1, count: view.depletions_to_end }),
    about: running ? t('aim-draws', { count: view.draws_in_row, of: view.seats }) : '',
    points: totals(view),
    brief: mine.map(({ company, count, worth }) => ({ name: short(speech, company), points: count * worth })),
    parts: mine.map(({ company, count, worth }): AimPart => ({
      name: named(speech, company),
      points: count * worth,
      how: t('aim-shares', { count, worth }),
    })),
  };
}
