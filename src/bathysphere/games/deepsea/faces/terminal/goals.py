"""The goals, the Scenario sheet and a team's cards."""

from __future__ import annotations

from rich.text import Text

from bathysphere.engine.scores import Team
from bathysphere.games.deepsea.content.schema.missions import Bonus, GoalSheet
from bathysphere.games.deepsea.faces.terminal.words import house_mark, name, printed_of, view_of
from bathysphere.games.deepsea.faces.view_types import GoalView
from bathysphere.terminal.lines import STRONG, paragraph
from bathysphere.terminal.scene import Scene

PRINTED_GOALS = 4
"""Of a team's goals, those that do not lie on cards: Impact and the three of the mission."""


def mission_name(scene: Scene) -> str:
    """What the mission is called."""
    head = printed_of(scene).mission.mission
    message = f"setting-mission-{head.number}"
    return scene.voice.game(message) if scene.voice.texts.knows(message) else scene.voice.spell(head.name_en)


def mission(scene: Scene, width: int) -> list[Text]:
    """The Scenario sheet: its name, its goals with all they count, its special rules."""
    say = scene.voice.say
    sheet = printed_of(scene).mission
    lines = paragraph(mission_name(scene), width, style=STRONG)
    for goal in sheet.goal:
        lines += goal_in_words(scene, goal, width)
    for rule in sheet.rule:
        message = f"rule-{sheet.mission.id}-{rule.id}"
        said = scene.voice.game(message) if scene.voice.texts.knows(message) else rule.text
        house = "house" in (rule.provenance, rule.detail_provenance)
        lines += paragraph(
            f"{say('deepsea-rule')} {scene.voice.spell(said)}{house_mark(scene, house)}", width
        )
    return lines


def goals(scene: Scene, width: int) -> list[Text]:
    """Every goal with all it counts and how everybody stands; a team's seven goals."""
    if view_of(scene).team:
        return team_goals(scene, width)
    return [line for goal in printed_of(scene).mission.goal for line in goal_in_words(scene, goal, width)]


def goal_name(scene: Scene, goal: GoalSheet) -> str:
    """What a mission goal is called; the text of its sheet where a pack brings no name."""
    message = f"goal-{printed_of(scene).mission.mission.id}-{goal.number}-name"
    return scene.voice.game(message) if scene.voice.texts.knows(message) else goal.name or goal.text


def goal_in_words(scene: Scene, goal: GoalSheet, width: int) -> list[Text]:
    """A mission goal: what it counts, its leader bonus, its versions, how everybody stands."""
    message = f"goal-{printed_of(scene).mission.mission.id}-{goal.number}"
    text = scene.voice.game(message) if scene.voice.texts.knows(message) else goal.text
    standing = view_of(scene).goals[goal.number - 1]
    said = f"{goal.number} {goal_name(scene, goal)}: {text}"
    if not view_of(scene).team:
        bonus = bonus_of(goal, standing)
        leaders = _bonus(scene, bonus)
        if goal.options and standing.version < 0:
            said += " " + scene.voice.say("deepsea-goal-open", goal=goal.number)
        else:
            said += f" {leaders} {_counts(scene, standing)}".replace("  ", " ")
    lines = paragraph(scene.voice.spell(said), width)
    for version, option in enumerate(goal.options):
        counts = f"counts-{printed_of(scene).mission.mission.number}-{goal.number}-{version + 1}"
        words = scene.voice.game(counts) if scene.voice.texts.knows(counts) else option.text
        mark = scene.voice.say("goal-met" if standing.version == version else "goal-missed")
        lines += paragraph(f"{mark} {words} {_bonus(scene, option.bonus)}", width, "      ", "  ")
    return lines


def bonus_of(goal: GoalSheet, standing: GoalView) -> Bonus | None:
    """The leader bonus of a goal, of its chosen version where it has versions."""
    if goal.options:
        return goal.options[standing.version].bonus if standing.version >= 0 else None
    return goal.bonus


def _bonus(scene: Scene, bonus: Bonus | None) -> str:
    if bonus is None:
        return ""
    return scene.voice.say("deepsea-bonus", first=bonus.first, second=bonus.second).strip()


def _counts(scene: Scene, standing: GoalView) -> str:
    return " ".join(f"{scene.shape(seat)}{units}" for seat, units in enumerate(standing.units))


def goals_short(scene: Scene, width: int) -> list[Text]:
    """Who has how much of each goal, in one paragraph."""
    voice = scene.voice
    heading = voice.say("deepsea-goals") + ": "
    if view_of(scene).team:
        entries = [f"{voice.game(goal.name)} {goal.have}/{goal.need}" for goal in view_of(scene).coop.goals]
        return paragraph(voice.spell("; ".join([_needs(scene), *entries])), width, "   ", heading)
    entries = []
    for goal in printed_of(scene).mission.goal:
        standing = view_of(scene).goals[goal.number - 1]
        if goal.options and standing.version < 0:
            entries.append(voice.say("deepsea-goal-open", goal=goal.number))
            continue
        bonus = bonus_of(goal, standing)
        leaders = f" {_bonus(scene, bonus)}" if bonus is not None and bonus.first else ""
        per = goal.options[standing.version].per if goal.options else goal.per
        entries.append(f"{goal.number} {goal_name(scene, goal)} ×{per}{leaders} {_counts(scene, standing)}")
    return paragraph(voice.spell("; ".join(entries)), width, "   ", heading)


# -- a team -----------------------------------------------------------------------------------------------


def _needs(scene: Scene) -> str:
    """How many goals the team needs."""
    coop = view_of(scene).coop
    return scene.voice.needs(Team(coop.met, coop.required, coop.of, coop.won, coop.difficulty, coop.result))


def team_goals(scene: Scene, width: int) -> list[Text]:
    """How many of seven are needed, each goal that lies open with value and threshold, what has struck."""
    voice = scene.voice
    coop = view_of(scene).coop
    lines = paragraph(_needs(scene), width)
    for goal in coop.goals:
        mark = voice.say("goal-met" if goal.met else "goal-missed")
        text = voice.game(goal.text, need=goal.need) if voice.texts.knows(goal.text) else ""
        said = f"{mark} {voice.game(goal.name)} {goal.have}/{goal.need}: {text}"
        lines += paragraph(said + house_mark(scene, goal.provenance == "house"), width)
    hidden = coop.of - PRINTED_GOALS - len(coop.open)
    if hidden > 0:
        lines += paragraph(voice.say("deepsea-goals-hidden", count=hidden), width)
    for setback in coop.setbacks:
        lines += coop_card(scene, setback.card, width)
    return lines


def coop_card(scene: Scene, card: str, width: int) -> list[Text]:
    """A Bonus Goal or Setback in full."""
    coop = printed_of(scene).coop
    origins: dict[str, str] = {goal.id: goal.provenance for goal in coop.bonus_goal}
    origins |= {setback.id: setback.provenance for setback in coop.setback}
    text = (
        f"{name(scene, 'coop_card', card)}. {scene.voice.shows('coop_card', scene.number('coop_card', card))}"
    )
    return paragraph(text + house_mark(scene, origins[card] == "house"), width)
