"""Rewards, attribute tracks, Impact board: DS-064 .. DS-077, DS-127 .. DS-137, DS-244 .. DS-253."""

from typing import Any

import pytest

from bathysphere.games.deepsea.content.orders import may_matter
from bathysphere.games.deepsea.rules import codes
from bathysphere.games.deepsea.rules import compiled as content

from .table import (
    attribute,
    frame,
    legal,
    marker,
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


def gaining(icons: list[int], *, source: int = 0, **more: Any) -> Any:
    """A player is about to take these icons; the bundle is added to the tables of one position."""
    p = position(**more)
    t = p.compiled
    if icons not in t.bundles:
        t.bundles.append(icons)
        t.order_may_matter.append(may_matter(t, icons))
    return position(do=frame("gain", bundle=t.bundles.index(icons), source=source), **more)


@pytest.mark.rule("DS-064", "DS-067", "DS-069", "DS-127")
def test_plain_icons_are_taken_without_asking() -> None:
    p = gaining(
        [
            content.REPUTATION,
            content.INSPIRATION,
            content.COORDINATION,
            content.INGENUITY,
            content.RESEARCH,
            content.DISC,
        ]
    )
    assert [attribute(p, name) for name in ("reputation", "inspiration", "coordination", "ingenuity")] == [
        1,
        1,
        1,
        1,
    ]
    assert (research(p), staging(p)) == (1, 1)


@pytest.mark.rule("DS-065")
def test_any_attribute_is_the_owners_choice() -> None:
    p = gaining([content.ANY_ATTRIBUTE])
    assert options(p) == ["step reputation", "step inspiration", "step coordination", "step ingenuity"]
    play(p, "step coordination")
    assert attribute(p, "coordination") == 1


@pytest.mark.rule("DS-066")
def test_the_lowest_attribute_among_equals_the_owner_picks() -> None:
    """AM-083"""
    players = {0: {"attributes": {"reputation": 1, "inspiration": 3}}}
    p = gaining([content.LOWEST_ATTRIBUTE], players=players)
    assert options(p) == ["step coordination", "step ingenuity"]
    assert refusal(p, "step reputation") == "DS-066"
    players = {0: {"attributes": {"reputation": 1, "inspiration": 3, "coordination": 1}}}
    p = gaining([content.LOWEST_ATTRIBUTE], players=players)
    assert attribute(p, "ingenuity") == 1


@pytest.mark.rule("DS-193")
def test_research_beyond_twelve_is_lost() -> None:
    p = gaining([content.RESEARCH, content.RESEARCH], players={0: {"research": 11}})
    assert research(p) == 12


@pytest.mark.rule("DS-129")
def test_the_impact_symbol_pays_when_the_cube_arrives() -> None:
    p = gaining([content.COORDINATION], players={0: {"attributes": {"coordination": 9}}})
    assert (attribute(p, "coordination"), step(p)) == (10, "impact")


@pytest.mark.rule("DS-130", "DS-131")
def test_beyond_the_end_the_cube_goes_back_and_pays_again() -> None:
    p = gaining([content.COORDINATION], players={0: {"attributes": {"coordination": 12}}})
    assert (attribute(p, "coordination"), step(p)) == (10, "impact")
    p = gaining(
        [content.COORDINATION, content.COORDINATION], players={0: {"attributes": {"coordination": 11}}}
    )
    assert attribute(p, "coordination") == 10


@pytest.mark.rule("DS-129")
def test_step_by_step() -> None:
    """AM-079: two steps over the symbol pay once, on the way"""
    p = gaining(
        [content.COORDINATION, content.COORDINATION], players={0: {"attributes": {"coordination": 9}}}
    )
    assert (attribute(p, "coordination"), step(p)) == (10, "impact")
    play(p, "decline")
    assert attribute(p, "coordination") == 11
    assert step(p) != "impact"


@pytest.mark.rule("DS-133", "DS-134")
def test_the_second_vessel_space() -> None:
    p = gaining(
        [content.INGENUITY], players={0: {"attributes": {"ingenuity": 6}, "vessels": ["the_sea_star"] * 2}}
    )
    assert len(vessels(p)) == 3


@pytest.mark.rule("DS-128")
def test_levels_are_read_from_the_mat() -> None:
    assert tables().level == [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]


@pytest.mark.rule("DS-235", "AM-002")
def test_different_rewards_are_ordered_by_their_owner() -> None:
    """AM-002"""
    p = gaining(
        [content.IMPACT, content.PROMOTE, content.REPUTATION],
        players={0: {"tiles": ["team_leader", "pilot"]}},
    )
    assert attribute(p, "reputation") == 1
    assert options(p) == ["next impact", "next promote"]
    assert refusal(p, "next travel") == "DS-235"
    play(p, "next promote", "promote kind=pilot circle=empty")
    assert step(p) == "impact"


@pytest.mark.rule("DS-136", "DS-146")
def test_depth_first() -> None:
    """AM-003: the vessel released by the first step lands before the second icon is taken"""
    p = gaining(
        [content.INGENUITY, content.IMPACT], players={0: {"attributes": {"ingenuity": 1}}}, mission="3"
    )
    assert step(p) == "launch"
    play(p, options(p)[0])
    assert step(p) == "impact"


@pytest.mark.rule("DS-071", "DS-110", "DS-119", "AM-021")
def test_a_sonar_as_reward_needs_disc_and_vessel() -> None:
    """AM-021"""
    p = gaining([content.SONAR], players={0: {"staging": 1}})
    assert options(p) == ["sonar the_sea_star-s1", "decline"]
    p = gaining([content.SONAR], players={0: {"staging": 0}})
    assert step(p) != "sonar"


@pytest.mark.rule("DS-072", "AM-022")
def test_a_sonar_in_this_zone() -> None:
    """AM-022: with a Vessel there, or as a discovery bonus without one"""
    here = codes.icon_of(content.SONAR, content.MOD_HERE)
    p = position()
    glass = p.content.labels["board"].index("the_looking_glass")
    source = codes.zone_source(glass)
    p = gaining([here], source=source, players={0: {"staging": 1}})
    assert step(p) != "sonar"
    p = gaining(
        [here], source=source, players={0: {"staging": 1, "vessels": ["the_looking_glass", "the_sea_star"]}}
    )
    assert options(p) == ["sonar the_looking_glass-s1", "decline"]
    free = codes.icon_of(content.SONAR, content.MOD_HERE | content.MOD_NO_VESSEL)
    p = gaining([free], source=source, players={0: {"staging": 1}})
    assert options(p) == ["sonar the_looking_glass-s1", "decline"]


@pytest.mark.rule("DS-068", "DS-244", "DS-245", "DS-053")
def test_an_impact_places_a_marker_and_pays_the_hex() -> None:
    p = gaining([content.IMPACT])
    assert options(p) == ["mark 0,0", "mark 2,0", "mark 4,0", "mark 6,0", "decline"]
    play(p, "mark 6,0")
    assert (marker(p, "6,0"), attribute(p, "ingenuity")) == (0, 1)


@pytest.mark.rule("DS-075", "DS-076", "DS-077", "DS-244", "AM-017")
@pytest.mark.parametrize("edition", ["retail", "german", "prototype"])
def test_impact_may_be_declined(edition: str) -> None:
    """AM-013, AM-017"""
    p = gaining([content.IMPACT], edition=edition)
    play(p, "decline")
    assert step(p) != "impact"
    assert all(owner < 0 for owner in p.marker)


@pytest.mark.rule("DS-246", "DS-247", "DS-248")
def test_open_hexes() -> None:
    """EX-037"""
    p = gaining([content.IMPACT], markers={"0,0": 1})
    assert options(p) == ["mark 0,1", "mark 1,0", "mark 2,0", "mark 4,0", "mark 6,0", "decline"]
    assert refusal(p, "mark 0,0") == "DS-248"
    assert refusal(p, "mark 0,2") == "DS-246"
    assert refusal(p, "mark none-40") == "DS-244"


@pytest.mark.rule("DS-249", "DS-250", "DS-251")
def test_the_infinity_hex_takes_any_number() -> None:
    """EX-038, AM-084, AM-085"""
    p = gaining([content.IMPACT], unlimited={"3,3": [1, 0, 0]})
    assert legal(p, "mark 3,3")
    play(p, "mark 3,3")
    assert p.unlimited == [2, 0, 0]
    p = gaining([content.IMPACT], unlimited={"3,3": [2, 0, 0]})
    play(p, "mark 3,3")
    assert p.scores()[0].parts["impact"] == 6
    assert not legal(gaining([content.IMPACT]), "mark 3,3")


@pytest.mark.rule("DS-252")
def test_markers_never_run_out() -> None:
    p = gaining([content.IMPACT], unlimited={"3,3": [25, 0, 0]})
    play(p, "mark 3,3")
    assert p.unlimited[0] == 26


@pytest.mark.rule("DS-244", "AM-016")
def test_an_impact_without_a_free_hex_is_lost() -> None:
    """AM-016: mission 9 has no unlimited hex, and the cleanup track may be done"""
    names = [name for name in tables(9).labels["hex"] if "," in name]
    p = gaining([content.IMPACT], markers=dict.fromkeys(names, 1), players={0: {"cleanup": 12}}, mission="9")
    assert step(p) != "impact"


@pytest.mark.rule("DS-132", "DS-134")
def test_a_vessel_released_in_another_players_turn() -> None:
    """AM-024"""
    p = position(do=frame("gain", bundle=0))
    bundle = p.compiled.bundles.index([content.INGENUITY])
    p = position(
        seat=1,
        do=frame("gain", bundle=bundle),
        players={1: {"attributes": {"ingenuity": 1}}},
        state={"active": 0},
    )
    assert vessels(p, 1) == ["the_sea_star", "the_sea_star"]


@pytest.mark.rule("DS-244", "DS-247")
def test_markers_stay_where_they_are_laid() -> None:
    """Only in mission 6 do they walk."""
    p = position(do="impact", markers={"0,0": 0})
    assert all(action == "decline" or action.startswith("mark ") for action in options(p))
    assert legal(p, "mark 0,1")
    assert refusal(p, "walk 0,0") != ""
