"""Rulings on journeys and discoveries: AM-056 .. AM-064."""

from typing import Any

import pytest

from .table import (
    events,
    frame,
    legal,
    options,
    play,
    position,
    refusal,
    research,
    staging,
    step,
    zone,
)

EDITIONS = ("retail", "german", "prototype")


def voyager(ocean: dict[str, str], at: str, ingenuity: int, **more: Any) -> Any:
    """A Pilot about to travel with the only Vessel."""
    own = {"vessels": [at], "staging": 1, "attributes": {"ingenuity": ingenuity}}
    own |= {"tiles": ["team_leader*", "pilot"]}
    return play(position(2, ocean=ocean, players={0: own | more}), "activate pilot")


# -- journeys ------------------------------------------------------------------------------------------------

TRENCH = {
    "A3": "rift_valley",
    "A4": "seamount",
    "A5": "whale_fall",
    "B5": "black_smoker",
    "C5": "scaly_foot_snails",
    "C4": "brine_pool",
    "C3": "vortex",
    "E1": "the_sea_star",
}
"""From A4 to C4 in four steps, but only through depth 5."""


@pytest.mark.rule("AM-056", "DS-139")
@pytest.mark.parametrize(("ingenuity", "reachable"), [(7, False), (10, True)])
def test_no_zone_on_the_way_may_lie_deeper_than_the_level(ingenuity: int, reachable: bool) -> None:
    """Level 4 is enough for the distance and for depth 4, not for the way."""
    p = voyager(TRENCH, "seamount", ingenuity)
    assert legal(p, "travel brine_pool") == reachable
    assert legal(p, "travel rift_valley")


SHELF = {
    "A1": "kelp_forest",
    "A2": "dolphin_pods",
    "A3": "rift_valley",
    "A4": "seamount",
    "B1": "the_sea_star",
    "B2": "the_looking_glass",
    "B3": "thermal_vents",
    "B4": "brine_pool",
    "A5": "whale_fall",
}


@pytest.mark.rule("AM-057", "DS-139")
@pytest.mark.parametrize(
    ("ingenuity", "zones"),
    [
        (0, ["rift_valley"]),
        (2, ["rift_valley", "dolphin_pods"]),
        (4, ["rift_valley", "thermal_vents", "dolphin_pods", "the_looking_glass", "kelp_forest"]),
    ],
)
def test_a_vessel_too_deep_rises_and_enters_nothing_else_beyond_its_level(
    ingenuity: int, zones: list[str]
) -> None:
    """At depth 4 with level 1, 2 and 3: straight up in any case, sideways where the level allows."""
    p = voyager(SHELF, "seamount", ingenuity)
    assert options(p) == [*[f"travel {zone}" for zone in zones], "decline"]
    assert refusal(p, "travel brine_pool") == "DS-139"
    assert refusal(p, "travel whale_fall") == "DS-139"


@pytest.mark.rule("AM-058", "DS-223", "DS-239")
@pytest.mark.parametrize(
    ("zone", "journal", "reachable"),
    [("vortex", True, True), ("vortex", False, False), ("carbonate_spires", True, False)],
)
def test_the_vortex_and_a_journal_add_up(zone: str, journal: bool, reachable: bool) -> None:
    """Level 1, one more for leaving the Vortex, one more for the Journal: depth 3 is within reach."""
    card = "safe_movement_procedure"
    ocean = {"C1": "the_sea_star", "C2": "the_looking_glass", "C3": zone, "D3": "rift_valley"}
    own = {"vessels": [zone], "staging": 1, "journals": [card], "tiles": ["team_leader*", "pilot"]}
    p = position(2, ocean=ocean, players={0: own})
    play(p, f"circle {card}" if journal else "activate pilot")
    assert legal(p, "travel the_looking_glass")
    assert legal(p, "travel rift_valley") == reachable


@pytest.mark.rule("AM-059", "DS-138")
@pytest.mark.parametrize("ingenuity", [1, 4, 10])
def test_no_round_trip_for_the_arrival_bonus(ingenuity: int) -> None:
    """There and back again would be two steps."""
    p = voyager({"C1": "the_sea_star", "D1": "calm_seas"}, "the_sea_star", ingenuity)
    assert options(p) == ["travel calm_seas", "decline"]
    assert refusal(p, "travel the_sea_star") == "DS-138"


# -- discoveries ---------------------------------------------------------------------------------------------


def discovering(shallowest: int, deepest: int, **more: Any) -> Any:
    return position(2, do=frame("discover", shallowest=shallowest, deepest=deepest), **more)


def left(p: Any, **boards: int) -> Any:
    """So many boards are left in the stacks named: left(p, depth_2=1)."""
    for name, count in boards.items():
        depth = int(name.removeprefix("depth_"))
        p.stacks[depth - 1] = p.stacks[depth - 1][:count]
    p.run()
    return p


def row(depth: int, *names: str) -> dict[str, str]:
    return {f"{column}{depth}": name for column, name in zip("ABCDE", names, strict=False)}


FIRST = row(1, "atoll", "calm_seas", "the_sea_star", "dying_reef", "kelp_forest")
SECOND = row(2, "dolphin_pods", "ledge_elevator", "the_looking_glass", "shipwreck", "sunken_ruins")


