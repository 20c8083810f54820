"""Travel, Sonar, Discover: DS-138 .. DS-173."""

import pytest

from .table import (
    attribute,
    board,
    disc,
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
    vessels,
    zone,
)

# EX-016: columns 1 to 3 are A to C
REACH = {
    "A1": "kelp_forest",
    "A2": "dolphin_pods",
    "A3": "rift_valley",
    "A4": "brine_pool",
    "B1": "the_sea_star",
    "B2": "the_looking_glass",
    "B3": "thermal_vents",
    "C1": "calm_seas",
    "C2": "resupply_modules",
    "C3": "coldwater_reef",
}


def at_kelp(level_position: int = 4, do: object = None, **more: object) -> object:
    return position(
        ocean=REACH,
        do=do or "travel",
        players={0: {"vessels": ["kelp_forest"], "attributes": {"ingenuity": level_position}, "staging": 2}},
        **more,
    )


@pytest.mark.rule("DS-139", "DS-140", "DS-142", "DS-141", "DS-128")
def test_reach_from_the_kelp_forest() -> None:
    """EX-015, EX-016"""
    p = at_kelp()
    assert legal(p, "travel thermal_vents")
    assert refusal(p, "travel coldwater_reef") == "DS-140"
    assert refusal(p, "travel brine_pool") == "DS-139"


@pytest.mark.rule("DS-146", "DS-147")
def test_arrival_at_the_thermal_vents() -> None:
    """EX-017"""
    p = at_kelp()
    play(p, "travel thermal_vents")
    assert attribute(p, "ingenuity") == 5
    assert attribute(p, "inspiration") == 0
    assert staging(p) == 2


@pytest.mark.rule("DS-138", "AM-059")
def test_not_to_the_same_zone() -> None:
    """AM-059"""
    assert refusal(at_kelp(), "travel kelp_forest") == "DS-138"


@pytest.mark.rule("DS-138")
def test_not_to_a_board_that_is_not_in_play() -> None:
    assert refusal(at_kelp(), "travel atoll") == "DS-138"


@pytest.mark.rule("DS-143")
def test_no_way_across_a_gap() -> None:
    """EX-018"""
    p = position(
        ocean={"A1": "kelp_forest", "A2": "dolphin_pods", "C1": "the_sea_star"},
        do=frame("travel-to", origin=4),
        players={0: {"vessels": ["kelp_forest"], "attributes": {"ingenuity": 10}}},
    )
    assert step(p) != "travel-to" or refusal(p, "travel the_sea_star") == "DS-143"


@pytest.mark.rule("DS-142")
def test_never_diagonally() -> None:
    p = position(
        ocean={"A1": "kelp_forest", "A2": "dolphin_pods", "B1": "the_sea_star", "B2": "the_looking_glass"},
        do="travel",
        players={0: {"vessels": ["kelp_forest"], "attributes": {"ingenuity": 1}}},
    )
    assert vessels(p) != ["the_looking_glass"]


@pytest.mark.rule("DS-139")
def test_at_level_2_nothing_deeper_is_entered() -> None:
    sea = {
        "A1": "kelp_forest",
        "A2": "dolphin_pods",
        "A3": "rift_valley",
        "B3": "thermal_vents",
        "B2": "the_looking_glass",
        "B1": "the_sea_star",
    }
    p = position(
        ocean=sea,
        do="travel",
        players={0: {"vessels": ["dolphin_pods"], "attributes": {"ingenuity": 2}}},
    )
    assert sorted(options(p)) == ["travel kelp_forest", "travel the_looking_glass", "travel the_sea_star"]


@pytest.mark.rule("DS-139", "DS-223", "AM-057")
def test_a_vessel_too_deep_may_always_rise() -> None:
    """AM-057"""
    p = position(
        ocean={"A1": "kelp_forest", "A2": "dolphin_pods", "A3": "rift_valley", "B1": "the_sea_star"},
        do="travel",
        players={0: {"vessels": ["rift_valley"], "attributes": {"ingenuity": 0}}},
    )
    assert vessels(p) == ["dolphin_pods"]


@pytest.mark.rule("DS-144", "DS-145")
@pytest.mark.parametrize("edition", ["retail", "german", "prototype"])
def test_any_number_of_vessels_share_a_zone(edition: str) -> None:
    """The third own Vessel joins two of its own and three of somebody else's."""
    sea = {"C1": "the_sea_star", "D1": "dying_reef"}
    players = {
        0: {"vessels": ["dying_reef", "the_sea_star", "the_sea_star"]},
        1: {"vessels": ["the_sea_star"] * 3},
    }
    p = position(do="travel", ocean=sea, players=players, edition=edition)
    play(p, "vessel dying_reef")
    assert zone(p, "the_sea_star")["vessels"] == [3, 3, 1]


