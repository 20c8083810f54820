"""Events: what just happened, as data for log, animation, announcement and translation."""

from typing import Final

EVERYBODY: Final = -1
"""A set of viewers: bit s set = seat s. All bits set = everybody, spectators included."""


def only(seat: int) -> int:
    """The viewer of this seat alone."""
    return 1 << seat


class EventKind:
    """A kind of event: the names of its open numbers, and of the list that only some may see."""

    def __init__(
        self, code: int, name: str, names: list[str], secret: str, reveals: bool, lays_open: bool
    ) -> None:
        self.code = code
        self.name = name
        self.names = names
        self.secret = secret
        self.reveals = reveals
        """It shows something that was hidden from everybody."""
        self.lays_open = lays_open
        """It shows the others something that its own seat knew already."""


class EventKinds:
    """All kinds of events of a game."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def kind(
        self, name: str, *names: str, secret: str = "", reveals: bool = False, lays_open: bool = False
    ) -> int:
        """Declare a kind and get its code."""
        code = len(self.kinds)
        self.kinds.append(EventKind(code, name, list(names), secret, reveals, lays_open))
        return code


class Event:
    """One thing that happened to a seat (-1: to nobody in particular)."""

    def __init__(
        self, kind: EventKind, seat: int, numbers: list[int], items: list[int], viewers: int
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.numbers = numbers
        self.items = items
        self.viewers = viewers

    def seen_by(self, viewer: int) -> bool:
        """May this seat (-1: a spectator) see the items too?"""
        if self.viewers == EVERYBODY:
            return True
        return viewer >= 0 and (self.viewers >> viewer) & 1 == 1

    def tells(self, viewer: int) -> bool:
        """Does this seat (-1: a spectator) learn something hidden by it?"""
        if not self.seen_by(viewer):
            return False
        return self.kind.reveals or (self.kind.lays_open and viewer != self.seat)

    def data(self, viewer: int | None = None) -> dict[str, int | str | list[int]]:
        """The event as plain data for one viewer (-1: a spectator), or in full (None)."""
        data: dict[str, int | str | list[int]] = {"kind": self.kind.name, "seat": self.seat}
        for name, number in zip(self.kind.names, self.numbers, strict=True):
            data[name] = number
        if self.kind.secret:
            data["count"] = len(self.items)
            if viewer is None or self.seen_by(viewer):
                data[self.kind.secret] = list(self.items)
        return data
