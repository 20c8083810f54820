"""`cldr.json` says of every language what Babel says of it."""

from __future__ import annotations

import pytest
from babel import Locale
from babel.localedata import locale_identifiers
from babel.numbers import format_decimal, get_decimal_symbol, get_group_symbol

from bathysphere.language.cldr import category, exists, rules_of, signs_of
from bathysphere.language.numbers import whole

NUMBERS = [*range(0, 205), 1000, 1001, 1011, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, -1, -2, -11]
LANGUAGES = sorted({name.partition("_")[0] for name in locale_identifiers()})


@pytest.mark.parametrize("first", sorted({language[0] for language in LANGUAGES}))
def test_plurals_and_numbers_of_all_languages(first: str) -> None:
    for name in locale_identifiers():
        if name[0] != first:
            continue
        locale, rules, signs = Locale.parse(name), rules_of(name), signs_of(name)
        assert exists(name.partition("_")[0])
        for number in NUMBERS:
            assert category(number, rules) == locale.plural_form(number), (name, number)
        assert (signs.decimal, signs.thousands) == (get_decimal_symbol(locale), get_group_symbol(locale))
        for number in (1000, 1_234_567, 98_765_432, -5, -1234):
            assert whole(number, name) == format_decimal(number, locale=locale), (name, number)


def test_a_language_that_does_not_exist_says_what_to_do() -> None:
    assert not exists("tlh-x")
    with pytest.raises(LookupError, match=r"language\.toml may say `locale`"):
        rules_of("tlh")
