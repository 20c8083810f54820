"""Two worlds: whatever a viewer cannot know does not change a single byte of what the server sends."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import bathysphere
from bathysphere.engine.events import Event
from bathysphere.engine.record import Record
from bathysphere.engine.seeds import commitment
from bathysphere.play.course import Course, Move
from bathysphere.play.table import SPECTATOR, Table
from bathysphere.server.web.projector import Projector
from tests.play.people import Evening
from tests.web.servers import Person, Server, an_action

PEOPLE = ("ann", "bob", "cyd", "dan", "eve")


def some_evening(seed: int, seats: int, moves: int) -> Evening:
    """A game some way in, with undos, chat and a request on the way; every other one is dealt sealed."""
    chance = random.Random(seed)
    begun = f"{seed:032x}" if seed % 2 else seed
    evening = Evening(*PEOPLE[:seats], seed=begun, seal=commitment(begun))
    for _ in range(moves):
        if evening.table.status != "running":
            break
        who = evening.sits(evening.table.pending)
        evening.act(pick=chance.randrange(len(evening.table.position.choices)))
        seats_of = evening.table.seats_of(who)
        if (
            chance.random() < 0.2
            and evening.table.status == "running"
            and evening.table.free_undo(seats_of).steps
        ):
            evening.do(who, "undo")
        if chance.random() < 0.05:
            evening.do(who, "chat", text="hm")
    return evening


def other_world(table: Table, viewer: int, seed: int) -> Table:
    """The same table as far as the viewer can know, everything else different."""
    twin = Table(table.id)
    for row in table.rows:
        twin.apply(row)
    play = twin.play
    assert play is not None
    play.seed = 999_999_999
    chance = random.Random(seed)
    play.position = play.position.determinize(viewer, seed)
    positions = [p.determinize(viewer, seed + k) for k, p in enumerate(table_positions(table))]
    play.at = positions.__getitem__  # type: ignore[method-assign, assignment]
    play.moves = [other_move(move, viewer, chance) for move in play.moves]
    twin.events = {
        revision: [other_event(e, viewer, chance) for e in events] for revision, events in twin.events.items()
    }
    return twin


def table_positions(table: Table) -> list[Any]:
    assert isinstance(table.play, Course)
    return table.play.positions()


def other_event(event: Event, viewer: int, chance: random.Random) -> Event:
    if event.seen_by(viewer):
        return event
    items = [chance.randrange(100) for _ in event.items]
    return Event(event.kind, event.seat, event.numbers, items, event.viewers)


def other_move(move: Move, viewer: int, chance: random.Random) -> Move:
    events = [other_event(event, viewer, chance) for event in move.events]
    action = move.action if move.seat == viewer else "hidden"
    return Move(move.seat, action, move.turn, move.reveals, events)


def everything(table: Table, viewer: int, language: str) -> dict[str, bytes]:
    """All that the server could send of a table to somebody who looks from there."""
    projector = Projector(table, viewer, language)
    person = table.chair(viewer).person if viewer != SPECTATOR else "zoe"
    sent: dict[str, Any] = {
        "state": projector.state(person, 0, ([], 0), lambda id, chair: f"/join/{id}/{chair}"),
        "entries": projector.entries(0),
        "moments": projector.moments(),
        "record": projector.record(),
        "past": [projector.moment(moves) for moves in range(0, table.moves + 1, 7)],
        "why": [projector.why(text) for text in QUESTIONS],
    }
    return {name: msgspec.json.encode(data) for name, data in sent.items()}


QUESTIONS = [
    f"{verb} {card}"
    for verb in ("draft", "buy", "expand", "pay", "remove", "raise", "move", "place")
    for card in ("pearl-31", "wildlife-4", "cleaning-5", "research-3", "treasure-1", "pearl-99")
] + ["draw", "decline", "into pearl", "into wildlife", "take company=pearl owner=1", "nonsense"]


@pytest.mark.parametrize("seed", range(24))
def test_two_worlds(seed: int) -> None:
    seats = 2 + seed % 4
    evening = some_evening(seed, seats, moves=5 + 6 * seed)
    if evening.table.status == "over":
        evening = some_evening(seed, seats, moves=20)
    table = evening.table
    for viewer in range(-1, seats):
        true = everything(table, viewer, "en")
        twin = other_world(table, viewer, seed * 100 + viewer)
        other = everything(twin, viewer, "en")
        for name in true:
            assert other[name] == true[name], f"{name} for {viewer}"


def test_the_test_would_notice() -> None:
    """The same comparison does fail for somebody who may see more."""
    table = some_evening(3, 3, 30).table
    twin = other_world(table, 0, 5)
    assert everything(twin, 1, "en")["state"] != everything(table, 1, "en")["state"]
    assert everything(twin, 1, "en")["moments"] != everything(table, 1, "en")["moments"]


def hidden_cards(p: Any, viewer: int) -> set[str]:
    """The cards whose place a viewer does not know: the deck, and other hands."""
    names = p.content.labels["card"]
    hidden = {card for card in p.deck if card < 100}
    for seat, hand in enumerate(p.hands):
        if seat != viewer:
            hidden |= {card for card in hand if card * 8 + viewer not in p.known}
    return {names[card] for card in hidden}


def test_nothing_hidden_in_a_whole_live_game(server: Server) -> None:
    """Every state message of a game, against what was hidden at that moment; and never the seed."""
    people = [server.person() for _ in range(3)]
    state = people[0].table("me", "open", "open")
    id = state["table"]["id"]
    for chair, person in enumerate(people[1:], 1):
        person.post(f"/invites/{state['table']['seats'][chair]['invite'].removeprefix('/join/')}", {})
    watcher = server.person()
    everybody: list[Person] = [*people, watcher]

    async def work() -> list[tuple[int, list[dict[str, Any]]]]:
        async with (
            people[0].live(id, {}) as a,
            people[1].live(id, {}) as b,
            people[2].live(id, {}) as c,
            watcher.live(id, {}) as d,
        ):
            wires = [a, b, c, d]
            states = [(await wire.get("state"))["state"] for wire in wires]
            number = 0
            while states[0]["table"]["status"] == "running":
                mover = next(i for i, s in enumerate(states) if s["options"])
                number += 1
                message = {"type": "act", "revision": states[mover]["revision"], "key": f"n{number}"}
                await wires[mover].send({**message, "action": an_action(states[mover], number * 7)})
                revision = states[mover]["revision"] + 1
                states = [(await wire.get("update", revision=revision))["state"] for wire in wires]
            return [(s["seat"], wire.seen) for s, wire in zip(states, wires, strict=True)]

    heard = asyncio.run(asyncio.wait_for(work(), 400))
    record = Record.parse(everybody[0].get(f"/tables/{id}/record"))
    assert isinstance(record.seed, str)
    seal = commitment(record.seed)
    assert state["table"]["seal"] == seal
    looked_at = 0
    for viewer, messages in heard:
        for message in messages:
            text = msgspec.json.encode(message).decode()
            over = "state" in message and message["state"]["table"]["status"] == "over"
            assert (record.seed in text) == over
            if "state" in message:
                assert message["state"]["table"]["seal"] == seal
                assert message["state"]["table"]["seed"] == (record.seed if over else "")
            if "state" not in message or over:
                continue
            p = bathysphere.replay(record, message["state"]["moves"])
            shown = msgspec.json.encode(message["state"]).decode()
            leaked = {card for card in hidden_cards(p, viewer) if f'"{card}"' in shown}
            assert not leaked, f"{leaked} for {viewer} at {message['state']['moves']}"
            looked_at += 1
    assert looked_at > 100
