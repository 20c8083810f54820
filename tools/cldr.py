"""Writes src/bathysphere/language/cldr.json anew: what CLDR says of plurals and numbers, for every language.

python tools/cldr.py

It is taken from Babel, which only developers install: its data weigh more than the rest of the program. Of
the rules for plurals what concerns whole numbers is kept. `tests/language/test_cldr.py` compares.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from babel import Locale
from babel.localedata import locale_identifiers

FILE = Path(__file__).parents[1] / "src" / "bathysphere" / "language" / "cldr.json"
RELATION = re.compile(r"([a-z])(?: mod (\d+))? (not )?in ([\d.,]+)")
WHOLE = "ni"
"""What a rule calls the number itself; all else (decimals, exponents) is 0 for a whole number."""

Relation = list[object]


def alternatives(rule: str) -> list[list[Relation]]:
    """A rule for whole numbers: one of these has to hold, with each [modulus, is it in, ranges] of it."""
    kept = []
    for way in rule.split(" or "):
        relations = [relation(text) for text in way.split(" and ")]
        if False not in relations:
            kept.append([each for each in relations if not isinstance(each, bool)])
    return kept


def relation(text: str) -> Relation | bool:
    """One relation; True or False where it does not depend on a whole number."""
    match = RELATION.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"a rule that is not understood: {text}")
    operand, modulus, negated, listed = match.groups()
    ranges = [[int(end) for end in (part.split("..") * 2)[:2]] for part in listed.split(",")]
    if operand in WHOLE:
        return [int(modulus or 0), not negated, ranges]
    return any(low <= 0 <= high for low, high in ranges) is not bool(negated)


def plurals(locale: Locale) -> dict[str, list[list[Relation]]]:
    """The categories of a language beside `other`, each with what holds for its numbers."""
    rules = {name: alternatives(rule) for name, rule in sorted(locale.plural_form.rules.items())}
    return {name: ways for name, ways in rules.items() if ways}


def signs(locale: Locale) -> list[object]:
    """Decimal sign, sign of thousands, percent with its number as #, sizes of groups from the right."""
    symbols = locale.number_symbols["latn"]
    pattern = str(locale.percent_formats[None].pattern).partition(";")[0]
    places = [place for place, letter in enumerate(pattern) if letter in "#0,."]
    percent = f"{pattern[: places[0]]}#{pattern[places[-1] + 1 :]}"
    grouping = list(locale.decimal_formats[None].grouping)
    return [symbols["decimal"], symbols["group"], percent, *grouping]


def main() -> None:
    """Write the file: `de_AT` stands in it only where it differs from `de`."""
    rules: list[object] = []
    languages: dict[str, list[object]] = {}
    for name in sorted(locale_identifiers(), key=lambda name: (name.count("_"), name)):
        locale = Locale.parse(name)
        rule = plurals(locale)
        if rule not in rules:
            rules.append(rule)
        said = [rules.index(rule), *signs(locale)]
        parent = name.rpartition("_")[0]
        while parent and parent not in languages:
            parent = parent.rpartition("_")[0]
        if languages.get(parent) != said:
            languages[name] = said
    rows = {
        "plurals": [json.dumps(rule) for rule in rules],
        "languages": [f"{json.dumps(name)}: {json.dumps(said)}" for name, said in sorted(languages.items())],
    }
    both = f'"plurals": [\n{_lines(rows["plurals"])}\n],\n"languages": {{\n{_lines(rows["languages"])}\n}}'
    FILE.write_text(f"{{\n{both}\n}}\n", encoding="utf-8")
    print(f"{FILE.name}: {len(languages)} languages, {len(rules)} kinds of plurals")


def _lines(rows: list[str]) -> str:
    return ",\n".join(rows)


if __name__ == "__main__":
    main()
