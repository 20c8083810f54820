/**
 * Where the tables are: on a server, or in this page. Both answer the same addresses with the same messages; which of
 * them it is is decided once, when the page starts.
 */
export interface Answer {
  ok: boolean;
  text: string;
}

/** A live connection to a table. */
export interface Line {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  opened(): void;
  heard(text: string): void;
  /** With the code of a WebSocket's end. */
  closed(code: number): void;
}

export interface Edition {
  ask(path: string, body?: unknown): Promise<Answer>;
  connect(table: string, lang: string, listener: Listener): Line;
  /** May a running game at one screen go along as a link? A server keeps what is hidden to itself. */
  readonly sendsAlong: boolean;
  /** Does the address of a table lead there from any browser? */
  readonly opensElsewhere: boolean;
  /** Are there accounts, by which somebody finds their tables from another device? */
  readonly accounts: boolean;
  /** May somebody bring content of their own from files? A server is started with its packs. */
  readonly takesPacks: boolean;
  /** An address to download what an address of the API answers. */
  file(path: string): string;
  /** The path of the page that is shown, as `/tables/abc?moves=3`. */
  here(): string;
  /** What stands in the address bar for a path. */
  address(path: string): string;
  /** The path that a link of ours leads to; null if it is not one. */
  path(link: HTMLAnchorElement): string | null;
}

const API = '/api/v2';

const BEEN_HERE = 'bathysphere-been-here';

/**
 * A browser that was never here becomes somebody by the first answer's cookie. Asking several things at once it would
 * become several guests, and the last answer would take the tables of the others away: all but the first question wait.
 */
let acquainted: Promise<unknown> | null = null;

function met(): Promise<unknown> {
  acquainted ??= beenHere() ? Promise.resolve() : fetch(API + '/me').then(remember, () => (acquainted = null));
  return acquainted;
}

function beenHere(): boolean {
  try {
    return localStorage.getItem(BEEN_HERE) !== null;
  } catch {
    return false;
  }
}

async function remember(answer: Response): Promise<void> {
  await answer.text(); // what is not read keeps the line busy
  try {
    if (answer.ok) localStorage.setItem(BEEN_HERE, '');
  } catch {
    // Nothing can be kept here: the next page asks alone again.
  }
}

const served: Edition = {
  async ask(path, body) {
    await met();
    const answer = await fetch(API + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { ok: answer.ok, text: await answer.text() };
  },
  connect(table, lang, listener) {
    const url = new URL(`${API}/tables/${encodeURIComponent(table)}/live?lang=${lang}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    socket.onopen = () => listener.opened();
    socket.onmessage = (message) => listener.heard(message.data);
    socket.onclose = (event) => listener.closed(event.code);
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
  sendsAlong: false,
  opensElsewhere: true,
  accounts: true,
  takesPacks: false,
  file: (path) => API + path,
  here: () => location.pathname + location.search + location.hash,
  address: (path) => path,
  path: (link) =>
    link.origin !== location.origin || link.pathname.startsWith('/api/') || link.getAttribute('href')!.startsWith('#')
      ? null
      : link.pathname + link.search + link.hash,
};

export let edition: Edition = served;

/** Decide it: the folder that `bathysphere static` writes says so in its page. */
export async function choose(): Promise<void> {
  if (document.documentElement.dataset.edition === 'page') edition = (await import('../page/edition')).inPage();
  else addEventListener('load', () => void navigator.serviceWorker?.register('/offline.js').catch(() => undefined));
}

/** A whole address that can be sent to somebody. */
export const whole = (path: string): string => new URL(edition.address(path), location.href).href;
