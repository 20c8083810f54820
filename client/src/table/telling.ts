/**
 * The queue between what the server says and what is shown: one turn of others after the other, at the pace that was
 * chosen. It knows no game and draws nothing; it says how far the picture may be, and which step of which turn is told.
 */
import type { Pace } from '../lib/settings.svelte';
import { turnsOf, type Turn } from '../lib/tale';
import type { Entry } from '../wire';
import { durations, GOES_ON, HURRY, PICTURE, TIMES } from './pace';

/** What is told now. */
export interface Now {
  turn: Turn;
  /** The moves that came with this picture. */
  fresh: Entry[];
  /** The step that is shown, of so many. */
  step: number;
  steps: number;
}

export interface How {
  pace(): Pace;
  /** What a turn comes to: how many steps it is told in. */
  tale(turn: Turn): { steps: number; quiet: boolean; loud: boolean };
  /** Have the picture after so many moves; null if it is there. */
  picture(moves: number): Promise<unknown> | null;
  /** Something is shown that was not before. */
  changed(): void;
  /** A turn that nobody should miss is passed over. */
  passes(turn: Turn): void;
}

export class Telling {
  /** Moves before this revision are shown. */
  told = 0;
  now: Now | null = null;
  held = false;

  private acts: Entry[] = [];
  private mine: number[] = [];
  /** The turn of the last move may go on. */
  private open = false;
  private heard = 0;
  private left: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hurry: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was begun: an answer to something older is not waited for any more. */
  private begun = 0;
  private awaits = false;

  constructor(private readonly how: How) {}

  /** The moves that stand. `open`: whose turn it was last is still on; `asked`: the viewer's clock runs. */
  hear(acts: Entry[], mine: number[], open: boolean, asked = false): void {
    if (acts.at(-1)?.revision !== this.acts.at(-1)?.revision) this.heard = Date.now();
    [this.acts, this.mine, this.open] = [acts, mine, open];
    if (!asked || !this.behind) this.hurry = void clearTimeout(this.hurry);
    else this.hurry ??= setTimeout(() => this.all(), HURRY);
    this.go();
  }

  /** Is there something that has not been told to its end? */
  get behind(): boolean {
    return this.now !== null || this.waiting().some((act) => !this.isMine(act));
  }

  /** The turns of others that wait, besides the one that is told. */
  get waits(): Turn[] {
    return turnsOf(this.waiting().filter((act) => !this.isMine(act)));
  }

  /** Tell everything from a revision on. */
  from(revision: number): void {
    this.stop();
    this.told = revision;
    this.go();
  }

  /** The rest of the step, of the turn, or of everything is skipped. */
  step(): void {
    if (this.now) this.next();
  }

  turn(): void {
    if (!this.now) return;
    this.left = [];
    this.next();
  }

  all(): void {
    this.stop();
    this.told = (this.acts.at(-1)?.revision ?? this.told - 1) + 1;
    this.how.changed();
  }

  /** Nothing goes on while it is held. */
  hold(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    clearTimeout(this.timer);
    if (!held) {
      if (this.now) this.wait(this.left[0] ?? 0);
      else this.go();
    }
    this.how.changed();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.hurry = void clearTimeout(this.hurry);
    this.begun++;
    this.awaits = false;
    this.left = [];
    this.now = null;
  }

  private isMine(act: Entry): boolean {
    return this.mine.includes(act.seat ?? -1);
  }

  private waiting(): Entry[] {
    return this.acts.filter((act) => act.revision >= this.told);
  }

  /** Begin the next turn, if there is one. */
  private go(): void {
    if (this.held || this.awaits || this.now) return;
    const waiting = this.waiting();
    const first = waiting.findIndex((act) => !this.isMine(act));
    if (first < 0) {
      if (waiting.length) this.told = waiting.at(-1)!.revision + 1;
      this.how.changed();
      return;
    }
    // One's own moves are shown at once.
    if (first > 0) return this.show(waiting[first - 1]!, () => this.go());
    const whole = turnsOf(this.acts).find((turn) => turn.acts.some((act) => act.revision === waiting[0]!.revision))!;
    const fresh = whole.acts.filter((act) => act.revision >= this.told);
    const last = fresh.at(-1)!;
    const goesOn = this.open && last.revision === this.acts.at(-1)!.revision;
    const quiet = Date.now() - this.heard;
    if (goesOn && quiet < GOES_ON && this.how.pace() !== 'instant') {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.go(), GOES_ON - quiet);
      return;
    }
    const before = whole.acts.length - fresh.length;
    const known = before ? this.how.tale({ ...whole, acts: whole.acts.slice(0, before) }).steps : 0;
    const tale = this.how.tale(whole);
    const times = durations(TIMES[this.how.pace()], tale.steps - known, before === 0, tale);
    if (times.every((time) => !time)) {
      this.told = last.revision + 1;
      if (tale.loud) this.how.passes(whole);
      return this.go();
    }
    this.show(last, () => {
      const step = Math.min(known, Math.max(0, tale.steps - 1));
      this.now = { turn: whole, fresh, step, steps: tale.steps };
      this.left = times;
      this.how.changed();
      this.wait(times[0]!);
    });
  }

  /** Let the picture be that after a move, as soon as there is one, and go on. */
  private show(act: Entry, then: () => void): void {
    const begun = ++this.begun;
    const done = () => {
      if (begun !== this.begun) return;
      this.begun++;
      clearTimeout(this.timer);
      this.awaits = false;
      this.told = act.revision + 1;
      then();
    };
    const picture = this.how.picture(act.moves);
    if (!picture) return done();
    this.awaits = true;
    this.timer = setTimeout(done, PICTURE);
    void picture.then(done, done);
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    if (!this.held) this.timer = setTimeout(() => this.next(), time);
  }

  /** The next step of the turn, or the next turn. */
  private next(): void {
    clearTimeout(this.timer);
    this.left.shift();
    if (this.now && this.left.length) {
      this.now = { ...this.now, step: Math.min(this.now.step + 1, this.now.steps - 1) };
      this.how.changed();
      this.wait(this.left[0]!);
      return;
    }
    this.now = null;
    this.left = [];
    this.go();
    this.how.changed();
  }
}
