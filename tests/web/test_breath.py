"""What quick bots do is told in one update; who waits for a slow one is told of everything before it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bathysphere.server.limits import Limits
from bathysphere.server.limits.budget import Budgets
from bathysphere.server.store.store import Person
from bathysphere.server.web import live
from bathysphere.server.web.wire_live import AcceptMessage, PongMessage


class Room:
    """A connection to a table whose rows and bots are made up, and what is sent on it."""

    def __init__(self) -> None:
        self.bot = ""
        nothing_due = {"due": None}
        self.table = SimpleNamespace(revision=5, closed=False, bot_to_move=lambda: self.bot, memo=nothing_due)
        self.sent: list[bytes] = []
        socket: Any = SimpleNamespace(send_data=self.send)
        worker: Any = SimpleNamespace(config=SimpleNamespace(limits=Limits()), budgets=Budgets(Limits()))
        place: Any = SimpleNamespace(table=self.table)
        self.connection = live.Connection(socket, worker, place, Person("ann", "Ann"), "en")
        self.connection.told, self.connection.greeted = 5, True
        self.connection._update = self.update  # type: ignore[method-assign, assignment]

    async def send(self, data: bytes, mode: str) -> None:
        self.sent.append(data)

    def update(self) -> PongMessage:
        """Stands for the update up to here."""
        self.connection.told = self.table.revision
        return PongMessage(self.table.revision, "update")

    async def row(self, bot: str) -> None:
        """A row was written; then it is this bot's turn, or a person's."""
        self.table.revision += 1
        self.bot = bot
        self.connection.happened(self.table, self.table.revision - 1)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    @property
    def revisions(self) -> list[int]:
        """Up to where the updates went."""
        return [int(text.split(b'"revision":')[1].split(b",")[0]) for text in self.sent if b"update" in text]


def test_the_moves_of_quick_bots_come_in_one_update(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BREATH", 60.0)

    async def work() -> None:
        room = Room()
        writer = asyncio.create_task(room.connection.write())
        await room.row("mate")
        room.connection.say(AcceptMessage("m1", 6))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(room.sent) == 1, "the answer does not wait"
        await room.row("mate")
        assert room.revisions == []
        await room.row("")
        assert room.revisions == [8]
        await room.row("")
        assert room.revisions == [8, 9], "between people nothing waits"
        writer.cancel()

    asyncio.run(work())


def test_a_slow_bot_holds_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BREATH", 0.01)

    async def work() -> None:
        room = Room()
        writer = asyncio.create_task(room.connection.write())
        await room.row("admiral")
        for _ in range(500):
            if room.revisions:
                break
            await asyncio.sleep(0.01)
        assert room.revisions == [6], "told while the bot still thinks"
        assert room.bot
        await room.row("")
        assert room.revisions == [6, 7]
        writer.cancel()

    asyncio.run(work())
