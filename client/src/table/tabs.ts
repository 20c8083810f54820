/** Where there is little room, the parts of a table lie behind tabs. */
import * as icons from '../lib/icons';
import type { RailPanel } from '../games/types';
import { t } from '../lib/text.svelte';

export type Tab = 'board' | 'table' | 'log' | 'chat';

export interface TabInfo {
  tab: Tab;
  icon: typeof icons.map;
  label: string;
  /** So many new things are to be read there. */
  badge?: number;
}

/** A tab beside the board: with a sign, or with how many things lie there and how many of them are lit. */
export interface BesideTab {
  tab: string;
  label: string;
  icon?: typeof icons.map;
  count?: number;
  lit?: number;
  /** So many new things are to be read there. */
  badge?: number;
}

/**
 * The tabs of a desk where the panels have no room one below the other: the log and each panel of the game. None if
 * they have. Once opened, a tab stays.
 */
export function deskTabs(
  room: Room,
  width: number,
  height: number,
  rail: boolean,
  panels: RailPanel[],
  talks: boolean,
  unread = 0,
): BesideTab[] {
  const roomy = panels.length ? width >= 1600 : height >= 800;
  if (room !== 'wide' || !rail || roomy) return [];
  const log = { tab: 'log', label: t('log') };
  const own = panels.map(({ id, ...panel }) => ({ tab: id, ...panel }));
  return [
    ...(own.length ? [log, ...own] : [{ tab: 'table', label: t('tab-table') }, log]),
    ...(talks ? [{ tab: 'chat', label: t('chat'), badge: unread }] : []),
  ];
}

/** The tabs in their order; `rail`: the game has panels of its own. */
export function tabsOf(rail: boolean, unread = 0): TabInfo[] {
  const table: TabInfo[] = rail ? [{ tab: 'table', icon: icons.users, label: t('tab-table') }] : [];
  return [
    { tab: 'board', icon: icons.map, label: t('tab-board') },
    ...table,
    { tab: 'log', icon: icons.history, label: t('log') },
    { tab: 'chat', icon: icons.chat, label: t('chat'), badge: unread },
  ];
}

/**
 * How much room there is: an upright phone; a phone on its side, or a page at twice its size; an upright tablet; a
 * small window; or enough for everything side by side.
 */
export type Room = 'narrow' | 'low' | 'tall' | 'medium' | 'wide';
export const roomOf = (width: number, height: number): Room => {
  if (height < 480 && width >= 560 && width > height) return 'low';
  if (width < 700) return 'narrow';
  if (width < 1100 && height > width) return 'tall';
  return width < 1200 ? 'medium' : 'wide';
};
/** Rows for fingers, one thing at a time, boards for small screens. */
export const isSmall = (room: Room): boolean => room === 'narrow' || room === 'low';

/** What is shown beside the board: on the phone a tab covers the board, in a small window one panel stands by it. */
export function panes(
  room: Room,
  tab: Tab,
  rail: boolean,
  talks: boolean,
): { rail: boolean; log: boolean; chat: boolean } {
  if (room === 'wide') return { rail, log: true, chat: talks };
  if (isSmall(room)) return { rail: rail && tab === 'table', log: tab === 'log', chat: tab === 'chat' };
  const beside = tab === 'board' ? (rail ? 'table' : 'log') : tab;
  return { rail: rail && beside === 'table', log: beside === 'log', chat: beside === 'chat' };
}
