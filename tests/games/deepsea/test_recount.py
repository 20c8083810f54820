"""Every score is counted twice: by the game, and by hand from the dump (recount.py)."""

import random
from collections import Counter
from typing import Any

import pytest

import bathysphere as bs

from .recount import Recount, recount
from .table import ATTRIBUTES, position
from .test_properties import grid, walk


@pytest.mark.rule("DS-261", "DS-262", "DS-263", "DS-265", "DS-269", "DS-281", "DS-288", "DS-303")
@pytest.mark.parametrize(("seats", "seed", "settings"), list(grid()))
def test_scores_of_random_games(seats: int, seed: int, settings: dict[str, str]) -> None:
    """At the end and on the way there, part by part, for single players and for teams."""

    def visit(p: Any) -> None:
        if p.over or p.ply % 60 == 59:
            assert recount(p.dump()) == [(score.parts, score.place) for score in p.scores()]

    walk(seats, seed + 1000, settings, visit)


def ending(seats: int, seed: int, settings: dict[str, str]) -> Any:
    """A full table as good players might leave it: made up, because random players never get there."""
    pick = random.Random(seed)
    t: Any = bs.start("deepsea", seats=seats, seed=1, **settings).content
    names = t.labels
    ocean = full_ocean(t, pick)
    used = set(ocean.values())
    sites = [
        names["site"][s]
        for s in range(t.sites)
        if t.site_kind[s] and names["board"][t.site_board[s]] in used and pick.random() < 0.7
    ]
    discs = dict(zip(sites, pick.sample([*range(seats)] * 25, seats * 25), strict=False))
    free = [h for h in range(t.hexes) if not t.hex_unlimited[h]]
    markers = {names["hex"][h]: pick.randrange(seats) for h in free if pick.random() < 0.6}
    unlimited = {names["hex"][h]: [pick.randrange(5) for _ in range(seats)] for h in t.unlimited}
    enter = [b for b in sorted(used) if not t.barred[names["board"].index(b)]]
    tiles = tableaus(t, seats, pick)
    cards = [names["card"][c] for c in [*t.anchors, *t.deck]]
    pick.shuffle(cards)
    tokens = [names["token"][k] for k in range(t.tokens)]
    pick.shuffle(tokens)
    players = {
        seat: {
            "attributes": {name: pick.randrange(t.last_step + 1) for name in ATTRIBUTES},
            "vessels": [pick.choice(enter) for _ in range(pick.randint(1, 3))],
            "tiles": tiles[seat],
            "journals": cards[seat * 4 : seat * 4 + 4],
            "tokens": tokens[seat : seat + pick.randrange(2)],
            "research": pick.randrange(t.research_cap + 1),
            "staging": pick.randrange(5),
            "cleanup": pick.randrange(max(0, t.cleanup_last) + 1),
        }
        for seat in range(seats)
    }
    order = pick.sample(range(seats), seats)
    state: dict[str, Any] = {
        "discoverers": {board: pick.randrange(seats) for board in enter if pick.random() < 0.7},
        "versions": [pick.choice((-1, 0, 1)) if t.choice_goals else -1 for _ in t.goals],
        "races": [order[: pick.randint(0, seats)] if n in t.races else [] for n in range(len(t.goals))],
    }
    if t.naming_goal >= 0:
        state["named"] = pick.choice(["", "conserve", "journal"])
    if settings["mode"] != "competitive":
        goals = [names["coop_card"][c] for c in t.bonus_cards]
        pick.shuffle(goals)
        rest = [] if t.goals_open else [names["coop_card"][c] for c in t.setback_cards]
        state |= {"coop_deck": [], "coop_open": goals[:3], "coop_unused": goals[3:] + rest, "coop_done": []}
    empty = {names["site"][s]: () for s in t.dive_of if pick.random() < 0.5}
    return position(
        seats,
        ocean=ocean,
        discs=discs,
        markers=markers,
        unlimited=unlimited,
        players=players,
        tokens={site: () for site in empty if site.rsplit("-", 1)[0] in used},
        state=state,
        over=True,
        **settings,
    )


def full_ocean(t: Any, pick: random.Random) -> dict[str, str]:
    """Most places filled, the launch zone and the boards that goals speak of among them."""
    ocean = {}
    named = [t.launch_board, t.wreck, t.rescue_board, *t.row_boards]
    named += [version.where.side_of for goal in t.goals for version in goal.versions]
    for depth in range(1, t.max_depth + 1):
        boards = [b for b in range(t.boards) if t.depth[b] == depth and b not in t.left_out]
        pick.shuffle(boards)
        boards.sort(key=lambda b: b not in named)
        columns = pick.sample(range(t.columns), t.columns)
        for column, board in zip(columns, boards[: t.columns - pick.randrange(2)], strict=False):
            ocean["ABCDEFG"[column] + str(depth)] = t.labels["board"][board]
    return ocean


def tableaus(t: Any, seats: int, pick: random.Random) -> list[list[str]]:
    """Tier 5 dealt out, most of it promoted, and other tiles of either side."""
    rows = [["team_leader"] for _ in range(seats)]
    for kind in pick.sample(t.tier5, len(t.tier5)):
        rows[pick.randrange(seats)].append(t.labels["face"][2 * kind + (pick.random() < 0.8)])
    for seat in range(seats):
        for kind in pick.sample([k for k in range(1, t.kinds) if t.tier[k] < 4], 4):
            if sum(tile in t.labels["face"][2 * kind : 2 * kind + 2] for row in rows for tile in row) < 2:
                rows[seat].append(t.labels["face"][2 * kind + (pick.random() < 0.5)])
    return rows


@pytest.mark.rule("DS-261", "DS-262", "DS-267", "DS-268", "DS-272", "DS-273", "DS-275", "DS-292", "DS-293")
@pytest.mark.parametrize(("seats", "seed", "settings"), list(grid()))
def test_scores_of_made_up_endings(seats: int, seed: int, settings: dict[str, str]) -> None:
    for number in range(4):
        p = ending(seats, seed * 4 + number, settings)
        assert p.over
        assert recount(p.dump()) == [(score.parts, score.place) for score in p.scores()]


def test_made_up_endings_have_something_of_everything() -> None:
    """Each part and each condition of a Senior is met somewhere and missed somewhere."""
    seen: Counter[tuple[str, bool]] = Counter()
    for case in grid():
        p = ending(*case.values)
        table = Recount(p.dump())
        for seat, (parts, _) in enumerate(table.scores()):
            seen.update((part, points != 0) for part, points in parts.items())
            for kind in table.seniors(seat):
                if kind["tier"] == 5:
                    seen[kind["id"], table.counted(seat, kind["score"]["count"]) > 0] += 1
    parts = ["attributes", "impact", "journals", "specialists", "leftovers", "team-impact"]
    parts += [f"{part}-{n}" for part in ("goal", "leader", "team-goal", "team-bonus") for n in (1, 2, 3)]
    assert all(seen[part, True] for part in parts)
    assert all(seen[part, False] for part in parts if part != "attributes")
    fives = ("mentor", "adventurer", "fleet_coordinator", "ichthyologist", "ocean_historian")
    assert all(seen[kind, True] for kind in (*fives, "biotechnologist", "biogeographer", "dive_team_leader"))
