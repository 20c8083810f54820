"""Worked examples that can be opened: each stands where its passage says, and goes on as it says."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bathysphere.engine.errors import OptionError
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record, replay
from bathysphere.games import GAMES, game
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.manual import ManualExample, example_names, example_record, plain
from bathysphere.play import decide
from bathysphere.terminal import example as worked
from bathysphere.terminal.manual import Reader
from tests.learning.test_terminal import sayings, screen, shown

ALL = [(name, id) for name in GAMES for id in sorted(example_names(game(name).package))]


def record(name: str, id: str) -> Record:
    text = example_record(game(name).package, id)
    assert text is not None
    return Record.parse(text)


def told(name: str, id: str, language: str) -> str:
    """What the manual says of an example that can be opened."""
    manual = game(name).manual(language)
    assert manual is not None
    blocks = [block for passage in manual.passages() for block in passage.blocks]
    (example,) = [block for block in blocks if isinstance(block, ManualExample) and block.id == id]
    assert example.record
    return plain(example.line.html)


def view(p: Position, seat: int) -> dict[str, Any]:
    return dict(p.view(seat))


def mine(p: Position, seat: int) -> dict[str, Any]:
    return dict(view(p, seat)["players"][seat])


def numbers(cards: list[str]) -> list[str]:
    return [card.split("-")[1] for card in cards]


def after(p: Position, *actions: str) -> Position:
    q = p.copy()
    for action in actions:
        q.play(action)
    return q


def shares_of(p: Position, company: str) -> list[int]:
    """By player, from the reader on."""
    seen = view(p, p.seat)
    place = [each["company"] for each in seen["companies"]].index(company)
    return [seen["players"][(p.seat + n) % p.seats]["shares"][place] for n in range(p.seats)]


def hands(p: Position) -> list[int]:
    return [player["hand"] for player in view(p, 0)["players"]]


def points(p: Position, seat: int) -> int:
    """What a seat scores, or would if the game were over."""
    (score,) = [score for score in view(p, seat)["scores"] if score["seat"] == seat]
    return int(score["total"])


def parts_of(p: Position, seat: int) -> dict[str, int]:
    (score,) = [score for score in view(p, seat)["scores"] if score["seat"] == seat]
    return dict(score["parts"])


# -- In Too Deep ------------------------------------------------------------------------------------


def buy_pearl(p: Position, say: Callable[[str], str]) -> None:
    seen = view(p, p.seat)
    prices = {each["company"]: each["price"] for each in seen["companies"]}
    assert (shares_of(p, "pearl"), prices["pearl"]) == ([2, 1, 1], 4)
    for language in LANGUAGES:
        for card in [*seen["hand"], *(c for each in seen["players"] for c in each["portfolio"])]:
            if card in seen["hand"] or card.startswith("pearl"):
                assert numbers([card])[0] in re.findall(r"\d+", say(language))
    q = after(p, "buy pearl-10")
    assert [each["price"] for each in view(q, p.seat)["companies"] if each["company"] == "pearl"] == [5]
    assert (mine(q, p.seat)["hand"], mine(q, p.seat)["shares"][2]) == (0, 3)


def dividend_wildlife(p: Position, say: Callable[[str], str]) -> None:
    seen = view(p, p.seat)
    (column,) = [each["column"] for each in seen["companies"] if each["company"] == "wildlife"]
    assert (shares_of(p, "wildlife"), column[-1]) == ([2, 3, 0], "pearl-15")
    q = after(p, "expand treasure-72", "into wildlife")
    assert [b - a for a, b in zip(hands(p), hands(q), strict=True)] == [1, 3, 0], "one of Ada's was played"
    assert seen["deck"] - view(q, p.seat)["deck"] == 5
    assert q.seat == p.seat
    assert all("15" in say(language) and "72" in say(language) for language in LANGUAGES)


def fundraiser_row(p: Position, say: Callable[[str], str]) -> None:
    assert view(p, p.seat)["draws_in_row"] == 2
    q = after(p, "draw")
    assert [b - a for a, b in zip(hands(p), hands(q), strict=True)] == [3, 2, 2]
    assert q.seat == (p.seat + 1) % 3


def shares_first_score(p: Position, say: Callable[[str], str]) -> None:
    companies = {each["company"]: each for each in view(p, p.seat)["companies"]}
    assert (numbers(companies["research"]["column"]), shares_of(p, "research")[0]) == (["3", "28", "75"], 2)
    assert (numbers(companies["wildlife"]["column"]), shares_of(p, "wildlife")[0]) == (["88", "90", "92"], 1)
    assert (points(p, p.seat), sum(mine(p, p.seat)["shares"])) == (9, 3)
    assert points(after(p, "expand cleaning-84", "into research"), p.seat) == 11


def last_turns(p: Position, say: Callable[[str], str]) -> None:
    before = view(p, p.seat)
    assert (before["depletions"], before["deck"]) == (1, 1)
    q = after(p, "draw")
    then = view(q, q.seat)
    assert (then["depletions"], then["end_cause"], then["final_turns"]) == (2, "second-depletion", 3)
    assert q.seat == (p.seat + 1) % 3


def deck_second_time(p: Position, say: Callable[[str], str]) -> None:
    before = view(p, p.seat)
    assert (before["depletions"], before["deck"], before["discard"]) == (1, 2, 41)
    q = after(p, "expand wildlife-88", "into treasure")
    assert sum(hands(q)) - sum(hands(p)) == 8 - 1, "one card was played"
    then = view(q, q.seat)
    assert (then["depletions"], then["deck"], then["discard"]) == (2, 35, 0)


def shares_final_score(p: Position, say: Callable[[str], str]) -> None:
    companies = {each["company"]: each for each in view(p, p.seat)["companies"]}
    held = {company: shares_of(p, company)[0] for company in companies if shares_of(p, company)[0]}
    assert held == {"treasure": 3, "wildlife": 1, "pearl": 2}
    assert {len(companies[company]["column"]) for company in ("treasure", "wildlife")} == {4}
    assert (len(companies["pearl"]["column"]), len(companies["research"]["column"])) == (2, 14)
    assert max(len(each["column"]) for each in companies.values()) == 14
    q = after(p, "draw")
    assert (q.over, points(q, p.seat)) == (True, 24)


def bonus_share(p: Position, say: Callable[[str], str]) -> None:
    before = view(p, p.seat)
    (third,) = [player for player in before["players"] if player["third"]]
    names = [each["company"] for each in before["companies"]]
    assert [third["shares"][names.index(each)] for each in ("treasure", "cleaning")] == [3, 2]
    column = before["companies"][names.index("treasure")]["column"]
    assert column[-1] == "pearl-15"
    then = view(after(p, "draw"), p.seat)
    (grown,) = [player for player in then["players"] if player["third"]]
    assert set(grown["portfolio"]) - set(third["portfolio"]) == {"treasure-72"}
    assert then["companies"][names.index("treasure")]["column"] == [*column, "cleaning-42"]
    assert len(then["hand"]) - len(before["hand"]) == 1
    assert before["discard"] + 3 == then["discard"], "the bonus share, 43 and 1"


# -- Deep Sea ---------------------------------------------------------------------------------------


def first_discs(p: Position, say: Callable[[str], str]) -> None:
    assert (mine(p, p.seat)["supply"], mine(p, p.seat)["staging"]) == (28, 1)
    q = after(p, "recruit reef_diver")
    assert (mine(q, p.seat)["supply"], mine(q, p.seat)["staging"]) == (27, 3)


def navigator(p: Position, say: Callable[[str], str]) -> None:
    me = mine(p, p.seat)
    assert (me["levels_now"][:2], me["attributes"][1]) == ([2, 1], 1)
    q = after(p, "recruit navigator")
    then = mine(q, p.seat)
    assert (then["levels_now"][1], then["attributes"][1]) == (2, 2)
    assert then["staging"] - me["staging"] == 2


def calm_seas(p: Position, say: Callable[[str], str]) -> None:
    (zone,) = [zone for zone in view(p, p.seat)["zones"] if zone["board"] == "calm_seas"]
    discs = {site: zone["sites"][site]["disc"] for site in ("s1", "s2", "s3", "s4")}
    assert discs["s3"] not in (-1, p.seat)
    assert [discs[site] for site in ("s1", "s2", "s4")] == [-1, -1, -1]
    assert "calm_seas" in mine(p, p.seat)["vessels"]
    q = after(p, "do sonar")
    assert [q.text(action) for action in q.choices] == ["sonar calm_seas-s1", "sonar calm_seas-s4"]
    for site in ("s1", "s4"):
        then = after(q, f"sonar calm_seas-{site}")
        assert mine(p, p.seat)["staging"] - mine(then, p.seat)["staging"] == 1
    left = after(q, "sonar calm_seas-s1")
    assert mine(left, p.seat)["attributes"][1] - mine(p, p.seat)["attributes"][1] == 1
    assert mine(left, p.seat)["research"] - mine(p, p.seat)["research"] == 1


def field_researcher(p: Position, say: Callable[[str], str]) -> None:
    assert mine(p, p.seat)["staging"] == 3
    q = after(p, "activate field_researcher")
    assert {"do sonar", "do journal"} <= {q.text(action) for action in q.choices}
    q = after(q, "do sonar")
    assert mine(q, p.seat)["staging"] == 1
    while "do journal" not in [q.text(action) for action in q.choices]:
        q = after(q, q.text(q.choices[0]))
    q = after(q, "do journal")
    q = after(q, q.text(q.choices[0]))
    assert mine(q, p.seat)["staging"] == 0


def travel_reach(p: Position, say: Callable[[str], str]) -> None:
    seen = view(p, p.seat)
    me = mine(p, p.seat)
    places = {zone["board"]: (zone["cell"], zone["depth"]) for zone in seen["zones"]}
    wanted = {"dolphin_pods": "E2", "jellyfish_bloom": "C3", "vortex": "B3", "seamount": "E4"}
    assert {board: places[board][0] for board in wanted} == wanted
    assert (me["levels_now"][3], places["seamount"][1]) == (3, 4)
    cells = {zone["cell"] for zone in seen["zones"]}
    away = steps_from("E2", cells)
    assert [away[wanted[board]] for board in ("jellyfish_bloom", "vortex", "seamount")] == [3, 4, 2]
    open_now = [p.text(action) for action in p.choices]
    assert "travel jellyfish_bloom" in open_now
    assert not {"travel vortex", "travel seamount"} & set(open_now)
    q = after(p, "travel jellyfish_bloom")
    assert mine(q, p.seat)["staging"] - me["staging"] == 1


def steps_from(start: str, cells: set[str]) -> dict[str, int]:
    """How many steps the cells are away, over neighbours that hold a zone."""
    away = {start: 0}
    todo = [start]
    for cell in todo:
        column, depth = ord(cell[0]), int(cell[1:])
        for beside in ((column + 1, depth), (column - 1, depth), (column, depth + 1), (column, depth - 1)):
            name = f"{chr(beside[0])}{beside[1]}"
            if name in cells and name not in away:
                away[name] = away[cell] + 1
                todo.append(name)
    return away


def three_links(p: Position, say: Callable[[str], str]) -> None:
    (zone,) = [zone for zone in view(p, p.seat)["zones"] if zone["board"] == "coldwater_reef"]
    bosun = p.seat_of_chair(record("deepsea", "three-links").players.index("Bosun"))
    free = [site for site, each in zone["sites"].items() if site[0] == "c" and each["disc"] == -1]
    assert free == ["c3"]
    assert [zone["sites"][site]["disc"] for site in ("c2", "c4", "j2")] == [bosun, bosun, p.seat]
    q = after(p, "conserve coldwater_reef-c3")
    assert mine(p, p.seat)["research"] - mine(q, p.seat)["research"] == 2
    gains = [
        [b - a for a, b in zip(mine(p, seat)["attributes"], mine(q, seat)["attributes"], strict=True)]
        for seat in (p.seat, bosun)
    ]
    assert gains == [[1, 2, 1, 0], [1, 0, 1, 0]], "Reputation, Inspiration, Coordination, Ingenuity"


def whole_score(p: Position, say: Callable[[str], str]) -> None:
    me = mine(p, p.seat)
    assert (me["staging"], me["research"], len(me["journals"])) == (2, 3, 4)
    q = after(p, "pass")
    assert q.over
    parts = parts_of(q, p.seat)
    goals = [parts[f"goal-{n}"] + parts[f"leader-{n}"] for n in (1, 2, 3)]
    got = [parts["attributes"], parts["impact"], parts["journals"], parts["specialists"], *goals]
    assert [*got, parts["leftovers"]] == [34, 10, 2, 3, 1, 7, 12, 1]
    assert points(q, p.seat) == 70


def leader_bonus(p: Position, say: Callable[[str], str]) -> None:
    players = record("deepsea", "leader-bonus").players
    order = [p.seat_of_chair(players.index(name)) for name in ("you", "Bosun", "Stoker")]
    assert order[0] == p.seat
    q = after(p, "pass")
    assert q.over
    goals = view(q, p.seat)["goals"]
    assert [[goal["units"][seat] for seat in order] for goal in goals] == [[2, 2, 3], [2, 2, 1], [4, 3, 2]]
    assert [[goal["bonus"][seat] for seat in order] for goal in goals] == [[3, 3, 5], [3, 3, 0], [7, 4, 0]]


# -- Reef Project -----------------------------------------------------------------------------------


def route_price(p: Position, say: Callable[[str], str]) -> None:
    assert mine(p, p.seat)["energy"] == 4
    (route,) = [each for each in view(p, p.seat)["routes"] if each["route"] == "e-j"]
    assert (route["pips"], route["balls"], route["deploy"]) == (2, [0, 0, 0], 2)
    q = after(p, "deploy e-j")
    prices = {spot["spot"]: spot["price"] for spot in view(q, p.seat)["spots"]}
    assert (mine(q, p.seat)["energy"], prices["e"], prices["l"]) == (2, 0, 2)
    assert mine(after(q, "sail l"), p.seat)["energy"] == 0


def effect_order(p: Position, say: Callable[[str], str]) -> None:
    me = mine(p, p.seat)
    assert (me["cargo"][0], me["capacity"][0]) == (1, 3)
    gained = after(p, "resolve effect-1")
    assert mine(gained, p.seat)["cargo"][0] == 3
    both = after(gained, "resolve effect-2", "convert")
    assert mine(both, p.seat)["energy"] - me["energy"] == 6
    first = after(p, "resolve effect-2")
    assert mine(first, p.seat)["energy"] - me["energy"] == 3
    assert "convert" not in [first.text(action) for action in first.choices]


def recharge_nineteen(p: Position, say: Callable[[str], str]) -> None:
    assert (mine(p, p.seat)["score"], mine(p, p.seat)["energy"]) == (19, 2)
    q = after(p, "recharge", "space 6")
    assert len([a for a in q.choices if q.text(a).startswith("take ")]) == 5
    q = after(
        q,
        q.text(q.choices[0]),
        "space 3",
        "resolve effect-1",
        "gain shell",
        "gain camera",
        "resolve effect-2",
    )
    assert mine(q, p.seat)["energy"] == 3
    assert any(q.text(action) == "space 1" for action in q.choices)


def mission_set(p: Position, say: Callable[[str], str]) -> None:
    me = mine(p, p.seat)
    assert [played[0] for played in me["played"]] == ["m01", "w09", "m07"], "green, wild, green"
    q = after(p, "play m24")
    assert mine(q, p.seat)["score"] - me["score"] == 4
    assert [bool(played[1]) for played in mine(q, p.seat)["played"]] == [True, True, False, True]


def clean_tie(p: Position, say: Callable[[str], str]) -> None:
    players = record("reef", "clean-tie").players
    bosun, stoker = (p.seat_of_chair(players.index(name)) for name in ("Bosun", "Stoker"))
    seen = view(p, p.seat)
    (sector,) = [each for each in seen["sectors"] if each["sector"] == "s03"]
    assert (sector["filled"], [sector["balls"][seat] for seat in (p.seat, bosun, stoker)]) == (3, [0, 1, 2])
    (route,) = [each for each in seen["routes"] if each["route"] == "c-d"]
    assert (route["pips"], route["balls"], route["deploy"]) == (2, [0, 0, 0], 2)
    assert [mine(p, seat)["research"] for seat in (p.seat, stoker)] == ["2", "1"]
    q = after(p, "deploy c-d")
    scored = [mine(q, seat)["score"] - mine(p, seat)["score"] for seat in (p.seat, stoker, bosun)]
    assert scored == [2, 2, 1]
    assert mine(p, p.seat)["energy"] - mine(q, p.seat)["energy"] == 2
    assert len(mine(q, p.seat)["pollution"]) - len(mine(p, p.seat)["pollution"]) == 1


def explore_and_restore(p: Position, say: Callable[[str], str]) -> None:
    me = mine(p, p.seat)
    assert (me["diver"], me["research"], me["cargo"][2]) == (0, "1", 2)
    q = after(p, "resolve effect-1")
    assert mine(q, p.seat)["diver"] == 1
    q = after(q, "pay camera")
    assert (mine(q, p.seat)["diver"], mine(q, p.seat)["cargo"][2]) == (2, 0)
    assert view(q, p.seat)["seafloor"][1]["side"] == "b"
    q = after(q, "resolve effect-1")
    assert mine(q, p.seat)["research"] == "2"
    then = after(q, "resolve effect-2", "resolve effect-1", "gain camera", "gain algae", "resolve effect-2")
    assert sum(mine(then, p.seat)["cargo"]) - sum(mine(q, p.seat)["cargo"]) == 2
    assert mine(then, p.seat)["score"] - mine(q, p.seat)["score"] == 1


def first_hire(p: Position, say: Callable[[str], str]) -> None:
    me, seen = mine(p, p.seat), view(p, p.seat)
    assert me["ship"] == "bluefin"
    assert [bool(me["crew"][place]) for place in (0, 3, 6)] == [True, True, False]
    assert (seen["crew_offer"][0], seen["crew_prices"][0], seen["mission_reach"]) == ("engineer-1", 0, 3)
    q = after(p, "hire engineer-1", "row bottom")
    assert mine(q, p.seat)["coins"] == me["coins"]
    q = after(q, "trigger benefit", "resolve effect-1", "take m03")
    assert {q.text(action) for action in q.choices} >= {
        "activate top-1",
        "activate middle-1",
        "activate bottom-1",
    }
    assert me["crew"][3] == "phycologist-1"


def reef_final_score(p: Position, say: Callable[[str], str]) -> None:
    me = mine(p, p.seat)
    assert (me["score"], me["objective"], me["diver"], min(me["cargo"])) == (58, "ob07", 6, 0)
    assert [tile["used"] for tile in me["pollution"]].count(0) == 2
    q = after(p, "trade camera")
    assert q.over
    order = ("play", "objective", "missions", "research", "divers", "resources", "majorities", "seconds")
    parts = parts_of(q, p.seat)
    assert [parts[name] for name in (*order, "pollution")] == [58, 6, 5, 9, 6, 3, 8, 7, 3]
    assert points(q, p.seat) == 105
    led = [each for each in view(q, p.seat)["sectors"] if each["cleaned"] and each["leader"] == p.seat]
    assert sorted(each["sharks"] for each in led) == [1, 1, 2]


CHECKS: dict[tuple[str, str], Callable[[Position, Callable[[str], str]], None]] = {
    ("shares", "buy-pearl"): buy_pearl,
    ("shares", "dividend-wildlife"): dividend_wildlife,
    ("shares", "fundraiser-row"): fundraiser_row,
    ("shares", "first-score"): shares_first_score,
    ("shares", "last-turns"): last_turns,
    ("shares", "deck-second-time"): deck_second_time,
    ("shares", "final-score"): shares_final_score,
    ("shares", "bonus-share"): bonus_share,
    ("deepsea", "first-discs"): first_discs,
    ("deepsea", "navigator"): navigator,
    ("deepsea", "calm-seas"): calm_seas,
    ("deepsea", "field-researcher"): field_researcher,
    ("deepsea", "travel-reach"): travel_reach,
    ("deepsea", "three-links"): three_links,
    ("deepsea", "whole-score"): whole_score,
    ("deepsea", "leader-bonus"): leader_bonus,
    ("reef", "route-price"): route_price,
    ("reef", "effect-order"): effect_order,
    ("reef", "recharge-nineteen"): recharge_nineteen,
    ("reef", "mission-set"): mission_set,
    ("reef", "clean-tie"): clean_tie,
    ("reef", "explore-and-restore"): explore_and_restore,
    ("reef", "first-hire"): first_hire,
    ("reef", "final-score"): reef_final_score,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_worked_example_can_be_opened(name: str, language: str) -> None:
    manual = game(name).manual(language)
    assert manual is not None
    blocks = [block for passage in manual.passages() for block in passage.blocks]
    examples = {block.id: block.record for block in blocks if isinstance(block, ManualExample)}
    assert len(examples) >= 7
    assert [id for id, record in examples.items() if not record] == []


@pytest.mark.parametrize(("name", "id"), ALL)
def test_an_example_stands_where_its_passage_says(name: str, id: str) -> None:
    p = replay(record(name, id), game(name))
    for language in LANGUAGES:
        assert told(name, id, language)
    CHECKS[name, id](p, lambda language: told(name, id, language))


@pytest.mark.parametrize(("name", "id"), ALL)
def test_an_example_is_opened_as_a_table_against_bots(name: str, id: str) -> None:
    played = record(name, id)
    p = replay(played, game(name))
    made = decide.example(played, "somebody", "Anna")
    reader = p.chair_of_seat(p.seat)
    assert [chair.person == "somebody" for chair in made.chairs] == [n == reader for n in range(played.seats)]
    assert {chair.level for n, chair in enumerate(made.chairs) if n != reader} == {"mate"}
    named = played.players[reader]
    assert made.chairs[reader].name == ("Anna" if named == "you" else named)
    assert made.prefix == played.actions


@pytest.mark.parametrize(("name", "id"), ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_opens_it_and_says_how(
    name: str, id: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    manual = game(name).manual(language)
    assert manual is not None
    (passage,) = [
        each
        for each in manual.passages()
        if any(isinstance(block, ManualExample) and block.id == id for block in each.blocks)
    ]
    lines = "\n".join(Reader(game(name), language).look_up(passage.id))
    assert f"bathysphere play {name} --example {id}" in lines
    console = screen()
    outcome = worked.play(name, id, language, console=console, ask=sayings(["1", "1", "quit"]), plain=True)
    assert len(outcome.record.actions) > len(record(name, id).actions)
    assert not re.search(r"\bNone\b(?! is staged)", shown(console))
    assert list(tmp_path.iterdir()) == [], "an example leaves nothing behind"


def test_there_is_no_such_example() -> None:
    with pytest.raises(OptionError) as problem:
        worked.play("shares", "xylophone", console=Console(file=StringIO()))
    assert "buy-pearl" in problem.value.params["known"]
