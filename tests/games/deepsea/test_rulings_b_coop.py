"""Rulings on co-op and solo: AM-090, AM-094, AM-095, AM-097 .. AM-100, AM-121, AM-128."""

from typing import Any

import pytest

import bathysphere as bs

from .table import attribute, faces, parts, play, player, position, research, staging, step, vessels, zone
from .test_coop import coop, new_round


def impact_goal(p: Any) -> Any:
    """How the team stands in the Impact goal."""
    return p.view(-1)["coop"]["goals"][0]


def bonus_goal(p: Any, card: str) -> Any:
    return next(goal for goal in p.view(-1)["coop"]["goals"] if goal.get("card") == card)


# -- what counts for a team ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-277", "DS-292", "AM-090")
def test_leftovers_count_only_where_a_goal_names_them() -> None:
    """The Bonus Goal "Thrifty" does: Research, the stored token and staged discs together"""
    names = bs.start("deepsea", seats=2, seed=1, mode="coop").content.labels["coop_card"][:12]
    state = {
        "coop_open": ["thrifty", "charted", "capable"],
        "coop_deck": names[6:9],
        "coop_unused": ["dedicated", "seasoned", "far_flung", *names[9:]],
        "coop_done": [],
    }
    standings = []
    for seated in ({}, {"research": 9, "staging": 5, "tokens": ["travel"]}):
        p = position(2, mode="coop", over=True, state=state, players={0: seated})
        goals = [
            (goal["have"], goal["met"])
            for goal in p.view(-1)["coop"]["goals"]
            if goal.get("card") != "thrifty"
        ]
        standings.append((goals, bonus_goal(p, "thrifty")["have"]))
        assert "leftovers" not in parts(p)
    assert standings[0][0] == standings[1][0], "no other goal counts them"
    assert (standings[0][1], standings[1][1]) == (0, 9 + 5 + 3)


LINKED = {
    "B1": "calm_seas",
    "C1": "the_sea_star",
    "D1": "dying_reef",
    "C2": "the_looking_glass",
    "D2": "dolphin_pods",
}


@pytest.mark.rule("DS-292", "DS-293", "AM-094")
def test_the_impact_goal_adds_up_three_sources_of_all_players_each_rounded_down() -> None:
    """Five zones and three links with others: 5/3 and 3/2 points, of which 1 and 1 are left."""
    p = coop(
        over=True,
        ocean=LINKED,
        discs={
            "dying_reef-c1": 1,
            "dying_reef-c2": 2,
            "dying_reef-c3": 1,
            "dying_reef-c4": 1,
            "dolphin_pods-c1": 1,
            "the_looking_glass-j1": 1,
            "calm_seas-j1": 1,
        },
        markers={"0,2": 0, "0,6": 1},
        unlimited={"3,3": [1, 0, 0]},
        players={
            0: {
                "tiles": ["team_leader", "renowned_robotics_engineer"],
                "attributes": {"reputation": 12, "inspiration": 12},
                "research": 12,
                "staging": 6,
            },
            1: {"tiles": ["team_leader", "renowned_adventurer"], "vessels": ["the_sea_star"]},
            2: {
                "tiles": ["team_leader", "renowned_fleet_coordinator"],
                "journals": ["feasibility_report_aquadome_permanent_lab"],
                "vessels": ["the_sea_star"],
            },
        },
    )
    legend, journals, specialists = 1 + 2 + 2, 4, 4 + 1 + 1
    assert impact_goal(p)["have"] == legend + journals + specialists


@pytest.mark.rule("DS-292", "AM-094")
@pytest.mark.parametrize(
    ("cards", "have", "met"), [([], 44, False), (["uncharted_deep_sea_organic_life"], 45, True)]
)
def test_reaching_the_number_exactly_is_enough(cards: list[str], have: int, met: bool) -> None:
    """45 for three players; the team is full of attribute points and leftovers that do not count"""
    seated = {"attributes": {"reputation": 10}, "research": 9, "journals": cards}
    p = coop(over=True, unlimited={"3,3": [20, 2, 0]}, players={0: seated})
    goal = impact_goal(p)
    assert (goal["have"], goal["need"], goal["met"]) == (have, 45, met)
    assert parts(p)["team-impact"] == int(met)


