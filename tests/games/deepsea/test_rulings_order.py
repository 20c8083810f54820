"""Rulings on who comes first and what comes next: AM-001 .. AM-009, AM-011, AM-012."""

from typing import Any

import pytest

import bathysphere as bs

from .table import (
    attribute,
    disc,
    events,
    faces,
    legal,
    options,
    play,
    position,
    refusal,
    research,
    staging,
    step,
    vessels,
)


def kinds(log: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """What happened to whom."""
    return [(event["seat"], event["kind"]) for event in log]


# -- Preparation -----------------------------------------------------------------------------------------


@pytest.mark.rule("AM-001", "DS-060", "DS-061")
def test_the_whole_preparation_of_one_player_comes_before_that_of_the_next() -> None:
    """When the second player recruits, the first has taken discs and taken one back, the second neither."""
    p = bs.start("deepsea", seats=3, seed=1)
    play(p, "recruit reef_diver")
    assert (step(p), p.seat) == ("recruit", 1)
    assert (staging(p, 0), faces(p, 0)) == (3, ["team_leader", "reef_diver"])
    assert (staging(p, 1), faces(p, 1)) == (1, ["team_leader*"])


@pytest.mark.rule("AM-001", "DS-060", "DS-061")
def test_preparation_begins_with_the_wave_and_its_reassignment_is_decided_before_the_next_recruits() -> None:
    busy = {"tiles": ["team_leader*", "reef_diver*"]}
    p = position(3, wave=1, players={0: {"passed": True}, 1: {"passed": True} | busy, 2: busy}, seat=2)
    play(p, "pass")
    asked = []
    while step(p) != "turn":
        asked.append((p.seat, step(p)))
        play(p, "recruit sonar_operator" if step(p) == "recruit" else "decline")
    assert asked == [(2, "recruit"), (2, "reassign"), (0, "recruit"), (1, "recruit"), (1, "reassign")]


# -- one thing sets off another ------------------------------------------------------------------------------


@pytest.mark.rule("AM-003", "DS-136", "DS-245")
def test_everything_a_step_sets_off_is_done_before_the_research_beside_it() -> None:
    """Ingenuity and Research: Vessel, its arrival bonus, the Impact and its hex all come in between."""
    p = position(
        mission="3",
        ocean={"C1": "remote_anchorage", "D1": "dying_reef"},
        do="sonar",
        discs={"remote_anchorage-s1": 1, "remote_anchorage-s2": 1},
        players={0: {"vessels": ["remote_anchorage"], "staging": 1, "attributes": {"ingenuity": 1}}},
    )
    assert (step(p), research(p)) == ("launch", 0)
    play(p, "launch dying_reef")
    assert (step(p), research(p)) == ("impact", 0)
    log = events(p, "mark 3,5")
    assert kinds(log)[:3] == [(0, "marked"), (0, "attribute"), (0, "research")]
    assert (attribute(p, "reputation"), research(p)) == (1, 1)


@pytest.mark.rule("AM-004", "DS-235")
def test_one_disc_all_rewards_of_its_owner_then_the_others_clockwise_then_the_action_goes_on() -> None:
    """The middle site of the turtles: two links with Impact, and a Travel after the Conserve."""
    p = position(
        3,
        ocean={"C1": "the_sea_star", "D1": "calm_seas", "D2": "sea_turtle_migration"},
        do="conserve",
        seat=1,
        discs={"sea_turtle_migration-c1": 0, "sea_turtle_migration-c3": 2},
        players={1: {"vessels": ["sea_turtle_migration"], "staging": 1, "research": 4}},
    )
    asked = []
    while step(p) == "impact":
        asked.append((p.seat, disc(p, "sea_turtle_migration-c2")))
        play(p, options(p)[0])
    assert asked == [(1, -1), (1, 1), (1, 1), (2, 1), (0, 1)], "the first one is printed at the site"
    assert (step(p), p.seat) == ("travel-to", 1)


@pytest.mark.rule("AM-004", "DS-235")
def test_what_a_hex_gives_the_placer_comes_before_the_reward_of_the_next_player() -> None:
    """Mission 5: the hex promotes, and the placer promotes before the other owner marks."""
    p = position(
        2,
        mission="5",
        ocean={"C1": "calm_seas", "C2": "dolphin_pods"},
        do="conserve",
        discs={"dolphin_pods-c1": 1},
        markers={"1,3": 1},
        players={
            0: {
                "vessels": ["dolphin_pods"],
                "staging": 1,
                "research": 2,
                "tiles": ["team_leader", "reef_diver", "sonar_operator"],
            }
        },
    )
    play(p, "conserve dolphin_pods-c2", "mark 0,3")
    assert (step(p), p.seat) == ("promote", 0)
    play(p, "promote kind=reef_diver circle=empty")
    assert (step(p), p.seat) == ("impact", 1)


# -- arriving ------------------------------------------------------------------------------------------------

STRAIT = {"A1": "calm_seas", "A2": "ledge_elevator", "A3": "rift_valley", "B2": "dolphin_pods"}


@pytest.mark.rule("AM-005", "DS-141", "DS-146")
def test_ingenuity_gained_on_arrival_helps_the_next_journey_and_not_this_one() -> None:
    """Level 3 after the Ledge Elevator's step: its own journey was made at level 2."""
    captain = {
        "staging": 1,
        "vessels": ["calm_seas"],
        "attributes": {"ingenuity": 3},
        "tiles": ["team_leader*", "vessel_captain"],
    }
    p = position(ocean=STRAIT, players={0: captain})
    play(p, "activate vessel_captain")
    assert refusal(p, "travel rift_valley") == "DS-139"
    play(p, "travel ledge_elevator")
    assert attribute(p, "ingenuity") == 4
    assert legal(p, "travel rift_valley")


@pytest.mark.rule("AM-005", "DS-136", "DS-137")
@pytest.mark.parametrize(("before", "launched"), [(1, 0), (6, 1)])
def test_an_arrival_may_launch_a_vessel_that_arrives_and_there_it_ends(before: int, launched: int) -> None:
    """Mission 7 launches at the Remote Anchorage, whose arrival bonus is a step of Ingenuity as well."""
    p = position(
        mission="7",
        ocean={"B1": "remote_anchorage", "D1": "calm_seas", "E1": "volcanic_island"},
        players={
            0: {
                "staging": 1,
                "vessels": ["calm_seas", *["remote_anchorage"] * launched],
                "attributes": {"ingenuity": before},
                "tiles": ["team_leader*", "pilot"],
            }
        },
    )
    play(p, "activate pilot", "travel volcanic_island")
    assert vessels(p) == ["volcanic_island", *["remote_anchorage"] * (launched + 1)]
    assert (attribute(p, "ingenuity"), p.seat) == (before + 2, 1)


# -- Journals ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-008", "DS-207", "DS-209", "DS-215", "DS-216")
def test_a_publication_from_the_payment_to_the_gains_of_the_others() -> None:
    """Pay, disc, link, the Impact of the site; claim and refill, the publisher's gains, those of others."""
    card = "networking_for_underwater_communication"
    p = position(
        mission="7",
        ocean={"B1": "remote_anchorage", "C5": "fallen_star"},
        discs={"fallen_star-s2": 0},
        display=[card, "the_nautical_journal"],
        players={
            0: {
                "vessels": ["fallen_star"],
                "staging": 2,
                "research": 2,
                "tiles": ["team_leader*", "underwater_photographer", "pilot"],
            }
        },
    )
    play(p, "activate underwater_photographer")
    log = events(p, "do journal")
    assert kinds(log) == [(0, kind) for kind in ("published", "paid", "placed-disc", "linked", "discs")]
    assert step(p) == "impact"
    assert card in p.view(-1)["display"], "not claimed yet"
    log = events(p, "decline")
    assert kinds(log) == [(0, kind) for kind in ("declined", "displayed", "attribute", "attribute")]
    assert (step(p), card in p.view(-1)["display"]) == ("promote", False)
    log = events(p, "decline")
    assert kinds(log) == [(0, "declined"), (1, "attribute"), (2, "attribute")]


@pytest.mark.rule("AM-009", "DS-216")
def test_the_others_take_their_journal_gains_clockwise_after_the_publisher() -> None:
    """The lowest attribute for all others: each of them has to say which."""
    p = position(
        4,
        ocean={"C1": "the_sea_star", "C2": "the_looking_glass"},
        do="journal",
        seat=2,
        display=["documentation_of_new_life"],
        players={2: {"vessels": ["the_looking_glass"], "staging": 1, "research": 4}},
    )
    assert (step(p), p.seat) == ("order", 2)
    play(p, "next promote", "decline")
    asked = []
    while step(p) == "step":
        asked.append(p.seat)
        play(p, "step coordination")
    assert asked == [3, 0, 1]
    assert [attribute(p, "coordination", seat) for seat in range(4)] == [1, 1, 0, 1]


# -- before the first round, and the card of each round ------------------------------------------------------


@pytest.mark.rule("AM-011", "DS-054", "DS-055")
def test_first_vessels_are_placed_and_paid_for_one_player_after_the_other() -> None:
    """Mission 3: who launches at the Dying Reef marks a hex before the next player launches."""
    starts = (bs.start("deepsea", seats=3, seed=seed, mission="3") for seed in range(60))
    p = next(p for p in starts if legal(p, "launch dying_reef"))
    asked = []
    while step(p) != "recruit":
        asked.append((p.seat, step(p)))
        play(p, "launch dying_reef" if step(p) == "launch" else options(p)[0])
    assert asked == [(seat, what) for seat in range(3) for what in ("launch", "impact")]
    assert (p.seat, p.wave) == (0, 0), "the Wave holder is seat 0"


@pytest.mark.rule("AM-012", "DS-298")
def test_the_card_of_the_round_is_turned_up_after_the_wave_has_passed_and_before_anybody_recruits() -> None:
    p = position(2, mode="coop", players={1: {"passed": True}})
    log = kinds(events(p, "pass"))
    assert [kind for _, kind in log] == ["passed", "wave", "round", "coop-card"]
    assert (step(p), p.seat, p.wave) == ("recruit", 1, 1)
    assert [len(faces(p, seat)) for seat in range(2)] == [1, 1]


@pytest.mark.rule("AM-012", "DS-298")
def test_the_first_card_waits_until_all_first_vessels_are_launched() -> None:
    p = bs.start("deepsea", seats=2, seed=3, mission="3", mode="coop")
    while step(p) != "recruit":
        assert p.view(-1)["coop"]["open"] == []
        p.act(p.choices[0])
    assert len(p.view(-1)["coop"]["open"]) == 1


@pytest.mark.rule("AM-012", "DS-300")
@pytest.mark.parametrize("seed", range(8))
def test_no_setback_asks_anybody_anything(seed: int) -> None:
    """Whatever is turned up in the later rounds, the next thing asked is whom the Wave holder recruits."""
    p = bs.start("deepsea", seats=2, seed=seed, mode="coop")
    while not p.over:
        now = p.round
        p.act(p.action("pass") if step(p) == "turn" else p.choices[0])
        if p.round > now:
            assert (step(p), p.seat) == ("recruit", p.wave)
