import type { ReefPrinted, ReefView } from '../../wire/reef';

/** Missions played times what each of them gives. */
export function sum(part: string, seat: number, { view, printed }: { view: ReefView; printed: ReefPrinted }): string {
  const played = view.players[seat]?.played.length ?? 0;
  return part === 'missions' && played ? `${played} × ${printed.tracks.mission_vp}` : '';
}
