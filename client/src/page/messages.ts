import type { Where } from './python';

/** What the page and its worker say to each other. */
export type ToTables =
  | { kind: 'begin'; where: Where }
  | { kind: 'thinker'; port: MessagePort }
  | { kind: 'ask'; id: number; method: string; path: string; body: string }
  | { kind: 'connect'; id: number; table: string; lang: string }
  | { kind: 'say'; id: number; text: string }
  | { kind: 'close'; id: number };

export type FromTables =
  | { kind: 'loading'; share: number }
  | { kind: 'ready'; keeps: boolean }
  | { kind: 'failed'; why: string }
  | { kind: 'hangs' }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'opened'; id: number }
  | { kind: 'heard'; id: number; text: string }
  | { kind: 'closed'; id: number; code: number };

export type ToThinker = { kind: 'begin'; where: Where; tables: MessagePort };
export type Job = { id: number; job: string };
/** Empty: the thinker has failed. The first one, with the number 0, says that it is ready. */
export type Thought = { id: number; answer: string };
