"""Components and setup: DS-001 .. DS-057."""

import pytest

import bathysphere as bs
from bathysphere.engine.errors import OptionError
from bathysphere.games.deepsea.rules.scoring import bonus_total
from bathysphere.games.deepsea.rules.steps.travel import destinations

from .table import (
    board,
    faces,
    frame,
    options,
    play,
    player,
    position,
    staging,
    step,
    supply,
    tables,
    vessels,
    zone,
)


@pytest.mark.rule("DS-001", "DS-003")
def test_the_retail_box_holds_37_boards_each_of_one_depth() -> None:
    t = tables()
    assert t.boards == 37
    assert [t.depth.count(depth) for depth in range(1, 6)] == [8, 9, 7, 6, 7]


@pytest.mark.rule("DS-002", "DS-040")
def test_the_prototype_box_holds_32_boards_and_filters_none_by_mission() -> None:
    p = bs.start("deepsea", seats=2, seed=1, edition="prototype")
    t = p.content
    assert t.boards - len(t.left_out) == 32
    fallen_star = t.labels["board"].index("fallen_star")
    assert fallen_star in p.stacks[4]


@pytest.mark.rule("DS-005", "DS-006")
def test_five_players_in_retail_four_elsewhere() -> None:
    assert bs.start("deepsea", seats=5, seed=1).seats == 5
    for edition in ("german", "prototype"):
        assert bs.start("deepsea", seats=4, seed=1, edition=edition).seats == 4
        with pytest.raises(OptionError):
            bs.start("deepsea", seats=5, seed=1, edition=edition)


@pytest.mark.rule("DS-007", "DS-050", "DS-051", "DS-052", "DS-053", "DS-055", "DS-057", "DS-017")
def test_each_player_starts_with_one_disc_on_the_team_leader_and_the_arrival_bonus() -> None:
    """EX-002"""
    p = bs.start("deepsea", seats=3, seed=1)
    for seat in range(3):
        assert (supply(p, seat), staging(p, seat), faces(p, seat)) == (28, 1, ["team_leader*"])
        assert player(p, seat)["attributes"] == [0, 0, 0, 0]
        assert player(p, seat)["research"] == 0
        assert vessels(p, seat) == ["the_sea_star"]
    assert tables().markers == 20


@pytest.mark.rule("DS-008")
def test_36_dive_tokens() -> None:
    assert sum(tables().token_count) == 36


@pytest.mark.rule("DS-009")
def test_30_dive_tokens_in_the_prototype() -> None:
    assert sum(tables(edition="prototype").token_count) == 30


@pytest.mark.rule("DS-010", "DS-012", "DS-013", "DS-014")
def test_51_tiles_of_21_kinds() -> None:
    """EX-005"""
    t = tables()
    assert (sum(t.copies), t.kinds - 1) == (51, 21)
    by_tier = [sum(t.copies[k] for k in range(t.kinds) if t.tier[k] == tier) for tier in range(1, 6)]
    assert by_tier == [15, 12, 9, 6, 9]
    assert all(t.copies[k] == 1 for k in t.tier5)


@pytest.mark.rule("DS-011", "DS-015")
def test_46_tiles_of_16_kinds_in_the_prototype() -> None:
    t = tables(edition="prototype")
    assert (sum(t.copies), sum(n > 0 for n in t.copies), len(t.tier5)) == (46, 16, 4)


@pytest.mark.rule("DS-016")
def test_every_kind_has_a_junior_and_a_senior_side() -> None:
    t = tables()
    names = t.labels["face"][2 : 2 * t.kinds]
    assert len(set(names)) == 2 * 21


@pytest.mark.rule("DS-018", "DS-020", "DS-033")
@pytest.mark.parametrize("mission", range(1, 11))
def test_ten_missions_each_with_goals_and_an_impact_board(mission: int) -> None:
    t = tables(mission)
    assert len(t.goals) == 3
    assert t.hexes > 20
    assert len(t.impact_minimum) == 5


