"""Endeavor: Deep Sea in the terminal, drawn from a seat's view and from what is printed."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from bathysphere.games.deepsea.faces.terminal import goals, impact, market, mats, ocean
from bathysphere.games.deepsea.faces.terminal.cells import cell
from bathysphere.games.deepsea.faces.terminal.thinking import thinkable
from bathysphere.games.deepsea.faces.terminal.words import (
    hex_place,
    name,
    place_of,
    printed_of,
    view_of,
    zone_at,
)
from bathysphere.terminal.lines import paragraph
from bathysphere.terminal.scene import Pane, Scene, Thing

ABOUT = {
    "recruit": "tray",
    "refill": "tray",
    "publish": "journals",
    "journal": "journals",
    "impact": "impact",
    "walk": "impact",
    "keep": "drawn",
    "place": "drawn",
    "promote": "crew",
    "reassign": "crew",
    "turn": "crew",
    "actions": "crew",
    "choose-goal": "goals",
}
"""The pane a question is about: it stands right below the ocean."""


def bar(scene: Scene) -> str:
    """Mission, round, order of turns, the Setback in force."""
    view = view_of(scene)
    say = scene.voice.say
    seats = [(view.wave + place) % view.seats for place in range(view.seats)]
    order = " ".join(scene.shape(seat) + ("z" if view.players[seat].passed else "") for seat in seats)
    parts = [
        say("deepsea-mission", mission=printed_of(scene).mission.mission.number),
        say("deepsea-round", round=view.round, of=view.rounds),
        say("deepsea-order", order=order),
    ]
    if view.coop.setback:
        parts.append(name(scene, "coop_card", view.coop.setback))
    return scene.voice.spell(" · ").join(parts)


def panes(scene: Scene) -> list[Pane]:
    """The ocean, what the question is about, and the rest of the table."""
    part = partial
    shown = [
        Pane("ocean", part(ocean.grid, scene), (part(ocean.grid, scene, whole=False),)),
        Pane("mats", part(mats.mats, scene), (part(mats.mats_short, scene),), beside=True),
        Pane("crew", part(mats.crews, scene), (part(mats.own_crew, scene),), beside=True),
        Pane("goals", part(goals.goals, scene), (part(goals.goals_short, scene),), beside=True),
        Pane("journals", part(market.journals, scene), (part(market.journals_short, scene),)),
        Pane("impact", part(impact.in_words, scene), (part(impact.board, scene),)),
        Pane("tray", part(market.tray, scene), (part(market.tray_short, scene),)),
        Pane("mission", part(goals.mission, scene)),
        Pane("stacks", part(ocean.stacks, scene)),
        Pane("tokens", part(market.tokens, scene)),
        Pane("signs", part(signs, scene)),
    ]
    if view_of(scene).drawn:
        shown.insert(1, Pane("drawn", part(ocean.drawn, scene)))
    if view_of(scene).queue:
        shown.insert(1, Pane("waiting", part(ocean.waiting, scene), (part(ocean.waiting, scene),)))
    asked = ABOUT.get(scene.step, "mats")
    first, *rest = shown
    return [first, *(p for p in rest if p.name == asked), *(p for p in rest if p.name != asked)]


def signs(scene: Scene, width: int) -> list[Text]:
    """What the letters and signs of ocean and mats mean."""
    lines: list[Text] = []
    for message in ("deepsea-signs-zone", "deepsea-signs-mat", "deepsea-signs-crew", "deepsea-signs-between"):
        lines += paragraph(scene.voice.say(message), width)
    letters = [
        f"{scene.voice.say(f'deepsea-letter-{icon}')} {scene.voice.game(f'icon-{icon}')}"
        for icon in scene.labels["icon"]
        if scene.voice.texts.knows(f"icon-{icon}")
    ]
    return lines + paragraph(", ".join(letters), width)


def things(scene: Scene) -> list[Thing]:
    """Zones, Specialists, Journals, tokens, players, hexes and cards of the team by their names."""
    view, printed = view_of(scene), printed_of(scene)
    named: list[Thing] = []
    for board in printed.zones:
        zone = zone_at(scene, board)
        names = [place_of(scene, board), name(scene, "board", board), *([zone.cell] if zone else [])]
        here = zone is not None or board in view.drawn
        named.append(Thing("zones", names, partial(ocean.zone_in_words, scene, board), here))
    published = {journal.card for player in view.players for journal in player.journals}
    for card in printed.journals:
        here = card in view.display or card in published
        named.append(
            Thing("journals", [name(scene, "card", card)], partial(market.card_in_words, scene, card), here)
        )
    employed = {tile.kind for player in view.players for tile in player.tiles}
    for kind, faces in printed.faces.items():
        names = list(
            dict.fromkeys([name(scene, "kind", kind), *(name(scene, "face", face) for face in faces)])
        )
        here = kind in employed or bool(market.left_of(scene, kind))
        named.append(Thing("specialists", names, partial(market.kind_in_words, scene, kind), here))
    for token in printed.tokens:
        named.append(
            Thing("tokens", [name(scene, "token", token)], partial(market.token_in_words, scene, token))
        )
    for seat in range(view.seats):
        named.append(Thing("players", [scene.voice.player(seat)], partial(mats.player_in_words, scene, seat)))
    for hex in printed.hexes:
        here = hex.hex in view.impact.open
        named.append(
            Thing("hexes", [hex_place(scene, hex.hex)], partial(impact.hex_in_words, scene, hex.hex), here)
        )
    return named + _cards_and_goals(scene)


def _cards_and_goals(scene: Scene) -> list[Thing]:
    """The goals of the mission, and a team's Bonus Goals and Setbacks."""
    view, printed = view_of(scene), printed_of(scene)
    things = [
        Thing("goals", [goals.goal_name(scene, goal)], partial(goals.goal_in_words, scene, goal))
        for goal in printed.mission.goal
    ]
    if not view.team:
        return things
    seen = {*view.coop.open, *view.coop.done, view.coop.setback}
    cards = [goal.id for goal in printed.coop.bonus_goal] + [setback.id for setback in printed.coop.setback]
    for card in cards:
        names = [name(scene, "coop_card", card)]
        things.append(Thing("cards", names, partial(goals.coop_card, scene, card), card in seen))
    return things


__all__ = ["bar", "cell", "panes", "things", "thinkable"]
