"""Tables are sealed: a fresh seed nobody can guess, its seal in the first row, and old rows as they were."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

from bathysphere.engine.seeds import commitment, is_seed
from bathysphere.play import decide
from bathysphere.play.entries import Create, Row, SeatPlan, What
from bathysphere.play.table import Table
from bathysphere.server.store.checking import verify
from bathysphere.server.store.schema import journal
from bathysphere.server.store.store import open_store
from bathysphere.server.tables import Tables
from tests.play.people import ANN, BOB, Evening, create

SEED = "9f0c5f1e2d3c4b5a69788796a5b4c3d2"
OLD_ROW = b"""{"type":"create","game":"shares","settings":{"sides":"basic","decades":"tens","bonus_shares":
"recycle"},"seed":1879326238865626154,"version":1,"chairs":[{"kind":"person","name":"Player 1","level":"",
"person":"ann"},{"kind":"person","name":"Player 2","level":"","person":"ann"}],"host":"ann","listed":false,
"watch":true,"clock":null,"prefix":[],"branch_of":""}"""
"""As tables-1.sqlite.gz of the museum has it."""


def made() -> Create:
    return decide.create("shares", {}, [SeatPlan("me"), SeatPlan("me")], ANN, "Ann")


def dealt(what: Create) -> Table:
    table = Table("t")
    table.apply(Row(0, 0, what, ANN))
    return table


def played_out(evening: Evening) -> Table:
    while evening.table.status == "running":
        evening.act()
    return evening.table


def test_a_new_table_is_sealed_with_a_seed_of_its_own() -> None:
    one, other = made(), made()
    assert isinstance(one.seed, str)
    assert is_seed(one.seed)
    assert one.seed != other.seed
    assert one.seal == commitment(one.seed) != other.seal
    assert dealt(one).position.key == bytes.fromhex(one.seed)


def test_a_rematch_is_sealed_anew_even_of_an_old_table() -> None:
    for seed in (7, SEED):
        table = played_out(Evening(ANN, BOB, seed=seed))
        again = decide.rematch(table)
        assert isinstance(again.seed, str)
        assert again.seed != seed
        assert again.seal == commitment(again.seed)


def test_what_if_keeps_the_deal_and_with_it_the_seal() -> None:
    plans = [SeatPlan("me"), SeatPlan("me")]
    sealed = decide.branch(played_out(Evening(ANN, BOB, seed=SEED)), 5, plans, ANN, "Ann")
    assert (sealed.seed, sealed.seal) == (SEED, commitment(SEED))
    plain = decide.branch(played_out(Evening(ANN, BOB, seed=7)), 5, plans, ANN, "Ann")
    assert (plain.seed, plain.seal) == (7, "")


def test_the_record_of_a_sealed_table_leads_to_the_same_game() -> None:
    table = played_out(Evening(ANN, BOB, seed=SEED))
    again = decide.from_record(table.record(), None, [SeatPlan("me"), SeatPlan("me")], ANN, "Ann")
    assert dealt(again).position.dump() == table.position.dump()


def test_rows_of_old_tables_still_mean_what_they_meant() -> None:
    row = msgspec.json.decode(OLD_ROW, type=What)
    assert isinstance(row, Create)
    assert (row.seed, row.seal) == (1879326238865626154, "")
    table = dealt(row)
    assert table.position.key is None
    assert table.record().text().startswith("[game shares] [seats 2] [seed 1879326238865626154] [version 1]")


def test_rows_of_sealed_tables_come_back_as_they_were() -> None:
    row = made()
    assert msgspec.json.decode(msgspec.json.encode(row), type=What) == row


def test_taking_back_and_replaying_draw_the_same_cards() -> None:
    evening = Evening(ANN, BOB, seed=SEED)
    for _ in range(12):
        evening.act()
    play = evening.table.play
    assert play is not None
    assert play.positions()[-1].dump() == evening.table.position.dump()
    before = play.at(11).dump()
    play.take_back(11)
    assert play.position.dump() == before


@pytest.mark.parametrize("changed", ["seed", "seal"])
def test_verify_finds_a_seed_that_does_not_match_its_seal(tmp_path: Path, changed: str) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def work() -> str:
        tables = Tables(await open_store(database))
        await tables.open()
        live = await tables.create(made())
        await tables.create(create(ANN, BOB, seed=7))
        await tables.close()
        return live.table.id

    async def tamper(id: str) -> None:
        kept = await open_store(database)
        first = (journal.c.table_id == id) & (journal.c.ply == 0)
        text = await kept.read(lambda c: c.execute(select(journal.c.what).where(first)).scalar_one())
        row = msgspec.json.decode(text, type=What)
        assert isinstance(row, Create)
        setattr(row, changed, SEED if changed == "seed" else commitment(SEED))
        value = msgspec.json.encode(row).decode()
        await kept.write(lambda c: c.execute(update(journal).where(first).values(what=value)))
        await kept.close()

    id = asyncio.run(work())
    report = verify(database)
    assert (report.tables, report.sealed, report.faults) == (2, 1, [])
    asyncio.run(tamper(id))
    (fault,) = verify(database).faults
    assert (fault.table, fault.revision) == (id, 0)
    assert "seal" in fault.why
