"""Rulings on zones with rules of their own: AM-073 .. AM-075, AM-108 .. AM-111."""

from pathlib import Path
from typing import Any

import pytest

from .packs import changed
from .table import (
    attribute,
    disc,
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
    vessels,
)

STAR = {"C1": "the_sea_star", "C2": "the_looking_glass"}
WHALES = STAR | {"D1": "calm_seas", "D2": "whale_calving_grounds"}
RING = {"whale_calving_grounds-j1": 0}
SAME_DEPTH = "extending_conservation_area_of_effectiveness"
"""Its circle is a Conserve anywhere at the depth of an own Vessel."""
ONE_MORE = "understanding_life_in_the_deepest_sea"
"""Its circle is a Dive that takes one more token."""


@pytest.mark.rule("DS-241", "AM-073")
def test_each_conserve_that_is_paid_for_brings_one_more() -> None:
    """The Aquaculturist conserves twice: with the ring four discs are laid, and no fifth."""
    player = {
        "vessels": ["whale_calving_grounds"],
        "staging": 8,
        "research": 12,
        "tiles": ["team_leader*", "aquaculturist"],
    }
    p = position(ocean=WHALES, discs=RING, players={0: player})
    play(p, "activate aquaculturist")
    for first, second in (("c2", "c4"), ("c6", "c5")):
        assert step(p) == "conserve"
        play(p, f"conserve whale_calving_grounds-{first}", f"conserve whale_calving_grounds-{second}")
    assert (step(p), p.seat, research(p)) == ("turn", 1, 6)
    assert staging(p) == 3


@pytest.mark.rule("DS-241", "AM-073")
@pytest.mark.parametrize("by", ["token", "journal"])
def test_tokens_and_journals_pay_for_a_conserve_too(by: str) -> None:
    player: dict[str, Any] = {"vessels": ["whale_calving_grounds"], "staging": 4, "research": 12}
    player |= {"tokens": ["conserve"]} if by == "token" else {"journals": [SAME_DEPTH]}
    p = position(ocean=WHALES, discs=RING, players={0: player})
    play(p, "use conserve" if by == "token" else f"circle {SAME_DEPTH}")
    play(p, "conserve whale_calving_grounds-c2", "conserve whale_calving_grounds-c4")
    assert step(p) == "turn", "no third Conserve"


RIG = {"C1": "the_sea_star", "D1": "decommissioned_oil_rig"}


@pytest.mark.rule("DS-224", "DS-239", "AM-075")
def test_a_zone_speaks_up_for_an_action_done_there_by_a_card() -> None:
    """The last site of the Oil Rig is taken from another zone of its depth."""
    player = {
        "vessels": ["the_sea_star"],
        "staging": 2,
        "research": 1,
        "journals": [SAME_DEPTH],
        "tiles": ["team_leader", "pilot"],
    }
    discs = {f"decommissioned_oil_rig-c{number}": 1 for number in (1, 2, 3)}
    p = position(2, ocean=RIG, discs=discs, players={0: player, 1: {"tiles": ["team_leader", "reef_diver"]}})
    play(p, f"circle {SAME_DEPTH}", "conserve decommissioned_oil_rig-c4")
    assert (step(p), p.seat) == ("promote", 0)
    play(p, "promote kind=pilot circle=empty")
    assert (step(p), p.seat) == ("promote", 1)
    play(p, "promote kind=reef_diver circle=empty")
    assert (faces(p, 0), faces(p, 1)) == (
        ["team_leader", "skipper"],
        ["team_leader", "underwater_photographer"],
    )


# -- leaving the Jellyfish Bloom -----------------------------------------------------------------------------


