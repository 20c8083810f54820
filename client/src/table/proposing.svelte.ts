/** The board first: what the rest of the turn leads to, the ways to a place that was pressed, and going one of them. */
import { untrack } from 'svelte';
import type { Option } from '../games/types';
import { announce } from '../lib/announce.svelte';
import { t } from '../lib/text.svelte';
import type { WayInfo } from '../wire';
import { type Plan, planOf, plansOf, runOf } from './plans';
import type { Sending } from './sending.svelte';
import type { Viewer } from './viewer.svelte';

/** So long the list waits for its ways. Later ones stand at its end: nothing moves that is about to be pressed. */
const PATIENCE = 600;

export class Proposing {
  /** What can be reached in this turn, but is not asked for yet; null as long as nobody has said. */
  places = $state.raw<Option[] | null>(null);
  /** The position whose ways were told, or not waited for any longer. */
  private answered = $state('');
  /** The list waits for the ways that stand in it. */
  readonly awaited = $derived.by(() => this.lists() && this.answered !== this.viewer.position);
  /** The best way to each place. */
  private best = $state.raw<WayInfo[]>([]);
  private ways = $state.raw<WayInfo[]>([]);
  /** They came too late to stand first. */
  late = $state(false);
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** What was pressed. */
  private meant: string[] = [];
  /** What is still to be chosen of the way that is gone. */
  private rest = $state.raw<string[]>([]);
  private asked = 0;

  /** The ways to the place that was pressed. */
  private readonly proposed = $derived(this.ways.map(planOf));
  /** At some questions whole ways stand in the list from the beginning. */
  private readonly standing = $derived.by(() => {
    const { game } = this.viewer;
    const plans = game?.plans;
    if (!plans || !this.lists()) return [];
    const ways = this.best.filter((way) => !way.run);
    const runs = this.best.filter((way) => way.run).map(runOf);
    return this.asks(plans.steps) ? [...runs, ...plansOf(ways, plans.gathered ?? [])] : runs;
  });
  /** What is shown of all these. */
  private readonly plans = $derived(this.proposed.length ? this.proposed : this.standing);
  /** The ways to the place that was pressed, as rows. */
  readonly rows = $derived(this.proposed.map((plan) => plan.option));
  /** The ways that stand in the list, as rows; a place that was pressed has them to itself. */
  readonly listed = $derived(this.proposed.length ? [] : this.standing.map((plan) => plan.option));
  /** A way is being gone: nothing else is asked meanwhile. */
  readonly going = $derived(this.rest.length > 0);

  constructor(
    private readonly viewer: Viewer,
    private readonly sending: Sending,
    /** Does nobody take the viewer by the hand? Then whole ways may be listed. */
    private readonly free: () => boolean,
  ) {}

  /** Is this a question at which whole ways are listed? */
  private lists(): boolean {
    const { game, table, crumbs, connected } = this.viewer;
    if (!this.free() || !connected || this.going || table.together || table.lesson || !table.question) return false;
    return (!crumbs.length && this.asks(game?.plans?.steps ?? [])) || this.asks(game?.plans?.runs ?? []);
  }

  /** Is it one of these steps that asks? */
  private asks(steps: readonly string[]): boolean {
    return steps.includes(this.viewer.table.options[0]?.step ?? '');
  }

  /** A new position: go on with the way, or see what there is now. */
  begin(): void {
    this.close();
    this.places = null;
    this.best = [];
    this.late = false;
    clearTimeout(this.patience);
    const { position, table, live, connected } = this.viewer;
    if (!table.question || !table.options.length || !connected) return void (this.rest = []);
    if (this.going && this.next()) return;
    if (table.together || table.lesson) return;
    const asked = ++this.asked;
    const told = (late: boolean) => {
      clearTimeout(this.patience);
      this.late = late;
      this.answered = position;
    };
    if (this.lists()) this.patience = setTimeout(() => told(true), PATIENCE);
    void live.ways().then((answer) => {
      if (asked !== this.asked) return;
      if (this.answered !== position) told(false);
      if (!answer) return;
      this.places = answer.places;
      this.best = answer.ways;
    });
  }

  /** Do any of these actions lie at a place that can be reached? */
  reaches(actions: string[]): boolean {
    return this.places?.some((place) => actions.includes(place.action)) ?? false;
  }

  /** The row that stands for a place, if one does. */
  rowAt(option: Option): Option | undefined {
    return this.plans.find((plan) => plan.places.includes(option.action))?.option;
  }

  /** The best way to a place that has no row. */
  glimpse(option: Option | null): WayInfo | null {
    if (!option || this.rowAt(option)) return null;
    return this.best.find((way) => !way.run && way.option.action === option.action) ?? null;
  }

  /** The row that is the only way to one of these places. */
  only(actions: string[]): Option | null {
    const plan = this.standing.find(
      ({ places, others }) => places.length === 1 && !others && actions.includes(places[0]!),
    );
    return plan && !this.proposed.length ? plan.option : null;
  }

  /** Show the ways to a place. Whoever presses it again means the first of them. Says whether there are any. */
  async propose(actions: string[]): Promise<Option | null> {
    const again = this.rows[0] && actions.some((action) => this.meant.includes(action));
    if (again) return this.rows[0]!;
    const asked = ++this.asked;
    const wanted = actions.filter((action) => this.reaches([action]));
    const answer = await this.viewer.live.ways(wanted);
    if (asked !== this.asked || !answer) return null;
    this.ways = answer.ways;
    this.meant = actions;
    const first = untrack(() => this.rows[0]);
    if (first) this.tell(first);
    return null;
  }

  /** Say what a row comes to, and how it is gone. */
  tell(row: Option): void {
    const labels = this.planAt(row)?.steps.map((step) => step.label) ?? [];
    announce(`${labels.join('. ')}. ${t('way-again')}`);
  }

  close(): void {
    this.ways = [];
    this.meant = [];
  }

  /** What a row stands for. */
  planAt(row: Option): Plan | undefined {
    return this.plans.find((plan) => plan.option.action === row.action);
  }

  /** As the board knows it: the place itself, with what the whole way comes to; or where one can go from there. */
  atPlace(option: Option | null): Option | null {
    const plan = option && this.planAt(option);
    if (!plan) return option;
    const [place, ...others] = plan.places;
    return place && !others.length
      ? { ...plan.option, action: place }
      : { ...plan.option, verb: '', arguments: {}, leads: plan.places };
  }

  /** Choose all of it, one after the other, as long as nothing unexpected comes. */
  go(option: Option): void {
    const plan = this.planAt(option);
    if (!plan) return;
    this.rest = plan.steps.map((step) => step.action);
    this.next();
  }

  stop(): void {
    this.rest = [];
  }

  /** The next choice of the way; false if it is not offered. */
  private next(): boolean {
    const [action, ...rest] = this.rest;
    const offered = this.viewer.table.options.some((option) => option.action === action);
    this.rest = offered ? rest : [];
    if (action && offered) void this.sending.act(action).then((done) => done || this.stop());
    return offered;
  }
}
