"""A table whose rules fail is set aside whole and says so to its people; nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games import game
from bathysphere.games.shares.rules import frames, verbs
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.server.web.projector import Projector
from tests.web.servers import Person, Server, until
from tests.web.test_live import first, run


class RoundFrame(Frame):
    """A frame of the planted step that leads to itself for ever."""


class FaultyTurn(Step[SharesPosition, Frame]):
    """The turn of In Too Deep with a fault in `draw`, at tables that count decades as blocks."""

    def __init__(self, honest: Step[SharesPosition, Frame], fault: str) -> None:
        super().__init__(honest.name, honest.rule, honest.verbs, honest.asks)
        self.honest = honest
        self.fault = fault

    def options(self, p: SharesPosition, f: Frame) -> list[int]:
        return [] if isinstance(f, RoundFrame) else self.honest.options(p, f)

    def resolve(self, p: SharesPosition, f: Frame, action: int) -> None:
        ill = p.content.settings["decades"] == "blocks"
        if isinstance(f, RoundFrame) or (ill and verbs.DRAW.owns(action) and self.fault == "circle"):
            p.push(RoundFrame(frames.TURN, f.seat))
        elif ill and verbs.DRAW.owns(action):
            raise ZeroDivisionError("planted")
        else:
            self.honest.resolve(p, f, action)

    def refusal(self, p: SharesPosition, f: Frame, action: int) -> Reason | None:
        return self.honest.refusal(p, f, action)

    def details(self, p: SharesPosition, f: Frame, action: int) -> dict[str, Value]:
        if self.fault == "shown" and p.content.settings["decades"] == "blocks":
            raise KeyError("planted")
        return self.honest.details(p, f, action)


def plant(fault: str) -> Iterator[str]:
    """A fault in the rules of this process, for one test."""
    steps: list[Any] = game("shares").steps
    honest = steps[frames.TURN]
    steps[frames.TURN] = FaultyTurn(honest, fault)
    yield fault
    steps[frames.TURN] = honest


@pytest.fixture
def cannot_be_shown() -> Iterator[str]:
    yield from plant("shown")


@pytest.fixture(params=["circle", "exception"])
def planted(request: pytest.FixtureRequest) -> Iterator[str]:
    yield from plant(request.param)


def past_the_draft(person: Person, id: str) -> dict[str, Any]:
    """The state when the first turn begins: all seats are this person's."""
    state = person.get(f"/tables/{id}", seat=0)
    while state["view"] is not None and state["view"]["pending"]["step"] == "draft":
        seat = state["view"]["pending"]["seat"]
        state = person.get(f"/tables/{id}", seat=seat)
        person.command(id, "act", state["revision"], action=first(state), seat=seat)
        state = person.get(f"/tables/{id}", seat=0)
    return state


def test_a_fault_sets_one_table_aside_and_the_next_goes_on(server: Server, planted: str) -> None:
    ann, bob = server.person(), server.person()
    ill = ann.table("me", "me", settings={"decades": "blocks"})["table"]["id"]
    well = bob.table("me", "me")["table"]["id"]
    before = past_the_draft(ann, ill)
    healthy = past_the_draft(bob, well)
    seat = before["view"]["pending"]["seat"]

    async def work() -> None:
        async with ann.live(ill, {"seat": seat}) as a, bob.live(well, {"seat": 0}) as b:
            state = (await a.get("state"))["state"]
            await b.get("state")
            answer = await a.ask("act", revision=state["revision"], action="draw", seat=seat)
            assert answer["type"] == "refuse"
            assert answer["refusal"]["code"] == "set-aside"
            told = (await a.get("update"))["state"]
            assert told["table"]["set_aside"]
            assert told["options"] == []
            assert told["moves"] == state["moves"], "the move was not played"
            again = await a.ask("act", revision=told["revision"], action="draw", seat=seat)
            assert again["refusal"]["code"] == "set-aside"
            move = await asyncio.wait_for(
                b.ask("act", revision=healthy["revision"], action="draw", seat=0), 5
            )
            assert move["type"] == "accept", "another table goes on"
            back = await a.ask("undo", revision=told["revision"], seat=seat)
            assert back["type"] == "accept"
            free = (await a.get("update", revision=back["revision"]))["state"]
            assert not free["table"]["set_aside"]
            assert free["view"] == state["view"], "everything is as it was before the move"
            other = next(o["action"] for o in free["options"] if o["action"] != "draw")
            assert (await a.ask("act", revision=free["revision"], action=other, seat=seat))[
                "type"
            ] == "accept"

    run(work)


