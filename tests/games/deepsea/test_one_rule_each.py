"""Rules that other tests name among several: here each is the only thing at stake."""

from typing import Any

import pytest

import bathysphere as bs
from bathysphere.games.deepsea.rules import compiled as content

from .table import (
    attribute,
    disc,
    faces,
    frame,
    legal,
    marker,
    options,
    parts,
    play,
    player,
    position,
    refusal,
    research,
    staging,
    step,
    supply,
    tables,
    vessels,
    zone,
)
from .test_impact import gaining
from .test_scoring import example
from .test_sites import RISK

FIELDS = {"yellow": "the_sea_star-j1", "brown": "the_sea_star-j2"}
MOVEMENT = "safe_movement_procedure"
KELP = {"C1": "the_sea_star", "D1": "kelp_forest", "C2": "the_looking_glass", "C3": "carbonate_spires"}


# -- setup -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-007")
@pytest.mark.parametrize("edition", ["retail", "german", "prototype"])
def test_every_player_has_the_pieces_of_one_colour(edition: str) -> None:
    t = tables(edition=edition)
    p = bs.start("deepsea", seats=2, seed=1, edition=edition)
    assert (len(player(p)["vessels"]), t.markers, t.discs, faces(p)) == (3, 20, 30, ["team_leader*"])


@pytest.mark.rule("DS-017")
def test_the_team_leader_has_no_junior_side() -> None:
    """It counts where Seniors are counted, and is no Junior to be promoted."""
    p = position(do=frame("promote", optional=True), players={0: {"tiles": ["team_leader", "pilot"]}})
    assert options(p) == ["promote kind=pilot circle=empty", "decline"]


@pytest.mark.rule("DS-039")
def test_what_the_mission_does_not_ask_for_is_nowhere() -> None:
    p: Any = bs.start("deepsea", seats=2, seed=3, mission="5")
    lying = [*(board for stack in p.stacks for board in stack)]
    assert p.content.labels["board"].index("the_sea_star") not in lying


@pytest.mark.rule("DS-046")
def test_three_stacks_a_tier_from_one_to_four() -> None:
    p: Any = bs.start("deepsea", seats=2, seed=3)
    kinds = p.content.labels["kind"]
    tiers = [p.compiled.tier[kinds.index(kind)] for kind in p.view(-1)["tray"]]
    assert tiers == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("DS-047")
def test_three_tiles_of_tier_5_by_chance_in_each_pocket() -> None:
    deals = set()
    for seed in range(8):
        p: Any = bs.start("deepsea", seats=2, seed=seed)
        pockets = p.dump()["state"]["pockets"]
        assert [len(pocket) for pocket in pockets] == [3, 3, 3]
        deals.add(str(pockets))
    assert len(deals) > 1


@pytest.mark.rule("DS-050")
def test_all_five_cubes_start_on_0() -> None:
    p = bs.start("deepsea", seats=3, seed=1)
    cubes = [[*player(p, seat)["attributes"], player(p, seat)["research"]] for seat in range(3)]
    assert cubes == [[0] * 5] * 3


@pytest.mark.rule("DS-051")
def test_the_team_leader_starts_with_a_disc() -> None:
    assert faces(bs.start("deepsea", seats=3, seed=1), 2) == ["team_leader*"]


@pytest.mark.rule("DS-052")
def test_the_other_discs_are_the_supply() -> None:
    """Of the 29 the arrival at the Sea Star has put one into the Staging Area."""
    p = bs.start("deepsea", seats=3, seed=1)
    assert supply(p) + staging(p) == 29


@pytest.mark.rule("DS-053")
def test_all_markers_are_there_from_the_first_gain_on() -> None:
    p = play(gaining([content.IMPACT], round=1), "mark 6,0")
    assert (marker(p, "6,0"), p.compiled.markers) == (0, 20)


@pytest.mark.rule("DS-057")
@pytest.mark.parametrize("seats", [2, 5])
def test_mission_1_begins_at_the_sea_star_with_a_disc(seats: int) -> None:
    p = bs.start("deepsea", seats=seats, seed=1)
    assert [(vessels(p, seat), staging(p, seat)) for seat in range(seats)] == [(["the_sea_star"], 1)] * seats


# -- Preparation -----------------------------------------------------------------------------------------


