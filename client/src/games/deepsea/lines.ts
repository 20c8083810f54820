/** What the list of options says about Endeavor: Deep Sea beyond the labels of the server. */
import type { Option, OptionContext, State } from '../types';
import type { DeepSeaView } from '../../wire/deepsea';
import { about, boardOf, changes, count, iconNames, list, word } from './model';
import { named, words } from './words';

/** The order in which figures are told. */
const FIGURES = [
  'reputation',
  'recruitment',
  'inspiration',
  'effort',
  'coordination',
  'reassignment',
  'ingenuity',
  'technology',
  'research',
  'discs',
  'vessels',
  'tokens',
  'points',
];

function told(option: Option, seat: number, context: OptionContext, left: string[] = []): string {
  const t = words(context.speech);
  const changed = changes(option, seat);
  return FIGURES.filter((figure) => changed[figure] && !left.includes(figure))
    .map((figure) => t('line-change', { what: t(`figure-${figure}`), ...changed[figure]! }))
    .join(', ');
}

/** What a previewed option does, in plain lines. */
export function lines(option: Option, context: OptionContext): string[] {
  const { players, speech } = context;
  const view = context.view as DeepSeaView;
  const t = words(speech);
  const sentences: string[] = [];
  const mine = told(option, view.seat, context);
  if (mine) sentences.push(`${mine}.`);
  const partners = list(option, 'partners').map(Number);
  const gain = iconNames(speech, list(option, 'link_gain'));
  const others = partners.filter((seat) => seat !== view.seat);
  if (others.length)
    sentences.push(t('line-link', { names: others.map((seat) => players[seat]?.name ?? '').join(', '), gain }));
  else if (partners.length) sentences.push(t('line-link-own', { gain }));
  for (const { seat, name } of players) {
    const theirs = seat === view.seat ? '' : told(option, seat, context, ['points']);
    if (theirs && !option.passes) sentences.push(t('line-change-of', { name, list: `${theirs}.` }));
  }
  const where = [...new Set((option.leads ?? []).flatMap((action) => placeOf(action)))];
  if (where.length && ['do', 'activate', 'circle', 'copy', 'use', 'vessel'].includes(option.verb))
    sentences.push(t('line-where', { list: where.map((board) => named(speech, 'board', board)).join(', ') }));
  if (option.reveals) sentences.push(t('line-reveals'));
  if (option.passes && option.verb !== 'pass') sentences.push(t('line-ends-turn'));
  return sentences.length ? sentences : [option.label];
}

/** The zone of an action that is done at a place. */
function placeOf(action: string): string[] {
  const [name = '', target = ''] = action.split(' ');
  if (['sonar', 'dive', 'conserve', 'journal'].includes(name)) return [boardOf(target)];
  return ['travel', 'vessel', 'launch'].includes(name) ? [target] : [];
}

const TOKENS = ['spend', 'use', 'keep-token'];
const IMPACT = ['mark', 'walk', 'clean'];
const GOALS = ['name', 'choose'];

/** The heading of an option: its zone where it has one, else what kind of thing is chosen. */
export function group(option: Option, { view, speech }: OptionContext): string {
  const site = about(option, 'site');
  if (site) {
    const board = boardOf(site);
    const cell = (view as DeepSeaView).zones.find((zone) => zone.board === board)?.cell ?? '';
    return `${named(speech, 'board', board)} ${cell}`;
  }
  return kindOf(option.verb, speech);
}

/** What kind of thing a verb is about. */
function kindOf(verb: string, speech: OptionContext['speech']): string {
  const t = words(speech);
  const kind = TOKENS.includes(verb)
    ? 'tokens'
    : IMPACT.includes(verb)
      ? 'impact'
      : GOALS.includes(verb)
        ? 'goal'
        : verb === 'launch'
          ? 'travel'
          : verb;
  const said = t(`group-${kind}`);
  return said.startsWith('{') ? t('group-else') : said;
}

