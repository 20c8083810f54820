"""Tables outlive releases: what was played is shown as it was, goes on in the open, or is set aside."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select, text

import bathysphere.play.course
from bathysphere.engine.record import Record
from bathysphere.play import decide, ground
from bathysphere.play.clock import ClockPlan
from bathysphere.play.entries import Carried, Create, DoAct, DoChat, DoUndo, SeatPlan
from bathysphere.play.refusal import Refusal
from bathysphere.server.erase import erase
from bathysphere.server.store.checking import verify
from bathysphere.server.store.marks import marks_of, stored
from bathysphere.server.store.rehearsal import rehearse
from bathysphere.server.store.schema import tables as tables_
from bathysphere.server.store.store import Person, open_store
from bathysphere.server.tables import Live, Tables
from tests.play.people import as_people_say

ANN = Person("ann", "Ann")
OTHER = "0" * 32


def open_hall(database: str, work: Callable[[Tables], Awaitable[Any]]) -> Any:
    """A server of its own, from start to stop."""

    async def run() -> Any:
        tables = Tables(await open_store(database))
        await tables.open()
        try:
            return await asyncio.wait_for(work(tables), 220)
        finally:
            await tables.close()

    return asyncio.run(run())


async def moved(tables: Tables, live: Live, times: int) -> None:
    for _ in range(times):
        if live.table.status != "running":
            return
        p = live.table.position
        command = DoAct(
            revision=live.table.revision,
            key=f"k{live.table.revision}",
            action=as_people_say(p, p.choices[0]),
            seat=p.seat,
        )
        await tables.command(live.table.id, command, ANN)


def played(
    database: str, moves: int, game: str = "shares", clock: ClockPlan | None = None
) -> tuple[str, str]:
    """A table with so many moves: its id, and its position as text."""

    async def work(tables: Tables) -> tuple[str, str]:
        plan = [SeatPlan("me", "Ann"), SeatPlan("me", "Bob")]
        live = await tables.create(decide.create(game, {}, plan, ANN.id, ANN.name, clock=clock))
        await moved(tables, live, moves)
        return live.table.id, ground.dumped(live.table.position)

    id_and_position: tuple[str, str] = open_hall(database, work)
    return id_and_position


@pytest.fixture
def other_content(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A release whose files have other values, without another version."""
    return lambda: monkeypatch.setattr(ground, "content_now", lambda setup: OTHER)


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A release whose rules deal differently."""
    before = bathysphere.play.course.begin

    def begin(game: Any, seats: int, seed: Any, settings: dict[str, str]) -> Any:
        return before(game, seats, 12345, settings)

    return lambda: monkeypatch.setattr(bathysphere.play.course, "begin", begin)


@pytest.fixture
def other_scores(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A release by whose rules the same moves bring a point more."""
    from bathysphere.engine.position import Position
    from bathysphere.engine.scores import Score

    real = Position.scores

    def more(p: Any) -> list[Score]:
        scores = real(p)
        for score in scores:
            score.parts["bonus"] = 1
        return scores

    def change() -> None:
        try:
            monkeypatch.setattr(Position, "scores", more)
        except TypeError:
            pytest.skip("compiled positions cannot be changed")

    return change


def test_the_content_of_a_table_is_written_down(database: str) -> None:
    async def work(tables: Tables) -> None:
        live = await tables.create(decide.create("reef", {}, [SeatPlan("me")] * 2, "ann", "Ann"))
        assert len(live.table.setup.content) == 32
        assert live.table.setup.content == ground.content_now(live.table.setup)

    open_hall(database, work)


def test_a_row_of_old_still_reads() -> None:
    import msgspec

    old = b'{"type":"create","game":"reef","settings":{},"seed":7,"version":1,"chairs":[],"host":"ann"}'
    assert msgspec.json.decode(old, type=Create).content == ""


def test_remarks_in_files_do_not_make_other_content(monkeypatch: pytest.MonkeyPatch) -> None:
    before = ground._content_digest.__wrapped__("shares", 1, "")
    files = ground.shipped("shares", 1)
    remarked = {file: f"# a remark\n{text}" for file, text in files.items()}
    monkeypatch.setattr(ground, "shipped", lambda name, version: remarked)
    assert ground._content_digest.__wrapped__("shares", 1, "") == before
    changed = {file: text.replace("1", "2", 1) for file, text in files.items()}
    monkeypatch.setattr(ground, "shipped", lambda name, version: changed)
    assert ground._content_digest.__wrapped__("shares", 1, "") != before


