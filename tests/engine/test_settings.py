"""Settings and the Python door: wrong use of any kind is an OptionError that says what would be right."""

import pytest

import bathysphere as bs


def refused(*arguments: object, **options: object) -> bs.OptionError:
    with pytest.raises(bs.OptionError) as caught:
        bs.start(*arguments, **options)  # type: ignore[arg-type]
    for language in ("en", "de"):
        assert "{" not in caught.value.sentence(language)
    return caught.value


def test_an_unknown_game_lists_those_there_are() -> None:
    assert "shares" in str(refused("chess"))


@pytest.mark.rule("SH-014")
@pytest.mark.parametrize("seats", [0, 1, 6, -1])
def test_a_number_of_seats_the_game_does_not_have(seats: int) -> None:
    assert "2" in str(refused("shares", seats=seats))


def test_an_unknown_option_lists_those_there_are() -> None:
    assert "sides" in str(refused("shares", colour="red"))


@pytest.mark.parametrize("sides", ["", "red", "pearl+", "pearl+pearl", "pearl,cleaning", "BASIC"])
def test_a_value_the_option_does_not_have(sides: str) -> None:
    error = refused("shares", sides=sides)
    assert error.code == "option-value"
    assert "advanced" in str(error)


def test_one_spelling_for_every_choice_of_sides() -> None:
    p = bs.start("shares", seed=1, sides="pearl+cleaning")
    assert p.content.settings["sides"] == "cleaning+pearl"
    p = bs.start("shares", seed=1, sides="pearl+cleaning+treasure+wildlife+research")
    assert p.content.settings["sides"] == "advanced"


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_that_does_not_fit(seed: int) -> None:
    assert refused("shares", seed=seed).code == "seed"


def test_without_a_seed_chance_chooses() -> None:
    views = {str(bs.start("shares").view(0)["hand"]) for _ in range(4)}
    assert len(views) > 1


def test_options_speak_both_languages() -> None:
    p = bs.start("shares", seats=3, seed=7)
    option = p.options()[0]
    assert option.text.startswith("draft ")
    assert option.label("en") != option.label("de")
    assert repr(option) == f"Option({option.action}, {option.text!r})"
