"""Rulings on taking, declining and losing rewards: AM-010, AM-013 .. AM-020, AM-022."""

from typing import Any

import msgspec
import pytest

from bathysphere.games.deepsea.content.compile import compile_content
from bathysphere.games.deepsea.content.load import shipped

from .table import (
    attribute,
    disc,
    events,
    faces,
    frame,
    held,
    legal,
    marker,
    options,
    parts,
    play,
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

EDITIONS = ("retail", "german", "prototype")
STAR = {"C1": "the_sea_star", "C2": "the_looking_glass"}


def count(p: Any, seat: int = 0) -> int:
    """The markers of a seat on hexes that take one."""
    return list(p.marker).count(seat)


# -- in Preparation ------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-010", "DS-085", "DS-245", "DS-132")
def test_a_recruits_impact_is_placed_pays_its_hex_and_unlocks_a_vessel() -> None:
    """All in Recruitment; the Vessel's arrival bonus and the disc of Effort lie in the Staging Area."""
    p = position(do="recruit", players={0: {"attributes": {"ingenuity": 1}, "tokens": ["impact"]}})
    play(p, "recruit pilot")
    assert options(p) == ["mark 0,0", "mark 2,0", "mark 4,0", "mark 6,0", "decline"], "and no token"
    play(p, "mark 6,0")
    assert (attribute(p, "ingenuity"), vessels(p)) == (2, ["the_sea_star"] * 2)
    assert (staging(p), held(p)) == (2, ["impact"])


@pytest.mark.rule("AM-010", "AM-017", "DS-075")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_recruits_impact_may_be_declined_and_is_gone(edition: str) -> None:
    p = position(do="recruit", edition=edition)
    play(p, "recruit pilot", "decline")
    assert (count(p), faces(p), step(p)) == (0, ["team_leader", "pilot"], "turn")
    play(p, "activate pilot", "decline", "pass", "pass", "pass")
    while p.round == 1 or step(p) == "recruit":
        play(p, "recruit sonar_operator" if step(p) == "recruit" else "pass")
        assert step(p) != "impact", "nothing was saved"


# -- what may be declined, in all editions -------------------------------------------------------------------


def promotion(edition: str) -> Any:
    """The Promotion that a full Oil Rig gives."""
    discs = {f"decommissioned_oil_rig-{site}": 1 for site in ("c1", "c2", "c3")}
    player = {"vessels": ["decommissioned_oil_rig"], "staging": 1, "research": 1}
    return position(
        2,
        edition=edition,
        ocean=STAR | {"D1": "decommissioned_oil_rig"},
        do="conserve",
        discs=discs,
        players={0: player | {"tiles": ["team_leader", "pilot"]}},
    )


def action(edition: str) -> Any:
    """The Travel after a Dive at the Black Smoker."""
    return position(
        2,
        edition=edition,
        ocean=STAR | {"C3": "vortex", "C4": "seamount", "C5": "black_smoker"},
        do="dive",
        players={0: {"vessels": ["black_smoker"]}},
    )


def discovery(edition: str) -> Any:
    """The Discover of a Sonar space."""
    return position(2, edition=edition, do="sonar", players={0: {"staging": 1}})


def impact(edition: str) -> Any:
    """The arrival bonus of the Dying Reef."""
    ocean = {"C1": "the_sea_star", "D1": "dying_reef"}
    return position(2, edition=edition, ocean=ocean, do="travel")


@pytest.mark.rule("AM-013", "DS-075", "DS-076", "DS-077")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("asked", "reward"),
    [("impact", impact), ("promote", promotion), ("travel-to", action), ("discover", discovery)],
)
def test_asked_for_and_declined_it_is_lost(edition: str, asked: str, reward: Any) -> None:
    p = reward(edition)
    assert (step(p), p.seat) == (asked, 0)
    assert "decline" in options(p)
    before = p.dump()["state"]
    log = events(p, "decline")
    assert log[0]["kind"] == "declined"
    assert (step(p), p.seat) != (asked, 0)
    for key in ("markers", "unlimited", "ocean", "stacks"):
        assert p.dump()["state"][key] == before[key]
    assert p.dump()["state"]["players"][0] == before["players"][0], "nothing kept for later, nothing instead"


@pytest.mark.rule("AM-013", "DS-064", "DS-067", "DS-069")
@pytest.mark.parametrize("edition", EDITIONS)
def test_steps_research_and_discs_are_taken_without_asking(edition: str) -> None:
    """Inspiration and Research of a Sonar space, the disc of an arrival: no question, and they are there."""
    ocean = STAR | {"D1": "calm_seas"}
    player = {"vessels": ["calm_seas"], "staging": 3, "tiles": ["team_leader*", "navigator", "pilot"]}
    p = position(2, ocean=ocean, edition=edition, players={0: player, 1: {"passed": True}})
    play(p, "activate navigator", "do sonar", "sonar calm_seas-s1")
    assert (attribute(p, "inspiration"), research(p), staging(p), step(p)) == (1, 1, 1, "turn")
    play(p, "activate pilot", "travel the_sea_star")
    assert (staging(p), step(p)) == (1, "turn")