@pytest.mark.rule("DS-019")
def test_the_prototype_has_eight_missions() -> None:
    assert bs.start("deepsea", seats=2, seed=1, edition="prototype", mission="8")
    for mission in ("9", "10"):
        with pytest.raises(OptionError):
            bs.start("deepsea", seats=2, seed=1, edition="prototype", mission=mission)


@pytest.mark.rule("DS-034")
def test_mission_1_is_the_default() -> None:
    assert bs.start("deepsea", seats=2, seed=1).content.settings["mission"] == "1"


@pytest.mark.rule("DS-021", "DS-024")
def test_24_journals_and_8_anchors() -> None:
    t = tables()
    assert (len(t.deck), len(t.anchors)) == (24, 8)
    assert all(t.card_fields[card] for card in range(t.cards))


@pytest.mark.rule("DS-022")
def test_23_journals_and_7_anchors_in_the_prototype() -> None:
    t = tables(edition="prototype")
    assert (len(t.deck), len(t.anchors)) == (23, 7)


@pytest.mark.rule("DS-025", "DS-026", "DS-027")
def test_six_bonus_goals_and_six_setbacks() -> None:
    t = tables()
    assert (len(t.bonus_cards), len(t.setback_cards)) == (6, 6)
    assert tables(edition="prototype").setbacks == 0


@pytest.mark.rule("DS-036", "DS-037", "DS-038", "DS-041")
def test_mission_1_lays_out_its_boards_and_makes_five_stacks() -> None:
    p = bs.start("deepsea", seats=2, seed=3)
    zones = {z["cell"]: z["board"] for z in p.view(-1)["zones"]}
    assert zones["B1"] == "volcanic_island"
    assert zones["C1"] == "the_sea_star"
    assert zones["C2"] == "the_looking_glass"
    assert sorted(zones) == ["B1", "C1", "C2", "D1"]
    sizes = [s["boards"] for s in p.view(-1)["stacks"]]
    assert sizes == [5, 8, 7, 6, 6]


@pytest.mark.rule("DS-039", "DS-166")
def test_boards_of_other_missions_leave_the_game() -> None:
    p = bs.start("deepsea", seats=2, seed=3)
    fallen_star = p.content.labels["board"].index("fallen_star")
    assert all(fallen_star not in stack for stack in p.stacks)


@pytest.mark.rule("DS-166")
def test_a_foreign_board_in_a_stack_is_put_away_and_replaced() -> None:
    p = position(do=frame("discover", shallowest=5, deepest=5, waiver=5))
    star = p.content.labels["board"].index("fallen_star")
    p.stacks[4] = [*p.stacks[4], star]
    second = p.stacks[4][-2]
    p.act(p.action("draw first=5 second=5"))
    assert star not in p.drawn
    assert second in p.drawn


@pytest.mark.rule("DS-042", "DS-043")
def test_starting_dive_sites_are_stocked() -> None:
    """EX-001"""
    for seed in range(5):
        p = bs.start("deepsea", seats=2, seed=seed)
        assert zone(p, "the_sea_star")["sites"]["d1"] == {"tokens": 4}
        assert zone(p, "volcanic_island")["sites"]["d1"] == {"tokens": 2}
        zones = [z["board"] for z in p.view(-1)["zones"]]
        more = 4 if "atoll" in zones or "kelp_forest" in zones else 0
        assert p.view(-1)["token_supply"] == 30 - more
        q = bs.start("deepsea", seats=2, seed=seed, edition="prototype")
        assert q.view(-1)["token_supply"] in (24, 20)


@pytest.mark.rule("DS-044", "DS-045")
def test_four_anchors_are_displayed_and_the_journals_are_shuffled() -> None:
    p = bs.start("deepsea", seats=2, seed=3)
    t = p.content
    names = [t.labels["card"][card] for card in t.anchors]
    assert len(p.view(-1)["display"]) == 4
    assert set(p.view(-1)["display"]) < set(names)
    assert p.view(-1)["deck"] == 24
    other = bs.start("deepsea", seats=2, seed=4)
    assert p.deck != other.deck


