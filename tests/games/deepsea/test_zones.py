"""The twenty special rules of eighteen zones: DS-238 .. DS-243, each set up and played."""

from typing import Any

import pytest

from bathysphere.games.deepsea.rules.compiled import MOD_CHEAPER, MOD_ONE_MORE, MOD_SAME_DEPTH, MOD_TECHNOLOGY

from .table import (
    attribute,
    disc,
    events,
    faces,
    frame,
    held,
    legal,
    options,
    play,
    position,
    refusal,
    research,
    staging,
    step,
    tables,
    vessels,
)

STAR = {"C1": "the_sea_star", "C2": "the_looking_glass"}


@pytest.mark.rule("DS-238", "DS-243")
def test_eighteen_zones_have_twenty_rules() -> None:
    zones: Any = tables().printed["zones"]
    rules = [zone["rule"] for zone in zones.values() if "rule" in zone]
    assert len(rules) == 18
    assert sum(map(len, rules)) == 20


@pytest.mark.rule("DS-239")
def test_oil_rig_promotes_everybody_with_a_disc_when_it_is_full() -> None:
    tiles = ["team_leader", "pilot"]
    p = position(
        ocean=STAR | {"D1": "decommissioned_oil_rig"},
        do="conserve",
        seat=1,
        discs={
            "decommissioned_oil_rig-c1": 0,
            "decommissioned_oil_rig-c2": 0,
            "decommissioned_oil_rig-c3": 1,
        },
        players={
            0: {"tiles": tiles, "passed": True},
            1: {"vessels": ["decommissioned_oil_rig"], "staging": 1, "research": 1, "tiles": tiles},
            2: {"tiles": tiles},
        },
    )
    assert (step(p), p.seat) == ("promote", 1)
    play(p, "promote kind=pilot circle=empty")
    assert (step(p), p.seat) == ("promote", 0)
    play(p, "decline")
    assert step(p) != "promote"
    assert [len([f for f in faces(p, s) if f == "skipper"]) for s in range(3)] == [0, 1, 0]


@pytest.mark.rule("DS-240")
def test_sea_turtle_migration_lets_a_vessel_travel_after_a_conserve() -> None:
    p = position(
        ocean=STAR | {"D1": "calm_seas", "D2": "sea_turtle_migration"},
        do="conserve",
        players={
            0: {
                "vessels": ["sea_turtle_migration", "the_sea_star"],
                "staging": 2,
                "research": 4,
                "attributes": {"ingenuity": 2},
            }
        },
    )
    play(p, "conserve sea_turtle_migration-c2", "decline")
    assert step(p) == "travel-to"
    assert legal(p, "decline")
    play(p, "travel calm_seas")
    assert sorted(vessels(p)) == ["calm_seas", "the_sea_star"]


@pytest.mark.rule("DS-240", "AM-007")
def test_sea_turtle_sites_discover_before_the_disc() -> None:
    p = position(
        ocean=STAR | {"D1": "calm_seas", "D2": "sea_turtle_migration"},
        do="conserve",
        players={0: {"vessels": ["sea_turtle_migration"], "staging": 2, "research": 2}},
    )
    play(p, "conserve sea_turtle_migration-c1")
    assert step(p) == "discover"
    assert disc(p, "sea_turtle_migration-c1") == -1
    play(p, "decline")
    assert disc(p, "sea_turtle_migration-c1") == 0


@pytest.mark.rule("DS-240", "DS-174")
def test_shipwreck_draws_two_and_keeps_one() -> None:
    p = position(
        ocean=STAR | {"D1": "calm_seas", "D2": "shipwreck"},
        do="dive",
        players={0: {"vessels": ["shipwreck"]}},
        tokens={"shipwreck-d1": ["travel", "impact", "disc"]},
    )
    assert options(p) == ["keep-token travel", "keep-token impact"]
    assert refusal(p, "keep-token disc") == "DS-240"
    play(p, "keep-token impact")
    assert held(p) == ["impact"]
    assert p.view(-1)["token_discard"] == ["travel"]


