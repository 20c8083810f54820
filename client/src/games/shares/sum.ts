import type { SharesView } from '../../wire/shares';

/** Shares of a company times what each is worth. */
export function sum(part: string, seat: number, { view }: { view: SharesView }): string {
  const place = view.companies.findIndex((company) => company.company === part);
  const shares = view.players[seat]?.shares[place] ?? 0;
  return shares ? `${shares} × ${view.companies[place]!.worth}` : '';
}
