/** A turn of Reef Project in one sentence: where the ship went, what was done there, what it came to, for whom. */
import type { OptionContext } from '../types';
import { clause, eventsOf, listed, Sums, weave, type Part, type Step, type Tale, type Turn } from '../../lib/tale';
import type { EventInfo } from '../../wire';
import type { ReefPrinted, ReefView } from '../../wire/reef';
import { whole } from './model';
import { crewName, missionName, sectorName, shipName, spotName, words } from './words';

/** What is told although it has no words of its own here: by the sentence of the log. */
const TOLD = new Set([
  'row-filled', 'column-filled', 'track-emptied', 'tank-reached', 'milestone-kept', 'hand-out', 'end-set-off',
  'objective-scored', 'game-over', 'set-scored',
]); // prettier-ignore
const LOUD = new Set(['hand-out', 'end-set-off', 'game-over']);
const WEIGHTS: Record<string, number> = {
  'game-over': 9, 'end-set-off': 9, 'hand-out': 8, cleaned: 7, 'row-filled': 6, 'track-emptied': 6, 'column-filled': 5,
  'tank-reached': 5, 'milestone-kept': 5, restored: 4, hired: 4, intern: 3, played: 3, dived: 2, researched: 2,
  'set-scored': 3, sailed: 1, recharged: 1,
}; // prettier-ignore
/** Several of these in a turn are counted, not told one by one. */
const COUNTED: Record<string, string> = {
  deployed: 'deploys', 'deployed-free': 'deploys', unlocked: 'unlocks', took: 'takes', researched: 'researches',
  dived: 'dives', restored: 'restores', activated: 'activates',
}; // prettier-ignore

const spotAt = (spot: unknown) => `[data-place="spot-${spot}"]`;
const routeAt = (route: unknown) => `[data-place="route-${route}"]`;
const sectorAt = (sector: unknown) => `[data-place="sector-${sector}"]`;
const seatAt = (seat: number) => `[data-place="seat-${seat}"]`;
const step = (): Step => ({ parts: [], places: [], texts: [] });

export function tale(turn: Turn, context: OptionContext): Tale {
  const view = whole(context.view as ReefView, context.printed as ReefPrinted);
  const { speech, players } = context;
  const t = words(speech);
  const name = players[turn.seat]?.name ?? '';
  const [way, work, gains, others] = [step(), step(), step(), step()];
  const causes: Part[][] = [];
  const effects: Part[][] = [];
  const counts = new Sums();
  const won = new Map<number, Sums>();
  const touched = new Set<number>();
  let weight = 0;
  let loud = false;

  const say = (id: string, parts: Record<string, Part | Part[] | number> = {}) =>
    weave((values) => t(`tale-${id}`, values), parts);
  const label = (what: string, count: number) => t(`tale-thing-${what}`, { count });
  const sums = (seat: number) => {
    const sums = won.get(seat) ?? new Sums();
    won.set(seat, sums);
    return sums;
  };

  /** Is it something gained or paid? Then it becomes a chip. */
  function gained({ kind, seat, data }: EventInfo): boolean {
    const n = Number(data.n);
    if (kind === 'gained') sums(seat).add(String(data.resource), n);
    else if (kind === 'paid') sums(seat).add(String(data.resource), -n);
    else if (kind === 'energy') sums(seat).add('energy', n);
    else if (kind === 'coins') sums(seat).add('coin', n);
    else if (kind === 'coins-paid') sums(seat).add('coin', -n);
    else if (kind === 'points') sums(seat).add('points', n);
    else return kind === 'energy-paid' || kind === 'sector-points';
    if (seat !== turn.seat && n > 0) touched.add(seat);
    return true;
  }

  function tell(event: EventInfo): Step {
    const { kind, data } = event;
    if (COUNTED[kind]) counts.add(COUNTED[kind]);
    switch (kind) {
      case 'sailed':
        causes.push(say('sails', { place: { name: spotName(speech, view, String(data.spot)) } }));
        way.places.push(spotAt(data.from), spotAt(data.spot));
        way.way = true;
        return way;
      case 'recharged':
        causes.push(say('recharges'));
        return way;
      case 'ship-chosen':
        causes.push(say('ship', { what: { name: shipName(speech, String(data.ship)) } }));
        return way;
      case 'deployed':
      case 'deployed-free':
        work.places.push(routeAt(data.route));
        return work;
      case 'played':
        effects.push(
          say('plays', {
            what: { name: missionName(speech, String(data.mission), view.faces.mission[String(data.mission)]) },
          }),
        );
        return work;
      case 'hired':
      case 'intern':
        effects.push(say('hires', { who: { name: crewName(speech, String(data.tile)) } }));
        return work;
      case 'cleaned':
        effects.push(say('cleans', { place: { name: sectorName(speech, String(data.sector)) } }));
        work.places.push(sectorAt(data.sector));
        return work;
      default:
        if (TOLD.has(kind)) effects.push([clause(event.text, name)]);
        return work;
    }
  }

  for (const event of eventsOf(turn)) {
    if (event.kind === 'turn-began' || event.kind === 'round') continue;
    weight = Math.max(weight, WEIGHTS[event.kind] ?? 0);
    loud ||= LOUD.has(event.kind);
    const where = gained(event) ? (event.seat === turn.seat ? gains : others) : tell(event);
    where.texts.push(event.text);
  }
  const counted = ['deploys', 'unlocks', 'takes', 'dives', 'researches', 'restores'].flatMap((what) =>
    counts.has(what) ? [say(what, { count: counts.get(what) })] : [],
  );
  way.parts = listed(causes);
  work.parts = listed([...counted.slice(0, 1), ...effects, ...counted.slice(1)]);
  gains.parts = won.get(turn.seat)?.parts(label) ?? [];
  if (gains.parts.length) gains.places.push(seatAt(turn.seat));
  others.parts = listed(
    [...won].flatMap(([seat, sums]) => {
      const player = players[seat];
      if (seat === turn.seat || !player || sums.empty) return [];
      others.places.push(seatAt(seat));
      return [say('gains', { who: { seat, name: player.name, you: player.you }, what: sums.parts(label) })];
    }),
  );
  // Choices before the first turn (missions dealt, kept, handed on) say nothing.
  const steps = [way, work, gains, others].filter((each) => each.parts.length || each.texts.length);
  const quiet = !way.parts.length && !work.parts.length && !gains.parts.length && !others.parts.length;
  return { steps, quiet, loud, weight: weight + 2 * touched.size, touched: [...touched] };
}
