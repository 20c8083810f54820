/** The board first: what the rest of the turn leads to, the ways to a place that was pressed, and going one of them. */
import { untrack } from 'svelte';
import type { Option } from '../games/types';
import { announce } from '../lib/announce.svelte';
import { t } from '../lib/text.svelte';
import type { WayInfo } from '../wire';
import type { Sending } from './sending.svelte';
import type { Viewer } from './viewer.svelte';

/** How the row of a way is called among the options: no action of a game begins like this. */
const SIGN = 'way:';

export class Proposing {
  /** What can be reached in this turn, but is not asked for yet; null as long as nobody has said. */
  places = $state.raw<Option[] | null>(null);
  private found = $state.raw<WayInfo[]>([]);
  /** What was pressed. */
  private meant: string[] = [];
  /** What is still to be chosen of the way that is gone. */
  private rest = $state.raw<string[]>([]);
  private asked = 0;

  /** The ways to the place that was pressed, as rows. */
  readonly rows = $derived(
    this.found.map((way): Option => ({ ...way.option, action: SIGN + way.steps.map((step) => step.action).join('|') })),
  );
  /** A way is being gone: nothing else is asked meanwhile. */
  readonly going = $derived(this.rest.length > 0);

  constructor(
    private readonly viewer: Viewer,
    private readonly sending: Sending,
  ) {}

  /** A new position: go on with the way, or see what there is now. */
  begin(): void {
    this.close();
    this.places = null;
    const { table, live, connected } = this.viewer;
    if (!table.question || !table.options.length || !connected) return void (this.rest = []);
    if (this.going) return this.next();
    if (table.together || table.lesson) return;
    const asked = ++this.asked;
    void live.ways().then((answer) => {
      if (asked === this.asked && answer) this.places = answer.places;
    });
  }

  /** Do any of these actions lie at a place that can be reached? */
  reaches(actions: string[]): boolean {
    return this.places?.some((place) => actions.includes(place.action)) ?? false;
  }

  /** Show the ways to a place. Whoever presses it again means the first of them. Says whether there are any. */
  async propose(actions: string[]): Promise<Option | null> {
    const again = this.rows[0] && actions.some((action) => this.meant.includes(action));
    if (again) return this.rows[0]!;
    const asked = ++this.asked;
    const wanted = actions.filter((action) => this.reaches([action]));
    const answer = await this.viewer.live.ways(wanted);
    if (asked !== this.asked || !answer) return null;
    this.found = answer.ways;
    this.meant = actions;
    const first = untrack(() => this.rows[0]);
    if (first)
      announce(
        `${this.wayOf(first)!
          .steps.map((step) => step.label)
          .join('. ')}. ${t('way-again')}`,
      );
    return null;
  }

  close(): void {
    this.found = [];
    this.meant = [];
  }

  /** The way a row stands for. */
  wayOf(option: Option): WayInfo | undefined {
    const place = this.rows.findIndex((row) => row.action === option.action);
    return this.found[place];
  }

  /** As the board knows it: the place itself, with what the whole way comes to. */
  atPlace(option: Option | null): Option | null {
    return (option && this.wayOf(option)?.option) ?? option;
  }

  /** Choose all of it, one after the other, as long as nothing unexpected comes. */
  go(option: Option): void {
    const way = this.wayOf(option);
    if (!way) return;
    this.rest = way.steps.map((step) => step.action);
    this.next();
  }

  stop(): void {
    this.rest = [];
  }

  private next(): void {
    const [action, ...rest] = this.rest;
    const offered = this.viewer.table.options.some((option) => option.action === action);
    this.rest = offered ? rest : [];
    if (action && offered) void this.sending.act(action).then((done) => done || this.stop());
  }
}