def test_the_record_of_a_table_that_was_set_aside_names_the_move(server: Server, planted: str) -> None:
    ann = server.person()
    id = ann.table("me", "me", settings={"decades": "blocks"})["table"]["id"]
    state = past_the_draft(ann, id)
    seat = state["view"]["pending"]["seat"]
    ann.command(id, "act", state["revision"], status=409, action="draw", seat=seat)
    record = ann.get(f"/tables/{id}/record", seat=seat)
    assert record.rstrip().endswith("The rules failed at: draw")
    # The same after a restart: it is a row of the journal.
    server.worker.tables.lives.clear()
    assert ann.get(f"/tables/{id}")["table"]["set_aside"]


def test_a_table_that_cannot_be_shown_is_set_aside_as_well(server: Server, cannot_be_shown: str) -> None:
    ann = server.person()
    id = ann.table("me", "me", "me", settings={"decades": "blocks"})["table"]["id"]
    state = past_the_draft(ann, id)
    # Only to whom has to choose it cannot be shown. Whoever looks sets it aside, if only a moment later.
    states = [ann.get(f"/tables/{id}", seat=seat) for seat in (0, 1, 2)]
    seat = next((seat for seat in (0, 1, 2) if states[seat]["view"] is None), 0)

    async def work() -> None:
        async with ann.live(id, {"seat": seat}) as wire:
            shown = (await wire.get("state"))["state"]
            assert shown["options"] == []
            told = shown if shown["table"]["set_aside"] else (await wire.get("update"))["state"]
            assert told["table"]["set_aside"]
            asked = await wire.ask("ask", revision=told["revision"], moves=state["moves"] - 1, seat=seat)
            assert asked["type"] == "accept"
            back = (await wire.get("update", revision=asked["revision"]))["state"]
            assert not back["table"]["set_aside"]
            assert back["moves"] == state["moves"] - 1, "the table went back to where it can be played"

    run(work)


def test_a_game_that_no_bot_can_be_shown_is_set_aside(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks: the bot that is to move finds out, and the table does not wait for it without a word."""

    def no_world(*_: object) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(type(game("shares")), "determinize", no_world)
    ann = server.person()
    id = ann.table("bot", "bot", "me", settings={"decades": "blocks"})["table"]["id"]
    until(lambda: server.worker.tables.lives[id].table.fault is not None)
    monkeypatch.undo()
    assert ann.get(f"/tables/{id}")["table"]["set_aside"]


def test_a_reason_that_fails_costs_nobody_the_table(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.person()
    id = ann.table("me", "me")["table"]["id"]
    seat = past_the_draft(ann, id)["view"]["pending"]["seat"]

    def no_reason(*_: object) -> None:
        raise ZeroDivisionError("planted")

    async def work() -> None:
        async with ann.live(id, {"seat": seat}) as wire:
            state = (await wire.get("state"))["state"]
            monkeypatch.setattr(Projector, "why", no_reason)
            told = await wire.ask("why", action="pay 3")
            assert (told["type"], told["refusal"]["code"]) == ("refuse", "internal")
            monkeypatch.undo()
            move = await wire.ask("act", revision=state["revision"], action="draw", seat=seat)
            assert move["type"] == "accept", "the connection goes on"

    run(work)
