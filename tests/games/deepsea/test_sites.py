"""Conserve, Journal, Promotion, Links: DS-194 .. DS-237."""

import pytest

from bathysphere.games.deepsea.rules.position import DeepSeaPosition

from .table import (
    attribute,
    disc,
    events,
    faces,
    frame,
    legal,
    options,
    parts,
    play,
    position,
    refusal,
    research,
    staging,
    step,
    supply,
    zone,
)

KELP = {"C1": "the_sea_star", "D1": "kelp_forest", "C2": "the_looking_glass"}
REEF = {"C1": "the_sea_star", "D1": "dying_reef", "C2": "the_looking_glass"}
RISK = "effective_communication_of_ecosystemic_risk"


def conserving(ocean: dict[str, str], at: str, research: int = 3, staging: int = 2, **more: object) -> object:
    player = {"vessels": [at], "research": research, "staging": staging}
    return position(ocean=ocean, do="conserve", players={0: player}, **more)


@pytest.mark.rule("DS-194", "DS-195", "DS-197", "DS-198", "DS-201")
@pytest.mark.parametrize("edition", ["retail", "german", "prototype"])
def test_conserve_at_the_kelp_forest(edition: str) -> None:
    """EX-031"""
    p = conserving(KELP, "kelp_forest", edition=edition)
    assert options(p) == ["conserve kelp_forest-c1", "conserve kelp_forest-c2"]
    play(p, "conserve kelp_forest-c1")
    assert (research(p), staging(p), disc(p, "kelp_forest-c1")) == (1, 1, 0)
    assert (attribute(p, "reputation"), attribute(p, "coordination")) == (1, 1)


@pytest.mark.rule("DS-196")
def test_a_site_too_dear_cannot_be_chosen() -> None:
    p = conserving(KELP, "kelp_forest", research=1)
    assert disc(p, "kelp_forest-c2") == 0
    p = conserving(REEF, "dying_reef", research=1)
    assert refusal(p, "conserve dying_reef-c2") == "DS-196"


@pytest.mark.rule("DS-200")
def test_an_occupied_site_is_closed() -> None:
    p = conserving(REEF, "dying_reef", discs={"dying_reef-c1": 1})
    assert refusal(p, "conserve dying_reef-c1") == "DS-200"


@pytest.mark.rule("DS-110", "AM-007")
def test_a_conserve_needs_its_disc_when_the_site_is_chosen() -> None:
    """AM-007"""
    p = conserving(REEF, "dying_reef", staging=0)
    assert step(p) != "conserve"


@pytest.mark.rule("DS-199", "AM-007")
def test_rewards_before_the_disc_and_links_last() -> None:
    p = conserving(REEF, "dying_reef", research=4, discs={"dying_reef-c1": 0})
    log = [event["kind"] for event in events(p, "conserve dying_reef-c2", "decline")]
    assert log == ["conserved", "paid", "attribute", "declined", "placed-disc", "linked", "attribute"]


@pytest.mark.rule("DS-073", "DS-074")
def test_costs_are_paid_from_the_research_track() -> None:
    p = conserving(KELP, "kelp_forest", research=2)
    play(p, "conserve kelp_forest-c1")
    assert research(p) == 0


# -- journals --------------------------------------------------------------------------------------------


def publishing(
    cards: list[str],
    research: int = 4,
    staging: int = 2,
    others: dict[int, dict[str, object]] | None = None,
    **more: object,
) -> object:
    player = {
        "vessels": ["the_looking_glass"],
        "research": research,
        "staging": staging,
        "tiles": ["team_leader", "pilot*"],
    }
    return position(ocean=KELP, do="journal", players={0: player, **(others or {})}, display=cards, **more)


