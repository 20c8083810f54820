/** A turn of Endeavor: Deep Sea in one sentence: what was done where, what was found, what was gained, by whom. */
import type { OptionContext } from '../../types';
import { clause, eventsOf, listed, Sums, weave, type Part, type Step, type Tale, type Turn } from '../../../lib/tale';
import type { DeepSeaPrinted, DeepSeaView } from '../../../wire/deepsea';
import type { EventInfo } from '../../../wire';
import { boardOf, iconName, kindOf, spotOf } from '../model';
import { named, words } from '../words';

/** Bookkeeping: in the steps of the log, but no part of the sentence. */
const SILENT = new Set([
  'activated', 'copied', 'drew-boards', 'returned', 'stocked', 'displayed', 'pocket-refilled', 'pocket-opened', 'wave',
  'tokens-reshuffled', 'journals-reset', 'took-back', 'lost', 'declined', 'linked', 'locked', 'journal-discarded',
  'round', 'discarded-token', 'no-recruit', 'ocean-full', 'named', 'chose',
]); // prettier-ignore
const WEIGHTS: Record<string, number> = {
  'game-over': 9, 'team-result': 9, 'coop-card': 8, discovered: 6, published: 5, promoted: 5, raced: 5, cleaned: 4,
  conserved: 4, dived: 3, recruited: 3, marked: 2, walked: 2, launched: 2, travelled: 1,
}; // prettier-ignore
/** What strikes somebody. */
const LOSSES = new Set(['rose', 'stripped', 'flooded']);
const LOUD = new Set(['game-over', 'team-result', 'coop-card']);

const zoneAt = (board: string) => `[data-place="zone-${board}"]`;
const siteAt = (site: string) => `${zoneAt(boardOf(site))} [data-spot="${spotOf(site)}"]`;
const plateAt = (seat: number) => `:is([data-player="${seat}"], [data-place="seat-${seat}"])`;
const hexAt = (hex: string) => `[data-place="hex-${hex}"]`;

export function tale(turn: Turn, context: OptionContext): Tale {
  return new Teller(turn, context).tale();
}

class Teller {
  private readonly done: Step = { parts: [], places: [], texts: [] };
  private readonly changes: Step = { parts: [], places: [], texts: [] };
  private readonly gains: Step = { parts: [], places: [], texts: [] };
  private readonly others: Step = { parts: [], places: [], texts: [] };
  private readonly causes: Part[][] = [];
  private readonly effects: Part[][] = [];
  private readonly losses: Part[][] = [];
  private readonly won = new Map<number, Sums>();
  private readonly view: DeepSeaView;
  private readonly printed: DeepSeaPrinted;
  private weight = 0;
  private paid = 0;
  private loud = false;
  private readonly touched = new Set<number>();

  constructor(
    private readonly turn: Turn,
    private readonly context: OptionContext,
  ) {
    this.view = context.view as DeepSeaView;
    this.printed = context.printed as DeepSeaPrinted;
  }

  tale(): Tale {
    const events = eventsOf(this.turn);
    for (const event of events) this.tell(event);
    if (!this.causes.length) this.bookkeeping(events);
    const quiet = this.causes.length === 0 && this.effects.length === 0 && this.touched.size === 0 && !this.loud;
    const passes = events.some((event) => event.kind === 'passed');
    this.done.parts = listed(this.causes.length ? this.causes : passes ? [this.say('passes')] : []);
    if (this.paid) this.done.parts.push(' ', { ...this.sign('research', -this.paid) });
    this.changes.parts = listed(this.effects);
    this.gains.parts = this.won.get(this.turn.seat)?.parts((what, count) => this.label(what, count)) ?? [];
    this.others.parts = this.toOthers();
    if (this.gains.parts.length) this.gains.places.push(plateAt(this.turn.seat));
    const steps = [this.done, this.changes, this.gains, this.others].filter(
      (step) => step.parts.length || step.texts.length,
    );
    return { steps, quiet, loud: this.loud, weight: this.weight + this.touched.size * 2, touched: [...this.touched] };
  }

  private say(id: string, parts: Record<string, Part | Part[] | number> = {}): Part[] {
    return weave((values) => words(this.context.speech)(`tale-${id}`, values), parts);
  }

  private label(what: string, count: number): string {
    return words(this.context.speech)('tale-gain', { count, what: iconName(this.context.speech, what) });
  }

  private sign(what: string, count: number) {
    return { sign: what, count, label: this.label(what, count) };
  }

  private name(kind: string, id: unknown): Part {
    return { name: named(this.context.speech, kind, String(id)) };
  }

  /** A dive token: what stands on it. */
  private token(id: string): Part[] {
    const printed = this.printed.tokens[id];
    if (!printed?.effect.length) return [this.sign('research', printed?.research ?? 0)];
    const sums = new Sums();
    for (const icon of printed.effect) sums.add(icon);
    return sums.parts((what, count) => this.label(what, count));
  }

  /** A zone: its name and where it lies. */
  private zone(board: unknown): Part[] {
    const cell = this.view.zones.find((zone) => zone.board === board)?.cell;
    return [this.name('board', board), ...(cell ? [' ', { at: cell }] : [])];
  }

