"""Chance is one int: the same everywhere, fair enough, and different for different seeds."""

from collections import Counter

import pytest

from bathysphere.engine.chance import Source, advance, scaled, seeded


def test_the_sequence_is_fixed_for_ever() -> None:
    source = Source(7)
    assert [source.below(1000) for _ in range(8)] == FIRST_OF_SEED_7


def test_states_stay_inside_a_machine_word() -> None:
    for seed in (0, 1, 2**63 - 1, 12345678901234567890):
        state = seeded(seed)
        for _ in range(1000):
            assert 0 < state < 2**63
            state = advance(state)


def test_numbers_below_a_bound_are_even() -> None:
    source = Source(3)
    counts = Counter(source.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    expected = 10_000
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 20.5  # 5 degrees of freedom, p = 0.001


def test_shuffles_reach_all_orders_evenly() -> None:
    source = Source(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        source.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom, p = 0.001


@pytest.mark.parametrize("bound", [1, 2, 100])
def test_bounds_are_kept(bound: int) -> None:
    state = seeded(1)
    for _ in range(2000):
        state = advance(state)
        assert 0 <= scaled(state, bound) < bound


def test_streams_of_one_seed_are_unrelated() -> None:
    first, second = Source(1, 0), Source(1, 1)
    same = sum(first.below(1000) == second.below(1000) for _ in range(1000))
    assert same < 10


FIRST_OF_SEED_7 = [990, 891, 870, 228, 608, 925, 763, 965]
