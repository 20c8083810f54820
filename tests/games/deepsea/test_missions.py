"""The special rules of missions 3 to 10: DS-035, DS-253, each set up and played."""

from typing import Any

import pytest

import bathysphere as bs
from bathysphere.games.deepsea.rules import codes
from bathysphere.games.deepsea.rules import compiled as content

from .table import (
    attribute,
    board,
    frame,
    legal,
    marker,
    options,
    parts,
    play,
    position,
    refusal,
    staging,
    step,
    tables,
)


def impact(mission: int, source: int = 0, **more: Any) -> Any:
    return position(do=frame("impact", source=source), mission=str(mission), **more)


# -- mission 3 -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-035", "DS-253", "DS-246")
def test_mission_3_the_star_cell_is_no_hex_and_field_symbols_pay_nothing() -> None:
    p = impact(3)
    assert options(p) == ["mark 2,4", "mark 3,5", "mark 4,4", "decline"]
    assert "3,4" not in p.content.labels["hex"]
    q = impact(3, markers={"0,2": 1})
    play(q, "mark 0,1")
    assert (marker(q, "0,1"), [attribute(q, n) for n in ("reputation", "ingenuity")], staging(q)) == (
        0,
        [0, 0],
        0,
    )


@pytest.mark.rule("DS-269", "DS-272")
def test_mission_3_goal_3_counts_symbols_of_the_best_colour_and_pays_each_leader() -> None:
    p = position(
        mission="3",
        markers={"0,1": 0, "1,0": 0, "0,0": 1},
        players={
            0: {"journals": ["safe_movement_procedure"]},
            1: {"journals": ["understanding_oceanic_shifts"]},
        },
    )
    assert (parts(p, 0)["goal-3"], parts(p, 0)["leader-3"]) == (3, 2)
    assert (parts(p, 1)["goal-3"], parts(p, 1)["leader-3"]) == (2, 2)
    assert (parts(p, 2)["goal-3"], parts(p, 2)["leader-3"]) == (0, 0)


# -- mission 4 -------------------------------------------------------------------------------------------


def last_site(mission: str = "4", seat: int = 0) -> Any:
    return position(
        mission=mission,
        ocean={"C1": "the_sea_star", "D1": "kelp_forest", "C2": "the_looking_glass"},
        do="conserve",
        seat=seat,
        discs={"kelp_forest-c1": 1},
        players={seat: {"vessels": ["kelp_forest"], "staging": 1, "research": 1}},
    )


@pytest.mark.rule("DS-253", "DS-249", "DS-246")
def test_mission_4_the_last_conservation_disc_earns_the_turtle() -> None:
    """AM-116, AM-106"""
    p = last_site()
    assert attribute(p, "coordination") == 2
    assert options(p) == ["mark 5,9", "decline"]
    assert refusal(p, "mark 3,0") == "DS-253"
    play(p, "mark 5,9")
    assert parts(p)["impact"] == 3
    assert step(last_site("1")) != "impact"


@pytest.mark.rule("DS-246", "DS-249")
def test_mission_4_the_turtle_hex_takes_nothing_else() -> None:
    """AM-085"""
    p = impact(4, unlimited={"5,9": [1, 0, 0]})
    assert refusal(p, "mark 5,9") == "DS-246"
    assert options(p) == ["mark 3,0", "decline"]


# -- mission 5 -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-037", "DS-038", "DS-161")
def test_mission_5_seven_columns_and_three_depths() -> None:
    p = position(mission="5", do=frame("discover", shallowest=1, deepest=5))
    assert {option.partition("first=")[2][:1] for option in options(p)} <= {"1", "2", "3", ""}
    ocean = {"A1": "atoll", "B1": "calm_seas", "C1": "volcanic_island", "D1": "remote_anchorage"}
    stacks = {1: ["dying_reef", "kelp_forest"]}
    q = position(mission="5", do=frame("discover", shallowest=1, deepest=1), ocean=ocean, stacks=stacks)
    play(q, "draw first=1 second=1", "keep dying_reef")
    assert legal(q, "place G1")


def test_mission_5_has_two_entries_and_links_to_the_balls() -> None:
    p = impact(5)
    assert options(p) == ["mark 1,3", "mark 7,5", "decline"]
    assert legal(impact(5, markers={"2,6": 1}), "mark 3,8")
    assert legal(impact(5, markers={"6,4": 1}), "mark 6,2")


