import type { DeepSeaPrinted, DeepSeaView } from '../../../wire/deepsea';

const MOST_TERMS = 8;

/** What a part of a score is made of: units of a goal, tracks and places that count one by one, what is divided. */
export function sum(
  part: string,
  seat: number,
  { view, printed }: { view: DeepSeaView; printed: DeepSeaPrinted },
): string {
  const [, number] = /^goal-(\d)$/.exec(part) ?? [];
  if (number) {
    const goal = view.goals[Number(number) - 1];
    const [units, points] = [goal?.units[seat] ?? 0, goal?.points[seat] ?? 0];
    return units && points % units === 0 ? `${units} × ${points / units}` : '';
  }
  if (part === 'leftovers') return leftovers(seat, view, printed);
  const terms = TERMS[part]?.(seat, view, printed).filter((points) => points > 0) ?? [];
  return terms.length > 1 && terms.length <= MOST_TERMS ? terms.join(' + ') : '';
}

/** Research, discs at hand and the best token together, so many for a point; what does not make a whole one is lost. */
function leftovers(seat: number, { players }: DeepSeaView, { tokens, leftovers_per_point }: DeepSeaPrinted): string {
  const player = players[seat];
  if (!player) return '';
  const token = Math.max(0, ...player.tokens.map((id) => tokens[id]?.research ?? 0));
  const left = [player.research, player.staging, token].filter(Boolean);
  if (!left.length) return '';
  return `${left.length > 1 ? `(${left.join(' + ')})` : left[0]} ÷ ${leftovers_per_point}`;
}

const TERMS: Record<string, (seat: number, view: DeepSeaView, printed: DeepSeaPrinted) => number[]> = {
  attributes: (seat, view, printed) =>
    (view.players[seat]?.attributes ?? []).map(
      (step) => printed.mat.bracket.find((bracket) => bracket.steps.includes(step))?.points ?? 0,
    ),
  impact: (seat, view, printed) => {
    const points = new Map(printed.hexes.map((hex) => [hex.hex, hex.points]));
    const own = Object.entries(view.impact.markers).filter(([, owner]) => owner === seat);
    return own.map(([hex]) => points.get(hex) ?? 0);
  },
};
