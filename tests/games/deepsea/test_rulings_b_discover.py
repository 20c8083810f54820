"""Rulings on Discover and on stocking Dive sites: AM-065 .. AM-072, AM-118, AM-122."""

from typing import Any

import pytest

import bathysphere as bs

from .table import (
    attribute,
    disc,
    frame,
    held,
    legal,
    options,
    parts,
    play,
    position,
    refusal,
    staging,
    step,
    vessels,
    zone,
)

ROWS = {
    1: ["atoll", "calm_seas", "the_sea_star", "dying_reef", "kelp_forest"],
    2: ["dolphin_pods", "ledge_elevator", "the_looking_glass", "shipwreck", "sunken_ruins"],
    3: ["rift_valley", "vortex", "thermal_vents", "jellyfish_bloom", "coldwater_reef"],
    4: ["seamount", "brine_pool", "sponge_gardens", "continental_shelf", "bioluminescent_fauna"],
    5: ["whale_fall", "black_smoker", "abyssal_plain", "scaly_foot_snails", "seafloor_restoration"],
}
FULL = {f"{letter}{depth}": row[place] for depth, row in ROWS.items() for place, letter in enumerate("ABCDE")}
PROTOTYPE_FULL = {cell: board for cell, board in FULL.items() if cell[1] != "5"} | {
    "A5": "whale_fall",
    "B5": "black_smoker",
    "C5": "fallen_star",
    "D5": "seafloor_restoration",
}
"""The box of the prototype has four boards of depth 5: the fifth place there is none for."""


def sounding(ocean: dict[str, str], edition: str) -> Any:
    """Somebody whose Sonar Operator is about to put the only other disc on a Discover space."""
    player = {"staging": 2, "tiles": ["team_leader*", "sonar_operator"], "vessels": ["the_sea_star"]}
    p = position(2, ocean=ocean, players={0: player}, edition=edition)
    return play(p, "activate sonar_operator", "sonar the_sea_star-s1")


@pytest.mark.rule("DS-164", "AM-065")
@pytest.mark.parametrize("edition", ["retail", "german"])
def test_a_full_ocean_gives_exactly_one_impact(edition: str) -> None:
    p = sounding(FULL, edition)
    assert (step(p), p.seat, disc(p, "the_sea_star-s1")) == ("impact", 0, 0)
    assert p.view(-1)["drawn"] == []
    play(p, "mark 0,0")
    assert (step(p), p.seat) == ("turn", 1), "one Impact and nothing else"
    assert [attribute(p, "reputation"), staging(p)] == [1, 0]


@pytest.mark.rule("DS-165", "AM-066")
def test_a_full_ocean_of_the_prototype_gives_nothing_and_keeps_the_disc() -> None:
    p = sounding(PROTOTYPE_FULL, "prototype")
    assert (step(p), p.seat) == ("turn", 1)
    assert disc(p, "the_sea_star-s1") == 0
    assert (staging(p), p.view(-1)["impact"]["markers"]) == (0, {})


SURFACE = {"C1": "the_sea_star", "D1": "dying_reef"}


@pytest.mark.rule("DS-156", "DS-167", "AM-067")
def test_who_has_looked_at_boards_places_one() -> None:
    stacks = {1: ["kelp_forest", "calm_seas"]}
    p = position(ocean=SURFACE, stacks=stacks, do=frame("discover", shallowest=1, deepest=1))
    assert legal(p, "decline")
    assert p.view(-1)["drawn"] == [], "the decision comes before the look"
    play(p, "draw first=1 second=1")
    assert p.view(-1)["drawn"] == ["kelp_forest", "calm_seas"]
    assert options(p) == ["keep kelp_forest", "keep calm_seas"]
    assert refusal(p, "decline") != ""
    play(p, "keep kelp_forest")
    assert options(p) == ["place A1", "place B1", "place E1"]
    assert refusal(p, "decline") != ""
    play(p, "place E1")
    assert zone(p, "kelp_forest")["cell"] == "E1"


