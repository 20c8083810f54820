"""Bots: legal, the same for the same knowledge and seed, and greedy better than chance."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.lab.intervals import wilson
from bathysphere.lab.run import Match, Summary, play_match
from bathysphere.minds import Observation, make_bot
from bathysphere.minds.playout import play_out, random_playout
from tests.games.harness import Setup, digest, examples, some_positions

MINDS = ("random", "deckhand", "greedy", "mate", "captain:16", "admiral:24")

setups = st.builds(
    Setup,
    game=st.just("shares"),
    seats=st.integers(2, 5),
    seed=st.integers(0, 2**40),
    settings=st.fixed_dictionaries({"sides": st.sampled_from(["basic", "advanced", "random"])}),
)


@pytest.mark.slow
@settings(max_examples=examples(25))
@given(setups)
def test_a_bot_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(setup: Setup) -> None:
    for p in some_positions(setup):
        for name in MINDS:
            choices = {
                make_bot(name, setup.game, 5).choose(Observation(world, p.seat))
                for world in (p, p.determinize(p.seat, 1), p.determinize(p.seat, 2))
            }
            assert len(choices) == 1
            assert choices <= set(p.choices)


def test_an_observation_does_not_hold_the_true_position() -> None:
    p = bs.start("shares", seats=3, seed=5)
    observation = Observation(p, p.seat)
    assert observation.position is not p
    assert observation.choices == p.choices
    assert observation.position.dump()["chance"] != p.dump()["chance"]
    assert digest(observation.world(Source(1))) != digest(p)


def test_choosing_leaves_the_observation_as_it_was() -> None:
    p = bs.start("shares", seats=3, seed=5)
    observation = Observation(p, p.seat)
    before = digest(observation.position)
    for name in MINDS:
        make_bot(name, "shares", 1).choose(observation)
    assert digest(observation.position) == before


def test_a_whole_game_of_bots_is_recorded_action_by_action() -> None:
    p = bs.start("shares", seats=3, seed=5)
    again = p.copy()
    for action in play_out(p, [make_bot("random", "shares", seat) for seat in range(3)]):
        again.play(action)
    assert digest(again) == digest(p)


def test_a_random_playout_counts_its_decisions() -> None:
    p = bs.start("shares", seats=4, seed=5)
    assert random_playout(p, Source(1)) == p.ply
    assert p.over


def test_an_unknown_bot_is_an_error() -> None:
    with pytest.raises(bs.OptionError, match="greedy"):
        make_bot("genius", "shares", 1)


@pytest.mark.slow
@pytest.mark.parametrize("sides", ["basic", "advanced"])
def test_greedy_beats_random_in_every_seat(sides: str) -> None:
    games = max(24, examples(60))
    match = Match("shares", ("greedy", "random", "random"), games, 1, (("sides", sides),))
    summary = Summary(match)
    for played in play_match(match, workers=1):
        summary.add(played)
    low, _ = wilson(summary.by_bot["greedy"].wins, games)
    assert low > 0.8
    for tally in summary.by_bot_and_seat["greedy"]:
        low, _ = wilson(tally.wins, tally.games)
        assert low > 1 / 3


@pytest.mark.slow
@pytest.mark.parametrize("mission", ["1", "8"])
def test_greedy_beats_random_in_deep_sea(mission: str) -> None:
    match = Match("deepsea", ("greedy", "random"), 4, 1, (("mission", mission),))
    summary = Summary(match)
    for played in play_match(match, workers=1):
        summary.add(played)
    assert summary.by_bot["greedy"].wins == 4
