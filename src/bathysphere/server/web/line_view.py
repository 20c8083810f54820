"""A table in a list of tables, as a person sees it."""

from __future__ import annotations

from bathysphere.play.table import TableSummary
from bathysphere.server.web.wire import LineSeat, TableLine
from bathysphere.server.web.wording import called


def table_line(line: TableSummary, updated: int, person: str, language: str) -> TableLine:
    """The line of a table in words."""
    seats = []
    for place, chair in enumerate(line.chairs):
        name, mine = called(chair.name, language), chair.person == person
        entry = LineSeat(chair.kind, name, chair.level or None, mine, chair.gone)
        if line.result is not None and line.places is not None:
            seat = (place - line.first_chair) % len(line.chairs)
            entry.points, entry.place = line.result[seat], line.places[seat]
            entry.won = seat in line.won
        seats.append(entry)
    yours = line.turn_of == person
    return TableLine(
        line.table,
        line.game,
        line.status,
        yours,
        updated,
        line.moves,
        seats,
        line.settings,
        line.lesson,
        turn=line.turn if line.turn >= 0 else None,
        round=line.round,
        rounds=line.rounds,
        branch_of=line.branch_of,
        due=line.due or None,
    )
