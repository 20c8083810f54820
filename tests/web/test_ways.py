"""Ways over the wire: asked beside the moves, answered for the seat that chooses and for nobody else."""

from __future__ import annotations

import msgspec
import pytest

from bathysphere.play.table import Table
from bathysphere.server.web import ways_view
from bathysphere.server.web.projector import Projector
from bathysphere.server.web.ways_view import Asked
from tests.web.servers import Server
from tests.web.test_live import first, in_order, run
from tests.web.test_secrets import other_world, some_evening


def told(table: Table, viewer: int) -> bytes:
    """All ways there are."""
    projector = Projector(table, viewer, "en")
    places, best = Asked(projector, []).answer()
    runs = [way for way in best if way.run]
    assert len(runs) <= 1
    assert best[len(places) :] == runs
    best = best[: len(places)]
    ways = [Asked(projector, [place.action]).answer()[1] for place in places]
    # The best of them is told with its place, or what several of them begin with.
    for place, way, all_ways in zip(places, best, ways, strict=True):
        assert way.option.action == place.action
        assert way.others == len(all_ways) - 1
        steps = [step.action for step in way.steps]
        assert steps == [step.action for step in all_ways[0].steps][: len(steps)]
    return msgspec.json.encode([places, best + runs, ways])


@pytest.mark.parametrize("seed", range(8))
def test_ways_are_the_same_in_worlds_a_seat_cannot_tell_apart(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ways_view, "LONGEST", 60.0)  # on a busy machine a look that is cut short sees less
    table = some_evening(seed, 3, moves=8 + 3 * seed).table
    for viewer in range(-1, 3):
        twin = other_world(table, viewer, seed)
        assert told(twin, viewer) == told(table, viewer)
        if viewer != table.pending:
            assert told(table, viewer) == b"[[],[],[]]"


def test_a_card_onto_a_company(any_server: Server) -> None:
    one, two, id = in_order(any_server)

    async def work() -> None:
        async with one.live(id, {}) as a, two.live(id, {}) as b:
            state = (await a.get("state"))["state"]
            await b.get("state")
            places = await a.ask("ways")
            assert places["type"] == "ways"
            assert {place["verb"] for place in places["places"]} == {"into"}
            meant = places["places"][0]["action"]
            ways = (await a.ask("ways", places=[meant, "nonsense"]))["ways"]
            assert ways
            for way in ways:
                assert way["option"]["action"] == meant
                assert way["option"]["label"]
                assert way["steps"][0]["action"].startswith("expand ")
                assert all(step["label"] for step in way["steps"])
            assert (await b.ask("ways"))["places"] == []
            answer = await a.ask("act", revision=state["revision"], action=first(state, "draw"))
            assert answer["type"] == "accept"
            assert (await a.ask("ways"))["places"] == []

    run(work)
