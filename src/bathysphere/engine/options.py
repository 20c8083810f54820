"""Options: legal actions as a person is shown them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bathysphere.engine.reasons import Value
from bathysphere.language.languages import DEFAULT

if TYPE_CHECKING:
    from bathysphere.engine.game import Content, Game
    from bathysphere.engine.verbs import Verb


class Option:
    """One legal action of the pending choice: its name, what it is about, what it costs and gives."""

    def __init__(
        self,
        game: Game,
        content: Content,
        seats: int,
        seat: int,
        step: str,
        verb: Verb,
        action: int,
        details: dict[str, Value],
        nicknames: dict[str, list[list[str]]] | None = None,
    ) -> None:
        self.game = game
        self.content = content
        self.seats = seats
        self.seat = seat
        self.step = step
        self.verb = verb.name
        self.action = action
        self.arguments = verb.values(action)
        self.details = details
        self.nicknames = nicknames
        """What things are called at this table (`Game.nicknames`)."""

    @property
    def text(self) -> str:
        """The action in words, as records and programs write it."""
        return self.game.vocabulary.text(self.action, self.content.labels)

    def label(self, language: str = DEFAULT, players: list[str] | None = None) -> str:
        """The option as a sentence for people."""
        from bathysphere.language.speech import Speech

        called = self.nicknames
        return Speech(self.game, self.content, language, players, self.seats, called).option(self)

    def __reduce__(self) -> tuple[object, ...]:
        settings = dict(self.content.settings)
        about = (self.seats, self.seat, self.step, self.action, self.details, self.nicknames)
        return restored, (self.game, settings, *about)

    def __repr__(self) -> str:
        return f"Option({self.action}, {self.text!r})"


def restored(
    game: Game,
    settings: dict[str, str],
    seats: int,
    seat: int,
    step: str,
    action: int,
    details: dict[str, Value],
    nicknames: dict[str, list[list[str]]] | None,
) -> Option:
    """An option out of its pickle: the same content is found by its settings."""
    content, verb = game.content(seats, settings), game.vocabulary.verb_of(action)
    return Option(game, content, seats, seat, step, verb, action, details, nicknames)
