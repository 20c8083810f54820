"""The prototype of 2023 by its own book: turns, tokens, Journals, co-op. DS-123, DS-187, DS-219, DS-307."""

from collections.abc import Callable
from typing import Any

import pytest

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import OptionError
from bathysphere.games import game
from bathysphere.games.deepsea.rules import verbs
from bathysphere.games.deepsea.rules.dump_checks import missing
from bathysphere.games.deepsea.rules.scoring import team_impact

from .table import events, faces, held, legal, options, parts, play, position, refusal, research, step, tables

ROUND_CARD = "enhancing_research_productivity"
"""Once per round: Dive and take one more token."""
TRAVEL_CARD = "safe_movement_procedure"
"""Once per round: Travel one further."""
DISCARD_CARD = "the_nautical_journal"
"""Discard: a Promotion."""
DEPTH_CARD = "extending_conservation_area_of_effectiveness"
"""Once per round: Conserve at the depth of a Vessel."""


def proto(seats: int = 2, **more: Any) -> Any:
    return position(seats, edition="prototype", **more)


# -- a turn needs an activation ------------------------------------------------------------------------------


@pytest.mark.rule("DS-123", "DS-187", "DS-220", "AM-054")
def test_a_journal_is_no_turn() -> None:
    """AM-054, AM-127: no disc is staged, so no Specialist can be activated"""
    p = proto(players={0: {"journals": [TRAVEL_CARD, ROUND_CARD]}})
    assert options(p) == ["pass"]
    assert refusal(p, f"circle {TRAVEL_CARD}") == "DS-187"


@pytest.mark.rule("DS-187", "DS-103")
def test_a_turn_that_has_begun_cannot_end_without_an_activation() -> None:
    p = proto(players={0: {"staging": 1, "journals": [TRAVEL_CARD], "tokens": ["travel"]}})
    play(p, f"circle {TRAVEL_CARD}", "travel the_looking_glass")
    assert p.seat == 0
    assert not legal(p, "end")
    assert refusal(p, "end") == "DS-187"
    assert refusal(p, "pass") == "DS-103"
    play(p, "activate team_leader")
    assert faces(p) == ["team_leader*"]


@pytest.mark.rule("DS-187", "DS-110", "AM-104")
@pytest.mark.parametrize("token", ["sonar", "conserve", "journal"])
def test_a_token_does_not_eat_the_last_disc(token: str) -> None:
    """AM-104: the disc for the activation is kept back"""
    player = {"staging": 1, "research": 9, "tokens": [token], "vessels": ["the_looking_glass", "kelp_forest"]}
    ocean = {"C1": "the_sea_star", "D1": "kelp_forest", "C2": "the_looking_glass"}
    p = proto(ocean=ocean, players={0: player})
    assert not legal(p, f"use {token}")
    assert p.why_not(f"use {token}") is not None
    play(p, "activate team_leader", "end")
    assert held(p) == [token]
    more = proto(ocean=ocean, players={0: player | {"staging": 2}})
    assert legal(more, f"use {token}")


@pytest.mark.rule("DS-187", "AM-104")
def test_what_a_token_sets_off_does_not_eat_the_last_disc_either() -> None:
    """Two discs: one for the site of the Conserve, the other waits for the activation."""
    p = proto(
        ocean={"C1": "the_sea_star", "D1": "calm_seas", "D2": "whale_calving_grounds"},
        discs={"whale_calving_grounds-j1": 0},
        players={
            0: {"staging": 2, "research": 9, "tokens": ["conserve"], "vessels": ["whale_calving_grounds"]}
        },
    )
    play(p, "use conserve", "conserve whale_calving_grounds-c2")
    assert step(p) == "turn", "the second Conserve of the ringed space needs a disc that is not free"
    assert "activate team_leader" in options(p)