@pytest.mark.rule("AM-013", "DS-132", "DS-253")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("mission", "what", "count"),
    [("3", frame("launch"), 3), ("6", frame("name", goal=2), 2), ("8", frame("choose", goal=1), 2)],
)
def test_launching_naming_and_choosing_cannot_be_declined(
    edition: str, mission: str, what: dict[str, Any], count: int
) -> None:
    ocean = {"A1": "atoll", "B1": "calm_seas", "C1": "kelp_forest"}
    p = position(2, mission=mission, edition=edition, ocean=ocean, do=what)
    assert (step(p), len(options(p))) == (what["step"], count)
    assert refusal(p, "decline") != ""


@pytest.mark.rule("AM-013", "DS-169", "DS-209")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stocking_and_refilling_are_not_asked_for(edition: str) -> None:
    p = position(2, edition=edition, do=frame("discover", shallowest=1, deepest=1), stacks={1: ["atoll"]})
    play(p, "draw first=1 second=1", "keep atoll", "place A1")
    assert (
        zone(p, "atoll")["sites"]["d1"]["tokens"]
        == p.content.site_tokens[p.content.labels["site"].index("atoll-d1")]
    )
    player = {"vessels": ["the_looking_glass"], "staging": 1, "research": 2}
    cards = ["understanding_oceanic_shifts", "networking_for_underwater_communication"]
    q = position(2, edition=edition, do="journal", display=cards, players={0: player})
    assert (step(q), len(q.view(-1)["display"])) == ("turn", 2)
    assert q.view(-1)["display"][0] == cards[1]


# -- in part -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-014", "DS-076")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("taken", [[True, False], [False, True], [True, True], [False, False]])
def test_of_two_impacts_each_is_taken_or_declined(edition: str, taken: list[bool]) -> None:
    p = position(
        2,
        edition=edition,
        ocean=STAR | {"C3": "vortex", "C4": "seamount", "C5": "whale_fall"},
        do="conserve",
        discs={"whale_fall-c1": 1, "whale_fall-c3": 1},
        players={0: {"vessels": ["whale_fall"], "staging": 1, "research": 4}},
    )
    for take in taken:
        assert step(p) == "impact"
        play(p, options(p)[0] if take else "decline")
    assert (count(p), disc(p, "whale_fall-c2"), step(p)) == (sum(taken), 0, "turn")


@pytest.mark.rule("AM-014", "DS-076")
def test_the_impact_is_declined_the_step_beside_it_stays_and_cannot_be_refused() -> None:
    p = position(
        2,
        ocean=STAR | {"D1": "decommissioned_oil_rig"},
        do="conserve",
        players={0: {"vessels": ["decommissioned_oil_rig"], "staging": 1, "research": 4}},
    )
    play(p, "conserve decommissioned_oil_rig-c2", "decline")
    assert (attribute(p, "reputation"), count(p)) == (1, 0)
    token = position(2, players={0: {"tokens": ["any_attribute"]}})
    play(token, "use any_attribute")
    assert refusal(token, "decline") != ""


# -- impossible ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-015", "AM-018", "DS-070")
def test_a_promotion_without_a_junior_is_lost_and_nothing_comes_in_its_place() -> None:
    """The Journal gives a step of Coordination and a Promotion to somebody who has only the Team Leader."""
    player = {"vessels": ["the_looking_glass"], "staging": 2, "research": 2}
    cards = ["understanding_oceanic_shifts"]
    p = position(2, display=cards, players={0: player})
    log = events(p, "activate team_leader", "do journal")
    assert [event["kind"] for event in log[-3:]] == ["displayed", "attribute", "lost"]
    assert (faces(p), staging(p), research(p), p.seat) == (["team_leader*"], 0, 0, 1)
    assert [attribute(p, name) for name in ("reputation", "inspiration", "coordination", "ingenuity")] == [
        0,
        0,
        1,
        0,
    ]


@pytest.mark.rule("AM-015", "AM-021", "DS-071", "DS-110")
@pytest.mark.parametrize(("discs", "last"), [(0, "lost"), (1, "research")])
def test_a_sonar_on_arrival_is_lost_without_a_disc_for_it(discs: int, last: str) -> None:
    """The Abyssal Trench: the disc that activated the Pilot pays for nothing here, another one does."""
    p = position(
        2,
        ocean=STAR | {"C3": "vortex", "C4": "seamount", "C5": "abyssal_trench"},
        players={
            0: {
                "vessels": ["seamount", "the_sea_star"],
                "staging": 1 + discs,
                "attributes": {"ingenuity": 10},
                "tiles": ["team_leader*", "pilot"],
            }
        },
    )
    play(p, "activate pilot", "vessel seamount")
    log = events(p, "travel abyssal_trench", *["sonar abyssal_trench-s1"] * discs)
    assert log[-1]["kind"] == last
    assert (disc(p, "abyssal_trench-s1"), staging(p), research(p)) == ((0, 0, 1) if discs else (-1, 0, 0))


