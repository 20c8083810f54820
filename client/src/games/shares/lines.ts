/** What the list of options says about In Too Deep beyond the labels of the server. */
import type { Marks } from '../../lib/marks';
import type { Entry, Option, OptionContext, State } from '../types';
import {
  about,
  abilityOf,
  buying,
  count,
  list,
  numberOf,
  shareOf,
  word,
  type CompanyId,
  type SharesView,
} from './model';
import { named, short, words } from './words';

/** What a previewed option does, in plain lines. */
export function lines(option: Option, { view, printed, players, speech }: OptionContext): string[] {
  const t = words(speech);
  const table = view as SharesView;
  const price = () => t('line-buy-cost', { price: count(option, 'price'), left: count(option, 'left') });
  switch (`${option.step} ${option.verb}`) {
    case 'expand into': {
      const company = table.companies.find((c) => c.company === about(option, 'company'))!;
      const shares = list(option, 'amounts')
        .map((amount, seat) => ({ seat, amount: Number(amount) }))
        .filter((g) => g.amount > 0)
        .sort((a, b) => Number(b.seat === table.seat) - Number(a.seat === table.seat))
        .map((g) =>
          g.seat === table.seat
            ? t('line-you-draw', { count: g.amount })
            : t('line-draws', { name: players[g.seat]?.name ?? '', count: g.amount }),
        );
      const pays =
        word(option, 'dividend') !== 'yes'
          ? t(table.final_turns ? 'line-final-turns' : 'line-no-dividend')
          : shares.length
            ? t('line-dividend', { list: shares.join(', ') })
            : t('line-dividend-nobody');
      const { ability, amount } = abilityOf(printed, company);
      const after = !table.final_turns && !option.passes && speech.has(`ability-${ability}`);
      return after
        ? [
            pays,
            t('line-ability', { company: short(speech, company.company), ability: t(`brief-${ability}`, { amount }) }),
          ]
        : [pays];
    }
    case 'turn buy':
    case 'buy-cheaper buy':
      return [t('line-buy', { own: count(option, 'own'), worth: count(option, 'worth') }), price()];
    case 'turn expand':
      return [
        t('line-fits', {
          list: list(option, 'companies')
            .map((c) => named(speech, String(c)))
            .join(', '),
        }),
      ];
    case 'turn draw': {
      const raised = word(option, 'fundraiser');
      const more =
        raised === 'ends'
          ? t('line-fundraiser-ends')
          : raised === 'yes'
            ? t('line-fundraiser', { each: count(option, 'each') })
            : '';
      return more ? [t('line-draw'), more] : [option.label];
    }
    case 'pay pay':
      return [t('line-pay', { owed: count(option, 'owed') })];
    default:
      return [option.label];
  }
}

/** What a payment comes to: the cards, the hand from–to, and what is had for it. */
export function marked(options: Option[], set: Marks, { view, speech }: OptionContext, way: Entry[]): string[] {
  const t = words(speech);
  const hand = (view as SharesView).hand.length;
  const cards = options.map((option) => numberOf(about(option, 'card'))).sort((a, b) => a - b);
  const missing = set.info.most - cards.length;
  const card = buying(way);
  return [
    t('you-pay', { cards: cards.join(', '), count: cards.length, missing, hand, left: hand - set.info.most }),
    ...(card ? [t('you-get', { number: numberOf(card), company: short(speech, shareOf(card)) })] : []),
  ];
}

/** "Pay 3" says what for, where it is for a share. */
export function confirm(text: string, { speech }: OptionContext, way: Entry[]): string {
  const card = buying(way);
  return card ? words(speech)('pay-and-buy', { pay: text, company: short(speech, shareOf(card)) }) : text;
}

/** The words of the big button. */
export function verb(option: Option, { speech }: OptionContext): string {
  const t = words(speech);
  const company = short(speech, about(option, 'company') || word(option, 'company'));
  if (option.verb === 'into') return t(option.step === 'expand' ? 'verb-into' : 'verb-into-move', { company });
  if (option.verb === 'buy') return t('verb-buy', { company });
  if (option.verb === 'expand') return t('verb-expand', { number: numberOf(about(option, 'card')) });
  if (option.verb === 'draw') return t('draw');
  if (option.verb === 'decline') return t('decline');
  return option.label;
}

/** The heading of an option; a whole way stands with the choices that begin it. */
export function group(option: Option, { view, speech }: OptionContext): string {
  const table = view as SharesView;
  const begins = option.verb === 'into' && table.pending?.step !== option.step ? option.step : option.verb;
  return speech.text(`verb-${begins}`);
}

/** What one might expect to be possible: the shell lists the reasons why it is not. */
export function unlit({ view, options }: { view: SharesView; options: Option[]; state: State }): string[] {
  const offered = new Set(options.map((o) => o.action));
  const step = options[0]?.step;
  const missing = (actions: string[]) => actions.filter((action) => !offered.has(action));
  if (step === 'expand' || step === 'move' || step === 'place')
    return missing(view.companies.map((c) => `into ${c.company}`));
  if (step === 'turn' || step === 'buy-cheaper') {
    // One card a company is enough: the price is the same for all of them.
    const one = new Map<CompanyId, string>(view.hand.map((card) => [shareOf(card), card]));
    return missing([...one.values()].map((card) => `buy ${card}`));
  }
  return [];
}

export function totals(view: SharesView): number[] {
  return [...view.scores].sort((a, b) => a.seat - b.seat).map((s) => s.total);
}

/** A step of the way so far, as a crumb. */
export function crumb(action: string, { speech }: OptionContext): string {
  const t = words(speech);
  const [name, what = ''] = action.split(' ');
  if (name === 'expand' || name === 'place') return t('verb-expand', { number: numberOf(what) });
  if (name === 'buy') return t('verb-buy', { company: `${short(speech, shareOf(what))} ${numberOf(what)}` });
  if (name === 'pay')
    return action
      .split(' ')
      .slice(1)
      .map((card) => `−${numberOf(card)}`)
      .join(' ');
  if (name === 'into') return short(speech, what);
  if (speech.has(`verb-${name}`))
    return what.includes('-') ? `${speech.text(`verb-${name}`)}: ${numberOf(what)}` : speech.text(`verb-${name}`);
  return action;
}

/** A card onto a company: the best way for each company is listed, before the cards themselves. */
export const plans = { steps: ['turn', 'extra-depth'], before: 'expand' };
