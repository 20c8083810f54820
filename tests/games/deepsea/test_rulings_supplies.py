"""Rulings on what there is, what runs out and who may see it: AM-026 .. AM-039."""

from typing import Any

import pytest

import bathysphere as bs
from bathysphere.engine.errors import OptionError

from .table import (
    attribute,
    events,
    faces,
    frame,
    legal,
    options,
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
)

EDITIONS = ("retail", "german", "prototype")
WIDE = {
    "A1": "remote_anchorage",
    "B1": "dying_reef",
    "C1": "the_sea_star",
    "D1": "calm_seas",
    "A2": "resupply_modules",
    "B2": "whale_calving_grounds",
    "C2": "the_looking_glass",
    "D2": "dolphin_pods",
}
"""Sites enough for nearly all discs of a player."""


# -- the fifth player ----------------------------------------------------------------------------------------


@pytest.mark.rule("AM-026", "DS-005", "DS-006")
@pytest.mark.parametrize("mission", range(1, 11))
def test_retail_takes_five_each_with_a_set_of_pieces_and_shares_the_box_of_four(mission: int) -> None:
    four = bs.start("deepsea", seats=4, seed=2, mission=str(mission))
    five = bs.start("deepsea", seats=5, seed=2, mission=str(mission))
    for p in (four, five):
        while step(p) != "recruit":
            p.act(p.choices[-1])
    for seat in range(5):
        assert faces(five, seat) == ["team_leader*"]
        assert supply(five, seat) + staging(five, seat) == 29
        assert len(vessels(five, seat)) >= 1
    assert five.view(-1)["tray"] == four.view(-1)["tray"]
    assert [len(stack) for stack in five.stacks] == [len(stack) for stack in four.stacks]
    assert len(five.deck) == len(four.deck)
    assert all(len(goal.minimum) == 5 for goal in tables(mission).goals)
    for edition in ("german", "prototype"):
        with pytest.raises(OptionError):
            bs.start("deepsea", seats=5, seed=2, edition=edition)


# -- discs, markers, Vessels, Research -----------------------------------------------------------------------


def arriving(edition: str, **more: Any) -> Any:
    """A Pilot whose Vessel may go from Calm Seas to the Ledge Elevator or the Sea Star."""
    own = {"vessels": ["calm_seas"], "staging": 1, "tiles": ["team_leader*", "pilot"]} | more
    ocean = {"C1": "the_sea_star", "D1": "calm_seas", "D2": "ledge_elevator"}
    return position(2, ocean=ocean, players={0: own}, edition=edition)


@pytest.mark.rule("AM-027", "DS-137", "DS-030")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_no_fourth_vessel_and_no_substitute_for_one(edition: str) -> None:
    """Ingenuity reaches the second Vessel space with all three launched already."""
    p = arriving(edition, vessels=["calm_seas"] * 3, attributes={"ingenuity": 6})
    log = events(p, "activate pilot", "travel ledge_elevator")
    assert [event["kind"] for event in log] == ["activated", "travelled", "attribute"]
    assert (attribute(p, "ingenuity"), len(vessels(p)), len(vessels(p, 1))) == (7, 3, 1)
    assert len(player(p)["attributes"]) == 4, "and one cube for Research"


@pytest.mark.rule("AM-027", "AM-028", "DS-252")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_twenty_first_impact_marker_is_a_substitute(edition: str) -> None:
    p = position(2, do="impact", unlimited={"3,3": [20, 0]}, edition=edition)
    assert p.content.markers == 20
    before = p.scores()[0].parts["impact"]
    play(p, "mark 3,3")
    assert p.unlimited[0] == 21
    assert p.scores()[0].parts["impact"] == before + 2, "and scores like any other"


@pytest.mark.rule("AM-027", "AM-029", "DS-030", "DS-031")
@pytest.mark.parametrize(("edition", "gained"), [("retail", 1), ("german", 1), ("prototype", 0)])
@pytest.mark.parametrize("source", ["arrival", "token", "journal"])
def test_any_disc_from_an_empty_supply_is_a_substitute_or_in_the_prototype_lost(
    edition: str, gained: int, source: str
) -> None:
    own: dict[str, Any] = {"supply": 0, "vessels": ["calm_seas"], "staging": 2, "research": 3}
    own["tiles"] = ["team_leader*", "pilot"]
    more: dict[str, Any] = {}
    if source == "token":
        own["tokens"] = ["disc"]
    if source == "journal":
        more = {
            "seat": 1,
            "do": "journal",
            "display": ["effective_communication_of_ecosystemic_risk"],
            "discs": {"the_looking_glass-j2": 1},
        }
        other = {"vessels": ["the_looking_glass"], "staging": 1, "research": 3}
    p = position(
        2, ocean=WIDE, edition=edition, players={0: own} | ({1: other} if source == "journal" else {}), **more
    )
    if source == "arrival":
        play(p, "activate pilot", "travel the_sea_star")
        assert staging(p) == 1 + gained
    elif source == "token":
        play(p, "use disc")
        assert staging(p) == 2 + gained
    else:
        assert staging(p) == 2 + gained
    assert (supply(p), p.substitutes[0]) == (0, gained)


@pytest.mark.rule("AM-030", "DS-193")
@pytest.mark.parametrize("edition", EDITIONS)
def test_research_stops_at_twelve_in_every_edition(edition: str) -> None:
    p = position(2, edition=edition, players={0: {"staging": 1, "research": 11, "tokens": ["travel"]}})
    play(p, "activate team_leader", "spend travel")
    assert (research(p), p.content.research_cap) == (12, 12)


