/** The table that is being set up on the first page. */
import { loadGame } from '../games';
import { api, sentence } from '../lib/api';
import { usualBot } from '../lib/bots';
import { easyBot, learning } from '../lib/learning.svelte';
import { choosable, keepPlan, lastPlan, type Remembered } from '../lib/plans';
import { go } from '../lib/router.svelte';
import { botNames, usualSeats, type SeatChoice } from '../lib/seats';
import type { GameInfo, SeatPlan } from '../wire';
import { newTable, packed, usualSettings, withPack } from '../lib/newtable';
import { MODE, modeFor, modesOf, played, seatsFor } from './mode';

export class Plan {
  /** The name of the chosen game. */
  chosen = $state('');
  /** Is the set-up looked at? */
  shown = $state(false);
  seats = $state<SeatChoice[]>([]);
  values = $state<Record<string, string>>({});
  pack = $state('');
  listed = $state(false);
  /** May bots be asked for advice, between people? */
  hints = $state(false);
  /** The result counts for what people are rated. */
  rated = $state(false);
  /** Does everybody find the table, to watch it? */
  showing = $state(false);
  /** One of `clocks`; empty: none. */
  clock = $state('');
  busy = $state(false);
  /** What was refused, and where: at the game whose button was pressed, or in the set-up. */
  problem = $state('');
  problemAt = $state('');

  /** The game without the pack it is played with. */
  readonly plain = $derived.by(() => this.find(this.chosen));
  readonly game = $derived(this.plain && withPack(this.plain, this.pack));
  readonly defaults = $derived(this.game ? usualSettings(this.game) : {});
  /** How many settings are not the usual ones. */
  readonly changed = $derived(
    Object.entries(this.values).filter(([name, value]) => value !== this.defaults[name]).length,
  );
  /** What can be chosen beside what is chosen. */
  readonly settings = $derived(choosable(this.game?.settings ?? [], this.values));
  /** What is house-made: the sentence of a setting that has its own, or that of the game. */
  readonly house = $derived(
    this.game?.settings
      .flatMap((setting) => setting.presets.filter((preset) => preset.value === this.values[setting.name]))
      .find((preset) => preset.house)?.house ??
      this.plain?.house ??
      '',
  );
  /** Is there a seat for somebody who comes by link? */
  readonly open = $derived(this.seats.some((seat) => seat.who === 'open'));
  readonly modes = $derived(this.game ? modesOf(this.game) : []);
  readonly mode = $derived(played(this.values[MODE], this.seats.length, this.modes));

  constructor(private readonly games: () => GameInfo[]) {}

  find(name: string): GameInfo | null {
    return this.games().find((known) => known.game === name) ?? null;
  }

  /** As it was last set up here, or as it usually is. */
  choose(name: string): void {
    const game = this.find(name);
    if (!game) return;
    const last = lastPlan(game);
    this.chosen = name;
    this.seats = last?.seats ?? usualSeats(game, botNames());
    this.pack = last?.pack ?? '';
    this.values = last?.values ?? usualSettings(game);
    this.clock = last?.clock ?? '';
    this.listed = last?.listed ?? false;
    this.problem = '';
  }

  /** The set-up of a game is opened. */
  setUp(name: string): void {
    if (name !== this.chosen || !this.seats.length) this.choose(name);
    this.problem = '';
    this.shown = true;
  }

  /** How a game was set up last time; null if it never was. */
  last(name: string): Remembered | null {
    const game = this.find(name);
    return game && lastPlan(game);
  }

  /** The pack is another: its settings are others too. */
  repack(): void {
    this.values = { ...this.defaults };
  }

  /** Another value of a setting: values that it rules out make way. */
  set(name: string, value: string): void {
    this.values[name] = value;
    for (const { name: other, presets, form } of this.settings) {
      const stays = Boolean(form) || presets.some((preset) => preset.value === this.values[other]);
      if (!stays) this.values[other] = presets[0]!.value;
    }
  }

  /** Another mode: seats come or go with it. */
  setMode(mode: string): void {
    this.values[MODE] = mode;
    const usual = this.game ? usualSeats(this.game, botNames()) : [];
    const wanted = seatsFor(mode, this.seats.length, usual.length);
    this.seats = [...this.seats.slice(0, wanted), ...usual.slice(Math.min(this.seats.length, wanted), wanted)];
  }

  /** Seats came or went: the mode follows, so that it can always be started. */
  reseat(): void {
    const mode = modeFor(this.values[MODE], this.seats.length);
    if (mode !== undefined && mode !== this.values[MODE]) this.values[MODE] = mode;
  }

  async start(): Promise<void> {
    if (!this.game) return;
    const { seats, values, clock, listed, chosen, pack } = this;
    const settings = packed(values, pack);
    const { showing, hints, rated } = this;
    const table = newTable(this.game, seats, settings, { listed, clock, shown: showing, hints, rated });
    await this.begin('', async () => {
      const made = await api.create(table);
      keepPlan(chosen, $state.snapshot({ seats, values, clock, listed, pack }) as Remembered);
      return `/tables/${made.table.id}`;
    });
  }

  /** As last time, without another look. */
  again(name: string): void {
    this.choose(name);
    void this.start();
  }

  /** The guided first game: two easy bots, a deal that suits it. */
  async first(name: string): Promise<void> {
    const game = this.find(name);
    await this.begin(name, async () => {
      const guide = (await loadGame(name))?.guide;
      if (!game || !guide) return '';
      const chosen = Object.entries(guide.settings ?? {}).map(([key, value]) => ` [${key} ${value}]`);
      const head = `[game ${name}] [seats ${guide.seats}] [seed ${guide.seed}] [version ${game.version}]`;
      const names = botNames();
      const seats = Array.from({ length: guide.seats }, (_, place): SeatPlan =>
        place ? { kind: 'bot', level: easyBot(game), name: names[place - 1] ?? '' } : { kind: 'me', name: '' },
      );
      const moves = (guide.begun ?? []).map((move, place) => `${place + 1}. ${move}\n`);
      const made = await api.record(`${head}${chosen.join('')}\n${moves.join('')}`, seats);
      learning.guide(name, made.table.id);
      return `/tables/${made.table.id}`;
    });
  }

  /** A table of bots alone, to look on: shown from its first move, turn by turn. */
  watch(name: string): void {
    const game = this.find(name)!;
    const names = botNames();
    const seats = usualSeats(game, names).map((_, place) => ({ who: usualBot(game), name: names[place] ?? '' }));
    const table = newTable(game, seats, usualSettings(game), { listed: false, clock: '' });
    void this.begin(name, async () => `/tables/${(await api.create(table)).table.id}?watch=1`);
  }

  /** Do something that leads to a table; what is refused is said where it was asked for. */
  private async begin(at: string, work: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    this.problemAt = at;
    try {
      const address = await work();
      if (address) go(address);
    } catch (error) {
      this.problem = sentence(error);
    }
    this.busy = false;
  }
}
