"""A language nobody speaks: English with accents, two fifths longer, as folders of texts and nothing else.

Whatever stays plain English on a screen does not come from the texts; whatever sticks out has no room for a
language longer than English. `python -m tests.pseudo FOLDER …` adds it to copies of `src/bathysphere` and
`client/src`; the tests do the same.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

LANGUAGE = "qps"
"""From the range of names that no language will ever have."""
LONGER = 1.4
VOWELS = "aeiouAEIOU"
ACCENTS = str.maketrans("aceghijklnorstuwyzACDEGHIJKLNORSTUWYZ", "áçéğĥíĵķļñóřšťúŵýžÁÇĎÉĞĤÍĴĶĻÑÓŘŠŤÚŴÝŽ")


def pseudo(text: str) -> str:
    """A text with accents and with its vowels drawn out until it is long enough."""
    missing = round(len(text.strip()) * (LONGER - 1))
    vowels = sum(letter in VOWELS for letter in text)
    drawn = ""
    place = 0
    for letter in text:
        drawn += letter
        if letter in VOWELS:
            drawn += letter.lower() * ((place + 1) * missing // vowels - place * missing // vowels)
            place += 1
    return drawn.translate(ACCENTS)


class Accents(Transformer):
    """Puts them on every text of a message, whatever it is chosen by."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = pseudo(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        node.value = pseudo(node.value)
        return node


def pseudo_file(source: str) -> str:
    """A Fluent file in the language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            Accents().visit(entry)
    return FluentSerializer().serialize(resource)


def english_words(*folders: Path, least: int = 4) -> set[str]:
    """Every longer word of the English texts under these folders: none of them may be left on a screen."""
    words: set[str] = set()
    for folder in folders:
        for file in folder.rglob("text/en/*.ftl"):
            for element in _texts(FluentParser().parse(file.read_text(encoding="utf-8"))):
                words |= {word.lower() for word in re.findall(rf"[A-Za-z]{{{least},}}", element)}
    return words


def _texts(resource: ast.Resource) -> list[str]:
    texts: list[str] = []

    class Reader(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            texts.append(node.value)

    Reader().visit(resource)
    return texts


def left_in_english(screen: str, words: set[str]) -> set[str]:
    """Which of these words stand on a screen."""
    # Not what is part of a longer word: accents are letters, too.
    return {word.lower() for word in re.findall(r"(?<![\w-])[A-Za-z]+(?![\w-])", screen)} & words


def add_to(folder: Path) -> int:
    """Add the language to a tree of sources, beside every folder of English texts; how many there were."""
    homes = [home for home in folder.rglob("text/en") if "node_modules" not in home.parts]
    for home in homes:
        own = home.with_name(LANGUAGE)
        own.mkdir(exist_ok=True)
        for file in home.glob("*.ftl"):
            (own / file.name).write_text(pseudo_file(file.read_text(encoding="utf-8")), encoding="utf-8")
        if (home / "language.toml").is_file():
            about = f'name = "{pseudo("Pseudo")}"\nlocale = "en"\n'
            (own / "language.toml").write_text(about, encoding="utf-8")
    return len(homes)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(f"{name}: {add_to(Path(name))} folders")
