"""What several commands have in common: parameters, files, problems."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bathysphere.engine.errors import OptionError, Problem
from bathysphere.engine.seeds import LARGEST_SEED, Seed, read_seed
from bathysphere.language.languages import LANGUAGES

Settings = Annotated[
    list[str],
    Parameter(
        name=["--option", "-o"],
        negative=(),
        help="An option of the game, key=value; repeat for more. `bathysphere games` lists them.",
    ),
]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object and nothing else.")]
Pack = Annotated[
    Path | None, Parameter(name="--pack", help="Play with the content files in this folder (`pack check`).")
]
SeedText = Annotated[
    str | None,
    Parameter(
        name="--seed",
        help="A number or 32 hexadecimal digits; the same gives the same game. Chance chooses if left out.",
    ),
]


class Problems(Exception):
    """Several things a person has to mend, each with a line of its own."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__()
        self.problems = problems


def check_language(lang: str) -> None:
    """Refuse a language that nothing is written in."""
    if lang not in LANGUAGES:
        raise OptionError("language", found=lang, known=", ".join(LANGUAGES))


def seed_of(text: str) -> Seed:
    """The seed that somebody wrote, or a Problem that says what one looks like."""
    seed = read_seed(text)
    if seed is None:
        raise OptionError("seed", found=text, most=str(LARGEST_SEED))
    return seed


def read(file: Path) -> str:
    """The text of a file, or a Problem that names it."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise OptionError("file-not-text", file=str(file)) from error
    except OSError as error:
        raise OptionError("file-read", file=str(file), why=error.strerror or str(error)) from error


def print_json(data: object) -> None:
    """One JSON object and nothing else."""
    print(json.dumps(data))