  private tell(event: EventInfo): void {
    const { kind, seat, data } = event;
    this.weight = Math.max(this.weight, WEIGHTS[kind] ?? 0);
    if (LOUD.has(kind)) this.loud = true;
    const step = this.place(event);
    step.texts.push(event.text);
    if (this.gained(event)) return;
    switch (kind) {
      case 'placed-disc':
        return this.placed(String(data.site));
      case 'dived': {
        this.causes.push(this.say('dive', { place: this.zone(boardOf(String(data.site))) }));
        const tokens = [data.tokens ?? []].flat().map((token) => this.token(String(token)));
        if (tokens.length) this.effects.push(this.say('finds', { what: listed(tokens) }));
        this.done.places.push(zoneAt(boardOf(String(data.site))), siteAt(String(data.site)));
        return;
      }
      case 'conserved':
        this.causes.push(this.say('conserve', { place: this.zone(boardOf(String(data.site))) }));
        this.done.places.push(zoneAt(boardOf(String(data.site))), siteAt(String(data.site)));
        return;
      case 'published':
        this.causes.push(this.say('journal', { place: this.zone(boardOf(String(data.site))) }));
        this.effects.push(this.say('publishes', { what: this.name('card', data.card) }));
        this.done.places.push(zoneAt(boardOf(String(data.site))), siteAt(String(data.site)));
        return;
      case 'travelled':
        this.causes.push(this.say('travel', { place: this.zone(data.board) }));
        this.done.places.push(zoneAt(String(data.origin)), zoneAt(String(data.board)));
        this.done.way = true;
        return;
      case 'discovered':
        this.effects.push(this.say('discovers', { what: this.zone(data.board) }));
        this.changes.places.push(zoneAt(String(data.board)));
        this.changes.way = true;
        return;
      case 'launched':
        (seat === this.turn.seat ? this.effects : this.losses).push(
          this.say('launches', { place: this.zone(data.board) }),
        );
        step.places.push(zoneAt(String(data.board)));
        return;
      case 'recruited':
        this.causes.push(this.say('recruits', { who: this.name('kind', data.specialist) }));
        this.done.places.push(plateAt(seat));
        return;
      case 'promoted':
        this.effects.push(this.say('promotes', { who: this.name('kind', data.specialist) }));
        this.changes.places.push(plateAt(seat));
        return;
      case 'used':
      case 'circle-used':
        this.causes.push(
          this.say('uses', { what: this.name(kind === 'used' ? 'token' : 'card', data.token ?? data.card) }),
        );
        return;
      case 'marked':
      case 'walked':
        this.effects.push([this.sign('impact', 1)]);
        this.changes.places.push(hexAt(String(data.target ?? data.hex)));
        return;
      case 'passed':
        return;
      default:
        if (SILENT.has(kind)) return;
        if (LOSSES.has(kind) && seat >= 0) this.touch(seat);
        this.effects.push([clause(event.text, this.context.players[this.turn.seat]?.name ?? '')]);
    }
  }

  /** The step an event belongs to. */
  private place({ kind, seat }: EventInfo): Step {
    if (seat >= 0 && seat !== this.turn.seat) return this.others;
    if (['attribute', 'research', 'discs', 'effort'].includes(kind)) return this.gains;
    if (['discovered', 'stocked', 'promoted', 'marked', 'walked', 'launched', 'coop-card'].includes(kind))
      return this.changes;
    return this.done;
  }

  /** Is it something gained or paid? Then it becomes a chip. */
  private gained({ kind, seat, data }: EventInfo): boolean {
    const sums = this.won.get(seat) ?? new Sums();
    if (kind === 'attribute') sums.add(String(data.attribute));
    else if (kind === 'research') sums.add('research', Number(data.amount));
    else if (kind === 'discs') sums.add('disc', Number(data.amount));
    else if (kind === 'effort') sums.add('disc', Number(data.discs));
    else if (kind === 'spent') sums.add('research', Number(data.research));
    else if (kind === 'paid') this.paid += Number(data.research);
    else return false;
    if (kind !== 'paid') {
      this.won.set(seat, sums);
      if (seat !== this.turn.seat) this.touch(seat);
    }
    return true;
  }

  private placed(site: string): void {
    const sheet = this.printed.zones[boardOf(site)];
    if (!sheet || kindOf(sheet, spotOf(site)) !== 'sonar') return;
    this.causes.push(this.say('sonar', { place: this.zone(boardOf(site)) }));
    this.done.places.push(zoneAt(boardOf(site)), siteAt(site));
  }

  private touch(seat: number): void {
    this.touched.add(seat);
    this.others.places.push(plateAt(seat));
  }

  /** What others got by it, each with their name. */
  private toOthers(): Part[] {
    const losses: Part[][] = [...this.losses];
    for (const [seat, sums] of this.won) {
      const player = this.context.players[seat];
      if (seat === this.turn.seat || !player || sums.empty) continue;
      const who: Part = { seat, name: player.name, you: player.you };
      losses.push(this.say('gains', { who, what: sums.parts((what, count) => this.label(what, count)) }));
    }
    return listed(losses);
  }

  /** A turn in which nothing was done on the board: an activation that came to nothing, or discs taken back. */
  private bookkeeping(events: EventInfo[]): void {
    const activated = events.find((event) => event.kind === 'activated');
    if (activated) this.causes.push(this.say('activates', { who: this.name('face', activated.data.face) }));
  }
}
