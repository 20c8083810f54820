/** Python in a worker: Pyodide and our packages, from the folder that the page lies in. */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';
import { entries } from './archive';

type CreateModule = NonNullable<Parameters<typeof Load>[0]>['createPyodideModule'];

const PACKAGES = '/lib/python3.14/site-packages';

/** What `bathysphere static` says in its page: where Pyodide is, where our packages are, how many bytes there are. */
export interface Where {
  pyodide: string;
  packages: string;
  bytes: number;
}

export async function python(where: Where, told: (share: number) => void): Promise<PyodideAPI> {
  fetching(where.bytes, told);
  const packages = fetch(where.packages).then(unpacked).then(all);
  const [{ loadPyodide }, machine] = await Promise.all([
    packedModule<{ loadPyodide: typeof Load }>(`${where.pyodide}pyodide.mjs.packed`),
    packedModule<{ default: CreateModule }>(`${where.pyodide}pyodide.asm.mjs.packed`),
  ]);
  const made = await loadPyodide({ indexURL: where.pyodide, createPyodideModule: machine.default });
  const folders = new Set<string>();
  for (const [name, content] of entries(await packages)) {
    const file = `${PACKAGES}/${name}`;
    const folder = file.slice(0, file.lastIndexOf('/'));
    if (!folders.has(folder)) made.FS.mkdirTree(folder);
    folders.add(folder);
    made.FS.writeFile(file, content);
  }
  return made;
}

/** A module whose file is compressed, whatever the host does and however it calls such files. */
async function packedModule<T>(address: string): Promise<T> {
  const script = await unpacked(await fetch(address), 'text/javascript').blob();
  const made = URL.createObjectURL(script);
  try {
    return (await import(/* @vite-ignore */ made)) as T;
  } finally {
    URL.revokeObjectURL(made);
  }
}

/** From now on the largest file is fetched compressed as well, and all that comes in counts. */
function fetching(bytes: number, told: (share: number) => void): void {
  const real = self.fetch;
  let loaded = 0;
  self.fetch = async (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const wasm = address.endsWith('.wasm');
    const answer = await real(wasm ? `${address}.packed` : asked, how);
    if (!answer.body || !answer.ok) return answer;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, on) {
        loaded += part.length;
        told(Math.min(1, loaded / bytes));
        on.enqueue(part);
      },
    });
    const counted = new Response(answer.body.pipeThrough(count), { headers: answer.headers });
    return wasm ? unpacked(counted, 'application/wasm') : counted;
  };
}

function unpacked(answer: Response, type = 'application/octet-stream'): Response {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const stream = (answer.body as ReadableStream<BufferSource>).pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'content-type': type } });
}

const all = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