@pytest.mark.rule("DS-240")
def test_shipwreck_with_one_token_left_and_with_one_more() -> None:
    """AM-109"""
    ocean = STAR | {"D1": "calm_seas", "D2": "shipwreck"}
    one = position(
        ocean=ocean, do="dive", players={0: {"vessels": ["shipwreck"]}}, tokens={"shipwreck-d1": ["disc"]}
    )
    assert held(one) == ["disc"]
    more = position(
        ocean=ocean,
        do=frame("dive", modifiers=MOD_ONE_MORE),
        players={0: {"vessels": ["shipwreck"]}},
        tokens={"shipwreck-d1": ["travel", "impact", "disc"]},
    )
    play(more, "keep-token travel")
    assert held(more) == ["travel", "disc"]


CAVE = {
    "B1": "kelp_forest",
    "B2": "dolphin_pods",
    "C1": "the_sea_star",
    "C2": "submerged_cave_system",
    "D1": "calm_seas",
    "D2": "resupply_modules",
}


@pytest.mark.rule("DS-239", "DS-138")
def test_no_vessel_enters_or_crosses_the_cave() -> None:
    p = position(
        ocean=CAVE, do="travel", players={0: {"vessels": ["dolphin_pods"], "attributes": {"ingenuity": 4}}}
    )
    assert refusal(p, "travel submerged_cave_system") == "DS-239"
    two = position(
        ocean=CAVE, do="travel", players={0: {"vessels": ["dolphin_pods"], "attributes": {"ingenuity": 2}}}
    )
    assert not legal(two, "travel resupply_modules")


@pytest.mark.rule("DS-239", "DS-119")
@pytest.mark.parametrize(
    ("zone", "site"), [("dolphin_pods", "d1"), ("the_sea_star", "d2"), ("resupply_modules", "d3")]
)
def test_each_cave_is_worked_from_its_side(zone: str, site: str) -> None:
    tokens: dict[str, list[str]] = {"dolphin_pods-d1": [], "the_sea_star-d1": []}
    p = position(ocean=CAVE, do=frame("dive", optional=True), players={0: {"vessels": [zone]}}, tokens=tokens)
    assert options(p) == [f"dive submerged_cave_system-{site}", "decline"]


@pytest.mark.rule("DS-239", "DS-224")
def test_cave_with_a_conserve_at_the_same_depth() -> None:
    """AM-110"""
    p = position(
        ocean=CAVE,
        do=frame("conserve", modifiers=MOD_SAME_DEPTH),
        players={0: {"vessels": ["resupply_modules"], "staging": 1, "research": 2}},
    )
    assert "conserve submerged_cave_system-c1" in options(p)
    q = position(
        ocean=CAVE,
        do="conserve",
        players={0: {"vessels": ["resupply_modules"], "staging": 1, "research": 2}},
    )
    assert step(q) != "conserve"


@pytest.mark.rule("DS-240", "DS-237")
def test_sunken_ruins_lets_everybody_there_travel_when_dived_empty() -> None:
    p = position(
        ocean=STAR | {"D1": "calm_seas", "D2": "sunken_ruins"},
        do="dive",
        seat=1,
        players={
            0: {"vessels": ["sunken_ruins"], "passed": True, "attributes": {"ingenuity": 2}},
            1: {"vessels": ["sunken_ruins"], "attributes": {"ingenuity": 2}},
            2: {"vessels": ["the_sea_star"]},
        },
        tokens={"sunken_ruins-d1": ["disc"]},
    )
    assert (step(p), p.seat) == ("travel-to", 1)
    play(p, "travel calm_seas")
    assert (step(p), p.seat) == ("travel-to", 0)
    play(p, "decline")
    assert vessels(p, 0) == ["sunken_ruins"]
    assert step(p) not in ("travel", "travel-to")