def test_positions_are_marked_and_the_newest_mark_has_the_position(database: str) -> None:
    id, last = played(database, 50)

    async def work(tables: Tables) -> None:
        marks = await tables.store.read(lambda c: marks_of(c, id))
        assert [mark.dump is not None for mark in marks] == [*[False] * (len(marks) - 1), True]
        made = (await tables.table(id)).revision
        assert made > ground.MARK_EVERY
        assert marks[-1].revision == made, "a table is marked when it is put away"
        assert marks[-1].dump == last
        assert len(marks) >= made // ground.MARK_EVERY

    open_hall(database, work)


def test_what_has_not_changed_opens_as_it_was(database: str) -> None:
    id, last = played(database, 30)

    async def work(tables: Tables) -> None:
        live = await tables.live(id)
        assert ground.dumped(live.table.position) == last
        assert not any(isinstance(row.what, Carried) for row in live.table.rows)

    open_hall(database, work)


@pytest.mark.parametrize("game", ["shares", "reef", "deepsea"])
@pytest.mark.parametrize("change", ["other_content", "other_rules"])
def test_a_running_table_goes_on_from_its_stored_position(
    database: str, change: str, game: str, request: pytest.FixtureRequest
) -> None:
    id, last = played(database, 33, game, ClockPlan(600, 5))
    request.getfixturevalue(change)()
    mine = [table for table in rehearse(database).tables if table.table == id]
    assert [(table.fate, table.lost) for table in mine] == [("carried", 0)]

    async def work(tables: Tables) -> str:
        live = await tables.live(id)
        assert ground.dumped(live.table.position) == last
        assert isinstance(live.table.rows[-1].what, Carried)
        assert live.table.moves == 33
        with pytest.raises(Refusal) as lost:
            live.table.play.at(10)  # type: ignore[union-attr]
        assert lost.value.code == "moment-lost"
        assert live.table.free_undo([0, 1]).steps == 0
        await moved(tables, live, 4)
        back = DoUndo(revision=live.table.revision, key="back", seat=live.table.play.moves[-1].seat)  # type: ignore[union-attr]
        if live.table.free_undo([0, 1]).steps:
            await tables.command(id, back, ANN)
        return ground.dumped(live.table.position)

    now = open_hall(database, work)

    async def again(tables: Tables) -> None:
        live = await tables.live(id)
        assert ground.dumped(live.table.position) == now
        assert sum(isinstance(row.what, Carried) for row in live.table.rows) == 1
        assert live.table.clock is not None

    open_hall(database, again)
    assert [fault.table for fault in verify(database).faults if fault.table == id] == []


