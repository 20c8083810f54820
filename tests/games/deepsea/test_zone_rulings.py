"""How a zone is played where its printed text leaves it open: told in every language."""

from typing import Any

import pytest

import bathysphere as bs
from bathysphere.games import game
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.texts import of_package


def rulings() -> list[tuple[str, int]]:
    """Every zone with rulings, and how many it has."""
    printed: Any = bs.start("deepsea", seats=2, seed=1).content.printed
    return [(name, len(zone["edge"])) for name, zone in printed["zones"].items() if zone.get("edge")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_of_a_zone_is_told_in_every_language(language: str) -> None:
    texts = of_package(game("deepsea").package, language)
    keys = [f"edge-{zone}-{number}" for zone, count in rulings() for number in range(1, count + 1)]
    assert len(keys) >= 15
    assert [key for key in keys if not texts.knows(key)] == []
