/** What is shown of a table: the present, or, while it is told what others did, the picture after each such turn. */
import { untrack } from 'svelte';
import type { GameModule, Speech } from '../games/types';
import { api } from '../lib/api';
import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import { players, standing } from '../lib/story';
import { NOTHING, spoken, turnsOf, type Tale, type Turn } from '../lib/tale';
import type { Entry, State } from '../wire';
import { MOST_STEPS, TIMES } from './pace';
import { Telling, type Now } from './telling';

/** More turns than that are summed up for somebody who comes back, not told. */
export const MANY_TURNS = 6;
/** So many pictures are fetched before they are needed. */
const AHEAD = 3;

/** A picture of the past. */
interface Frame {
  view: State['view'];
  hash: string;
  moves: number;
}

export interface StoryProps {
  live: Live;
  game: GameModule | null;
  speech: Speech;
  printed: unknown;
  /** Tell it from the first move on. */
  demo: boolean;
}

export class Story {
  /** What is told now; null while the present is shown. */
  now = $state.raw<Now | null>(null);
  /** A turn that stands there for a while although the present is shown. */
  notice = $state.raw<Turn | null>(null);
  private noticed: ReturnType<typeof setTimeout> | undefined;
  held = $state(false);
  /** Is it told, or about to be? */
  telling = $state(false);
  /** Turns that wait behind the one that is told. */
  waits = $state(0);
  /** They were too many to be told to somebody who has come back. */
  missed = $state(false);
  private told = $state(0);
  private frame = $state.raw<Frame | null>(null);
  private last: Frame | null = null;
  /** The picture before the turn that is told. */
  before = $state.raw<State['view'] | undefined>(undefined);
  private freshest = $state.raw<Entry[]>([]);
  /** News that was told to its end: what moved by it does not move again. */
  private spent = $state.raw<Entry[] | null>(null);
  private readonly frames = new Map<number, Frame>();
  private readonly loads = new Map<number, Promise<void>>();
  private readonly tales = new WeakMap<Entry, { words: string; length: number; tale: Tale }>();
  private readonly queue: Telling;
  private begun = false;
  private seat = -2;
  /** What was told when the page was left; Infinity while it is looked at. */
  private away = Infinity;

  private readonly live: Live;
  readonly mine = $derived.by(() => {
    const seats = this.live.state?.table.seats ?? [];
    return players(seats).flatMap((player) => (player.you ? [player.seat] : []));
  });
  private readonly acts = $derived.by(() => standing(this.live.entries));
  private readonly behind = $derived.by(
    () => this.telling || this.acts.some((act) => act.revision >= this.told && !this.mine.includes(act.seat ?? -1)),
  );
  /** The table as it is shown. */
  readonly state = $derived.by(() => {
    const present = this.live.state!;
    return this.behind && this.begun ? past(present, this.frame ?? this.last) : present;
  });
  readonly entries = $derived.by(() =>
    this.behind && this.begun ? this.live.entries.filter((entry) => entry.revision < this.told) : this.live.entries,
  );
  /** What led to this picture. */
  readonly fresh = $derived.by(() => {
    const told = this.behind && this.begun;
    return told || this.live.fresh === this.spent ? this.freshest : this.live.fresh;
  });

  constructor(private readonly props: () => StoryProps) {
    this.live = untrack(() => props().live);
    this.queue = new Telling({
      pace: () => (this.away < Infinity ? 'instant' : settings.pace),
      tale: (turn) => {
        const tale = this.tale(turn);
        return { steps: Math.min(MOST_STEPS, spoken(tale).length), quiet: tale.quiet, loud: tale.loud };
      },
      picture: (moves) => this.picture(moves),
      changed: () => this.show(),
      passes: (turn) => this.notify(turn),
    });
    $effect.pre(() => {
      this.live.entries;
      this.live.state;
      settings.pace;
      untrack(() => this.hear());
    });
    $effect(() => () => {
      this.queue.stop();
      clearTimeout(this.noticed);
    });
  }

  /** A turn as its game tells it. What was told stays so as long as its words do. */
  tale(turn: Turn): Tale {
    const { game, speech, printed } = this.props();
    const table = this.live.state!;
    if (!game?.tale || !table.view) return plainTale(turn);
    const looks = players(table.table.seats);
    const words = `${speech.lang}/${looks.map((look) => look.name).join('/')}`;
    const last = turn.acts.at(-1)!;
    const known = this.tales.get(last);
    if (known?.words === words && known.length === turn.acts.length) return known.tale;
    const tale = game.tale(turn, { view: table.view, printed, players: looks, speech });
    this.tales.set(last, { words, length: turn.acts.length, tale });
    return tale;
  }

  /** Where the step is that is told now: selectors. */
  get places(): string[] | undefined {
    return this.now ? spoken(this.tale(this.now.turn))[this.now.step]?.places : undefined;
  }

  readonly step = (): void => this.queue.step();
  readonly turn = (): void => this.queue.turn();
  readonly all = (): void => this.queue.all();
  readonly hold = (held: boolean): void => this.queue.hold(held);

  /** Tell it once more from a move on. */
  again(from: Entry): void {
    const before = this.acts.findLast((act) => act.revision < from.revision);
    void (this.picture(before?.moves ?? 0) ?? Promise.resolve()).then(() => {
      this.frame = this.frames.get(before?.moves ?? 0) ?? null;
      this.queue.from(from.revision);
      this.show();
    });
  }