@pytest.mark.rule("DS-063")
def test_nobody_acts_before_the_last_has_prepared() -> None:
    p = bs.start("deepsea", seats=3, seed=1)
    prepared = 0
    while step(p) != "turn":
        prepared += step(p) == "recruit"
        p.act(p.choices[0])
    assert prepared == 3


@pytest.mark.rule("DS-080")
@pytest.mark.parametrize(("cube", "tiers"), [(0, {1}), (2, {1, 2}), (12, {1, 2, 3, 4, 5})])
def test_the_cube_of_reputation_says_the_level_of_recruitment(cube: int, tiers: set[int]) -> None:
    p = position(do="recruit", players={0: {"attributes": {"reputation": cube}}})
    assert {option.details["tier"] for option in p.options()} == tiers


@pytest.mark.rule("DS-081")
def test_a_tile_is_of_the_tier_its_junior_side_says() -> None:
    p = position(do="recruit", players={0: {"attributes": {"reputation": 12}}})
    kinds = p.content.labels["kind"]
    shown = {option.text: option.details["tier"] for option in p.options()}
    assert [shown[f"recruit {kind}"] for kind in ("pilot", "navigator", "rov_operator")] == [1, 2, 3]
    assert p.compiled.tier[kinds.index("vessel_captain")] == 4


@pytest.mark.rule("DS-082")
def test_a_recruit_comes_on_its_junior_side() -> None:
    p = play(position(do="recruit"), "recruit pilot")
    assert faces(p)[-1] == "pilot"


@pytest.mark.rule("DS-084")
def test_recruiting_costs_nothing() -> None:
    p = position(do="recruit", players={0: {"staging": 1, "research": 3}})
    before = staging(p) + supply(p)
    play(p, "recruit pilot")
    assert (staging(p) + supply(p), research(p), faces(p)[-1]) == (before, 3, "pilot")


@pytest.mark.rule("DS-086")
def test_coordination_of_the_recruit_counts_in_the_same_round() -> None:
    """The cube stands before level 2: only with the recruit's step two discs may be taken back."""
    tiles = ["team_leader*", "pilot*", "navigator*"]
    p = position(do="recruit", players={0: {"attributes": {"coordination": 1}, "tiles": tiles}})
    play(p, "recruit sonar_operator")
    assert (step(p), p.stack[-1].left) == ("reassign", 2)


@pytest.mark.rule("DS-091")
@pytest.mark.parametrize(("cube", "level"), [(0, 1), (1, 1), (2, 2), (4, 3), (7, 4), (10, 5), (12, 5)])
def test_the_cube_of_inspiration_says_the_level_of_effort(cube: int, level: int) -> None:
    p = position(do="recruit", players={0: {"attributes": {"inspiration": cube}}})
    play(p, "recruit reef_diver")
    assert staging(p) == level


@pytest.mark.rule("DS-092")
def test_effort_is_read_after_the_gains_of_the_recruit() -> None:
    p = position(do="recruit", players={0: {"attributes": {"inspiration": 1, "reputation": 2}}})
    play(p, "recruit navigator")
    assert staging(p) == 2


@pytest.mark.rule("DS-096")
@pytest.mark.parametrize(("cube", "discs"), [(0, 1), (2, 2), (4, 3)])
def test_the_cube_of_coordination_says_the_level_of_reassignment(cube: int, discs: int) -> None:
    tiles = ["team_leader*", "pilot*", "navigator*", "reef_diver*"]
    p = position(do="recruit", players={0: {"attributes": {"coordination": cube}, "tiles": tiles}})
    play(p, "recruit reef_diver")
    assert (step(p), p.stack[-1].left) == ("reassign", discs)


@pytest.mark.rule("DS-097")
def test_a_disc_taken_back_goes_to_the_staging_area() -> None:
    tiles = ["team_leader*", "pilot*"]
    p = position(do=frame("reassign", left=1), players={0: {"tiles": tiles, "staging": 1}})
    before = supply(p)
    play(p, "take-back pilot")
    assert (staging(p), supply(p)) == (2, before)


@pytest.mark.rule("DS-099")
def test_a_specialist_whose_disc_was_taken_back_is_ready_again() -> None:
    tiles = ["team_leader*", "pilot*"]
    p = position(do=frame("reassign", left=1), players={0: {"tiles": tiles, "staging": 1}})
    play(p, "take-back pilot")
    while step(p) != "turn" or p.seat != 0:
        play(p, options(p)[-1])
    assert (legal(p, "activate pilot"), refusal(p, "activate team_leader")) == (True, "DS-107")


