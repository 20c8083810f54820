"""Everything that is kept of a person, as data to take along."""

from __future__ import annotations

import asyncio

from bathysphere.play import entries
from bathysphere.play.entries import Row
from bathysphere.play.refusal import Refusal
from bathysphere.server.erase import tables_of
from bathysphere.server.notices import keeping
from bathysphere.server.store import results, store
from bathysphere.server.store import sessions as kept
from bathysphere.server.store.store import Person, Store
from bathysphere.server.tables import replayed
from bathysphere.server.web.projector import Projector, viewpoint
from bathysphere.server.web.wire_people import (
    Export,
    ExportedNote,
    ExportedRating,
    ExportedTable,
    SessionInfo,
)

MOST = 1000
"""Tables in one export."""


async def export(store_: Store, person: Person, devices: list[SessionInfo], language: str) -> Export:
    """The account, the devices, and every table with its record and what the person has said there."""
    tables = []
    for id in (await store_.read(lambda c: tables_of(c, person.id)))[:MOST]:
        rows = await store_.read(lambda c, id=id: store.rows(c, id))  # type: ignore[misc]
        tables.append(await asyncio.to_thread(_table, id, rows, person.id, language))
    left = await store_.read(lambda c: kept.codes_left(c, person.id))
    told_by = await store_.read(lambda c: keeping.ways_of(c, person.id))
    notes = await store_.read(lambda c: results.notes_of(c, person.id))
    rated = await store_.read(lambda c: results.ratings_of(c, person.id))
    return Export(
        person.name,
        person.account,
        devices,
        left,
        tables,
        [way.label for way in told_by],
        [ExportedNote(note.table, note.moves, note.text) for note in notes],
        [ExportedRating(one.game, one.seats, one.mu, one.sigma, one.games) for one in rated],
    )


def _table(id: str, rows: list[Row], person: str, language: str) -> ExportedTable:
    table = replayed(id, rows)
    line = table.line()
    said = [row.what.text for row in rows if isinstance(row.what, entries.Chat) and row.person == person]
    try:
        record = Projector(table, viewpoint(table, person, None), language).record()
    except Refusal:
        record = ""  # not begun, or not for them to see any more
    return ExportedTable(
        id,
        line.game,
        line.settings,
        line.status,
        table.created,
        rows[-1].at,
        [chair.name for chair in table.chairs],
        line.result,
        record,
        said,
    )
