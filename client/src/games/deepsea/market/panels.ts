/** The panels of the rail: what can be had, each with how much of it there is and how much of that is lit. */
import type { BoardProps, RailPanel } from '../../types';
import type { DeepSeaView } from '../../../wire/deepsea';
import { words } from '../words';

export function panels({ view, options, speech }: BoardProps<DeepSeaView>): RailPanel[] {
  const t = words(speech);
  const sum = (all: number[]) => all.reduce((so, n) => so + n, 0);
  const lit = (...verbs: string[]) => options.filter((option) => verbs.includes(option.verb)).length;
  const pockets = view.pockets.map((pocket) => pocket.tiles);
  const stacks = view.stacks.filter((stack) => stack.depth <= view.depths).map((stack) => stack.boards);
  return [
    { id: 'journals', label: t('tab-journals'), count: view.display.length, lit: lit('publish') },
    {
      id: 'specialists',
      label: t('tab-specialists'),
      count: sum([...Object.values(view.tray), ...pockets]),
      lit: lit('recruit', 'refill'),
    },
    { id: 'boards', label: t('tab-boards'), count: sum(stacks), lit: lit('draw') },
  ];
}
