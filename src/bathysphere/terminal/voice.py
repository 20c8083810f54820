"""What is said at a table in the terminal: one language, spelt with the letters this terminal can write."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache

from bathysphere.engine.events import Event
from bathysphere.engine.game import Content, Game
from bathysphere.engine.options import Option
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.scores import Team
from bathysphere.language.speech import Speech
from bathysphere.language.texts import Texts, packaged
from bathysphere.minds.advice_text import advice_sentence, advised
from bathysphere.minds.hints import Advice

_SPELLINGS = {
    "▲": "^",
    "●": "o",
    "◆": "%",
    "✚": "+",
    "■": "#",
    "▶": ">",
    "·": ".",
    "–": "-",
    "−": "-",
    "—": "-",
    "…": "...",
    "→": "->",
    "×": "x",
    "≈": "~",
    "│": "|",
    "─": "-",
    "„": '"',
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "\u00a0": " ",
    "\u202f": " ",
}


def spelling(encoding: str) -> Callable[[str], str]:
    """How to write any text in an encoding: as it is where possible, else with other letters."""

    def writable(text: str) -> bool:
        try:
            text.encode(encoding)
        except (UnicodeError, LookupError):
            return False
        return True

    def letter(character: str) -> str:
        if writable(character):
            return character
        bare = unicodedata.normalize("NFKD", character)
        bare = "".join(c for c in bare if not unicodedata.combining(c))
        spelt = _SPELLINGS.get(character, bare)
        return spelt if spelt and writable(spelt) else "?"

    def spell(text: str) -> str:
        return text if writable(text) else "".join(map(letter, text))

    return spell


@lru_cache
def texts_of(package: str, language: str) -> Texts:
    """What the terminal says at a table of a game; the words for its board lie in the game's own package."""
    own = packaged(package, language, "terminal")
    return Texts(
        language,
        [packaged("bathysphere", language), packaged("bathysphere.terminal", language), own],
    )


class Voice:
    """Everything that is said at this table, in one language, spelt for this terminal."""

    def __init__(
        self,
        game: Game,
        content: Content,
        language: str,
        names: list[str],
        encoding: str,
        nicknames: dict[str, list[list[str]]] | None = None,
    ) -> None:
        self.language = language
        self.spell = spelling(encoding)
        self.names = [self.spell(name) for name in names]
        """By seat."""
        self.labels = content.labels
        self._texts = texts_of(game.package, language)
        self._speech = Speech(game, content, language, names, nicknames=nicknames)
        self._said: dict[str, str] = {}
        self._numbers: dict[str, dict[str, int]] = {}
        self._things: dict[tuple[str, int], str] = {}

    @classmethod
    def at(cls, p: Position, language: str, names: list[str], encoding: str = "utf-8") -> Voice:
        """The voice of the table where a game is played."""
        return cls(p.game, p.content, language, names, encoding, p.game.nicknames(p))

    def number(self, domain: str, label: str) -> int:
        """The number of a thing that views and records call by a word."""
        if domain not in self._numbers:
            self._numbers[domain] = {each: place for place, each in enumerate(self.labels[domain])}
        return self._numbers[domain][label]

    def thing(self, domain: str, label: str) -> str:
        """What a thing is called that views and records call by a word."""
        return self.described(domain, self.number(domain, label))

    def say(self, message: str, **params: str | int) -> str:
        """A sentence of the terminal itself."""
        return self.spell(self._texts.say(message, params))

    def words(self, message: str) -> list[str]:
        """A message that is a list of words."""
        return self._texts.say(message).split() if self._texts.knows(message) else []

    def named(self, message: str, otherwise: str) -> str:
        """A message if there is one, or else another text."""
        return self.say(message) if self._texts.knows(message) else otherwise

    def game(self, message: str, **params: str | int) -> str:
        """A text of the game; those without parameters, names mostly, are said once and remembered."""
        if params:
            return self.spell(self._speech.texts.say(message, params))
        if message not in self._said:
            self._said[message] = self.spell(self._speech.texts.say(message))
        return self._said[message]

    @property
    def texts(self) -> Texts:
        """The texts of the game."""
        return self._speech.texts

    def player(self, seat: int) -> str:
        return self.spell(self._speech.player(seat))

    def question(self, step: str, seat: int) -> str:
        return self.spell(self._speech.question(step, seat))

    def set_question(self, step: str, least: int, most: int) -> str:
        return self.spell(self._speech.set_question(step, least, most))

    def warning(self, warned: Reason) -> str:
        return self.spell(self._speech.warning(warned))

    def coach(self, p: Position) -> str:
        """The rule of this moment and one fact of this position."""
        return self.spell(self._speech.coach(p))

    def option(self, option: Option) -> str:
        return self.spell(self._speech.option(option))

    def advised(self, p: Position, advice: Advice) -> str:
        """What is advised: an option, or all things of a set."""
        return self.spell(advised(self._speech, p, advice))

    def advice(self, p: Position, advice: Advice) -> str:
        """Why an option is better or worse than another."""
        return self.spell(advice_sentence(self._speech, p, advice))

    def event(self, event: Event, viewer: int) -> str:
        return self.spell(self._speech.event(event, viewer))

    def reason(self, reason: Reason) -> str:
        return self.spell(f"{self._speech.reason(reason)} [{reason.rule}]")

    def part(self, name: str, p: Position | None = None) -> str:
        return self.spell(self._speech.part(name, p))

    def outcome(self, p: Position) -> str:
        """How the game ended."""
        return self.spell(self._speech.outcome(p))

    def attempt(self, p: Position, action: int) -> str:
        """An action that may not be possible, in few words: what would be done, and to what."""
        verb = p.game.vocabulary.verb_of(action)
        heading = self.named(f"{p.game.name}-kind-{verb.name}", verb.name)
        given = verb.values(action)
        things = [self.spell(self._speech.thing(domain.name, given[name])) for name, domain in verb.arguments]
        return " ".join([heading, *things])

    def needs(self, team: Team) -> str:
        """How many goals a team needs."""
        return self.spell(self._speech.needs(team))

    def shows(self, domain: str, value: int) -> str:
        """What stands on a thing."""
        return self.spell(self._speech.shown(domain, value))

    def described(self, domain: str, value: int) -> str:
        """What a thing is called; it is asked for again and again, and stays the same at one table."""
        if (domain, value) not in self._things:
            self._things[domain, value] = self.spell(self._speech.thing(domain, value))
        return self._things[domain, value]
