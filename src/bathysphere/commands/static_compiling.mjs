/** Starts Pyodide under node to run static_compiling.py in it: node static_compiling.mjs PYODIDE SCRIPT WORK */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, script, work] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
// Of where code came from the line is kept and the column is not: a quarter less to load.
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { PYTHONNODEBUGRANGES: '1' } });
python.mountNodeFS('/work', work);
python.runPython(readFileSync(script, 'utf8'), { globals: python.toPy({ __name__: '__main__' }) });
