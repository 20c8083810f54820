/** What a turn of somebody else means for the viewer: shares of theirs that are worth more or less, new prices. */
import type { SharesView } from '../../wire/shares';
import type { OptionContext } from '../types';
import { short, words } from './words';

export function meant(before: SharesView, now: SharesView, { speech }: OptionContext, mine: number[]): string[] {
  const t = words(speech);
  return now.companies.flatMap(({ company, worth, price }, place) => {
    const was = before.companies[place];
    if (!was) return [];
    const name = short(speech, company);
    const shares = Math.max(0, ...mine.map((seat) => now.players[seat]?.shares[place] ?? 0));
    const said: string[] = [];
    if (shares && was.worth !== worth)
      said.push(t('meant-worth', { company: name, was: was.worth, now: worth, shares }));
    if (was.price !== price) said.push(t('meant-price', { company: name, was: was.price, now: price }));
    return said;
  });
}