def coordinator_points(p: Any) -> int:
    return int(player(p)["tiles"][1]["points"])


@pytest.mark.rule("DS-292", "DS-295", "AM-095")
@pytest.mark.parametrize(("seats", "mode", "points"), [(2, "competitive", 1), (2, "coop", 1), (1, "solo", 0)])
def test_team_mates_are_opponents_and_alone_there_are_none(seats: int, mode: str, points: int) -> None:
    """The Senior Fleet Coordinator: a point for every two links shared with opponents"""
    discs = {"dying_reef-c1": 0, "dying_reef-c2": seats - 1, "dying_reef-c3": 0}
    tiles = ["team_leader", "renowned_fleet_coordinator"]
    p = position(seats, mode=mode, ocean=LINKED, discs=discs, players={0: {"tiles": tiles}}, over=True)
    assert coordinator_points(p) == points


@pytest.mark.rule("DS-292", "DS-295", "AM-095")
@pytest.mark.parametrize(("named", "have", "met"), [("", 0, False), ("conserve", 9, True)])
def test_a_goal_whose_object_was_never_named_counts_nothing(named: str, have: int, met: bool) -> None:
    """Mission 6, goal 3: the finder of the wreck names what counts; a team of two needs seven."""
    ocean = {"A1": "atoll", "A2": "ledge_elevator", "B1": "dying_reef", "B2": "dolphin_pods"}
    sites = [f"dying_reef-c{number}" for number in range(1, 6)]
    sites += [f"dolphin_pods-c{number}" for number in range(1, 5)]
    p = position(
        2,
        mission="6",
        mode="coop",
        ocean=ocean,
        discs=dict.fromkeys(sites, 1),
        state={"named": named} if named else {},
        over=True,
    )
    goal = p.view(-1)["goals"][2]["team"]
    assert (goal["have"], goal["need"], goal["met"]) == (have, 7, met)


DEEP = {"C1": "the_sea_star", "C2": "the_looking_glass", "C3": "vortex", "C4": "seamount", "C5": "whale_fall"}


@pytest.mark.rule("DS-289", "AM-097")
def test_a_goal_that_asks_something_of_each_player_is_met_by_all_of_them() -> None:
    """Mission 10, goal 2: as many players as there are bring a Vessel to depth 5. One may do it twice."""
    seated = {"attributes": {"ingenuity": 10}, "vessels": ["seamount", "seamount", "the_sea_star"]}
    p = position(
        2,
        mission="10",
        mode="coop",
        ocean=DEEP,
        players={0: seated | {"tokens": ["travel", "travel"]}, 1: seated | {"tokens": ["travel"]}},
    )
    standings = []
    for vessel in ("seamount", "seamount", "seamount"):
        play(p, "use travel", f"vessel {vessel}", "travel whale_fall")
        goal = p.view(-1)["goals"][1]["team"]
        standings.append((goal["have"], goal["met"]))
    assert standings == [(1, False), (1, False), (2, True)]


@pytest.mark.rule("DS-289", "AM-097")
def test_other_goals_are_met_by_the_sum_whoever_contributes() -> None:
    """Mission 10, goal 1: zones of depth 5 that the team has discovered, here both by one player"""
    ocean = DEEP | {"D5": "black_smoker"}
    discoverers = {"whale_fall": 0, "black_smoker": 0}
    p = position(2, mission="10", mode="coop", ocean=ocean, discoverers=discoverers, over=True)
    goal = p.view(-1)["goals"][0]["team"]
    assert (goal["have"], goal["need"], goal["met"]) == (2, 2, True)


