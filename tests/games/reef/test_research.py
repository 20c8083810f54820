"""Chapter E: the Research track and the Milestones."""

import pytest

from bathysphere.games.reef.rules.steps.objectives import order_of_choice
from tests.games.reef.table import BLUE, ORANGE, PINK, Table


@pytest.mark.rule("RP-040", "RP-049")
def test_each_symbol_is_a_step_and_scores_nothing_in_play() -> None:
    table = Table().coins(PINK, 0).turn(PINK).give(PINK, "research", 2).do("forward")
    assert table.step_of(PINK) == "2"
    assert table.p.score[PINK] == 0
    assert table.parts(PINK)["research"] == 2


@pytest.mark.rule("TC-01", "RP-041", "RP-042", "AM-37", "AM-38")
@pytest.mark.parametrize(
    ("step", "reach"), [("0", 2), ("1", 3), ("2", 3), ("3", 4), ("4", 4), ("5", 5), ("9", 5), ("3-side", 4)]
)
def test_tc01_mission_reach(step: str, reach: int) -> None:
    table = Table().coins(PINK, 0).research(PINK, step).turn(PINK)
    offered = [table.name("mission", card) for card in table.p.mission_offer]
    table.give(PINK, "mission", 1, 0)
    assert table.options() == [f"take {name}" for name in offered[:reach]]
    if reach < 5:
        assert table.refused(f"take {offered[-1]}") == "out-of-reach"


@pytest.mark.rule("RP-043")
def test_the_offer_slides_and_refills_before_the_next_card() -> None:
    table = Table().coins(PINK, 0).offer("m01", "m02", "m03", "m04", "m05").turn(PINK)
    top = table.p.mission_deck[-1]
    table.give(PINK, "mission", 2, 0).do("take m01")
    assert [table.name("mission", card) for card in table.p.mission_offer[:4]] == ["m02", "m03", "m04", "m05"]
    assert table.p.mission_offer[4] == top
    assert table.options() == ["take m02", "take m03", "done"]


@pytest.mark.rule("TC-02", "RP-044", "RP-045", "RP-047", "AM-37", "AM-95")
def test_tc02_milestone() -> None:
    table = (
        Table(3)
        .research(PINK, "3")
        .energy(PINK, 3)
        .coins(PINK, 0)
        .stack(0, "ms01", "ms02", "ms03", "ms04")
        .turn(PINK)
    )
    reveals = table.p.reveals
    table.give(PINK, "research", 1)
    assert table.options() == ["forward", "side-step"]
    table.do("side-step")
    assert table.p.reveals > reveals
    table.do("milestone ms01", "return ms03", "return ms02")
    while table.step == "entries":
        table.do(table.options()[0])
    assert [table.name("milestone", tile) for tile in table.p.stacks[0]] == ["ms03", "ms02", "ms04"]
    assert table.p.energy[PINK] == 5
    assert table.p.score[PINK] == 3
    assert [table.name("milestone", tile) for tile in table.p.milestones_open[PINK]] == ["ms01"]
    assert table.parts(PINK)["research"] == 4
    table.give(PINK, "research", 1)
    assert table.step_of(PINK) == "4"


@pytest.mark.rule("RP-045", "AM-40")
def test_nobody_else_sees_the_stack() -> None:
    table = Table(3).research(PINK, "3").turn(PINK).give(PINK, "research", 1).do("side-step")
    assert None not in table.p.view(PINK)["looking"]  # type: ignore[operator]
    assert set(table.p.view(BLUE)["looking"]) == {None}  # type: ignore[call-overload]
    table.p.act(table.p.choices[0])
    table.p.act(table.p.choices[0])
    table.p.act(table.p.choices[0])
    own, other = table.p.view(PINK)["milestones"], table.p.view(BLUE)["milestones"]
    assert None not in own[0]  # type: ignore[index]
    assert set(other[0]) == {None}  # type: ignore[index]


