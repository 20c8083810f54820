"""What a thing on the table answers when the open question is about something else."""

from typing import Any

import pytest

from bathysphere.engine.ahead import MOST_TRIED, Ahead, leads_of
from bathysphere.games.deepsea.rules.compiled import SONAR
from bathysphere.games.deepsea.rules.meant import Aim, is_worth
from bathysphere.games.deepsea.rules.verbs import SONAR as AT_SONAR
from bathysphere.language.speech import Speech

from .table import play, position

SHALLOWS = {"C1": "the_sea_star", "D1": "kelp_forest", "B1": "atoll", "C2": "sunken_ruins"}


def told(p: Any, action: str, language: str = "en") -> str:
    """What the thing says."""
    reason = p.why_not(action)
    assert reason is not None, f"{action} is legal"
    return Speech(p.game, p.content, language, seats=p.seats).reason(reason)


def way(p: Any, action: str) -> list[str]:
    """What it says to choose first."""
    reason = p.why_not(action)
    return [p.text(code) for code in reason.params.get("way", [])]


def alone(**player: Any) -> Any:
    """The first player's turn, with a Vessel at the Sea Star."""
    return position(ocean=SHALLOWS, players={0: {"staging": 2, "vessels": ["the_sea_star"], **player}})


@pytest.mark.rule("DS-112", "DS-149")
def test_a_sonar_space_says_whom_to_activate() -> None:
    p = alone()
    assert way(p, "sonar the_sea_star-s1") == ["activate team_leader", "do sonar"]
    assert told(p, "sonar the_sea_star-s1") == (
        "Your Vessel is there. Just activate Team Leader, then choose Sonar: "
        "it is done here, as there is no other place."
    )
    play(p, "activate team_leader")
    assert way(p, "sonar the_sea_star-s1") == ["do sonar"]
    play(p, "do sonar")
    assert p.disc[p.content.labels["site"].index("the_sea_star-s1")] == 0


@pytest.mark.rule("DS-174")
def test_a_dive_site_is_where_the_dive_leads_though_a_token_turns_up() -> None:
    p = play(alone(), "activate team_leader")
    assert way(p, "dive the_sea_star-d1") == ["do dive"]
    assert leads(p, "do dive") == ["dive the_sea_star-d1"]
    assert leads(p, "do sonar")[0] == "sonar the_sea_star-s1"
    assert set(leads(p, "do travel")) == {"travel kelp_forest", "travel atoll"}


def leads(p: Any, action: str) -> list[str]:
    """Where an option leads, as the server sends it."""
    world = p.determinize(p.seat, 0)
    after = world.copy()
    after.forced = []
    after.act(p.action(action))
    return [p.text(code) for code in leads_of(world, after)]


@pytest.mark.rule("DS-119", "DS-139")
def test_a_zone_without_a_vessel_says_what_the_journey_takes() -> None:
    p = alone(tiles=["team_leader*", "sonar_operator"])
    assert told(p, "sonar atoll-s1") == (
        "No Vessel of yours is at Atoll. Travel there first: your Technology is enough."
    )
    assert told(p, "sonar sunken_ruins-s1") == (
        "No Vessel of yours is at Sunken Ruins. Travel there first: that takes Technology 2, you have 1."
    )
    assert told(p, "travel sunken_ruins") == "The journey to Sunken Ruins takes Technology 2, you have 1."
    assert "Technologie-Stufe 2" in told(p, "travel sunken_ruins", "de")


@pytest.mark.rule("DS-138", "DS-149")
def test_journey_and_sonar_in_one_activation() -> None:
    p = alone(tiles=["team_leader*", "expedition_leader"], staging=3)
    assert way(p, "sonar atoll-s1") == ["activate expedition_leader", "do travel", "travel atoll"]
    play(p, "activate expedition_leader")
    assert way(p, "travel kelp_forest") == ["do travel"]
    play(p, "do travel", "travel atoll")
    assert p.why_not("sonar atoll-s1") is None


@pytest.mark.rule("DS-106")
def test_nobody_offers_it_or_everybody_is_busy() -> None:
    p = alone(tiles=["team_leader*", "pilot"])
    assert told(p, "dive the_sea_star-d1").startswith(
        "A disc lies on each of your Specialists who offers Dive"
    )
    p = alone(tiles=["team_leader*", "pilot"])
    assert told(p, "promote kind=pilot circle=empty") == (
        "No Specialist of yours offers Promotion. Recruit one in Preparation."
    )


@pytest.mark.rule("DS-110")
def test_a_disc_to_activate_and_a_disc_to_place() -> None:
    p = alone(staging=1)
    assert "takes two discs" in told(p, "sonar the_sea_star-s1")
    p = alone(staging=0)
    assert told(p, "dive the_sea_star-d1") == "An activation needs a disc in the Staging Area."


