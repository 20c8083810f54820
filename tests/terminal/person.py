"""A person at the terminal who types what a script says."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console

from bathysphere.engine.chance import Source
from bathysphere.minds import Observation
from bathysphere.minds.hints import Advice
from bathysphere.terminal.app import Outcome, play
from tests.manuals import small_manuals  # noqa: F401

Answer = str | Callable[["Person"], str]


class Person:
    """Types what a script says, reads what is printed, and leaves (Ctrl-D) when the script ends."""

    def __init__(
        self,
        script: Iterable[Answer],
        width: int = 80,
        height: int = 24,
        encoding: str = "utf-8",
        **console: bool,
    ) -> None:
        self.script: Iterator[Answer] = iter(script)
        self.bytes = io.BytesIO()
        file = io.TextIOWrapper(self.bytes, encoding=encoding, newline="\n", write_through=True)
        self.encoding = encoding
        console.setdefault("no_color", True)
        console.setdefault("force_terminal", False)
        self.console = Console(file=file, width=width, height=height, **console)  # type: ignore[arg-type]
        self.prompts: list[str] = []
        self.screens: list[str] = []
        """What was printed before each prompt."""
        self._seen = 0

    @property
    def printed(self) -> str:
        return self.bytes.getvalue().decode(self.encoding)

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.screens.append(self.printed[self._seen :])
        self._seen = len(self.printed)
        answer = next(self.script, None)
        if answer is None:
            raise EOFError
        return answer if isinstance(answer, str) else answer(self)

    def last(self) -> int:
        """How many options the prompt offers."""
        match = re.search(r"1[–-](\d+)", self.prompts[-1])
        return int(match[1]) if match else 0


def sit(
    person: Person,
    folder: Path,
    seats: str = "you,random,random",
    language: str = "en",
    *,
    seed: int = 7,
    hint: Callable[[Observation], list[Advice]] | None = None,
    plain: bool = False,
    **settings: str,
) -> Outcome:
    return play(
        "shares",
        seats.split(","),
        language,
        seed,
        settings,
        console=person.console,
        ask=person.ask,
        hint=hint,
        folder=folder,
        plain=plain,
    )


def anything(seed: int = 1) -> Iterator[Answer]:
    """Any number the prompt offers, for ever; Enter where it offers none."""
    source = Source(seed)

    def answer(person: Person) -> str:
        return str(1 + source.below(person.last())) if person.last() else ""

    while True:
        yield answer


def onward(person: Person) -> str:
    """The first option; of a set the next one that is not marked yet; yes where it is asked once more."""
    marked = re.search(r"\((\d+) of \d+\)", person.screens[-1])
    return str(int(marked[1]) + 1) if marked else "yes" if "all the same" in person.screens[-1] else "1"
