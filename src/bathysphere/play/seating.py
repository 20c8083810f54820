"""Who sits where: what rows about seats do to a table, and who may come back to a seat that a bot plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from bathysphere.play import entries
from bathysphere.play.entries import Chair, Create, Row, Seating

if TYPE_CHECKING:
    from bathysphere.play.table import Table


class Absent:
    """The seats of those who have gone without giving up, by chair."""

    def __init__(self) -> None:
        self.persons: dict[int, str] = {}
        """Whoever may take a chair back from the bot that plays on there."""
        self.left: dict[int, str] = {}
        """Whoever sat on a chair where a bot plays on, whether they may come back or not."""
        self.offered: set[int] = set()
        """Chairs that somebody else may take over from a bot, by link."""
        self.wishes: dict[int, set[int]] = {}
        """For chairs of people who are away: the seats that wish a bot to play on there."""

    def copy(self) -> Absent:
        """The same, independent of this one."""
        other = Absent()
        other.persons, other.offered = self.persons.copy(), self.offered.copy()
        other.left = self.left.copy()
        other.wishes = {chair: seats.copy() for chair, seats in self.wishes.items()}
        return other

    def settle(self, chair: int) -> None:
        """Somebody sits on this chair for themselves again."""
        self.persons.pop(chair, None)
        self.left.pop(chair, None)
        self.offered.discard(chair)
        self.wishes.pop(chair, None)


def change(table: Table, row: Row, what: Seating) -> None:
    """A row about seats happens to a table."""
    match what:
        case Create(chairs=chairs):
            table.created, table.watch, table.shown = row.at, what.watch, what.shown
            table.chairs = [msgspec.structs.replace(chair) for chair in chairs]
            table.begin_if_full()
        case entries.Sit(place, name) if table.play is not None:
            _sit_in_for_bot(table, place, Chair("person", name, person=row.person))
        case entries.Sit(place, name):
            table.chairs[place] = Chair("person", name, person=row.person)
            table.begin_if_full()
        case entries.Leave(place):
            table.chairs[place] = Chair("open")
        case entries.Start(level):
            for place, chair in enumerate(table.chairs):
                if chair.kind == "open":
                    table.chairs[place] = Chair("bot", level.capitalize(), level)
            table.begin_if_full()
        case entries.Give(place, level) if table.play is None:
            table.chairs[place] = Chair("bot", level.capitalize(), level)
            table.begin_if_full()
        case other:
            _replace(table, row, other)


def _replace(table: Table, row: Row, what: Seating) -> None:
    """While a game runs: somebody goes, a bot plays on, somebody comes back."""
    match what:
        case entries.Resign(seat, level) | entries.Timeout(seat, level):
            how: Literal["resigned", "timeout"] = (
                "resigned" if isinstance(what, entries.Resign) else "timeout"
            )
            _hand_to_bot(table, row.revision, table.chair_of(seat), level, how)
        case entries.Give(place, level):
            _hand_to_bot(table, row.revision, place, level, "away")
        case entries.Wish(place, seats, level):
            table.absent.wishes.setdefault(place, set()).update(seats)
            if others_with_seats(table, place) <= table.absent.wishes[place]:
                _hand_to_bot(table, row.revision, place, level, "away")
        case entries.Offer(place, offered):
            (table.absent.offered.add if offered else table.absent.offered.discard)(place)
        case entries.Return(place):
            chair = table.chairs[place]
            _sit_in_for_bot(table, place, Chair("person", chair.name, person=table.absent.persons[place]))


def others_with_seats(table: Table, chair: int) -> set[int]:
    """The seats of all people but the one on this chair."""
    away = table.chairs[chair].person
    seats = range(len(table.chairs))
    return {seat for seat in seats if table.chair(seat).kind == "person" and table.chair(seat).person != away}


def _hand_to_bot(
    table: Table, revision: int, place: int, level: str, how: Literal["resigned", "timeout", "away"]
) -> None:
    """A bot plays on for somebody; who did not give up may come back."""
    chair = table.chairs[place]
    table.absent.settle(place)
    table.absent.left[place] = chair.person
    if how != "resigned" and chair.person:
        table.absent.persons[place] = chair.person
    chair.kind, chair.level, chair.person, chair.gone = "bot", level, "", how
    if table.request is not None:
        table.request.agreed.add(table.position.seat_of_chair(place))
        table.take_back_if_agreed(revision)


def _sit_in_for_bot(table: Table, place: int, chair: Chair) -> None:
    """Somebody plays on where a bot has, with some time to do so."""
    table.absent.settle(place)
    table.chairs[place] = chair
    if table.clock is not None:
        table.clock.refill(table.position.seat_of_chair(place))


def active(table: Table, seat: int) -> None:
    """Whoever has just acted is not away."""
    if table.absent.wishes:
        table.absent.wishes.pop(table.chair_of(seat), None)
