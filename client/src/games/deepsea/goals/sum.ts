import type { DeepSeaView } from '../../../wire/deepsea';

/** What a seat has of a goal of the mission times what each is worth. */
export function sum(part: string, seat: number, { view }: { view: DeepSeaView }): string {
  const [, number] = /^goal-(\d)$/.exec(part) ?? [];
  const goal = view.goals[Number(number) - 1];
  const [units, points] = [goal?.units[seat] ?? 0, goal?.points[seat] ?? 0];
  return units && points % units === 0 ? `${units} × ${points / units}` : '';
}
