"""Refusals: what a person asked of a table and cannot have, with a code, parameters and a sentence."""

from __future__ import annotations

from functools import lru_cache

from bathysphere.engine.errors import OptionError, Problem
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.language.languages import DEFAULT, spoken
from bathysphere.language.speech import Speech
from bathysphere.language.texts import Texts, packaged

STATUS = {
    "wrong-seat": 403,
    "no-seat": 403,
    "not-host": 403,
    "not-yours": 403,
    "private": 403,
    "origin": 403,
    "login-failed": 401,
    "illegal-action": 422,
    "unknown-action": 422,
    "setup": 422,
    "value": 400,
    "record": 422,
    "invite-invalid": 404,
    "table-unknown": 404,
    "game-unknown": 404,
    "moment-unknown": 404,
    "page-unknown": 404,
    "method": 405,
    "too-big": 413,
    "too-fast": 429,
    "internal": 500,
    "busy": 503,
}
"""The HTTP status of a code; those not listed are conflicts with what the table is like now."""


@lru_cache
def texts(language: str) -> Texts:
    """The sentences of the table."""
    return Texts(language, [packaged("bathysphere.play", language)])


class Refusal(Problem):
    """Something a table does not do, for a reason that is told."""

    @property
    def status(self) -> int:
        """The HTTP status that says the same."""
        return STATUS.get(self.code, 409)

    def sentence(self, language: str = DEFAULT) -> str:
        return texts(language).say(f"refusal-{self.code}", dict(self.params))


class Said(Refusal):
    """A refusal that hands on what another part of the program said."""

    def __init__(self, code: str, problem: Problem) -> None:
        super().__init__(code, **problem.params)
        self.problem = problem

    def sentence(self, language: str = DEFAULT) -> str:
        return self.problem.sentence(spoken(language))


class Illegal(Refusal):
    """An action that the rules forbid now; the reason is the game's own."""

    def __init__(self, position: Position, reason: Reason, players: list[str]) -> None:
        super().__init__("illegal-action")
        self.position = position
        self.reason = reason
        self.players = players

    def sentence(self, language: str = DEFAULT) -> str:
        p = self.position
        called = p.game.nicknames(p)
        return Speech(p.game, p.content, spoken(language), self.players, nicknames=called).reason(self.reason)


class ServerError(OptionError):
    """A database or a bus that cannot be used."""

    def sentence(self, language: str = DEFAULT) -> str:
        return texts(language).say(f"error-{self.code}", dict(self.params))