@pytest.mark.rule(
    "DS-202",
    "DS-203",
    "DS-206",
    "DS-207",
    "DS-208",
    "DS-209",
    "DS-210",
    "DS-211",
    "DS-215",
    "DS-216",
    "DS-204",
    "DS-023",
)
@pytest.mark.parametrize("edition", ["retail", "german"])
def test_journal_at_the_looking_glass(edition: str) -> None:
    """EX-032"""
    cards = [
        RISK,
        "uncharted_deep_sea_organic_life",
        "understanding_oceanic_shifts",
        "organic_casing_for_deep_sea_exploration",
    ]
    p = publishing(cards, edition=edition)
    assert options(p) == ["journal the_looking_glass-j1", "journal the_looking_glass-j2"]
    before = p.reveals
    play(p, "journal the_looking_glass-j1", f"publish {RISK}")
    assert (research(p), disc(p, "the_looking_glass-j1"), staging(p)) == (1, 0, 1)
    assert len(p.display) == 4
    assert p.reveals == before + 1
    assert attribute(p, "inspiration") == 2
    assert step(p) == "promote"
    assert [staging(p, seat) for seat in (1, 2)] == [0, 0]
    play(p, "decline")
    assert [staging(p, seat) for seat in (0, 1, 2)] == [1, 1, 1]
    published = p.view(-1)["players"][0]["journals"]
    assert [(journal["card"], journal["circles"]) for journal in published] == [(RISK, 0)]


@pytest.mark.rule("DS-203", "DS-206", "DS-209")
def test_journal_in_the_prototype() -> None:
    """EX-033"""
    card = "optimizing_multi_team_discovery_briefs"
    p = publishing([card], edition="prototype")
    assert research(p) == 1
    assert disc(p, "the_looking_glass-j1") == 0
    assert len(p.display) == 1


@pytest.mark.rule("DS-203", "DS-205")
def test_a_site_without_a_matching_journal() -> None:
    cards = [
        "understanding_oceanic_shifts",
        "reef_photography_with_swarm_camera_systems",
        "extending_conservation_area_of_effectiveness",
    ]
    p = publishing(cards)
    assert step(p) == "publish"
    assert refusal(p, "publish extending_conservation_area_of_effectiveness") == "DS-203"
    assert refusal(p, f"publish {RISK}") == "DS-203"


@pytest.mark.rule("DS-205", "DS-202", "DS-206")
def test_why_a_journal_site_cannot_be_used() -> None:
    sea = KELP | {"C3": "carbonate_spires"}
    player = {"vessels": ["carbonate_spires"], "research": 2, "staging": 2}
    p = position(
        ocean=sea,
        do="journal",
        players={0: player},
        display=[
            "understanding_oceanic_shifts",
            "extending_conservation_area_of_effectiveness",
            "publication_guide_for_undersea_research",
        ],
        discs={"carbonate_spires-j3": 1},
    )
    p2 = position(
        ocean=sea,
        do="journal",
        players={0: player},
        display=["understanding_oceanic_shifts", "extending_conservation_area_of_effectiveness"],
    )
    assert options(p2) == ["journal carbonate_spires-j3", "journal carbonate_spires-j4"]
    assert refusal(p2, "journal carbonate_spires-j1") == "DS-205"
    assert refusal(p2, "journal the_looking_glass-j1") == "DS-202"
    assert p is not None


@pytest.mark.rule("DS-209", "DS-210", "AM-037")
def test_with_an_empty_deck_the_display_stays_smaller() -> None:
    """AM-037"""
    p = publishing(["holographic_ocean_floor_visualization", "understanding_oceanic_shifts"])
    p.deck = []
    play(p, "journal the_looking_glass-j2")
    assert len(p.display) == 1


@pytest.mark.rule("DS-212", "DS-214", "DS-215", "DS-216", "DS-217", "DS-218")
@pytest.mark.parametrize("edition", ["retail", "german"])
def test_the_four_kinds_of_effect(edition: str) -> None:
    """Points at the end, a gain for the publisher, a gain for all others, an action circle."""
    points = publishing(["advanced_pressure_venting_technology"], edition=edition)
    play(points, options(points)[0])
    assert (parts(points)["journals"], parts(points, 1)["journals"]) == (2, 0)
    both = publishing(["advanced_sonar_communication_techniques"], edition=edition)
    play(both, "decline")
    assert [attribute(both, "coordination", seat) for seat in range(3)] == [1, 0, 0]
    assert [attribute(both, "ingenuity", seat) for seat in range(3)] == [1, 1, 1]
    card = "mobile_techniques_for_underwater_exploration"
    player = {"vessels": ["the_looking_glass"], "staging": 2, "journals": [card]}
    circle = position(ocean=KELP, players={0: player}, edition=edition)
    play(circle, f"circle {card}")
    assert step(circle) == "travel-to"
    play(circle, "travel the_sea_star")
    assert circle.seat == 1
    used = position(ocean=KELP, players={0: player}, edition=edition, state={"circles": {card: 1}})
    assert refusal(used, f"circle {card}") == "DS-218"


