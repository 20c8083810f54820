"""Activation turns, passing, tokens and Journal circles: DS-103 .. DS-126, DS-174 .. DS-193, DS-217,
DS-218.
"""

import pytest

from .table import (
    attribute,
    disc,
    events,
    faces,
    held,
    legal,
    options,
    play,
    position,
    refusal,
    research,
    staging,
    step,
    supply,
    vessels,
)

SEA = {
    "B1": "volcanic_island",
    "C1": "the_sea_star",
    "D1": "kelp_forest",
    "C2": "the_looking_glass",
    "D2": "ledge_elevator",
}


@pytest.mark.rule("DS-103", "DS-104", "DS-105", "DS-126")
def test_who_has_passed_is_skipped_for_the_round() -> None:
    p = position(players={s: {"staging": 2, "tiles": ["team_leader", "pilot"]} for s in range(3)})
    play(p, "pass")
    assert p.seat == 1
    play(p, "activate pilot", "decline")
    assert p.seat == 2
    play(p, "pass")
    assert p.seat == 1


@pytest.mark.rule("DS-106", "DS-029")
def test_activating_moves_a_disc_from_staging() -> None:
    """EX-011"""
    p = position(players={0: {"staging": 2, "tiles": ["team_leader", "reef_diver"]}})
    play(p, "activate reef_diver")
    assert (staging(p), faces(p)) == (1, ["team_leader", "reef_diver*"])
    assert options(p) == ["dive the_sea_star-d1", "decline"]


@pytest.mark.rule("DS-106", "DS-029")
def test_without_a_staged_disc_nothing_can_be_activated() -> None:
    p = position(players={0: {"staging": 0}})
    assert refusal(p, "activate team_leader") == "DS-106"
    assert options(p) == ["pass"]


@pytest.mark.rule("DS-107")
def test_a_full_circle_cannot_be_activated() -> None:
    p = position(players={0: {"staging": 2, "tiles": ["team_leader*", "pilot"]}})
    assert refusal(p, "activate team_leader") == "DS-107"


@pytest.mark.rule("DS-108")
def test_a_face_without_circle_is_never_activated() -> None:
    p = position(players={0: {"staging": 2, "tiles": ["team_leader", "marine_engineer"]}})
    assert refusal(p, "activate marine_engineer") == "DS-108"


@pytest.mark.rule("DS-112")
def test_of_a_choice_only_one_action() -> None:
    """EX-012"""
    p = position(
        ocean=SEA,
        players={
            0: {
                "staging": 3,
                "research": 5,
                "vessels": ["kelp_forest"],
                "tiles": ["team_leader", "ecologist"],
            }
        },
    )
    play(p, "activate ecologist")
    assert options(p) == ["do travel", "do conserve", "end"]
    play(p, "do travel")
    assert vessels(p) == ["the_sea_star"]
    assert p.seat == 1


@pytest.mark.rule("DS-113", "DS-114", "DS-115", "DS-117", "DS-110")
def test_actions_side_by_side_each_once_in_any_order() -> None:
    """EX-013"""
    p = position(
        ocean=SEA,
        players={0: {"staging": 3, "research": 5, "tiles": ["team_leader", "field_researcher"]}},
        display=["reef_photography_with_swarm_camera_systems"],
    )
    play(p, "activate field_researcher")
    assert options(p) == ["do sonar", "do journal", "end"]
    play(p, "do journal")
    while step(p) not in ("actions", "sonar"):
        p.act(p.choices[-1])
    assert disc(p, "the_sea_star-j1") == 0
    assert step(p) == "sonar"
    play(p, "sonar the_sea_star-s1")
    assert staging(p) == 0


@pytest.mark.rule("DS-114")
def test_a_used_slot_is_refused() -> None:
    p = position(
        ocean=SEA,
        players={0: {"staging": 4, "tokens": ["disc"], "tiles": ["team_leader", "adventurer"]}},
    )
    play(p, "activate adventurer", "do sonar", "decline", "do sonar", "decline")
    assert (disc(p, "the_sea_star-s1"), disc(p, "the_sea_star-s2")) == (0, 0)
    assert refusal(p, "do sonar") == "DS-114"
    assert refusal(p, "do dive") == "DS-112"


@pytest.mark.rule("DS-116", "AM-055")
def test_two_symbols_are_two_uses_also_in_different_zones() -> None:
    """AM-055"""
    p = position(
        ocean=SEA,
        players={
            0: {
                "staging": 2,
                "vessels": ["the_sea_star", "kelp_forest"],
                "tiles": ["team_leader", "deep_sea_diver"],
            }
        },
    )
    play(p, "activate deep_sea_diver", "dive the_sea_star-d1")
    while step(p) != "dive":
        play(p, "do dive")
    play(p, "dive kelp_forest-d1")
    assert len(held(p)) == 2


