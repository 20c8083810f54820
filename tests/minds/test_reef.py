"""Greedy at Reef Project: legal, honest, and far ahead of chance."""

import pytest

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.games.reef.mind.worth import mission_worth
from bathysphere.games.reef.rules import verbs
from bathysphere.lab.run import Match, play_match
from bathysphere.minds import Observation, make_bot
from tests.games.reef.table import BLUE, ORANGE, PINK, WHITE, Table


@pytest.mark.slow
def test_greedy_beats_random_on_every_seat() -> None:
    for played in play_match(Match("reef", ("greedy", "random"), 2, 5), workers=1):
        assert [played.bots[seat] for seat in played.winners] == ["greedy"]
        assert max(played.points) > 60


@pytest.mark.slow
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_same_choice_in_worlds_the_seat_cannot_tell_apart(side: str) -> None:
    source = Source(3)
    p = bs.start("reef", seats=3, seed=8, side=side)
    for number in range(240):
        if number % 30 == 0:
            worlds = (p, p.determinize(p.seat, 1), p.determinize(p.seat, 2))
            choices = {make_bot("greedy", "reef", 5).choose(Observation(w, p.seat)) for w in worlds}
            assert len(choices) == 1
            assert choices <= set(p.choices)
        p.act(p.choices[source.below(len(p.choices))])


@pytest.mark.parametrize("seat", [PINK, BLUE, ORANGE, WHITE])
@pytest.mark.parametrize("bot", ["greedy", "mate"])
def test_coins_that_an_objective_counts_are_not_traded_before_it_is_scored(bot: str, seat: int) -> None:
    """A set of resources brings 3 points; the nine Coins it would cost bring nine, and then the set as well.

    Others are asked in between, so that a seat does not see what becomes of its Coins.
    """
    table = Table(4).objective(seat, "ob08").coins(seat, 9)
    for other in range(4):
        table.cargo(other, 0, 0, 0)
        if other != seat:
            table.coins(other, 3)
    table.p.end_turn, table.p.turn = 4, 3
    table.turn(WHITE).do("recharge")
    while not table.p.over and table.step != "final-trade":
        table.do("end" if table.step == "recharged" else "done")
    while not table.p.over:
        table.p.act(make_bot(bot, "reef", 5).choose(Observation(table.p, table.p.seat)))
    assert (table.parts(seat)["objective"], table.parts(seat)["resources"]) == (9, 3)


def test_a_mission_instead_of_a_good_island_is_taken_after_one_that_comes_on_top() -> None:
    """The Island forgone is counted, and Energy although there is no room for it now."""
    table = Table(2).energy(PINK, 8).offer("m16", "m19")
    instead, on_top = table.number("mission", "m16"), table.number("mission", "m19")
    assert mission_worth(table.p, PINK, on_top) > mission_worth(table.p, PINK, instead) > 0
    table.give(PINK, "mission", 1, 0)
    assert {f"take {card}" for card in ("m16", "m19")} <= set(table.options())
    chosen = make_bot("mate", "reef", 5).choose(Observation(table.p, PINK))
    assert chosen == verbs.TAKE.base + on_top
