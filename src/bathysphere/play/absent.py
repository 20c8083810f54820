"""Seats of people who are away: given to a bot, offered to somebody else, taken back."""

from __future__ import annotations

from bathysphere.minds import known
from bathysphere.play import entries
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import STAND_IN, Table


def decide(
    table: Table, command: entries.SeatCommands, person: str
) -> entries.Give | entries.Wish | entries.Offer | entries.Return:
    """The row that a command about a seat asks for, or a Refusal."""
    match command:
        case entries.DoReturn():
            return _return(table, person)
        case entries.DoOffer(chair=chair, offered=offered):
            if table.setup.host != person:
                raise Refusal("not-host")
            if not _left(table, chair) or offered == (chair in table.absent.offered):
                raise Refusal("nobody-meant")
            return entries.Offer(chair, offered)
    return _give(table, command, person)


def _give(table: Table, command: entries.DoGive, person: str) -> entries.Give | entries.Wish:
    """Before the start any chair of nobody's; in the game the chair of somebody who is away."""
    place, level = command.chair, command.level or STAND_IN
    host = table.setup.host == person
    if place >= len(table.chairs):
        raise Refusal("nobody-meant")
    if level not in known():
        raise Refusal("nobody-meant")
    chair = table.chairs[place]
    if table.status == "waiting":
        if not host:
            raise Refusal("not-host")
        if chair.kind == "person":
            raise Refusal("seat-taken")
        return entries.Give(place, level)
    if table.status != "running":
        raise Refusal("not-running")
    if chair.kind != "person" or chair.person == person:
        raise Refusal("nobody-meant")
    if host:
        return entries.Give(place, STAND_IN)
    seats = table.seats_of(person)
    if not seats:
        raise Refusal("no-seat")
    if set(seats) <= table.absent.wishes.get(place, set()):
        raise Refusal("wished")
    return entries.Wish(place, seats, STAND_IN)


def _return(table: Table, person: str) -> entries.Return:
    """Back to one's own seat, from the bot."""
    if table.status != "running":
        raise Refusal("not-running")
    places = sorted(place for place, who in table.absent.persons.items() if who == person)
    if not places:
        raise Refusal("no-return")
    return entries.Return(places[0])


def _left(table: Table, place: int) -> bool:
    """Does a bot play on here for somebody who has gone?"""
    return (
        table.status == "running"
        and place < len(table.chairs)
        and bool(table.chairs[place].gone)
        and table.chairs[place].kind == "bot"
    )
