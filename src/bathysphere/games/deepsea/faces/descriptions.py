"""What things of the table are called and what stands on them: sites, hexes, goals and co-op cards.

Ids of the content files are for records and programs; a person gets a name, or where a thing can be found.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bathysphere.games.deepsea.rules.codes import icon_kind
from bathysphere.games.deepsea.rules.compiled import (
    CONSERVE_SITE,
    DIVE_SITE,
    FIELDS,
    ICON_NAMES,
    JOURNAL_SITE,
    RESCUE,
    SONAR_SITE,
    DeepSeaCompiled,
)
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.scoring import bonus_total, team_count, team_impact
from bathysphere.language.texts import Texts


def describe(t: DeepSeaCompiled, texts: Texts, domain: str, value: int) -> str:
    """Sites by their board, kind and number, hexes by row and place, goals by number and name."""
    if domain == "site" and value < t.sites:
        return site_name(t, texts, value)
    if domain == "hex" and value < t.hexes:
        row, place = places_of_hexes(t)[value]
        grid = "rescue" if t.hex_region[value] == RESCUE else "main"
        return texts.say("hex-place", {"row": row, "place": place, "grid": grid})
    if domain == "goal" and value < len(t.goals):
        return texts.say("goal-called", {"number": value + 1, "name": goal_name(t, texts, value)})
    return ""


def shows(t: DeepSeaCompiled, texts: Texts, seats: int, domain: str, value: int) -> str:
    """What a hex gives, and the text of a co-op card with the number it asks of so many players."""
    if domain == "hex" and value < t.hexes:
        return hex_gives(t, texts, value)
    if domain == "coop_card":
        return coop_text(t, texts, value, seats)
    return ""


SITE_KINDS = {
    DIVE_SITE: "site-dive",
    SONAR_SITE: "site-sonar",
    CONSERVE_SITE: "site-conserve",
    JOURNAL_SITE: "site-journal",
}
"""The messages that name the sites."""


def site_name(t: DeepSeaCompiled, texts: Texts, site: int) -> str:
    """A site by its board and its number among those of its kind; one for Journals by its Field too."""
    board, kind = t.site_board[site], t.site_kind[site]
    before = [s for s in range(site) if t.site_board[s] == board and t.site_kind[s] == kind]
    params: dict[str, str | int] = {
        "board": texts.say(f"board-{t.labels['board'][board]}"),
        "number": len(before) + 1,
    }
    if kind == JOURNAL_SITE:
        params["field"] = FIELDS[t.site_field[site]]
    return texts.say(SITE_KINDS[kind], params)


@lru_cache(maxsize=64)
def places_of_hexes(t: DeepSeaCompiled) -> list[tuple[int, int]]:
    """Row, counted from above, and place in it, counted from the left, of every hex."""
    rows = sorted(set(t.hex_row))
    places = []
    for hex in range(t.hexes):
        row = t.hex_row[hex]
        before = [h for h in range(t.hexes) if t.hex_row[h] == row and t.hex_column[h] < t.hex_column[hex]]
        places.append((rows.index(row) + 1, len(before) + 1))
    return places


def hex_gives(t: DeepSeaCompiled, texts: Texts, hex: int) -> str:
    """Points, rewards and Field of a hex."""
    said = []
    if t.hex_points[hex]:
        said.append(texts.say("hex-points", {"points": t.hex_points[hex]}))
    said += [texts.say(f"icon-{ICON_NAMES[icon_kind(icon)]}") for icon in t.bundles[t.hex_bundle[hex]]]
    if t.hex_field[hex] >= 0:
        said.append(texts.say("hex-field", {"field": FIELDS[t.hex_field[hex]]}))
    if t.hex_unlimited[hex]:
        said.append(texts.say("hex-unlimited"))
    return texts.sequence(said)


# -- goals and co-op cards ---------------------------------------------------------------------------------


def mission_sheet(t: DeepSeaCompiled) -> dict[str, Any]:
    """The Scenario sheet as printed."""
    sheet: Any = t.printed["mission"]
    as_printed: dict[str, Any] = sheet
    return as_printed


def goal_messages(t: DeepSeaCompiled, number: int) -> tuple[str, str]:
    """The messages with name and text of a mission goal."""
    start = f"goal-{mission_sheet(t)['mission']['id']}-{number + 1}"
    return f"{start}-name", start


def goal_name(t: DeepSeaCompiled, texts: Texts, number: int) -> str:
    """What a mission goal is called; the text of its sheet where a pack brings no name."""
    name, _ = goal_messages(t, number)
    sheet = mission_sheet(t)["goal"][number]
    return texts.say(name) if texts.knows(name) else str(sheet.get("name") or sheet["text"])


def goal_text(t: DeepSeaCompiled, texts: Texts, number: int) -> str:
    """What a mission goal counts, in full."""
    _, text = goal_messages(t, number)
    return texts.say(text) if texts.knows(text) else str(mission_sheet(t)["goal"][number]["text"])


def mission_rules(t: DeepSeaCompiled, texts: Texts) -> list[tuple[str, bool]]:
    """The special rules of the mission in full, and whether they are house-made, in part at least."""
    sheet = mission_sheet(t)
    rules = []
    for rule in sheet.get("rule", []):
        message = f"rule-{sheet['mission']['id']}-{rule['id']}"
        house = "house" in (rule["provenance"], rule.get("detail_provenance"))
        rules.append((texts.say(message) if texts.knows(message) else str(rule["text"]), house))
    return rules


def coop_sheet(t: DeepSeaCompiled, card: int) -> dict[str, Any]:
    """A Bonus Goal or Setback as printed."""
    coop: Any = t.printed["coop"]
    wanted = t.labels["coop_card"][card]
    cards = [*coop["bonus_goal"], *coop["setback"]]
    return next((sheet for sheet in cards if sheet["id"] == wanted), {})


def is_bonus(t: DeepSeaCompiled, card: int) -> bool:
    """A Bonus Goal, not a Setback."""
    return card in t.bonus_cards


def coop_text(t: DeepSeaCompiled, texts: Texts, card: int, seats: int) -> str:
    """A Bonus Goal with the number it asks, or what a Setback does."""
    name = t.labels["coop_card"][card]
    sheet = coop_sheet(t, card)
    if not is_bonus(t, card):
        message = f"setback-{name}"
        text = texts.say(message) if texts.knows(message) else str(sheet.get("text", ""))
        return texts.say("coop-setback", {"text": text})
    need = t.bonus_minimum[card][seats - 1] if seats else 0
    message = f"bonus-{name}-needs"
    if texts.knows(message):
        return texts.say("coop-bonus", {"text": texts.say(message, {"need": need})})
    return texts.say("coop-bonus-number", {"text": str(sheet.get("text", "")), "need": need})


def part_name(p: DeepSeaPosition, texts: Texts, part: str) -> str:
    """Parts of the score by the names of the goals; a team's with what it has and needs."""
    t = p.compiled
    kind, _, number = part.rpartition("-")
    if kind == "goal":
        return goal_name(t, texts, int(number) - 1)
    if kind == "leader":
        return texts.say("score-leader", {"goal": goal_name(t, texts, int(number) - 1)})
    if not part.startswith("team-"):
        return ""
    if part == "team-impact":
        name, have, need = texts.say("score-team-impact"), team_impact(p), t.impact_minimum[p.seats - 1]
    elif kind == "team-goal":
        place = int(number) - 1
        name, have = goal_name(t, texts, place), team_count(p, place)
        need = t.goals[place].minimum[p.seats - 1]
    elif int(number) <= len(p.coop_open):
        card = p.coop_open[int(number) - 1]
        name, have = texts.say(f"coop_card-{t.labels['coop_card'][card]}"), bonus_total(p, card)
        need = t.bonus_minimum[card][p.seats - 1]
    else:
        return ""
    return texts.say("score-team", {"goal": name, "have": have, "need": need})
