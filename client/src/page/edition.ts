/** The edition without a server: Python in a worker of this page has the tables, another one thinks for the bots. */
import type { Answer, Edition, Listener } from '../lib/edition';
import { loading } from '../lib/loading.svelte';
import { foreseen, packs } from './answers';
import type { FromTables, ToTables, ToThinker } from './messages';
import type { Where } from './python';

const LOST = 1006;

/** Where the folder lies: everything else is found beside it. */
const base = new URL('.', document.baseURI).href;
const { pyodide = '', packages = '', answers: foreseenIn = '', bytes = '' } = document.documentElement.dataset;
const where: Where = { pyodide: base + pyodide, packages: base + packages, bytes: Number(bytes) };

export function inPage(): Edition {
  const tables = new Worker(new URL('./tables.ts', import.meta.url), { type: 'module' });
  let thinker: Worker | null = null;
  const answers = new Map<number, (answer: Answer) => void>();
  const listeners = new Map<number, Listener>();
  let last = 0;
  let shown = '/';
  loading.share = 0;

  const say = (message: ToTables, ...moved: Transferable[]) => tables.postMessage(message, moved);
  say({ kind: 'begin', where });

  /** Somebody who thinks, in place of whoever did before. */
  function engage(): void {
    thinker?.terminate();
    thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    thinker.onerror = (event) => console.error(event.message);
    const { port1, port2 } = new MessageChannel();
    const begin: ToThinker = { kind: 'begin', where, tables: port2 };
    thinker.postMessage(begin, [port2]);
    say({ kind: 'thinker', port: port1 }, port1);
  }

  function fail(why: string): void {
    loading.failed = why;
    for (const answer of answers.values()) answer({ ok: false, text: refusal(why) });
    answers.clear();
    for (const listener of listeners.values()) listener.closed(LOST);
  }
  tables.onerror = (event) => fail(event.message);
  tables.onmessage = ({ data }: MessageEvent<FromTables>) => {
    switch (data.kind) {
      case 'loading':
        loading.share = data.share;
        break;
      case 'ready':
        loading.share = 1;
        loading.keeps = data.keeps;
        // One after the other: whoever waits for the page does not wait for a bot.
        engage();
        // From the next visit on the folder is here as a whole, also without a network.
        void navigator.serviceWorker?.register(`${base}keeper.js`).catch(() => undefined);
        break;
      case 'failed':
        fail(data.why);
        break;
      case 'hangs':
        engage();
        break;
      case 'answer':
        answers.get(data.id)?.({ ok: data.status < 400, text: data.text });
        answers.delete(data.id);
        break;
      case 'opened':
        listeners.get(data.id)?.opened();
        break;
      case 'heard':
        listeners.get(data.id)?.heard(data.text);
        break;
      case 'closed':
        listeners.get(data.id)?.closed(data.code);
        listeners.delete(data.id);
        break;
    }
  };

  async function ask(path: string, body?: unknown): Promise<Answer> {
    const file = body === undefined ? foreseen(path, packs.any()) : null;
    const known = file === null ? null : await fetch(base + foreseenIn + file).catch(() => null);
    if (known?.ok) return { ok: true, text: await known.text() };
    const answer = await asked(path, body);
    if (path.startsWith('/packs?') && answer.ok) packs.added();
    return answer;
  }

  function asked(path: string, body?: unknown): Promise<Answer> {
    if (loading.failed) return Promise.resolve({ ok: false, text: refusal(loading.failed) });
    return new Promise((done) => {
      const id = ++last;
      answers.set(id, done);
      const method = body === undefined ? 'GET' : 'POST';
      say({ kind: 'ask', id, method, path, body: body === undefined ? '' : JSON.stringify(body) });
    });
  }

  ownLinks(ask);
  newer();
  return {
    ask,
    connect(table, lang, listener) {
      const id = ++last;
      let open = false;
      listeners.set(id, {
        ...listener,
        opened: () => {
          open = true;
          listener.opened();
        },
        heard: (text) => listener.heard(text),
        closed: (code) => {
          open = false;
          listener.closed(code);
        },
      });
      say({ kind: 'connect', id, table, lang });
      return {
        get open() {
          return open;
        },
        send: (text) => say({ kind: 'say', id, text }),
        close: () => {
          open = false;
          listeners.delete(id);
          say({ kind: 'close', id });
        },
      };
    },
    sendsAlong: true,
    opensElsewhere: false,
    accounts: false,
    takesPacks: true,
    file: (path) => `#/api${path}`,
    // Other marks in the address are places within the page that is shown.
    here: () => {
      const mark = location.hash;
      if (mark.startsWith('#/')) shown = mark.slice(1);
      else if (mark.startsWith('#game=')) shown = `/${mark}`;
      else if (!mark) shown = '/';
      return shown;
    },
    address: (path) => base + (path === '/' ? '' : path.startsWith('/#') ? path.slice(1) : `#${path}`),
    path: (link) => {
      const href = link.getAttribute('href')!;
      return href.startsWith('#/') ? href.slice(1) : href.startsWith('/') ? href : null;
    },
  };
}

const refusal = (why: string) => JSON.stringify({ code: 'internal', sentence: why, params: {} });

/** With nothing going on here yet, a newer version that waits for this page to close may begin at once. */
function newer(): void {
  const ask = (kept: ServiceWorkerRegistration | undefined) => {
    if (!kept?.waiting) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    kept.waiting.postMessage('begin');
  };
  // A browser that may keep nothing refuses even the question.
  void navigator.serviceWorker?.getRegistration(base).then(ask, () => undefined);
}

/** Links as a browser understands them where there is no server behind the paths; files come out of the worker. */
function ownLinks(ask: (path: string) => Promise<Answer>): void {
  const linkOf = (event: Event) => (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  const mend = (event: Event) => {
    const link = linkOf(event);
    const href = link?.getAttribute('href');
    if (link && href?.startsWith('/')) link.setAttribute('href', `#${href}`);
  };
  addEventListener('pointerdown', mend, true);
  addEventListener('focusin', mend, true);
  addEventListener('click', (event) => {
    const link = linkOf(event);
    const href = link?.getAttribute('href') ?? '';
    if (link?.hasAttribute('download') && href.startsWith('#/api')) {
      event.preventDefault();
      void ask(href.slice('#/api'.length)).then(({ ok, text }) => ok && save(link.download, text));
    } else if (/^#[^/]/.test(href) && !event.defaultPrevented) {
      // A place within the page: the address stays that of the page.
      event.preventDefault();
      const place = document.getElementById(decodeURIComponent(href.slice(1)));
      place?.scrollIntoView();
      place?.focus();
    }
  });
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