@pytest.mark.rule("DS-187", "DS-108", "AM-104")
def test_a_promotion_does_not_take_the_last_circle() -> None:
    """Some have a circle as a Junior and none as a Senior."""
    t = tables(edition="prototype")
    kind = next(
        k
        for k in range(1, t.kinds)
        if t.tier[k] < 5 and t.slots[2 * k] and not t.slots[2 * k + 1] and not t.copies_slots[2 * k + 1]
    )
    name = t.labels["kind"][kind]
    p = proto(players={0: {"staging": 1, "tokens": ["promote"], "tiles": ["team_leader*", name]}})
    assert not legal(p, "use promote")
    p = proto(players={0: {"staging": 1, "tokens": ["promote"], "tiles": ["team_leader*", name, "pilot*"]}})
    play(p, "use promote")
    assert faces(p) == ["team_leader*", name, "skipper"], "the only one that leaves somebody to activate"


@pytest.mark.rule("DS-123", "DS-180", "AM-104")
def test_a_disc_from_a_token_may_activate() -> None:
    """AM-104"""
    p = proto(players={0: {"tokens": ["disc"]}})
    assert options(p) == ["use disc", "pass"]
    play(p, "use disc")
    assert options(p) == ["activate team_leader"]


@pytest.mark.rule("DS-188", "DS-180")
def test_activate_decline_and_still_use_a_token() -> None:
    p = proto(players={0: {"staging": 1, "tokens": ["travel"], "tiles": ["team_leader*", "reef_diver"]}})
    play(p, "activate reef_diver", "use travel")
    assert step(p) == "travel-to"


# -- excess tokens -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-189", "DS-190", "DS-222")
def test_excess_tokens_are_spent_before_the_turn_ends() -> None:
    """Two tokens by a Journal before the activation: afterwards one may be stored, no more."""
    p = proto(
        players={0: {"staging": 1, "journals": [ROUND_CARD], "tiles": ["team_leader*", "sonar_operator"]}},
        tokens={"the_sea_star-d1": ["travel", "impact", "disc", "dive"]},
    )
    play(p, f"circle {ROUND_CARD}")
    assert sorted(held(p)) == ["impact", "travel"]
    assert refusal(p, "pass") == "DS-103"
    play(p, "activate sonar_operator")
    assert refusal(p, "end") == "DS-190"
    play(p, "spend impact")
    assert legal(p, "end")
    play(p, "end")
    assert (p.seat, held(p)) == (1, ["travel"])


# -- journals ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-219", "DS-213")
def test_a_discard_journal_leaves_the_game_when_it_is_used() -> None:
    p = proto(players={0: {"staging": 1, "journals": [DISCARD_CARD], "tiles": ["team_leader", "pilot"]}})
    assert "journal-discarded" in str(events(p, f"circle {DISCARD_CARD}"))
    index = p.content.labels["card"].index(DISCARD_CARD)
    assert (p.published[0], index in p.cards_out) == ([], True)
    assert faces(p)[1] == "skipper"
    assert refusal(p, f"circle {DISCARD_CARD}") == "DS-219"
    assert missing(p) == ""
    assert bs.load("deepsea", p.dump()).dump() == p.dump()


@pytest.mark.rule("DS-219")
def test_a_journal_may_be_discarded_in_the_turn_of_its_publication() -> None:
    p = proto(
        players={0: {"staging": 1, "journals": [DISCARD_CARD], "tiles": ["team_leader", "pilot"]}},
        state={"fresh": 1},
    )
    play(p, f"circle {DISCARD_CARD}")
    assert p.fresh == 0
    assert bs.load("deepsea", p.dump()).dump() == p.dump()


@pytest.mark.rule("DS-220", "DS-259")
def test_a_once_per_round_journal_is_turned_and_comes_back() -> None:
    p = proto(players={s: {"staging": 1, "journals": [TRAVEL_CARD] if s == 0 else []} for s in range(2)})
    play(p, f"circle {TRAVEL_CARD}", "travel the_looking_glass")
    assert refusal(p, f"circle {TRAVEL_CARD}") == "DS-220"
    assert p.view(-1)["players"][0]["journals"][0]["turned"]
    play(p, "activate team_leader")
    while p.round == 1:
        p.act(p.action("pass") if legal(p, "pass") else p.choices[-1])
    assert not p.view(-1)["players"][0]["journals"][0]["turned"]


