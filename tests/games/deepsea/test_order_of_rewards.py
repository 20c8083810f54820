"""Rewards gained together: their owner picks the order where it makes a difference, and only there.

AM-002, AM-076
"""

import random
from collections import Counter
from typing import Any

import pytest

import bathysphere as bs
from bathysphere.engine.frame import Frame
from bathysphere.engine.step import NONE
from bathysphere.games.deepsea.content.orders import may_matter
from bathysphere.games.deepsea.rules import codes, frames, verbs
from bathysphere.games.deepsea.rules import compiled as content
from bathysphere.games.deepsea.rules.frames import RewardsFrame
from bathysphere.games.deepsea.rules.setup import open_hexes
from bathysphere.games.deepsea.rules.steps.order import order_matters

from .table import attribute, frame, options, play, position, refusal, step

RIG = {"C1": "the_sea_star", "D1": "decommissioned_oil_rig"}
EVEN = {"reputation": 2, "inspiration": 2, "coordination": 2, "ingenuity": 2}


def at_the_rig(attributes: dict[str, int], version: str = "2", mission: str = "9", **more: Any) -> Any:
    """About to conserve c3 of the Oil Rig, which gives Coordination and an Impact."""
    player = {"vessels": ["decommissioned_oil_rig"], "research": 9, "staging": 2, "attributes": attributes}
    p = position(2, mission=mission, version=version, ocean=RIG, do="conserve", players={0: player}, **more)
    return play(p, "conserve decommissioned_oil_rig-c3")


@pytest.mark.rule("DS-235", "DS-066", "DS-245", "AM-002")
def test_the_marker_may_come_before_the_attribute_step() -> None:
    """AM-002: mission 9, all attributes on 2; hex 0,4 gives the lowest attribute twice"""
    p = at_the_rig(EVEN)
    assert (step(p), options(p)) == ("take", ["next coordination", "next impact"])
    assert refusal(p, "next research") == "DS-235"
    play(p, "next impact", "mark 0,4")
    assert "step coordination" in options(p)
    play(p, "step coordination", "step reputation")
    assert [attribute(p, name) for name in EVEN] == [3, 2, 4, 2]


@pytest.mark.rule("DS-235", "DS-066", "AM-002")
def test_or_after_it() -> None:
    p = play(at_the_rig(EVEN), "next coordination", "mark 0,4")
    assert options(p) == ["step reputation", "step inspiration", "step ingenuity"]
    assert attribute(p, "coordination") == 3


def test_version_1_took_the_step_first() -> None:
    p = at_the_rig(EVEN, version="1")
    assert (step(p), attribute(p, "coordination")) == ("impact", 3)


@pytest.mark.rule("DS-235", "AM-002")
@pytest.mark.parametrize(
    ("why", "mission", "attributes", "taken"),
    [
        ("no hex of mission 1 gives a lowest attribute", "1", EVEN, False),
        ("Coordination is far from the lowest", "9", EVEN | {"coordination": 5}, False),
        ("Coordination is the lowest in any case", "9", dict.fromkeys(EVEN, 6) | {"coordination": 0}, False),
        ("the hexes that give it are taken", "9", EVEN, True),
    ],
)
def test_where_it_makes_no_difference_nobody_is_asked(
    why: str, mission: str, attributes: dict[str, int], taken: bool
) -> None:
    t = position(2, mission=mission).compiled
    lowest = [t.labels["hex"][hex] for hex in range(t.hexes) if t.hex_lowest[hex]]
    p = at_the_rig(attributes, mission=mission, markers=dict.fromkeys(lowest, 1) if taken else {})
    assert step(p) == "impact", why
    assert attribute(p, "coordination") == attributes["coordination"] + 1


