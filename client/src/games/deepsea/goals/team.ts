/** Together or alone: the seven goals of the team as the table stands, what is needed, and what is house-made of it. */
import type { Speech, TeamStanding } from '../../types';
import type { DeepSeaPrinted, DeepSeaView } from '../../../wire/deepsea';
import { named, words } from '../words';
import { counted, goalName, goalText, signs } from './signs';

export interface TeamGoal {
  /** `impact`, `goal-2` or the id of a bonus goal. */
  key: string;
  name: string;
  text: string;
  icon: string;
  have: number;
  need: number;
  met: boolean;
  /** What each seat has added, where the goal is a sum of it; null for what only the team has. */
  parts: number[] | null;
  /** A bonus goal, turned up during play. */
  bonus: boolean;
  /** The number needed, or the whole card, is house-made. */
  house: boolean;
}

/** How many goals a team plays against. */
export const GOALS = 7;
/** From easy to hard. */
export const DIFFICULTIES = ['beginner', 'intermediate', 'expert', 'legendary'];
/** The prototype's words for the number of goals met. */
export const CHART: { from: number; to: number; word: string }[] = [
  { from: 0, to: 3, word: 'failure' },
  { from: 4, to: 4, word: 'seat-of-your-pants' },
  { from: 5, to: 5, word: 'impressive' },
  { from: 6, to: 6, word: 'resounding' },
  { from: 7, to: 7, word: 'astonishing' },
];
const SIGNS: Record<string, string> = {
  junior_specialists: 'promote',
  senior_specialists: 'promote',
  vessel_zones: 'travel',
  zones_in_play: 'sonar',
  high_attributes: 'any_attribute',
  research_and_discs: 'research',
};

type Sourced = { provenance?: string; house_players?: number[]; min?: number[] };
/** Is a number ours? In the prototype all are that its book does not print: those that are the retail box's there. */
function isOurs(sheet: Sourced, printed: DeepSeaPrinted, seats: number, need: number): boolean {
  const taken =
    printed.edition?.id === 'prototype' && sheet.provenance !== 'prototype' && sheet.min?.[seats - 1] === need;
  return taken || isHouse(sheet, seats);
}
/** Is the number for so many players, or all of it, house-made? */
export const isHouse = (sheet: Sourced | undefined, seats: number) =>
  sheet?.provenance === 'house' || (sheet?.house_players?.includes(seats) ?? false);

export const bonusText = (speech: Speech, printed: DeepSeaPrinted, card: string) =>
  speech.has(`bonus-${card}`)
    ? speech.text(`bonus-${card}`)
    : (printed.coop.bonus_goal.find((one) => one.id === card)?.text ?? '');
export const setbackText = (speech: Speech, printed: DeepSeaPrinted, card: string) =>
  speech.has(`setback-${card}`)
    ? speech.text(`setback-${card}`)
    : (printed.coop.setback.find((one) => one.id === card)?.text ?? '');
export const isSetback = (printed: DeepSeaPrinted, card: string) => printed.coop.setback.some((one) => one.id === card);

/** The goals in the order of the sheet: Impact, the mission's three, the bonus goals that lie open. */
export function teamGoals(view: DeepSeaView, printed: DeepSeaPrinted, speech: Speech): TeamGoal[] {
  const t = words(speech);
  const impact = view.coop.impact ?? { have: 0, need: 0 };
  const goals: TeamGoal[] = [
    {
      key: 'impact',
      name: t('impact-goal'),
      text: t(printed.edition?.journals_score === false ? 'impact-goal-text-prototype' : 'impact-goal-text'),
      icon: 'impact',
      ...impact,
      met: impact.have >= impact.need,
      parts: summing(impactParts(view, printed), impact.have),
      bonus: false,
      house: isOurs(printed.mission.impact_coop, printed, view.seats, impact.need),
    },
  ];
  for (const goal of view.goals) {
    const sheet = printed.mission.goal[goal.number - 1]!;
    const first = signs(counted(sheet, goal.version), view.named)[0];
    const { have, need, met } = goal.team ?? { have: 0, need: 0, met: false };
    goals.push({
      key: `goal-${goal.number}`,
      name: goalName(speech, t, printed, goal.number, goal.version),
      text: goalText(speech, printed, goal.number, goal.version),
      icon: first && 'icon' in first ? first.icon : 'journal',
      have,
      need,
      met,
      parts: summing(goal.units, have),
      bonus: false,
      house: isOurs(sheet.coop, printed, view.seats, need),
    });
  }
  for (const bonus of view.coop.bonus) {
    const sheet = printed.coop.bonus_goal.find((card) => card.id === bonus.card);
    goals.push({
      key: bonus.card,
      name: named(speech, 'coop_card', bonus.card),
      text: bonusText(speech, printed, bonus.card),
      icon: SIGNS[sheet?.count ?? ''] ?? 'promote',
      have: bonus.have,
      need: bonus.need,
      met: bonus.met,
      parts: summing(bonusParts(view, sheet?.count ?? ''), bonus.have),
      bonus: true,
      house: sheet !== undefined && isOurs(sheet, printed, view.seats, bonus.need),
    });
  }
  return goals;
}

