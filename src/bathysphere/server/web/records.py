"""A table from a record, or from a link that holds one."""

from __future__ import annotations

from bathysphere.catalogue import game
from bathysphere.engine import links
from bathysphere.engine.errors import LinkError, OptionError, RecordError
from bathysphere.engine.record import Record
from bathysphere.play import decide
from bathysphere.play.entries import Create, SeatPlan
from bathysphere.play.refusal import PassedOn
from bathysphere.server.web.wire import LinkInfo, OpenRecord


def recorded(data: OpenRecord, person: str, person_name: str) -> Create:
    """What table to make of what somebody pasted."""
    moves = data.moves
    try:
        pasted = links.in_address(data.text)
        if pasted is not None:
            record = links.record_in(pasted[0], game)
            moves = pasted[1] if moves is None else moves
        else:
            record = Record.parse(data.text)
        game(record.game)
    except (RecordError, LinkError) as problem:
        raise PassedOn("record", problem) from problem
    except OptionError as problem:
        raise PassedOn("game-unknown", problem) from problem
    mine = [SeatPlan("me", name[:40]) for name in record.players] or [SeatPlan("me")] * record.seats
    return decide.from_record(record, moves, data.seats or mine, person, person_name)


def in_link(text: str) -> LinkInfo:
    """What is in a link."""
    link, at = links.in_address(text) or (text, None)
    try:
        record = links.record_in(link, game)
    except LinkError as problem:
        raise PassedOn("record", problem) from problem
    except OptionError as problem:
        raise PassedOn("game-unknown", problem) from problem
    over, moves = record.result is not None, len(record.actions)
    return LinkInfo(
        record.game, record.seats, record.players, moves, over, None if at is None else min(at, moves)
    )
