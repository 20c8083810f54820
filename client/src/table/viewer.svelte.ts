/** What somebody who looks at a table has before them: the table, from which seat, and what follows from that. */
import type { GameModule, Speech } from '../games/types';
import type { Live } from '../lib/live.svelte';
import { players as looks, since as sinceTurn, standing } from '../lib/story';
import type { State } from '../wire';
import type { Story } from './story.svelte';

export interface TableProps {
  live: Live;
  story: Story;
  state: State;
  game: GameModule | null;
  speech: Speech;
  printed: unknown;
}

export class Viewer {
  readonly live = $derived.by(() => this.props().live);
  readonly story = $derived.by(() => this.props().story);
  readonly table = $derived.by(() => this.props().state);
  readonly game = $derived.by(() => this.props().game);
  readonly speech = $derived.by(() => this.props().speech);
  readonly printed = $derived.by(() => this.props().printed);

  readonly title = $derived(this.speech.text(`game-${this.table.table.game}`));
  readonly players = $derived(looks(this.table.table.seats));
  /** The viewer's own seats: several where several people play at one screen. */
  readonly mine = $derived(this.players.filter((player) => player.you).map((player) => player.seat));
  /** The seat that has to choose, or whose turn is told; -1 if nobody has to. */
  readonly turn = $derived(
    this.story.now?.turn.seat ?? (this.table.view?.pending as { seat: number } | null)?.seat ?? -1,
  );
  readonly over = $derived(this.table.table.status === 'over');
  readonly connected = $derived(this.live.connection === 'open');
  readonly context = $derived({
    view: this.table.view,
    printed: this.printed,
    players: this.players,
    speech: this.speech,
  });

  private readonly moves = $derived(standing(this.story.entries));
  readonly lastOwn = $derived(this.moves.findLast((entry) => this.mine.includes(entry.seat ?? -1)));
  /** What others have done since the viewer's last move. */
  readonly since = $derived(sinceTurn(this.story.entries, this.mine));
  /** The viewer's own moves of this turn so far. */
  readonly crumbs = $derived(
    this.table.undo.turn && this.table.question ? this.moves.slice(-this.table.undo.turn) : [],
  );

  /** Changes with every new position. Somebody's chat or coming and going is none: what was chosen stays chosen. */
  readonly position = $derived(`${this.table.hash}/${this.table.moves}/${this.table.seat}/${this.speech.lang}`);

  constructor(private readonly props: () => TableProps) {}
}