# -- mission 6 -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-253", "DS-245")
def test_mission_6_markers_enter_once_and_then_walk() -> None:
    """AM-113"""
    p = impact(6)
    assert options(p) == ["mark 0,0", "mark 0,2", "mark 0,4", "mark 0,6", "mark 0,8", "decline"]
    play(p, "mark 0,0")
    assert staging(p) == 1
    q = impact(6, markers={"0,0": 0})
    assert options(q) == ["walk 0,0", "decline"]
    assert refusal(q, "mark 0,2") == "DS-253"
    play(q, "walk 0,0")
    assert options(q) == ["mark 0,1", "mark 1,1"]
    assert refusal(q, "mark 0,2") == "DS-253"
    play(q, "mark 0,1")
    assert (marker(q, "0,0"), marker(q, "0,1"), attribute(q, "reputation")) == (-1, 0, 1)


@pytest.mark.rule("DS-253")
def test_mission_6_a_blocked_marker_lets_a_new_one_enter() -> None:
    p = impact(6, markers={"0,0": 0, "0,1": 1, "1,1": 1})
    assert options(p) == ["mark 0,2", "mark 0,4", "mark 0,6", "mark 0,8", "decline"]
    assert refusal(p, "walk 0,0") == "DS-253"
    entries = {f"0,{column}": 1 for column in (0, 2, 4, 6, 8)}
    q = impact(6, markers=entries)
    assert "mark 1,1" in options(q)
    assert "mark 0,1" in options(q)


@pytest.mark.rule("DS-253")
def test_mission_6_the_deep_part_opens_with_the_wreck() -> None:
    closed = impact(6, markers={"1,1": 0})
    play(closed, "walk 1,1")
    assert refusal(closed, "mark 2,1") == "DS-253"
    ocean = {"A1": "atoll", "A2": "ledge_elevator", "A3": "vortex", "A4": "seamount", "A5": "fallen_star"}
    p = impact(6, markers={"1,1": 0}, ocean=ocean)
    play(p, "walk 1,1", "mark 2,1")
    assert p.research[0] == 1


@pytest.mark.rule("DS-253", "DS-265")
def test_mission_6_a_marker_locks_at_the_foot_of_a_scoring_column() -> None:
    """AM-113"""
    ocean = {"A1": "atoll", "A2": "ledge_elevator", "A3": "vortex", "A4": "seamount", "A5": "fallen_star"}
    p = impact(6, markers={"3,0": 0}, ocean=ocean)
    play(p, "walk 3,0", "mark 4,0")
    assert p.view(-1)["impact"]["locked"] == ["4,0"]
    assert parts(p)["impact"] == 6
    q = impact(6, markers={"4,0": 0}, ocean=ocean, state={"locked": ["4,0"]})
    assert refusal(q, "walk 4,0") == "DS-253"
    assert legal(q, "mark 0,0")


@pytest.mark.rule("DS-253")
def test_mission_6_the_finder_names_what_goal_3_counts() -> None:
    ocean = {"A1": "atoll", "A2": "ledge_elevator", "A3": "vortex", "A4": "seamount"}
    p = position(
        mission="6",
        do=frame("discover", shallowest=5, deepest=5),
        ocean=ocean,
        stacks={5: ["fallen_star", "whale_fall"]},
        seat=1,
    )
    play(p, "draw first=5 second=5", "keep fallen_star")
    assert (step(p), p.seat) == ("name", 1)
    assert options(p) == ["name conserve", "name journal"]
    assert refusal(p, "name sonar") == "DS-253"
    play(p, "name journal")
    assert attribute(p, "reputation", 1) == 1
    assert step(p) == "impact"
    assert p.view(-1)["named"] == "journal"


