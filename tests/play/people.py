"""Tables for tests: Ann, Bob and Cyd around In Too Deep, and short ways to let them do things."""

from __future__ import annotations

from itertools import count
from typing import Any

from bathysphere.engine import choices
from bathysphere.engine.position import Position
from bathysphere.play import entries
from bathysphere.play.clock import ClockPlan
from bathysphere.play.decide import decide
from bathysphere.play.entries import Chair, Create, Row
from bathysphere.play.table import Table

ANN, BOB, CYD = "ann", "bob", "cyd"
KEYS = count()
COMMANDS: dict[str, Any] = {
    "act": entries.DoAct,
    "undo": entries.DoUndo,
    "ask": entries.DoAsk,
    "answer": entries.DoAnswer,
    "withdraw": entries.DoWithdraw,
    "chat": entries.DoChat,
    "start": entries.DoStart,
    "pause": entries.DoPause,
    "resume": entries.DoResume,
    "resign": entries.DoResign,
    "leave": entries.DoLeave,
    "give": entries.DoGive,
    "offer": entries.DoOffer,
    "return": entries.DoReturn,
}


def chair(who: str) -> Chair:
    if who == "open":
        return Chair("open")
    if who == "bot":
        return Chair("bot", "Random", "random")
    return Chair("person", who.capitalize(), person=who)


def create(*who: str, seed: int | str = 7, **more: Any) -> Create:
    return Create("shares", {}, seed, 1, [chair(one) for one in who], ANN, **more)


def as_people_say(p: Position, action: int) -> str:
    """A legal action as a door takes it: if it is one of a set, with as many more as there have to be."""
    if not choices.is_part(p, action):
        return p.text(action)
    together = choices.set_choice(p)
    assert together is not None
    others = [other for other in together.members if other != action]
    return choices.Chosen(sorted([action, *others[: together.least - 1]]), True).text(p)


class Evening:
    """A table without a store: commands become rows at once."""

    def __init__(self, *who: str, seed: int | str = 7, clock: ClockPlan | None = None, **more: Any) -> None:
        self.table = Table("t")
        self.at = 1_000_000
        self.add(create(*who, seed=seed, clock=clock, **more), ANN)

    def add(self, what: entries.What, person: str = "", key: str = "") -> None:
        self.at += 1000
        self.table = self.table.after(Row(self.table.revision, self.at, what, person, key))

    def do(self, person: str, kind: str, revision: int | None = None, **more: Any) -> None:
        """Carry out a command, or let its Refusal through."""
        key = more.pop("key", f"k{next(KEYS)}")
        revision = self.table.revision if revision is None else revision
        command = COMMANDS[kind](revision=revision, key=key, **more)
        self.add(decide(self.table, command, person, person.capitalize()).what, person, key)

    def sits(self, seat: int) -> str:
        """Who has a seat."""
        return self.table.chair(seat).person

    def act(self, wanted: str = "", pick: int = 0) -> str:
        """Whoever has to choose does so: an action that begins like this, or the first."""
        p = self.table.position
        actions = [action for action in p.choices if p.text(action).startswith(wanted)]
        text = as_people_say(p, actions[pick])
        self.do(self.sits(self.table.pending), "act", action=text)
        return text

    def draft(self) -> None:
        """Through the draft, up to the first turn."""
        while self.table.position.market:
            self.act()
