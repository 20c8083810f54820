"""Errors are for people: a code, parameters, and a sentence in every language.

The sentence says what was wrong, where, and what would be right. Programs read `code` and `params`;
`str(error)` is the sentence in the default language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bathysphere.language.languages import DEFAULT
from bathysphere.language.texts import common

if TYPE_CHECKING:
    from bathysphere.engine.reasons import Reason
    from bathysphere.engine.record import Record


class Problem(Exception):
    """Anything a user of this program did that cannot be done, or gave that cannot be read."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[object, ...]:
        # Errors cross from one process to another; each has its own arguments, and a state that says it all.
        return _remade, (type(self), self.args), self.__dict__.copy()

    def sentence(self, language: str = DEFAULT) -> str:
        """What is wrong and what would be right, in that language."""
        return common(language).say(f"error-{self.code}", dict(self.params))

    def __str__(self) -> str:
        return self.sentence()


def _remade(kind: type[Problem], args: tuple[object, ...]) -> Problem:
    """An error that comes from another process; its state follows."""
    return kind.__new__(kind, *args)


class OptionError(Problem):
    """A game, an option of a game, a number of seats or a bot that does not exist."""


class UnknownAction(Problem):
    """A text or number that is no action of this game at all."""


class RecordError(Problem):
    """A record that cannot be read or no longer replays; `line` says where."""

    def __init__(self, code: str, line: int, cause: Problem | None = None, **params: str) -> None:
        super().__init__(code, line=str(line), **params)
        self.line = line
        self.cause = cause
        """What was wrong with the action itself, if it was one."""

    def sentence(self, language: str = DEFAULT) -> str:
        if self.cause is not None:
            self.params["why"] = self.cause.sentence(language)
        return super().sentence(language)


class LinkError(Problem):
    """A link that holds no game that can be played here."""

    def __init__(self, code: str, cause: Problem | None = None) -> None:
        super().__init__(code)
        self.cause = cause
        """What does not fit, if it could be read at all."""

    def sentence(self, language: str = DEFAULT) -> str:
        if self.cause is not None:
            self.params["why"] = self.cause.sentence(language)
        return super().sentence(language)


class LoadError(Problem):
    """A dump that is no position of this game; `place` says where."""

    def __init__(self, code: str, place: str, **params: str) -> None:
        super().__init__(code, place=place, **params)
        self.place = place


class ContentError(Problem):
    """A content file that cannot be used; file and line say where."""

    def __init__(self, code: str, file: str, line: int, **params: str) -> None:
        super().__init__(code, file=file, line=str(line), **params)
        self.file = file
        self.line = line


class IllegalAction(Problem):
    """An action of this game that is not legal now; `reason` says why."""

    def __init__(self, reason: Reason, text: str, sentences: dict[str, str]) -> None:
        super().__init__("illegal-action", action=text)
        self.reason = reason
        self._sentences = sentences

    def sentence(self, language: str = DEFAULT) -> str:
        return self._sentences[language]


class RulesFault(Problem):
    """The rules themselves went wrong: a game that goes round in circles, or an exception inside a game.

    Nobody's fault but ours. `record` leads to the moment, its last action being the one that could not be
    played; whoever knows it adds it on the way out.
    """

    record: Record | None = None