# -- turns -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-104")
def test_whoever_has_passed_is_skipped() -> None:
    p = position(players={seat: {"staging": 2, "passed": seat == 1} for seat in range(3)})
    play(p, "activate team_leader", "end")
    assert p.seat == 2


@pytest.mark.rule("DS-126")
def test_discs_bring_no_turn_back_after_passing() -> None:
    """Three discs lie before the one who has passed; the round ends without another turn of theirs."""
    p = position(players={0: {"staging": 2}, 1: {"staging": 3, "passed": True}, 2: {"staging": 2}})
    play(p, "activate team_leader", "end", "pass")
    assert p.seat == 0
    play(p, "pass")
    assert step(p) == "recruit"


@pytest.mark.rule("DS-111")
def test_travel_and_dive_are_done_with_an_empty_staging_area() -> None:
    p = play(position(players={0: {"staging": 1}}), "activate team_leader")
    assert (staging(p), legal(p, "do travel"), legal(p, "do dive")) == (0, True, True)


@pytest.mark.rule("DS-175")
def test_a_dive_places_no_disc() -> None:
    p = position(do="dive", players={0: {"staging": 2}})
    before = dict(p.dump()["state"]["discs"])
    play(p, options(p)[0])
    assert (p.dump()["state"]["discs"], staging(p) + supply(p)) == (before, 30)


@pytest.mark.rule("DS-127")
def test_research_is_a_track_of_its_own() -> None:
    p = gaining([content.RESEARCH])
    assert (research(p), [attribute(p, name) for name in ("reputation", "inspiration")]) == (1, [0, 0])


@pytest.mark.rule("DS-134")
def test_a_vessel_is_released_in_whoevers_turn_it_is() -> None:
    p = position()
    bundle = p.compiled.bundles.index([content.INGENUITY])
    p = position(
        seat=1,
        do=frame("gain", bundle=bundle),
        players={1: {"attributes": {"ingenuity": 1}}},
        state={"active": 0},
    )
    assert vessels(p, 1) == ["the_sea_star"] * 2


@pytest.mark.rule("DS-140")
@pytest.mark.parametrize(("ingenuity", "reached"), [(0, False), (12, True)])
def test_technology_says_how_far_a_vessel_travels(ingenuity: int, reached: bool) -> None:
    p = position(do="travel", ocean=KELP, players={0: {"attributes": {"ingenuity": ingenuity}}})
    assert legal(p, "travel carbonate_spires") == reached


@pytest.mark.rule("DS-144")
def test_vessels_of_everybody_share_a_zone() -> None:
    p = position(ocean=KELP, players={seat: {"vessels": ["kelp_forest"] * 3} for seat in range(3)})
    assert zone(p, "kelp_forest")["vessels"] == [3, 3, 3]


@pytest.mark.rule("DS-145")
def test_a_vessel_occupies_no_site() -> None:
    crowd = {seat: {"vessels": ["kelp_forest"] * 3, "staging": 2, "research": 3} for seat in range(3)}
    p = position(ocean=KELP, do="conserve", players=crowd)
    assert options(p) == ["conserve kelp_forest-c1", "conserve kelp_forest-c2"]


# -- rewards, sites, Journals ----------------------------------------------------------------------------


@pytest.mark.rule("DS-068")
def test_two_impacts_are_two_markers() -> None:
    p = play(gaining([content.IMPACT, content.IMPACT]), "mark 6,0")
    assert step(p) == "impact"
    play(p, "mark 0,0")
    assert (marker(p, "6,0"), marker(p, "0,0"), step(p) == "impact") == (0, 0, False)


@pytest.mark.rule("DS-074")
@pytest.mark.parametrize("before", [2, 7])
def test_a_cost_of_two_lowers_the_cube_by_two(before: int) -> None:
    sea = {"C1": "the_sea_star", "D1": "kelp_forest"}
    there = {"vessels": ["kelp_forest"], "research": before, "staging": 1}
    p = position(ocean=sea, do="conserve", players={0: there})
    play(p, "conserve kelp_forest-c1")
    assert research(p) == before - 2


