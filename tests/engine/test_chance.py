"""Chance of both kinds: the same everywhere, fair, and different for different seeds."""

from collections import Counter

import pytest

from bathysphere.engine.chance import WORDS, SealedStream, Source, advance, scaled, seeded


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


# -- sealed chance -------------------------------------------------------------------------------------


def test_the_sealed_stream_is_keyed_blake2b_as_openssl_has_it() -> None:
    stream = SealedStream(KEY, 0)
    words = b"".join(stream.word().to_bytes(4, "little") for _ in range(32))
    assert words.hex() == FIRST_BLOCK + SECOND_BLOCK


def test_the_sealed_stream_goes_on_from_any_word() -> None:
    whole = SealedStream(KEY, 0)
    words = [whole.word() for _ in range(50)]
    for used in range(40):
        assert SealedStream(KEY, used).word() == words[used]


def test_sealed_numbers_are_fixed_for_ever() -> None:
    stream = SealedStream(KEY, 0)
    assert [stream.below(1000) for _ in range(8)] == FIRST_OF_KEY
    assert stream.used == 8
    cards = list(range(10))
    stream.shuffle(cards)
    assert cards == SHUFFLED_BY_KEY


def test_words_beyond_the_last_whole_run_of_a_bound_are_passed_over() -> None:
    """Of a bound of two thirds of all words every third word is passed over, and none is counted twice."""
    bound = WORDS // 3 * 2
    stream, plain = SealedStream(KEY, 0), SealedStream(KEY, 0)
    drawn = [stream.below(bound) for _ in range(300)]
    assert drawn == [word for word in (plain.word() for _ in range(stream.used)) if word < bound]
    assert 400 < stream.used < 500


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 30, 44, 100])
def test_sealed_numbers_are_even(bound: int) -> None:
    stream = SealedStream(KEY, 0)
    draws = 1000 * bound
    counts = Counter(stream.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    free = bound - 1
    assert chi_square < free + 4 * (2 * free) ** 0.5 + 4  # beyond p = 0.001 for each of these bounds


def test_sealed_shuffles_reach_all_orders_evenly() -> None:
    stream = SealedStream(KEY, 0)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom, p = 0.001


def test_keys_that_differ_in_one_bit_have_nothing_in_common() -> None:
    other = bytes([KEY[0] ^ 1, *KEY[1:]])
    first, second = SealedStream(KEY, 0), SealedStream(other, 0)
    same = sum(first.below(1000) == second.below(1000) for _ in range(1000))
    assert same < 10


KEY = bytes(range(16))
FIRST_BLOCK = (
    "2b2f486c5df187deadad9b37df9e10180e434c8ff8359dd28fe0f51b3c89269f"
    "4cf090080b620a6f9cf639f8e699a1327cdbf24f929cae5989cb45ef9cfb89da"
)
"""Eight zero bytes:

openssl mac -macopt hexkey:000102030405060708090a0b0c0d0e0f -in FILE BLAKE2BMAC
"""
SECOND_BLOCK = (
    "1efe679bac7209173373c669be51140a27ae42a1326001bf3a4bc50ff2aa02ef"
    "2aa2536e5de16c2c722eac29f3e7597b6fd5b2047203e88f0a2880c317fd3665"
)
FIRST_OF_KEY = [995, 101, 421, 431, 790, 328, 639, 844]
SHUFFLED_BY_KEY = [6, 2, 5, 1, 0, 7, 3, 4, 9, 8]
FIRST_OF_SEED_7 = [990, 891, 870, 228, 608, 925, 763, 965]
