/** What a turn of somebody else means for the viewer: sectors in which others lead now, missions that are gone. */
import type { ReefView } from '../../wire/reef';
import type { OptionContext } from '../types';
import { missionName, sectorName, words } from './words';

export function meant(before: ReefView, now: ReefView, context: OptionContext, mine: number[]): string[] {
  const { printed, players, speech } = context;
  const t = words(speech);
  const said: string[] = [];
  for (const [place, { sector, leader, cleaned }] of now.sectors.entries()) {
    const was = before.sectors[place]?.leader ?? null;
    // A clean sector counts at the end as it lies; in any other the lead can change.
    if (cleaned || was === leader || was === null || leader === null || !mine.includes(was) || mine.includes(leader))
      continue;
    said.push(t('meant-led', { sector: sectorName(speech, sector), name: players[leader]?.name ?? '' }));
  }
  const reached = before.mission_offer.slice(0, before.mission_reach);
  const gone = reached.filter((card) => !now.mission_offer.includes(card));
  const names = gone.map((card) => missionName(speech, card, printed.faces.mission[card]));
  if (gone.length) said.push(t('meant-gone', { missions: names.join(', '), count: gone.length }));
  return said;
}
