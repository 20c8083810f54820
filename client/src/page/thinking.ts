/** Sends jobs to the thinker and hears its answers; one that says nothing for too long is given up and replaced. */
import type { Job, Thought } from './messages';

/** Milliseconds for one job: many times what it takes, so that a busy machine is not taken for one that hangs. */
const PATIENCE: Record<string, number> = { choose: 30_000, advise: 60_000, 'look-back': 600_000 };
const MOST_PATIENCE = 600_000;
export const FAILED = '';

export interface Thinker {
  /** An answer, or nothing if it failed. */
  ask(job: string): Promise<string>;
  /** From now on this one thinks. */
  through(port: MessagePort): void;
}

/** `hangs` is called when the one there is has to be replaced. */
export function thinking(hangs: () => void): Thinker {
  let port: MessagePort | null = null;
  let ready = false;
  let last = 0;
  /** In the order in which they are thought about, one at a time. */
  const jobs: { id: number; job: string; done: (answer: string) => void }[] = [];
  let alarm: ReturnType<typeof setTimeout> | undefined;

  /** The clock runs for the first job only, and not before there is somebody to do it. */
  function watch(): void {
    clearTimeout(alarm);
    if (ready && jobs[0]) alarm = setTimeout(giveUp, patienceWith(jobs[0].job));
  }

  function giveUp(): void {
    ready = false;
    port?.close();
    port = null;
    jobs.shift()?.done(FAILED);
    hangs();
  }

  function heard(from: MessagePort, thought: Thought): void {
    if (from !== port) return;
    if (thought.id === 0) ready = true;
    const place = jobs.findIndex(({ id }) => id === thought.id);
    if (place >= 0) jobs.splice(place, 1)[0]!.done(thought.answer);
    watch();
  }

  return {
    ask: (job) =>
      new Promise((done) => {
        const id = ++last;
        jobs.push({ id, job, done });
        port?.postMessage({ id, job } satisfies Job);
        if (jobs.length === 1) watch();
      }),
    through(next) {
      port = next;
      ready = false;
      next.onmessage = ({ data }: MessageEvent<Thought>) => heard(next, data);
      for (const { id, job } of jobs) next.postMessage({ id, job } satisfies Job);
    },
  };
}

function patienceWith(job: string): number {
  const { type } = JSON.parse(job) as { type: string };
  return PATIENCE[type] ?? MOST_PATIENCE;
}
