"""No key of a content file does nothing: code reads it, `bathysphere sources` shows it, or it has one value.

Another value than that one is refused, not ignored.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from bathysphere.catalogue import game
from bathysphere.content import provenance
from bathysphere.content.provenance import PROVENANCE, REMARKS, TOLD_WHOLE

ROOT = Path(__file__).parents[1]
GAMES = ("shares", "deepsea", "reef")
OF_LANGUAGES = "name_"


def schemas(name: str) -> list[type[msgspec.Struct]]:
    """The structs that say what may stand in the content files of a game."""
    home = ROOT / "src" / "bathysphere" / "games" / name / "content"
    files = [*home.glob("schema.py"), *home.glob("schema/*.py")]
    dotted = [".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in files]
    modules = [importlib.import_module(module.removesuffix(".__init__")) for module in dotted]
    kinds = {kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)}
    kinds |= {inner for kind in kinds for _, inner in inspect.getmembers(kind, inspect.isclass)}
    own = f"bathysphere.games.{name}.content.schema"
    return [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind.__module__.startswith(own)]


@lru_cache
def read_by_code(name: str) -> frozenset[str]:
    """Every attribute that the code of a game asks for; what its board in the browser asks for, too."""
    home = ROOT / "src" / "bathysphere" / "games" / name
    asked = set()
    for file in home.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                asked.add(node.attr)
    return frozenset(asked)


@lru_cache
def read_by_board(name: str) -> str:
    """The code of a game's board in the browser."""
    files = (ROOT / "client" / "src" / "games" / name).rglob("*")
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.suffix in {".ts", ".svelte"})


def is_set(kind: Any) -> bool:
    """Has a key of this kind one value alone?"""
    return get_origin(kind) is Literal and len(get_args(kind)) == 1


def told(name: str) -> bool:
    """Is what stands under this key shown by `bathysphere sources`?"""
    return name in REMARKS or name.endswith(PROVENANCE) or name in TOLD_WHOLE


def structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a key of this kind holds."""
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        yield kind
    for inner in get_args(kind):
        yield from structs_in(inner)


def idle(name: str) -> dict[str, list[str]]:
    """Keys that nothing reads, by the struct they belong to."""
    whole: set[type] = set()
    keys: dict[str, list[str]] = {}
    kinds = schemas(name)
    for kind in kinds:
        for key, hint in get_type_hints(kind).items():
            if key in TOLD_WHOLE:
                whole |= set(structs_in(hint))
    for kind in kinds:
        hints = get_type_hints(kind)
        for key in kind.__struct_fields__:
            inner = list(structs_in(hints[key]))
            if (
                kind in whole
                or key in read_by_code(name)
                or f".{key}" in read_by_board(name)
                or told(key)
                or is_set(hints[key])
                or key.startswith(OF_LANGUAGES)
                or (inner and all(told(part) for struct in inner for part in struct.__struct_fields__))
            ):
                continue
            keys.setdefault(kind.__name__, []).append(key)
    return keys


@pytest.mark.parametrize("name", GAMES)
def test_no_key_does_nothing(name: str) -> None:
    assert schemas(name)
    assert idle(name) == {}


def test_a_key_that_nothing_reads_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tile(msgspec.Struct):
        cost: int
        never_asked_for: int
        why: str = ""
        side: Literal["senior"] = "senior"

    monkeypatch.setattr(f"{__name__}.schemas", lambda name: [Tile])
    assert idle("deepsea") == {"Tile": ["never_asked_for"]}


@pytest.mark.parametrize("name", GAMES)
def test_what_files_say_to_people_is_told_whole(name: str) -> None:
    """Every remark that stands in a file is told under that file, in its words."""
    for file, text in provenance.files_of(game(name)).items():
        said = [remark.text for remark in provenance.remarks(game(name), file)[file]]
        for key in ("doubts", "corrections", "note", "why", "in_short"):
            for written in written_under(text, key):
                assert written in said


def written_under(text: str, key: str) -> Iterator[str]:
    """Everything a content file has under a key, wherever it stands."""

    def walk(data: object) -> Iterator[str]:
        if isinstance(data, dict):
            for name, value in data.items():
                if name == key:
                    yield from map(str, value if isinstance(value, list) else [value])
                yield from walk(value)
        elif isinstance(data, list):
            for value in data:
                yield from walk(value)

    return walk(tomllib.loads(text))
