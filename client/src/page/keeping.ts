/**
 * What the browser keeps of the tables (IndexedDB): every row of every journal under its number, so that a row that
 * another tab has written is never overwritten, and beside each journal what the table is like now.
 *
 * Python has the other side: `page/storing.py`.
 */
export interface Shelf {
  write(writings: string): Promise<string>;
  rows(table: string, since: number): Promise<string>;
  beside(table: string): Promise<string>;
  tables(): Promise<string>;
  note(name: string): Promise<string>;
  put_note(name: string, text: string): Promise<string>;
}
interface Writing {
  table: string;
  rows: [number, string][];
  beside: string;
}

const DATABASE = 'bathysphere';
const ROWS = 'rows';
const BESIDE = 'beside';
const NOTES = 'notes';
const MOST_ROWS = 1_000_000_000;

/** The shelf, and whether it keeps anything; `elsewhere` hears of tables that another tab has written at. */
export async function keeping(elsewhere: (table: string) => void): Promise<{ shelf: Shelf; keeps: boolean }> {
  let database: IDBDatabase;
  try {
    database = await opened();
  } catch (error) {
    console.warn('nothing is kept', error);
    return { shelf: forgetful(), keeps: false };
  }
  const others = new BroadcastChannel(DATABASE);
  others.onmessage = ({ data }: MessageEvent<string>) => elsewhere(data);
  return { shelf: lasting(database, (table) => others.postMessage(table)), keeps: true };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const name of [ROWS, BESIDE, NOTES]) request.result.createObjectStore(name);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

function lasting(database: IDBDatabase, written: (table: string) => void): Shelf {
  const read = <T>(store: string, what: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    new Promise((done, fail) => {
      const request = what(database.transaction(store).objectStore(store));
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  const change = (stores: string[], what: (transaction: IDBTransaction) => void): Promise<string> =>
    new Promise((done) => {
      // On disk when it is done, not only on its way there.
      const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => done('written');
      transaction.onabort = () => {
        const why = transaction.error?.name ?? 'AbortError';
        done(why === 'ConstraintError' ? 'taken' : why);
      };
      what(transaction);
    });

  return {
    async write(writings) {
      const wanted = JSON.parse(writings) as Writing[];
      const became = await change([ROWS, BESIDE], (transaction) => {
        for (const { table, rows, beside } of wanted) {
          for (const [revision, text] of rows) transaction.objectStore(ROWS).add(text, [table, revision]);
          transaction.objectStore(BESIDE).put(beside, table);
        }
      });
      if (became === 'written') for (const { table } of wanted) written(table);
      return became;
    },
    async rows(table, since) {
      const range = IDBKeyRange.bound([table, since], [table, MOST_ROWS]);
      return JSON.stringify(await read(ROWS, (from) => from.getAll(range)));
    },
    beside: async (table) => (await read<string | undefined>(BESIDE, (from) => from.get(table))) ?? '',
    tables: async () => JSON.stringify(await read(BESIDE, (from) => from.getAll())),
    note: async (name) => (await read<string | undefined>(NOTES, (from) => from.get(name))) ?? '',
    put_note: (name, text) => change([NOTES], (t) => t.objectStore(NOTES).put(text, name)),
  };
}

/** Where the browser keeps nothing, tables last as long as the page. */
function forgetful(): Shelf {
  const journals = new Map<string, string[]>();
  const besides = new Map<string, string>();
  const notes = new Map<string, string>();
  return {
    async write(writings) {
      const wanted = JSON.parse(writings) as Writing[];
      if (wanted.some(({ table, rows }) => (journals.get(table)?.length ?? 0) !== rows[0]![0])) return 'taken';
      for (const { table, rows, beside } of wanted) {
        journals.set(table, [...(journals.get(table) ?? []), ...rows.map(([, text]) => text)]);
        besides.set(table, beside);
      }
      return 'written';
    },
    rows: async (table, since) => JSON.stringify((journals.get(table) ?? []).slice(since)),
    beside: async (table) => besides.get(table) ?? '',
    tables: async () => JSON.stringify([...besides.values()]),
    note: async (name) => notes.get(name) ?? '',
    put_note: async (name, text) => (notes.set(name, text), 'written'),
  };
}
