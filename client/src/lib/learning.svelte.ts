/** What a person has learnt on this device: games finished, the coach, the guided table, lessons and their tables. */
import type { GameInfo } from '../wire';

const PLACE = 'bathysphere.learning';
/** Finished games after which the coach is silent until it is asked for. */
const ENOUGH = 2;

interface Learnt {
  /** Tables of games that were played to the end here, by game. */
  over: Record<string, string[]>;
  /** The switch of the coach, where somebody has used it. */
  coach: Record<string, boolean>;
  /** The table of the guided first game, by game; empty when the guide was left. */
  guided: Record<string, string>;
  /** Tables whose aim was read. */
  read: string[];
  /** The table of each lesson that was begun: `shares/dividend`. */
  lessons: Record<string, string>;
  learnt: string[];
}

function remembered(): Learnt {
  const learnt: Learnt = { over: {}, coach: {}, guided: {}, read: [], lessons: {}, learnt: [] };
  try {
    Object.assign(learnt, JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
  } catch {
    // A private window: everything is forgotten when the page is left.
  }
  return learnt;
}

const learnt = $state<Learnt>(remembered());
/** What the server knows of finished games. */
let server = $state.raw<Record<string, number>>({});

function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(learnt));
  } catch {
    // See above.
  }
}

export const learning = {
  /** How many games of this kind this person has finished, as far as anybody remembers. */
  finished: (game: string): number => Math.max(learnt.over[game]?.length ?? 0, server[game] ?? 0),
  /** Does the coach speak? */
  coach: (game: string): boolean => learnt.coach[game] ?? learning.finished(game) < ENOUGH,
  guided: (game: string, table: string): boolean => learnt.guided[game] === table,
  aimRead: (table: string): boolean => learnt.read.includes(table),
  /** The table where a lesson was left, if it was begun and not finished. */
  placeOf: (game: string, lesson: string): string | undefined =>
    learning.learnt(game, lesson) ? undefined : learnt.lessons[`${game}/${lesson}`],
  /** The lesson that was begun last and is not finished. */
  lastLesson: (): { game: string; lesson: string } | undefined => {
    const left = Object.keys(learnt.lessons).findLast((key) => !learnt.learnt.includes(key));
    const [game = '', lesson = ''] = left?.split('/') ?? [];
    return left ? { game, lesson } : undefined;
  },
  learnt: (game: string, lesson: string): boolean => learnt.learnt.includes(`${game}/${lesson}`),

  told(finished: Record<string, number> | undefined): void {
    server = finished ?? {};
  },
  setCoach(game: string, on: boolean): void {
    learnt.coach[game] = on;
    keep();
  },
  gameOver(game: string, table: string): void {
    const tables = (learnt.over[game] ??= []);
    if (tables.includes(table)) return;
    tables.push(table);
    keep();
  },
  guide(game: string, table: string): void {
    learnt.guided[game] = table;
    keep();
  },
  leaveGuide(game: string): void {
    learnt.guided[game] = '';
    keep();
  },
  readAim(table: string): void {
    learnt.read = [...learnt.read.slice(-9), table];
    keep();
  },
  beginLesson(game: string, lesson: string, table: string): void {
    const key = `${game}/${lesson}`;
    // The one begun last stands last.
    delete learnt.lessons[key];
    learnt.lessons[key] = table;
    learnt.learnt = learnt.learnt.filter((one) => one !== `${game}/${lesson}`);
    keep();
  },
  finishLesson(game: string, lesson: string): void {
    if (!learning.learnt(game, lesson)) learnt.learnt = [...learnt.learnt, `${game}/${lesson}`];
    keep();
  },
};

/** The easiest bot that still plays the game. */
export function easyBot(game: GameInfo): string {
  return (game.bots.find((bot) => bot.level === 'deckhand') ?? game.bots[0])?.level ?? 'random';
}
