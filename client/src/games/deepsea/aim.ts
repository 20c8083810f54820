/** The aim of Endeavor: Deep Sea in one line: what wins, how far the game is, what points come from. */
import type { Aim, AimPart, OptionContext } from '../types';
import type { DeepSeaPrinted, DeepSeaView } from '../../wire/deepsea';
import { GOALS, part, teamGoals } from './goals/team';
import { totals } from './lines';
import { words } from './words';

/** Parts that are one thing to whoever reads them in passing. */
const TOGETHER: Record<string, RegExp> = {
  tracks: /^attributes$/,
  impact: /^impact$/,
  goals: /^(goal|leader)-/,
  journals: /^journals$/,
  specialists: /^specialists$/,
  leftovers: /^leftovers$/,
};

export function aim(context: OptionContext): Aim {
  const { speech } = context;
  const view = context.view as DeepSeaView;
  const t = words(speech);
  const preparing = view.active < 0;
  const prototype = view.settings['edition'] === 'prototype';
  const acting = prototype ? 'staging' : 'activation';
  return {
    wins: view.team
      ? t('aim-wins-team', { need: view.coop.required, of: GOALS })
      : t('aim-wins', { rounds: view.rounds }),
    short: view.team ? t('aim-wins-team', { need: view.coop.required, of: GOALS }) : t('aim-short'),
    far: t('round-of', { round: view.round, rounds: view.rounds }),
    done: view.round,
    of: view.rounds,
    last: view.round === view.rounds,
    phase: view.over ? '' : t(preparing ? 'preparation' : acting),
    about: view.over ? '' : t(preparing ? 'aim-preparing' : view.round === view.rounds ? 'aim-last' : 'aim-acting'),
    points: totals(view),
    ...(view.team ? team(context, view) : own(context, view)),
  };
}

/** Together: the goals, each with what is there and what is needed. */
function team({ printed, speech }: OptionContext, view: DeepSeaView) {
  const t = words(speech);
  const goals = teamGoals(view, printed as DeepSeaPrinted, speech);
  const met = goals.filter((goal) => goal.met).length;
  return {
    sum: t('goals-met', { met, of: GOALS }),
    brief: [],
    parts: goals.map((goal): AimPart => ({
      name: goal.name,
      points: null,
      how: `${goal.have} / ${goal.need}`,
      met: goal.met,
    })),
  };
}

function own({ printed, speech }: OptionContext, view: DeepSeaView) {
  const t = words(speech);
  const parts = view.scores.find((score) => score.seat === view.seat)?.parts ?? {};
  const sum = (pattern: RegExp) =>
    Object.entries(parts).reduce((all, [name, points]) => all + (pattern.test(name) ? points : 0), 0);
  return {
    brief: Object.entries(TOGETHER)
      .map(([name, pattern]) => ({ name: t(`aim-${name}`), points: sum(pattern) }))
      .filter(({ points }) => points),
    parts: Object.entries(parts).map(([name, points]): AimPart => ({
      name: part(name, view, printed as DeepSeaPrinted, speech) ?? speech.text(`score-${name}`),
      points,
    })),
  };
}