@pytest.mark.rule("DS-269")
def test_mission_6_goals_count_discoveries_and_named_discs() -> None:
    ocean = {"A1": "atoll", "A2": "ledge_elevator", "B1": "dying_reef", "B2": "dolphin_pods", "B3": "vortex"}
    p = position(
        mission="6",
        ocean=ocean,
        discoverers={"dying_reef": 0, "dolphin_pods": 0, "vortex": 1},
        discs={"dying_reef-j1": 0, "dying_reef-c1": 1, "dying_reef-c4": 1, "dolphin_pods-c1": 1},
        state={"named": "conserve"},
    )
    assert (parts(p, 0)["goal-2"], parts(p, 0)["leader-2"]) == (2, 2)
    assert (parts(p, 1)["goal-2"], parts(p, 1)["leader-2"]) == (1, 2)
    assert (parts(p, 0)["goal-3"], parts(p, 0)["leader-3"]) == (0, 3)
    assert (parts(p, 1)["goal-3"], parts(p, 1)["leader-3"]) == (3, 3)
    unnamed = position(mission="6", ocean=ocean, discs={"dying_reef-c1": 1})
    assert (parts(unnamed, 1)["goal-3"], parts(unnamed, 1)["leader-3"]) == (0, 3)


@pytest.mark.rule("DS-041", "DS-167")
def test_mission_6_the_window_of_the_wreck_shrinks() -> None:
    p = bs.start("deepsea", seats=2, seed=3, mission="6")
    assert p.view(-1)["hidden"] == [{"board": "fallen_star", "within": 4}]
    for seed in range(10):
        world: Any = p.determinize(0, seed)
        star = board(p, "fallen_star")
        assert star in world.stacks[4][-4:]


# -- mission 7 -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-253")
def test_mission_7_impact_of_the_wreck_goes_to_the_rescue_grid() -> None:
    """AM-117"""
    star = tables(7).labels["board"].index("fallen_star")
    p = impact(7, codes.site_source(star))
    assert options(p) == [f"mark {h}" for h in ("5,2", "5,3", "6,2", "6,4", "7,2", "7,3")] + ["decline"]
    assert refusal(p, "mark 1,2") == "DS-253"
    for source in (0, codes.zone_source(star)):
        other = impact(7, source)
        assert options(other) == [f"mark {h}" for h in ("1,2", "1,3", "2,2", "2,4", "3,2", "3,3")] + [
            "decline"
        ]
        assert refusal(other, "mark 5,2") == "DS-253"
    t = tables(7)
    names = [t.labels["hex"][h] for h in range(t.hexes) if t.hex_region[h] == content.RESCUE]
    full = impact(7, codes.site_source(star), markers=dict.fromkeys(names, 1))
    assert legal(full, "mark 1,2")


@pytest.mark.rule("DS-269", "DS-272")
def test_mission_7_goal_3_is_a_majority_in_the_rescue_grid() -> None:
    p = position(mission="7", markers={"5,2": 0, "5,3": 0, "6,2": 1, "1,2": 1, "1,3": 1})
    assert (parts(p, 0)["goal-3"], parts(p, 0)["leader-3"]) == (0, 4)
    assert (parts(p, 1)["goal-3"], parts(p, 1)["leader-3"]) == (0, 2)


# -- mission 8 -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-253", "DS-269")
def test_mission_8_a_goal_hex_makes_its_owner_choose_the_version() -> None:
    """AM-115"""
    p = impact(8, markers={"8,7": 1})
    play(p, "mark 8,8")
    assert options(p) == ["choose goal=2 version=first", "choose goal=2 version=second"]
    assert refusal(p, "choose goal=1 version=first") == "DS-253"
    assert refusal(p, "decline") == "DS-253"
    play(p, "choose goal=2 version=second")
    assert p.versions == [-1, 1, -1]


@pytest.mark.rule("DS-269")
def test_mission_8_versions_score_and_unclaimed_goals_do_not() -> None:
    ocean = {
        "A1": "calm_seas",
        "B1": "dying_reef",
        "C1": "the_sea_star",
        "D1": "atoll",
        "E1": "kelp_forest",
        "E2": "dolphin_pods",
    }
    discs = {
        "calm_seas-s1": 0,
        "dying_reef-c1": 0,
        "dying_reef-c2": 0,
        "the_sea_star-s1": 0,
        "dolphin_pods-c1": 0,
    }
    p = position(mission="8", ocean=ocean, discs=discs)
    assert (parts(p)["goal-1"], parts(p)["goal-2"]) == (0, 0)
    near = position(mission="8", ocean=ocean, discs=discs, state={"versions": [0, 0, -1]})
    assert (parts(near)["goal-1"], parts(near)["goal-2"]) == (3, 1)
    far = position(mission="8", ocean=ocean, discs=discs, state={"versions": [1, 1, -1]})
    assert (parts(far)["goal-1"], parts(far)["goal-2"]) == (2, 0)
    cards = ["volunteer_model_for_underwater_conservation", "protecting_threatened_marine_habitats"]
    sets = position(
        mission="8", ocean=ocean, players={0: {"journals": cards}}, state={"versions": [-1, -1, 1]}
    )
    assert parts(sets)["goal-3"] == 3


