/** A turn of In Too Deep in one sentence: what was bought or expanded, what it cost, who got a dividend. */
import type { OptionContext } from '../types';
import { clause, eventsOf, listed, Sums, weave, type Part, type Step, type Tale, type Turn } from '../../lib/tale';
import type { EventInfo } from '../../wire';
import { numberOf, shareOf } from './model';
import { short, words } from './words';

/** What is told by the sentence of the log. */
const TOLD = new Set([
  'end-set-off',
  'final-turns',
  'game-over',
  'reshuffled',
  'lost',
  'bonus-awarded',
  'bonus-placed',
]);
const LOUD = new Set(['end-set-off', 'final-turns', 'game-over']);
const WEIGHTS: Record<string, number> = {
  'game-over': 9, 'end-set-off': 9, 'final-turns': 9, took: 7, fundraiser: 6, reshuffled: 5, dividend: 4, opened: 4,
  bought: 4, drafted: 4, expanded: 3, removed: 3, moved: 3, raised: 3, placed: 3, 'bonus-awarded': 3, lost: 3, drew: 1,
}; // prettier-ignore

const companyAt = (company: unknown) => `[data-place="company-${company}"]`;
const cardAt = (card: unknown) => `[data-place="card-${card}"]`;
const seatAt = (seat: number) => `[data-place="seat-${seat}"]`;
const step = (): Step => ({ parts: [], places: [], texts: [] });

export function tale(turn: Turn, { speech, players }: OptionContext): Tale {
  const t = words(speech);
  const name = players[turn.seat]?.name ?? '';
  const [done, then, others] = [step(), step(), step()];
  const causes: Part[][] = [];
  const effects: Part[][] = [];
  const toOthers: Part[][] = [];
  const drawn = new Map<number, Sums>();
  const touched = new Set<number>();
  let [weight, loud, shared] = [0, false, false];
  /** What was paid for last: the price stands behind it. */
  let dear: Part[] | null = null;
  const prices = new Map<Part[], number>();
  const pay = (count: number) => dear && prices.set(dear, (prices.get(dear) ?? 0) + count);
  const does = (list: Part[][], parts: Part[]) => {
    dear = parts;
    list.push(parts);
  };

  const say = (id: string, parts: Record<string, Part | Part[] | number> = {}) =>
    weave((values) => t(`tale-${id}`, values), parts);
  const label = (what: string, count: number) => t(`tale-thing-${what}`, { count });
  const company = (id: unknown): Part => ({ name: short(speech, String(id)) });
  const depth = (card: unknown): Part => ({ at: String(numberOf(String(card))) });
  const share = (card: unknown): Part[] => [
    { sign: shareOf(String(card)), label: short(speech, shareOf(String(card))) },
    ' ',
    depth(card),
  ];

  function tell(event: EventInfo): Step {
    const { kind, seat, data } = event;
    switch (kind) {
      case 'bought':
      case 'drafted':
        does(causes, say(kind === 'bought' ? 'buys' : 'drafts', { what: share(data.card) }));
        done.places.push(companyAt(data.company), seatAt(seat));
        return done;
      case 'opened':
      case 'expanded':
        does(
          causes,
          say(kind === 'opened' ? 'opens' : 'expands', { company: company(data.company), to: depth(data.card) }),
        );
        done.places.push(companyAt(data.company), cardAt(data.card));
        return done;
      case 'dividend':
        shared = Number(data.total) > 0;
        if (shared) effects.push(say('dividend'));
        return then;
      case 'fundraiser':
        shared = true;
        effects.push(say('fundraiser'));
        return then;
      case 'drew':
        if (!shared && seat === turn.seat) causes.push(say('draws', { count: Number(data.count) }));
        else {
          const sums = drawn.get(seat) ?? new Sums();
          sums.add('card', Number(data.count));
          drawn.set(seat, sums);
          if (seat !== turn.seat) touched.add(seat);
        }
        return shared ? others : done;
      case 'paid':
        pay(1);
        return effects.length ? then : done;
      case 'handed':
        pay(Number(data.count));
        touched.add(Number(data.owner));
        return then;
      case 'removed':
        does(effects, say('removes', { what: depth(data.card), company: company(data.company) }));
        then.places.push(companyAt(data.company));
        return then;
      case 'moved':
        does(effects, say('moves', { what: depth(data.card), company: company(data.target) }));
        then.places.push(companyAt(data.company), cardAt(data.card));
        return then;
      case 'raised':
      case 'placed':
        does(
          effects,
          say(kind === 'raised' ? 'raises' : 'places', { what: depth(data.card), company: company(data.company) }),
        );
        then.places.push(cardAt(data.card));
        return then;
      case 'took': {
        const owner = players[Number(data.owner)];
        const from: Part = { seat: Number(data.owner), name: owner?.name ?? t('third'), you: owner?.you ?? false };
        does(effects, say('robs', { what: share(data.card), from }));
        then.places.push(seatAt(Number(data.owner)), seatAt(seat));
        touched.add(Number(data.owner));
        loud ||= Boolean(owner?.you);
        return then;
      }
      default:
        if (TOLD.has(kind)) effects.push([clause(event.text, name)]);
        return then;
    }
  }

  for (const event of eventsOf(turn)) {
    weight = Math.max(weight, WEIGHTS[event.kind] ?? 0);
    loud ||= LOUD.has(event.kind);
    tell(event).texts.push(event.text);
  }
  for (const [seat, sums] of drawn) {
    const player = players[seat];
    others.places.push(seatAt(seat));
    const who: Part = { seat, name: player?.name ?? t('third'), you: player?.you ?? false };
    toOthers.push(say('gets', { who, what: sums.parts(label) }));
  }
  for (const [parts, count] of prices) parts.push(' ', { sign: 'card', count: -count, label: label('card', -count) });
  done.parts = listed(causes);
  then.parts = listed(effects);
  others.parts = listed(toOthers);
  const steps = [done, then, others].filter((each) => each.parts.length || each.texts.length);
  const quiet = !causes.length && !effects.length && !toOthers.length;
  return { steps, quiet, loud, weight: weight + 2 * touched.size, touched: [...touched] };
}
