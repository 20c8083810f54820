"""The attack on the quick generator: it works, and sealed chance withstands it (`bench/lattice.py`)."""

from __future__ import annotations

import pytest
from bench.lattice import MODULUS, TooScattered, reduced, runs_of, says, seeds_of, solve
from bench.lattice_views import VIEWS, Deck, Reader, Seen, first_view

import bathysphere as bs
from bathysphere.engine.chance import SealedStream, Source, seeded

PLACES = [*range(5, 11), *range(40, 46), *range(60, 64)]
"""Two runs to search and one to check, as at a table: 96 bits of a state of 63."""


def outputs(source: Source | SealedStream) -> list[Seen]:
    drawn = [source.below(64) for _ in range(70)]
    return [Seen(place, 64, drawn[place - 1]) for place in PLACES]


@pytest.mark.parametrize("seed", [1234567, 8_000_000_000_000_000_001])
def test_the_state_and_the_seed_of_quick_chance_are_found(seed: int) -> None:
    state = solve(outputs(Source(seed)))
    assert state == seeded(seed)
    assert seed in seeds_of(seeded(seed))


@pytest.mark.slow
def test_nothing_is_found_of_sealed_chance() -> None:
    assert solve(outputs(SealedStream(bytes(range(16)), 0))) is None


def test_outputs_that_lie_too_far_apart_are_not_searched() -> None:
    with pytest.raises(TooScattered, match="boxes would have to be searched"):
        solve([Seen(place, 64, 0) for place in range(1, 60, 5)])


@pytest.mark.slow
def test_the_seed_of_a_reef_table_is_found_in_its_first_public_view() -> None:
    seed = 1000007
    state = solve(first_view(bs.start("reef", 4, seed)))
    assert state is not None
    assert seed in seeds_of(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_read_off_a_table_are_the_outputs_of_its_chance(seats: int) -> None:
    seen = first_view(bs.start("reef", seats, 7))
    assert says(seeded(7), seen)
    assert not says(seeded(8), seen)
    assert len(runs_of(seen)) == 6


@pytest.mark.parametrize(
    ("game", "seats", "seed", "least"),
    [pytest.param("deepsea", 4, 8, 18, marks=pytest.mark.slow), ("shares", 3, 7, 12)],
)
def test_what_is_read_off_a_game_as_it_goes_on(game: str, seats: int, seed: int, least: int) -> None:
    seen = VIEWS[game](seats, seed)
    assert len(seen) >= least
    assert says(seeded(seed), seen)
    assert not says(seeded(seed + 1), seen)


def test_a_card_still_lies_where_it_was_before_the_shuffle() -> None:
    source, plain = Source(3), Source(3)
    cards = list(range(12))
    source.shuffle(cards)
    outputs = {place: plain.below(13 - place) for place in range(1, 12)}
    deck = Deck(0, range(12))
    seen = [each for nth in range(1, 11, 2) for each in deck.dealt(nth, cards[-1 - nth])]
    assert len(seen) >= 2
    assert [each.value for each in seen] == [outputs[each.place] for each in seen]


def test_cards_dealt_from_the_end_tell_the_outputs_of_a_shuffle() -> None:
    source, plain = Source(3), Source(3)
    cards = list(range(12))
    source.shuffle(cards)
    reader = Reader()
    reader.deck(range(12), cards[::-1][:7])
    assert [each.value for each in reader.seen] == [plain.below(bound) for bound in range(12, 5, -1)]
    assert reader.place == 11


def test_a_reduced_basis_is_short_and_spans_the_same_lattice() -> None:
    powers = [pow(3**39, place, MODULUS) for place in range(4)]
    basis = [powers, *([MODULUS * (i == j) for j in range(4)] for i in range(1, 4))]
    short = reduced(basis)
    assert max(abs(x) for row in short for x in row) < MODULUS ** (3 / 4) * 4
    for row in short:
        assert all((row[place] - row[0] * powers[place]) % MODULUS == 0 for place in range(4))