@pytest.mark.rule("DS-138")
def test_only_the_chosen_vessel_moves() -> None:
    sea = {"C1": "the_sea_star", "D1": "dying_reef", "E1": "calm_seas"}
    own = ["the_sea_star", "dying_reef", "calm_seas"]
    p = position(do="travel", seat=1, ocean=sea, players={0: {"vessels": own}, 1: {"vessels": own}})
    play(p, "vessel calm_seas")
    assert vessels(p, 1) == ["the_sea_star", "dying_reef", "dying_reef"]
    assert vessels(p, 0) == own


@pytest.mark.rule("DS-148")
def test_the_arrival_bonus_is_earned_each_time() -> None:
    p = position(players={0: {"staging": 0}}, do=frame("arrive", board=6))
    assert staging(p) == 1


@pytest.mark.rule("DS-132", "DS-134", "DS-135", "DS-136", "DS-133")
def test_a_released_vessel_is_launched_at_once_and_earns_its_bonus() -> None:
    p = position(do=frame("gain", bundle=0), players={0: {"attributes": {"ingenuity": 1}}})
    bundle = p.compiled.bundles.index([3])
    p = position(do=frame("gain", bundle=bundle), players={0: {"attributes": {"ingenuity": 1}}})
    assert vessels(p) == ["the_sea_star", "the_sea_star"]
    assert staging(p) == 1


@pytest.mark.rule("DS-137", "DS-133")
def test_no_fourth_vessel() -> None:
    p = position(players={0: {"vessels": ["the_sea_star"] * 3}})
    bundle = p.compiled.bundles.index([3])
    p = position(
        do=frame("gain", bundle=bundle),
        players={0: {"attributes": {"ingenuity": 6}, "vessels": ["the_sea_star"] * 3}},
    )
    assert attribute(p, "ingenuity") == 7
    assert len(vessels(p)) == 3


# -- sonar -----------------------------------------------------------------------------------------------

CALM = {"B1": "calm_seas", "C1": "the_sea_star", "C2": "the_looking_glass", "D1": "dying_reef"}


def at_calm(**more: object) -> object:
    return position(
        ocean=CALM,
        do="sonar",
        discs={"calm_seas-s3": 1},
        players={0: {"vessels": ["calm_seas"], "staging": 2}},
        **more,
    )


@pytest.mark.rule("DS-149", "DS-150", "DS-152")
def test_two_tracks_at_calm_seas() -> None:
    """EX-019"""
    p = at_calm()
    assert options(p) == ["sonar calm_seas-s1", "sonar calm_seas-s4"]
    assert refusal(p, "sonar calm_seas-s2") == "DS-150"
    assert refusal(p, "sonar the_sea_star-s1") == "DS-149"
    assert refusal(p, "sonar calm_seas-j1") == "DS-120"


@pytest.mark.rule("DS-151")
def test_prototype_fills_along_the_arrows() -> None:
    p = at_calm(edition="prototype")
    assert options(p) == ["sonar calm_seas-s1", "sonar calm_seas-s4"]


@pytest.mark.rule("DS-155", "DS-157")
def test_an_ordinary_space_pays_its_reward() -> None:
    p = at_calm()
    play(p, "sonar calm_seas-s1")
    assert (attribute(p, "inspiration"), research(p), staging(p)) == (1, 1, 1)
    assert disc(p, "calm_seas-s1") == 0


@pytest.mark.rule("DS-156", "DS-075")
def test_a_discover_space_may_be_declined() -> None:
    p = at_calm()
    play(p, "sonar calm_seas-s4")
    assert step(p) == "discover"
    play(p, "decline")
    assert disc(p, "calm_seas-s4") == 0


@pytest.mark.rule("DS-153")
def test_a_full_track_cannot_be_chosen() -> None:
    p = position(
        ocean=CALM,
        do="sonar",
        discs={"calm_seas-s3": 1, "calm_seas-s4": 2},
        players={0: {"vessels": ["calm_seas", "the_sea_star"], "staging": 2}},
    )
    assert refusal(p, "sonar calm_seas-s4") == "DS-153"


@pytest.mark.rule("DS-110")
def test_sonar_needs_a_disc() -> None:
    p = position(ocean=CALM, do=frame("sonar", optional=True), players={0: {"staging": 0}})
    assert step(p) != "sonar"


@pytest.mark.rule("DS-154", "DS-235", "AM-006")
def test_links_come_before_the_space() -> None:
    """AM-006"""
    p = position(
        ocean={"C1": "the_sea_star", "D1": "dying_reef", "D2": "ledge_elevator"},
        do="sonar",
        discs={"ledge_elevator-s1": 1, "ledge_elevator-s2": 1},
        players={0: {"vessels": ["ledge_elevator"], "staging": 1}},
    )
    assert step(p) == "discover"
    assert (attribute(p, "ingenuity", 0), attribute(p, "ingenuity", 1)) == (1, 1)