@pytest.mark.rule("DS-234", "DS-235", "AM-076")
def test_links_completed_together_are_ordered_too() -> None:
    """AM-076: c1 of the Dolphin Pods completes a link with an Impact and one with Reputation"""
    ocean = {"C1": "the_sea_star", "C2": "dolphin_pods"}
    player = {"vessels": ["dolphin_pods"], "research": 9, "staging": 2, "attributes": EVEN}
    t = position(2, mission="9").compiled
    site = t.labels["site"].index("dolphin_pods-c1")
    names = [t.labels["site"][end] for link in t.links for end in link[:2] if site in link[:2]]
    discs = {name: 0 for name in names if name != "dolphin_pods-c1"}
    assert len(discs) == 2
    offered = []
    for first in ("next reputation", "next impact"):
        p = position(
            2,
            mission="9",
            ocean=ocean,
            do=frame("place-disc", site=site),
            discs=discs,
            players={0: player | {"aside": 1, "staging": 1}},
        )
        assert options(p) == ["next impact", "next reputation"]
        play(p, first)
        if first == "next reputation":
            assert (step(p), attribute(p, "reputation")) == ("impact", 3)
        play(p, "mark 0,4")
        offered.append("step reputation" in options(p))
    assert offered == [False, True]


@pytest.mark.rule("DS-235")
def test_links_without_an_impact_pay_as_before() -> None:
    t = position(2, mission="9").compiled
    site = t.labels["site"].index("dying_reef-c2")
    names = [t.labels["site"][end] for link in t.links for end in link[:2] if site in link[:2]]
    p = position(
        2,
        mission="9",
        ocean={"C1": "the_sea_star", "D1": "dying_reef"},
        do=frame("place-disc", site=site),
        discs={name: 1 for name in names if name != "dying_reef-c2"},
        players={0: {"aside": 1, "attributes": EVEN}, 1: {"attributes": EVEN}},
    )
    for seat in (0, 1):
        assert [attribute(p, name, seat) for name in EVEN] == [3, 3, 3, 2]
        assert p.staging[seat] == 1


@pytest.mark.rule("DS-193", "DS-195", "DS-235")
@pytest.mark.parametrize(("research", "asked"), [(5, False), (12, True)])
def test_research_that_would_be_lost_may_be_spent_first(research: int, asked: bool) -> None:
    """No printed reward has both; somebody's own board may."""
    icons = [content.RESEARCH, content.CONSERVE]
    player = {"vessels": ["kelp_forest"], "research": research, "staging": 1}
    more: dict[str, Any] = {"ocean": {"C1": "the_sea_star", "D1": "kelp_forest"}, "players": {0: player}}
    t = position(**more).compiled
    if icons not in t.bundles:
        t.bundles.append(icons)
        t.order_may_matter.append(may_matter(t, icons))
    p = position(do=frame("gain", bundle=t.bundles.index(icons)), **more)
    assert (step(p) == "take") == asked
    assert p.research[0] == (12 if asked else 6)


@pytest.mark.rule("DS-235")
def test_waiting_rewards_are_dumped_loaded_and_shown() -> None:
    p = at_the_rig(EVEN)
    q = bs.load("deepsea", p.dump())
    assert (q.choices, q.dump()) == (p.choices, p.dump())
    play(p, "next impact")
    assert p.view(-1)["queue"][0]["icons"] == ["coordination"]
    play(p, "decline")
    assert attribute(p, "coordination") == 3


# -- the promise: asked exactly where some order leads elsewhere --------------------------------------------

MOST_LOOKS = 400