WHALES = STAR | {"D1": "calm_seas", "D2": "whale_calving_grounds"}


@pytest.mark.rule("DS-241", "DS-242")
def test_whale_calving_grounds_allow_a_second_conserve_with_the_ring() -> None:
    """EX-036, AM-073"""
    player: dict[str, Any] = {"vessels": ["whale_calving_grounds"], "staging": 3, "research": 8}
    p = position(ocean=WHALES, do="conserve", players={0: player}, discs={"whale_calving_grounds-j1": 0})
    play(p, "conserve whale_calving_grounds-c2")
    assert step(p) == "conserve"
    play(p, "conserve whale_calving_grounds-c4")
    assert step(p) != "conserve"
    other = position(ocean=WHALES, do="conserve", players={0: player}, discs={"whale_calving_grounds-j1": 1})
    play(other, "conserve whale_calving_grounds-c2")
    assert step(other) != "conserve"


@pytest.mark.rule("DS-241", "DS-191")
def test_the_second_conserve_pays_full_price_and_needs_a_vessel() -> None:
    """AM-110"""
    player: dict[str, Any] = {"vessels": ["whale_calving_grounds"], "staging": 3, "research": 1}
    p = position(
        ocean=WHALES,
        do=frame("conserve", modifiers=MOD_CHEAPER),
        players={0: player},
        discs={"whale_calving_grounds-j1": 0, "whale_calving_grounds-c1": 1, "whale_calving_grounds-c5": 1},
    )
    play(p, "conserve whale_calving_grounds-c2")
    assert research(p) == 0
    assert step(p) != "conserve"


def diving(board: str, cell: str, over: dict[str, str], tokens: list[str], **more: Any) -> Any:
    return position(
        ocean=STAR | over | {cell: board},
        do="dive",
        players={0: {"vessels": [board], **more.pop("player", {})}},
        tokens={f"{board}-d1": tokens},
        **more,
    )


D3 = {"D1": "calm_seas", "D2": "dolphin_pods"}
D4 = D3 | {"D3": "rift_valley"}
D5 = D4 | {"D4": "seamount"}


@pytest.mark.rule("DS-240")
def test_deepwater_shark_pays_reputation() -> None:
    p = diving("deepwater_shark", "D3", D3, ["disc"])
    assert attribute(p, "reputation") == 1


@pytest.mark.rule("DS-241", "DS-146")
def test_jellyfish_bloom_pays_impact_on_leaving() -> None:
    """AM-108"""
    sea = STAR | {"D1": "calm_seas", "D2": "dolphin_pods", "D3": "jellyfish_bloom"}
    player = {"vessels": ["jellyfish_bloom"], "attributes": {"ingenuity": 4}}
    p = position(
        ocean=sea,
        do="travel",
        players={0: player},
        discs={"jellyfish_bloom-c1": 0, "jellyfish_bloom-j1": 0},
    )
    play(p, "travel dolphin_pods")
    assert (step(p), attribute(p, "inspiration")) == ("impact", 0)
    play(p, "decline")
    assert (step(p) == "impact", attribute(p, "inspiration")) == (False, 1)
    without = position(ocean=sea, do="travel", players={0: player}, discs={"jellyfish_bloom-c1": 1})
    play(without, "travel dolphin_pods")
    assert step(without) != "impact"


@pytest.mark.rule("DS-241")
@pytest.mark.parametrize(("rings", "gained"), [([], 0), (["j1"], 1), (["j1", "j2"], 2)])
def test_thermal_vents_pay_research_for_each_ring(rings: list[str], gained: int) -> None:
    p = diving("thermal_vents", "D3", D3, ["disc"], discs={f"thermal_vents-{ring}": 0 for ring in rings})
    assert research(p) == gained


