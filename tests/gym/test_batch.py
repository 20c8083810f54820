"""Many games at once: the same games, observations and rewards as one by one."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra bathysphere[gym] is not installed")

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.engine.errors import IllegalAction
from bathysphere.gym import Batch
from bathysphere.gym.seats import Seats


def some(batch: Batch, chance: np.random.RandomState) -> list[int]:
    """A legal action of each game."""
    return [int(chance.choice(np.flatnonzero(mask))) for mask in batch.masks]


@pytest.mark.parametrize("name", GAMES)
def test_observations_and_masks_are_those_of_each_game(name: str) -> None:
    batch = Batch(name, 3, seats=3, seed=4)
    table = Seats(name, 3, "win", False, {})
    chance = np.random.RandomState(1)
    for _ in range(25):
        seen, masks = batch.observations, batch.masks
        for number, p in enumerate(batch.games.games):
            table.position = p
            assert np.array_equal(seen[number], table.observe(p.seat))
            assert np.array_equal(masks[number], table.mask(p.seat))
            assert batch.seats[number] == p.seat
        batch.step(some(batch, chance))


def test_a_game_that_ends_is_rewarded_and_followed_by_a_new_one() -> None:
    batch = Batch("shares", 4, seats=2, seed=1)
    chance = np.random.RandomState(2)
    ended = 0
    while ended < 4:
        before = list(batch.games.games)
        rewards, over = batch.step(some(batch, chance))
        for number in np.flatnonzero(over):
            p = before[number]
            assert p.over
            assert not batch.games.games[number].over
            winners = p.winners()
            assert rewards[number].sum() == pytest.approx(0)
            assert {seat for seat in range(2) if rewards[number][seat] > 0} == (
                set(winners) if len(winners) == 1 else set()
            )
            ended += 1
        assert not rewards[~over].any()


def test_against_bots_only_the_own_seat_chooses_and_the_same_seed_is_the_same() -> None:
    def course(seed: int) -> list[Any]:
        batch = Batch("shares", 2, seats=3, bot="deckhand", seed=seed)
        chance = np.random.RandomState(0)
        told = []
        for _ in range(30):
            assert list(batch.seats) == batch.games.own
            rewards, over = batch.step(some(batch, chance))
            told.append((batch.observations.tobytes(), rewards.tobytes(), over.tobytes()))
        return told

    assert course(5) == course(5) != course(6)


def test_an_illegal_action_says_why_not() -> None:
    batch = Batch("shares", 1)
    legal = set(np.flatnonzero(batch.masks[0]))
    with pytest.raises(IllegalAction):
        batch.step([next(action for action in range(batch.actions) if action not in legal)])


def test_settings_reach_the_games() -> None:
    batch = Batch("deepsea", 1, seats=2, mission=3)
    p = batch.games.games[0]
    assert p.content.settings["mission"] == bs.start("deepsea", 2, 1, mission="3").content.settings["mission"]
