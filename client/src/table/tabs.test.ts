import { expect, test } from 'vitest';
import { panes, roomOf } from './tabs';

test('a phone shows one thing at a time, and nothing over the board', () => {
  expect(roomOf(375)).toBe('narrow');
  expect(panes('narrow', 'board', true, true)).toEqual({ rail: false, log: false, chat: false });
  expect(panes('narrow', 'chat', true, false)).toEqual({ rail: false, log: false, chat: true });
});

test('a small window has one panel beside the board: that of the game, or the log', () => {
  expect(roomOf(900)).toBe('medium');
  expect(panes('medium', 'board', true, true)).toEqual({ rail: true, log: false, chat: false });
  expect(panes('medium', 'board', false, true)).toEqual({ rail: false, log: true, chat: false });
  expect(panes('medium', 'log', true, true)).toEqual({ rail: false, log: true, chat: false });
});

test('a large window shows everything, and the chat if there is somebody to talk to', () => {
  expect(roomOf(1366)).toBe('wide');
  expect(panes('wide', 'chat', true, false)).toEqual({ rail: true, log: true, chat: false });
});
