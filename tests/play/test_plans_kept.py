"""A plan outlives the server that it was left at: the next one carries it out, though nobody looks."""

from __future__ import annotations

import asyncio

from bathysphere.play import entries
from bathysphere.play.planning import PlannedAction
from bathysphere.server.store.store import Person
from bathysphere.server.tables import Tables
from tests.play.people import ANN, BOB, as_people_say, create
from tests.play.test_tables import registries, run


async def acts(tables: Tables, id: str, wanted: str = "") -> None:
    """Whoever has to choose does so."""
    table = (await tables.live(id)).table
    p, person = table.position, table.chair(table.pending).person
    action = wanted or as_people_say(p, p.choices[0])
    command = entries.DoAct(revision=table.revision, key=f"k{table.revision}", action=action)
    await tables.command(id, command, Person(person, person))


def test_a_plan_goes_on_at_the_next_server(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory") as [tables]:
            tables.driver.go_on = lambda live: None  # type: ignore[method-assign]
            live = await tables.create(create(ANN, BOB))
            id = live.table.id
            while live.table.position.market:  # type: ignore[attr-defined]
                await acts(tables, id)
            first = live.table.chair(live.table.pending).person
            planner = ANN if first == BOB else BOB
            plan = [PlannedAction("draw")]
            command = entries.DoPlan(revision=live.table.revision, key="plan", actions=plan)
            await tables.command(id, command, Person(planner, planner))
            await acts(tables, id, "draw")
            moves = live.table.moves
            assert live.table.chair(live.table.pending).person == planner
        # As after a kill: the row that made the plan due is written, its move is not.
        async with registries(database, "memory") as [tables]:
            assert id not in tables.lives
            await tables.keeper._ring()
            for _ in range(400):
                live = tables.lives[id]
                if live.table.moves > moves:
                    break
                await asyncio.sleep(0.05)
            what = live.table.rows[-1].what
            assert isinstance(what, entries.Act)
            assert (what.action, what.by) == ("draw", "plan")
            assert live.table.chair(live.table.pending).person == first

    run(work)