@pytest.mark.rule("DS-162", "DS-240")
def test_vortex_places_a_depth_3_board_anywhere() -> None:
    sea = {"C1": "the_sea_star", "C2": "the_looking_glass", "C3": "vortex"}
    p = position(
        ocean=sea,
        do="sonar",
        players={0: {"vessels": ["vortex"], "staging": 1}},
        stacks={3: ["rift_valley", "coldwater_reef"]},
    )
    play(p, "sonar vortex-s1", "draw first=3 second=3", "keep rift_valley")
    assert options(p) == ["place A3", "place B3", "place D3", "place E3"]


@pytest.mark.rule("DS-239", "AM-058")
def test_vortex_counts_technology_one_higher_on_leaving() -> None:
    """EX-036, AM-058"""
    sea = {
        "C1": "the_sea_star",
        "C2": "the_looking_glass",
        "C3": "vortex",
        "D1": "calm_seas",
        "D2": "dolphin_pods",
        "D3": "rift_valley",
    }
    p = position(ocean=sea, do="travel", players={0: {"vessels": ["vortex"], "attributes": {"ingenuity": 2}}})
    assert sorted(options(p)) == [
        f"travel {n}"
        for n in ("calm_seas", "dolphin_pods", "rift_valley", "the_looking_glass", "the_sea_star")
    ]
    plus = position(
        ocean=sea | {"D4": "seamount"},
        do=frame("travel", modifiers=MOD_TECHNOLOGY),
        players={0: {"vessels": ["vortex"], "attributes": {"ingenuity": 2}}},
    )
    assert legal(plus, "travel seamount")


@pytest.mark.rule("DS-240")
def test_bioluminescent_fauna_pays_by_site() -> None:
    sea = STAR | D4 | {"D4": "bioluminescent_fauna"}
    for site, got in (("d1", (1, 0)), ("d2", (0, 1))):
        p = position(ocean=sea, do="dive", players={0: {"vessels": ["bioluminescent_fauna"]}})
        play(p, f"dive bioluminescent_fauna-{site}")
        assert (research(p), staging(p)) == got


@pytest.mark.rule("DS-240")
def test_brine_pool_pays_impact_after_the_dive() -> None:
    """EX-036"""
    assert step(diving("brine_pool", "D4", D4, ["disc"])) == "impact"


@pytest.mark.rule("DS-241")
def test_seamount_raises_the_lowest_attribute_with_a_ring() -> None:
    attributes = {"reputation": 2, "inspiration": 2, "coordination": 2, "ingenuity": 1}
    p = diving(
        "seamount",
        "D4",
        D4,
        ["disc"],
        discs={"seamount-c1": 0, "seamount-c2": 0},
        player={"attributes": attributes | {"ingenuity": 0}},
    )
    assert attribute(p, "ingenuity") == 1
    without = diving(
        "seamount", "D4", D4, ["disc"], discs={"seamount-c1": 1}, player={"attributes": attributes}
    )
    assert attribute(without, "ingenuity") == 1


@pytest.mark.rule("DS-162", "DS-240")
def test_abyssal_plain_places_a_depth_5_board_anywhere() -> None:
    sea = STAR | D5 | {"D5": "abyssal_plain"}
    p = position(
        ocean=sea,
        do="sonar",
        players={0: {"vessels": ["abyssal_plain"], "staging": 1}},
        stacks={5: ["whale_fall", "black_smoker"]},
    )
    play(p, "draw first=5 second=5", "keep whale_fall")
    assert options(p) == ["place A5", "place B5", "place C5", "place E5"]


@pytest.mark.rule("DS-239", "DS-072")
def test_abyssal_trench_one_vessel_and_a_sonar_on_arrival() -> None:
    """AM-111"""
    sea = STAR | D5 | {"D5": "abyssal_trench", "C3": "vortex", "C4": "brine_pool", "C5": "whale_fall"}
    player: dict[str, Any] = {
        "vessels": ["seamount", "seamount", "the_sea_star"],
        "attributes": {"ingenuity": 10},
        "staging": 1,
    }
    p = position(ocean=sea, do="travel", players={0: player})
    play(p, "vessel seamount", "travel abyssal_trench")
    assert options(p) == ["sonar abyssal_trench-s1", "decline"]
    player["vessels"] = ["seamount", "abyssal_trench", "the_sea_star"]
    p = position(ocean=sea, do="travel", players={0: player})
    play(p, "vessel seamount")
    assert refusal(p, "travel abyssal_trench") == "DS-239"
    assert legal(p, "travel whale_fall")