@pytest.mark.rule("AM-016", "DS-244")
def test_on_these_boards_impact_can_find_no_hex() -> None:
    """Filled to the last hex, the cleanup done: three boards have no hex that is never full."""
    lost = []
    for mission in range(1, 11):
        t = tables(mission)
        single = [t.labels["hex"][hex] for hex in range(t.hexes) if not t.hex_unlimited[hex]]
        p = position(
            2,
            mission=str(mission),
            do="impact",
            markers=dict.fromkeys(single, 1),
            players={0: {"cleanup": 12 if mission == 9 else 0}},
        )
        if step(p) != "impact":
            lost.append(mission)
    assert lost == [6, 8, 9]


@pytest.mark.rule("AM-016", "DS-244")
def test_an_impact_without_a_hex_is_told_as_lost() -> None:
    hexes = [name for name in tables(8).labels["hex"] if "," in name]
    p = position(2, mission="8", markers=dict.fromkeys(hexes, 1), players={0: {"tokens": ["impact"]}})
    log = events(p, "use impact")
    assert [event["kind"] for event in log] == ["used", "lost"]
    assert (count(p), p.seat) == (0, 1)


# -- promotions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-019", "DS-228", "DS-117")
def test_the_specialist_that_is_acting_is_promoted_and_acts_on_as_a_junior() -> None:
    """ROV Operator: Travel, Dive. As a Senior it would Dive and Conserve."""
    p = position(
        2,
        ocean={"C1": "the_sea_star", "D1": "kelp_forest"},
        players={
            0: {
                "staging": 3,
                "research": 4,
                "tokens": ["promote"],
                "vessels": ["the_sea_star"],
                "tiles": ["team_leader*", "rov_operator"],
            }
        },
    )
    before = supply(p)
    play(p, "activate rov_operator", "do travel", "use promote")
    assert (faces(p), supply(p)) == (["team_leader*", "deep_sea_videographer"], before + 1)
    assert options(p) == ["dive kelp_forest-d1", "decline"], "no Conserve, though there is a site and a disc"
    play(p, "dive kelp_forest-d1")
    play(p, "end", "pass")
    assert legal(p, "activate deep_sea_videographer")


@pytest.mark.rule("AM-020", "DS-085", "DS-225")
def test_a_recruit_may_be_promoted_by_its_own_gain() -> None:
    """Mission 5: the Pilot's Impact goes to the hex that promotes."""
    p = position(2, mission="5", do="recruit", markers={"1,3": 1})
    play(p, "recruit pilot", "mark 0,3")
    if step(p) == "promote":
        play(p, "promote kind=pilot circle=empty")
    assert (faces(p), marker(p, "0,3")) == (["team_leader", "skipper"], 0)
    assert (attribute(p, "inspiration"), attribute(p, "coordination")) == (1, 1)


# -- Sonar in this zone --------------------------------------------------------------------------------------


@pytest.mark.rule("AM-022", "DS-072", "DS-170")
@pytest.mark.parametrize(("bonus", "asked"), [("discovery", True), ("arrival", False)])
def test_a_sonar_in_a_zone_just_discovered_needs_no_vessel(bonus: str, asked: bool) -> None:
    """No printed board has it: the Atoll of this test gives it for finding it, or for arriving."""
    files = shipped()
    old = (
        'discovery = ["inspiration", "disc"]\narrival = ["coordination"]\ndive = [{ id = "d1", tokens = 4 }]'
    )
    assert files.zones.count(old) == 1
    new = old.replace('["inspiration", "disc"]', '["sonar here"]')
    if bonus == "arrival":
        new = old.replace('["coordination"]', '["sonar here"]')
    made = msgspec.structs.replace(files, zones=files.zones.replace(old, new))
    p = position(
        2, do=frame("discover", shallowest=1, deepest=1), stacks={1: ["atoll"]}, players={0: {"staging": 1}}
    )
    p.content = p.compiled = compile_content(made, dict(p.content.settings))
    play(p, "draw first=1 second=1", "keep atoll", "place A1")
    assert (step(p) == "sonar") == asked
    if asked:
        assert options(p) == ["sonar atoll-s1", "decline"]
        play(p, "sonar atoll-s1")
        assert disc(p, "atoll-s1") == 0
    assert parts(p)["impact"] == 0
