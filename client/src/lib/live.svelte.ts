/** A table as it lives: one connection, what it says, and the commands that wait for their answer. */
import type { BecauseMessage, Entry, Refused, ServerMessage, State, WaysMessage } from '../wire';
import { api, Refusal } from './api';
import { edition, type Line } from './edition';
import { fresh } from './keys';
import { learning } from './learning.svelte';
import { settings } from './settings.svelte';

/** A command without what every command carries. */
export type Command = { type: string; [field: string]: unknown };

interface Waiting {
  text: string;
  done(revision: number): void;
  refused(refusal: Refused): void;
}

const PING = 20_000;
const SILENCE = 45_000;
const FORBIDDEN = 4403;
const NOT_FOUND = 4404;

export class Live {
  state = $state.raw<State | null>(null);
  /** What has happened, by revision and without a gap: the last page of it, and earlier ones that were asked for. */
  entries = $state.raw<Entry[]>([]);
  /** The entries that led to the present state from the one shown before. */
  fresh = $state.raw<Entry[]>([]);
  connection = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  /** Why the server does not let us in, or has shown us out. */
  bye = $state.raw<Refused | null>(null);

  /** From which seat to look; null leaves it to the server. */
  private seat: number | null = null;
  private line: Line | null = null;
  private waiting = new Map<string, Waiting>();
  private questions = new Map<string, (answer: BecauseMessage) => void>();
  private looks = new Map<string, (answer: WaysMessage | null) => void>();
  private reasons = new Map<string, Promise<Refused | null>>();
  private reasonsOf = '';
  /** The revision before which a page was asked for. */
  private asked = -1;
  /** The entries are to come in another language. */
  private anew = false;
  private attempts = 0;
  private heard = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private closed = false;
  /** The language of the entries that we have. */

  constructor(
    readonly id: string,
    private lang: string,
  ) {}

  async open(): Promise<void> {
    try {
      learning.told((await api.me()).finished);
    } catch {
      if (!this.closed) this.lost();
      return;
    }
    if (!this.closed) this.connect();
  }

  close(): void {
    this.closed = true;
    this.connection = 'ended';
    this.timers.forEach(clearTimeout);
    this.line?.close();
  }

