"""Reef Project in the terminal, drawn from a seat's view and from what is printed."""

from __future__ import annotations

from functools import partial

from bathysphere.games.reef.faces.terminal import offers, players, sea, ships, tracks
from bathysphere.games.reef.faces.terminal.cells import cell
from bathysphere.games.reef.faces.terminal.lookups import things
from bathysphere.games.reef.faces.terminal.thinking import thinkable
from bathysphere.games.reef.faces.terminal.words import printed_of, view_of
from bathysphere.terminal.scene import Pane, Scene

LOW_MAP, FLAT_MAP = 19, 15
ABOUT = {
    **dict.fromkeys(("choose-ship", "row", "placed", "column", "activate", "activate-color"), "ship"),
    "hire": "crew",
    **dict.fromkeys(("keep", "reject", "lay", "discard"), "hand"),
    "take": "missions",
    **dict.fromkeys(("dive", "extra-step", "restore"), "seafloor"),
    **dict.fromkeys(("research", "milestone", "return"), "research"),
    **dict.fromkeys(("recharge", "space", "recharged"), "recharge"),
    **dict.fromkeys(("objective", "drop"), "objectives"),
    "settle": "sectors",
}
"""The pane a question is about: it stands right below the players; else it is the map."""


def bar(scene: Scene) -> str:
    """Round, side, what the end depends on."""
    view, tracks_ = view_of(scene), printed_of(scene).tracks
    say = scene.voice.say
    parts = [
        scene.voice.game("game-reef"),
        say("reef-round", round=view.round),
        say("reef-side", side=view.side.upper()),
    ]
    if view.end_turn:
        parts.append(say("reef-last-rounds", round=view.end_turn // view.seats).upper())
    else:
        parts.append(say("reef-end-at", at=tracks_.end_at))
    if not view.objectives.handed_out:
        parts.append(say("reef-objectives-at", at=tracks_.objectives_at))
    return scene.voice.spell(" · ").join(parts)


def panes(scene: Scene) -> list[Pane]:
    """The players, what the question is about, and the rest of the table."""
    part = partial
    smaller = (part(sea.drawn, scene, height=LOW_MAP), part(sea.drawn, scene, height=FLAT_MAP))
    shown = [
        Pane("players", part(players.rows, scene)),
        Pane("map", part(sea.drawn, scene), (*smaller, part(sea.nearly, scene))),
        Pane("hand", part(offers.hand, scene), (part(offers.hand_short, scene),), beside=True),
        Pane("ship", part(ships.own, scene), beside=True),
        Pane("sectors", part(sea.sectors, scene)),
        Pane("missions", part(offers.missions, scene), beside=True),
        Pane("crew", part(offers.crew, scene), beside=True),
        Pane("islands", part(sea.islands, scene)),
        Pane("seafloor", part(tracks.seafloor, scene)),
        Pane("routes", part(sea.routes, scene)),
        Pane("research", part(tracks.research, scene)),
        Pane("recharge", part(tracks.recharge, scene)),
        Pane("ships", part(ships.all_crews, scene)),
        Pane("objectives", part(offers.objectives, scene)),
        Pane("points", part(tracks.points, scene)),
    ]
    asked = ABOUT.get(scene.step, "map")
    first, *rest = shown
    return [first, *(p for p in rest if p.name == asked), *(p for p in rest if p.name != asked)]


__all__ = ["bar", "cell", "panes", "things", "thinkable"]