/** What the target of an option is called. */
function target(option: Option, { speech }: OptionContext): string {
  for (const kind of ['board', 'face', 'kind', 'card', 'token']) {
    const id = kind === 'face' && option.verb === 'promote' ? word(option, 'face') : about(option, kind);
    if (id) return named(speech, kind, id);
  }
  return about(option, 'cell');
}

/** The words of the big button. */
export function verb(option: Option, context: OptionContext): string {
  const said = words(context.speech)(`verb-${option.verb}`, {
    name: target(option, context),
    cost: count(option, 'cost'),
  });
  return said.startsWith('{') ? option.label : said;
}

/** A step of the way so far, as a crumb. */
export function crumb(action: string, { speech }: OptionContext): string {
  const [name = '', what = ''] = action.split(' ');
  const kinds: Record<string, string> = {
    activate: 'face',
    copy: 'face',
    'take-back': 'face',
    recruit: 'kind',
    promote: 'kind',
    circle: 'card',
    publish: 'card',
    use: 'token',
    spend: 'token',
    'keep-token': 'token',
    do: 'icon',
    next: 'icon',
    travel: 'board',
    vessel: 'board',
    launch: 'board',
    keep: 'board',
    step: 'attribute',
  };
  const kind = kinds[name];
  if (kind) return named(speech, kind, what);
  if (['sonar', 'dive', 'conserve', 'journal'].includes(name))
    return `${named(speech, 'icon', name)}: ${named(speech, 'board', boardOf(what))}`;
  const said = words(speech)(`verb-${name}`, { name: what, cost: 0 });
  return said.startsWith('{') ? kindOf(name, speech) : said;
}

/** What one might expect to be possible: the shell lists the reasons why it is not. */
export function unlit({ view, options }: { view: DeepSeaView; options: Option[]; state: State }): string[] {
  const offered = new Set(options.map((option) => option.action));
  const step = options[0]?.step;
  const missing = (actions: string[]) => actions.filter((action) => !offered.has(action));
  const here = view.zones.filter((zone) => (zone.vessels[view.seat] ?? 0) > 0);
  const sites = (letter: string, verbName: string) =>
    missing(
      here.flatMap((zone) =>
        Object.keys(zone.sites)
          .filter((id) => id.startsWith(letter) && (zone.sites[id]?.disc ?? -1) < 0)
          .map((id) => `${verbName} ${zone.board}-${id}`),
      ),
    );
  if (step === 'conserve') return sites('c', 'conserve');
  if (step === 'sonar') return sites('s', 'sonar');
  if (step === 'dive') return sites('d', 'dive');
  if (step === 'journal') return sites('j', 'journal');
  if (step === 'travel-to') return missing(view.zones.map((zone) => `travel ${zone.board}`));
  if (step === 'publish') return missing(view.display.map((card) => `publish ${card}`));
  if (step === 'recruit') return missing(Object.keys(view.tray).map((kind) => `recruit ${kind}`));
  if (step === 'turn') return missing((view.players[view.seat]?.tiles ?? []).map((tile) => `activate ${tile.face}`));
  return [];
}

/** Who is activated leads to a place: whole ways are listed, all trips of somebody in one row. */
export const plans = {
  steps: ['turn'],
  gathered: ['travel', 'mark', 'walk'],
  row(places: string[], { view, speech }: OptionContext) {
    const { zones } = view as DeepSeaView;
    const cells = places.flatMap((place) => zones.filter(({ board }) => place === `travel ${board}`));
    return {
      what: named(speech, 'icon', cells.length ? 'travel' : 'impact'),
      where: cells.map(({ cell }) => cell).sort(),
    };
  },
  at(place: Option, { view }: OptionContext): string {
    const site = about(place, 'site');
    const board = site ? boardOf(site) : about(place, 'board');
    return (view as DeepSeaView).zones.find((zone) => zone.board === board)?.cell ?? '';
  },
};

/** Points if the game ended now; a team has none of its own. */
export function totals(view: DeepSeaView): number[] | null {
  return view.team ? null : [...view.scores].sort((a, b) => a.seat - b.seat).map((score) => score.total);
}
