"""Reasons: why something cannot be done now, as data.

One object greys the button, answers in the terminal and is the error of the API.
"""

from bathysphere.language.texts import Texts

Value = int | str | list[int]


class Reason:
    """Why an action is not legal: a code, its parameters and the rule behind it."""

    def __init__(self, code: str, rule: str, params: dict[str, Value] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.params: dict[str, Value] = params or {}

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rule!r}, {self.params!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def sentence(self, texts: Texts, params: dict[str, str | int]) -> str:
        """The reason in words; `params` are the parameters as the game names them."""
        return texts.say(f"reason-{self.code}", params)
