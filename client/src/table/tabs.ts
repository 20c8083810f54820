/** Where there is little room, the parts of a table lie behind tabs. */
import * as icons from '../lib/icons';
import { t } from '../lib/text.svelte';

export type Tab = 'board' | 'table' | 'log' | 'chat';

export interface TabInfo {
  tab: Tab;
  icon: typeof icons.map;
  label: string;
}

/** The tabs in their order; `rail`: the game has panels of its own. */
export function tabsOf(rail: boolean): TabInfo[] {
  const table: TabInfo[] = rail ? [{ tab: 'table', icon: icons.users, label: t('tab-table') }] : [];
  return [
    { tab: 'board', icon: icons.map, label: t('tab-board') },
    ...table,
    { tab: 'log', icon: icons.history, label: t('log') },
    { tab: 'chat', icon: icons.chat, label: t('chat') },
  ];
}

/** How much room there is: a phone, a small window, or enough for everything side by side. */
export type Room = 'narrow' | 'medium' | 'wide';
export const roomOf = (width: number): Room => (width < 700 ? 'narrow' : width < 1200 ? 'medium' : 'wide');

/** What is shown beside the board: on the phone a tab covers the board, in a small window one panel stands by it. */
export function panes(
  room: Room,
  tab: Tab,
  rail: boolean,
  talks: boolean,
): { rail: boolean; log: boolean; chat: boolean } {
  if (room === 'wide') return { rail, log: true, chat: talks };
  if (room === 'narrow') return { rail: rail && tab === 'table', log: tab === 'log', chat: tab === 'chat' };
  const beside = tab === 'board' ? (rail ? 'table' : 'log') : tab;
  return { rail: rail && beside === 'table', log: beside === 'log', chat: beside === 'chat' };
}
