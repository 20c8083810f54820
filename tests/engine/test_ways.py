"""Whole ways: every place of this turn, how to get there, nothing promised behind what is hidden."""

from __future__ import annotations

import random

import pytest

import bathysphere as bs
from bathysphere.engine.position import Position
from bathysphere.engine.ways import MOST_TRIED, Ways, is_detour
from tests.engine.test_ahead import CAVE, DARK, DIG, GO, SHAFT, TRAP, maze


def positions(game: str, seed: int, every: int = 5) -> list[Position]:
    """Positions of a game of chance, some moves apart."""
    chance = random.Random(seed)
    p, copies, moves = bs.start(game, 3, seed), [], 0
    while not p.over:
        moves += 1
        if moves % every == 0:
            copies.append(p.copy())
        p.act(chance.choice(p.choices))
    return copies


def mazed() -> Ways:
    p = maze()
    p.game.places = ["dig"]
    return Ways(p)


def test_what_is_taken_unasked_is_a_place_too() -> None:
    ways = mazed()
    assert DIG.code(SHAFT) in [goal.action for goal in ways.goals()]
    (way, *_) = ways.to([DIG.code(SHAFT)])
    assert way.actions == [GO.code(SHAFT)]
    assert (way.goal.verb, way.goal.step, way.reveals) == ("dig", "digging", False)


def test_no_way_leads_past_what_is_hidden_or_where_the_rules_fail() -> None:
    ways = mazed()
    assert ways.to([DIG.code(DARK)]) == []
    assert ways.to([DIG.code(TRAP)]) == []
    assert 0 < ways.tried <= MOST_TRIED


def test_a_detour_is_no_way() -> None:
    assert is_detour([1, 2, 3, 4], [1, 3])
    assert not is_detour([1, 2, 3], [3, 1])
    around = [way for way in mazed().to([DIG.code(SHAFT)]) if GO.code(CAVE) in way.actions]
    assert around == []


def test_whoever_has_seen_enough_stops() -> None:
    assert Ways(maze(), lambda: True).tried == 0


@pytest.mark.parametrize("game", ["deepsea", "reef", "shares"])
def test_every_way_can_be_gone_to_its_end(game: str) -> None:
    """In the true position too, and its goal is done then: chosen, or taken unasked."""
    gone = 0
    for p in positions(game, 11, 4):
        all_ways = Ways(p)
        for goal in all_ways.goals():
            assert goal.action not in p.choices
            ways = all_ways.to([goal.action])
            assert ways
            for way in ways:
                after, done = p.copy(), []
                for action in way.actions:
                    assert action in after.choices, (p.text(goal.action), [p.text(a) for a in way.actions])
                    after.forced = []
                    after.act(action)
                    done += [action, *(taken.action for taken in after.forced)]
                assert goal.action in done
                gone += 1
    assert gone > 40


def test_a_sonar_goes_on_to_the_boards_that_are_drawn() -> None:
    chance = random.Random(1)
    p, drawn = bs.start("deepsea", 3, 1), 0
    while not p.over and drawn < 3:
        if p.steps[p.stack[-1].step].name == "turn":
            ways = Ways(p)
            for goal in ways.goals():
                for way in ways.to([goal.action]) if goal.verb == "sonar" else []:
                    assert p.text(way.actions[0]).startswith("activate ")
                    assert way.reveals
                    drawn += p.text(way.actions[-1]).startswith("draw ")
        p.act(chance.choice(p.choices))
    assert drawn >= 3


@pytest.mark.parametrize("game", ["deepsea", "reef", "shares"])
def test_the_best_way_goes_as_far_as_it_is_the_only_one(game: str) -> None:
    """One of those that are offered, or what several of them have in common before they differ at the end."""
    trunks = 0
    for p in positions(game, 11, 4):
        all_ways = Ways(p)
        for goal in all_ways.goals():
            ways = [way.actions for way in all_ways.to([goal.action])]
            best = all_ways.best(goal.action)
            assert best is not None
            way, others = best
            assert others == len(ways) - 1
            assert way.goal.action == goal.action
            if way.actions not in ways:
                assert sum(known[:-1] == way.actions for known in ways) > 1
                trunks += 1
    assert trunks > 0 or game != "deepsea"
    assert Ways(p).best(-1) is None


def test_a_run_is_as_long_as_nothing_else_is_asked_and_gives_nothing_away() -> None:
    """Effects of Islands and lists one after the other; the turn is ended only where nothing else is left."""
    lengths, ended = set(), 0
    for p in positions("reef", 11, 1):
        run = Ways(p).run()
        if run is None:
            continue
        after = p.copy()
        for number, action in enumerate(run.actions):
            verb = p.game.vocabulary.verb_of(action).name
            assert after.warning(action) is None
            assert verb == "resolve" or (after.choices == [action] and verb == "end" and number)
            assert (after.seat, after.reveals) == (p.seat, p.reveals)
            ended += verb == "end"
            after.act(action)
        assert after.reveals == p.reveals
        lengths.add(len(run.actions))
    assert ended > 0
    assert min(lengths) == 2 < max(lengths)


def test_only_a_game_that_says_so_has_runs() -> None:
    assert not any(Ways(p).run() for p in positions("shares", 3))
