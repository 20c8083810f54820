"""Texts: every sentence of the program comes from Fluent files, by message id.

The program has them in `text/<language>/`, a game in `faces/text/<language>/`, in a file that is called
as the package is. What another part of the program says about it lies beside that:
`faces/text/en/terminal.ftl`, `faces/text/en/coach.ftl`.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from bathysphere.language.languages import BROUGHT, DEFAULT
from bathysphere.language.phrases import Phrases

REMEMBERED = 50_000
"""Sentences that are kept once made: the same ones are said again and again."""
SAID = (
    *("ask-", "error-", "event-", "option-", "reason-", "site-", "way-", "warning-", "confirm-", "outcome-"),
    *("hint-", "study-", "played-", "provenance-", "sources-", "inventory-", "replay-", "verify-", "static-"),
)
"""Messages that reach a client as finished sentences (refusals, events, options, advice), or never."""


class Texts:
    """All messages of one language that one game (or the program itself) can say."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._phrases = Phrases(language, sources)
        self._said: dict[tuple[str, tuple[tuple[str, str | int], ...]], str] = {}

    def knows(self, message: str) -> bool:
        """Is there a text for this message id?"""
        return message in self._phrases

    def say(self, message: str, params: Mapping[str, str | int] | None = None) -> str:
        """The message with its parameters filled in. A missing one is a bug and says so."""
        what = (message, tuple(params.items()) if params else ())
        said = self._said.get(what)
        if said is None:
            said = (
                self._phrases.phrase(message)(params or {}) if message in self._phrases else f"{{{message}}}"
            )
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[what] = said
        return said

    def sequence(self, words: list[str]) -> str:
        """A list in words: a, b and c."""
        if len(words) <= 1:
            return "".join(words)
        return self.say("list-of", {"first": ", ".join(words[:-1]), "last": words[-1]})


def as_message(name: str) -> str:
    """A name as the value of a Fluent message: nothing in it means anything."""
    words = " ".join(name.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{words}" }}'


def packaged(package: str, language: str, said_by: str = "") -> str:
    """The Fluent source that a package ships for a language, or else for the default one.

    With `said_by` what another part of the program (`terminal`) says about it, if anything. What a language
    of another package leaves out is said in the default one.
    """
    if language in BROUGHT:
        own = BROUGHT[language] / f"{package}{'.' * bool(said_by)}{said_by}.ftl"
        more = own.read_text(encoding="utf-8") if own.is_file() else ""
        return f"{packaged(package, DEFAULT, said_by)}\n{more}"
    home = _texts_of(package)
    name = f"{said_by or package.rpartition('.')[2]}.ftl"
    files = [home / spoken / name for spoken in (language, DEFAULT)]
    written = next((file for file in files if file.is_file()), None)
    if written is None and said_by:
        return ""
    return (written or files[0]).read_text(encoding="utf-8")


def _texts_of(package: str) -> Traversable:
    """Where a package keeps its texts: the program itself in `text/`, a game in `faces/text/`."""
    own = resources.files(package)
    return own / "text" if (own / "text").is_dir() else own / "faces" / "text"


@lru_cache
def names(package: str, language: str) -> str:
    """What `packaged` gives, without comments and what only the server says: names and words for boards."""
    kept, keeping = [], False
    for line in packaged(package, language).splitlines(keepends=True):
        if not line[0].isspace():
            keeping = not line.startswith(("#", *SAID))
        if keeping and not line.isspace():
            kept.append(line)
    return "".join(kept)


@lru_cache
def common(language: str) -> Texts:
    """The texts that belong to no game: errors, reasons of the engine, words of the table."""
    return Texts(language, [packaged("bathysphere", language)])


def of_package(package: str, language: str, own: str = "") -> Texts:
    """The texts of a game, on top of the common ones; `own` are messages that somebody's content brings."""
    return read_package(package, language, own)


@lru_cache
def read_package(package: str, language: str, own: str) -> Texts:
    """The same, read once: an argument left out would be another one to what remembers them."""
    coach = packaged(package, language, "coach")
    return Texts(language, [packaged("bathysphere", language), packaged(package, language), coach, own])