def waiting_rewards(mission: int, chance: random.Random) -> tuple[Any, RewardsFrame]:
    """Some rewards about to be taken, by somebody with cubes close together, on a board with some markers."""
    p = position(2, mission=str(mission), players={0: {"tiles": ["team_leader", "pilot", "reef_diver*"]}})
    t = p.compiled
    low = chance.choice((0, 1, 2, 5, 8, 9, 10))
    p.attributes[:4] = [min(t.last_step, low + chance.choice((0, 0, 1, 1, 2, 3))) for _ in range(4)]
    launched = sum(t.vessel_steps[: p.attributes[content.INGENUITY] + 1])
    p.vessels[1 : 1 + launched] = [p.vessels[0]] * launched
    for _ in range(chance.choice((0, 1, 2, 4, 8, 14))):
        free = [hex for hex in p.open if not t.hex_unlimited[hex]]
        p.marker[chance.choice(free)] = 1
        p.open = open_hexes(p)
    bundle = chance.choice([number for number, may in enumerate(t.order_may_matter) if may])
    source = codes.site_source(t.rescue_board) if mission == 7 and chance.random() < 0.5 else 0
    rewards = RewardsFrame(frames.TAKE, 0, bundle, codes.NO_PLACES, source)
    p.stack = [Frame(frames.END_TURN, 0), rewards]
    return p, rewards


def fields(pending: Frame) -> list[int]:
    """All that a frame knows."""
    return [pending.step, pending.seat, *(getattr(pending, field) for field in pending.FIELDS)]


def ends(p: Any, rewards: Frame, asked: bool) -> set[str] | None:
    """Everything the waiting rewards can lead to, if the order is always asked for, or never."""
    outcomes: set[str] = set()
    seen: set[str] = set()
    depth = len(p.stack) - 1
    start = p.copy()
    start.stack[-1] = rewards
    left = [start]
    while left:
        q = left.pop()
        choices = run(q, depth, asked)
        if not choices:
            outcomes.add(facts(q))
            continue
        here = facts(q) + repr([fields(f) for f in q.stack])
        if here in seen:
            continue
        seen.add(here)
        for action in choices:
            other = q.copy()
            top = other.stack.pop()
            other.steps[top.step].resolve(other, top, action)
            left.append(other)
        if len(seen) > MOST_LOOKS:
            return None
    return outcomes


def run(p: Any, depth: int, asked: bool) -> list[int]:
    """Resolve what resolves by itself until there is a choice; none if the rewards are taken."""
    while len(p.stack) > depth:
        top = p.stack[-1]
        if top.step == frames.TAKE:
            choices = orders(p, top) if asked else []
        else:
            choices = p.steps[top.step].options(p, top)
        if len(choices) > 1:
            return list(choices)
        p.stack.pop()
        p.steps[top.step].resolve(p, top, choices[0] if choices else NONE)
    return []


def orders(p: Any, rewards: RewardsFrame) -> list[int]:
    """Whatever may come next, whether it matters or not; nothing if all that is left is alike."""
    icons = p.compiled.bundles[rewards.bundle]
    left = {icon for place, icon in enumerate(icons) if not codes.is_among(rewards.taken, place)}
    return sorted({verbs.NEXT.code(codes.icon_kind(icon)) for icon in left}) if len(left) > 1 else []


def facts(p: Any) -> str:
    """What a player ends up with; the order of discards and events is nobody's concern."""
    parts = (p.attributes, p.research, p.staging, p.supply, p.substitutes, p.vessels, p.tiles, p.marker)
    return repr((*parts, p.unlimited, p.locked, p.cleanup, p.versions))


@pytest.mark.rule("DS-235", "DS-066", "AM-002")
@pytest.mark.parametrize("mission", [7, 9])
def test_nobody_is_left_unasked_where_an_order_leads_elsewhere(mission: int) -> None:
    chance = random.Random(mission)
    counts: Counter[tuple[bool, bool]] = Counter()
    for _ in range(60):
        p, rewards = waiting_rewards(mission, chance)
        asked = order_matters(p, 0, rewards.bundle, codes.NO_PLACES, rewards.source)
        free, fixed = ends(p, rewards, True), ends(p, rewards, False)
        if free is not None and fixed is not None:
            counts[asked, free != fixed] += 1
    assert counts[False, True] == 0, "an order was not asked for"
    assert counts[True, True] > 0
    assert counts[False, False] > 10 * counts[True, False]
