"""Rows about people and seats, as entries of the log."""

from __future__ import annotations

from bathysphere.language.languages import spoken
from bathysphere.language.texts import common
from bathysphere.play import entries
from bathysphere.play.table import Table
from bathysphere.server.web.wire import Entry
from bathysphere.server.web.wording import called


def seated(entry: Entry, what: entries.Seating, table: Table, language: str) -> None:
    """Who came, left, or plays on for whom."""
    match what:
        case entries.Sit(chair, name) | entries.Leave(chair, name):
            entry.chair, entry.name = chair, name
        case entries.Resign(seat, level) | entries.Timeout(seat, level):
            entry.seat, entry.level = seat, level
            entry.name = called(table.chair(seat).name, language)
            left = "log-resigned" if isinstance(what, entries.Resign) else "log-timeout"
            entry.text = common(spoken(language)).say(left, {"name": entry.name})
        case entries.Give(chair, level) | entries.Wish(chair, _, level):
            entry.chair, entry.level, entry.name = chair, level, table.chairs[chair].name
            if isinstance(what, entries.Wish):
                entry.seat = what.seats[0]
            elif table.play is not None and table.chairs[chair].gone:
                entry.text = "away"
        case entries.Return(chair) | entries.Offer(chair):
            entry.chair, entry.name = chair, table.chairs[chair].name
            if isinstance(what, entries.Offer):
                entry.text = "offered" if what.offered else ""


def moderated(entry: Entry, what: entries.Moderation) -> None:
    """What a host did about the table. Who the people are is nobody's business: their names are enough."""
    match what:
        case entries.Close(why):
            entry.text = why
        case entries.Mute(_, name, muted):
            entry.name, entry.text = name, "" if muted else "again"
        case entries.Remove(_, name):
            entry.name = name
        case entries.Doors(watch, shown):
            entry.text = "shown" if shown else "open" if watch else ""