@pytest.mark.rule("DS-221")
@pytest.mark.parametrize("edition", ["retail", "german", "prototype"])
def test_everybody_may_turn_down_what_a_journal_brings(edition: str) -> None:
    """The publisher the promotion, another player the Impact that the gained step of the cube earns."""
    p = publishing(
        ["advanced_sonar_communication_techniques"],
        edition=edition,
        others={1: {"attributes": {"ingenuity": 9}}},
    )
    assert (step(p), p.seat) == ("promote", 0)
    play(p, "decline")
    assert faces(p) == ["team_leader", "pilot*"]
    assert (step(p), p.seat) == ("impact", 1)
    assert legal(p, "mark 0,0")
    play(p, "decline")
    assert all(owner != 1 for owner in p.marker)
    assert attribute(p, "ingenuity", 1) == 10


@pytest.mark.rule("DS-216", "DS-237", "AM-025")
def test_players_who_have_passed_gain_too() -> None:
    """AM-025"""
    p = position(
        ocean=KELP,
        do="journal",
        players={0: {"vessels": ["the_looking_glass"], "research": 3, "staging": 2}, 1: {"passed": True}},
        display=[RISK],
    )
    assert [staging(p, seat) for seat in (1, 2)] == [1, 1]


@pytest.mark.rule("DS-213", "DS-220", "DS-259")
def test_once_per_round_journals_of_the_prototype() -> None:
    card = "safe_movement_procedure"
    p = position(
        players={s: {"staging": 2, "journals": [card] if s == 0 else []} for s in range(3)},
        edition="prototype",
    )
    play(p, f"circle {card}", "travel volcanic_island")
    assert refusal(p, f"circle {card}") == "DS-220"
    assert refusal(p, "end") == "DS-187"
    play(p, "activate team_leader")
    while p.seat == 0:
        p.act(p.action("end") if legal(p, "end") else p.choices[-1])
    while p.round == 1:
        p.act(p.action("pass"))
    index = p.content.labels["card"].index(card)
    assert p.circles[index] == 0


@pytest.mark.rule("AM-127")
def test_discard_journals_left_with_the_second_use_in_version_1() -> None:
    card = "the_nautical_journal"
    tiles = ["team_leader", "pilot", "reef_diver"]
    players = {0: {"staging": 2, "journals": [card], "tiles": tiles}}
    p = position(players=players, edition="prototype", version="1")
    index = p.content.labels["card"].index(card)
    play(p, f"circle {card}", "promote kind=pilot circle=empty")
    assert (p.circles[index], p.published[0]) == (3, [index]), "turned, and used once"
    next_round(p)
    assert p.circles[index] == 2, "upright again; that it was used is not forgotten"
    while p.seat != 0 or p.action(f"circle {card}") not in p.choices:
        p.act(p.choices[0])
    play(p, f"circle {card}")
    assert (p.published[0], index in p.cards_out) == ([], True)


def next_round(p: DeepSeaPosition) -> None:
    """Everybody ends their turns and passes."""
    now = p.round
    while p.round == now:
        ending = [word for word in ("end", "pass") if legal(p, word)]
        p.act(p.action(ending[0]) if ending else p.choices[-1])


