"""Greedy at Reef Project: legal, honest, and far ahead of chance."""

import pytest

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.lab.run import Match, play_match
from bathysphere.minds import Observation, make_bot


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