@pytest.mark.rule("DS-259")
def test_in_version_1_a_round_end_turned_discard_journals_back_and_kept_their_count() -> None:
    """AM-127: used once before the end of the round, it is used for the last time after it"""
    p = proto(
        version="1",
        players={
            0: {"staging": 2, "journals": [DISCARD_CARD], "tiles": ["team_leader", "pilot", "reef_diver"]},
            1: {"passed": True},
        },
    )
    index = p.content.labels["card"].index(DISCARD_CARD)
    play(p, f"circle {DISCARD_CARD}", "promote kind=pilot circle=empty")
    while p.round == 1:
        p.act(p.action("pass") if legal(p, "pass") else p.choices[-1])
    shown = p.view(-1)["players"][0]["journals"][0]
    assert (shown["used"], shown["turned"]) == (1, False)
    while step(p) != "turn" or p.seat != 0:
        p.act(p.action("pass") if legal(p, "pass") else p.choices[0])
    play(p, f"circle {DISCARD_CARD}")
    assert index in p.cards_out


@pytest.mark.rule("DS-214", "DS-266")
def test_journals_have_no_points() -> None:
    t = tables(edition="prototype")
    assert set(t.card_points) == {0}
    assert all(not card.get("points") for card in t.printed["journals"].values())
    assert any(card.get("points") for card in tables().printed["journals"].values())
    assert t.printed["journal_uses"][DISCARD_CARD] == "discard"
    assert t.printed["journal_uses"][ROUND_CARD] == "once_per_round"


@pytest.mark.rule("DS-206", "DS-203")
def test_the_briefs_cost_3_and_say_so() -> None:
    """EX-033"""
    t = tables(edition="prototype")
    name = "optimizing_multi_team_discovery_briefs"
    card = t.printed["journals"][name]
    assert (card["name_en"], card["cost"]) == ("Optimizing Multi-team Discovery Briefs", 3)
    assert card["fields"] == ["yellow"]
    p = proto(
        ocean={"C1": "the_sea_star", "C2": "the_looking_glass"},
        do="journal",
        display=[name],
        players={0: {"vessels": ["the_looking_glass"], "research": 4, "staging": 2}},
    )
    assert research(p) == 1
    old = game("deepsea").at(1).content(2, {k: v for k, v in t.settings.items() if k in OLD_SETTINGS})
    printed: Any = old.printed["journals"]
    assert printed["optimizing_multi_team_discovery_announcements"]["cost"] == 3


OLD_SETTINGS = ("mission", "edition", "mode", "difficulty")


# -- co-op ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-293", "DS-290")
@pytest.mark.parametrize("mission", range(1, 9))
def test_more_players_need_more_impact(mission: int) -> None:
    """Printed are 33 for three in mission 1; the rest is the retail row times 33/45, and marked as ours."""
    t = tables(mission, edition="prototype")
    row = t.impact_minimum[:4]
    assert row == sorted(set(row))
    retail = tables(mission).impact_minimum[:4]
    assert row == [round(number * 33 / 45) for number in retail]
    shown = t.printed["mission"]["impact_coop"]
    assert list(shown["min"][:4]) == row
    if mission == 1:
        assert (row[2], shown["provenance"], shown["house_players"]) == (33, "prototype", [1, 2, 4])
    else:
        assert shown["provenance"] == "house"


@pytest.mark.rule("DS-293")
def test_journals_do_not_count_for_the_impact_goal() -> None:
    journals = ["feasibility_report_aquadome_permanent_lab"]
    p = proto(3, mode="coop", over=True, unlimited={"3,3": [16, 0, 0]}, players={0: {"journals": journals}})
    assert (team_impact(p), parts(p)["team-impact"]) == (32, 0)