@pytest.mark.rule("DS-118", "DS-110", "AM-040")
def test_activating_without_acting_is_legal() -> None:
    """AM-040"""
    p = position(players={0: {"staging": 1, "tiles": ["team_leader", "sonar_operator"]}})
    play(p, "activate sonar_operator")
    assert p.seat == 1
    assert faces(p) == ["team_leader", "sonar_operator*"]


@pytest.mark.rule("DS-111", "DS-175")
def test_travel_and_dive_need_no_further_disc() -> None:
    p = position(players={0: {"staging": 1}})
    play(p, "activate team_leader")
    assert options(p) == ["do travel", "do dive", "end"]


@pytest.mark.rule("DS-119", "DS-120")
def test_what_the_sea_star_offers() -> None:
    """EX-014"""
    cards = ["reef_photography_with_swarm_camera_systems", "organic_casing_for_deep_sea_exploration"]
    p = position(players={0: {"staging": 2, "research": 9}}, display=cards)
    play(p, "activate team_leader")
    assert options(p) == ["do travel", "do sonar", "do dive", "do journal", "end"]
    assert refusal(p, "do conserve") == "DS-119"
    empty = position(
        players={0: {"staging": 2, "research": 9}}, display=cards, tokens={"the_sea_star-d1": []}
    )
    play(empty, "activate team_leader")
    assert not legal(empty, "do dive")


@pytest.mark.rule("DS-119")
def test_no_action_without_a_vessel() -> None:
    p = position(ocean=SEA, do="dive", players={0: {"vessels": ["kelp_forest", "the_sea_star"]}})
    assert refusal(p, "dive ledge_elevator-d1") == "DS-174"


@pytest.mark.rule("DS-109")
def test_one_activation_a_turn() -> None:
    p = position(players={0: {"staging": 3, "tokens": ["disc"], "tiles": ["team_leader", "pilot"]}})
    play(p, "activate team_leader")
    assert refusal(p, "activate pilot") == "DS-109"


# -- Journal circles -------------------------------------------------------------------------------------


@pytest.mark.rule("DS-121", "DS-217", "DS-218", "DS-223", "DS-124", "DS-125")
def test_a_journal_circle_is_a_turn_and_works_once() -> None:
    card = "safe_movement_procedure"
    sea = {"A1": "atoll", "B1": "calm_seas", "C1": "the_sea_star", "C2": "the_looking_glass"}
    p = position(ocean=sea, players={0: {"staging": 2, "journals": [card]}})
    play(p, f"circle {card}")
    assert staging(p) == 1
    assert "travel atoll" in options(p)
    play(p, "travel the_looking_glass")
    assert p.seat == 1
    play(p, "pass", "pass")
    assert refusal(p, f"circle {card}") == "DS-218"


@pytest.mark.rule("DS-217", "AM-053")
def test_a_circle_cannot_be_used_in_the_turn_of_publication() -> None:
    """AM-053"""
    card = "safe_movement_procedure"
    p = position(
        ocean={"C1": "dying_reef", "B1": "the_sea_star"},
        players={0: {"staging": 3, "research": 3, "tokens": ["journal"], "vessels": ["dying_reef"]}},
        display=[card],
    )
    play(p, "use journal")
    while step(p) != "turn":
        p.act(p.choices[-1])
    assert (p.seat, p.published[0]) == (0, [p.content.labels["card"].index(card)])
    assert refusal(p, f"circle {card}") == "DS-217"


@pytest.mark.rule("DS-222")
def test_a_dive_that_takes_one_more_token() -> None:
    card = "understanding_life_in_the_deepest_sea"
    p = position(
        players={0: {"staging": 1, "journals": [card]}},
        tokens={"the_sea_star-d1": ["travel", "disc", "impact"]},
    )
    play(p, f"circle {card}", "dive the_sea_star-d1")
    assert held(p) == ["travel", "disc"]
    one = position(players={0: {"staging": 1, "journals": [card]}}, tokens={"the_sea_star-d1": ["travel"]})
    play(one, f"circle {card}", "dive the_sea_star-d1")
    assert held(one) == ["travel"]


