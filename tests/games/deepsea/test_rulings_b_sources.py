"""Mission 10: from which depth an Impact comes, and so to which track its marker goes. AM-112."""

from typing import Any

import pytest

from .table import options, play, position, step
from .test_rulings_b_discover import FULL

DEPTHS = {
    "C1": "the_sea_star",
    "D1": "dying_reef",
    "C2": "the_looking_glass",
    "D2": "dolphin_pods",
    "C3": "jellyfish_bloom",
    "C4": "brine_pool",
    "C5": "abyssal_trench",
    "D3": "vortex",
}
TRACK = {1: "0,0", 2: "1,0", 3: "2,0", 4: "3,0", 5: "4,0"}


def sea(do: Any = "turn", vessel: str = "the_sea_star", others: Any = None, **more: Any) -> Any:
    """Seat 0 has a Vessel in this zone and others at depths 1 and 2, which are not to matter."""
    player = {"vessels": [vessel, "the_sea_star", "the_looking_glass"], "staging": 3, "research": 9}
    player |= more.pop("player", {})
    players = {0: player, 1: {"vessels": ["the_looking_glass"]}} | (others or {})
    return position(2, mission="10", ocean=more.pop("ocean", DEPTHS), do=do, players=players, **more)


def goes_to(p: Any, *depths: int, seat: int = 0) -> None:
    """An Impact of this seat may be laid on the tracks of these depths, and it is let go."""
    assert (step(p), p.seat) == ("impact", seat)
    assert options(p) == [*(f"mark {TRACK[depth]}" for depth in depths), "decline"]
    play(p, "decline")


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_the_impact_of_a_site_is_of_its_depth() -> None:
    goes_to(play(sea("conserve", "dying_reef"), "conserve dying_reef-c5"), 1)
    goes_to(play(sea("conserve", "dolphin_pods"), "conserve dolphin_pods-c3"), 2)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_the_impact_of_a_sonar_space_is_of_its_depth() -> None:
    discs = {"abyssal_trench-s1": 1, "abyssal_trench-s2": 1}
    p = sea("sonar", "abyssal_trench", discs=discs)
    goes_to(play(p, "sonar abyssal_trench-s3"), 5)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_the_impact_of_a_link_is_of_its_depth_for_every_owner() -> None:
    """The other owner's Vessels are at depths 1 and 4."""
    others = {1: {"vessels": ["the_sea_star", "brine_pool"]}}
    p = sea("conserve", "dolphin_pods", others, discs={"dolphin_pods-c1": 1})
    play(p, "conserve dolphin_pods-c2")
    goes_to(p, 2)
    goes_to(p, 2, seat=1)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_the_impact_of_a_dive_is_of_its_depth() -> None:
    goes_to(play(sea("dive", "brine_pool"), "dive brine_pool-d1"), 4)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_the_impact_of_a_discovery_bonus_is_of_the_new_zone() -> None:
    """Found from depth 2, the Bioluminescent Fauna lies at depth 4."""
    discs = {f"the_looking_glass-s{number}": 1 for number in (1, 2, 3)}
    stacks = {4: ["bioluminescent_fauna", "seamount"]}
    p = sea("sonar", discs=discs, stacks=stacks, player={"vessels": ["the_looking_glass"]})
    play(p, "draw first=4 second=4", "keep bioluminescent_fauna")
    goes_to(p, 4)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_the_impact_of_leaving_the_jellyfish_is_of_depth_3() -> None:
    player = {"attributes": {"ingenuity": 10}}
    p = sea("travel", "jellyfish_bloom", discs={"jellyfish_bloom-j1": 0}, player=player)
    goes_to(play(p, "vessel jellyfish_bloom", "travel brine_pool"), 3)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
@pytest.mark.parametrize(("site", "depth"), [("the_sea_star-s1", 1), ("the_looking_glass-s1", 2)])
def test_the_impact_of_a_full_ocean_is_of_the_sonar_space(site: str, depth: int) -> None:
    goes_to(play(sea("sonar", ocean=FULL), f"sonar {site}"), depth)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_a_full_ocean_found_by_a_journal_gives_impact_of_no_zone() -> None:
    card = "deepwater_satellite_imaging"
    p = sea(ocean=FULL, player={"journals": [card], "vessels": ["the_sea_star", "brine_pool"]})
    goes_to(play(p, f"circle {card}"), 1, 4)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_a_full_ocean_found_by_conserving_gives_impact_of_no_zone() -> None:
    """Sites of the Sea Turtle Migration are a Discover, but no Sonar space."""
    ocean = FULL | {"D2": "sea_turtle_migration"}
    player = {"vessels": ["sea_turtle_migration", "brine_pool"]}
    p = sea("conserve", ocean=ocean, player=player)
    goes_to(play(p, "conserve sea_turtle_migration-c1"), 2, 4)


# -- other Impact --------------------------------------------------------------------------------------------

FAR = {"vessels": ["dying_reef", "brine_pool", "abyssal_trench"]}
"""Vessels at depths 1, 4 and 5."""


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_an_attribute_step_is_other_impact_also_when_a_zone_moved_the_cube() -> None:
    player = FAR | {"attributes": {"coordination": 9}}
    p = sea("conserve", player=player)
    play(p, "conserve dying_reef-c3")
    goes_to(p, 1, 4, 5)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_the_impact_of_a_specialist_is_other_impact() -> None:
    p = sea("recruit", player=FAR)
    goes_to(play(p, "recruit pilot"), 1, 4, 5)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_the_impact_of_a_journal_is_other_impact() -> None:
    card = "social_structures_of_marine_mammals"
    vessels = {"vessels": ["the_looking_glass", "brine_pool", "abyssal_trench"]}
    p = sea("journal", player=vessels, display=[card])
    goes_to(play(p, "next impact") if step(p) == "order" else p, 2, 4, 5)


@pytest.mark.rule("DS-244", "DS-253", "AM-112")
def test_the_impact_of_a_token_is_other_impact() -> None:
    p = sea(player=FAR | {"tokens": ["impact"]})
    goes_to(play(p, "use impact"), 1, 4, 5)


@pytest.mark.rule("DS-253", "DS-249", "AM-112")
@pytest.mark.parametrize(
    ("row", "length", "vessel", "outside"),
    [(1, 5, "the_looking_glass", "1,7"), (3, 5, "brine_pool", "3,7")],
)
def test_the_spaces_outside_the_grid_belong_to_no_track(
    row: int, length: int, vessel: str, outside: str
) -> None:
    """They are named by rows 1 and 3, but the tracks of these rows end before them."""
    player = {"vessels": [vessel], "tokens": ["impact"]}
    for filled, wanted in ((length - 1, f"{row},{length - 1}"), (length, outside)):
        markers = {f"{row},{column}": 1 for column in range(filled)}
        p = sea(player=player, markers=markers, unlimited={outside: [0, 1]})
        play(p, "use impact")
        assert options(p) == [f"mark {wanted}", "decline"]


@pytest.mark.rule("DS-244", "DS-253")
def test_an_arrival_bonus_is_of_the_zone_that_pays_it() -> None:
    """The Vessel from depth 1 moves on to the Dying Reef; the other one is at depth 4."""
    p = sea("travel", player={"vessels": ["the_sea_star", "brine_pool"]})
    goes_to(play(p, "vessel the_sea_star"), 1)