# -- mission 9 -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-253")
def test_mission_9_impact_may_clean_instead() -> None:
    """AM-114"""
    p = impact(9)
    assert "clean" in options(p)
    play(p, "clean")
    assert (p.cleanup[0], parts(p)["goal-1"], parts(p)["leader-1"]) == (1, 1, 2)
    done = impact(9, players={0: {"cleanup": 12}})
    assert refusal(done, "clean") == "DS-253"
    assert refusal(impact(1), "clean") == "DS-253"


@pytest.mark.rule("DS-253")
def test_mission_9_conserving_near_the_surface_cleans() -> None:
    p = last_site("9")
    assert p.cleanup[0] == 1
    deep = position(
        mission="9",
        ocean={"D1": "the_sea_star", "D2": "the_looking_glass", "D3": "coldwater_reef"},
        do="conserve",
        players={0: {"vessels": ["coldwater_reef"], "staging": 1, "research": 1}},
    )
    play(deep, "conserve coldwater_reef-c1")
    assert deep.cleanup[0] == 0


@pytest.mark.rule("DS-265")
def test_mission_9_polluted_hexes_cost_points() -> None:
    p = position(mission="9", markers={"0,0": 0, "2,1": 0})
    assert parts(p)["impact"] == -1


# -- mission 10 ------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-253")
def test_mission_10_the_marker_goes_to_the_track_of_its_depth() -> None:
    """AM-112"""
    t = tables(10)
    for name, hexes in (("the_sea_star", "0,0"), ("the_looking_glass", "1,0")):
        number = t.labels["board"].index(name)
        assert options(impact(10, codes.zone_source(number))) == [f"mark {hexes}", "decline"]
    p = impact(10, players={0: {"vessels": ["the_sea_star", "the_looking_glass"]}})
    assert options(p) == ["mark 0,0", "mark 1,0", "decline"]
    assert refusal(p, "mark 0,1") == "DS-253"
    assert refusal(p, "mark 4,0") == "DS-253"
    assert refusal(p, "mark 1,7") == "DS-253"


@pytest.mark.rule("DS-253", "DS-249")
def test_mission_10_a_full_track_overflows() -> None:
    row = {f"0,{column}": 1 for column in range(6)}
    p = impact(10, markers=row)
    assert options(p) == ["mark 1,7", "decline"]


@pytest.mark.rule("DS-253", "DS-272", "DS-276")
def test_mission_10_races_record_the_order() -> None:
    """AM-120, AM-125"""
    ocean = {"C1": "the_sea_star", "C2": "the_looking_glass", "C3": "vortex", "C4": "seamount"}
    p = position(
        mission="10",
        do=frame("discover", shallowest=5, deepest=5),
        ocean=ocean,
        stacks={5: ["whale_fall", "black_smoker"]},
        seat=1,
    )
    play(p, "draw first=5 second=5", "keep whale_fall")
    assert (parts(p, 1)["leader-1"], parts(p, 0)["leader-1"]) == (4, 0)
    ocean["C5"] = "whale_fall"
    q = position(
        mission="10",
        ocean=ocean,
        do="travel",
        players={0: {"vessels": ["seamount"], "attributes": {"ingenuity": 10}}},
        state={"races": [[], [2], []]},
    )
    play(q, "travel whale_fall")
    assert q.view(-1)["races"] == [[], [2, 0], []]
    assert (parts(q, 0)["leader-2"], parts(q, 2)["leader-2"], parts(q, 0)["goal-2"]) == (3, 4, 0)


# -- the files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", range(1, 11))
def test_every_hex_touches_back(mission: int) -> None:
    t = tables(mission)
    contacts = [49 if mission == 2 else None, 47, 49, 66, 80, 63, 82, 51, 199, 37, 28][mission]
    assert all(h in t.hex_next[other] for h in range(t.hexes) for other in t.hex_next[h])
    assert sum(map(len, t.hex_next)) // 2 == contacts
