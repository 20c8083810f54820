/** The worker that has the tables: Python answers what the page asks, the browser keeps what is played. */
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import { keeping } from './keeping';
import type { FromTables, ToTables } from './messages';
import { python, type Where } from './python';
import { thinking } from './thinking';

interface Page extends PyProxy {
  ask(method: string, path: string, body: string): Promise<PyProxy & { status: number; body: string }>;
  connect(table: string, lang: string, send: (text: string) => void): Promise<Viewer>;
  elsewhere(table: string): Promise<void>;
}
interface Viewer extends PyProxy {
  hear(text: string): Promise<void>;
  close(): void;
}

const UNKNOWN = 4404;
const LOADED = 0.85;
/** The share of the way that is loading; the rest is starting. */
const INTERNAL = 500;

const say = (message: FromTables) => self.postMessage(message);
const thinker = thinking(() => say({ kind: 'hangs' }));
const viewers = new Map<number, Promise<Viewer | null>>();
let begun: (page: Page) => void;
const page = new Promise<Page>((done) => (begun = done));

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  switch (data.kind) {
    case 'begin':
      begin(data.where).catch((error: unknown) => say({ kind: 'failed', why: lastLine(error) }));
      break;
    case 'thinker':
      thinker.through(data.port);
      break;
    case 'ask':
      void ask(data.id, data.method, data.path, data.body);
      break;
    case 'connect':
      viewers.set(data.id, connect(data.id, data.table, data.lang));
      break;
    case 'say':
      void viewers.get(data.id)?.then((viewer) => viewer?.hear(data.text));
      break;
    case 'close':
      void viewers.get(data.id)?.then((viewer) => {
        viewer?.close();
        viewer?.destroy();
      });
      viewers.delete(data.id);
      break;
  }
};

async function begin(where: Where): Promise<void> {
  const kept = keeping((table) => void page.then((there) => there.elsewhere(table)));
  const python_ = await python(where, (share) => say({ kind: 'loading', share: LOADED * share }));
  const { shelf, keeps } = await kept;
  const make = python_.runPython('from bathysphere.page.serving import Page; Page') as PyCallable;
  begun(make(shelf, thinker.ask) as Page);
  say({ kind: 'ready', keeps });
}

async function ask(id: number, method: string, path: string, body: string): Promise<void> {
  const there = await page;
  try {
    const answer = await there.ask(method, path, body);
    say({ kind: 'answer', id, status: answer.status, text: answer.body });
    answer.destroy();
  } catch (error) {
    console.error(error);
    say({ kind: 'answer', id, status: INTERNAL, text: '{"code":"internal","sentence":"","params":{}}' });
  }
}

async function connect(id: number, table: string, lang: string): Promise<Viewer | null> {
  const there = await page;
  try {
    const viewer = await there.connect(table, lang, (text) => say({ kind: 'heard', id, text }));
    say({ kind: 'opened', id });
    return viewer;
  } catch {
    say({ kind: 'closed', id, code: UNKNOWN });
    return null;
  }
}

/** What Python says last is what is wrong. */
function lastLine(error: unknown): string {
  console.error(error);
  return String(error).trim().split('\n').at(-1)!;
}