def test_moves_after_the_stored_position_that_cannot_be_played_are_taken_back_and_counted(
    database: str, other_rules: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = played(database, 25)

    async def crash(tables: Tables) -> None:
        live = await tables.live(id)
        await moved(tables, live, 5)
        tables.lives.clear()  # killed: nothing is put away

    open_hall(database, crash)
    other_rules()
    before = bathysphere.play.course.Course.prepare

    def prepare(self: Any, action: str, players: Any = ()) -> Any:
        if len(self.moves) < 5:
            raise Refusal("illegal-action")
        return before(self, action, players)

    monkeypatch.setattr(bathysphere.play.course.Course, "prepare", prepare)
    (mine,) = [table for table in rehearse(database).tables if table.table == id]
    assert (mine.fate, mine.lost) == ("carried", 5)

    async def work(tables: Tables) -> None:
        live = await tables.live(id)
        assert live.table.moves == 25

    open_hall(database, work)


@pytest.mark.parametrize("change", ["other_content", "other_rules"])
def test_a_result_is_never_rewritten(database: str, change: str, request: pytest.FixtureRequest) -> None:
    id, last = played(database, 10_000)

    def line(tables: Tables) -> Awaitable[Any]:
        return tables.store.read(
            lambda c: json.loads(c.execute(select(tables_.c.line).where(tables_.c.id == id)).scalar_one())
        )

    before = open_hall(database, line)
    assert before["result"]
    request.getfixturevalue(change)()
    (mine,) = [table for table in rehearse(database).tables if table.table == id]
    assert mine.fate == "kept"

    async def work(tables: Tables) -> None:
        live = await tables.live(id)
        assert ground.dumped(live.table.position) == last
        assert [score.total for score in live.table.scores()] == before["result"]
        chat = DoChat(revision=live.table.revision, key="c", text="gg")
        await tables.command(id, chat, ANN)
        assert await line(tables) == before
        assert "moment-lost" in str(_refused(lambda: live.table.play.at(3)))  # type: ignore[union-attr]

    open_hall(database, work)


@pytest.mark.parametrize("change", ["other_content", "other_rules", "other_scores"])
@pytest.mark.parametrize("moves", [33, 10_000])
def test_forgetting_somebody_changes_names_and_nothing_else(
    database: str, change: str, moves: int, request: pytest.FixtureRequest
) -> None:
    """A result stays; a running game is closed where it stood, not where today's rules would lead."""
    id, last = played(database, moves)

    def line(tables: Tables) -> Awaitable[Any]:
        return tables.store.read(
            lambda c: json.loads(c.execute(select(tables_.c.line).where(tables_.c.id == id)).scalar_one())
        )

    before = open_hall(database, line)
    request.getfixturevalue(change)()

    async def forget(tables: Tables) -> Any:
        assert id in await erase(tables.store, ANN.id, ANN.id, lambda ended: None)
        assert ground.dumped((await tables.live(id)).table.position) == last
        return await line(tables)

    after = open_hall(database, forget)
    assert (after.get("result"), after["moves"]) == (before.get("result"), before["moves"])
    assert "Ann" in json.dumps(before)
    assert not {"Ann", '"ann"'} & set(re.findall(r'"ann"|Ann', json.dumps(after)))


def _refused(work: Callable[[], Any]) -> str:
    with pytest.raises(Refusal) as refused:
        work()
    return refused.value.code


def test_another_score_by_other_rules_shows_the_result_that_was_written(
    database: str, other_scores: Callable[[], None], other_content: Callable[[], None]
) -> None:
    id, _ = played(database, 10_000)

    async def result(tables: Tables) -> list[int]:
        return [score.total for score in (await tables.live(id)).table.scores()]

    before = open_hall(database, result)
    other_content()
    other_scores()
    assert open_hall(database, result) == before


def test_a_table_that_cannot_go_on_is_set_aside_with_its_record(
    database: str, other_rules: Callable[[], None]
) -> None:
    id, _ = played(database, 30)
    over, _ = played(database, 10_000)

    async def spoil(tables: Tables) -> None:
        await tables.store.write(
            lambda c: c.execute(text("UPDATE positions SET dump = '{}' WHERE dump IS NOT NULL"))
        )

    open_hall(database, spoil)
    other_rules()
    fates = {table.table: table.fate for table in rehearse(database).tables}
    assert (fates[id], fates[over]) == ("aside", "aside")

    async def work(tables: Tables) -> None:
        for each in (id, over):
            with pytest.raises(Refusal) as aside:
                await tables.live(each)
            assert aside.value.code == "outlived"
            assert "record" in aside.value.sentence("en")
        rows = (await tables.store.read(lambda c: stored(c, id))).rows
        mine = await tables.remains(id, "ann")
        assert sum(line[0].isdigit() for line in mine.splitlines()) == 30
        assert str(rows[0].what.seed) not in mine  # type: ignore[union-attr]
        assert "30. …" in await tables.remains(id, "eve")
        whole = Record.parse(await tables.remains(over, "eve"))
        assert whole.result

    open_hall(database, work)


def test_a_waiting_table_begins_with_what_there_is_now(
    database: str, other_content: Callable[[], None]
) -> None:
    async def create(tables: Tables) -> str:
        plan = [SeatPlan("me"), SeatPlan("open")]
        return (await tables.create(decide.create("shares", {}, plan, "ann", "Ann"))).table.id

    id = open_hall(database, create)
    other_content()

    async def work(tables: Tables) -> None:
        live = await tables.live(id)
        assert live.table.status == "waiting"
        await tables.sit(id, 1, Person("bob", "Bob"), "Bob", True)
        assert live.table.status == "running"

    open_hall(database, work)

    async def again(tables: Tables) -> None:
        live = await tables.live(id)
        assert live.table.status == "running"
        assert sum(isinstance(row.what, Carried) for row in live.table.rows) == 1

    open_hall(database, again)