@pytest.mark.rule("DS-284", "DS-257", "AM-100")
@pytest.mark.parametrize(("seats", "waves"), [(1, [0, 0, 0]), (3, [0, 1, 2])])
def test_the_wave_passes_in_coop_and_stays_in_solo(seats: int, waves: list[int]) -> None:
    p: Any = bs.start("deepsea", seats=seats, seed=1, mode="solo" if seats == 1 else "coop")
    seen: list[int] = []
    first: list[int] = []
    while p.round <= 3:
        if len(seen) < p.round:
            seen.append(p.view(-1)["wave"])
            first.append(p.seat)
        p.act(p.action("pass") if step(p) == "turn" else p.choices[-1])
    assert (seen, first) == (waves, waves), "and who has it recruits first"


# -- Setbacks ------------------------------------------------------------------------------------------------

BLOOM = {"C1": "the_sea_star", "C2": "dolphin_pods", "C3": "jellyfish_bloom"}
GAP = {"D3": "rift_valley", "D4": "seamount"}


@pytest.mark.rule("DS-304", "DS-146", "AM-098", "AM-121")
def test_a_vessel_raised_by_a_setback_earns_nothing_on_its_way() -> None:
    """Leaving the Jellyfish Bloom with the ring would be an Impact, arriving at the Sea Star a disc."""
    p = coop(
        2,
        "volcanic_activity",
        round=3,
        ocean=BLOOM,
        discs={"jellyfish_bloom-j1": 0},
        players={0: {"vessels": ["jellyfish_bloom"]}, 1: {"vessels": ["jellyfish_bloom", "dolphin_pods"]}},
    )
    new_round(p)
    assert (vessels(p, 0), vessels(p, 1)) == (["the_sea_star"], ["the_sea_star", "the_sea_star"])
    assert step(p) == "recruit", "nobody is asked anything"
    assert [staging(p, seat) for seat in range(2)] == [0, 0]
    assert [attribute(p, "inspiration", seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("DS-304", "AM-099")
def test_a_vessel_that_comes_to_lie_below_an_empty_place_stops_there() -> None:
    p = coop(
        2,
        "volcanic_activity",
        round=3,
        ocean=BLOOM | GAP,
        players={0: {"vessels": ["seamount", "rift_valley", "dolphin_pods"]}},
    )
    new_round(p)
    assert vessels(p) == ["rift_valley", "rift_valley", "the_sea_star"]


@pytest.mark.rule("DS-300", "AM-121")
def test_stirred_sediment_is_no_dive() -> None:
    """The last token of the Sunken Ruins goes, and nobody may travel."""
    p = coop(
        2,
        "stirred_sediment",
        round=3,
        ocean={"C1": "the_sea_star", "D1": "calm_seas", "D2": "sunken_ruins"},
        tokens={"sunken_ruins-d1": ["disc"]},
        players={0: {"vessels": ["sunken_ruins"], "attributes": {"ingenuity": 2}}},
    )
    new_round(p)
    assert zone(p, "sunken_ruins")["sites"]["d1"] == {"tokens": 0}
    assert step(p) == "recruit"


def in_force(p: Any) -> str:
    return str(p.view(-1)["coop"]["setback"])


@pytest.mark.rule("DS-300", "DS-090", "AM-121")
def test_effort_counts_the_recruit_of_the_round_before_it_is_reduced() -> None:
    """Inspiration 3 and a Navigator make 4, level 3, less one; the card is in force until the round ends."""
    p = coop(
        2, "tired_crew", round=3, wave=1, players={0: {"attributes": {"reputation": 2, "inspiration": 3}}}
    )
    new_round(p)
    assert (in_force(p), p.seat) == ("tired_crew", 0)
    play(p, "recruit navigator")
    assert (attribute(p, "inspiration"), staging(p)) == (4, 2)
    play(p, "recruit pilot", "decline")
    assert (in_force(p), step(p)) == ("tired_crew", "turn")
    play(p, "pass", "pass")
    assert in_force(p) == "", "the next card strikes at once, and the round is over"
    play(p, "recruit pilot", "decline")
    play(p, "recruit reef_diver")
    assert staging(p) == 2 + 3


@pytest.mark.rule("DS-300", "DS-095", "AM-121")
@pytest.mark.parametrize(("recruit", "back"), [("sonar_operator", 1), ("reef_diver", 0)])
def test_reassignment_counts_the_recruit_of_the_round_before_it_is_reduced(recruit: str, back: int) -> None:
    """The Sonar Operator brings Coordination from 1 to 2, level 2"""
    seated = {"tiles": ["team_leader*"], "attributes": {"coordination": 1}}
    p = coop(2, "crossed_schedules", round=3, wave=1, players={0: seated})
    new_round(p)
    play(p, f"recruit {recruit}")
    assert faces(p)[0] == ("team_leader" if back else "team_leader*")
    assert staging(p) == 1 + back


@pytest.mark.rule("DS-300", "DS-079", "AM-121")
def test_recruitment_reads_the_level_and_reduces_it() -> None:
    """Level 3 counts 2 for seat 0, level 1 stays 1; in the next round level 3 is level 3 again."""
    p = coop(2, "bad_press", round=3, wave=1, players={0: {"attributes": {"reputation": 4}}})
    new_round(p)
    assert {option.details["tier"] for option in p.options()} == {1, 2}
    play(p, "recruit sonar_operator")
    assert {option.details["tier"] for option in p.options()} == {1}
    play(p, "recruit sonar_operator", "pass", "pass")
    assert (p.seat, step(p)) == (1, "recruit")
    play(p, "recruit sonar_operator")
    assert {option.details["tier"] for option in p.options()} == {1, 2, 3}


@pytest.mark.rule("DS-300", "AM-121")
def test_flooded_lab_leaves_everybody_half_of_the_research() -> None:
    seated = {seat: {"research": amount} for seat, amount in enumerate((7, 8, 1))}
    p = coop(3, "flooded_lab", round=3, players=seated)
    new_round(p)
    assert [research(p, seat) for seat in range(3)] == [3, 4, 0]
    assert in_force(p) == "", "carried out at once"


# -- the prototype -------------------------------------------------------------------------------------------


def open_goals(seats: int, seed: int) -> list[str]:
    mode = "solo" if seats == 1 else "coop"
    p: Any = bs.start("deepsea", seats=seats, seed=seed, mode=mode, edition="prototype")
    return list(p.view(-1)["coop"]["open"])


@pytest.mark.rule("DS-305", "DS-306", "AM-128")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_six_bonus_goals_stand_in_for_the_cards_of_the_prototype(seats: int) -> None:
    """Whatever the number of players, each of them may lie open, and no other."""
    drawn = [open_goals(seats, seed) for seed in range(25)]
    assert {len(set(names)) for names in drawn} == {3}
    six = {"dedicated", "seasoned", "far_flung", "charted", "capable", "thrifty"}
    assert {name for names in drawn for name in names} == six


def needed(edition: str, mission: int, seats: int) -> list[int]:
    mode = "solo" if seats == 1 else "coop"
    p: Any = bs.start("deepsea", seats=seats, seed=1, mission=str(mission), edition=edition, mode=mode)
    return [goal["need"] for goal in p.view(-1)["coop"]["goals"][:4]]


@pytest.mark.rule("DS-290", "AM-128")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_thresholds_of_the_prototype(seats: int) -> None:
    """Goal 1 of mission 1 as printed, the Impact goals times 33/45, all others as in retail"""
    for mission in range(1, 9):
        ours, retail = needed("prototype", mission, seats), needed("retail", mission, seats)
        assert ours[0] == round(retail[0] * 33 / 45)
        if mission == 1:
            assert ours[1] == [7, 12, 16, 19][seats - 1]
            assert ours[2:] == retail[2:]
        else:
            assert ours[1:] == retail[1:]
    assert needed("prototype", 1, 3)[0] == 33