def published(field: str) -> Any:
    """RISK, which is yellow and brown, was published at the site of that Field in the Sea Star."""
    there = {"staging": 2, "research": 4, "tiles": ["team_leader", "pilot*"]}
    p = position(do="journal", ocean=KELP, players={0: there}, display=[RISK], deck=[MOVEMENT])
    return play(p, f"journal {FIELDS[field]}")


@pytest.mark.rule("DS-208")
def test_a_published_journal_lies_openly_before_its_player() -> None:
    assert [journal["card"] for journal in published("yellow").view(2)["players"][0]["journals"]] == [RISK]


@pytest.mark.rule("DS-023")
def test_an_anchor_journal_is_replaced_like_any_other() -> None:
    """RISK is one of the eight; what comes after it is drawn from the deck of the others."""
    assert published("brown").dump()["state"]["display"] == [MOVEMENT]


@pytest.mark.rule("DS-204")
@pytest.mark.parametrize("field", FIELDS)
def test_one_field_of_the_card_is_enough(field: str) -> None:
    assert disc(published(field), FIELDS[field]) == 0


@pytest.mark.rule("DS-211")
@pytest.mark.parametrize("field", FIELDS)
def test_all_effects_of_the_card_apply_through_either_field(field: str) -> None:
    p = play(published(field), "decline")
    assert (attribute(p, "inspiration"), staging(p, 1), staging(p, 2)) == (2, 1, 1)


@pytest.mark.rule("DS-124", "AM-043")
def test_a_token_comes_on_top_of_a_circle_as_of_an_activation() -> None:
    sea = {"B1": "calm_seas", "C1": "the_sea_star", "C2": "the_looking_glass"}
    p = position(ocean=sea, players={0: {"staging": 2, "journals": [MOVEMENT], "tokens": ["travel"]}})
    play(p, f"circle {MOVEMENT}")
    assert options(p) == ["do travel", "spend travel", "use travel", "end"]


@pytest.mark.rule("DS-125")
def test_a_card_without_a_circle_replaces_no_activation() -> None:
    p = position(players={0: {"staging": 2, "journals": [RISK]}})
    assert options(p) == ["activate team_leader", "pass"]


# -- scoring ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-263")
@pytest.mark.parametrize(("cube", "points"), [(1, 0), (2, 1), (4, 4), (7, 7), (10, 10), (12, 10)])
def test_a_cube_scores_the_bracket_it_has_reached(cube: int, points: int) -> None:
    only = {"reputation": cube}
    p = position(over=True, round=6, players={0: {"attributes": only}})
    assert parts(p)["attributes"] == points


@pytest.mark.rule("DS-264")
def test_the_research_cube_scores_no_bracket() -> None:
    assert parts(example(research=12))["attributes"] == parts(example(research=0))["attributes"]


@pytest.mark.rule("DS-270")
def test_discs_of_others_count_for_no_goal() -> None:
    """The two opponents of the example have pieces in the same zones."""
    ours, theirs = example(), example()
    theirs.disc = [seat if seat == 0 else -1 for seat in theirs.disc]
    goals = [part for part in parts(ours) if part.startswith("goal-")]
    assert goals
    assert [parts(ours)[goal] for goal in goals] == [parts(theirs)[goal] for goal in goals]


@pytest.mark.rule("DS-278")
@pytest.mark.parametrize(("staged", "research", "points"), [(1, 1, 1), (2, 1, 2), (2, 2, 2)])
def test_leftovers_are_added_before_they_are_divided(staged: int, research: int, points: int) -> None:
    """1 + 1 + 1 = 3, one point; each part alone would be worth nothing."""
    assert parts(example(staging=staged, research=research))["leftovers"] == points


@pytest.mark.rule("DS-280")
def test_discs_that_lie_somewhere_else_are_no_leftovers() -> None:
    busy = example(tiles=["team_leader*", "renowned_adventurer*"])
    assert parts(busy)["leftovers"] == parts(example())["leftovers"]


# -- co-op -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-296")
@pytest.mark.parametrize(("seats", "mode", "setbacks"), [(1, "solo", 4), (2, "coop", 3), (5, "coop", 3)])
def test_three_bonus_goals_lie_on_the_setbacks(seats: int, mode: str, setbacks: int) -> None:
    p: Any = bs.start("deepsea", seats=seats, seed=1, mode=mode)
    cards = [*p.coop_open, *reversed(p.coop_deck)]
    assert [card in p.compiled.setback_cards for card in cards] == [False] * 3 + [True] * setbacks
