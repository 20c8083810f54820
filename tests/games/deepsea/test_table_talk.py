"""What the table is told beyond the rules: rewards to come, numbers from-to, where things are drawn."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Any

import pytest
from msgspec.structs import replace

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import ContentError
from bathysphere.games.deepsea.content.compile import compile_content
from bathysphere.games.deepsea.content.load import shipped
from bathysphere.games.deepsea.faces.rewards_to_come import word_of

from .table import tables

SETTINGS = {"mission": "1", "edition": "retail", "mode": "auto", "difficulty": "beginner"}
ZONES: dict[str, Any] = tables().printed["zones"]  # type: ignore[assignment]
TILE = (183, 192)
BODY = 52
"""Where the sites begin, below name and vessels."""


def spots(zone: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """Middle of everything that has a place, spaces of tracks included."""
    middles: dict[str, tuple[float, float]] = {}
    for name, text in zone["layout"].items():
        x, y = (float(number) for number in text.split()[:2])
        if not name.startswith("t"):
            middles[name] = (x, y)
            continue
        track = zone["sonar"][int(name[1:]) - 1]
        row = 3 if len(track) > 4 else len(track)
        for number, space in enumerate(track):
            middles[space["id"]] = (x + number % row * 39 + 17, y + number // row * 54 + 15.5)
    return middles


@pytest.mark.parametrize("name", ZONES)
def test_every_site_has_room_on_its_tile(name: str) -> None:
    zone = ZONES[name]
    placed = spots(zone)
    sites = [site["id"] for kind in ("dive", "conserve", "journal") for site in zone.get(kind, [])]
    spaces = [space["id"] for track in zone.get("sonar", []) for space in track]
    assert set(sites + spaces) <= set(placed)
    assert {f"rule{number + 1}" for number in range(len(zone.get("rule", [])))} <= set(placed)
    for x, y in placed.values():
        assert 12 <= x <= TILE[0] - 12
        assert BODY + 10 <= y <= TILE[1] - 10
    for one, other in combinations(sites + spaces, 2):
        assert dist(placed[one], placed[other]) >= 26, (one, other)


def test_a_place_for_something_that_is_not_there() -> None:
    files = shipped()
    wrong = files.zones.replace('layout = { d1 = "34 88"', 'layout = { d7 = "34 88"')
    assert wrong != files.zones
    with pytest.raises(ContentError, match="d7"):
        compile_content(replace(files, zones=wrong), SETTINGS)
    bad = files.zones.replace('layout = { d1 = "34 88"', 'layout = { d1 = "left"')
    with pytest.raises(ContentError, match="layout"):
        compile_content(replace(files, zones=bad), SETTINGS)


def test_a_changed_cost_reaches_what_is_printed() -> None:
    files = shipped()
    old = '{ id = "c1", cost = 2, get = ["reputation", "coordination"] }'
    assert old in files.zones
    changed = compile_content(
        replace(files, zones=files.zones.replace(old, old.replace("2", "5", 1))), SETTINGS
    )
    kelp = changed.printed["zones"]["kelp_forest"]  # type: ignore[index]
    assert kelp["conserve"][0]["cost"] == 5


def test_icons_are_written_as_in_the_content() -> None:
    t = tables()
    words = {word_of(icon) for slots in t.slots for slot in slots for icon in slot}
    assert {"sonar", "dive", "conserve"} <= words
    bundles = {word_of(icon) for bundle in t.bundles for icon in bundle}
    assert {"discover 1-2", "discover 3-5", "reputation", "impact"} <= bundles


def test_the_queue_names_what_still_waits() -> None:
    steps: set[str] = set()
    for seed in range(4):
        p = bs.start("deepsea", seats=3, seed=seed)
        source = Source(seed)
        while not p.over:
            view = p.view(0)
            for waiting in view["queue"]:  # type: ignore[attr-defined]
                assert waiting["icons"]
                assert 0 <= waiting["seat"] < 3
                assert waiting["board"] == "" or waiting["board"] in ZONES
                steps.add(waiting["step"])
            p.act(p.choices[source.below(len(p.choices))])
        assert p.view(0)["queue"] == []
    assert {"gain", "actions"} <= steps


def test_free_places_are_where_a_board_may_go() -> None:
    p = bs.start("deepsea", seats=2, seed=1)
    view: Any = p.view(0)
    taken = {zone["cell"] for zone in view["zones"]}
    assert view["free"]
    for cell in view["free"]:
        assert cell not in taken
        above = f"{cell[0]}{int(cell[1]) - 1}"
        assert cell[1] == "1" or above in taken


def test_watched_numbers_follow_the_game() -> None:
    p = bs.start("deepsea", seats=2, seed=2)
    before = p.game.watched(p)
    view: Any = p.view(0)
    for seat, figures in enumerate(before):
        player = view["players"][seat]
        assert figures["research"] == player["research"]
        assert figures["discs"] == player["staging"]
        assert [
            figures[name] for name in ("reputation", "inspiration", "coordination", "ingenuity")
        ] == player["attributes"]