@pytest.mark.rule("DS-196", "DS-206")
def test_what_costs_research_says_how_much() -> None:
    p = alone(tiles=["team_leader"], research=0, vessels=["kelp_forest"])
    assert told(p, "conserve kelp_forest-c1").startswith("That costs 2 Research, you have 0")


@pytest.mark.rule("DS-059")
def test_while_recruiting_places_and_journals_are_for_later() -> None:
    p = position(do="recruit", ocean=SHALLOWS, players={0: {"vessels": ["the_sea_star"]}})
    assert told(p, "dive the_sea_star-d1") == (
        "That is for your turns. Preparation comes first: “Recruit a Specialist”"
    )
    for card in p.display:
        assert p.why_not(f"publish {p.content.labels['card'][card]}").code != "not-now"


@pytest.mark.rule("DS-109")
def test_in_the_midst_of_an_activation() -> None:
    p = play(
        alone(tiles=["team_leader", "hydrographer"], staging=4, research=5),
        "activate hydrographer",
        "do sonar",
    )
    assert p.steps[p.stack[-1].step].name == "discover"
    assert told(p, "dive the_sea_star-d1") == (
        "First comes another choice: “Discover a zone; from which depths are the two boards drawn?” "
        "After that Dive is still open in this activation."
    )
    assert told(p, "journal the_sea_star-j1").endswith("After that this activation offers no Journal.")
    assert told(p, "activate team_leader") == "One activation a turn."


@pytest.mark.rule("DS-138")
def test_the_only_vessel() -> None:
    assert told(alone(tiles=["team_leader*", "pilot"]), "vessel the_sea_star") == (
        "First activate Pilot; then this Vessel can travel."
    )


@pytest.mark.rule("DS-244")
def test_a_hex_and_a_place_for_a_zone() -> None:
    p = alone()
    assert told(p, "place D2") == "A zone is placed here when you Discover one, mostly by Sonar."
    assert told(p, "mark 0,0") in (
        "A marker is placed when you gain Impact.",
        "Hex 0,0 has no entry and touches no marker.",
    )


def test_looking_ahead_is_bounded_and_an_aim_goes_deeper() -> None:
    """A long turn with many Specialists: the whole of it is too much, one aim is not."""
    tiles = ["team_leader", "pilot", "reef_diver", "rov_operator", "expedition_leader", "vessel_captain"]
    p = position(
        ocean={"A1": "volcanic_island", **SHALLOWS},
        players={
            0: {
                "staging": 5,
                "tiles": tiles,
                "vessels": ["the_sea_star", "kelp_forest", "sunken_ruins"],
                "attributes": {"ingenuity": 6},
            }
        },
    )
    whole = Ahead(p, is_worth)
    assert whole.tried <= MOST_TRIED
    site = p.content.labels["site"].index("volcanic_island-s1")
    goal = AT_SONAR.base + site
    aimed = Ahead(p, Aim(p, AT_SONAR, site, SONAR).is_worth, [goal])
    assert aimed.tried < whole.tried
    assert aimed.to([goal]) is not None


@pytest.mark.rule("DS-119", "DS-139")
def test_an_action_without_a_place_says_the_way_to_one() -> None:
    p = alone(tiles=["team_leader*", "biogeographer"], staging=3, research=2)
    play(p, "activate biogeographer")
    assert (
        told(p, "do conserve") == "First choose Travel, then travel to Kelp Forest; then this can be chosen."
    )
    play(p, "do travel", "travel kelp_forest")
    assert p.why_not("do conserve") is None


@pytest.mark.rule("DS-119", "DS-196")
def test_an_action_without_a_place_says_what_is_missing() -> None:
    p = alone(tiles=["team_leader*", "biogeographer"], staging=3, research=0, vessels=["kelp_forest"])
    play(p, "activate biogeographer")
    assert told(p, "do conserve").startswith("That costs 1 Research, you have 0")
    p = alone(staging=3, research=0)
    play(p, "activate team_leader")
    assert told(p, "do conserve") == (
        "No Vessel of yours is at Kelp Forest. Travel there first: your Technology is enough."
    )
    assert told(p, "do promote").endswith("None of yours does: recruit one in Preparation.")
    assert told(p, "do promote", "de").endswith("in der Vorbereitung eines rekrutieren.")


@pytest.mark.rule("DS-177", "DS-229")
def test_a_token_without_a_use_says_what_is_missing() -> None:
    p = alone(tiles=["team_leader"], tokens=["promote", "sonar"], staging=1, vessels=["the_sea_star"])
    assert told(p, "use promote") == "You have no Junior to promote. Recruit one in Preparation."
    nobody = alone(tokens=["sonar"], vessels=[])
    assert nobody.why_not("use sonar").code == "no-vessel-yet"
