"""Co-op and solo: DS-283 .. DS-308."""

from typing import Any

import msgspec
import pytest

import bathysphere as bs
from bathysphere.games.deepsea.content.compile import compile_content
from bathysphere.games.deepsea.content.load import shipped
from bathysphere.games.deepsea.game import GAME
from bathysphere.games.deepsea.rules.scoring import (
    RESULTS,
    bonus_met,
    bonus_total,
    goals_met,
    is_won,
    team_count,
    team_impact,
)
from bathysphere.games.deepsea.rules.setbacks import turn_up
from bathysphere.games.deepsea.rules.setup import start

from .table import attribute, held, parts, play, position, research, staging, step, tables, vessels, zone


def card(name: str) -> int:
    return int(tables().labels["coop_card"].index(name))


def coop(seats: int = 3, top: str = "", done: list[str] | None = None, **more: Any) -> Any:
    """A co-op game in which this card lies on top of the stack."""
    state = dict(more.pop("state", {}))
    if top:
        names = tables().labels["coop_card"][:12]
        bonus, setbacks = names[:6], names[6:]
        chosen = [top, *[n for n in setbacks if n != top][:2]]
        state |= {
            "coop_open": bonus[:3],
            "coop_deck": chosen[::-1],
            "coop_unused": bonus[3:] + [n for n in setbacks if n not in chosen],
            "coop_done": [],
        }
    mode = "solo" if seats == 1 else "coop"
    return position(seats, mode=mode, state=state, **more)


@pytest.mark.rule("DS-283", "DS-284", "DS-296", "DS-298")
def test_the_stack_has_a_card_for_every_round() -> None:
    """EX-052"""
    for seats, cards in ((1, 7), (2, 6), (5, 6)):
        p: Any = bs.start("deepsea", seats=seats, seed=1, mode="solo" if seats == 1 else "coop")
        assert len(p.coop_deck) + len(p.coop_open) == cards
        assert len(p.coop_open) == 1
        assert p.round == 1


@pytest.mark.rule("DS-297")
def test_unused_cards_stay_unseen() -> None:
    p: Any = bs.start("deepsea", seats=3, seed=1, mode="coop")
    assert len(p.coop_unused) == 6
    assert "coop_unused" not in str(p.view(0))


@pytest.mark.rule("DS-286", "DS-285")
def test_solo_lasts_seven_rounds() -> None:
    p = coop(1, round=6)
    assert not play(p, "pass").over
    q = coop(1, round=7)
    assert play(q, "pass").over


@pytest.mark.rule("DS-299", "DS-300")
def test_bonus_goals_first_then_setbacks() -> None:
    p: Any = bs.start("deepsea", seats=2, seed=5, mode="coop")
    seen = []
    while not p.over:
        if p.round > len(seen):
            seen.append((len(p.coop_open), len(p.coop_done)))
        p.act(p.action("pass") if step(p) == "turn" else p.choices[-1])
    assert seen == [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3)]


def new_round(p: Any) -> Any:
    while step(p) == "turn":
        play(p, "pass")
    return p


@pytest.mark.rule("DS-304", "DS-300", "DS-298", "AM-098")
def test_volcanic_activity() -> None:
    """EX-051, AM-098"""
    ocean = {
        "C1": "the_sea_star",
        "C2": "the_looking_glass",
        "C3": "vortex",
        "C4": "seamount",
        "C5": "whale_fall",
    }
    p = coop(
        2,
        "volcanic_activity",
        round=3,
        ocean=ocean,
        players={
            0: {"vessels": ["whale_fall", "seamount", "vortex"]},
            1: {"vessels": ["the_looking_glass", "the_sea_star"]},
        },
    )
    new_round(p)
    assert vessels(p, 0) == ["vortex", "the_looking_glass", "the_sea_star"]
    assert vessels(p, 1) == ["the_sea_star", "the_sea_star"]
    assert attribute(p, "reputation") == 0
    assert step(p) == "recruit"


@pytest.mark.rule("DS-304", "AM-099")
def test_volcanic_activity_stops_below_a_gap_or_the_cave() -> None:
    """AM-099"""
    ocean = {
        "C1": "the_sea_star",
        "C2": "submerged_cave_system",
        "C3": "vortex",
        "D3": "rift_valley",
        "C4": "seamount",
    }
    p = coop(
        2,
        "volcanic_activity",
        round=3,
        ocean=ocean,
        players={0: {"vessels": ["rift_valley", "vortex", "seamount"]}},
    )
    new_round(p)
    assert vessels(p, 0) == ["rift_valley", "vortex", "vortex"]