@pytest.mark.rule("DS-170", "DS-075", "AM-068")
@pytest.mark.parametrize("declined", [True, False])
def test_of_a_discovery_bonus_each_symbol_may_be_declined_but_not_the_stocking(declined: bool) -> None:
    """Bioluminescent Fauna: two Inspiration, one Impact, two Dive sites"""
    ocean = {"C1": "the_sea_star", "C2": "the_looking_glass", "C3": "vortex"}
    stacks = {4: ["bioluminescent_fauna", "seamount"]}
    p = position(ocean=ocean, stacks=stacks, do=frame("discover", shallowest=4, deepest=4))
    play(p, "draw first=4 second=4", "keep bioluminescent_fauna")
    assert (step(p), attribute(p, "inspiration")) == ("impact", 2)
    sites = zone(p, "bioluminescent_fauna")["sites"]
    assert (sites["d1"], sites["d2"]) == ({"tokens": 3}, {"tokens": 3}), "stocked, and nobody was asked"
    play(p, "decline" if declined else "mark 0,0")
    assert p.view(-1)["impact"]["markers"] == ({} if declined else {"0,0": 0})
    assert attribute(p, "inspiration") == 2, "the other symbols are none the worse for it"


@pytest.mark.rule("DS-161", "DS-143", "AM-069")
def test_a_new_column_may_leave_a_gap_that_no_vessel_crosses() -> None:
    player = {"vessels": ["the_sea_star"], "attributes": {"ingenuity": 10}, "staging": 1}
    stacks = {1: ["kelp_forest", "calm_seas"]}
    p = position(
        ocean=SURFACE, stacks=stacks, players={0: player}, do=frame("discover", shallowest=1, deepest=1)
    )
    play(p, "draw first=1 second=1", "keep kelp_forest")
    assert options(p) == ["place A1", "place B1", "place E1"]
    play(p, "place A1", "pass", "pass")
    assert p.seat == 0
    play(p, "activate team_leader", "do travel")
    assert vessels(p) == ["dying_reef"], "the only zone that can be reached"
    q = position(
        ocean=SURFACE | {"A1": "kelp_forest", "E1": "atoll"}, players={0: player}, do=frame("travel")
    )
    assert refusal(q, "travel kelp_forest") == "DS-143"
    assert legal(q, "travel atoll")


@pytest.mark.rule("DS-158", "DS-038", "AM-070")
@pytest.mark.parametrize(
    ("mission", "site", "ocean", "drawn"),
    [
        (
            "5",
            "ledge_elevator-s2",
            {"A1": "atoll", "A2": "ledge_elevator", "A3": "vortex", "B2": "shipwreck"},
            3,
        ),
        ("9", "the_looking_glass-s4", {"A2": "the_looking_glass", "A4": "seamount", "B3": "vortex"}, 4),
    ],
)
def test_depths_that_a_mission_has_not_drop_out_of_the_symbol(
    mission: str, site: str, ocean: dict[str, str], drawn: int
) -> None:
    """Mission 5 has three depths and mission 9 four; the symbols say 3+ and 4+, and column A is full."""
    board, _, space = site.rpartition("-")
    before = {f"{board}-s{number}": 1 for number in range(1, int(space[1]))}
    player = {"vessels": [board], "staging": 1}
    p = position(mission=mission, ocean=ocean, discs=before, players={0: player}, do="sonar")
    assert step(p) == "discover"
    assert options(p) == [f"draw first={drawn} second={drawn}", "decline"]
    assert refusal(p, f"draw first={drawn + 1} second={drawn + 1}") == "DS-162"


@pytest.mark.rule("DS-166", "DS-039", "AM-071")
@pytest.mark.parametrize("edition", ["retail", "german"])
@pytest.mark.parametrize("mission", range(1, 11))
def test_no_board_of_another_mission_is_ever_in_a_stack(mission: int, edition: str) -> None:
    """So the second rule, on drawing, has nothing to do."""
    named = {
        5: {"the_sea_star", "the_looking_glass", "fallen_star"},
        6: {"the_sea_star", "the_looking_glass"},
        7: {"the_sea_star", "the_looking_glass"},
    }.get(mission, {"fallen_star"})
    for seed in range(4):
        p: Any = bs.start("deepsea", seats=2, seed=seed, mission=str(mission), edition=edition)
        names = p.content.labels["board"]
        lying = {names[board] for stack in p.stacks for board in stack}
        assert not named & (lying | {z["board"] for z in p.view(-1)["zones"]})


