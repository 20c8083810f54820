"""The games in OpenSpiel: its own checks, its searches, secrets."""

import json
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra bathysphere[openspiel] is not installed")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import bathysphere.openspiel  # noqa: F401, E402
from bathysphere.catalogue import GAMES  # noqa: E402
from bathysphere.engine.features import Encoder  # noqa: E402
from bathysphere.games import game  # noqa: E402

TABLES = [
    ("shares", {}),
    ("shares", {"players": 4, "sides": "advanced"}),
    ("deepsea", {"mission": 3}),
    ("deepsea", {"players": 3, "mode": "coop"}),
    ("reef", {"players": 3}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_the_checks_of_openspiel(name: str, parameters: dict[str, Any]) -> None:
    """Legality, masks, clones, histories, tensors, returns and serialized states along a random game."""
    table = pyspiel.load_game(f"bathysphere_{name}", parameters)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_its_searches_play(name: str) -> None:
    table = pyspiel.load_game(f"bathysphere_{name}")
    state = table.new_initial_state()
    state.apply_action(7)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    true = mcts.MCTSBot(table, 2, 8, rollouts, random_state=np.random.RandomState(2))
    fair = ismcts.ISMCTSBot(
        table, rollouts, 2, 8, use_observation_string=True, random_state=np.random.RandomState(3)
    )
    for _ in range(3):
        for bot in (true, fair):
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_its_mcts_beats_chance() -> None:
    table = pyspiel.load_game("bathysphere_shares")
    won = 0.0
    for deal in range(4):
        rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(deal))
        bot = mcts.MCTSBot(table, 2, 12, rollouts, random_state=np.random.RandomState(deal))
        chance = np.random.RandomState(deal)
        state = table.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            own = state.current_player() == deal % 2
            state.apply_action(bot.step(state) if own else int(chance.choice(state.legal_actions())))
        won += state.returns()[deal % 2]
    assert won >= 2


@pytest.mark.parametrize("name", GAMES)
def test_what_is_dealt_anew_looks_the_same_and_is_another_world(name: str) -> None:
    state = pyspiel.load_game(f"bathysphere_{name}", {"players": 3}).new_initial_state()
    state.apply_action(11)
    chance = np.random.RandomState(1)
    for _ in range(30):
        state.apply_action(int(chance.choice(state.legal_actions())))
    player = state.current_player()
    other = state.resample_from_infostate(player, chance.random_sample)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert json.loads(str(other)) != json.loads(str(state))


def test_a_tensor_is_the_observation_of_the_gym() -> None:
    state = pyspiel.load_game("bathysphere_shares", {"players": 2}).new_initial_state()
    state.apply_action(3)
    encoder: Encoder[Any] = game("shares").encoder()
    row = encoder.encode(state.position, 1)
    seen = state.observation_tensor(1)
    assert len(seen) == len(row)
    assert [value > 0 for value in seen] == [value > 0 for value in row]
