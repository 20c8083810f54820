"""Rulings on turns, Dive tokens and Journals in them: AM-040 .. AM-050, AM-052 .. AM-055."""

from typing import Any

import pytest

from .table import (
    attribute,
    disc,
    faces,
    held,
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

EDITIONS = ("retail", "german", "prototype")
SEA = {"C1": "the_sea_star", "D1": "kelp_forest", "C2": "the_looking_glass"}


def tokens_offered(p: Any) -> list[str]:
    """What may be done with tokens now."""
    return [option for option in options(p) if option.startswith(("spend ", "use "))]


# -- activating ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-040", "DS-110", "DS-118")
def test_the_disc_for_the_action_may_be_gained_after_the_activation() -> None:
    """The only disc activates; no Sonar is possible until the token brings another one."""
    own = {"staging": 1, "tokens": ["disc"], "tiles": ["team_leader*", "sonar_operator"]}
    p = position(2, ocean=SEA, players={0: own})
    play(p, "activate sonar_operator")
    assert refusal(p, "do sonar") == "DS-110"
    play(p, "use disc")
    assert options(p) == ["sonar the_sea_star-s1", "decline"]
    play(p, "sonar the_sea_star-s1", "decline")
    assert (disc(p, "the_sea_star-s1"), staging(p), p.seat) == (0, 0, 1)


@pytest.mark.rule("AM-052", "DS-115", "DS-190")
@pytest.mark.parametrize(("tokens", "asked"), [([], False), (["travel"], True)])
def test_a_turn_ends_by_itself_unless_a_token_is_left(tokens: list[str], asked: bool) -> None:
    own = {"staging": 2, "tokens": tokens, "tiles": ["team_leader*", "sonar_operator"]}
    p = position(2, ocean=SEA, players={0: own})
    play(p, "activate sonar_operator", *["do sonar"] * asked)
    play(p, *["sonar the_sea_star-s1"] * (not asked), "decline")
    assert (p.seat == 0, legal(p, "end")) == (asked, asked)
    if asked:
        play(p, "end")
        assert (p.seat, held(p)) == (1, ["travel"])


@pytest.mark.rule("AM-052", "DS-115")
def test_a_turn_does_not_end_while_an_action_is_left() -> None:
    """Field Researcher: after the Journal the Sonar is still offered, and the player has to say no."""
    own = {"staging": 3, "research": 2, "tiles": ["team_leader*", "field_researcher"]}
    p = position(2, ocean=SEA, players={0: own}, display=["understanding_oceanic_shifts"])
    play(p, "activate field_researcher")
    assert options(p) == ["do sonar", "do journal", "end"]
    play(p, "do journal", "decline")
    assert (p.seat, options(p)) == (0, ["sonar the_sea_star-s1", "decline"])
    play(p, "decline")
    assert p.seat == 1


@pytest.mark.rule("AM-055", "DS-114", "DS-116")
def test_two_conserve_symbols_are_two_conserves_and_no_third() -> None:
    own = {"vessels": ["whale_calving_grounds"], "staging": 4, "research": 9}
    p = position(
        2,
        ocean={"C1": "the_sea_star", "D1": "calm_seas", "D2": "whale_calving_grounds"},
        players={0: own | {"tiles": ["team_leader*", "aquaculturist"]}},
    )
    play(p, "activate aquaculturist")
    for site in ("c2", "c4"):
        assert (p.seat, step(p)) == (0, "conserve")
        play(p, f"conserve whale_calving_grounds-{site}")
    assert (p.seat, staging(p), research(p)) == (1, 1, 5)


# -- tokens and actions --------------------------------------------------------------------------------------


@pytest.mark.rule("AM-041", "DS-117", "DS-180", "DS-181")
def test_research_pays_in_the_middle_of_an_action_effects_wait_for_its_end() -> None:
    """Two Conserves: between them a token's effect, within one only what the cost needs."""
    own = {
        "vessels": ["kelp_forest"],
        "staging": 3,
        "tokens": ["travel", "disc", "impact"],
        "tiles": ["team_leader*", "aquaculturist"],
    }
    p = position(2, ocean=SEA, players={0: own})
    play(p, "activate aquaculturist")
    assert len(tokens_offered(p)) == 6, "before the first action: each for Research or for its effect"
    play(p, "do conserve")
    assert tokens_offered(p) == []
    assert refusal(p, "use disc") != ""
    play(p, "conserve kelp_forest-c1")
    assert (step(p), tokens_offered(p)) == ("pay", ["spend travel", "spend impact", "spend disc"])
    assert refusal(p, "use disc") != ""
    play(p, "spend travel")
    assert (disc(p, "kelp_forest-c1"), research(p)) == (0, 1)
    assert legal(p, "use disc"), "between the actions"
    play(p, "use disc", "do conserve")
    assert disc(p, "kelp_forest-c2") == 0


@pytest.mark.rule("AM-041", "DS-117", "DS-180")
def test_no_token_is_used_while_an_impact_or_a_discover_of_the_action_is_open() -> None:
    own = {"staging": 2, "tokens": ["disc"], "tiles": ["team_leader*", "sonar_operator"]}
    p = position(2, ocean=SEA, players={0: own}, stacks={1: ["atoll", "calm_seas"]})
    play(p, "activate sonar_operator", "do sonar")
    for action in ("draw first=1 second=1", "keep atoll", "place A1"):
        assert tokens_offered(p) == []
        play(p, action)
    assert (step(p), legal(p, "use disc")) == ("actions", True)
    own |= {"tiles": ["team_leader*", "reef_diver"], "vessels": ["brine_pool"]}
    deep = {"C3": "vortex", "C4": "brine_pool"}
    q = position(2, ocean=SEA | deep, players={0: own}, tokens={"brine_pool-d1": ["travel"]})
    play(q, "activate reef_diver", "do dive")
    assert (step(q), tokens_offered(q)) == ("impact", [])
    play(q, "decline")
    assert legal(q, "use disc")
    assert legal(q, "use travel")


# -- tokens as turns, passing --------------------------------------------------------------------------------


@pytest.mark.rule("AM-042", "DS-103", "DS-178")
@pytest.mark.parametrize("edition", ["retail", "german"])
def test_a_token_is_one_turn_and_the_pass_the_next(edition: str) -> None:
    p = position(2, players={0: {"staging": 1, "tokens": ["disc"]}}, edition=edition)
    play(p, "use disc")
    assert refusal(p, "pass") == "DS-103"
    play(p, "end", "pass")
    assert (p.seat, staging(p)) == (0, 2)
    play(p, "pass")
    assert p.round == 2


@pytest.mark.rule("AM-042", "DS-187", "DS-260")
def test_who_passes_in_the_prototype_keeps_the_token() -> None:
    p = position(2, players={0: {"tokens": ["disc_for_research"]}}, edition="prototype")
    assert options(p) == ["pass"]
    play(p, "pass", "pass")
    assert (p.round, held(p)) == (2, ["disc_for_research"])


@pytest.mark.rule("AM-043", "DS-186", "DS-178")
@pytest.mark.parametrize("edition", ["retail", "german"])
def test_more_tokens_follow_the_one_that_is_the_turn(edition: str) -> None:
    """A Dive token is the turn; what it draws, and the other one, are spent in the same turn."""
    p = position(
        2,
        ocean=SEA,
        players={0: {"tokens": ["dive", "disc"]}},
        tokens={"the_sea_star-d1": ["any_attribute"]},
        edition=edition,
    )
    play(p, "use dive")
    assert (p.seat, sorted(held(p))) == (0, ["any_attribute", "disc"])
    play(p, "use any_attribute", "step ingenuity", "use disc")
    assert (p.seat, attribute(p, "ingenuity"), staging(p)) == (0, 1, 1)
    play(p, "end")
    assert (p.seat, faces(p)) == (1, ["team_leader"]), "a turn without an activation"


@pytest.mark.rule("AM-044", "DS-122", "DS-177")
def test_a_token_spent_for_research_is_a_turn() -> None:
    p = position(2, players={0: {"tokens": ["plain_research"]}})
    assert options(p) == ["spend plain_research", "pass"]
    play(p, "spend plain_research")
    assert (research(p), held(p), p.seat) == (4, [], 1)


@pytest.mark.rule("AM-045", "DS-189", "DS-190")
@pytest.mark.parametrize(("spent", "kept"), [("travel", "impact"), ("impact", "travel")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_two_tokens_the_player_picks_the_one_to_keep(spent: str, kept: str, edition: str) -> None:
    own = {"staging": 1, "research": 12, "tokens": ["travel"], "tiles": ["team_leader*", "reef_diver"]}
    p = position(2, ocean=SEA, players={0: own}, tokens={"the_sea_star-d1": ["impact"]}, edition=edition)
    play(p, "activate reef_diver", "do dive")
    assert refusal(p, "end") == "DS-190"
    play(p, f"spend {spent}", "end")
    assert (p.seat, held(p), research(p)) == (1, [kept], 12)


@pytest.mark.rule("AM-046", "DS-189")
def test_a_token_too_many_is_held_until_the_end_of_the_next_own_turn() -> None:
    """Nothing in the box gives one in another player's turn, so the position is set by hand."""
    two = {"tokens": ["plain_research", "travel"], "staging": 1}
    p = position(2, players={0: {"passed": False}, 1: two})
    play(p, "pass")
    assert (p.seat, held(p, 1)) == (1, ["plain_research", "travel"])
    assert refusal(p, "pass") == "DS-190"
    play(p, "spend plain_research", "end")
    assert (p.seat, held(p, 1)) == (1, ["travel"])
    assert legal(p, "pass")


@pytest.mark.rule("AM-047", "DS-174", "DS-189")
def test_everybody_sees_a_stored_token() -> None:
    p = position(3, players={0: {"tokens": ["impact"]}, 1: {"tokens": ["travel"]}})
    for viewer in (-1, 0, 1, 2):
        assert [player["tokens"] for player in p.view(viewer)["players"]] == [["impact"], ["travel"], []]
    world = p.determinize(2, 5)
    assert held(world, 0) == ["impact"], "who looks on takes no other world for possible"


@pytest.mark.rule("AM-048", "DS-192")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_research_need_a_staged_disc_the_value_does_not(edition: str) -> None:
    """After the activation the Staging Area is empty."""
    own = {"staging": 1, "tokens": ["disc_for_research"], "tiles": ["team_leader*", "reef_diver"]}
    p = position(2, players={0: own}, edition=edition)
    play(p, "activate reef_diver")
    assert refusal(p, "use disc_for_research") == "DS-192"
    play(p, "spend disc_for_research")
    assert research(p) == 3


# -- the cheaper Conserve ------------------------------------------------------------------------------------


@pytest.mark.rule("AM-049", "DS-191", "DS-194")
@pytest.mark.parametrize(
    ("vessel", "discs", "usable"),
    [("dying_reef", 1, True), ("dying_reef", 0, False), ("the_sea_star", 1, False)],
)
def test_the_cheaper_conserve_needs_disc_and_vessel(vessel: str, discs: int, usable: bool) -> None:
    own = {"vessels": [vessel], "staging": discs, "research": 3, "tokens": ["conserve"]}
    p = position(2, ocean={"C1": "the_sea_star", "D1": "dying_reef"}, players={0: own})
    assert legal(p, "use conserve") == usable
    if usable:
        play(p, "use conserve", "conserve dying_reef-c2", "decline")
        assert (research(p), staging(p), disc(p, "dying_reef-c2")) == (0, 0, 0)


@pytest.mark.rule("AM-049", "DS-191")
@pytest.mark.parametrize(("site", "cost"), [("c4", 0), ("c1", 0), ("c2", 3)])
def test_the_cheaper_conserve_never_costs_less_than_nothing(site: str, cost: int) -> None:
    """Sites of cost 0, 1 and 4. Nothing else in the box lowers a cost, so there are never two reductions."""
    own = {"vessels": ["dying_reef"], "staging": 1, "research": 3, "tokens": ["conserve"]}
    p = position(2, ocean={"C1": "the_sea_star", "D1": "dying_reef"}, players={0: own})
    play(p, "use conserve")
    action = f"conserve dying_reef-{site}"
    assert p.option(p.action(action)).details["cost"] == cost
    play(p, action)
    assert research(p) == 3 - cost


# -- a Dive for two tokens -----------------------------------------------------------------------------------


@pytest.mark.rule("AM-050", "DS-222", "DS-240")
def test_a_dive_for_two_tokens_earns_the_bonus_of_the_zone_once() -> None:
    card = "understanding_life_in_the_deepest_sea"
    own = {"vessels": ["deepwater_shark"], "staging": 1, "journals": [card]}
    p = position(
        2,
        ocean=SEA | {"C3": "deepwater_shark"},
        players={0: own},
        tokens={"deepwater_shark-d1": ["travel", "disc", "impact"]},
    )
    play(p, f"circle {card}", "dive deepwater_shark-d1")
    assert (sorted(held(p)), attribute(p, "reputation")) == (["disc", "travel"], 1)


# -- Journals ------------------------------------------------------------------------------------------------

CARD = "safe_movement_procedure"
SHORE = {"B1": "the_sea_star", "C1": "dying_reef"}


@pytest.mark.rule("AM-053", "DS-217", "DS-109")
@pytest.mark.parametrize("fresh", ["wait", "use"])
def test_a_journal_published_by_an_activation_is_used_in_the_next_turn(fresh: str) -> None:
    """Whatever was agreed, this turn has had its activation."""
    own = {"staging": 3, "research": 1, "tokens": ["disc"], "vessels": ["dying_reef"]}
    p = position(2, ocean=SHORE, players={0: own}, display=[CARD], fresh_journal=fresh)
    play(p, "activate team_leader", "do journal")
    assert refusal(p, f"circle {CARD}") == "DS-109"
    play(p, "end", "pass", f"circle {CARD}")
    assert (staging(p), legal(p, "do travel")) == (0, True)


@pytest.mark.rule("AM-054", "DS-219", "DS-220")
def test_a_journal_of_the_prototype_is_used_between_actions_and_costs_no_activation() -> None:
    own = {"staging": 2, "journals": [CARD], "tiles": ["team_leader*", "rov_operator"]}
    p = position(2, ocean=SEA, players={0: own | {"attributes": {"ingenuity": 2}}}, edition="prototype")
    play(p, "activate rov_operator", "do travel")
    assert not legal(p, f"circle {CARD}"), "not inside an action"
    play(p, "travel the_looking_glass")
    assert step(p) == "actions"
    play(p, f"circle {CARD}", "travel kelp_forest")
    assert (vessels(p), staging(p), p.seat) == (["kelp_forest"], 1, 0)
    assert faces(p) == ["team_leader*", "rov_operator*"]
    play(p, "dive kelp_forest-d1")
    assert len(held(p)) == 1, "the second action of the activation was still there"


@pytest.mark.rule("AM-054", "DS-220")
def test_a_journal_of_the_prototype_is_not_used_in_another_players_turn() -> None:
    """The ruins are dived empty: the other player there may Travel, and that is all."""
    ocean = SEA | {"D2": "sunken_ruins"}
    p = position(
        2,
        edition="prototype",
        ocean=ocean,
        do="dive",
        players={
            0: {"vessels": ["sunken_ruins"]},
            1: {
                "vessels": ["sunken_ruins"],
                "staging": 2,
                "journals": [CARD],
                "attributes": {"ingenuity": 2},
            },
        },
        tokens={"sunken_ruins-d1": ["disc"]},
    )
    play(p, "decline")
    assert (p.seat, step(p)) == (1, "travel-to")
    assert not any(option.startswith("circle") for option in options(p))
