"""Steps: the kinds of things that can be pending, each with its options, its reasons and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bathysphere.engine.choices import SetChoice
from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.verbs import Verb

if TYPE_CHECKING:
    from bathysphere.engine.position import Position

NONE: Final = -1
"""No action: what an automatic step is resolved with."""
NO_OPTIONS: Final[list[int]] = []
"""What an automatic step answers when asked for options."""

P = TypeVar("P", bound="Position")
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P, F]):
    """One kind of thing that can be pending: a choice to be made, or something that resolves by itself.

    Steps are stateless; what they need to know stands in their frame. A step without options resolves by
    itself with NONE. A step with a single option takes it unasked, unless it `asks`: choices that end a turn
    or reveal something are always somebody's own.
    """

    def __init__(
        self, name: str, rule: str, verbs: list[Verb], asks: bool = False, frame: type[Frame] = Frame
    ) -> None:
        self.name = name
        self.rule = rule
        self.verbs = verbs
        self.asks = asks
        self.frame = frame
        """The class of this step's frames."""

    def options(self, p: P, f: F) -> list[int]:
        """The legal actions, in a fixed order."""
        return NO_OPTIONS

    def resolve(self, p: P, f: F, action: int) -> None:
        """Carry out the action (NONE for an automatic step). The frame has left the stack."""
        raise NotImplementedError

    def refusal(self, p: P, f: F, action: int) -> Reason | None:
        """Why an action of this step's verbs is not legal now, or None if it is.

        Written on its own, not read off `options`; a property test holds the two against each other.
        """
        raise NotImplementedError

    def details(self, p: P, f: F, action: int) -> dict[str, Value]:
        """What a person wants to know of a legal action: price, gain, consequence."""
        return {}

    def together(self, p: P, f: F) -> SetChoice | None:
        """The set that people choose at once here, in any order; the step resolves it one by one."""
        return None

    def warning(self, p: P, f: F, action: int) -> Reason | None:
        """What a legal action gives away, told (`warning-CODE`) and asked about once before it is played."""
        return None
