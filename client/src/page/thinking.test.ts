import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Job, Thought } from './messages';
import { thinking } from './thinking';

const CHOOSE = '{"type":"choose"}';

/** A port whose other side is the test. */
class Port {
  onmessage: ((event: MessageEvent<Thought>) => void) | null = null;
  sent: Job[] = [];
  closed = false;
  postMessage(job: Job): void {
    this.sent.push(job);
  }
  close(): void {
    this.closed = true;
  }
  say(id: number, answer = ''): void {
    this.onmessage!({ data: { id, answer } } as MessageEvent<Thought>);
  }
}

const as = (port: Port) => port as unknown as MessagePort;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends a job and hands back its answer', async () => {
  const port = new Port();
  const thinker = thinking(() => undefined);
  thinker.through(as(port));
  const answer = thinker.ask(CHOOSE);
  port.say(1, 'seven');
  expect(await answer).toBe('seven');
});

it('gives up one that hangs, and asks the next one the rest', async () => {
  const hangs = vi.fn();
  const [first, second] = [new Port(), new Port()];
  const thinker = thinking(hangs);
  thinker.through(as(first));
  first.say(0);
  const answers = [thinker.ask(CHOOSE), thinker.ask(CHOOSE)];
  vi.advanceTimersByTime(30_000);
  expect(await answers[0]).toBe('');
  expect(hangs).toHaveBeenCalledOnce();
  expect(first.closed).toBe(true);
  thinker.through(as(second));
  second.say(0);
  expect(second.sent).toEqual([{ id: 2, job: CHOOSE }]);
  first.say(2, 'late');
  second.say(2, 'in time');
  expect(await answers[1]).toBe('in time');
});

it('has patience with one that is only starting', () => {
  const hangs = vi.fn();
  const thinker = thinking(hangs);
  thinker.through(as(new Port()));
  void thinker.ask(CHOOSE);
  vi.advanceTimersByTime(3_600_000);
  expect(hangs).not.toHaveBeenCalled();
});

it('counts from the moment the job is the first', () => {
  const hangs = vi.fn();
  const port = new Port();
  const thinker = thinking(hangs);
  thinker.through(as(port));
  port.say(0);
  void thinker.ask(CHOOSE);
  void thinker.ask(CHOOSE);
  vi.advanceTimersByTime(29_000);
  port.say(1, 'done');
  vi.advanceTimersByTime(29_000);
  expect(hangs).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(hangs).toHaveBeenCalledOnce();
});