  /** The page is out of sight. Who only watches misses nothing; who plays has to be called when it is their turn. */
  left(): void {
    if (!this.mine.length) return this.hold(true);
    this.away = this.queue.told;
    this.queue.all();
  }

  /** The page is looked at again: what has come meanwhile is told, or summed up if it is much. */
  returned(): void {
    const missed = this.acts.filter((act) => act.revision >= this.away && !this.mine.includes(act.seat ?? -1));
    this.away = Infinity;
    this.hold(false);
    if (settings.pace === 'instant' || !missed.length) return;
    if (turnsOf(missed).length > MANY_TURNS) this.missed = true;
    else this.again(missed[0]!);
  }

  private notify(turn: Turn): void {
    clearTimeout(this.noticed);
    this.notice = turn;
    this.noticed = setTimeout(() => (this.notice = null), TIMES.instant.loud);
  }

  private hear(): void {
    const { live, acts, mine } = this;
    const state = live.state;
    if (!state) return;
    if (!this.begun && !this.begin(state)) return;
    if (state.seat !== this.seat) {
      // Another viewpoint: what the one before could see is not shown any more.
      this.forget();
      this.frame = this.last = null;
      this.seat = state.seat;
    }
    const news = live.entries.filter((entry) => entry.revision >= this.queue.told);
    if (news.some((entry) => entry.steps)) {
      // Something was taken back: only the present is true.
      this.forget();
      this.queue.all();
    }
    this.frames.set(state.moves, { view: state.view, hash: state.hash, moves: state.moves });
    const turn = (state.view?.pending as { seat: number } | null)?.seat ?? -1;
    const asked = Boolean(state.question) && Boolean(state.table.clock) && !state.table.paused;
    this.queue.hear(acts, mine, acts.at(-1)?.seat === turn, asked);
    this.show();
  }

  /** From where it is told: what was there when the page was opened is not, unless a game has just begun. */
  private begin(state: State): boolean {
    const { acts, live, mine } = this;
    const whole = live.entries[0]?.revision === 0;
    const { demo } = this.props();
    const late = acts.some((act) => mine.includes(act.seat ?? -1)) || turnsOf(acts).length > MANY_TURNS;
    const tells = settings.pace !== 'instant' && acts.length > 0 && (demo || (mine.length > 0 && !late));
    if (tells && !whole && demo) {
      live.earlier();
      return false;
    }
    this.begun = true;
    if (tells && whole) {
      this.last = { view: state.view, hash: state.hash, moves: state.moves };
      const first = acts[0]!;
      this.queue.told = first.revision;
      this.again(first);
    } else this.queue.told = (live.entries.at(-1)?.revision ?? -1) + 1;
    return true;
  }

  /** Have the picture after so many moves; null if it is there. */
  private picture(moves: number): Promise<void> | null {
    if (this.frames.has(moves)) return null;
    let load = this.loads.get(moves);
    if (!load) {
      const state = this.live.state!;
      const { id } = state.table;
      load = api.moment(id, moves, state.seat >= 0 ? state.seat : null).then(
        ({ view, hash, seat }) => {
          if (seat === this.live.state?.seat) this.frames.set(moves, { view, hash, moves });
        },
        () => {},
      );
      this.loads.set(moves, load);
    }
    return load;
  }

  private forget(): void {
    this.frames.clear();
    this.loads.clear();
  }

  /** Draw what is told now. */
  private show(): void {
    const { queue } = this;
    const { behind } = queue;
    if (queue.now) {
      const moves = queue.now.fresh.at(-1)!.moves;
      if (this.now?.turn.key !== queue.now.turn.key) this.before = (this.frame ?? this.last)?.view ?? undefined;
      this.frame = this.frames.get(moves) ?? this.frame;
      if (this.now?.turn.key !== queue.now.turn.key || this.now.fresh !== queue.now.fresh)
        this.freshest = queue.now.fresh;
    }
    if (queue.now || !behind) this.now = queue.now;
    if (this.telling && !behind) this.spent = this.live.fresh;
    this.told = queue.told;
    this.held = queue.held;
    this.telling = behind;
    this.waits = queue.waits.length;
    const state = this.live.state;
    if (!behind) this.before = undefined;
    if (!behind && state) {
      this.frame = null;
      this.last = { view: state.view, hash: state.hash, moves: state.moves };
      this.forget();
      this.frames.set(state.moves, this.last);
    } else if (behind) for (const turn of queue.waits.slice(0, AHEAD)) void this.picture(turn.acts.at(-1)!.moves);
  }
}

/** A table as it was: nothing is asked yet, nothing can be taken back, nobody has won. */
function past(present: State, frame: Frame | null): State {
  return {
    ...present,
    ...(frame ?? {}),
    question: null,
    options: [],
    together: null,
    undo: { steps: 0, turn: 0, why: null, ask: false },
    scores: null,
    outcome: null,
    table: {
      ...present.table,
      status: present.table.status === 'over' ? 'running' : present.table.status,
      thinking: null,
    },
  };
}

/** A turn in the sentences of the log, where a game tells none of its own. */
export function plainTale(turn: Turn): Tale {
  const texts = turn.acts.flatMap((act) => (act.events ?? []).map((event) => event.text));
  if (!texts.length) return NOTHING;
  return {
    steps: [{ parts: [texts[0]!], places: [], texts }],
    quiet: false,
    loud: false,
    weight: 1,
    touched: [],
  };
}