@pytest.mark.rule("DS-240")
def test_black_smoker_travels_away_but_not_to_depth_5() -> None:
    """AM-111"""
    sea = STAR | D5 | {"D5": "black_smoker", "C5": "whale_fall"}
    p = position(
        ocean=sea,
        do="dive",
        players={0: {"vessels": ["black_smoker"], "attributes": {"ingenuity": 10}}},
        tokens={"black_smoker-d1": ["disc"]},
    )
    assert step(p) == "travel-to"
    assert refusal(p, "travel whale_fall") == "DS-240"
    play(p, "travel seamount")
    assert vessels(p) == ["seamount"]


@pytest.mark.rule("DS-240")
def test_fallen_star_pays_impact_for_dives_and_journals() -> None:
    p = position(
        mission="7",
        do="journal",
        players={0: {"vessels": ["fallen_star"], "staging": 1, "research": 3}},
        display=["organic_casing_for_deep_sea_exploration"],
    )
    assert step(p) == "impact"
    assert disc(p, "fallen_star-j2") == 0
    assert len(p.published[0]) == 0
    play(p, "decline")
    assert len(p.published[0]) == 1


@pytest.mark.rule("DS-240")
def test_scaly_foot_snails_publish_after_a_dive() -> None:
    sea = STAR | D5 | {"D5": "scaly_foot_snails"}
    p = position(
        ocean=sea,
        do="dive",
        players={0: {"vessels": ["scaly_foot_snails", "the_sea_star"], "staging": 1, "research": 4}},
        tokens={"scaly_foot_snails-d1": ["disc"], "the_sea_star-d1": []},
        display=["understanding_oceanic_shifts", "uncharted_deep_sea_organic_life"],
    )
    assert step(p) == "journal"
    assert options(p) == [f"journal scaly_foot_snails-{site}" for site in ("j1", "j2", "j3")] + ["decline"]
    assert refusal(p, "journal the_sea_star-j1") == "DS-202"


@pytest.mark.rule("DS-240", "DS-146")
def test_seafloor_restoration_conserves_on_arrival() -> None:
    sea = STAR | D5 | {"D5": "seafloor_restoration"}
    board = tables().labels["board"].index("seafloor_restoration")
    p = position(
        ocean=sea,
        do=frame("arrive", board=board),
        players={0: {"vessels": ["seafloor_restoration"], "staging": 1, "research": 1}},
    )
    assert "conserve seafloor_restoration-c1" in options(p)
    assert refusal(p, "conserve seafloor_restoration-c2") == "DS-196"


@pytest.mark.rule("DS-241")
def test_a_journal_on_the_ringed_site_brings_no_conserve_by_itself() -> None:
    p = position(
        ocean=WHALES,
        do="journal",
        players={0: {"vessels": ["whale_calving_grounds"], "staging": 2, "research": 4}},
        display=["extending_conservation_area_of_effectiveness"],
    )
    assert disc(p, "whale_calving_grounds-j1") == 0
    assert step(p) != "conserve"


def test_zone_events_are_told() -> None:
    p = position(
        ocean=STAR | D4 | {"D4": "brine_pool"},
        players={0: {"vessels": ["brine_pool"], "staging": 1, "tiles": ["team_leader", "reef_diver"]}},
    )
    kinds = [event["kind"] for event in events(p, "activate reef_diver", "dive brine_pool-d1", "mark 0,0")]
    assert kinds[:4] == ["activated", "dived", "marked", "attribute"]