@pytest.mark.rule("DS-046", "DS-047", "DS-087")
def test_tray_and_tier_5_pockets() -> None:
    """EX-003"""
    p = bs.start("deepsea", seats=2, seed=3)
    assert [pocket["tiles"] for pocket in p.view(-1)["pockets"]] == [3, 3, 3]
    assert len(p.view(-1)["tray"]) == 12


@pytest.mark.rule("DS-048")
def test_the_prototype_deals_tier_5_evenly() -> None:
    """EX-004"""
    p = bs.start("deepsea", seats=2, seed=3, edition="prototype")
    assert sorted(pocket["tiles"] for pocket in p.view(-1)["pockets"]) == [1, 1, 2]


@pytest.mark.rule("DS-049")
def test_a_random_chair_starts_with_the_wave() -> None:
    chairs = {bs.start("deepsea", seats=3, seed=seed).first_chair for seed in range(20)}
    assert chairs == {0, 1, 2}
    assert bs.start("deepsea", seats=3, seed=1).view(-1)["wave"] == 0


@pytest.mark.rule("DS-054", "DS-056")
def test_with_several_launch_zones_the_owner_picks() -> None:
    p = bs.start("deepsea", seats=3, seed=1, mission="3")
    assert step(p) == "launch"
    assert p.seat == 0
    assert len(options(p)) == 2
    p.act(p.choices[0])
    assert (step(p), p.seat) == ("launch", 1)


@pytest.mark.rule("DS-004")
def test_a_board_is_a_zone_from_the_moment_it_lies_in_the_ocean() -> None:
    """Not in its stack, not while it is looked at; then at once, for all that counts or enters zones."""
    ocean = {"C1": "the_sea_star", "D1": "calm_seas"}
    stacks = {1: ["kelp_forest", "atoll"]}
    p = position(2, ocean=ocean, stacks=stacks, do=frame("discover", shallowest=1, deepest=1), mode="coop")
    charted = p.content.labels["coop_card"].index("charted")

    def zones() -> tuple[int, int]:
        return len(p.view(-1)["zones"]), bonus_total(p, charted)

    assert zones() == (2, 2)
    play(p, "draw first=1 second=1")
    assert (zones(), len(p.drawn)) == ((2, 2), 2)
    play(p, "keep kelp_forest")
    assert zones() == (2, 2)
    play(p, "place E1")
    assert zones() == (3, 3)
    calm, kelp = board(p, "calm_seas"), board(p, "kelp_forest")
    p.attributes[3], p.vessels[0] = 2, calm
    assert kelp in destinations(p, 0, calm, 0, 0)


def test_mission_8_shuffles_the_surface_and_hides_the_looking_glass() -> None:
    places = set()
    for seed in range(12):
        p = bs.start("deepsea", seats=2, seed=seed, mission="8")
        zones = {z["board"]: z["cell"] for z in p.view(-1)["zones"]}
        assert sorted(zones.values()) == ["A1", "B1", "C1", "D1", "E1"]
        places.add(zones["the_sea_star"])
        glass = p.content.labels["board"].index("the_looking_glass")
        assert glass in p.stacks[1]
    assert len(places) > 2


def test_mission_6_hides_the_wreck_in_the_top_four() -> None:
    depths = set()
    for seed in range(20):
        p = bs.start("deepsea", seats=2, seed=seed, mission="6")
        star = p.content.labels["board"].index("fallen_star")
        depths.add(p.stacks[4][::-1].index(star))
    assert depths == {0, 1, 2, 3}


@pytest.mark.rule("DS-285")
def test_modes_and_players_have_to_fit() -> None:
    for seats, mode in ((1, "competitive"), (2, "solo")):
        with pytest.raises(OptionError):
            bs.start("deepsea", seats=seats, seed=1, mode=mode)
    assert bs.start("deepsea", seats=1, seed=1).view(-1)["team"]


@pytest.mark.rule("DS-038")
def test_mission_5_has_three_depths() -> None:
    p = bs.start("deepsea", seats=2, seed=1, mission="5")
    assert [len(stack) for stack in p.stacks][3:] == [0, 0]
