/** What the list of options says about Reef Project beyond the labels of the server. */
import type { Option, OptionContext, State } from '../types';
import { count, effectsOf, list, target, whole, word, type WholeView } from './model';
import {
  aim,
  crewName,
  missionName,
  objectiveName,
  occasion,
  routeName,
  sectorName,
  shipName,
  spotName,
  told,
  words,
} from './words';

/** What the row is about, in a few words; price and effects stand beside it as signs. */
export function title(option: Option, { view, printed, speech }: OptionContext): string {
  const t = words(speech);
  const table = whole(view, printed);
  const thing = target(option);
  switch (option.verb) {
    case 'sail':
      return spotName(speech, table, thing);
    case 'deploy':
      return routeName(speech, table, thing);
    case 'choose':
      return shipName(speech, thing);
    case 'play':
    case 'keep':
    case 'reject':
    case 'take':
    case 'lay':
    case 'discard':
      return missionName(speech, thing, table.faces.mission[thing]);
    case 'hire':
      return crewName(speech, thing);
    case 'intern':
      return t('intern-offer');
    case 'objective':
    case 'drop':
      return objectiveName(speech, thing);
    case 'settle':
      return sectorName(speech, thing);
    case 'gain':
    case 'pay':
    case 'trade':
    case 'unlock':
      return t(`thing-${thing}`);
    case 'space':
      return t('reward-at', { at: count(option, 'at') });
    case 'row':
      return speech.text(`row-${thing}`);
    case 'trigger':
      return speech.text(`bonus-${thing}`);
    case 'activate':
      return word(option, 'tile') && word(option, 'who') === 'tile'
        ? crewName(speech, word(option, 'tile'))
        : t(word(option, 'who') === 'intern' ? 'intern' : 'printed-short', {
            color: word(option, 'color') ? speech.text(`color-${word(option, 'color')}`) : '',
          });
    case 'resolve': {
      const effects = effectsOf(option, table);
      return capital(told(speech, effects));
    }
    case 'pick':
      return t(thing === 'first' ? 'first-set' : 'second-set');
    case 'done':
      return t(table.pending?.step === 'recharge' ? 'decline' : 'enough');
    case 'reveal':
    case 'refresh':
      return t(`do-${option.verb}`);
    case 'milestone':
    case 'return':
      return t(`do-${option.verb}`);
    default:
      return t(`do-${option.verb}`, { at: count(option, 'at'), depth: count(option, 'depth') });
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The heading under which an option stands. */
export function group(option: Option, { view, printed, speech }: OptionContext): string {
  const t = words(speech);
  const table = whole(view, printed);
  if (option.verb === 'resolve') {
    const source = table.pending?.entries?.find((entry) => entry.entry === target(option))?.source ?? 'effect';
    return source === 'effect' && table.pending?.step === 'island' ? t('group-island') : t(`source-${source}`);
  }
  if (option.verb === 'pick') return t(table.pending?.step === 'island' ? 'group-island-choice' : 'one-of-two');
  const GROUPS: Record<string, string> = { hire: 'hire', intern: 'hire', end: 'end', done: 'end' };
  return t(`group-${GROUPS[option.verb] ?? option.verb}`);
}

/** What a previewed option does, in plain lines. */
export function lines(option: Option, { view, printed, players, speech }: OptionContext): string[] {
  const t = words(speech);
  const table = whole(view, printed);
  const me = table.players[table.seat];
  const thing = target(option);
  const effects = effectsOf(option, table);
  const gives = effects.length ? capital(told(speech, effects)) + '.' : '';
  switch (option.verb) {
    case 'sail': {
      const price = count(option, 'price');
      const spot = table.spots.find((one) => one.spot === thing);
      const fits = me?.plans.filter((plan) => plan.spot === thing) ?? [];
      return [
        t(price ? 'line-sail' : 'line-sail-free', {
          from: me?.energy ?? 0,
          to: (me?.energy ?? 0) - price,
          legs: spot?.way?.length ?? 0,
        }),
        gives || t('line-no-tile'),
        ...fits.map((plan) =>
          t('line-mission', {
            when: occasion(speech, table.faces.mission[plan.mission]!),
            effects: told(speech, table.faces.mission[plan.mission]!.effects),
          }),
        ),
      ];
    }
    case 'deploy': {
      const price = count(option, 'price');
      const sectors = list(option, 'sectors').map(String);
      const amounts = list(option, 'amounts')
        .map((amount, seat) => ({ seat, amount: Number(amount) }))
        .filter(({ amount }) => amount > 0)
        .map(({ seat, amount }) => `${players[seat]?.name} +${amount}`);
      const takers = list(option, 'takers').map((seat) => players[Number(seat)]?.name ?? '');
      return [
        option.step === 'turn'
          ? t(price ? 'line-deploy' : 'line-deploy-free', { from: me?.energy ?? 0, to: (me?.energy ?? 0) - price })
          : t('line-deploy-effect'),
        sectors.length
          ? t('line-cleans', {
              sectors: sectors.map((sector) => sectorName(speech, sector)).join(', '),
              points: amounts.join(', '),
              taker: [...new Set(takers)].join(', '),
            })
          : t('line-cleans-nothing'),
      ];
    }
    case 'recharge':
      return [
        t('line-recharge', {
          list: table.tracks.recharge
            .slice(0, me?.recharge ?? 0)
            .reverse()
            .map((space) => told(speech, space.effects))
            .join('; '),
        }),
      ];
    case 'hire':
    case 'intern':
      return [t('line-hire', { from: me?.coins ?? 0, to: (me?.coins ?? 0) - count(option, 'price') }), gives];
    case 'row': {
      const more = [
        count(option, 'row_vp') ? t('row-done', { vp: count(option, 'row_vp') }) : '',
        word(option, 'column') === 'filled' ? t('column-done') : '',
      ].filter(Boolean);
      return [t('covers', { effects: told(speech, effects) }), ...more.map(capital)];
    }
    case 'trade': {
      const place = table.tracks.resources.indexOf(thing);
      const have = me?.cargo[place] ?? 0;
      return [
        t('line-trade', {
          from: me?.coins ?? 0,
          to: (me?.coins ?? 0) - table.tracks.trade_price,
          kind: t(`thing-${thing}`),
          have,
          then: have + 1,
        }),
      ];
    }
    case 'choose': {
      const face = table.faces.ship[thing]!;
      return [t(`power-${face.power.replaceAll('_', '-')}`, { n: face.power_n })];
    }
    case 'play':
    case 'keep':
    case 'take':
    case 'reject': {
      const face = table.faces.mission[thing]!;
      return [`${capital(occasion(speech, face))}: ${told(speech, face.effects)}.`];
    }
    case 'objective':
    case 'drop':
      return [
        `${capital(aim(speech, table, thing))}.`,
        `${capital(t('now-points', { points: count(option, 'now') }))}.`,
      ];
    case 'reveal':
      return [t('line-reveal', { vp: count(option, 'vp') }), gives];
    case 'end':
      return [t('line-end')];
    default:
      return [option.label];
  }
}

/** The words of the big button. */
export function verb(option: Option, context: OptionContext): string {
  const t = words(context.speech);
  const named = title(option, context);
  if (option.verb === 'sail') return t('verb-sail', { spot: named });
  if (option.verb === 'hire') return t('verb-hire', { name: named });
  if (option.verb === 'play') return t('verb-play', { name: named });
  if (option.verb === 'recharge') return t('do-recharge');
  if (option.verb === 'end') return t('end-turn');
  return option.label;
}

/** A move of yours that is not finished, in the breadcrumb. */
export function crumb(action: string, { view, printed, speech }: OptionContext): string {
  const t = words(speech);
  const table = whole(view, printed);
  const [verb, thing = ''] = action.split(' ');
  if (verb === 'sail') return spotName(speech, table, thing);
  if (verb === 'deploy') return routeName(speech, table, thing);
  return t(`group-${verb}`).startsWith('{') ? speech.text(`verb-${verb}`) : t(`group-${verb}`);
}

/** What one might expect to be possible: the shell lists the reasons why it is not. */
export function unlit({ view, options }: { view: WholeView; options: Option[]; state: State }): string[] {
  const me = view.players[view.seat];
  if (!me) return [];
  const step = view.pending?.step ?? '';
  const offered = new Set(options.map((option) => option.action));
  const wanted: string[] = [];
  if (step === 'turn') {
    if (!options.some((option) => option.verb === 'deploy'))
      wanted.push(...view.routes.filter((route) => route.deploy !== null).map((route) => `deploy ${route.route}`));
    wanted.push('recharge');
  }
  if (step === 'turn' || step === 'island')
    wanted.push(...me.hand.filter((card) => card !== null).map((card) => `play ${card}`));
  if (step === 'island')
    wanted.push(
      ...(view.pending?.entries ?? [])
        .filter((entry) => entry.left && !entry.effect.sets)
        .map((entry) => `resolve ${entry.entry}`),
    );
  if (['turn', 'island', 'recharge', 'recharged'].includes(step)) {
    const fresh = me.pollution.find((tile) => tile.tile && !tile.used);
    if (fresh && !options.some((option) => option.verb === 'reveal')) wanted.push(`reveal ${fresh.tile}`);
  }
  if (step === 'hire') wanted.push(...view.crew_offer.map((tile) => `hire ${tile}`));
  if (step === 'take') wanted.push(...view.mission_offer.map((card) => `take ${card}`));
  return wanted.filter((action) => !offered.has(action)).slice(0, 8);
}

/** Points as they stand on the track: what is hidden is not in them. */
export const totals = (view: WholeView): number[] =>
  view.over ? view.scores.map((score) => score.total) : view.players.map((player) => player.score);

/** Effects are resolved in any order: as far as nothing is asked between them, one press takes them all. */
export const plans = { steps: [], runs: ['island', 'entries'] };