@pytest.mark.rule("DS-300", "DS-090")
def test_tired_crew() -> None:
    """AM-121"""
    p = coop(2, "tired_crew", round=3, players={0: {"attributes": {"inspiration": 4}}, 1: {}})
    new_round(p)
    while step(p) == "recruit":
        play(p, "recruit sonar_operator")
    assert [staging(p, s) for s in range(2)] == [2, 1]


@pytest.mark.rule("DS-300", "DS-095")
def test_crossed_schedules() -> None:
    p = coop(2, "crossed_schedules", round=3, players={0: {"tiles": ["team_leader*"]}})
    new_round(p)
    while step(p) != "turn":
        p.act(p.choices[-1])
    assert p.tiles[0][0] == 3


@pytest.mark.rule("DS-300", "DS-079")
def test_bad_press() -> None:
    p = coop(2, "bad_press", round=3, wave=1, players={0: {"attributes": {"reputation": 4}}})
    new_round(p)
    assert p.seat == 0
    assert {option.details["tier"] for option in p.options()} == {1, 2}


@pytest.mark.rule("DS-300")
def test_flooded_lab() -> None:
    p = coop(2, "flooded_lab", round=3, players={0: {"research": 7, "tokens": ["travel"]}})
    new_round(p)
    assert (research(p), held(p)) == (3, [])


@pytest.mark.rule("DS-300")
def test_stirred_sediment() -> None:
    p = coop(2, "stirred_sediment", round=3)
    new_round(p)
    assert zone(p, "the_sea_star")["sites"]["d1"] == {"tokens": 3}
    assert p.view(-1)["token_unseen"] == len([n for n in p.tokens if n])
    assert p.view(-1)["token_discard"] == []


@pytest.mark.rule("DS-288", "DS-289", "DS-294", "DS-290", "DS-291")
def test_thresholds_of_mission_1() -> None:
    """EX-055, EX-057"""
    t = tables()
    assert [goal.minimum for goal in t.goals] == [
        [8, 12, 15, 18, 20],
        [5, 8, 11, 13, 15],
        [6, 10, 14, 17, 20],
    ]
    assert t.impact_minimum[2] == 45
    p = coop(over=True, round=6)
    assert len(parts(p)) == 7


@pytest.mark.rule("DS-289", "DS-294")
def test_a_goal_is_met_by_the_teams_sum() -> None:
    """EX-055"""
    ocean = {
        "A1": "calm_seas",
        "B1": "dying_reef",
        "C1": "the_sea_star",
        "C2": "the_looking_glass",
        "C3": "carbonate_spires",
    }
    ocean |= {"D1": "volcanic_island"}
    sites = [
        "the_sea_star-j1",
        "the_sea_star-j2",
        "the_looking_glass-j1",
        "the_looking_glass-j2",
        "carbonate_spires-j1",
    ]
    sites += [
        "carbonate_spires-j2",
        "carbonate_spires-j3",
        "carbonate_spires-j4",
        "calm_seas-j1",
        "dying_reef-j1",
    ]
    ten = coop(over=True, ocean=ocean, discs=dict.fromkeys(sites, 0))
    assert (team_count(ten, 1), parts(ten)["team-goal-2"]) == (10, 0)
    eleven = coop(over=True, ocean=ocean, discs=dict.fromkeys([*sites, "volcanic_island-j1"], 0))
    assert (team_count(eleven, 1), parts(eleven)["team-goal-2"]) == (11, 1)


@pytest.mark.rule("DS-292", "DS-291")
@pytest.mark.parametrize(("markers", "met"), [(22, 0), (23, 1)])
def test_the_impact_goal(markers: int, met: int) -> None:
    """EX-053: 44 fail, 45 with a Journal of 1 point succeed"""
    p = coop(
        over=True,
        unlimited={"3,3": [markers - 5, 5, 0]},
        players={0: {"journals": ["uncharted_deep_sea_organic_life"] if met else []}},
    )
    assert team_impact(p) == markers * 2 + met
    assert parts(p)["team-impact"] == met


@pytest.mark.rule("DS-293", "DS-289", "AM-101")
def test_the_impact_goal_of_the_prototype() -> None:
    """EX-054: 20, 13 and 0; Journals do not count"""
    p = position(
        mode="coop",
        edition="prototype",
        over=True,
        markers={"0,2": 1},
        unlimited={"3,3": [10, 6, 0]},
        players={2: {"journals": ["feasibility_report_aquadome_permanent_lab"]}},
    )
    assert p.compiled.impact_minimum[2] == 33
    assert (team_impact(p), parts(p)["team-impact"]) == (33, 1)


