"""Fluent messages as functions: what `fluent.runtime` would say, fifteen times as fast.

A message is read once and becomes a function of its parameters. It may consist of texts, parameters, choices
by number or word, and references to other messages and terms; more of Fluent nobody needs here, and whoever
writes it is told so (`Unsupported`). A test says every message by `fluent.runtime`, too, and compares.
"""

from collections.abc import Callable, Iterable, Mapping

from fluent.syntax import FluentParser, ast

from bathysphere.language.numbers import whole
from bathysphere.language.plurals import plural_rule

Params = Mapping[str, str | int]
Phrase = Callable[[Params], str]


class Unsupported(Exception):
    """A message with something of Fluent that is not understood here."""


class Phrases:
    """The messages of one language as functions, made when they are first asked for."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._language = language
        self._plural = plural_rule(language)
        self._patterns: dict[str, ast.Pattern] = {}
        """By the names of messages; those of terms begin with their dash."""
        for source in sources:
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    # What a game says itself goes before what all games say.
                    self._patterns[entry.id.name] = entry.value
                elif isinstance(entry, ast.Term):
                    self._patterns[f"-{entry.id.name}"] = entry.value
        self._made: dict[str, Phrase] = {}
        self._making: list[str] = []

    def __contains__(self, message: str) -> bool:
        return message in self._patterns

    def phrase(self, message: str) -> Phrase:
        """The function of a message; Unsupported if it cannot be made."""
        made = self._made.get(message)
        if made is None:
            if message not in self._patterns or message in self._making:
                way = " -> ".join([*self._making, message])
                raise Unsupported(f"{way}: there is no such message, or it leads back to itself")
            self._making.append(message)
            try:
                made = self._made[message] = self._pattern(self._patterns[message])
            finally:
                self._making.pop()
        return made

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return whole(value, self._language)

    def _pattern(self, pattern: ast.Pattern) -> Phrase:
        parts: list[str | Phrase] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                parts.append(self._expression(element.expression))
        if len(parts) == 1:
            only = parts[0]
            return only if not isinstance(only, str) else lambda _: only
        return lambda params: "".join([p if isinstance(p, str) else p(params) for p in parts])

    def _expression(self, expression: object) -> Phrase:
        match expression:
            case ast.StringLiteral():
                text = str(expression.parse()["value"])
                return lambda _: text
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda params: self._said(params[name])
            case ast.MessageReference(id=ast.Identifier(name=other), attribute=None):
                return self.phrase(other)
            case ast.TermReference(id=ast.Identifier(name=term), attribute=None, arguments=None):
                return self.phrase(f"-{term}")
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
                return self._choice(name, expression.variants)
            case ast.Placeable(expression=inner):
                return self._expression(inner)
        raise Unsupported(
            f"{self._making[-1]}: {type(expression).__name__} is more of Fluent than is understood here"
        )

    def _said(self, value: str | int) -> str:
        return value if isinstance(value, str) else self.number(value)

    def _choice(self, name: str, variants: list[ast.Variant]) -> Phrase:
        ways = [(_key(variant), self._pattern(variant.value)) for variant in variants]
        default = next(self._pattern(variant.value) for variant in variants if variant.default)
        plural = self._plural

        def choose(params: Params) -> str:
            value = params[name]
            category = value if isinstance(value, str) else plural(value)
            for key, way in ways:
                if key == value or key == category:
                    return way(params)
            return default(params)

        return choose


def _key(variant: ast.Variant) -> str | int:
    if isinstance(variant.key, ast.Identifier):
        return variant.key.name
    number = float(variant.key.value)
    if not number.is_integer():
        raise Unsupported(f"[{variant.key.value}]: choices go by whole numbers")
    return int(number)
