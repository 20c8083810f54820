import type { ReefPrinted, ReefView } from '../../wire/reef';
import type { Speech } from '../types';
import { words } from './words';

interface Table {
  view: ReefView;
  printed: ReefPrinted;
  speech: Speech;
}

/** What a part of a score is made of: so many of a thing times what each gives, or what was reached on a track. */
export function sum(part: string, seat: number, { view, printed, speech }: Table): string {
  const t = words(speech);
  const player = view.players[seat];
  const points = view.scores.find((score) => score.seat === seat)?.parts[part] ?? 0;
  if (!player || !points) return '';
  const { tracks, faces } = printed;
  const EACH: Record<string, number> = {
    missions: tracks.mission_vp,
    resources: tracks.resource_set_vp,
    rows: tracks.row_vp,
    // Points of a sector are its sharks, times what the rank around it gives.
    majorities: tracks.majority_vp,
    seconds: tracks.second_vp,
  };
  const each = EACH[part] ?? 0;
  if (each) return points % each ? '' : `${points / each} × ${each}`;
  if (part === 'research') return t('sum-research', { step: Number.parseInt(player.research, 10) });
  const rank = tracks.diver_vp.indexOf(points) + 1;
  if (part === 'divers' && rank) return t('sum-divers', { rank });
  if (part !== 'pollution') return '';
  const tiles = player.pollution.flatMap(({ tile, used }) => (tile && !used ? [faces.pollution[tile]?.vp ?? 0] : []));
  return tiles.length > 1 ? tiles.join(' + ') : '';
}
