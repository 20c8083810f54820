/** Python in a worker: Pyodide and our packages, from the folder that the page lies in. */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';

const PACKAGES = '/lib/python3.14/site-packages';

/** What `bathysphere static` says of the files: how many bytes there are to load. */
interface Files {
  bytes: number;
}

export async function python(base: string, told: (share: number) => void): Promise<PyodideAPI> {
  const home = `${base}python/`;
  const { bytes } = (await (await fetch(`${home}files.json`)).json()) as Files;
  counting(bytes, told);
  const packages = fetch(`${home}packages.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as { loadPyodide: typeof Load };
  const found = await loadPyodide({ indexURL: home });
  found.unpackArchive(await packages, 'zip', { extractDir: PACKAGES });
  return found;
}

/** All that is fetched from now on counts, byte by byte as it comes in. */
function counting(bytes: number, told: (share: number) => void): void {
  const real = self.fetch;
  let loaded = 0;
  self.fetch = async (...asked) => {
    const answer = await real(...asked);
    if (!answer.body) return answer;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, on) {
        loaded += part.length;
        told(Math.min(1, loaded / bytes));
        on.enqueue(part);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(count), { status, headers });
  };
}
