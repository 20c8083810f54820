"""The Impact board, the goals and the Scenario sheet, for the terminal."""

from __future__ import annotations

from rich.text import Text

from bathysphere.games.deepsea import descriptions
from bathysphere.games.deepsea.codes import icon_kind
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.scoring import SEVEN_GOALS, goal_units, version_of
from bathysphere.games.deepsea.tables import ICON_NAMES
from bathysphere.games.deepsea.terminal.words import hex_place, house_mark, name_of, paragraph
from bathysphere.games.deepsea.view import struck, team_goals
from bathysphere.terminal.screen import STRONG, Scene, clipped, flow, padded, wrapped

FIELD_LETTERS = "bngy"
HEX_WIDTH = 4


def mission_in_words(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """The Scenario sheet: goals with all they count, standings, special rules; a team's seven goals."""
    t = p.tables
    texts = scene.voice.texts
    lines = [Text(clipped(scene.voice.game(f"setting-mission-{t.mission}"), scene.width), style=STRONG)]
    for number in range(0 if p.team else len(t.goals)):
        name = f"{number + 1} {descriptions.goal_name(t, texts, number)}"
        version = version_of(p, number)
        said = f"{name}: {descriptions.goal_text(t, texts, number)}"
        if version is None:
            said += " " + scene.voice.say("deepsea-goal-open", goal=number + 1)
        else:
            bonus = scene.voice.say("deepsea-bonus", first=version.first, second=version.second)
            counts = enumerate(goal_units(p, version, number))
            said += f" {bonus} " + " ".join(f"{scene.shape(seat)}{units}" for seat, units in counts)
        lines += paragraph(scene, said)
    if p.team:
        lines += _team_goals(scene, p)
    for rule, house in descriptions.mission_rules(t, texts):
        lines += paragraph(scene, f"{scene.voice.say('deepsea-rule')} {rule}{house_mark(scene, house)}")
    return lines


def _team_goals(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """How many of seven are needed, each goal that lies open with value and threshold, what has struck."""
    voice = scene.voice
    team = p.game.team(p)
    assert team is not None
    lines = paragraph(scene, voice.needs(team))
    for goal in team_goals(p):
        mark = voice.say("goal-met" if goal.met else "goal-missed")
        text = voice.game(goal.text, need=goal.need) if voice.texts.knows(goal.text) else ""
        said = f"{mark} {voice.game(goal.name)} {goal.have}/{goal.need}: {text}"
        lines += paragraph(scene, said + house_mark(scene, goal.provenance == "house"))
    hidden = SEVEN_GOALS - 4 - len(p.coop_open)
    if hidden > 0:
        lines += paragraph(scene, voice.say("deepsea-goals-hidden", count=hidden))
    for card in struck(p):
        lines += coop_card_lines(scene, p, card)
    return lines


def coop_card_lines(scene: Scene, p: DeepSeaPosition, card: int) -> list[Text]:
    """A Bonus Goal or Setback in full."""
    house = descriptions.coop_sheet(p.tables, card).get("provenance") == "house"
    text = f"{name_of(scene, 'coop_card', card)}. {scene.voice.shows('coop_card', card)}"
    return paragraph(scene, text + house_mark(scene, house))


def goal_lines(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """Who has how much of each mission goal, with leader bonuses; a team its minimum and Bonus Goals."""
    say = scene.voice.say
    entries = []
    if p.team:
        return _team_line(scene, p)
    for number in range(len(p.tables.goals)):
        version = version_of(p, number)
        if version is None:
            entries.append(say("deepsea-goal-open", goal=number + 1))
            continue
        what = descriptions.goal_name(p.tables, scene.voice.texts, number)
        counts = " ".join(
            f"{scene.shape(seat)}{units}" for seat, units in enumerate(goal_units(p, version, number))
        )
        bonus = f" (+{version.first}/{version.second})" if version.first else ""
        entries.append(f"{number + 1} {what} ×{version.per}{bonus} {counts}")
    text = scene.voice.spell("; ".join(entries))
    return [Text(line) for line in wrapped(text, scene.width, "   ", say("deepsea-goals") + ": ")]


def _team_line(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """A team's open goals with value and threshold, and how many of seven are needed."""
    team = p.game.team(p)
    assert team is not None
    entries = [f"{scene.voice.game(goal.name)} {goal.have}/{goal.need}" for goal in team_goals(p)]
    text = scene.voice.spell("; ".join([scene.voice.needs(team), *entries]))
    heading = scene.voice.say("deepsea-goals") + ": "
    return [Text(line) for line in wrapped(text, scene.width, "   ", heading)]


def impact_lines(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """The Impact board: points and reward of each hex, [ ] where it is open, a sign where a marker stands."""
    t = p.tables
    flat = _is_flat(p)
    rows: dict[int, dict[int, str]] = {}
    for hex in range(t.hexes):
        row, column = t.hex_row[hex], t.hex_column[hex]
        if flat:
            place, line = column * HEX_WIDTH, row * 2 + (column % 2 == 0)
        else:
            place, line = column * HEX_WIDTH + (row % 2) * (HEX_WIDTH // 2), row
        rows.setdefault(line, {})[place] = _hex(scene, p, hex)
    lines = [Text(line, style=STRONG) for line in wrapped(scene.voice.say("deepsea-impact"), scene.width)]
    for number in range(max(rows, default=0) + 1):
        text = ""
        for place, shown in sorted(rows.get(number, {}).items()):
            text = padded(text, place) + shown
        label = (number // 2 if flat else number) + 1
        lines.append(Text(clipped(f"{label:>2} " + text, scene.width)))
    return lines


def open_hex_lines(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """Every hex that can be taken now: where it is and what it gives."""
    entries = [f"{hex_place(scene, p, hex)}: {scene.voice.shows('hex', hex) or '–'}" for hex in p.open]
    return flow([Text(scene.voice.spell(entry)) for entry in entries], scene.width, "")


def _hex(scene: Scene, p: DeepSeaPosition, hex: int) -> str:
    t = p.tables
    if p.marker[hex] >= 0:
        return f" {scene.shape(p.marker[hex])}{t.hex_points[hex] or ' '} "
    icons = t.bundles[t.hex_bundle[hex]]
    letter = scene.voice.say(f"deepsea-letter-{ICON_NAMES[icon_kind(icons[0])]}") if icons else ""
    if len(icons) > 1:
        letter = "+"
    if t.hex_field[hex] >= 0:
        letter = FIELD_LETTERS[t.hex_field[hex]]
    if t.hex_unlimited[hex]:
        letter = "*"
    text = padded(f"{t.hex_points[hex] or ''}{letter or '-'}", 2)
    return f"[{text}]" if hex in p.open else f" {text} "


def _is_flat(p: DeepSeaPosition) -> bool:
    """Do the columns of the board stand in a zigzag, not its rows? Told by which hexes touch askew."""
    t = p.tables
    for hex in range(t.hexes):
        for other in t.hex_next[hex]:
            askew = t.hex_row[other] == t.hex_row[hex] + 1 and t.hex_column[other] != t.hex_column[hex]
            if askew and t.hex_column[hex] % 2 == 1:
                return False
    return True
