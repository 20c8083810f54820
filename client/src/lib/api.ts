/** What is asked, and answered once. What is refused is thrown as a `Refusal` with a sentence for people. */
import type {
  Accepted,
  AddedPack,
  Codes,
  Daily,
  Deal,
  Export,
  GameInfo,
  GameStatistics,
  GameLink,
  Hints,
  Invitation,
  Manual,
  ManualHits,
  LessonLine,
  LinkInfo,
  Me,
  Moments,
  MomentView,
  NewTable,
  NewWay,
  NoteInfo,
  NoticeInfo,
  NoticeWishes,
  PackFile,
  PlayedGame,
  Reach,
  Refused,
  Registered,
  Review,
  SeatPlan,
  SessionInfo,
  State,
  TableLine,
} from '../wire';
import { edition } from './edition';
import { fresh } from './keys';
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
  const answer = await edition.ask(`${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`, body);
  const message = JSON.parse(answer.text);
  if (!answer.ok) throw new Refusal(message as Refused);
  return message as T;
}

const id = encodeURIComponent;
const from = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  me: () => ask<Me>('/me'),
  rename: (name: string) => ask<Me>('/me/name', { name }),
  register: (account: string, password: string) => ask<Registered>('/me/register', { account, password }),
  login: (account: string, password: string) => ask<Me>('/me/login', { account, password }),
  logout: () => ask<Me>('/me/logout', {}),
  recover: (account: string, code: string, password: string) => ask<Me>('/me/recover', { account, code, password }),
  changePassword: (old: string, password: string) => ask<Me>('/me/password', { old, password }),
  changeAccount: (password: string, account: string) => ask<Me>('/me/account', { password, account }),
  freshCodes: (password: string) => ask<Codes>('/me/codes', { password }),
  devices: () => ask<SessionInfo[]>('/me/sessions'),
  /** Sign out a device; without an id all others. */
  signOut: (device: string | null) => ask<SessionInfo[]>('/me/sessions/end', { id: device }),
  notices: () => ask<NoticeInfo>('/me/notices'),
  wishNotices: (wishes: NoticeWishes) => ask<NoticeInfo>('/me/notices/wishes', wishes),
  addWay: (way: NewWay) => ask<NoticeInfo>('/me/notices/ways', way),
  testWay: (way: string) => ask<NoticeInfo>('/me/notices/ways/test', { id: way }),
  removeWay: (way: string) => ask<NoticeInfo>('/me/notices/ways/remove', { id: way }),
  /** Whoever reads what comes by a way agrees to it, or ends it. */
  confirmWay: (token: string) => ask<unknown>(`/notices/confirm/${id(token)}`, {}),
  endWay: (token: string) => ask<unknown>(`/notices/off/${id(token)}`, {}),
  export: (password: string) => ask<Export>('/me/export', { password }),
  forgetMe: (password: string) => ask<Me>('/me/delete', { password }),
  /** Tell the operator of a line of chat, or of the name on a chair. */
  report: (table: string, what: { line?: number; chair?: number; why?: string }) =>
    ask<unknown>(`/tables/${id(table)}/report`, what),
  printed: (game: string, seats: number, options: Record<string, string>, version?: number) =>
    ask<unknown>(
      `/games/${id(game)}/printed?seats=${seats}${version ? `&version=${version}` : ''}${Object.entries(options)
        .map(([key, value]) => `&option=${id(`${key}=${value}`)}`)
        .join('')}`,
    ),
  games: () => ask<GameInfo[]>('/games'),
  /** Content of one's own, in a page that takes it. */
  addPack: (files: PackFile[]) => ask<AddedPack>('/packs', { files }),
  manual: (game: string, lang: string) => ask<Manual>(`/games/${id(game)}/manual/${lang}`),
  /** What the manuals of all games say to some words or a question, that of the game one plays first. */
  manualSearch: (asked: string, game: string, edition: string) =>
    ask<ManualHits>(`/manual/search?q=${id(asked)}&game=${id(game)}&edition=${id(edition)}`),
  /** A private table at the position of a worked example, against bots. */
  example: (game: string, example: string) => ask<State>(`/examples/${id(game)}/${id(example)}`, {}),
  lessons: (game: string) => ask<LessonLine[]>(`/games/${id(game)}/lessons/${settings.lang}`),
  /** A private table at the position of a lesson. */
  lesson: (game: string, lesson: string) => ask<State>(`/lessons/${id(game)}/${id(lesson)}`, {}),
  /** A page of one's tables, after so many. */
  mine: (skip = 0) => ask<TableLine[]>(`/tables/mine${skip ? `?skip=${skip}` : ''}`),
  open: () => ask<TableLine[]>('/tables/open'),
  /** Running tables that everybody may watch. */
  watchable: () => ask<TableLine[]>('/tables/watch'),
  create: (table: NewTable) => ask<State>('/tables', table),
  table: (table: string, seat: number | null = null) => ask<State>(`/tables/${id(table)}${from(seat)}`),
  sit: (table: string, name: string) => ask<State>(`/tables/${id(table)}/seat`, { name }),
  /** Where others can open this server. */
  reach: () => ask<Reach>('/reach'),
  invitation: (token: string) => ask<Invitation>(`/invites/${id(token)}`),
  /** Sit down where a link leads; on a chair, if it leaves a choice. */
  accept: (token: string, name: string, chair: number | null = null) =>
    ask<State>(`/invites/${id(token)}`, { name, chair }),
  /** What a bot makes of the pending choice of one of your seats. */
  hint: (table: string, seat: number) => ask<Hints>(`/tables/${id(table)}/hint?seat=${seat}`, {}),
  /** A finished game looked back upon: the first time it takes a while. */
  review: (table: string) => ask<Review>(`/tables/${id(table)}/review`),
  rematch: (table: string) => ask<State>(`/tables/${id(table)}/rematch`, {}),
  branch: (table: string, moves: number, seats: SeatPlan[]) =>
    ask<State>(`/tables/${id(table)}/branch`, { moves, seats }),
  /** Do something at a table that is not open here. */
  command: (table: string, what: { type: string; [field: string]: unknown }) =>
    ask<Accepted>(`/tables/${id(table)}/commands`, { ...what, revision: 0, key: fresh() }),
  /** Finished games of one's own, the newest first; `before`: the time of the last one that is known. */
  played: (wanted: { game: string; result: string; opponent: string; before: number }) =>
    ask<PlayedGame[]>(
      `/me/games?${new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, `${value}`]))}`,
    ),
  statistics: () => ask<GameStatistics[]>('/me/statistics'),
  notes: (table: string) => ask<NoteInfo[]>(`/tables/${id(table)}/notes`),
  note: (table: string, moves: number, text: string) => ask<unknown>(`/tables/${id(table)}/notes`, { moves, text }),
  /** How everybody fared who was dealt the same. */
  deal: (table: string, chair: number) => ask<Deal>(`/tables/${id(table)}/deal/${chair}`),
  /** The same deal once more, by oneself or by a bot. */
  again: (table: string, chair: number, level: string) => ask<State>(`/tables/${id(table)}/again`, { chair, level }),
  dailies: () => ask<Daily[]>('/daily'),
  daily: (game: string) => ask<State>(`/daily/${id(game)}`, {}),
  /** A private table from a record, or from a link with one; up to a move if one is given. */
  record: (text: string, seats: SeatPlan[] = [], moves: number | null = null) =>
    ask<State>('/records', { text, seats, moves }),
  /** A finished game as a link. */
  link: (table: string) => ask<GameLink>(`/tables/${id(table)}/link`),
  /** What is in a link. */
  inLink: (text: string) => ask<LinkInfo>('/links', { text }),
  /** All moves that stand, fetched page by page. */
  moments: async (table: string, seat: number | null): Promise<Moments> => {
    const address = `/tables/${id(table)}/moments${from(seat)}${seat === null ? '?' : '&'}since=`;
    const told = await ask<Moments>(`${address}0`);
    while (told.moments.length < told.moves) {
      const next = (await ask<Moments>(`${address}${told.moments.length}`)).moments;
      if (!next.length) break;
      told.moments.push(...next);
    }
    return told;
  },
  moment: (table: string, moves: number, seat: number | null) =>
    ask<MomentView>(`/tables/${id(table)}/moments/${moves}${from(seat)}`),
  recordAddress: (table: string) => edition.file(`/tables/${id(table)}/record?lang=${settings.lang}`),
};
