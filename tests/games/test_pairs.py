"""Every kind of choice that can be met is met: each verb of each step, for every edition and mode."""

import random

import pytest

from bathysphere.catalogue import GAMES
from bathysphere.lab.bench import is_compiled
from tests.games.exploring import Explored
from tests.games.harness import any_setup, promises
from tests.games.pairs import columns, expected, heading

GAMES_A_ROUND = (
    {"shares": 40, "deepsea": 5, "reef": 4} if is_compiled() else {"shares": 20, "deepsea": 1, "reef": 1}
)
MOST_ROUNDS = 20 if is_compiled() else 1
"""Plain Python is many times slower: there a taste of it has to do."""
BOTS = 8 if is_compiled() else 0


def explored(game: str) -> Explored:
    """Rounds of games over all columns, from the start and from rare positions, until nothing is missing."""
    fresh = random.Random(17)
    games = Explored(game)
    for _ in range(MOST_ROUNDS):
        for column, missing in zip(columns(game), games.missing(), strict=True):
            if not missing:
                continue
            setup = any_setup(game, fresh, None, column)
            for start in promises(game).starts(column):
                games.play_from(setup, start)
            for fixed in promises(game).rounds(column):
                games.play(any_setup(game, fresh, None, column | fixed), GAMES_A_ROUND[game], BOTS)
        if not any(games.missing()):
            break
    return games


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_pair_of_step_and_verb_is_played_at_every_kind_of_table(game: str) -> None:
    games = explored(game)
    assert [wrong.told for wrong in games.failures] == []
    heads = [heading(column) for column in columns(game)]
    impossible = {head: pairs for head, pairs in zip(heads, games.impossible(), strict=True) if pairs}
    missing = {head: pairs for head, pairs in zip(heads, games.missing(), strict=True) if pairs}
    assert impossible == {}, "listed as out of reach, but met"
    if is_compiled():
        assert missing == {}, "neither met nor listed as out of reach"
    else:
        can = sum(len(expected(game, column)[0]) for column in columns(game))
        assert sum(map(len, missing.values())) < 0.2 * can
