"""What the operator needs: reports, bans, and the audit log, which also tells workers what was done."""

from __future__ import annotations

import ipaddress

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from bathysphere.server.store.schema import audit, bans, reports

LONGEST_REASON = 500


class Report(msgspec.Struct):
    """Somebody told the operator of a name or a message."""

    id: int
    at: int
    reporter: str
    table: str
    revision: int | None
    about: str
    name: str
    text: str
    why: str


class Ban(msgspec.Struct):
    """A person or an address that is kept out until some time."""

    id: int
    kind: str
    who: str
    until: int
    why: str


class Note(msgspec.Struct):
    """A line of the audit log: who did what to whom or what."""

    id: int
    at: int
    who: str
    action: str
    target: str
    tables: list[str] = []
    """The tables that were changed by it: workers read them anew."""
    why: str = ""


class _Details(msgspec.Struct, omit_defaults=True):
    tables: list[str] = []
    why: str = ""


def add_report(
    connection: Connection,
    at: int,
    reporter: str,
    table: str,
    revision: int | None,
    about: str,
    name: str,
    text: str,
    why: str,
) -> None:
    """Keep a report for the operator."""
    values = {"at": at, "reporter": reporter, "table_id": table, "ply": revision, "about": about}
    connection.execute(insert(reports).values(**values, name=name[:80], text=text, why=why[:LONGEST_REASON]))


def all_reports(connection: Connection, most: int = 200) -> list[Report]:
    """The newest reports."""
    wanted = select(*reports.c).order_by(reports.c.id.desc())
    return [Report(*row) for row in connection.execute(wanted.limit(most))]


def network(address: str) -> str:
    """An address or a network as it is kept; ValueError if it is neither."""
    return str(ipaddress.ip_network(address.strip(), strict=False))


def add_ban(connection: Connection, kind: str, who: str, until: int, why: str) -> None:
    """Keep somebody out; an earlier ban of the same is replaced."""
    connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.who == who))
    connection.execute(insert(bans).values(kind=kind, who=who, until=until, why=why[:LONGEST_REASON]))


def lift_ban(connection: Connection, kind: str, who: str) -> bool:
    """Let somebody in again; False if nobody kept them out."""
    return connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.who == who)).rowcount > 0


def bans_now(connection: Connection, at: int) -> list[Ban]:
    """Who is kept out now."""
    wanted = select(*bans.c).where(bans.c.until > at).order_by(bans.c.id)
    return [Ban(*row) for row in connection.execute(wanted)]


def note(
    connection: Connection, at: int, who: str, action: str, target: str, tables: list[str], why: str = ""
) -> None:
    """Write a line into the audit log."""
    details = msgspec.json.encode(_Details(tables, why[:LONGEST_REASON])).decode()
    connection.execute(
        insert(audit).values(at=at, who=who[:80], action=action, target=target[:80], details=details)
    )


def last_note(connection: Connection) -> int:
    """The number of the newest line of the audit log."""
    return connection.execute(select(func.max(audit.c.id))).scalar() or 0


def notes_since(connection: Connection, id: int, most: int = 500) -> list[Note]:
    """What was done after that line."""
    wanted = select(*audit.c).where(audit.c.id > id).order_by(audit.c.id)
    return [_note(row) for row in connection.execute(wanted.limit(most))]


def newest_notes(connection: Connection, most: int = 100) -> list[Note]:
    """What was done last, the newest first."""
    wanted = select(*audit.c).order_by(audit.c.id.desc()).limit(most)
    return [_note(row) for row in connection.execute(wanted)]


def _note(row: tuple) -> Note:  # type: ignore[type-arg]
    id, at, who, action, target, details = row
    told = msgspec.json.decode(details, type=_Details)
    return Note(id, at, who, action, target, told.tables, told.why)