@pytest.mark.rule("DS-299", "DS-289")
@pytest.mark.parametrize(("juniors", "met"), [(12, False), (13, True)])
def test_bonus_goal_dedicated(juniors: int, met: bool) -> None:
    """EX-056"""
    tiles = ["pilot"] * 5 + ["reef_diver"] * 5 + ["sonar_operator"] * 3
    p = coop(over=True, players={0: {"tiles": ["team_leader", *tiles[:juniors], "hydrographer"]}})
    assert bonus_total(p, card("dedicated")) == juniors
    assert bonus_met(p, card("dedicated")) == met


@pytest.mark.rule("DS-299")
def test_the_other_bonus_goals() -> None:
    p = coop(
        over=True,
        players={
            0: {
                "tiles": ["team_leader", "skipper", "pilot"],
                "attributes": {"ingenuity": 7, "reputation": 6},
                "research": 3,
            },
            1: {"vessels": ["the_sea_star", "the_looking_glass"], "staging": 2, "tokens": ["travel"]},
        },
    )
    counts = [bonus_total(p, card(n)) for n in ("seasoned", "far_flung", "charted", "capable", "thrifty")]
    assert counts == [1, 2, 4, 1, 8]


@pytest.mark.rule("DS-301", "DS-302", "DS-287", "DS-295")
@pytest.mark.parametrize(
    ("difficulty", "required"), [("beginner", 4), ("intermediate", 5), ("expert", 6), ("legendary", 7)]
)
def test_difficulty(difficulty: str, required: int) -> None:
    """EX-059"""
    assert tables(difficulty=difficulty).goals_required == required
    p = coop(over=True, difficulty=difficulty, unlimited={"3,3": [30, 0, 0]})
    assert goals_met(p) == 1
    assert not is_won(p)
    assert p.winners() == []
    assert "leader-1" not in parts(p)


@pytest.mark.rule("DS-305", "DS-308", "DS-303")
def test_prototype_goals_lie_open_and_there_are_no_setbacks() -> None:
    p: Any = bs.start("deepsea", seats=3, seed=1, mode="coop", edition="prototype")
    assert (len(p.coop_open), len(p.coop_deck)) == (3, 0)


@pytest.mark.rule("DS-290", "DS-307")
def test_prototype_banner_and_chart() -> None:
    """EX-058, EX-060"""
    t = tables(edition="prototype")
    assert t.goals[0].minimum[:4] == [7, 12, 16, 19]
    assert t.goals_required == 4
    assert tables(edition="prototype", difficulty="legendary").goals_required == 4


@pytest.mark.rule("DS-216", "AM-078")
def test_solo_has_no_others() -> None:
    """AM-078"""
    p = coop(
        1,
        do="journal",
        players={0: {"vessels": ["the_looking_glass"], "research": 3, "staging": 2}},
        display=["effective_communication_of_ecosystemic_risk"],
    )
    assert staging(p) == 1


@pytest.mark.rule("DS-256", "AM-033")
def test_solo_ends_with_eight_specialists() -> None:
    p: Any = bs.start("deepsea", seats=1, seed=2)
    while not p.over:
        p.act(p.action("pass") if step(p) == "turn" else p.choices[-1])
    assert len(p.tiles[0]) == 8


@pytest.mark.rule("DS-306", "AM-096", "AM-128")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_a_goal_not_suited_to_the_player_count_is_replaced(edition: str) -> None:
    """AM-096, AM-128: needs cards made for the test"""
    files = shipped()
    text = files.coop
    for name in ("dedicated", "seasoned", "charted"):
        text = text.replace(f'id = "{name}"', f'id = "{name}"\nplayers = [1, 2]')
    made = msgspec.structs.replace(files, coop=text)
    settings = {"mission": "1", "edition": edition, "mode": "coop", "difficulty": "beginner"}
    t = compile_content(made, settings)
    for seed in range(6):
        p = start(GAME, t, 3, seed)
        while len(p.coop_open) < 3:
            turn_up(p)
        names = {t.labels["coop_card"][card] for card in p.coop_open}
        assert names == {"far_flung", "capable", "thrifty"}
        assert not names & {t.labels["coop_card"][card] for card in p.coop_deck}, "replaced, not doubled"


@pytest.mark.rule("DS-307", "DS-302")
def test_the_result_in_words() -> None:
    """EX-060, EX-059"""
    assert [RESULTS[met] for met in (3, 4, 5, 6, 7)] == [
        "failure",
        "seat-of-your-pants",
        "impressive",
        "resounding",
        "astonishing",
    ]
    p = position(mode="coop", edition="prototype", over=True)
    assert p.view(-1)["coop"]["result"] == "failure"
    assert coop(over=True).view(-1)["coop"]["result"] == "lost"