# -- promotion -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-225", "DS-226", "DS-227", "DS-228")
def test_pilot_to_skipper() -> None:
    """EX-034"""
    p = position(do="promote", players={0: {"tiles": ["team_leader", "pilot*", "reef_diver"], "staging": 1}})
    before = supply(p)
    play(p, "promote kind=pilot circle=disc")
    assert faces(p) == ["team_leader", "skipper", "reef_diver"]
    assert (supply(p), staging(p)) == (before + 1, 1)
    assert (attribute(p, "inspiration"), attribute(p, "coordination")) == (1, 1)


@pytest.mark.rule("DS-229")
def test_seniors_and_team_leaders_cannot_be_promoted() -> None:
    p = position(
        do=frame("promote", optional=True), players={0: {"tiles": ["team_leader", "skipper", "reef_diver"]}}
    )
    assert refusal(p, "promote kind=team_leader circle=empty") == "DS-229"
    assert refusal(p, "promote kind=pilot circle=empty") == "DS-229"
    assert refusal(p, "promote kind=navigator circle=empty") == "DS-225"


@pytest.mark.rule("DS-070")
def test_a_promotion_without_a_junior_is_lost() -> None:
    """AM-018"""
    p = position(do=frame("promote", optional=True))
    assert step(p) != "promote"


@pytest.mark.rule("DS-230")
def test_the_senior_side_is_shown_in_advance() -> None:
    p = position(do=frame("promote", optional=True), players={0: {"tiles": ["team_leader", "pilot"]}})
    assert p.options()[0].details["gain"] == [1, 2]


# -- links -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-231", "DS-232", "DS-233", "DS-234", "DS-235", "DS-236")
def test_three_links_with_one_disc() -> None:
    """EX-035: c2 of the Dying Reef has links to c1, c3, c4 and c5"""
    p = position(
        ocean=REEF,
        do="conserve",
        seat=0,
        discs={"dying_reef-c1": 2, "dying_reef-c3": 1, "dying_reef-c4": 0},
        players={0: {"vessels": ["dying_reef"], "research": 4, "staging": 1}},
    )
    # c1-c3 and so on are complete already and pay no more
    play(p, "conserve dying_reef-c2", "decline")
    assert (attribute(p, "coordination"), attribute(p, "inspiration"), staging(p)) == (1, 1, 1)
    assert attribute(p, "inspiration", 1) == 1
    assert attribute(p, "coordination", 2) == 1
    assert attribute(p, "coordination", 1) == 0


@pytest.mark.rule("DS-235", "AM-004")
def test_the_placer_first_then_clockwise() -> None:
    """AM-004: Impact for every owner, asked in order"""
    sea = {"C1": "the_sea_star", "C2": "dolphin_pods"}
    p = position(
        ocean=sea,
        do="conserve",
        seat=1,
        discs={"dolphin_pods-c1": 0},
        players={1: {"vessels": ["dolphin_pods"], "research": 2, "staging": 1}},
    )
    play(p, "conserve dolphin_pods-c2")
    assert (step(p), p.seat) == ("impact", 1)
    play(p, "mark 0,0")
    assert (step(p), p.seat) == ("impact", 0)


@pytest.mark.rule("DS-102")
def test_discs_in_the_ocean_stay() -> None:
    p = position(ocean=REEF, discs={"dying_reef-c1": 1})
    assert zone(p, "dying_reef")["sites"]["c1"] == {"disc": 1}


@pytest.mark.rule("DS-234", "DS-235")
def test_of_several_links_the_plain_gains_come_first() -> None:
    """AM-076: c2 of the Dolphin Pods completes Impact (c1), Inspiration (c3) and a disc (c4)"""
    p = position(
        ocean={"C1": "the_sea_star", "C2": "dolphin_pods"},
        do="conserve",
        discs={f"dolphin_pods-{site}": 1 for site in ("c1", "c3", "c4")},
        players={0: {"vessels": ["dolphin_pods"], "research": 2, "staging": 1}},
    )
    assert (step(p), p.seat) == ("impact", 0)
    assert (attribute(p, "inspiration"), staging(p)) == (2, 1)
    assert attribute(p, "inspiration", 1) == 0
    play(p, "decline")
    assert (step(p), p.seat) == ("impact", 1)
    assert (attribute(p, "inspiration", 1), staging(p, 1)) == (1, 1)
