"""Frames: what waits to be resolved, with everything its step has to know."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One pending step of a seat. Frames never change, so copies share them.

    A step that has to know more than whose turn it is has a frame class of its own, with named fields
    (`frames.py` of each game).
    """

    FIELDS: ClassVar[dict[str, type]] = {}
    """The fields besides step and seat, with their types (int or bool), as dumps have them."""
    SHARED: ClassVar[bool] = True
    """Do several steps use this class? Then its constructor takes the step before the seat."""

    def __init__(self, step: int, seat: int) -> None:
        self.step: Final = step
        self.seat: Final = seat