  /** Another viewpoint: everything is asked for anew, nothing of the old one stays. */
  look(seat: number): void {
    this.seat = seat;
    this.hello(true);
  }

  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.anew = true;
    this.reasons.clear();
    this.say({ type: 'language', lang });
  }

  /** Do something. Resolves when it is on disk, throws a Refusal if it was refused. */
  command(what: Command): Promise<number> {
    const key = fresh();
    const text = JSON.stringify({ ...what, key, revision: this.state?.revision ?? 0 });
    return new Promise((done, fail) => {
      this.waiting.set(key, { text, done, refused: (refusal) => fail(new Refusal(refusal)) });
      if (this.line?.open) this.line.send(text);
    });
  }

  /** The reason against an action; null if there is none. */
  why(action: string): Promise<Refused | null> {
    const now = `${this.state?.hash}/${this.state?.seat}`;
    if (this.reasonsOf !== now) {
      this.reasons.clear();
      this.reasonsOf = now;
    }
    let reason = this.reasons.get(action);
    if (!reason) {
      const key = fresh();
      reason = new Promise((done) => {
        this.questions.set(key, (answer) => done(answer.reason));
        this.say({ type: 'why', key, action });
      });
      this.reasons.set(action, reason);
    }
    return reason;
  }

  /** What the rest of this turn leads to, or how to get to some places; null if it cannot be told now. */
  ways(places: string[] = []): Promise<WaysMessage | null> {
    const key = fresh();
    return new Promise((done) => {
      this.looks.set(key, done);
      this.say({ type: 'ways', key, places });
    });
  }

  private connect(): void {
    const line: Line = edition.connect(this.id, this.lang, {
      opened: () => {
        this.heard = Date.now();
        this.hello(false);
        this.beat();
      },
      heard: (text) => {
        this.heard = Date.now();
        this.hear(JSON.parse(text) as ServerMessage);
      },
      closed: (code) => {
        if (line !== this.line || this.closed) return;
        if (code !== NOT_FOUND && code !== FORBIDDEN) this.lost();
        else if (this.bye) this.connection = 'ended';
        else void this.shownOut();
      },
    });
    this.line = line;
  }

  /** The server gave no reason before it closed: ask it on the other door. */
  private async shownOut(): Promise<void> {
    try {
      await api.table(this.id);
      this.lost();
    } catch (error) {
      if (error instanceof Refusal) {
        this.bye = error.refused;
        this.connection = 'ended';
      } else this.lost();
    }
  }

  private lost(): void {
    this.connection = this.state ? 'lost' : 'connecting';
    this.timers.forEach(clearTimeout);
    const wait = Math.min(8000, 250 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.timers = [setTimeout(() => void this.open(), wait)];
  }

  private beat(): void {
    this.timers.push(
      setTimeout(() => {
        const line = this.line;
        if (!line?.open) return;
        if (Date.now() - this.heard > SILENCE) {
          this.line = null;
          line.close();
          this.lost();
          return;
        }
        this.say({ type: 'ping', revision: this.state?.revision ?? 0 });
        this.beat();
      }, PING),
    );
  }

  /** Ask for the page before the oldest entry. */
  earlier(): void {
    const before = this.entries[0]?.revision ?? 0;
    if (!before || before === this.asked) return;
    this.asked = before;
    this.say({ type: 'entries', before });
  }

  private say(message: unknown): void {
    if (this.line?.open) this.line.send(JSON.stringify(message));
  }

  private hello(anew: boolean): void {
    const known = anew ? null : this.state;
    this.say({
      type: 'hello',
      revision: known?.revision ?? 0,
      hash: known?.hash ?? '',
      lang: this.lang,
      paced: settings.pace !== 'instant',
      ...(this.seat === null ? {} : { seat: this.seat }),
    });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state': {
        const first = this.connection !== 'open';
        this.connection = 'open';
        this.attempts = 0;
        const viewpoint = this.state?.seat !== message.state.seat;
        const before = this.state?.revision ?? message.state.revision;
        this.entries = viewpoint || this.anew ? message.entries : joined(this.entries, message.entries);
        this.anew = false;
        this.fresh = this.entries.filter((entry) => entry.revision >= before);
        this.state = message.state;
        if (first) for (const { text } of this.waiting.values()) this.line!.send(text);
        break;
      }
      case 'update': {
        this.entries = joined(this.entries, message.entries);
        this.fresh = message.entries;
        this.state = message.state;
        break;
      }
      case 'entries': {
        const [oldest] = this.entries;
        if (!oldest || message.before === oldest.revision) this.entries = [...message.entries, ...this.entries];
        this.asked = -1;
        break;
      }
      case 'accept':
        this.waiting.get(message.key)?.done(message.revision);
        this.waiting.delete(message.key);
        break;
      case 'refuse': {
        this.waiting.get(message.key)?.refused(message.refusal);
        this.waiting.delete(message.key);
        this.questions.get(message.key)?.({ type: 'because', key: message.key, legal: false, reason: message.refusal });
        this.questions.delete(message.key);
        this.looks.get(message.key)?.(null);
        this.looks.delete(message.key);
        if (message.refusal.code === 'stale') this.hello(false);
        break;
      }
      case 'because':
        this.questions.get(message.key)?.(message);
        this.questions.delete(message.key);
        break;
      case 'ways':
        this.looks.get(message.key)?.(message);
        this.looks.delete(message.key);
        break;
      case 'presence': {
        const state = this.state;
        if (!state) break;
        const seats = state.table.seats.map((seat, place) => ({
          ...seat,
          online: message.online.includes(seat.seat ?? place),
        }));
        this.state = { ...state, table: { ...state.table, seats, spectators: message.spectators } };
        break;
      }
      case 'pong':
        if (
          this.state &&
          (message.revision !== this.state.revision || (message.hash && message.hash !== this.state.hash))
        )
          this.hello(false);
        break;
      case 'bye':
        this.bye = message.refusal;
        break;
    }
  }
}

/** Entries with newer ones, which count from where they begin. What came long before them, with a gap, is dropped. */
export function joined(known: Entry[], news: Entry[]): Entry[] {
  const begin = news[0]?.revision;
  if (begin === undefined) return known;
  const [oldest] = known;
  const last = known.at(-1);
  if (!oldest || !last || begin <= oldest.revision || begin > last.revision + 1) return news;
  return [...known.slice(0, begin - oldest.revision), ...news];
}