@pytest.mark.rule("DS-241", "DS-146", "AM-108")
def test_what_leaving_brings_comes_after_the_move_and_before_the_arrival() -> None:
    """Both are Impact: the first is of depth 3, the second of the Dying Reef at depth 1 (mission 10)."""
    ocean = {"C1": "the_sea_star", "D1": "dying_reef", "D2": "dolphin_pods", "D3": "jellyfish_bloom"}
    player = {"vessels": ["jellyfish_bloom"], "attributes": {"ingenuity": 4}}
    p = position(
        2, mission="10", ocean=ocean, discs={"jellyfish_bloom-j1": 0}, players={0: player}, do="travel"
    )
    play(p, "travel dying_reef")
    assert (step(p), vessels(p)) == ("impact", ["dying_reef"])
    assert options(p) == ["mark 2,0", "decline"], "the track of depth 3, though no Vessel is there any more"
    play(p, "decline")
    assert (step(p), options(p)) == ("impact", ["mark 0,0", "decline"])


# -- Shipwreck and one more token ----------------------------------------------------------------------------


def wreck_dive(tokens: list[str]) -> Any:
    player = {"vessels": ["shipwreck"], "staging": 1, "journals": [ONE_MORE]}
    p = position(
        2,
        ocean=STAR | {"D1": "calm_seas", "D2": "shipwreck"},
        players={0: player},
        tokens={"shipwreck-d1": tokens},
    )
    return play(p, f"circle {ONE_MORE}", "dive shipwreck-d1")


@pytest.mark.rule("DS-174", "DS-222", "AM-109")
def test_the_additional_token_is_taken_after_one_of_two_is_kept() -> None:
    p = wreck_dive(["travel", "impact", "disc", "sonar"])
    for seat in (-1, 0, 1):
        assert p.view(seat)["looked"] == ["travel", "impact"], "two are drawn, and all see them"
    play(p, "keep-token travel")
    assert sorted(held(p)) == ["disc", "travel"]
    assert p.view(1)["token_discard"] == ["impact"]
    assert p.view(1)["players"][0]["tokens"] == ["travel", "disc"]
    assert p.view(-1)["zones"][-1]["sites"]["d1"] == {"tokens": 1}


@pytest.mark.rule("DS-222", "AM-109")
def test_there_may_be_no_additional_token_left() -> None:
    p = wreck_dive(["travel", "impact"])
    play(p, "keep-token impact")
    assert (held(p), p.view(-1)["token_discard"]) == (["impact"], ["travel"])


# -- a Conserve from afar ------------------------------------------------------------------------------------


@pytest.mark.rule("DS-224", "DS-239", "AM-110")
def test_the_journal_reaches_the_cave_from_any_zone_of_its_depth() -> None:
    """Its Conservation site is worked from the left; the Vessel lies on the right, or two columns away."""
    ocean = {
        "A1": "kelp_forest",
        "A2": "dolphin_pods",
        "C1": "the_sea_star",
        "C2": "submerged_cave_system",
        "D1": "calm_seas",
        "D2": "resupply_modules",
    }
    for zone in ("resupply_modules", "dolphin_pods"):
        player = {"vessels": [zone], "staging": 2, "research": 2, "journals": [SAME_DEPTH]}
        p = position(2, ocean=ocean, players={0: player})
        play(p, f"circle {SAME_DEPTH}", "conserve submerged_cave_system-c1")
        assert (disc(p, "submerged_cave_system-c1"), attribute(p, "ingenuity")) == (0, 1)
    above = {"vessels": ["the_sea_star"], "staging": 2, "research": 2, "journals": [SAME_DEPTH]}
    p = position(2, ocean=ocean, players={0: above})
    play(p, f"circle {SAME_DEPTH}")
    assert refusal(p, "conserve submerged_cave_system-c1") == "DS-194"


@pytest.mark.rule("DS-224", "DS-241", "AM-110")
@pytest.mark.parametrize(("zone", "second"), [("the_looking_glass", False), ("whale_calving_grounds", True)])
def test_the_second_conserve_needs_a_vessel_at_the_whales(zone: str, second: bool) -> None:
    player = {"vessels": [zone], "staging": 4, "research": 12, "journals": [SAME_DEPTH]}
    p = position(2, ocean=WHALES, discs=RING, players={0: player})
    play(p, f"circle {SAME_DEPTH}", "conserve whale_calving_grounds-c2")
    assert disc(p, "whale_calving_grounds-c2") == 0
    assert (step(p) == "conserve") == second