@pytest.mark.rule("RP-046", "AM-37")
def test_straight_on_takes_the_top_tile_face_down() -> None:
    table = Table(3).research(PINK, "7").turn(PINK)
    top = table.p.stacks[1][-1]
    before = table.p.dump()["state"]["players"][PINK]["score"]  # type: ignore[index]
    table.give(PINK, "research", 1).do("forward")
    assert table.step_of(PINK) == "8"
    assert table.p.milestones_down[PINK] == [top * 2 + 1]
    assert table.p.score[PINK] == before
    assert table.p.view(PINK)["players"][PINK]["milestones_down"] == [[None, 2]]  # type: ignore[index]


@pytest.mark.rule("RP-047")
def test_from_the_second_side_step_to_8() -> None:
    table = Table().research(PINK, "7-side").turn(PINK).give(PINK, "research", 1)
    assert table.step_of(PINK) == "8"


@pytest.mark.rule("TC-18", "RP-048", "AM-107")
def test_tc18_the_last_step_holds_one() -> None:
    table = Table().research(BLUE, "12").research(PINK, "11").turn(PINK).give(PINK, "research", 2)
    assert table.step_of(PINK) == "11"
    table.give(BLUE, "research", 1)
    assert table.step_of(BLUE) == "12"
    table = Table().research(PINK, "11").turn(PINK).give(PINK, "research", 1)
    assert table.step_of(PINK) == "12"


@pytest.mark.rule("TC-17", "RP-128", "AM-36")
def test_tc17_side_steps_rank_between_main_steps() -> None:
    table = Table().research(PINK, "3-side").research(BLUE, "3").research(ORANGE, "4")
    assert sorted(range(3), key=table.p.rank, reverse=True) == [ORANGE, PINK, BLUE]


@pytest.mark.rule("TC-19", "RP-044")
def test_tc19_two_symbols_on_step_3() -> None:
    table = Table(3).coins(PINK, 0).research(PINK, "3").stack(0, "ms01", "ms02", "ms03", "ms08").turn(PINK)
    table.give(PINK, "research", 2).do("side-step", "milestone ms08", "return ms01", "return ms02")
    while table.step == "entries":
        table.do(table.options()[0])
    table.do("forward")
    assert table.step_of(PINK) == "4"
    table = Table(3).coins(PINK, 0).research(PINK, "3").turn(PINK).give(PINK, "research", 2)
    table.do("forward", "forward")
    assert table.step_of(PINK) == "5"
    assert len(table.p.milestones_down[PINK]) == 1


@pytest.mark.rule("RP-114", "AM-97")
def test_of_two_research_symbols_the_second_can_be_declined() -> None:
    """All, some, or none: stop on step 3 and decide about its Milestone another time."""
    table = Table(3).coins(PINK, 0).research(PINK, "2").turn(PINK).give(PINK, "research", 2)
    assert table.step_of(PINK) == "3"
    assert table.options() == ["forward", "side-step", "done"]
    table.do("done")
    assert table.step_of(PINK) == "3"
    assert table.p.milestones_down[PINK] == []
    plain = Table(3).coins(PINK, 0).research(PINK, "0").turn(PINK).give(PINK, "research", 2)
    assert plain.options() == ["forward", "done"]
    assert plain.refused("side-step") == "no-side-step"


@pytest.mark.rule("RP-044", "AM-41")
def test_the_first_step_of_a_research_that_was_begun_is_made() -> None:
    table = Table(3).coins(PINK, 0).research(PINK, "3").turn(PINK).give(PINK, "research", 1)
    assert table.options() == ["forward", "side-step"]
    assert table.refused("done") == "must-choose"


@pytest.mark.rule("RP-128", "AM-35", "AM-104")
def test_who_arrives_later_lies_higher() -> None:
    table = Table().research(BLUE, "4").research(PINK, "4")
    assert table.p.rank(PINK) > table.p.rank(BLUE)
    assert order_of_choice(table.score(5, 5, 9).p) == [BLUE, PINK, ORANGE]