# -- discover --------------------------------------------------------------------------------------------


def discovering(shallowest: int, deepest: int, **more: object) -> object:
    return position(do=frame("discover", shallowest=shallowest, deepest=deepest), **more)


@pytest.mark.rule("DS-158", "DS-159")
def test_symbol_1_2_has_three_ways_to_draw() -> None:
    """EX-020"""
    p = discovering(1, 2)
    assert options(p) == [
        "draw first=1 second=1",
        "draw first=1 second=2",
        "draw first=2 second=2",
        "decline",
    ]
    assert refusal(p, "draw first=2 second=1") == "DS-159"
    assert refusal(p, "draw first=3 second=3") == "DS-158"
    assert refusal(p, "draw first=1 second=none") == "DS-159"


@pytest.mark.rule("DS-158")
@pytest.mark.parametrize(("low", "high"), [(2, 4), (4, 5), (3, 3)])
def test_other_symbols(low: int, high: int) -> None:
    """EX-021"""
    sea = {
        "B1": "kelp_forest",
        "C1": "the_sea_star",
        "C2": "the_looking_glass",
        "C3": "vortex",
        "C4": "seamount",
    }
    sea |= {"D1": "calm_seas", "D2": "dolphin_pods", "D3": "rift_valley", "E1": "atoll", "E2": "shipwreck"}
    p = discovering(low, high, ocean=sea)
    shown = {int(option.partition("first=")[2][0]) for option in options(p) if option != "decline"}
    assert shown == set(range(low, high + 1))


@pytest.mark.rule("DS-160")
def test_boards_may_be_placed_deeper_than_one_can_travel() -> None:
    p = discovering(
        3,
        5,
        ocean={"C1": "the_sea_star", "C2": "the_looking_glass"},
        stacks={3: ["vortex", "rift_valley"]},
    )
    play(p, "draw first=3 second=3", "keep vortex")
    assert zone(p, "vortex")["cell"] == "C3"


@pytest.mark.rule("DS-162")
def test_no_depth_4_without_a_depth_3_above() -> None:
    """EX-022"""
    p = discovering(3, 4, ocean={"C1": "the_sea_star", "C2": "the_looking_glass"})
    assert refusal(p, "draw first=4 second=4") == "DS-162"


@pytest.mark.rule("DS-163")
def test_impossible_discovery_goes_deeper() -> None:
    """EX-023"""
    names = ["atoll", "calm_seas", "the_sea_star", "dying_reef", "kelp_forest"]
    below = ["dolphin_pods", "ledge_elevator", "the_looking_glass", "shipwreck", "sunken_ruins"]
    sea = {f"{c}1": n for c, n in zip("ABCDE", names, strict=True)} | {
        f"{c}2": n for c, n in zip("ABCDE", below, strict=True)
    }
    p = discovering(1, 2, ocean=sea)
    assert options(p) == ["draw first=3 second=3", "decline"]
    assert refusal(p, "draw first=4 second=4") == "DS-162"


FULL = {
    "1": ["atoll", "calm_seas", "the_sea_star", "dying_reef", "kelp_forest"],
    "2": ["dolphin_pods", "ledge_elevator", "the_looking_glass", "shipwreck", "sunken_ruins"],
    "3": ["rift_valley", "vortex", "thermal_vents", "jellyfish_bloom", "coldwater_reef"],
    "4": ["seamount", "brine_pool", "sponge_gardens", "continental_shelf", "bioluminescent_fauna"],
    "5": ["whale_fall", "black_smoker", "abyssal_plain", "scaly_foot_snails", "seafloor_restoration"],
}


def full(depths: str = "12345") -> dict[str, str]:
    return {f"{c}{d}": n for d in depths for c, n in zip("ABCDE", FULL[d], strict=True)}


@pytest.mark.rule("DS-164")
@pytest.mark.parametrize("edition", ["retail", "german"])
def test_a_full_ocean_pays_one_impact(edition: str) -> None:
    """EX-024"""
    p = discovering(1, 2, ocean=full(), edition=edition)
    assert step(p) == "impact"


@pytest.mark.rule("DS-165")
def test_a_full_ocean_pays_nothing_in_the_prototype() -> None:
    sea = full("1234") | {
        "A5": "whale_fall",
        "B5": "black_smoker",
        "C5": "fallen_star",
        "D5": "seafloor_restoration",
    }
    p = discovering(1, 2, ocean=sea, edition="prototype")
    assert step(p) != "impact"


