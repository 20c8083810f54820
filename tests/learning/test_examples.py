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

LEAST = 3
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


CHECKS: dict[tuple[str, str], Callable[[Position, Callable[[str], str]], None]] = {
    ("shares", "buy-pearl"): buy_pearl,
    ("shares", "dividend-wildlife"): dividend_wildlife,
    ("shares", "fundraiser-row"): fundraiser_row,
    ("deepsea", "first-discs"): first_discs,
    ("deepsea", "navigator"): navigator,
    ("deepsea", "calm-seas"): calm_seas,
    ("deepsea", "field-researcher"): field_researcher,
    ("reef", "route-price"): route_price,
    ("reef", "effect-order"): effect_order,
    ("reef", "recharge-nineteen"): recharge_nineteen,
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_at_least_three_that_can_be_opened(name: str) -> None:
    assert len([id for each, id in ALL if each == name]) >= LEAST


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
    assert "None" not in shown(console)
    assert list(tmp_path.iterdir()) == [], "an example leaves nothing behind"


def test_there_is_no_such_example() -> None:
    with pytest.raises(OptionError) as problem:
        worked.play("shares", "xylophone", console=Console(file=StringIO()))
    assert "buy-pearl" in problem.value.params["known"]
