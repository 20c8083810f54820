"""The operator's command line: `bathysphere admin`."""

from __future__ import annotations

import getpass
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec
from cyclopts import App, Parameter

from bathysphere.lab.commands import HERE, Language

admin = App(
    name="admin",
    help="Look after a server: tables, people, reports, bans. Works on the database; servers notice it.",
)

Database = Annotated[
    str | None, Parameter(help="A file, sqlite:///FILE or postgresql://…; else the one of the settings.")
]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object and nothing else.")]
Why = Annotated[str, Parameter(help="Said in the audit log.")]
Most = Annotated[int, Parameter(help="So many lines at most.")]
Person = Annotated[str, Parameter(help="The account, or the id, of a person.")]
Address = Annotated[str, Parameter(help="An address or a network: 203.0.113.7, 2001:db8::/64.")]


def operator() -> str:
    """Who types this, for the audit log."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "operator"


def when(at: int) -> str:
    """A time, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") if at else "-"


def show(entries: Sequence[msgspec.Struct], lines: list[str], as_json: bool) -> None:
    """Print what was found, as JSON or line by line."""
    if as_json:
        print(json.dumps({"found": msgspec.to_builtins(entries)}))
        return
    # What people have called themselves must not steer the operator's terminal.
    print("\n".join("".join(c if c.isprintable() else "?" for c in line) for line in lines) or "-")


@admin.command
def tables(
    *,
    status: Annotated[
        Literal["", "waiting", "running", "over", "closed"], Parameter(help="Only those that are so.")
    ] = "",
    most: Most = 50,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """The tables that changed last."""
    from bathysphere.server import admin as work

    listed = work.on(database, lambda s: s.read(lambda c: work.list_tables(c, status, most)))
    lines = [
        f"{t.table}  {t.game:8} {t.status:8} {t.moves:4} moves  {when(t.updated)}  {', '.join(t.players)}"
        for t in listed
    ]
    show(listed, lines, as_json)


@admin.command
def people(like: str = "", /, *, most: Most = 50, database: Database = None, as_json: Json = False) -> None:
    """People with a name, those seen last first.

    Parameters
    ----------
    like
        Only those with this in their name or account.
    """
    from bathysphere.server import admin as work

    listed = work.on(database, lambda s: s.read(lambda c: work.list_people(c, like, most)))
    lines = [
        f"{p.person}  {p.account or '(guest)':20} {p.name:20} {p.devices} devices  seen {when(p.seen)}"
        for p in listed
    ]
    show(listed, lines, as_json)


@admin.command
def reports(*, most: Most = 50, database: Database = None, as_json: Json = False) -> None:
    """What people have reported, the newest first."""
    from bathysphere.server import admin as work
    from bathysphere.server.store import moderation

    listed = work.on(database, lambda s: s.read(lambda c: moderation.all_reports(c, most)))
    lines = [
        f"{when(r.at)}  table {r.table}  {r.name} ({r.about}): {r.text or '(the name)'}  why: {r.why or '-'}"
        for r in listed
    ]
    show(listed, lines, as_json)


@admin.command
def bans(*, database: Database = None, as_json: Json = False) -> None:
    """Who is kept out now."""
    from bathysphere.server import admin as work
    from bathysphere.server.store import moderation
    from bathysphere.server.tables import now

    listed = work.on(database, lambda s: s.read(lambda c: moderation.bans_now(c, now())))
    lines = [f"{b.kind:8} {b.who}  until {when(b.until)}  why: {b.why or '-'}" for b in listed]
    show(listed, lines, as_json)


@admin.command
def log(*, most: Most = 50, database: Database = None, as_json: Json = False) -> None:
    """The audit log, the newest first."""
    from bathysphere.server import admin as work
    from bathysphere.server.store import moderation

    notes = work.on(database, lambda s: s.read(lambda c: moderation.newest_notes(c, most)))
    lines = [f"{when(n.at)}  {n.who:12} {n.action:14} {n.target}  {n.why}".rstrip() for n in notes]
    show(notes, lines, as_json)


@admin.command
def close(table: str, /, *, why: Why = "", database: Database = None) -> None:
    """Close a table that waits or runs; whoever is there is told.

    Parameters
    ----------
    table
        The id of the table.
    """
    from bathysphere.server import admin as work

    work.on(database, lambda s: work.close_table(s, table, operator(), why))
    print(f"closed: {table}")


@admin.command
def ban(
    *,
    person: Person = "",
    address: Address = "",
    hours: Annotated[float, Parameter(help="For so many hours.")] = 24.0,
    why: Why = "",
    database: Database = None,
) -> None:
    """Keep a person or an address out for a time."""
    from bathysphere.server import admin as work

    until = work.on(database, lambda s: work.ban(s, person, address, hours, operator(), why))
    print(f"banned until {when(until)} UTC")


@admin.command
def unban(*, person: Person = "", address: Address = "", database: Database = None) -> None:
    """Let a person or an address in again."""
    from bathysphere.server import admin as work

    work.on(database, lambda s: work.unban(s, person, address, operator()))
    print("let in again")


@admin.command
def sign_out(person: str, /, *, database: Database = None) -> None:
    """End all sessions of somebody.

    Parameters
    ----------
    person
        The account, or the id, of a person.
    """
    from bathysphere.server import admin as work

    print(f"{work.on(database, lambda s: work.sign_out(s, person, operator()))} sessions ended")


@admin.command
def delete(
    *,
    person: Person = "",
    table: Annotated[str, Parameter(help="The id of a table.")] = "",
    why: Why = "",
    database: Database = None,
) -> None:
    """Forget a person, whose games stay with a former player in them; or remove a table with all rows."""
    from bathysphere.play.refusal import ServerError
    from bathysphere.server import admin as work

    if bool(person) == bool(table):
        raise ServerError("delete-what")
    if person:
        changed = work.on(database, lambda s: work.delete_person(s, person, operator()))
        print(f"forgotten; {len(changed)} tables changed")
    else:
        work.on(database, lambda s: work.delete_table(s, table, operator(), why))
        print(f"removed: {table}")


@admin.command
def export(person: str, /, *, lang: Language = HERE, database: Database = None) -> None:
    """Print everything that is kept of somebody, as JSON.

    Parameters
    ----------
    person
        The account, or the id, of a person.
    """
    from bathysphere.server import admin as work

    kept = work.on(database, lambda s: work.export_person(s, person, operator(), lang))
    print(json.dumps(msgspec.to_builtins(kept), ensure_ascii=False, indent=1))


@admin.command
def rotate_secret(*, database: Database = None) -> None:
    """Sign invite links with a new secret from the next start on; those of before stay good for a while."""
    from bathysphere.server import admin as work
    from bathysphere.server.web.settings import database_here

    url = database_here(database)
    work.on(url, lambda s: work.rotate_secret(s, url, operator()))
    print("rotated; restart the servers")