# -- Specialists ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-031", "DS-078", "DS-058")
def test_without_a_permitted_tile_nobody_is_recruited_and_the_rounds_count_on() -> None:
    """All tiles of tier 1 are gone; the game still ends with its sixth round."""
    firsts = ["pilot", "reef_diver", "sonar_operator"]
    tiles = {seat: {"tiles": ["team_leader", *[firsts[seat]] * 5]} for seat in range(3)}
    p = position(3, do="recruit", round=4, players=tiles, state={"active": -1})
    assert (step(p), len(faces(p))) == ("turn", 6)
    assert staging(p) == 1, "the rest of Preparation goes on"
    told: list[str] = []
    for _ in range(9):
        assert not p.over
        told += [event["kind"] for event in events(p, "pass")]
    assert (p.over, p.round, told.count("no-recruit")) == (True, 6, 6)
    assert [len(faces(p, seat)) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("AM-032", "DS-078")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_may_refuse_to_recruit_while_there_is_a_tile(edition: str) -> None:
    p = bs.start("deepsea", seats=2, seed=1, edition=edition)
    assert step(p) == "recruit"
    assert all(option.startswith("recruit ") for option in options(p))
    assert [refusal(p, word) != "" for word in ("decline", "end", "pass")] == [True] * 3


@pytest.mark.rule("AM-033", "DS-286", "DS-256")
def test_seven_recruits_of_tier_1_are_enough_for_a_whole_solo_game() -> None:
    p = bs.start("deepsea", seats=1, seed=2)
    cheap = [f"recruit {name}" for name in ("pilot", "reef_diver", "sonar_operator")]
    while not p.over:
        if step(p) == "recruit":
            play(p, next(action for action in cheap if legal(p, action)))
        else:
            p.act(p.action("pass") if legal(p, "pass") else p.choices[-1])
    assert (p.round, len(faces(p))) == (7, 8)
    assert sum(p.tray[kind] for kind in range(p.content.kinds) if p.content.tier[kind] == 1) == 8


TOP = {"attributes": {"reputation": 10}}
REST = ["team_leader", "ocean_historian", "dive_team_leader", "biotechnologist"]


@pytest.mark.rule("AM-036", "DS-087")
def test_nobody_sees_the_tiles_below_the_top_of_a_pocket() -> None:
    """Two orders of the hidden tiles look the same to everybody; only one of them is on offer."""
    hidden = ["adventurer", "biogeographer", "robotics_engineer"]
    seen = []
    for below in (hidden, hidden[::-1]):
        p = position(
            2,
            do="recruit",
            pockets=[[*below[:2], "mentor"], [below[2], "ichthyologist"], ["fleet_coordinator"]],
            players={0: TOP, 1: {"tiles": REST}},
        )
        offered = [option for option in options(p) if option.removeprefix("recruit ") in hidden]
        assert offered == []
        seen.append([p.view(seat) for seat in (-1, 0, 1)])
        assert not any(name in str(p.view(0)["pockets"]) for name in hidden)
    assert seen[0] == seen[1]


@pytest.mark.rule("AM-037", "DS-209", "DS-210")
def test_an_empty_deck_leaves_the_display_smaller_and_brings_no_card_back() -> None:
    """All Journals but one were published or are displayed: after the last one comes none."""
    names = tables().labels["card"][: tables().cards]
    shown = ["understanding_oceanic_shifts", "holographic_ocean_floor_visualization", "the_nautical_journal"]
    own = {"vessels": ["the_looking_glass"], "staging": 2, "research": 2}
    anchors = [names[card] for card in tables().anchors]
    gone = [name for name in names if name not in anchors and name not in shown]
    p = position(2, do="journal", display=shown, players={0: own, 1: {"journals": gone}})
    assert len(p.deck) == 0
    play(p, "journal the_looking_glass-j2")
    assert p.view(-1)["display"] == [shown[0], shown[2]]
    assert (p.view(-1)["deck"], step(p)) == (0, "turn")


# -- discs on Specialists, and none at all -------------------------------------------------------------------


@pytest.mark.rule("AM-038", "DS-095")
@pytest.mark.parametrize("taken", [[], ["pilot"], ["team_leader", "reef_diver"]])
def test_any_number_of_discs_up_to_the_level_is_taken_back(taken: list[str]) -> None:
    own = {"tiles": ["team_leader*", "pilot*", "reef_diver*"]}
    p = position(2, do=frame("reassign", left=2), players={0: own})
    play(p, *[f"take-back {face}" for face in taken], *["decline"] * (len(taken) < 2))
    assert staging(p) == len(taken)
    assert faces(p) == [
        face if face in taken else face + "*" for face in ("team_leader", "pilot", "reef_diver")
    ]
    assert step(p) != "reassign"


@pytest.mark.rule("AM-039", "DS-103", "DS-106")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_disc_passing_is_all_that_is_left(edition: str) -> None:
    own = {"journals": ["safe_movement_procedure"], "tiles": ["team_leader", "pilot"]}
    p = position(2, players={0: own}, edition=edition)
    assert options(p) == ["pass"]
    token = position(2, players={0: own | {"tokens": ["travel"]}}, edition=edition)
    assert (options(token) == ["pass"]) == (edition == "prototype"), "elsewhere a token is a turn"
