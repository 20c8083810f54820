"""Rounds, Recruitment, Effort, Reassignment: DS-058 .. DS-063, DS-078 .. DS-101."""

import pytest

import bathysphere as bs

from .table import (
    attribute,
    events,
    faces,
    frame,
    options,
    play,
    position,
    refusal,
    staging,
    step,
    supply,
)


@pytest.mark.rule("DS-059", "DS-060", "DS-061", "DS-063")
def test_each_player_does_all_of_preparation_in_wave_order_before_anybody_acts() -> None:
    p = bs.start("deepsea", seats=3, seed=1)
    order = []
    while step(p) != "turn":
        order.append((p.seat, step(p)))
        p.act(p.choices[0])
    assert [entry for entry in order if entry[1] == "recruit"] == [
        (0, "recruit"),
        (1, "recruit"),
        (2, "recruit"),
    ]
    assert p.seat == 0
    assert [len(faces(p, seat)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("DS-062")
def test_nobody_can_pass_during_preparation() -> None:
    p = bs.start("deepsea", seats=2, seed=1)
    assert step(p) == "recruit"
    assert refusal(p, "pass") == "DS-059"


@pytest.mark.rule("DS-079", "DS-080", "DS-081", "DS-085", "DS-086", "DS-082", "DS-084")
def test_recruiting_the_navigator() -> None:
    """EX-006"""
    p = position(do="recruit", players={0: {"attributes": {"reputation": 2}, "staging": 1}})
    assert {option.details["tier"] for option in p.options()} == {1, 2}
    assert refusal(p, "recruit rov_operator") == "DS-079"
    play(p, "recruit navigator")
    assert attribute(p, "inspiration") == 1
    assert faces(p) == ["team_leader", "navigator"]
    assert staging(p) == 2


@pytest.mark.rule("DS-086", "DS-092", "DS-090", "DS-091")
def test_inspiration_of_the_recruit_counts_in_the_same_effort() -> None:
    p = position(do="recruit", players={0: {"attributes": {"inspiration": 1, "reputation": 2}}})
    play(p, "recruit navigator")
    assert (attribute(p, "inspiration"), staging(p)) == (2, 2)


@pytest.mark.rule("DS-078", "AM-032")
def test_recruiting_cannot_be_refused() -> None:
    p = position(do="recruit")
    assert refusal(p, "decline") == "DS-078"


@pytest.mark.rule("DS-078", "DS-079")
def test_without_a_permitted_tile_nobody_is_recruited() -> None:
    """AM-031"""
    tiles = [
        ["team_leader", *["pilot"] * 5],
        ["team_leader", *["reef_diver"] * 5],
        ["team_leader", *["sonar_operator"] * 5],
    ]
    p = position(
        do="recruit", players={seat: {"tiles": tiles[seat]} for seat in range(3)}, state={"active": -1}
    )
    assert step(p) == "" or step(p) != "recruit"
    assert len(faces(p)) == 6


@pytest.mark.rule("DS-083")
def test_a_second_copy_may_be_recruited() -> None:
    p = position(do="recruit", players={0: {"tiles": ["team_leader", "pilot"]}})
    play(p, "recruit pilot")
    assert faces(p) == ["team_leader", "pilot", "pilot"]


@pytest.mark.rule("DS-087", "DS-088")
def test_only_top_tiles_of_tier_5_and_an_emptied_pocket_is_refilled() -> None:
    pockets = [
        ["mentor"],
        ["adventurer", "biogeographer", "ichthyologist"],
        ["fleet_coordinator", "robotics_engineer"],
    ]
    pockets[2] = [
        "ocean_historian",
        "biotechnologist",
        "fleet_coordinator",
        "dive_team_leader",
        "robotics_engineer",
    ]
    p = position(do="recruit", pockets=pockets, players={0: {"attributes": {"reputation": 10}}})
    assert refusal(p, "recruit adventurer") == "DS-087"
    before = p.reveals
    play(p, "recruit mentor")
    assert [pocket["top"] for pocket in p.view(-1)["pockets"]] == [
        "robotics_engineer",
        "ichthyologist",
        "dive_team_leader",
    ]
    assert p.reveals > before


@pytest.mark.rule("DS-088", "AM-034")
def test_of_equal_pockets_the_recruiter_picks() -> None:
    """AM-034"""
    pockets = [["mentor"], ["adventurer", "biogeographer"], ["fleet_coordinator", "robotics_engineer"]]
    tiles = ["team_leader", "ichthyologist", "ocean_historian", "biotechnologist", "dive_team_leader"]
    p = position(
        do="recruit", pockets=pockets, players={0: {"attributes": {"reputation": 10}}, 1: {"tiles": tiles}}
    )
    play(p, "recruit mentor")
    assert options(p) == ["refill 2", "refill 3"]
    assert refusal(p, "refill 1") == "DS-088"
    play(p, "refill 3")
    assert [pocket["top"] for pocket in p.view(-1)["pockets"]] == [
        "robotics_engineer",
        "biogeographer",
        "fleet_coordinator",
    ]


@pytest.mark.rule("DS-088", "DS-089", "AM-034", "AM-035")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_with_single_tiles_only_an_emptied_pocket_stays_empty(edition: str) -> None:
    """AM-035"""
    names = ["mentor", "adventurer", "biogeographer"]
    others = ["team_leader", "robotics_engineer"]
    if edition == "retail":
        others += [
            "ichthyologist",
            "ocean_historian",
            "biotechnologist",
            "dive_team_leader",
            "fleet_coordinator",
        ]
    p = position(
        do="recruit",
        pockets=[[name] for name in names],
        players={0: {"attributes": {"reputation": 10}}, 1: {"tiles": others}},
        edition=edition,
    )
    play(p, "recruit mentor")
    assert [pocket["tiles"] for pocket in p.view(-1)["pockets"]] == [0, 1, 1]
    assert step(p) != "refill"


@pytest.mark.rule("DS-089", "AM-034")
def test_prototype_redistributes_one_tile() -> None:
    """EX-004"""
    pockets = [["mentor"], ["adventurer", "biogeographer"], ["robotics_engineer"]]
    p = position(
        do="recruit", pockets=pockets, players={0: {"attributes": {"reputation": 10}}}, edition="prototype"
    )
    play(p, "recruit mentor")
    assert [pocket["tiles"] for pocket in p.view(-1)["pockets"]] == [1, 1, 1]


@pytest.mark.rule("DS-090")
def test_effort_level_3_gives_three_discs() -> None:
    """EX-007"""
    p = position(do="effort", players={0: {"attributes": {"inspiration": 4}}})
    assert (staging(p), supply(p)) == (3, 27)


@pytest.mark.rule("DS-030", "DS-093")
@pytest.mark.parametrize("edition", ["retail", "german"])
def test_effort_with_one_disc_left_uses_substitutes(edition: str) -> None:
    """EX-008"""
    wide = {
        "C1": "the_sea_star",
        "D1": "calm_seas",
        "B1": "dying_reef",
        "A1": "remote_anchorage",
        "C2": "the_looking_glass",
    }
    wide |= {"A2": "resupply_modules", "B2": "whale_calving_grounds", "D2": "dolphin_pods"}
    p = position(
        do="effort",
        ocean=wide,
        players={0: {"attributes": {"inspiration": 4}, "supply": 1}},
        edition=edition,
    )
    assert (staging(p), supply(p), p.substitutes[0]) == (3, 0, 2)


@pytest.mark.rule("DS-031", "DS-094")
def test_effort_with_one_disc_left_in_the_prototype() -> None:
    """EX-008"""
    wide = {
        "C1": "the_sea_star",
        "D1": "calm_seas",
        "B1": "dying_reef",
        "A1": "remote_anchorage",
        "C2": "the_looking_glass",
    }
    wide |= {"A2": "resupply_modules", "B2": "whale_calving_grounds", "D2": "dolphin_pods"}
    p = position(
        do="effort",
        ocean=wide,
        players={0: {"attributes": {"inspiration": 4}, "supply": 1}},
        edition="prototype",
    )
    assert (staging(p), supply(p)) == (1, 0)


@pytest.mark.rule("DS-032")
def test_the_staging_area_has_no_limit() -> None:
    p = position(do="effort", players={0: {"staging": 25, "attributes": {"inspiration": 12}}})
    assert staging(p) == 30


@pytest.mark.rule("DS-095", "DS-097", "DS-098", "DS-099", "DS-096")
def test_reassignment_level_1_with_two_discs() -> None:
    """EX-009"""
    p = position(
        do=frame("reassign", left=1), players={0: {"tiles": ["team_leader*", "pilot*"], "staging": 1}}
    )
    assert options(p) == ["take-back team_leader", "take-back pilot", "decline"]
    play(p, "take-back team_leader")
    assert (staging(p), faces(p)) == (2, ["team_leader", "pilot*"])
    assert step(p) != "reassign"


@pytest.mark.rule("DS-095", "AM-038")
def test_a_player_may_take_back_fewer() -> None:
    """AM-038"""
    tiles = ["team_leader*", "pilot*", "reef_diver*"]
    p = position(do=frame("reassign", left=2), players={0: {"tiles": tiles}})
    play(p, "take-back pilot", "decline")
    assert faces(p) == ["team_leader*", "pilot", "reef_diver*"]


@pytest.mark.rule("DS-098")
def test_discs_come_back_in_one_order() -> None:
    p = position(
        do=frame("reassign", left=2), players={0: {"tiles": ["team_leader*", "pilot*", "reef_diver*"]}}
    )
    play(p, "take-back pilot")
    assert refusal(p, "take-back team_leader") == "DS-098"
    assert refusal(p, "take-back sonar_operator") == "DS-098"


@pytest.mark.rule("DS-100")
def test_in_round_1_the_team_leaders_disc_comes_back() -> None:
    """EX-010"""
    p = bs.start("deepsea", seats=2, seed=1)
    seen = events(p, "recruit reef_diver")
    assert {"kind": "took-back", "seat": 0, "face": 1} in seen
    assert (staging(p), faces(p)) == (3, ["team_leader", "reef_diver"])


@pytest.mark.rule("DS-101", "DS-218")
def test_discs_on_journals_stay() -> None:
    card = "safe_movement_procedure"
    p = position(
        do=frame("reassign", left=5),
        players={0: {"tiles": ["team_leader*"], "journals": [card]}},
        state={"circles": {card: 1}},
    )
    assert p.circles[p.content.labels["card"].index(card)] == 1
    assert staging(p) == 1


@pytest.mark.rule("DS-254", "DS-257", "DS-258", "DS-260", "DS-105")
def test_the_wave_passes_when_all_have_passed() -> None:
    p = position(
        players={
            seat: {"staging": 2, "research": 3, "tokens": ["travel"] if seat == 0 else []}
            for seat in range(3)
        }
    )
    play(p, "pass", "pass", "pass")
    assert (p.round, p.wave, p.seat, step(p)) == (2, 1, 1, "recruit")
    assert (staging(p), p.research[0], len(p.held[0])) == (2, 3, 1)


@pytest.mark.rule("DS-255", "DS-303")
def test_after_round_six_the_game_is_over() -> None:
    """EX-050"""
    p = position(round=6)
    play(p, "pass", "pass", "pass")
    assert p.over
    assert p.wave == 0