SHIPWRECK = frame("discover", shallowest=2, deepest=2)


@pytest.mark.rule("DS-184", "DS-185", "AM-072")
def test_a_site_stocked_short_is_not_topped_up_later() -> None:
    """Three tokens for the eight of the Shipwreck; then tokens are discarded, and another zone is stocked."""
    players: dict[int, dict[str, Any]] = {
        0: {"tokens": ["travel"]},
        1: {"staging": 2, "tiles": ["team_leader*", "sonar_operator"]},
    }
    p = position(
        ocean=SURFACE,
        stacks={2: ["shipwreck", "ledge_elevator", "dolphin_pods", "sunken_ruins"]},
        token_supply=3,
        players=players,
        do=SHIPWRECK,
    )
    p.token_discard = []
    play(p, "draw first=2 second=2", "keep shipwreck", "place C2")
    assert zone(p, "shipwreck")["sites"]["d1"] == {"tokens": 3}
    play(p, "activate sonar_operator", "sonar the_sea_star-s1", "draw first=2 second=2", "keep dolphin_pods")
    assert zone(p, "dolphin_pods")["sites"]["d1"] == {"tokens": 0}
    play(p, "pass", "spend travel")
    assert p.view(-1)["token_discard"] == ["travel"]
    assert zone(p, "shipwreck")["sites"]["d1"] == {"tokens": 3}
    assert zone(p, "dolphin_pods")["sites"]["d1"] == {"tokens": 0}


@pytest.mark.rule("DS-184", "AM-072")
def test_the_rest_of_the_supply_is_placed_before_the_discards_are_shuffled() -> None:
    p = position(ocean=SURFACE, stacks={2: ["shipwreck", "dolphin_pods"]}, token_supply=2, do=SHIPWRECK)
    rest = [p.content.labels["token"][token] for token in p.token_supply]
    discarded = len(p.token_discard)
    play(p, "draw first=2 second=2", "keep shipwreck", "place C2")
    assert zone(p, "shipwreck")["sites"]["d1"] == {"tokens": 8}
    assert (p.view(-1)["token_supply"], p.view(-1)["token_discard"]) == (discarded - 6, [])
    stack = p.dump()["state"]["tokens"]["shipwreck-d1"]
    assert [token.rpartition("@") for token in stack[-2:]] == [(name, "@", "0") for name in rest]
    assert {token.rpartition("@")[2] for token in stack[:-2]} == {"1"}, "the other six are from the new pile"


@pytest.mark.rule("DS-169", "DS-185", "AM-118")
@pytest.mark.parametrize(
    ("board", "supply", "stocked"),
    [
        ("bioluminescent_fauna", 4, {"d1": 3, "d2": 1}),
        ("bioluminescent_fauna", 2, {"d1": 2, "d2": 0}),
        ("submerged_cave_system", 2, {"d1": 1, "d2": 1, "d3": 0}),
    ],
)
def test_short_tokens_go_to_the_sites_of_a_zone_in_order(
    board: str, supply: int, stocked: dict[str, int]
) -> None:
    ocean = {"C1": "the_sea_star", "C2": "the_looking_glass", "C3": "vortex", "D1": "calm_seas"}
    depth = 4 if board == "bioluminescent_fauna" else 2
    stacks = {4: ["bioluminescent_fauna", "seamount"], 2: ["submerged_cave_system", "shipwreck"]}
    discover = frame("discover", shallowest=depth, deepest=depth)
    p = position(ocean=ocean, stacks=stacks, token_supply=supply, do=discover)
    p.token_discard = []
    play(p, f"draw first={depth} second={depth}", f"keep {board}")
    sites = zone(p, board)["sites"]
    assert {site: sites[site]["tokens"] for site in stocked} == stocked


