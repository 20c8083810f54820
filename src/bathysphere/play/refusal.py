"""Refusals: what a person asked of a table and cannot have, with a code, parameters and a sentence."""

from __future__ import annotations

from functools import lru_cache

from bathysphere.engine.errors import OptionError, Problem
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.language.languages import DEFAULT, LANGUAGES, spoken
from bathysphere.language.speech import Speech
from bathysphere.language.texts import Texts, packaged

STATUS = {
    "wrong-seat": 403,
    "no-seat": 403,
    "no-return": 403,
    "not-host": 403,
    "not-yours": 403,
    "private": 403,
    "origin": 403,
    "login-failed": 401,
    "recover-failed": 401,
    "removed": 403,
    "banned": 403,
    "session-unknown": 404,
    "way-unknown": 404,
    "hook-address": 422,
    "mail-address": 422,
    "zone-unknown": 422,
    "name-odd": 422,
    "illegal-action": 422,
    "unknown-action": 422,
    "setup": 422,
    "rated-people": 422,
    "plan-unknown": 422,
    "value": 400,
    "password-length": 400,
    "record": 422,
    "invite-invalid": 404,
    "table-unknown": 404,
    "table-elsewhere": 404,
    "table-closed": 404,
    "game-unknown": 404,
    "moment-unknown": 404,
    "lesson-unknown": 404,
    "page-unknown": 404,
    "manual-unknown": 404,
    "method": 405,
    "too-big": 413,
    "too-fast": 429,
    "internal": 500,
    "busy": 503,
    "needs-server": 501,
    "not-kept": 507,
    "restarting": 503,
    "database-down": 503,
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


class PassedOn(Refusal):
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
        self.position: Position | None = position
        self.reason = reason
        self.players = players
        self.said: dict[str, str] = {}
        """What it says in every language, where it has come from another process without its position."""

    def __reduce__(self) -> tuple[object, ...]:
        return _travelled, (self.reason, self.players, {each: self.sentence(each) for each in LANGUAGES})

    def sentence(self, language: str = DEFAULT) -> str:
        p = self.position
        if p is None:
            return self.said[spoken(language)]
        called = p.game.nicknames(p)
        return Speech(p.game, p.content, spoken(language), self.players, nicknames=called).reason(self.reason)


def _travelled(reason: Reason, players: list[str], said: dict[str, str]) -> Illegal:
    """A refused action as it arrives in another process: positions do not travel, its sentences do."""
    refused = Illegal.__new__(Illegal)
    Refusal.__init__(refused, "illegal-action")
    refused.position, refused.reason, refused.players, refused.said = None, reason, players, said
    return refused


class ServerError(OptionError):
    """A database or a bus that cannot be used."""

    def sentence(self, language: str = DEFAULT) -> str:
        return texts(language).say(f"error-{self.code}", dict(self.params))
