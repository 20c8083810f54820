"""Seeds: whole numbers for quick chance, 32 hexadecimal digits for sealed chance, and their seals."""

import subprocess
from shutil import which

import pytest

import bathysphere as bs
from bathysphere.engine.seeds import LARGEST_SEED, as_number, commitment, fresh, is_seed, read_seed

SEED = "000102030405060708090a0b0c0d0e0f"
SEAL = "d65df89f702eec58ca3c7bf2001c9ffc7cd80553ae01d42a799ba26756142d96"
"""printf %s 000102030405060708090a0b0c0d0e0f | sha256sum"""


def test_fresh_seeds_are_sealed_and_never_the_same() -> None:
    seeds = {fresh() for _ in range(1000)}
    assert len(seeds) == 1000
    assert all(is_seed(seed) for seed in seeds)


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("7", 7),
        (" 0 ", 0),
        (str(LARGEST_SEED), LARGEST_SEED),
        (SEED, SEED),
        (SEED.upper(), SEED),
        ("1" * 32, "1" * 32),
    ],
)
def test_seeds_as_people_write_them(text: str, seed: int | str) -> None:
    assert read_seed(text) == seed


@pytest.mark.parametrize(
    "text", ["", "-1", "seven", "1.5", str(LARGEST_SEED + 1), SEED[:-1], SEED + "0", "g" * 32, "²"]
)
def test_what_is_no_seed(text: str) -> None:
    assert read_seed(text) is None


def test_the_seal_is_what_sha256sum_says() -> None:
    assert commitment(SEED) == SEAL
    if which("sha256sum"):
        told = subprocess.run(["sha256sum"], input=SEED.encode(), capture_output=True, check=True).stdout
        assert told.decode().split()[0] == SEAL


def test_a_plain_number_has_no_seal() -> None:
    """It could be found by trying them all."""
    assert commitment(7) == ""


def test_any_seed_as_a_number() -> None:
    assert as_number(7) == 7
    assert as_number("f".rjust(32, "0")) == 15


def test_without_a_seed_a_game_is_sealed_and_with_a_number_it_is_not() -> None:
    one, other = bs.start("shares"), bs.start("shares")
    assert one.key is not None
    assert one.key != other.key
    assert bs.start("shares", seed=7).key is None


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1, "7", SEED[:-1], SEED.upper().replace("0", "A")])
def test_a_game_cannot_begin_with_anything_else(seed: int | str) -> None:
    with pytest.raises(bs.OptionError) as caught:
        bs.start("shares", seed=seed)
    assert caught.value.code == "seed"
    assert "32" in str(caught.value)