@pytest.mark.rule("DS-267", "AM-118")
def test_a_site_never_stocked_and_out_of_reach_is_an_empty_one() -> None:
    """The cave lies alone with its three sites, two of them without tokens; the leader scores one for two."""
    tiles = ["team_leader", "renowned_dive_team_leader"]
    empty: dict[str, list[str]] = {"submerged_cave_system-d1": [], "submerged_cave_system-d3": []}
    ocean = {"A1": "the_sea_star", "E2": "submerged_cave_system"}
    p = position(ocean=ocean, tokens=empty, players={0: {"tiles": tiles}}, over=True)
    assert parts(p)["specialists"] == 1
    one = position(
        ocean=ocean, tokens={"submerged_cave_system-d1": []}, players={0: {"tiles": tiles}}, over=True
    )
    assert parts(one)["specialists"] == 0
    absent = position(ocean={"A1": "the_sea_star"}, players={0: {"tiles": tiles}}, over=True)
    assert parts(absent)["specialists"] == 0, "sites that are not in play do not count"


# -- who sees what -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-167", "AM-122")
def test_everybody_sees_drawn_boards_and_knows_the_returned_ones() -> None:
    """Two Discovers put two boards under the same stack: the latest lies lowest."""
    stacks = {1: ["kelp_forest", "calm_seas", "atoll", "remote_anchorage"]}
    player = {"staging": 3, "tiles": ["team_leader*", "adventurer"]}
    p = position(ocean=SURFACE, stacks=stacks, players={0: player})
    play(p, "activate adventurer", "sonar the_sea_star-s1", "draw first=1 second=1")
    for seat in (-1, 0, 1, 2):
        assert p.view(seat)["drawn"] == ["kelp_forest", "calm_seas"]
    play(p, "keep kelp_forest", "place E1", "sonar the_sea_star-s2", "draw first=1 second=1")
    for seat in (-1, 0, 1, 2):
        assert p.view(seat)["drawn"] == ["atoll", "remote_anchorage"]
    play(p, "keep atoll", "place A1")
    names = p.content.labels["board"]
    for seat in (-1, 0, 1, 2):
        assert p.view(seat)["stacks"][0]["bottom"] == ["remote_anchorage", "calm_seas"]
    for seed in range(6):
        world: Any = p.determinize(1, seed)
        assert [names[board] for board in world.stacks[0][:2]] == ["remote_anchorage", "calm_seas"]


@pytest.mark.rule("DS-174", "DS-183", "AM-122")
def test_everybody_sees_drawn_tokens_and_the_discard_pile() -> None:
    p = position(
        ocean={"C1": "the_sea_star", "C2": "shipwreck"},
        do="dive",
        players={0: {"vessels": ["shipwreck"]}},
        tokens={"shipwreck-d1": ["travel", "impact", "disc"]},
    )
    for seat in (-1, 0, 1, 2):
        assert p.view(seat)["looked"] == ["travel", "impact"]
    play(p, "keep-token impact")
    for seat in (-1, 0, 1, 2):
        assert p.view(seat)["token_discard"] == ["travel"]
        assert p.view(seat)["players"][0]["tokens"] == ["impact"]
    assert held(p) == ["impact"]


@pytest.mark.rule("DS-183", "DS-300", "AM-122")
def test_nobody_sees_the_tokens_that_stirred_sediment_takes_away() -> None:
    names = bs.start("deepsea", seats=2, seed=1, mode="coop").content.labels["coop_card"][:12]
    struck = "stirred_sediment"
    others = [name for name in names[6:] if name != struck]
    state = {
        "coop_open": names[:3],
        "coop_deck": [*others[:2], struck],
        "coop_unused": [*names[3:6], *others[2:]],
        "coop_done": [],
    }
    p = position(
        2,
        mode="coop",
        round=3,
        state=state,
        ocean=SURFACE,
        players={0: {"tokens": ["disc"]}},
        tokens={"the_sea_star-d1": ["sonar", "impact"]},
    )
    play(p, "spend disc", "pass", "pass")
    assert p.view(-1)["coop"]["done"] == [struck]
    for seat in (-1, 0, 1):
        view = p.view(seat)
        assert (view["token_discard"], view["token_unseen"]) == (["disc"], 1)
    assert zone(p, "the_sea_star")["sites"]["d1"] == {"tokens": 1}
    kinds = {world.token_unseen[0] for world in (p.determinize(0, seed) for seed in range(12))}
    assert len(kinds) > 1, "it might be any token that nobody has seen"