@pytest.mark.rule("DS-019")
@pytest.mark.parametrize("mission", ["9", "10"])
def test_missions_that_are_not_in_the_box_are_refused_in_words(mission: str) -> None:
    with pytest.raises(OptionError, match="not in the box of the prototype") as caught:
        bs.start("deepsea", seats=2, seed=1, edition="prototype", mission=mission)
    assert caught.value.params["allowed"] == "1, 2, 3, 4, 5, 6, 7, 8"


@pytest.mark.rule("DS-019", "DS-308")
def test_the_prototype_rules_out_what_its_box_has_not() -> None:
    """Whoever sets up a table is offered neither missions 9 and 10 nor a difficulty."""
    settings = {setting.name: setting for setting in game("deepsea").settings}
    out = settings["edition"].rules_out
    assert list(out) == ["prototype"]
    assert {name: list(values) for name, values in out["prototype"].items()} == {
        "mission": ["9", "10"],
        "difficulty": settings["difficulty"].presets,
    }


@pytest.mark.rule("DS-305", "DS-307", "DS-308", "AM-128")
@pytest.mark.parametrize("difficulty", ["beginner", "legendary"])
def test_there_is_no_difficulty_only_a_chart(difficulty: str) -> None:
    """A difficulty changes nothing: the book has none."""
    p: Any = bs.start("deepsea", seats=3, seed=1, mode="coop", edition="prototype", difficulty=difficulty)
    coop = p.view(-1)["coop"]
    assert (len(coop["open"]), coop["deck"], coop["setback"], coop["required"]) == (3, 0, "", 4)
    assert coop["result"] == "failure"


# -- players who make trouble --------------------------------------------------------------------------------


def hoarder(p: Any, source: Source) -> int:
    """Keeps tokens as long as it can and uses Journals before anything else."""
    wanted = [verbs.CIRCLE_OF, verbs.DIVE, verbs.USE]
    return first_of(p, source, wanted, [verbs.SPEND, verbs.PASS])


def saver(p: Any, source: Source) -> int:
    """Activates while it can and saves Journals and tokens for the very end of the round."""
    wanted = [verbs.ACTIVATE, verbs.JOURNAL, verbs.PUBLISH, verbs.DIVE]
    return first_of(p, source, wanted, [verbs.CIRCLE_OF, verbs.SPEND, verbs.USE, verbs.PASS])


def first_of(p: Any, source: Source, wanted: list[Any], last: list[Any]) -> int:
    """One of the wanted, else anything but the last ones, else one of those; now and then anything."""
    if source.below(12) == 0:
        return int(p.choices[source.below(len(p.choices))])
    for pool in (
        [a for a in p.choices if any(verb.owns(a) for verb in wanted)],
        [a for a in p.choices if not any(verb.owns(a) for verb in [*last, verbs.DECLINE, verbs.END])],
        p.choices,
    ):
        if pool:
            return int(pool[source.below(len(pool))])
    raise AssertionError("nothing to choose from")


def watch(p: Any, choose: Callable[[Any, Source], int], source: Source) -> None:
    """Play to the end: every turn that is not a pass has an activation and ends with one token at most."""
    turn, activated = p.turn, False
    while not p.over:
        assert p.choices
        assert len(set(p.choices)) == len(p.choices)
        seat = p.active
        action = choose(p, source)
        if p.turn != turn:
            turn, activated = p.turn, False
        activated = activated or verbs.ACTIVATE.owns(action)
        passing = verbs.PASS.owns(action)
        p.act(action)
        assert missing(p) == ""
        if seat >= 0 and p.turn != turn:
            assert passing or activated, "a turn without an activation"
            assert len(p.held[seat]) <= 1


@pytest.mark.rule("DS-123", "DS-187", "DS-190")
@pytest.mark.parametrize("player", [hoarder, saver])
@pytest.mark.parametrize("mission", range(1, 9))
def test_no_turn_without_an_activation(player: Callable[[Any, Source], int], mission: int) -> None:
    for seed in range(3):
        mode = "coop" if seed == 2 else "auto"
        p = bs.start(
            "deepsea", seats=1 + seed, seed=seed, mission=str(mission), edition="prototype", mode=mode
        )
        watch(p, player, Source(seed, mission))
