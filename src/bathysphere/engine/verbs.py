"""Verbs: what a seat can do, as small ints inside and as words outside.

A game declares its verbs once, with the things they are about:

    CARD = Domain("card", 100)
    WORDS = Vocabulary()
    BUY = WORDS.verb("buy", card=CARD)

and gets dense action codes (`BUY.code(30)`), their arguments back (`BUY.first(action)`), the size of the
action space (`WORDS.size`), and a text form without loss: `buy pearl-31`, `take company=pearl owner=2`.
A single argument stands bare, several carry their names. The words for the values come from the content.
"""

from collections.abc import Mapping
from typing import Final

from bathysphere.engine.errors import UnknownAction

NAMED: Final = 12
"""Words that a refusal names as allowed."""

MOST_ARGUMENTS: Final = 3
"""Arguments a verb may have."""


class Domain:
    """A kind of thing that can be spoken of; its values are 0 .. size - 1."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size


class Verb:
    """One verb with up to three arguments, and the range of actions it owns."""

    def __init__(self, name: str, base: int, arguments: list[tuple[str, Domain]]) -> None:
        self.name = name
        self.base = base
        self.arguments = arguments
        sizes = [domain.size for _, domain in arguments] + [1, 1, 1]
        self.size = sizes[0] * sizes[1] * sizes[2]
        self._stride_first = sizes[1] * sizes[2]
        self._stride_second = sizes[2]
        self._size_second = sizes[1]

    def code(self, first: int = 0, second: int = 0, third: int = 0) -> int:
        """The action for these arguments."""
        return self.base + first * self._stride_first + second * self._stride_second + third

    def owns(self, action: int) -> bool:
        """Is this an action of this verb?"""
        return self.base <= action < self.base + self.size

    def first(self, action: int) -> int:
        """The first argument of an action of this verb."""
        return (action - self.base) // self._stride_first

    def second(self, action: int) -> int:
        """The second argument of an action of this verb."""
        return (action - self.base) // self._stride_second % self._size_second

    def third(self, action: int) -> int:
        """The third argument of an action of this verb."""
        return (action - self.base) % self._stride_second

    def values(self, action: int) -> dict[str, int]:
        """All arguments of an action by name."""
        numbers = [self.first(action), self.second(action), self.third(action)]
        return {name: numbers[place] for place, (name, _) in enumerate(self.arguments)}


class Vocabulary:
    """All verbs of a game, side by side in one dense range of actions."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0

    def verb(self, name: str, **arguments: Domain) -> Verb:
        """Declare a verb; its actions follow those of the verbs before it."""
        if any(verb.name == name for verb in self.verbs):
            raise ValueError(f"the verb {name!r} is declared twice")
        if len(arguments) > MOST_ARGUMENTS:
            raise ValueError(f"the verb {name!r} has more than three arguments")
        verb = Verb(name, self.size, list(arguments.items()))
        self.verbs.append(verb)
        self.size += verb.size
        return verb

    def verb_of(self, action: int) -> Verb:
        """The verb that owns an action."""
        for verb in self.verbs:
            if verb.owns(action):
                return verb
        raise UnknownAction("action-out-of-range", action=str(action), size=str(self.size))

    def text(self, action: int, labels: Mapping[str, list[str]]) -> str:
        """The action in words, as records and programs write it."""
        verb = self.verb_of(action)
        words = [verb.name]
        values = verb.values(action)
        for name, domain in verb.arguments:
            word = label(domain, values[name], labels)
            words.append(word if len(verb.arguments) == 1 else f"{name}={word}")
        return " ".join(words)

    def parse(self, text: str, labels: Mapping[str, list[str]]) -> int:
        """The action that a text means; `text` and `parse` undo each other.

        A label such as `pearl-31` may be given by its last part alone, where that is of one thing only.
        """
        words = text.split()
        if not words:
            raise UnknownAction("action-empty")
        verb = next((verb for verb in self.verbs if verb.name == words[0]), None)
        if verb is None:
            known = ", ".join(verb.name for verb in self.verbs)
            raise UnknownAction("action-unknown-verb", verb=words[0], known=known)
        if len(words) - 1 != len(verb.arguments):
            raise UnknownAction("action-arguments", text=text, form=self.form(verb))
        values = []
        for given, (name, domain) in zip(words[1:], verb.arguments, strict=True):
            word = given
            if len(verb.arguments) > 1:
                key, _, word = given.partition("=")
                if key != name:
                    raise UnknownAction("action-arguments", text=text, form=self.form(verb))
            values.append(self._value(text, name, domain, word, labels))
        values += [0] * (3 - len(values))
        return verb.code(values[0], values[1], values[2])

    def form(self, verb: Verb) -> str:
        """How an action of this verb is written, for error messages: `take company=… owner=…`."""
        if len(verb.arguments) == 1:
            return f"{verb.name} {verb.arguments[0][0].upper()}"
        return " ".join([verb.name, *(f"{name}={name.upper()}" for name, _ in verb.arguments)])

    def _value(self, text: str, name: str, domain: Domain, word: str, labels: Mapping[str, list[str]]) -> int:
        known = labels.get(domain.name)
        if known is None:
            if word.isascii() and word.isdigit() and int(word) < domain.size:
                return int(word)
            allowed = f"0 … {domain.size - 1}"
        else:
            if word in known:
                return known.index(word)
            short = [other for other in known if other.rpartition("-")[2] == word]
            if len(short) == 1 and word:
                # `31` for `pearl-31`: understood where only one thing ends so
                return known.index(short[0])
            near = [other for other in known if word and (word in other or other in word)]
            allowed = ", ".join((near or known)[:NAMED]) + (" …" if len(near or known) > NAMED else "")
        raise UnknownAction("action-value", text=text, argument=name, word=word, allowed=allowed)


def label(domain: Domain, value: int, labels: Mapping[str, list[str]]) -> str:
    """The word for a value: its label, or the number itself where the domain has none."""
    known = labels.get(domain.name)
    return str(value) if known is None else known[value]
