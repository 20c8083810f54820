"""What a seat cannot know, and what it remembers.  AM-58, AM-77, AM-108"""

import pytest

import bathysphere as bs
from bathysphere.games.reef.rules.codes import tile_passed
from bathysphere.games.reef.rules.position import ReefPosition
from tests.games.reef.table import BLUE, ORANGE, PINK, Table


def worlds(p: ReefPosition, seat: int, count: int = 40) -> list[ReefPosition]:
    dealt = [p.determinize(seat, seed) for seed in range(count)]
    assert all(isinstance(world, ReefPosition) for world in dealt)
    return dealt  # type: ignore[return-value]


def drafted(seats: int = 3) -> ReefPosition:
    p = bs.start("reef", seats=seats, seed=11)
    assert isinstance(p, ReefPosition)
    while p.steps[p.stack[-1].step].name in ("choose-ship", "keep", "reject"):
        p.act(p.choices[0])
    return p


@pytest.mark.rule("RP-027", "AM-92")
def test_what_was_handed_on_stays_with_the_neighbour() -> None:
    p = drafted()
    handed = set(p.passed[PINK])
    for world in worlds(p, PINK):
        near = set(world.hands[BLUE]) | {world.rejected[BLUE]}
        assert handed <= near
        assert world.rejected[BLUE] in world.mission_deck
    assert len({tuple(world.hands[BLUE]) for world in worlds(p, PINK)}) > 3
    assert len({tuple(world.hands[BLUE]) for world in worlds(p, ORANGE)}) > 10


@pytest.mark.rule("RP-027")
def test_ones_own_rejected_card_stays_where_it_is() -> None:
    p = drafted()
    place = p.mission_deck.index(p.rejected[PINK])
    assert {world.mission_deck[place] for world in worlds(p, PINK)} == {p.rejected[PINK]}
    assert len({world.mission_deck[place] for world in worlds(p, ORANGE)}) > 5


@pytest.mark.rule("RP-043")
def test_a_card_taken_from_the_offer_is_known_to_all() -> None:
    table = Table().hand(BLUE, "m01").offer("m05").turn(PINK).give(PINK, "mission", 1, 0).do("take m05")
    for seat in (BLUE, -1):
        assert all(world.hands[PINK] == table.p.hands[PINK] for world in worlds(table.p, seat, 10))
    assert len({tuple(world.hands[BLUE]) for world in worlds(table.p, PINK)}) > 10


@pytest.mark.rule("RP-006", "RP-009", "AM-108")
def test_tiles_on_the_board_are_hidden_from_all() -> None:
    p = Table().p
    for seat in (PINK, -1):
        assert len({tuple(world.sector_tile) for world in worlds(p, seat)}) > 30
        assert len({tuple(world.slots) for world in worlds(p, seat)}) > 20
        assert {world.slots[0] for world in worlds(p, seat)} == {p.slots[0]}, "the first one lies open"


@pytest.mark.rule("RP-045", "RP-046", "AM-40", "AM-108")
def test_who_looked_through_a_stack_knows_it() -> None:
    table = (
        Table(3).research(PINK, "3").research(BLUE, "3").turn(PINK).give(PINK, "research", 1).do("side-step")
    )
    while table.step in ("milestone", "return"):
        table.p.act(table.p.choices[0])
    while table.step != "turn":
        table.do("done" if "done" in table.options() else table.options()[0])
    p = table.p
    assert {tuple(world.stacks[0]) for world in worlds(p, PINK)} == {tuple(p.stacks[0])}
    assert len({tuple(world.stacks[0]) for world in worlds(p, BLUE)}) > 10
    top = p.stacks[0][-1]
    table.turn(BLUE).give(BLUE, "research", 1).do("forward")
    assert {tile_passed(world.milestones_down[BLUE][0]) for world in worlds(p, PINK)} == {top}
    assert len({world.milestones_down[BLUE][0] for world in worlds(p, BLUE)}) > 3, "not even its taker knows"


@pytest.mark.rule("RP-089", "AM-108")
def test_objectives_passed_on_are_remembered() -> None:
    table = Table(3).score(20, 2, 1).turn(PINK).give(PINK, "gain", 2, "vp")
    while table.step in ("objective", "drop"):
        table.p.act(table.p.choices[0])
    p = table.p
    first, second, last = p.objective_order
    passed = {p.objective[second], p.objective[last], p.objective_discards[1]}
    for world in worlds(p, first):
        assert world.objective[first] == p.objective[first]
        assert {world.objective[second], world.objective[last], world.objective_discards[1]} == passed
    assert len({world.objective[first] for world in worlds(p, last)}) > 3


@pytest.mark.rule("RP-057", "AM-77")
def test_pollution_of_others_keeps_its_size() -> None:
    table = Table().pollution(PINK, "s01", "l02")
    for world in worlds(table.p, BLUE):
        sizes = [world.compiled.pollution_size[tile] for tile in world.pollution[PINK]]
        assert sizes == [0, 2]
    assert {tuple(world.pollution[PINK]) for world in worlds(table.p, PINK)} == {
        tuple(table.p.pollution[PINK])
    }


@pytest.mark.rule("RP-011", "AM-70")
def test_only_the_top_of_the_crew_stack_is_open() -> None:
    p = Table().p
    assert {world.crew_stack[-1] for world in worlds(p, PINK)} == {p.crew_stack[-1]}
    assert len({world.crew_stack[-2] for world in worlds(p, PINK)}) > 5


def test_scores_in_a_view_hide_what_is_secret() -> None:
    table = Table().pollution(BLUE, "l01").objective(BLUE, "ob08").objective(PINK, "ob01")
    scores = table.p.view(PINK)["scores"]
    assert scores[BLUE]["parts"]["pollution"] is None  # type: ignore[index]
    assert scores[BLUE]["parts"]["objective"] is None  # type: ignore[index]
    assert table.p.view(BLUE)["scores"][BLUE]["parts"]["pollution"] == 4  # type: ignore[index]
