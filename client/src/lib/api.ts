/** The server's HTTP door. What it refuses is thrown as a `Refusal` with a sentence for people. */
import type {
  GameInfo,
  Hints,
  Invitation,
  Me,
  Moments,
  MomentView,
  NewTable,
  Refused,
  Review,
  SeatPlan,
  State,
  TableLine,
} from '../wire';
import { settings } from './settings.svelte';
import { t } from './text.svelte';

export class Refusal extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.sentence);
    this.refused = refused;
  }
}

/** What to tell a person about anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.refused.sentence : t('no-answer');
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const url = `/api/v2${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`;
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const found = await answer.json();
  if (!answer.ok) throw new Refusal(found as Refused);
  return found as T;
}

const id = encodeURIComponent;
const from = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  me: () => ask<Me>('/me'),
  rename: (name: string) => ask<Me>('/me/name', { name }),
  register: (account: string, password: string) => ask<Me>('/me/register', { account, password }),
  login: (account: string, password: string) => ask<Me>('/me/login', { account, password }),
  logout: () => ask<Me>('/me/logout', {}),
  printed: (game: string, seats: number, options: Record<string, string>, version?: number) =>
    ask<unknown>(
      `/games/${id(game)}/printed?seats=${seats}${version ? `&version=${version}` : ''}${Object.entries(options)
        .map(([key, value]) => `&option=${id(`${key}=${value}`)}`)
        .join('')}`,
    ),
  games: () => ask<GameInfo[]>('/games'),
  mine: () => ask<TableLine[]>('/tables/mine'),
  open: () => ask<TableLine[]>('/tables/open'),
  create: (table: NewTable) => ask<State>('/tables', table),
  table: (table: string, seat: number | null = null) => ask<State>(`/tables/${id(table)}${from(seat)}`),
  sit: (table: string, name: string) => ask<State>(`/tables/${id(table)}/seat`, { name }),
  invitation: (token: string) => ask<Invitation>(`/invites/${id(token)}`),
  accept: (token: string, name: string) => ask<State>(`/invites/${id(token)}`, { name }),
  /** What a bot makes of the pending choice of one of your seats. */
  hint: (table: string, seat: number) => ask<Hints>(`/tables/${id(table)}/hint?seat=${seat}`, {}),
  /** A finished game looked back upon: the first time it takes a while. */
  review: (table: string) => ask<Review>(`/tables/${id(table)}/review`),
  rematch: (table: string) => ask<State>(`/tables/${id(table)}/rematch`, {}),
  branch: (table: string, moves: number, seats: SeatPlan[]) =>
    ask<State>(`/tables/${id(table)}/branch`, { moves, seats }),
  record: (text: string, seats: SeatPlan[] = []) => ask<State>('/records', { text, seats }),
  moments: (table: string, seat: number | null) => ask<Moments>(`/tables/${id(table)}/moments${from(seat)}`),
  moment: (table: string, moves: number, seat: number | null) =>
    ask<MomentView>(`/tables/${id(table)}/moments/${moves}${from(seat)}`),
  recordAddress: (table: string) => `/api/v2/tables/${id(table)}/record?lang=${settings.lang}`,
};