@pytest.mark.rule("DS-224")
def test_a_conserve_anywhere_at_the_depth_of_a_vessel() -> None:
    card = "extending_conservation_area_of_effectiveness"
    p = position(ocean=SEA, players={0: {"staging": 2, "research": 4, "journals": [card]}})
    play(p, f"circle {card}")
    assert options(p) == ["conserve kelp_forest-c1", "conserve kelp_forest-c2", "decline"]


# -- dive tokens -----------------------------------------------------------------------------------------


@pytest.mark.rule("DS-122", "DS-186")
@pytest.mark.parametrize("edition", ["retail", "german"])
def test_a_token_can_be_the_whole_turn(edition: str) -> None:
    """EX-030"""
    p = position(players={0: {"tokens": ["travel"]}}, edition=edition)
    play(p, "use travel", "travel volcanic_island")
    assert vessels(p) == ["volcanic_island"]
    assert p.seat == 1


@pytest.mark.rule("DS-122", "DS-177", "AM-044")
def test_the_standalone_token_may_be_spent_for_research() -> None:
    """AM-044"""
    p = position(players={0: {"tokens": ["travel"]}})
    play(p, "spend travel")
    assert (research(p), p.seat) == (3, 1)


@pytest.mark.rule("DS-123", "DS-187")
def test_in_the_prototype_a_token_is_no_turn() -> None:
    """EX-030"""
    p = position(players={0: {"tokens": ["travel"]}}, edition="prototype")
    assert refusal(p, "use travel") == "DS-187"
    assert options(p) == ["pass"]


@pytest.mark.rule("DS-123", "DS-180")
def test_prototype_tokens_before_the_activation_must_leave_it_possible() -> None:
    """AM-104"""
    tokens = ["disc", "disc_for_research"]
    p = position(players={0: {"staging": 1, "tokens": ["disc_for_research"]}}, edition="prototype")
    assert refusal(p, "use disc_for_research") == "DS-187"
    p = position(players={0: {"staging": 0, "tokens": tokens[:1]}}, edition="prototype")
    play(p, "use disc")
    assert legal(p, "activate team_leader")
    assert not legal(p, "end")


@pytest.mark.rule("DS-178", "DS-179", "DS-180", "DS-182")
def test_tokens_come_on_top_of_the_activation() -> None:
    p = position(
        players={0: {"staging": 2, "tokens": ["disc"], "tiles": ["team_leader", "reef_diver"]}},
        tokens={"the_sea_star-d1": ["impact"]},
    )
    play(p, "use disc", "activate reef_diver", "dive the_sea_star-d1")
    assert staging(p) == 2
    assert options(p) == ["spend impact", "use impact", "end"]
    play(p, "use impact", "mark 0,0")
    assert (attribute(p, "reputation"), p.seat) == (1, 1)


@pytest.mark.rule("DS-177", "DS-189", "DS-174", "DS-182")
def test_dive_at_the_ledge_elevator() -> None:
    """EX-026"""
    p = position(
        ocean=SEA,
        do="dive",
        players={0: {"vessels": ["ledge_elevator", "the_sea_star"]}},
        tokens={"ledge_elevator-d1": ["travel"]},
    )
    before = p.reveals
    play(p, "dive ledge_elevator-d1")
    assert p.reveals == before + 1
    assert held(p) == ["travel"]


@pytest.mark.rule("DS-189", "DS-190", "AM-045")
def test_two_tokens_at_the_end_of_a_turn() -> None:
    """EX-029, AM-045"""
    p = position(
        players={0: {"staging": 1, "research": 12, "tokens": ["travel"]}},
        tokens={"the_sea_star-d1": ["impact"]},
    )
    play(p, "activate team_leader", "do dive")
    assert refusal(p, "end") == "DS-190"
    play(p, "spend impact")
    assert research(p) == 12
    play(p, "end")
    assert p.seat == 1


@pytest.mark.rule("DS-192", "DS-193", "DS-073")
@pytest.mark.parametrize(("before", "after"), [(4, 9), (10, 12)])
def test_a_disc_for_five_research(before: int, after: int) -> None:
    """EX-028"""
    p = position(players={0: {"staging": 2, "research": before, "tokens": ["disc_for_research"]}})
    supplied = supply(p)
    play(p, "use disc_for_research")
    assert (staging(p), supply(p), research(p)) == (1, supplied + 1, after)


@pytest.mark.rule("DS-192", "AM-048")
def test_no_five_research_with_an_empty_staging_area() -> None:
    """AM-048"""
    p = position(players={0: {"tokens": ["disc_for_research"]}})
    assert refusal(p, "use disc_for_research") == "DS-192"
    assert legal(p, "spend disc_for_research")


