/** The worker that thinks: bots, hints, reviews. It knows what it is sent, and nothing of the tables. */
import type { PyCallable } from 'pyodide/ffi';
import type { Job, Thought, ToThinker } from './messages';
import { python } from './python';

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  const { where, tables } = data;
  const answer = python(where, () => undefined).then(
    (python) => python.runPython('from bathysphere.page.bots import answer; answer') as PyCallable,
  );
  void answer.then(
    () => tables.postMessage({ id: 0, answer: '' } satisfies Thought),
    () => undefined, // every job says so
  );
  tables.onmessage = ({ data: asked }: MessageEvent<Job>) => {
    void answer
      .then((think) => think(asked.job) as string)
      .catch((error: unknown) => {
        console.error(error);
        return '';
      })
      .then((thought) => tables.postMessage({ id: asked.id, answer: thought } satisfies Thought));
  };
};
