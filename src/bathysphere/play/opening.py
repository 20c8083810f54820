"""Opening a stored table: its rows again, held against what it was.

If rules or content have changed since, the same rows may lead elsewhere or nowhere. Then the table does not
go on as if nothing had happened: it goes on from its stored position, in the open, or it is set aside with
its record.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bathysphere.content.packs import game_for
from bathysphere.engine.position import Position
from bathysphere.engine.record import UNSEEN, Record
from bathysphere.play import entries, ground
from bathysphere.play.course import Course
from bathysphere.play.entries import Carried, Row
from bathysphere.play.ground import Mark
from bathysphere.play.refusal import PassedOn, Refusal
from bathysphere.play.table import Table, TableSummary

Why = Literal["", "content", "position", "replay"]


class Opened(msgspec.Struct):
    """A table from the store, and what became of it."""

    table: Table
    why: Why = ""
    """What is not as it was: the content, a position, rows that cannot be played any more. Empty: nothing."""
    at: int = 0
    """The revision at which that was noticed."""
    detail: str = ""
    carried: Carried | None = None
    """The row to write before a running table goes on from its stored position."""
    lost: int = 0
    """Moves after the stored position that can no longer be played."""


def opened(
    id: str, rows: Sequence[Row], line: TableSummary | None = None, marks: Sequence[Mark] = ()
) -> Opened:
    """A table from its rows, the line that was written of it, and its marks; `outlived` if it cannot go on.

    Nothing is written here.
    """
    table = _empty(id, rows)
    why, at, detail = _replay(table, rows, marks)
    if not why and ground_changed(table):
        why, at = "content", table.revision
    if not why and line is not None and line.result is not None:
        if table.status != "over" or [score.total for score in table.position.scores()] != line.result:
            why, at = "position", table.revision - 1
        table.settled = line
    if not why:
        return Opened(table)
    stored = next((mark for mark in reversed(marks) if mark.dump is not None), None)
    return _from_stored(Opened(table, why, at, detail), rows, line, stored)


def _empty(id: str, rows: Sequence[Row]) -> Table:
    """A table to which these rows are going to happen."""
    table = Table(id)
    carried = next((row for row in reversed(rows) if isinstance(row.what, Carried)), None)
    if carried is not None:
        table.blind = carried.revision
        table.faded = (_first_chair(carried.what), False)
    return table


def reread(id: str, rows: Sequence[Row]) -> Table:
    """What the rows of a table add up to, held against nothing."""
    table = _empty(id, rows)
    for row in rows:
        table.apply(row)
    return table


def _first_chair(what: object) -> int:
    """Which chair is seat 0, as a stored position says."""
    dump = what.dump if isinstance(what, Carried) else None
    return int(dump["first_chair"]) if dump else 0


def _replay(table: Table, rows: Sequence[Row], marks: Sequence[Mark]) -> tuple[Why, int, str]:
    """Let all rows happen; what was not as it was, at which revision, and in which way."""
    known = {mark.revision: mark for mark in marks if mark.revision > table.blind}
    newest = max(known, default=0)
    for row in rows:
        try:
            table.apply(row)
            differs = table.revision in known and not _is_as_marked(table, known[table.revision], newest)
        except PassedOn as problem:
            if problem.problem.code in ("pack-absent", "pack-changed"):
                raise
            return "replay", row.revision, str(problem)
        except Exception as problem:  # rows that were played once, and now fail in any way
            return "replay", row.revision, f"{type(problem).__name__}: {problem}"
        if differs:
            return "position", row.revision, "another position than the one that was written down"
    return "", 0, ""


def _is_as_marked(table: Table, mark: Mark, newest: int) -> bool:
    """Only the newest mark has a dump, which counts also if dumps have another shape by now."""
    if table.play is None:
        return False
    return ground.is_same(table.position, mark) or mark.revision != newest


def ground_changed(table: Table) -> bool:
    """Is the content another one than the table was made with, or went on with? Old tables do not say."""
    known = [row.what.content for row in table.rows if isinstance(row.what, (entries.Create, Carried))]
    return bool(known) and bool(known[-1]) and known[-1] != ground.content_now(table.setup)


def _from_stored(
    outcome: Opened, rows: Sequence[Row], line: TableSummary | None, stored: Mark | None
) -> Opened:
    """The table with its stored position instead of the one its rows lead to now."""
    setup = rows[0].what
    assert isinstance(setup, entries.Create)
    if outcome.why == "content" and outcome.table.play is None:
        carried = Carried("content", ground.content_now(setup), 0, None)
        return msgspec.structs.replace(outcome, carried=carried)
    if stored is None or stored.dump is None:
        raise outlived(setup, outcome)
    try:
        p = ground.loaded(game_for(setup.game, setup.settings), stored.dump)
    except Exception as problem:  # today's rules may fail in any way at what they did not write
        raise outlived(setup, outcome) from problem
    over = line is not None and line.status == "over"
    table = blind_table(outcome.table.id, rows, p.first_chair, over)
    if over:
        assert table.play is not None
        table.play.rest_on(p)
        table.settled = line
        return msgspec.structs.replace(outcome, table=table)
    at = blind_table("", rows[: stored.revision], p.first_chair, False).moves
    now, moves = _play_on(p, rows, stored.revision, at)
    carried = Carried(outcome.why or "position", ground.content_now(setup), moves, _plain(now))
    return msgspec.structs.replace(outcome, table=table, carried=carried, lost=table.moves - moves)


def _plain(p: Position) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(ground.dumped(p))
    return data


def _play_on(p: Position, rows: Sequence[Row], since: int, moves: int) -> tuple[Position, int]:
    """What was played after the stored position, if it still can be; nothing if moves were taken back."""
    acts: list[str] = []
    for row in rows[since:]:
        if isinstance(row.what, entries.Act):
            acts.append(row.what.action)
        elif isinstance(row.what, (entries.Undo, entries.Ask, entries.Agree)):
            return p, moves
    course = Course.resting(p, 0, {}, [])
    try:
        for action in acts:
            course.play(course.prepare(action))
    except Exception:  # what can no longer be played is taken back, and the table is told
        return p, moves
    return course.position, moves + len(acts)


def blind_table(id: str, rows: Sequence[Row], first_chair: int, over: bool) -> Table:
    """A table of which only the journal is believed: who sat where, who did what, but not what came of it."""
    table = Table(id)
    table.blind = len(rows) + 1
    table.faded = (first_chair, over)
    for row in rows:
        table.apply(row)
    return table


def outlived(setup: entries.Create, outcome: Opened) -> Refusal:
    """The refusal for a table that cannot go on here."""
    return Refusal("outlived", game=setup.game, version=str(setup.version), why=outcome.why)


def remains(rows: Sequence[Row], line: TableSummary | None, person: str) -> str:
    """The record of a table that cannot be opened: all of it once it is over; before, own actions only.

    The seed of a game that is not over stays secret: the table may go on under another release.
    """
    over = line is not None and line.status == "over"
    table = blind_table("", rows, 0, over)
    setup = table.setup
    held = {place for place, chair in enumerate(table.chairs) if person and chair.person == person}
    if not held and not setup.watch and person != setup.host:
        raise Refusal("private")
    if over and line is not None and table.play is not None:
        players = [chair.name for chair in table.chairs]
        actions = [move.action for move in table.play.moves]
        seats, version = len(table.chairs), setup.version
        record = Record(setup.game, seats, setup.seed, version, dict(setup.settings), players, actions)
        record.result = line.result
        return record.text()
    played = [("", action) for action in setup.prefix]
    for row in rows:
        if isinstance(row.what, entries.Act):
            played.append((row.person, row.what.action))
        del played[len(played) - table.steps_back.get(row.revision, 0) :]
    tags = " ".join(f"[{name} {value}]" for name, value in setup.settings.items())
    head = f"[game {setup.game}] [seats {len(table.chairs)}] [version {setup.version}] {tags}"
    shown = [action if who == person else UNSEEN for who, action in played]
    lines = [f"{number}. {action}" for number, action in enumerate(shown, 1)]
    return "\n".join([head.strip(), *lines]) + "\n"


__all__ = ["Opened", "blind_table", "opened", "remains", "reread"]