@pytest.mark.rule("DS-163", "DS-159", "AM-062", "AM-063")
def test_an_empty_or_short_stack() -> None:
    """AM-062 .. AM-064"""
    p = position(do=frame("discover", shallowest=5, deepest=5), ocean=full("1234"))
    p.stacks[4] = p.stacks[4][:1]
    p.run()
    assert options(p) == ["draw first=5 second=none", "decline"]
    assert refusal(p, "draw first=5 second=5") == "DS-159"
    p.stacks[4] = []
    p.run()
    assert step(p) == "impact"


@pytest.mark.rule("DS-163", "AM-064")
def test_fallback_with_one_board_takes_the_second_from_the_next_depth() -> None:
    """AM-064"""
    sea = full("12") | {"A3": "rift_valley", "B3": "vortex"}
    p = position(do=frame("discover", shallowest=1, deepest=2), ocean=sea)
    p.stacks[2] = p.stacks[2][:1]
    p.run()
    assert options(p) == ["draw first=3 second=4", "decline"]


@pytest.mark.rule("DS-159", "DS-167", "DS-168", "DS-169", "DS-170", "DS-171", "DS-172", "DS-173", "AM-060")
@pytest.mark.parametrize(("edition", "tokens"), [("retail", 4), ("german", 4), ("prototype", 5)])
def test_atoll_or_sunken_ruins(edition: str, tokens: int) -> None:
    """EX-025"""
    sea = {
        "B1": "volcanic_island",
        "C1": "the_sea_star",
        "C2": "the_looking_glass",
        "D1": "dying_reef",
        "B2": "dolphin_pods",
    }
    p = discovering(1, 2, ocean=sea, stacks={1: ["atoll"], 2: ["sunken_ruins"]}, edition=edition)
    before = p.reveals
    play(p, "draw first=1 second=2")
    assert p.reveals == before + 1
    assert options(p) == ["keep atoll", "keep sunken_ruins"]
    assert refusal(p, "keep kelp_forest") == "DS-167"
    log = events(p, "keep sunken_ruins")
    assert zone(p, "sunken_ruins")["cell"] == "D2"
    assert zone(p, "sunken_ruins")["sites"]["d1"] == {"tokens": tokens}
    assert p.stacks[0][0] == board(p, "atoll")
    assert p.view(-1)["stacks"][0]["bottom"] == ["atoll"]
    assert (attribute(p, "ingenuity"), attribute(p, "reputation")) == (1, 1)
    assert (attribute(p, "ingenuity", 1), zone(p, "sunken_ruins")["discoverer"]) == (0, 0)
    assert [event["kind"] for event in log] == ["returned", "discovered", "stocked", "attribute", "attribute"]


@pytest.mark.rule("DS-168", "DS-162", "DS-161")
def test_the_kept_board_goes_in_any_legal_place() -> None:
    p = discovering(1, 1, stacks={1: ["kelp_forest", "calm_seas"]}, ocean={"C1": "the_sea_star"})
    play(p, "draw first=1 second=1", "keep calm_seas")
    assert options(p) == ["place A1", "place B1", "place D1", "place E1"]
    assert refusal(p, "place C1") == "DS-162"
    assert refusal(p, "place F1") == "DS-161"
    assert refusal(p, "place B2") == "DS-162"


@pytest.mark.rule("DS-162")
def test_not_where_nothing_lies_above() -> None:
    p = discovering(
        2, 2, stacks={2: ["dolphin_pods", "shipwreck"]}, ocean={"C1": "the_sea_star", "D1": "calm_seas"}
    )
    play(p, "draw first=2 second=2", "keep dolphin_pods")
    assert options(p) == ["place C2", "place D2"]
    assert refusal(p, "place A2") == "DS-162"


@pytest.mark.rule("DS-184", "DS-185", "DS-183")
def test_tokens_run_out_while_stocking() -> None:
    """AM-072"""
    sea = {"C1": "the_sea_star", "D1": "dying_reef"}
    p = position(
        do=frame("discover", shallowest=2, deepest=2),
        ocean=sea,
        stacks={2: ["shipwreck", "dolphin_pods"]},
        token_supply=3,
    )
    discarded = len(p.token_discard)
    play(p, "draw first=2 second=2", "keep shipwreck", "place C2")
    assert zone(p, "shipwreck")["sites"]["d1"] == {"tokens": 8}
    assert (len(p.token_supply), p.token_discard, p.pile) == (discarded - 5, [], 1)
    short = position(
        do=frame("discover", shallowest=2, deepest=2),
        ocean=sea,
        stacks={2: ["shipwreck", "dolphin_pods"]},
        token_supply=3,
    )
    short.token_discard = []
    play(short, "draw first=2 second=2", "keep shipwreck", "place C2")
    assert zone(short, "shipwreck")["sites"]["d1"] == {"tokens": 3}