@pytest.mark.rule("DS-191", "DS-241", "AM-110")
def test_the_second_conserve_after_a_cheaper_one_costs_what_is_printed() -> None:
    player = {"vessels": ["whale_calving_grounds"], "staging": 3, "research": 4, "tokens": ["conserve"]}
    p = position(2, ocean=WHALES, discs=RING, players={0: player})
    play(p, "use conserve", "conserve whale_calving_grounds-c2")
    assert (step(p), research(p)) == ("conserve", 3)
    play(p, "conserve whale_calving_grounds-c4")
    assert research(p) == 1


# -- passing through -----------------------------------------------------------------------------------------

ABYSS = {
    "A1": "the_sea_star",
    "C4": "seamount",
    "C5": "whale_fall",
    "D5": "abyssal_trench",
    "E5": "scaly_foot_snails",
}


@pytest.mark.rule("DS-138", "DS-142", "DS-239", "AM-111")
def test_a_second_vessel_passes_through_the_trench_but_does_not_stop() -> None:
    player = {"vessels": ["whale_fall", "abyssal_trench", "the_sea_star"], "attributes": {"ingenuity": 10}}
    p = position(2, ocean=ABYSS, players={0: player}, do="travel")
    play(p, "vessel whale_fall")
    assert refusal(p, "travel abyssal_trench") == "DS-239"
    play(p, "travel scaly_foot_snails")
    assert sorted(vessels(p)) == ["abyssal_trench", "scaly_foot_snails", "the_sea_star"]


@pytest.mark.rule("DS-240", "DS-142", "AM-111")
def test_the_travel_from_the_black_smoker_may_lead_through_depth_5() -> None:
    ocean = {"A1": "the_sea_star", "C5": "black_smoker", "D5": "whale_fall", "D4": "seamount"}
    player = {"vessels": ["black_smoker"], "attributes": {"ingenuity": 10}}
    tokens = {"black_smoker-d1": ["disc"]}
    p = position(2, ocean=ocean, players={0: player}, tokens=tokens, do="dive")
    assert refusal(p, "travel whale_fall") == "DS-240"
    assert legal(p, "travel seamount")
    play(p, "travel seamount")
    assert vessels(p) == ["seamount"]


@pytest.mark.rule("DS-239", "DS-142", "AM-111")
@pytest.mark.parametrize(("middle", "crossed"), [("submerged_cave_system", False), ("shipwreck", True)])
def test_nobody_passes_through_the_cave(middle: str, crossed: bool) -> None:
    ocean = {"A1": "the_sea_star", "B2": "dolphin_pods", "C2": middle, "D2": "resupply_modules"}
    player = {"vessels": ["dolphin_pods", "the_sea_star"], "attributes": {"ingenuity": 10}}
    p = position(2, ocean=ocean, players={0: player}, do="travel")
    if crossed:
        assert legal(p, "travel resupply_modules")
    else:
        assert vessels(p) == ["dolphin_pods", "the_sea_star"]
        assert step(p) not in ("travel", "travel-to"), "there is no way anywhere"


@pytest.mark.rule("DS-241", "AM-074")
def test_a_ring_that_a_conserve_takes_does_not_help_that_conserve(tmp_path: Path) -> None:
    """None of our boards has a Conservation site with a ring; a board of one's own may."""
    pack = changed(tmp_path, "zones.toml", ('ring = ["j1"]\nextra = 1', 'ring = ["c2"]\nextra = 1'))
    player: dict[str, Any] = {"vessels": ["whale_calving_grounds"], "staging": 3, "research": 8}
    p = position(ocean=WHALES, do="conserve", players={0: player}, pack=pack)
    play(p, "conserve whale_calving_grounds-c2")
    assert step(p) != "conserve"
    ring = {"whale_calving_grounds-c2": 0}
    p = position(ocean=WHALES, do="conserve", players={0: player}, discs=ring, pack=pack)
    play(p, "conserve whale_calving_grounds-c4")
    assert step(p) == "conserve"
