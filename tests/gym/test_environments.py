"""The environments: the libraries' own tests, secrets, rewards, copies."""

import pickle
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="the extra bathysphere[gym] is not installed")
pytest.importorskip("pettingzoo", reason="the extra bathysphere[gym] is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

import bathysphere as bs  # noqa: E402
from bathysphere.catalogue import GAMES, game  # noqa: E402
from bathysphere.engine.chance import Source  # noqa: E402
from bathysphere.engine.errors import IllegalAction, OptionError  # noqa: E402
from bathysphere.gym import (  # noqa: E402
    REWARDS,
    SeatEnv,
    TableEnv,
    aec_env,
    feature_names,
    parallel_env,
    single_env,
    vector_env,
)
from bathysphere.gym.describe import features_of, page  # noqa: E402
from bathysphere.gym.seats import MARGIN, Seats  # noqa: E402


def random_action(mask: Any, source: Source) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[source.below(len(legal))])


def play(env: TableEnv, source: Source, steps: int = 100_000) -> int:
    """Random play, until the end or so many steps."""
    for _ in range(steps):
        if env.table.position.over:
            break
        env.step(random_action(env.observe(env.agent_selection)["action_mask"], source))
    return env.table.position.ply


# -- what the libraries ask for ------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_api(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Said of every environment with action masks.
        warnings.filterwarnings("ignore", message="Observation (space for each agent|is not) ")
        api_test(aec_env(name, seats=3, skip_forced=True), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: aec_env(name, seats=2), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_parallel_api(name: str) -> None:
    parallel_api_test(parallel_env(name, seats=2), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_api(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"bathysphere/{name}-v0", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_determinism(name: str) -> None:
    """Two environments, the same seed and actions: the same game."""
    one, other = (gymnasium.make(f"bathysphere/{name}-v0", seats=3, bots=["random"]) for _ in range(2))
    first, second = one.reset(seed=5), other.reset(seed=5)
    source = Source(1)
    for _ in range(25):
        assert np.array_equal(first[0], second[0])
        assert np.array_equal(first[-1]["action_mask"], second[-1]["action_mask"])
        action = random_action(first[-1]["action_mask"], source)
        first, second = one.step(action), other.step(action)
        assert first[1:4] == second[1:4]
        if first[2]:
            break


# -- what a seat sees ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_observations_keep_secrets(name: str) -> None:
    """An observation is the same for all positions that the seat cannot tell apart."""
    for seats in (game(name).least_seats, game(name).most_seats):
        table = Seats(name, seats, "win", False, {})
        table.begin(seats)
        source = Source(seats)
        while not table.position.over:
            if source.below(12) == 0:
                truth = table.position
                for seat in range(seats):
                    seen = table.observe(seat)
                    assert table.observation_space.contains(seen)
                    table.position = truth.determinize(seat, source.word())
                    assert np.array_equal(table.observe(seat), seen)
                    table.position = truth
            table.act(table.position.choices[source.below(len(table.position.choices))])


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_has_a_name_of_its_own(name: str) -> None:
    names = feature_names(name)
    assert len(names) == features_of(name).size == len(set(names))


def test_the_features_are_documented() -> None:
    written = Path(__file__).resolve().parents[2] / "docs" / "features.md"
    assert written.read_text(encoding="utf-8") == page(), "python -m bathysphere.gym docs/features.md"


def test_features_say_what_they_mean() -> None:
    p = bs.start("shares", 2, 3)
    table = Seats("shares", 2, "win", False, {})
    table.begin(3)
    seen = dict(zip(feature_names("shares"), table.observe(0), strict=True))
    hand = {
        name.removeprefix("hand ") for name, value in seen.items() if name.startswith("hand ") and value == 1
    }
    view = p.view(0)
    assert hand == set(view["hand"])  # type: ignore[call-overload]
    assert seen["deck"] == pytest.approx(len(p.deck) / 100)  # type: ignore[attr-defined]
    assert seen["chooser self"] == (p.seat == 0)


def test_only_the_one_who_chooses_has_actions() -> None:
    env = TableEnv("shares", 3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert sorted(np.flatnonzero(mask)) == (
            sorted(env.table.position.choices) if agent == env.agent_selection else []
        )


def test_an_illegal_action_is_told_why() -> None:
    env = TableEnv("shares", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(wrong)
    strict = SeatEnv("shares", illegal="raise")
    strict.reset(seed=1)
    lenient = SeatEnv("shares")
    lenient.reset(seed=1)
    wrong = int(np.flatnonzero(lenient.table.mask(lenient.seat) == 0)[0])
    with pytest.raises(IllegalAction):
        strict.step(wrong)
    _, reward, over, _, info = lenient.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_a_game_that_is_over_or_not_begun_takes_no_action() -> None:
    env = TableEnv("shares", 2)
    with pytest.raises(OptionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    play(env, Source(1))
    for _ in range(2):
        env.step(None)
    assert env.agents == []
    with pytest.raises(OptionError, match="reset"):
        env.step(None)


# -- rewards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards(reward: str) -> None:
    env = TableEnv("shares", 3, reward)
    env.reset(seed=4)
    begun = [env.table.value(seat) for seat in range(3)]
    totals = [0.0] * 3
    source = Source(2)
    while not env.table.position.over:
        env.step(random_action(env.observe(env.agent_selection)["action_mask"], source))
        for seat, agent in enumerate(env.possible_agents):
            totals[seat] += env.rewards[agent]
    p = env.table.position
    points = [score.total for score in p.scores()]
    (winner,) = p.winners()
    for seat in range(3):
        won = 1.0 if seat == winner else -0.5
        best = max(points[other] for other in range(3) if other != seat)
        lead = (points[seat] - best) / MARGIN
        expected = {"win": won, "margin": lead, "potential": won - begun[seat]}[reward]
        assert totals[seat] == pytest.approx(expected)


def test_a_team_wins_together() -> None:
    env = TableEnv("deepsea", 2, mode="coop")
    env.reset(seed=1)
    play(env, Source(1))
    won = 1.0 if env.table.position.winners() else -1.0
    assert list(env.rewards.values()) == [won, won]


def test_forced_moves_are_skipped_on_request() -> None:
    plain, quick = TableEnv("deepsea", 2), TableEnv("deepsea", 2, skip_forced=True)
    for env in (plain, quick):
        env.reset(seed=2)
    counts = []
    for env in (plain, quick):
        source, decisions, forced = Source(3), 0, 0
        while not env.table.position.over:
            choices = len(env.table.position.choices)
            forced += choices == 1
            decisions += 1
            # Forced moves take nothing from the source, so both play the same game.
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(random_action(mask, source) if choices > 1 else int(np.flatnonzero(mask)[0]))
        counts.append((decisions, forced, env.table.position.ply))
    assert counts[0][1] > 0
    assert counts[1] == (counts[0][0] - counts[0][1], 0, counts[0][2])


# -- copies ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_copies_and_pickles_go_on_alike(name: str) -> None:
    env = TableEnv(name, 3, "potential")
    env.reset(seed=3)
    play(env, Source(1), 30)
    twins = [env.copy(), pickle.loads(pickle.dumps(env))]
    before = env.observe("seat_1")["observation"]
    for twin in twins:
        play(twin, Source(2), 20)
    assert np.array_equal(env.observe("seat_1")["observation"], before), "a copy is independent"
    play(env, Source(2), 20)
    for twin in twins:
        assert twin.agent_selection == env.agent_selection
        assert twin.rewards == pytest.approx(env.rewards)
        assert np.array_equal(twin.observe("seat_1")["observation"], env.observe("seat_1")["observation"])
        twin.reset()
    env.reset()
    assert all(twin.table.position.choices == env.table.position.choices for twin in twins)


def test_single_environments_copy_and_pickle() -> None:
    env = single_env("shares", seats=3, bots=["greedy", "random"])
    env.reset(seed=3)
    source = Source(1)
    for _ in range(5):
        env.step(random_action(env.table.mask(env.seat), source))
    for twin in (env.copy(), pickle.loads(pickle.dumps(env))):
        again = env.copy()
        action = random_action(env.table.mask(env.seat), Source(9))
        one, other = again.step(action), twin.step(action)
        assert np.array_equal(one[0], other[0])
        assert one[1:4] == other[1:4]


# -- one seat against bots ---------------------------------------------------------------------------------


def test_sitting_everywhere_or_in_one_place() -> None:
    env = single_env("shares", seats=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}
    fixed = single_env("shares", seats=3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    assert fixed.table.position.seat == 2


def test_a_policy_can_play_the_others() -> None:
    asked = []

    def first(observation: Any, mask: Any) -> int:
        asked.append(observation.shape)
        return int(np.flatnonzero(mask)[0])

    env = single_env("shares", seats=2, bots=[first], seat=1)
    env.reset(seed=1)
    assert asked == [(features_of("shares").size,)] * len(asked)
    assert asked


def test_many_at_once() -> None:
    envs = vector_env("shares", 3, seats=2, bots=["random"], skip_forced=True)
    observations, infos = envs.reset(seed=1)
    source = Source(1)
    ended = 0
    for _ in range(90):
        actions = np.array([random_action(mask, source) for mask in infos["action_mask"]])
        observations, _, over, _, infos = envs.step(actions)
        ended += int(over.sum())
    assert observations.shape == (3, features_of("shares").size)
    assert ended > 0
    envs.close()


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "shares", "seats": 9}, "seats"),
        ({"game": "shares", "reward": "fame"}, "reward"),
        ({"game": "shares", "bots": ["genius"]}, "bot-unknown"),
        ({"game": "shares", "seats": 4, "bots": ["random", "random"]}, "gym-bots"),
        ({"game": "shares", "seat": 2}, "gym-seat"),
        ({"game": "shares", "illegal": "maybe"}, "gym-illegal"),
        ({"game": "shares", "sides": "red"}, "option-value"),
    ],
)
def test_wrong_options_are_told(options: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        single_env(**options)
    assert caught.value.code == code
    assert "{" not in caught.value.sentence("de")
