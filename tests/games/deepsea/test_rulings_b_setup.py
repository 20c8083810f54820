"""Rulings on setup and on the box of the prototype: AM-123, AM-124, AM-126."""

import tomllib
from collections import Counter
from typing import Any

import pytest

import bathysphere as bs

from .packs import ours

SURFACE = {"atoll", "calm_seas", "decommissioned_oil_rig", "dying_reef", "kelp_forest"}
SURFACE |= {"remote_anchorage", "the_sea_star", "volcanic_island"}
DEPTH_3 = {"carbonate_spires", "coldwater_reef", "deepwater_shark", "jellyfish_bloom"}
DEPTH_3 |= {"rift_valley", "thermal_vents", "vortex"}


def started(mission: int, seed: int, edition: str = "retail") -> Any:
    return bs.start("deepsea", seats=2, seed=seed, mission=str(mission), edition=edition)


def lying(p: Any) -> dict[str, str]:
    """The boards of the ocean by their places."""
    return {zone["cell"]: zone["board"] for zone in p.view(-1)["zones"]}


def stacked(p: Any) -> list[list[str]]:
    """The boards of each stack, from the bottom."""
    names = p.content.labels["board"]
    return [[names[board] for board in stack] for stack in p.stacks]


# -- random starting boards ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-036", "DS-039", "DS-041", "AM-123")
@pytest.mark.parametrize(
    ("mission", "edition", "place", "boards"),
    [
        (1, "retail", "D1", SURFACE - {"volcanic_island", "the_sea_star"}),
        (4, "retail", "B1", SURFACE - {"dying_reef", "the_sea_star"}),
        (5, "retail", "D1", SURFACE - {"atoll", "calm_seas", "the_sea_star"}),
        (5, "prototype", "D1", SURFACE - {"atoll", "calm_seas"}),
        (7, "german", "C3", DEPTH_3),
        (8, "retail", "B1", SURFACE),
    ],
)
def test_random_boards_come_from_what_is_left_of_their_depth(
    mission: int, edition: str, place: str, boards: set[str]
) -> None:
    """Not the named ones, not those left out; in the prototype, which leaves none out, the Sea Star too."""
    drawn = Counter(lying(started(mission, seed, edition))[place] for seed in range(60))
    assert set(drawn) == boards


@pytest.mark.rule("DS-041", "AM-123")
@pytest.mark.parametrize(("mission", "hidden", "depth"), [(6, "fallen_star", 5), (8, "the_looking_glass", 2)])
def test_the_stacks_hold_the_rest_and_the_hidden_boards(mission: int, hidden: str, depth: int) -> None:
    for seed in range(8):
        p = started(mission, seed)
        ocean, stacks = list(lying(p).values()), stacked(p)
        assert hidden in stacks[depth - 1]
        assert hidden not in ocean
        out = [p.content.labels["board"][board] for board in p.content.left_out]
        assert len({*ocean, *out, *(board for stack in stacks for board in stack)}) == 37
        assert len(ocean) + len(out) + sum(map(len, stacks)) == 37


@pytest.mark.rule("DS-038", "DS-040", "AM-124")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_removed_depths_stay_removed_in_the_prototype_but_marked_boards_do_not(edition: str) -> None:
    """Mission 5: depths 4 and 5 are not used; Sea Star and Looking Glass belong to other missions."""
    for seed in range(8):
        p = started(5, seed, edition)
        stacks = stacked(p)
        assert stacks[3:] == [[], []]
        used = {*lying(p).values(), *stacks[0], *stacks[1]}
        assert {"the_sea_star", "the_looking_glass"} & used == (
            {"the_sea_star", "the_looking_glass"} if edition == "prototype" else set()
        )


@pytest.mark.rule("DS-040", "AM-124")
@pytest.mark.parametrize("mission", [1, 2, 3, 4, 8])
def test_the_wreck_lies_in_the_stack_of_every_mission_of_the_prototype(mission: int) -> None:
    assert "fallen_star" in stacked(started(mission, 1, "prototype"))[4]
    assert "fallen_star" not in stacked(started(mission, 1))[4]


# -- the box of the prototype --------------------------------------------------------------------------------


def sheet() -> Any:
    """prototype.toml"""
    return tomllib.loads(ours("prototype.toml"))


def box(edition: str) -> dict[str, Counter[str]]:
    """Everything on the table of a new game of mission 1, face down or up, by kind of thing."""
    p = started(1, 3, edition)
    state: Any = p.dump()["state"]
    tokens = [*state["token_supply"], *(token for stack in state["tokens"].values() for token in stack)]
    tiles = Counter(state["tray"]) + Counter(kind for pocket in state["pockets"] for kind in pocket)
    cards = [*state["deck"], *state["display"], *state["cards_out"]]
    return {
        "boards": Counter([*lying(p).values(), *(board for stack in stacked(p) for board in stack)]),
        "tokens": Counter(token.partition("@")[0] for token in tokens),
        "tiles": tiles,
        "cards": Counter(cards),
    }


@pytest.mark.rule("DS-002", "DS-009", "DS-011", "DS-015", "DS-022", "AM-126")
def test_the_box_of_the_prototype_is_the_retail_box_less_what_the_sheet_names() -> None:
    ours, retail, listed = box("prototype"), box("retail"), sheet()
    retail["boards"]["fallen_star"] = 1  # left out of mission 1 in retail
    gone = Counter(listed["boards"]["left_out"])
    assert ours["boards"] == retail["boards"] - gone
    assert ours["tokens"] == Counter(listed["dive_tokens"]["count"])
    assert ours["tokens"] <= retail["tokens"]
    assert ours["tiles"] == retail["tiles"] - Counter(listed["specialists"]["tier5_left_out"])
    renamed = listed["journal_value"][0]
    cards = retail["cards"] - Counter([*listed["journals"]["left_out"], renamed["journal"]])
    assert ours["cards"] == cards + Counter([renamed["id"]])
    assert [ours[kind].total() for kind in ("boards", "tokens", "tiles", "cards")] == [32, 30, 46, 23 + 7]


@pytest.mark.rule("DS-019", "AM-126")
def test_eight_missions_of_ten() -> None:
    missions = started(1, 1, "prototype").content.printed["edition"]["missions"]
    assert missions == [number for number in range(1, 11) if number not in sheet()["missions"]["left_out"]]
    assert len(missions) == 8


@pytest.mark.rule("AM-126")
def test_boards_of_the_prototype_are_those_of_retail_but_for_one_number() -> None:
    """Sites, costs, icons and links; only the Sunken Ruins have five tokens instead of four."""
    zones, retail = (started(1, 1, edition).content.printed["zones"] for edition in ("prototype", "retail"))
    different = [name for name in zones if zones[name] != retail[name]]
    assert different == ["sunken_ruins"]
    ruins = [z["sunken_ruins"]["dive"][0]["tokens"] for z in (zones, retail)]
    assert ruins == [5, 4]
