/** The table that is being set up on the first page. */
import { loadGame } from '../games';
import { api, sentence } from '../lib/api';
import { usualBot } from '../lib/bots';
import { easyBot, learning } from '../lib/learning.svelte';
import { go } from '../lib/router.svelte';
import { botNames, usualSeats, type SeatChoice } from '../lib/seats';
import type { GameInfo, SeatPlan } from '../wire';
import { newTable, packed, usualSettings, withPack } from './home';

export class Plan {
  /** The name of the chosen game. */
  chosen = $state('');
  seats = $state<SeatChoice[]>([]);
  values = $state<Record<string, string>>({});
  pack = $state('');
  listed = $state(false);
  /** Minutes for each player; 0: no clock. */
  clock = $state(0);
  busy = $state(false);
  problem = $state('');

  /** The game without the pack it is played with. */
  readonly plain = $derived.by(() => this.find(this.chosen));
  readonly game = $derived(this.plain && withPack(this.plain, this.pack));
  readonly defaults = $derived(this.game ? usualSettings(this.game) : {});
  /** How many settings are not the usual ones. */
  readonly changed = $derived(
    Object.entries(this.values).filter(([name, value]) => value !== this.defaults[name]).length,
  );
  /** Is there a seat for somebody who comes by link? */
  readonly open = $derived(this.seats.some((seat) => seat.who === 'open'));

  constructor(private readonly games: () => GameInfo[]) {}

  find(name: string): GameInfo | null {
    return this.games().find((known) => known.game === name) ?? null;
  }

  choose(name: string): void {
    const game = this.find(name);
    if (!game) return;
    this.chosen = name;
    this.seats = usualSeats(game, botNames());
    this.pack = '';
    this.values = usualSettings(game);
  }

  /** The pack is another: its settings are others too. */
  repack(): void {
    this.values = { ...this.defaults };
  }

  async start(seats: SeatChoice[] = this.seats, demo = false): Promise<void> {
    if (!this.game || this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      const settings = packed(this.values, this.pack);
      const made = await api.create(newTable(this.game, seats, settings, { listed: this.listed, clock: this.clock }));
      go(`/tables/${made.table.id}${demo ? '?watch=1' : ''}`);
    } catch (error) {
      this.problem = sentence(error);
    }
    this.busy = false;
  }

  /** The guided first game: two easy bots, a deal that suits it. */
  async first(name: string): Promise<void> {
    const game = this.find(name);
    const guide = (await loadGame(name))?.guide;
    if (!game || !guide || this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      const chosen = Object.entries(guide.settings ?? {}).map(([key, value]) => ` [${key} ${value}]`);
      const head = `[game ${name}] [seats ${guide.seats}] [seed ${guide.seed}] [version ${game.version}]`;
      const names = botNames();
      const seats = Array.from({ length: guide.seats }, (_, place): SeatPlan =>
        place ? { kind: 'bot', level: easyBot(game), name: names[place - 1] ?? '' } : { kind: 'me', name: '' },
      );
      const made = await api.record(`${head}${chosen.join('')}\n`, seats);
      learning.guide(name, made.table.id);
      go(`/tables/${made.table.id}`);
    } catch (error) {
      this.problem = sentence(error);
    }
    this.busy = false;
  }

  /** A table of bots alone, to look on: shown from its first move, turn by turn. */
  watch(name: string): void {
    this.choose(name);
    const game = this.find(name)!;
    const names = botNames();
    void this.start(
      usualSeats(game, names).map((_, place) => ({ who: usualBot(game), name: names[place] ?? '' })),
      true,
    );
  }
}
