"""The glossaries: which word each thing has in a language, and which words are not used for it.

A glossary is `glossary.toml` beside the texts of a language, one for each game and one for the rest (the
shell), whose words hold in the games too. A table for each thing:

    [travel]
    word = "Bewegung"
    means = "the action Travel"
    asked = ["Reise"]                # what players say for it: the search of the manual tells them the word
    never = ["[Rr]eis(e|en|t)"]      # regular expressions, each a whole word, capitals as written

    [[travel.allowed]]
    where = "deepsea.ftl/option-*"   # file/message, or file/heading of a manual; * is anything
    why = "…"
"""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast

from bathysphere.language.glossary import Allowed, Term, read_glossary

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/bathysphere"
CLIENT = ROOT / "client/src"
GAMES = sorted(folder.name for folder in (SOURCE / "games").iterdir() if (folder / "faces/text").is_dir())
SHELL = "shell"


class Said(msgspec.Struct, frozen=True):
    """What people read: a message of a Fluent file, or a passage of a manual."""

    file: str
    name: str
    text: str

    @property
    def place(self) -> str:
        """Where it stands, as `Allowed.where` names it."""
        return f"{self.file}/{self.name}"


class Slip(msgspec.Struct, frozen=True):
    """A word that the glossary does not want, and the one that it wants."""

    said: Said
    written: str
    term: str
    word: str

    def __str__(self) -> str:
        return f"{self.said.place}: “{self.written}”, should be “{self.word}” ({self.term})"


def glossary(part: str, language: str) -> dict[str, Term]:
    """The words of a game, or of the shell."""
    folder = SOURCE if part == SHELL else SOURCE / "games" / part / "faces"
    file = folder / "text" / language / "glossary.toml"
    return read_glossary(file.read_text(encoding="utf-8"))


def texts(part: str, language: str) -> list[Said]:
    """Everything that a game says, its manual and its lessons included; or what the shell says."""
    if part == SHELL:
        folders = [folder / "text" / language for folder in (SOURCE, SOURCE / "play", SOURCE / "lab")]
        folders += [SOURCE / "terminal/text" / language, CLIENT / "text" / language]
        return [said for folder in folders for said in _messages(folder)]
    faces = SOURCE / "games" / part / "faces"
    messages = [
        *_messages(faces / "text" / language),
        *_messages(CLIENT / "games" / part / "text" / language),
    ]
    manual = passages((faces / "manual" / f"{language}.md").read_text(encoding="utf-8"))
    return [*messages, *manual, *_lessons(faces / "lessons", language)]


def slips(terms: dict[str, Term], said: list[Said]) -> Iterator[tuple[Slip, Allowed | None]]:
    """Every word that is not used for its thing, and what allows it there, if anything does."""
    for one in said:
        for name, term in terms.items():
            for written in term.slips(one.text):
                leave = next((a for a in term.allowed if fnmatchcase(one.place, a.where)), None)
                yield Slip(one, written, name, term.word), leave


def _lessons(folder: Path, language: str) -> Iterator[Said]:
    """Every line of a lesson that people read: its key ends with the language."""
    for file in sorted(folder.glob("*.lesson")):
        for line in re.finditer(
            rf"^(\w+)\.{language}: (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE
        ):
            yield Said(file.name, line[1], line[2])


def _messages(folder: Path) -> Iterator[Said]:
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield Said(file.name, entry.id.name, "".join(_spoken(entry.value)))


def _spoken(pattern: ast.Pattern) -> Iterator[str]:
    """What a message says itself: all its variants, and nothing of what is filled in."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.StringLiteral):
            yield str(element.expression.parse()["value"])
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield " | "
                yield from _spoken(variant.value)
            yield " | "
        else:
            yield "…"


UNREAD = re.compile(
    r"<!--.*?-->"  # words to search by, signs
    r"|```example [\w-]+"
    r"|\{[^{}]*\}"  # numbers of rules, names of passages
    r"|\(drawing:[^)]*\)"
    r"|`[^`\n]+`"  # what is typed
    r"|(?<=\s):[a-z_]+:",  # symbols
    re.DOTALL,
)


def passages(manual: str) -> Iterator[Said]:
    """A manual by its headings, without what nobody reads; each is named by its anchor."""
    for part in re.split(r"^(?=##)", manual, flags=re.MULTILINE):
        anchor = re.match(r"##.*?\{#([\w-]+)\}", part)
        yield Said("manual", anchor[1] if anchor else "title", UNREAD.sub(" ", part))