@pytest.mark.rule("AM-060", "DS-159", "DS-167")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_depths_are_named_before_either_board_is_seen(edition: str) -> None:
    p = discovering(1, 2, stacks={1: ["atoll"], 2: ["shipwreck"]}, edition=edition)
    assert all("second=" in option for option in options(p) if option != "decline")
    before = p.reveals
    log = events(p, "draw first=1 second=2")
    assert [event["kind"] for event in log] == ["drew-boards"]
    assert len(log[0]["boards"]) == 2
    assert (options(p), p.reveals) == (["keep atoll", "keep shipwreck"], before + 1)


@pytest.mark.rule("AM-061", "DS-162")
def test_only_depths_with_a_place_and_a_board_can_be_drawn_from() -> None:
    """Symbol 1-4: depth 1 is full, depth 2 has no boards, depth 4 has nothing above it."""
    p = left(discovering(1, 4, ocean=FIRST | {"A2": "dolphin_pods"}), depth_2=0)
    assert options(p) == ["draw first=3 second=3", "decline"]
    assert refusal(p, "draw first=1 second=3") == "DS-162"
    assert refusal(p, "draw first=2 second=3") == "DS-163"
    assert refusal(p, "draw first=3 second=4") == "DS-162"


@pytest.mark.rule("AM-061", "DS-162", "DS-240")
@pytest.mark.parametrize(("site", "depths"), [("s1", ["3"]), ("s3", ["1", "2", "4"])])
def test_what_counts_as_a_place_depends_on_the_space_that_discovers(site: str, depths: list[str]) -> None:
    """The Vortex: s1 needs no zone above for depth 3; s3, which may draw depths 1 to 4, needs one."""
    p = position(
        2,
        ocean={"C1": "the_sea_star", "C2": "the_looking_glass", "C3": "vortex", "D1": "calm_seas"},
        do="sonar",
        discs={"vortex-s2": 1},
        players={0: {"vessels": ["vortex"], "staging": 1}},
    )
    play(p, f"sonar vortex-{site}")
    drawn = {option.partition("first=")[2][0] for option in options(p) if option != "decline"}
    assert sorted(drawn) == depths


@pytest.mark.rule("AM-062", "DS-159")
def test_with_one_board_left_the_second_comes_from_another_depth_of_the_symbol() -> None:
    p = left(discovering(1, 2, ocean={"C1": "the_sea_star"}), depth_1=1)
    assert options(p) == ["draw first=1 second=2", "draw first=2 second=2", "decline"]
    assert refusal(p, "draw first=1 second=1") == "DS-159"
    assert refusal(p, "draw first=1 second=none") == "DS-159"


@pytest.mark.rule("AM-062", "DS-159", "DS-167")
def test_a_single_board_is_drawn_and_placed() -> None:
    """No other depth of the symbol has a place: depth 3, which has, is not asked for."""
    p = left(
        discovering(2, 2, ocean={"C1": "the_sea_star", "C2": "the_looking_glass", "D1": "atoll"}), depth_2=1
    )
    assert options(p) == ["draw first=2 second=none", "decline"]
    last = p.content.labels["board"][p.stacks[1][0]]
    play(p, "draw first=2 second=none")
    assert zone(p, last)["cell"] == "D2"


@pytest.mark.rule("AM-063", "DS-163")
def test_an_empty_stack_is_as_good_as_a_full_depth() -> None:
    """Depth 1 has places and no boards: the shallowest depth that has both is taken instead."""
    p = left(discovering(1, 1, ocean={"C1": "the_sea_star", "D1": "atoll", "D2": "shipwreck"}), depth_1=0)
    assert options(p) == ["draw first=2 second=2", "decline"]
    assert refusal(p, "draw first=1 second=1") == "DS-163"


@pytest.mark.rule("AM-063", "DS-164", "DS-165")
@pytest.mark.parametrize(("edition", "pays"), [("retail", True), ("german", True), ("prototype", False)])
def test_without_any_board_to_place_the_ocean_counts_as_full(edition: str, pays: bool) -> None:
    p = discovering(1, 1, ocean={"C1": "the_sea_star"}, edition=edition)
    left(p, depth_1=0, depth_2=0)
    assert (step(p) == "impact") == pays
    assert (research(p), staging(p)) == (0, 0)


@pytest.mark.rule("AM-064", "DS-163")
def test_instead_both_boards_come_from_the_shallowest_depth_alone() -> None:
    """Symbol 1-2, both depths full: depth 3 and depth 4 have places, only depth 3 is drawn from."""
    p = discovering(1, 2, ocean=FIRST | SECOND | {"A3": "rift_valley"})
    assert options(p) == ["draw first=3 second=3", "decline"]
    assert refusal(p, "draw first=3 second=4") == "DS-163"
    assert refusal(p, "draw first=4 second=4") == "DS-163"


@pytest.mark.rule("AM-064", "DS-163")
def test_with_one_board_there_the_second_comes_from_the_next_depth() -> None:
    ocean = FIRST | SECOND | row(3, "rift_valley", "vortex", "thermal_vents", "jellyfish_bloom")
    p = left(discovering(1, 2, ocean=ocean), depth_3=1)
    assert options(p) == ["draw first=3 second=4", "decline"]
    play(p, "draw first=3 second=4")
    depths = [p.content.depth[p.content.labels["board"].index(option[5:])] for option in options(p)]
    assert depths == [3, 4]
