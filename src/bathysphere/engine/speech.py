"""Speech: options, events, reasons and scores of a game as sentences.

Numbers become words here and nowhere else: a game says which of its numbers are cards, companies or seats
(`Game.names`), the content says what they are called, and the Fluent files say what that is in English or
German.
"""

from collections.abc import Mapping

from bathysphere.engine.events import Event
from bathysphere.engine.options import Option
from bathysphere.engine.position import Content, Game
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.text import of_package
from bathysphere.engine.verbs import label


class Speech:
    """One game in one language, with the players' names if they have any, or just their number."""

    def __init__(
        self,
        game: Game,
        content: Content,
        language: str,
        players: list[str] | None = None,
        seats: int = 0,
        nicknames: dict[str, list[list[str]]] | None = None,
    ) -> None:
        self.game = game
        self.content = content
        own = content.texts.get(language, "")
        self.texts = of_package(f"bathysphere.games.{game.name}", language, own)
        self.players = players or []
        self.seats = len(self.players) or seats
        self.nicknames = nicknames or {}

    def player(self, seat: int) -> str:
        """What a seat is called; one beyond the players may be the game's own (`seat-2-of-2`, the third)."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        own = f"seat-{seat}-of-{self.seats}"
        if self.texts.knows(own):
            return self.texts.say(own)
        return self.texts.say("player-number", {"number": seat + 1})

    def option(self, option: Option) -> str:
        """An option as a person reads it: what it does, what it costs."""
        specific = f"option-{option.step}-{option.verb}"
        message = specific if self.texts.knows(specific) else f"option-{option.verb}"
        return self.texts.say(message, self.words({**option.arguments, **option.details}))

    def question(self, step: str, seat: int) -> str:
        """What a pending choice asks."""
        return self.texts.say(f"ask-{step}", {"seat": self.player(seat)})

    def event(self, event: Event, viewer: int = -1) -> str:
        """An event as a line of the log, for one viewer. A shorter line where the items are secret."""
        data: dict[str, Value] = dict(event.data(viewer))
        kind = str(data.pop("kind"))
        hidden = f"event-{kind}-hidden"
        if event.kind.secret and event.kind.secret not in data and self.texts.knows(hidden):
            kind += "-hidden"
        return self.texts.say(f"event-{kind}", self.words(data))

    def reason(self, reason: Reason) -> str:
        """Why not, in a sentence."""
        params = self.words(reason.params)
        way = reason.params.get("way")
        if isinstance(way, list):
            params["way"] = self.way(way)
        return reason.sentence(self.texts, params)

    def way(self, actions: list[int]) -> str:
        """Choices one after the other: activate the Pilot, then go to the Sea Star."""
        said: list[str] = []
        for action in actions:
            verb = self.game.vocabulary.verb_of(action)
            words = self.texts.say(f"way-{verb.name}", self.words(verb.values(action)))
            if words not in said[-1:]:
                said.append(words)
        found = said[0]
        for words in said[1:]:
            found = self.texts.say("way-then", {"before": found, "next": words})
        return found

    def warning(self, warned: Reason) -> str:
        """What a legal action gives away, in a sentence."""
        return self.texts.say(f"warning-{warned.code}", self.words(warned.params))

    def part(self, name: str) -> str:
        """The name of a part of the score, or of a tiebreak."""
        return self.texts.say(f"score-{name}")

    def words(self, params: Mapping[str, Value]) -> dict[str, str | int]:
        """Parameters as Fluent takes them: numbers that stand for things become words.

        A list `gain` also gives `gain_count`, to tell something from nothing.
        """
        found = {name: self._word(name, value) for name, value in params.items()}
        for name, value in params.items():
            if isinstance(value, list):
                found[f"{name}_count"] = len(value)
        return found

    def _word(self, name: str, value: Value) -> str | int:
        if isinstance(value, list):
            if not value and self.texts.knows(f"no-{name}"):
                return self.texts.say(f"no-{name}")
            words = [str(self._word(name, item)) for item in value]
            different = list(dict.fromkeys(words))
            counts = [words.count(word) for word in different]
            return self.texts.sequence(
                [f"{n} × {word}" if n > 1 else word for n, word in zip(counts, different, strict=True)]
            )
        if isinstance(value, str):
            # A pending step is told by what it asks; yes, no and the like are for Fluent to select by.
            message = f"ask-{value}" if name in ("step", "asked") else f"{name}-{value}"
            return self.texts.say(message) if self.texts.knows(message) else value
        if name == "seat" or (name in self.game.names and self.game.names[name].name == "seat"):
            return self.player(value)
        domain = self.game.names.get(name)
        if domain is None:
            return value
        called = self.nicknames.get(domain.name, [])
        if 0 <= value < len(called):
            return "–".join(self.texts.say(message) for message in called[value])
        word = label(domain, value, self.content.labels)
        message = f"{domain.name}-{word}"
        if self.texts.knows(message):
            return self.texts.say(message)
        if self.texts.knows(domain.name):
            # One message for a whole domain, whose labels are a kind and a number: `pearl-31`.
            kind, _, number = word.rpartition("-")
            return self.texts.say(domain.name, {"kind": kind, "number": number})
        return word