/** Parts only where they add up to the whole: what the table counts otherwise is shown for the team. */
const summing = (parts: number[], whole: number) =>
  parts.length > 0 && parts.every((part) => part >= 0) && parts.reduce((sum, part) => sum + part, 0) === whole
    ? parts
    : null;

/** Points of each seat on the Impact board, from Journals and from tier-5 Seniors. */
function impactParts(view: DeepSeaView, printed: DeepSeaPrinted): number[] {
  const points = new Map(printed.hexes.map((hex) => [hex.hex, hex.points]));
  return view.players.map((player, seat) => {
    let sum = 0;
    for (const [hex, owner] of Object.entries(view.impact.markers)) if (owner === seat) sum += points.get(hex) ?? 0;
    for (const [hex, counts] of Object.entries(view.impact.unlimited))
      sum += (counts[seat] ?? 0) * (points.get(hex) ?? 0);
    if (printed.edition?.journals_score !== false)
      for (const journal of player.journals) sum += printed.journals[journal.card]?.points ?? 0;
    for (const tile of player.tiles) sum += tile.points ?? 0;
    return sum;
  });
}

const HIGH_LEVEL = 4;
function bonusParts(view: DeepSeaView, count: string): number[] {
  switch (count) {
    case 'junior_specialists':
      return view.players.map((player) => player.tiles.filter((tile) => !tile.senior).length);
    case 'senior_specialists':
      return view.players.map(
        (player) => player.tiles.filter((tile) => tile.senior && tile.kind !== 'team_leader').length,
      );
    case 'high_attributes':
      return view.players.map((player) => player.levels.filter((level) => level >= HIGH_LEVEL).length);
    case 'research_and_discs':
      return view.players.map((player) => player.research + player.staging);
    default:
      return [];
  }
}

/** A word of the prototype's chart as a heading. */
export function chartWord(speech: Speech, word: string): string {
  const said = speech.text(`word-${word}`);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/**
 * Reached or not, and by how much; in the prototype its own chart says it. Null where everybody plays for themselves.
 */
export function standing(view: DeepSeaView, printed: DeepSeaPrinted, speech: Speech): TeamStanding | null {
  if (!view.team) return null;
  const t = words(speech);
  const met = teamGoals(view, printed, speech).filter((goal) => goal.met).length;
  const need = view.coop.required;
  const won = met >= need;
  const charted = CHART.some((row) => row.word === view.coop.result);
  const level = difficulty(view, printed);
  const title = charted
    ? chartWord(speech, view.coop.result)
    : won
      ? t(view.seats > 1 ? 'result-reached' : 'result-reached-alone')
      : t('result-missed', { count: need - met });
  const text = level
    ? t('result-text', { met, of: GOALS, level: t(`difficulty-${level}`), need })
    : t('result-text-chart', { met, of: GOALS, need });
  return { met, need, of: GOALS, won, title, text };
}

/** A part of the score sheet by the name of its goal: `Discover`, `Discover: leader bonus`; null for all others. */
export function part(name: string, view: DeepSeaView, printed: DeepSeaPrinted, speech: Speech): string | null {
  const t = words(speech);
  const [, team, kind, digits] = /^(team-)?(goal|leader|bonus)-(\d)$/.exec(name) ?? [];
  const number = Number(digits);
  if (!kind) return null;
  if (team && kind === 'bonus') {
    const card = view.coop.open[number - 1];
    return card ? named(speech, 'coop_card', card) : null;
  }
  if (!printed.mission.goal[number - 1]) return null;
  const goal = goalName(speech, t, printed, number, view.versions[number - 1] ?? -1);
  return kind === 'leader' ? t('leader-of', { goal }) : goal;
}

/** The difficulty that was chosen; '' in an edition that has none. */
export function difficulty(view: DeepSeaView, printed: DeepSeaPrinted): string {
  return printed.edition?.difficulty === false ? '' : (view.settings['difficulty'] ?? '');
}

/** The fewest goals, those nearest to their number first, that would have made it a success. */
export function enough(goals: TeamGoal[], need: number): TeamGoal[] {
  const missing = need - goals.filter((goal) => goal.met).length;
  const short = (goal: TeamGoal) => (goal.need - goal.have) / Math.max(1, goal.need);
  return goals
    .filter((goal) => !goal.met)
    .sort((a, b) => short(a) - short(b))
    .slice(0, Math.max(0, missing));
}
