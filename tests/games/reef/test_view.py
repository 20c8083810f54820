"""What a board is told: printed things, prices of journeys, and what a ball or a crew tile would bring."""

from typing import Any

import pytest

import bathysphere as bs
from bathysphere.content.toml import packaged
from bathysphere.engine.chance import Source
from bathysphere.engine.events import Event
from bathysphere.games.reef.content import load
from bathysphere.games.reef.game import GAME
from bathysphere.games.reef.rules import setup
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.sail import FAR, NO_ROUTE, journeys, ways
from tests.games.reef.table import BLUE, PINK, Table


def printed(p: ReefPosition) -> dict[str, Any]:
    return p.compiled.printed


def test_every_face_and_every_place_is_printed() -> None:
    for seats in (2, 3, 4):
        p = bs.start("reef", seats=seats, seed=1)
        assert isinstance(p, ReefPosition)
        told, view = printed(p), p.view(0)
        for kind in ("spots", "routes", "sectors", "seafloor"):
            assert len(told[kind]) == len(view[kind])  # type: ignore[arg-type]
        for spot in view["spots"]:  # type: ignore[attr-defined]
            assert spot["island"] is None or told["faces"]["island"][spot["island"]]["effects"]
        for card in view["mission_offer"]:  # type: ignore[attr-defined]
            assert told["faces"]["mission"][card]["effects"]
        assert told["tracks"]["objectives_at"] == 22
        assert told["tracks"]["end_at"] == 45


def test_effects_are_printed_in_the_words_of_the_content() -> None:
    faces = printed(Table().p)["faces"]
    assert faces["island"]["kelp"] == {
        "color": "green",
        "effects": [
            {"op": "gain", "n": 2, "what": "algae"},
            {
                "op": "convert",
                "n": 2,
                "pay": [{"what": "algae", "n": 1}],
                "get": [{"op": "gain", "n": 3, "what": "energy"}],
            },
            {"op": "explore", "n": 1},
        ],
        "provenance": "house",
    }
    assert faces["mission"]["w07"]["condition"] == "ship_at_color"
    assert faces["mission"]["w07"]["color"] == "orange"


def test_the_map_of_an_own_pack_is_told_as_it_is() -> None:
    texts = {name: packaged("bathysphere.games.reef", f"{name}.toml") for name in load.FILES}
    head, _, two = texts["board"].partition("[map2]")
    two = two.replace("x = 490\ny = 370", "x = 111\ny = 222", 1)
    extra = '\n[[map2.route]]\nid = "e-h"\nends = ["e", "h"]\npips = 4\n'
    texts["board"] = f"{head}[map2]{two}{extra}"
    tables = load.compile_content(load.read_sheets(texts), 2, {"side": "a", "missions": "dealt"})
    p = setup.start(GAME, tables, 2, seed=7)
    told = printed(p)
    assert (told["spots"][0]["x"], told["spots"][0]["y"]) == (111, 222)
    assert {"route": "e-h", "ends": ["e", "h"], "pips": 4} in told["routes"]
    assert [route["route"] for route in p.view(0)["routes"]] == [r["route"] for r in told["routes"]]  # type: ignore[attr-defined]


@pytest.mark.rule("RP-103", "RP-104")
def test_journeys_cost_what_sailing_costs() -> None:
    p = bs.start("reef", seats=4, seed=9)
    assert isinstance(p, ReefPosition)
    source = Source(9, 1)
    for _ in range(400):
        if p.over:
            break
        if p.ship_at[p.seat] >= 0:
            prices, legs = journeys(p, p.seat, NO_ROUTE)
            within = ways(p, p.seat, 99, NO_ROUTE)
            assert prices == within
            for spot in range(p.compiled.spots):
                assert prices[spot] < FAR
                assert prices[spot] == sum(p.toll(p.seat, route) for route in legs[spot])
        p.act(p.choices[source.below(len(p.choices))])


@pytest.mark.rule("RP-051", "RP-053")
def test_a_ball_brings_what_was_said_before() -> None:
    cleaned = 0
    for seed in range(6):
        p = bs.start("reef", seats=3, seed=seed)
        source = Source(seed, 1)
        for _ in range(1500):
            if p.over:
                break
            balls = [o for o in p.options() if o.verb == "deploy"]
            chosen = balls[source.below(len(balls))] if balls else None
            if chosen is None:
                p.act(p.choices[source.below(len(p.choices))])
                continue
            log: list[Event] = []
            p.sink = log
            p.play(chosen)
            # The first of two sectors may bring the Objectives; the second waits until they are chosen.
            while any(p.steps[frame.step].name == "settle" for frame in p.stack):
                p.act(p.choices[0])
            p.sink = None
            events = [event.data() for event in log]
            points = [0, 0, 0]
            for event in events:
                if event["kind"] == "sector-points":
                    points[event["seat"]] += event["vp"]  # type: ignore[index, operator]
            assert chosen.details["amounts"] == points
            assert chosen.details["cleans"] == sum(event["kind"] == "cleaned" for event in events)
            cleaned += sum(event["kind"] == "cleaned" for event in events)
    assert cleaned > 10


@pytest.mark.rule("RP-074", "RP-075")
def test_a_row_says_what_a_tile_would_complete() -> None:
    table = Table(ships=("bluefin", "meridian", "halcyon"))
    table.crew(PINK, 0, "phycologist-1", "engineer-1").crew(PINK, 1, "mason-1").coins(PINK, 9)
    table.crew_offer("purser-1").turn(PINK).give(PINK, "hire", 1, 0).do("hire purser-1")
    p = table.p
    rows = {option.text: option.details for option in p.options() if option.verb == "row"}
    assert rows["row top"]["row_vp"] == p.compiled.row_vp
    assert rows["row middle"]["row_vp"] == 0
    assert {text: details["column"] for text, details in rows.items()} == {
        "row top": "open",
        "row middle": "open",
        "row bottom": "filled",
    }


def test_what_is_hidden_from_others_is_not_planned_for_them() -> None:
    table = Table().hand(BLUE, "m01", "w04")
    plans = [player["plans"] for player in table.p.view(PINK)["players"]]  # type: ignore[attr-defined]
    assert plans == [[], [], []]
    own = table.p.view(BLUE)["players"][BLUE]["plans"]  # type: ignore[index]
    assert [plan["mission"] for plan in own] == ["m01", "w04"]
    assert own[1] == {"mission": "w04", "met": False, "have": 0, "need": 3}


def test_spots_and_routes_are_called_by_their_islands() -> None:
    p = Table().p
    called = GAME.nicknames(p)
    start = p.compiled.start
    assert called["spot"][start] == ["island-start"]
    route = p.compiled.touching[start][0]
    assert ["island-start"] in [[name] for name in called["route"][route]]
    assert len(called["spot"]) == p.compiled.spots
