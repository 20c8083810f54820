"""The manuals that the games ship: every rule told in every language, and the same in each."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from bathysphere.engine.record import Record
from bathysphere.games import GAMES, game
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.manual import (
    Manual,
    ManualBlock,
    ManualDrawing,
    ManualExample,
    Passage,
    example_record,
    lines_of,
    manual_folder,
    plain,
)
from bathysphere.language.manual_text import read_manual
from tests.test_ledger import LEDGERS, ROOT, rules, rulings

CODE = re.compile(r"\"((?:SH|DS|RP|AMB|AM)-\d{2,3})\"")
MOST_WORDS = 260
"""A passage fits one drawer: what is longer belongs into another one."""


def file_of(name: str, language: str) -> Path:
    return Path(str(manual_folder(game(name).package))) / f"{language}.md"


WRITTEN = [name for name in GAMES if name in LEDGERS]
"""The games whose rules we wrote down: each has a manual in every language."""
both = pytest.mark.parametrize("name", WRITTEN)


@cache
def manual(name: str, language: str) -> Manual:
    """The manual, read strictly: it names no rule that the ledger does not have."""
    editions = [preset for each in game(name).settings if each.name == "edition" for preset in each.presets]
    text = file_of(name, language).read_text(encoding="utf-8")
    known = rules(name) | rulings(name)
    return read_manual(text, f"{name}/{language}.md", name, language, editions=editions, rules=known)


def told(name: str, language: str) -> set[str]:
    return {rule for passage in manual(name, language).passages() for rule in passage.rules}


def in_code(name: str) -> set[str]:
    """The rules that the program can name: in a reason, at a question, as the rule that ends the game."""
    rules: set[str] = set()
    for path in (ROOT / "src" / "bathysphere" / "games" / name).rglob("*.py"):
        rules |= set(CODE.findall(path.read_text(encoding="utf-8")))
    return rules


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ruling_of_the_ledger_is_told(name: str, language: str) -> None:
    assert sorted((rules(name) | rulings(name)) - told(name, language)) == []


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_program_names_leads_to_a_passage(name: str, language: str) -> None:
    assert len(in_code(name)) > 20
    assert sorted(in_code(name) - told(name, language)) == []


@both
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_tells_the_same_in_the_same_passages(name: str, language: str) -> None:
    ours, theirs = manual(name, "en"), manual(name, language)
    assert [c.id for c in ours.chapters] == [c.id for c in theirs.chapters]
    for one, other in zip(ours.chapters, theirs.chapters, strict=True):
        assert [p.id for p in one.passages] == [p.id for p in other.passages], one.id
        for here, there in zip(one.passages, other.passages, strict=True):
            assert sorted(here.rules) == sorted(there.rules), here.id
            assert here.signs == there.signs, here.id
            assert editions_in(here) == editions_in(there), here.id
            assert named(here) == named(there), here.id


def editions_in(passage: Passage) -> list[tuple[str, ...]]:
    """Which editions its lines hold in, line by line where there is one."""
    lines = [line for block in passage.blocks for line in lines_of(block)]
    return sorted(tuple(sorted(line.editions)) for line in lines if line.editions)


def named(passage: Passage) -> list[str]:
    """Its drawings and examples."""

    def of(block: ManualBlock) -> list[str]:
        if isinstance(block, ManualDrawing):
            return [block.name]
        return [block.id] if isinstance(block, ManualExample) else []

    return [name for block in passage.blocks for name in of(block)]


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_passage_fits_one_drawer(name: str, language: str) -> None:
    long = {}
    for passage in manual(name, language).passages():
        lines = [line for block in passage.blocks for line in lines_of(block)]
        words = sum(len(plain(cell).split()) for line in lines for cell in line.cells())
        if words > MOST_WORDS:
            long[passage.id] = words
    assert long == {}


@both
def test_every_drawing_that_is_named_is_drawn_and_none_besides(name: str) -> None:
    blocks = [block for passage in manual(name, "en").passages() for block in passage.blocks]
    wanted = {block.name for block in blocks if isinstance(block, ManualDrawing)}
    folder = ROOT / "client" / "src" / "games" / name / "drawings"
    assert len(wanted) > 5
    assert {file.stem for file in folder.glob("*.svelte")} == wanted


@both
def test_a_worked_example_that_can_be_opened_replays(name: str) -> None:
    folder = Path(str(manual_folder(game(name).package))) / "examples"
    ids = {passage_name for p in manual(name, "en").passages() for passage_name in named(p)}
    for file in folder.glob("*.record"):
        assert file.stem in ids, f"{file.name} belongs to no example"
        text = example_record(game(name).package, file.stem)
        assert text is not None
        assert Record.parse(text).game == name


def test_deep_sea_has_a_sheet_for_every_mission() -> None:
    missions = next(each.presets for each in game("deepsea").settings if each.name == "mission")
    ids = {passage.id for passage in manual("deepsea", "en").passages()}
    assert sorted(f"mission-{number}" for number in missions if f"mission-{number}" not in ids) == []
