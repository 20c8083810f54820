import { expect, test } from 'vitest';
import { deskTabs, isSmall, panes, roomOf } from './tabs';

test('a phone shows one thing at a time, and nothing over the board', () => {
  expect(roomOf(375, 812)).toBe('narrow');
  expect(panes('narrow', 'board', true, true)).toEqual({ rail: false, log: false, chat: false });
  expect(panes('narrow', 'chat', true, false)).toEqual({ rail: false, log: false, chat: true });
});

test('a small window has one panel beside the board: that of the game, or the log', () => {
  expect(roomOf(900, 700)).toBe('medium');
  expect(panes('medium', 'board', true, true)).toEqual({ rail: true, log: false, chat: false });
  expect(panes('medium', 'board', false, true)).toEqual({ rail: false, log: true, chat: false });
  expect(panes('medium', 'log', true, true)).toEqual({ rail: false, log: true, chat: false });
});

test('a large window shows everything, and the chat if there is somebody to talk to', () => {
  expect(roomOf(1366, 768)).toBe('wide');
  expect(panes('wide', 'chat', true, false)).toEqual({ rail: true, log: true, chat: false });
});

test('a phone on its side and a page at twice its size are low; an upright tablet is tall', () => {
  expect(roomOf(844, 390)).toBe('low');
  expect(roomOf(683, 384)).toBe('low');
  expect(isSmall(roomOf(683, 384))).toBe(true);
  expect(roomOf(375, 420)).toBe('narrow');
  expect(roomOf(768, 1024)).toBe('tall');
  expect(roomOf(820, 1180)).toBe('tall');
  expect(roomOf(1280, 600)).toBe('wide');
  expect(panes('low', 'log', true, true)).toEqual({ rail: false, log: true, chat: false });
});

test('a low desk has tabs where the panels have no room one below the other', () => {
  const panel = (id: string) => ({ id, label: id, count: 4, lit: 0 });
  const panels = ['journals', 'boards'].map(panel);
  const names = (width: number, height: number, own = panels, talks = false) =>
    deskTabs(roomOf(width, height), width, height, true, own, talks).map(({ tab }) => tab);
  expect(names(1366, 768)).toEqual(['log', 'journals', 'boards']);
  expect(names(1366, 768, [])).toEqual(['table', 'log']);
  expect(names(1366, 768, [], true)).toEqual(['table', 'log', 'chat']);
  expect(names(1440, 900, [])).toEqual([]);
  expect(names(1920, 1080)).toEqual([]);
  expect(names(768, 1024)).toEqual([]);
});
