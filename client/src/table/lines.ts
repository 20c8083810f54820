/** The log as lines: one a turn, newest first, with what else happened at the table between them. */
import { standing } from '../lib/story';
import { turnsOf, type Turn } from '../lib/tale';
import type { Entry } from '../wire';

export type Line =
  | { kind: 'turn'; key: string; turn: Turn }
  | { kind: 'entry'; key: string; entry: Entry }
  | { kind: 'rule'; key: string; text: string }
  | { kind: 'since'; key: string };

/** What is told elsewhere, or nobody's business but somebody else's. */
const UNTOLD = ['chat', 'create', 'start', 'close', 'quiet'];

/** What a round is announced by, in every game that has rounds. */
const ROUND = 'round';

/** Newest first. A rule stands below the turns since the viewer's last one, and above a turn that ended a round. */
export function linesOf(entries: Entry[], since: Entry[], most: number): Line[] {
  const taken = new Set(standing(entries).map((act) => act.revision));
  const oldest = since[0]?.revision ?? -1;
  const lines: Line[] = [];
  let acts: Entry[] = [];
  const close = () => {
    for (const turn of turnsOf(acts)) {
      if (oldest >= 0 && turn.acts.some((act) => act.revision === oldest)) lines.push({ kind: 'since', key: 'since' });
      lines.push({ kind: 'turn', key: turn.key, turn });
      const rounds = turn.acts.flatMap((act) => (act.events ?? []).filter((event) => event.kind === ROUND));
      for (const round of rounds) lines.push({ kind: 'rule', key: `${turn.key}/round`, text: round.text });
    }
    acts = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'act') {
      if (taken.has(entry.revision)) acts.push(entry);
      continue;
    }
    if (UNTOLD.includes(entry.kind)) continue;
    close();
    lines.push({ kind: 'entry', key: `${entry.revision}`, entry });
  }
  close();
  return lines.reverse().slice(0, most);
}

type Gone = '' | 'resigned' | 'timeout' | 'away';

/** What happened to whom by a bot in the place of somebody who had left, and how they had. */
export function playedFor(
  entries: Entry[],
  seatOf: (chair: number) => number = (chair) => chair,
): (turn: Turn) => Gone {
  const changes: { seat: number; revision: number; gone: Gone }[] = [];
  for (const entry of entries) {
    const { kind, revision } = entry;
    const seat = entry.chair === undefined || entry.chair === null ? (entry.seat ?? -1) : seatOf(entry.chair);
    if (kind === 'resign') changes.push({ seat, revision, gone: 'resigned' });
    if (kind === 'timeout') changes.push({ seat, revision, gone: 'timeout' });
    if (kind === 'give' && entry.text) changes.push({ seat, revision, gone: 'away' });
    if (kind === 'return' || kind === 'sit') changes.push({ seat, revision, gone: '' });
  }
  return (turn) =>
    changes.findLast((one) => one.seat === turn.seat && one.revision < turn.acts[0]!.revision)?.gone ?? '';
}
