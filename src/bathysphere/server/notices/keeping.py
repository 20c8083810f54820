"""What is kept about notices: ways, wishes, and a row for each notice that goes one of these ways.

The rows are written together with the row of the journal that they are about: none without the other. A
worker claims what is due, sends it, and writes down what came of it. Should it die in between, the claim
ends, and another one sends it again under the same name, by which whoever gets it knows it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from bathysphere.play.table import TableSummary
from bathysphere.server.notices.occasions import Kind, Occasion
from bathysphere.server.notices.ways import MINUTE, Target, Way, Wishes, due
from bathysphere.server.store.schema import attended, notice_wishes, notices, tables, ways

TRIES = 8
LEASE = 2 * MINUTE
"""Milliseconds after which a claim has ended."""
KEPT = 30 * 24 * 60 * MINUTE
"""Milliseconds for which it is remembered what became of a notice."""
ONLY_IF_AWAY = ("turn", "waiting", "ask", "chat", "over", "invited")
WHILE_TURN = ("turn", "waiting")

_target: msgspec.json.Decoder[Target] = msgspec.json.Decoder(Target)
_line: msgspec.json.Decoder[TableSummary] = msgspec.json.Decoder(TableSummary)
_encode = msgspec.json.Encoder().encode


class Notice(msgspec.Struct):
    """A notice that is to go one way."""

    id: str
    person: str
    way: str
    table: str
    kind: Kind
    revision: int
    at: int
    tries: int


class Delivery(msgspec.Struct):
    """What goes one way at once: one notice, or several that were gathered; and the tables they are about."""

    way: Way
    notices: list[Notice]
    lines: dict[str, TableSummary]


# -- ways and wishes --------------------------------------------------------------------------------

_WAY = (ways.c.id, ways.c.person, ways.c.target, ways.c.label, ways.c.language, ways.c.confirmed)
_ALL = (*_WAY, ways.c.created, ways.c.error)


def _way(row: tuple) -> Way:  # type: ignore[type-arg]
    id, person, target, label, language, confirmed, created, error = row
    return Way(id, person, _target.decode(target), label, language, bool(confirmed), created, error)


def ways_of(connection: Connection, person: str) -> list[Way]:
    """The ways somebody is told by."""
    wanted = select(*_ALL).where(ways.c.person == person).order_by(ways.c.created, ways.c.id)
    return [_way(row) for row in connection.execute(wanted)]


def way(connection: Connection, id: str) -> Way | None:
    """A way by id."""
    row = connection.execute(select(*_ALL).where(ways.c.id == id)).first()
    return _way(row) if row else None


def add_way(connection: Connection, new: Way) -> None:
    """Another way; one that leads to the same place is replaced."""
    target = _encode(new.target).decode()
    connection.execute(delete(ways).where(ways.c.person == new.person, ways.c.target == target))
    values: dict[str, object] = {"id": new.id, "person": new.person, "target": target, "label": new.label}
    values |= {"language": new.language, "confirmed": new.confirmed, "created": new.created, "error": ""}
    connection.execute(insert(ways).values(**values))


def confirm(connection: Connection, id: str) -> bool:
    """Whoever reads what goes there agrees; False if there is no such way any more."""
    return connection.execute(update(ways).where(ways.c.id == id).values(confirmed=True)).rowcount == 1


def remove_way(connection: Connection, id: str, person: str | None = None) -> bool:
    """No more notices that way; False if there was none."""
    which = delete(ways).where(ways.c.id == id)
    if person is not None:
        which = which.where(ways.c.person == person)
    removed = connection.execute(which).rowcount == 1
    if removed:
        connection.execute(delete(notices).where(notices.c.way == id))
    return removed


def wishes_of(connection: Connection, person: str) -> Wishes:
    """How somebody wants to be told."""
    stored = connection.execute(
        select(notice_wishes.c.wishes).where(notice_wishes.c.person == person)
    ).scalar()
    return msgspec.json.decode(stored, type=Wishes) if stored else Wishes()


def save_wishes(connection: Connection, person: str, wishes: Wishes) -> None:
    """Somebody wants to be told otherwise."""
    connection.execute(delete(notice_wishes).where(notice_wishes.c.person == person))
    connection.execute(insert(notice_wishes).values(person=person, wishes=_encode(wishes).decode()))


def forget(connection: Connection, person: str) -> None:
    """Nothing is kept of somebody any more."""
    for table in (ways, notices, notice_wishes, attended):
        connection.execute(delete(table).where(table.c.person == person))


# -- writing notices down ---------------------------------------------------------------------------


def note(connection: Connection, occasions: Iterable[Occasion], revision: int, at: int, grace: int) -> None:
    """Write down what is to be told of a row, in the transaction in which the row is written."""
    for occasion in occasions:
        going = [one for one in ways_of(connection, occasion.person) if one.confirmed]
        if not going:
            continue
        wishes = wishes_of(connection, occasion.person)
        if occasion.kind in wishes.off:
            continue
        for one in going:
            _put(connection, one, occasion, revision, at, due(at, wishes, occasion.later + grace))


def put_now(connection: Connection, going: Way, kind: Kind, at: int) -> None:
    """Something about a way itself is told by it, at once."""
    _put(connection, going, Occasion(going.person, kind, ""), at % 1_000_000_000, at, at)


def _put(connection: Connection, going: Way, occasion: Occasion, revision: int, at: int, then: int) -> None:
    same = (
        (notices.c.way == going.id)
        & (notices.c.table_id == occasion.table)
        & (notices.c.kind == occasion.kind)
        & (notices.c.state == "due")
    )
    if occasion.kind == "chat" and connection.execute(select(notices.c.id).where(same)).first():
        return  # what is said next is read with it
    if occasion.kind in WHILE_TURN:
        connection.execute(update(notices).where(same & notices.c.claim.is_(None)).values(state="old"))
    connection.execute(
        insert(notices).values(
            id=f"{going.id}-{occasion.table}-{occasion.kind}-{revision}",
            person=occasion.person,
            way=going.id,
            table_id=occasion.table,
            kind=occasion.kind,
            revision=revision,
            at=at,
            due=then,
            state="due",
            tries=0,
        )
    )


def attend(connection: Connection, seen: dict[tuple[str, str], int]) -> None:
    """These people were at these tables at these times; noted of those who are told anything at all."""
    people = {person for person, _ in seen}
    told = set(connection.execute(select(ways.c.person).where(ways.c.person.in_(people))).scalars())
    for (person, table), at in seen.items():
        if person in told:
            which = (attended.c.person == person) & (attended.c.table_id == table)
            if connection.execute(update(attended).where(which).values(at=at)).rowcount == 0:
                connection.execute(insert(attended).values(person=person, table_id=table, at=at))


# -- sending them -----------------------------------------------------------------------------------


def is_due(connection: Connection, at: int) -> bool:
    """Is there anything to be sent?"""
    free = or_(notices.c.until.is_(None), notices.c.until <= at)
    wanted = select(notices.c.id).where(notices.c.state == "due", notices.c.due <= at, free).limit(1)
    return connection.execute(wanted).first() is not None


def claim(connection: Connection, who: str, at: int, most: int = 10) -> list[Delivery]:
    """What a worker sends now. What nobody needs any more is crossed out: seen, or no longer so."""
    free = or_(notices.c.until.is_(None), notices.c.until <= at)
    ready = (notices.c.state == "due") & (notices.c.due <= at) & free
    wanted = select(notices).where(ready).order_by(notices.c.due, notices.c.id).limit(50 * most)
    deliveries: dict[str, Delivery] = {}
    for row in connection.execute(wanted.with_for_update(skip_locked=True)).mappings().all():
        notice = Notice(
            *(row[name] for name in ("id", "person", "way", "table_id", "kind", "revision", "at", "tries"))
        )
        delivery = deliveries.get(notice.way)
        if delivery is None:
            going = way(connection, notice.way)
            if going is None or (len(deliveries) >= most):
                if going is None:
                    _settle(connection, [notice], "old")
                continue
            delivery = deliveries[notice.way] = Delivery(going, [], {})
        line = _line_of(connection, notice.table)
        needless = _needless(connection, notice, delivery.way, line)
        if needless:
            _settle(connection, [notice], needless)
            continue
        delivery.notices.append(notice)
        if line is not None:
            delivery.lines[notice.table] = line
        mine = update(notices).where(notices.c.id == notice.id)
        connection.execute(mine.values(claim=who, until=at + LEASE))
    return [delivery for delivery in deliveries.values() if delivery.notices]


def _line_of(connection: Connection, table: str) -> TableSummary | None:
    text = connection.execute(select(tables.c.line).where(tables.c.id == table)).scalar() if table else None
    return _line.decode(text) if text else None


def _needless(connection: Connection, notice: Notice, going: Way, line: TableSummary | None) -> str:
    """Why nobody has to be told any more, if so."""
    if notice.kind not in ONLY_IF_AWAY:
        return ""
    if not going.confirmed or line is None:
        return "old"
    if notice.kind in WHILE_TURN and line.turn_of != notice.person:
        return "old"
    if notice.kind == "ask" and line.status != "running":
        return "old"
    which = (attended.c.person == notice.person) & (attended.c.table_id == notice.table)
    was_there = connection.execute(select(attended.c.at).where(which)).scalar()
    # Who waits long is told even if they have looked in since.
    return "seen" if notice.kind != "waiting" and was_there is not None and was_there >= notice.at else ""


def _settle(connection: Connection, done: Iterable[Notice], state: str) -> None:
    ids = [notice.id for notice in done]
    settled = update(notices).where(notices.c.id.in_(ids)).values(state=state, claim=None, until=None)
    connection.execute(settled)


def sent(connection: Connection, who: str, delivery: Delivery) -> None:
    """It went out."""
    ids = [notice.id for notice in delivery.notices]
    mine = update(notices).where(notices.c.id.in_(ids), notices.c.claim == who)
    connection.execute(mine.values(state="sent", until=None))
    connection.execute(update(ways).where(ways.c.id == delivery.way.id).values(error=""))


def failed(connection: Connection, who: str, delivery: Delivery, why: str, at: int, again: bool) -> None:
    """It did not: try again later, a few times; whoever wanted it can read why."""
    for notice in delivery.notices:
        tries = notice.tries + 1
        given_up = not again or tries >= TRIES
        values = {"tries": tries, "claim": None, "until": None, "error": why[:200]}
        values |= {"state": "failed"} if given_up else {"due": at + pause(tries)}
        mine = notices.c.id == notice.id, notices.c.claim == who
        connection.execute(update(notices).where(*mine).values(**values))
    connection.execute(update(ways).where(ways.c.id == delivery.way.id).values(error=why[:200]))


def pause(tries: int) -> int:
    """Milliseconds until it is tried again: half a minute, then four times as long each time, 6 h at most."""
    return int(min(MINUTE // 2 * 4 ** (tries - 1), 6 * 60 * MINUTE))


def tidy(connection: Connection, at: int) -> None:
    """What became of old notices is forgotten."""
    connection.execute(delete(notices).where(notices.c.state != "due", notices.c.at < at - KEPT))
    connection.execute(delete(attended).where(attended.c.at < at - KEPT))


def counted(connection: Connection) -> dict[str, int]:
    """How many notices are in which state."""
    wanted = select(notices.c.state, func.count()).group_by(notices.c.state)
    return {str(state): int(number) for state, number in connection.execute(wanted)}