@pytest.mark.rule("DS-176")
def test_a_plain_token_has_research_only() -> None:
    p = position(players={0: {"tokens": ["plain_research"]}})
    assert refusal(p, "use plain_research") == "DS-176"
    play(p, "spend plain_research")
    assert research(p) == 4


@pytest.mark.rule("DS-191")
@pytest.mark.parametrize(("site", "left"), [("c1", 0), ("c2", 1)])
def test_the_cheaper_conserve(site: str, left: int) -> None:
    """EX-027"""
    p = position(
        ocean=SEA,
        players={0: {"staging": 1, "research": 1, "tokens": ["conserve"], "vessels": ["kelp_forest"]}},
    )
    play(p, "use conserve", f"conserve kelp_forest-{site}")
    assert research(p) == left
    free = position(
        ocean={"C1": "the_sea_star", "D1": "dying_reef"},
        players={0: {"staging": 1, "research": 0, "tokens": ["conserve"], "vessels": ["dying_reef"]}},
    )
    play(free, "use conserve")
    assert "conserve dying_reef-c4" in options(free)


@pytest.mark.rule("DS-181", "DS-196")
def test_tokens_pay_in_the_middle_of_an_action() -> None:
    p = position(
        ocean=SEA,
        players={0: {"staging": 2, "research": 0, "tokens": ["travel"], "vessels": ["kelp_forest"]}},
    )
    play(p, "activate team_leader", "do conserve", "conserve kelp_forest-c1")
    assert (research(p), held(p)) == (1, [])
    assert disc(p, "kelp_forest-c1") == 0


@pytest.mark.rule("DS-181")
def test_with_several_tokens_the_owner_picks_what_pays() -> None:
    p = position(
        ocean=SEA,
        do="conserve",
        players={0: {"staging": 2, "research": 0, "tokens": ["travel", "disc"], "vessels": ["kelp_forest"]}},
    )
    play(p, "conserve kelp_forest-c1")
    assert options(p) == ["spend travel", "spend disc"]
    assert refusal(p, "spend impact") == "DS-178"
    play(p, "spend disc")
    assert (research(p), held(p)) == (1, ["travel"])


@pytest.mark.rule("DS-178")
def test_no_tokens_in_somebody_elses_turn() -> None:
    """AM-023"""
    p = position(
        ocean=SEA,
        do="conserve",
        state={"active": 1},
        players={0: {"staging": 2, "tokens": ["travel"], "vessels": ["kelp_forest"]}},
    )
    assert step(p) != "conserve"


@pytest.mark.rule("DS-103", "AM-042")
def test_passing_is_the_whole_turn() -> None:
    """AM-042"""
    p = position(players={0: {"tokens": ["travel"], "staging": 1}})
    play(p, "spend travel")
    assert refusal(p, "pass") == "DS-103"
    play(p, "end")
    assert p.seat == 1


@pytest.mark.rule("DS-188")
def test_activate_skip_everything_and_spend_tokens() -> None:
    p = position(players={0: {"staging": 1, "tokens": ["disc"]}})
    play(p, "activate team_leader", "use disc", "end")
    assert staging(p) == 1


@pytest.mark.rule("DS-228", "DS-117")
def test_promoting_the_specialist_that_is_acting() -> None:
    """AM-019"""
    p = position(
        players={0: {"staging": 2, "tokens": ["promote"], "tiles": ["team_leader", "pilot"]}},
    )
    play(p, "activate pilot", "use promote")
    assert faces(p) == ["team_leader", "skipper"]
    assert step(p) in ("actions", "travel", "travel-to")
    assert any(option.startswith("do travel") or option.startswith("travel") for option in options(p))


def test_the_robotics_engineer_acts_as_another_tile() -> None:
    """AM-119"""
    p = position(
        players={
            0: {
                "staging": 2,
                "tiles": ["team_leader*", "robotics_engineer", "marine_engineer", "reef_diver*"],
            }
        }
    )
    play(p, "activate robotics_engineer")
    assert options(p) == ["copy team_leader", "copy reef_diver"]
    assert refusal(p, "copy marine_engineer") == "DS-106"
    assert refusal(p, "copy pilot") == "DS-106"
    play(p, "copy reef_diver")
    assert options(p) == ["dive the_sea_star-d1", "decline"]


def test_events_tell_of_everything() -> None:
    p = position(players={0: {"staging": 2}})
    kinds = [
        event["kind"] for event in events(p, "activate team_leader", "do travel", "travel volcanic_island")
    ]
    assert kinds == ["activated", "travelled", "attribute"]
