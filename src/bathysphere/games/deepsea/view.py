"""What a seat, or a spectator, may see of a game of Endeavor: Deep Sea: all but what lies face down.

AM-122
"""

from typing import Any

from bathysphere.games.deepsea.codes import has_disc, is_senior, is_turned, tile_face, tile_kind, times_used
from bathysphere.games.deepsea.descriptions import coop_sheet, goal_messages, is_bonus, mission_sheet
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.scoring import (
    SEVEN_GOALS,
    bonus_met,
    bonus_total,
    goal_counts,
    goal_points,
    goals_met,
    is_won,
    leader_points,
    mission_goal_met,
    scores,
    senior_points,
    team_count,
    team_impact,
    team_result,
)
from bathysphere.games.deepsea.steps.discover import places
from bathysphere.games.deepsea.steps.prepare import levels_now
from bathysphere.games.deepsea.tables import DEEP, DIVE_SITE, INGENUITY, LAST_TIER
from bathysphere.games.deepsea.verbs import ATTRIBUTES, CELLS, VESSELS
from bathysphere.games.deepsea.waiting import waiting


def view(p: DeepSeaPosition, seat: int) -> dict[str, object]:
    """Everything open; -1 is a spectator. No seat sees more than another."""
    t = p.tables
    board = t.labels["board"]
    card = t.labels["card"]
    kind = t.labels["kind"]
    token = t.labels["token"]
    coop = t.labels["coop_card"]
    data: dict[str, object] = {
        "game": "deepsea",
        "seats": p.seats,
        "seat": seat,
        "settings": dict(t.settings),
        "team": p.team,
        "round": p.round,
        "rounds": p.rounds,
        "turn": p.turn,
        "ply": p.ply,
        "over": p.over,
        "wave": p.wave,
        "active": p.active,
        "pending": pending(p),
        "queue": waiting(p),
        "columns": t.columns,
        "depths": t.max_depth,
        "zones": [zone(p, cell) for cell in range(CELLS) if p.ocean[cell] >= 0],
        "free": [
            t.labels["cell"][cell] for depth in range(1, t.max_depth + 1) for cell in places(p, depth, 0)
        ],
        "stacks": [
            {"depth": depth + 1, "boards": len(stack), "bottom": [board[b] for b in stack[: p.bottom[depth]]]}
            for depth, stack in enumerate(p.stacks)
        ],
        "hidden": [
            {"board": board[b], "within": p.window[n]}
            for n, b in enumerate(t.hidden_boards)
            if p.cell[b] < 0 and b not in p.drawn
        ],
        "drawn": [board[b] for b in p.drawn],
        "token_supply": len(p.token_supply),
        "token_discard": [token[k] for k in p.token_discard],
        "token_unseen": len(p.token_unseen),
        "looked": [token[k] for k in p.looked],
        "tray": {kind[k]: count for k, count in enumerate(p.tray) if t.copies[k] and t.tier[k] < LAST_TIER},
        "pockets": [{"top": kind[x[-1]] if x else "", "tiles": len(x)} for x in p.pockets],
        "display": [card[c] for c in p.display],
        "deck": len(p.deck),
        "cards_out": [card[c] for c in p.cards_out],
        "impact": impact(p),
        "named": t.labels["piece"][p.named] if p.named >= 0 else "",
        "versions": list(p.versions),
        "races": [list(order) for order in p.races],
        "goals": [goal(p, number) for number in range(len(t.goals))],
        "coop": {
            "goals": team_goals(p) if p.team else [],
            "met": goals_met(p) if p.team else 0,
            "of": SEVEN_GOALS,
            "won": is_won(p) if p.team else False,
            "difficulty": f"difficulty-{t.settings['difficulty']}" if p.team and not t.result_chart else "",
            "setbacks": [coop_card(p, c) for c in struck(p)],
            "impact": {"have": team_impact(p), "need": t.impact_minimum[p.seats - 1]} if p.team else None,
            "bonus": [
                {
                    "card": coop[c],
                    "have": bonus_total(p, c),
                    "need": t.bonus_minimum[c][p.seats - 1],
                    "met": bonus_met(p, c),
                }
                for c in p.coop_open
            ],
            "open": [coop[c] for c in p.coop_open],
            "done": [coop[c] for c in p.coop_done],
            "setback": coop[p.setback] if p.setback >= 0 else "",
            "deck": len(p.coop_deck),
            "required": t.goals_required,
            "result": team_result(p) if p.team else "",
        },
        "players": [player(p, other) for other in range(p.seats)],
        "scores": [score.data() for score in scores(p)],
    }
    return data


def pending(p: DeepSeaPosition) -> dict[str, object] | None:
    """Who has to choose what."""
    if p.over:
        return None
    frame = p.stack[-1]
    return {"seat": frame.seat, "step": p.steps[frame.step].name}


def goal(p: DeepSeaPosition, number: int) -> dict[str, object]:
    """The standing of everybody in a mission goal, and of the team."""
    t = p.tables
    units = goal_counts(p, number)
    return {
        "number": number + 1,
        "version": p.versions[number] if number < len(p.versions) else -1,
        "units": units,
        "points": goal_points(p, number, units),
        "bonus": leader_points(p, number, units),
        "team": {
            "have": team_count(p, number),
            "need": t.goals[number].minimum[p.seats - 1],
            "met": mission_goal_met(p, number),
        }
        if p.team
        else None,
    }


def team_goals(p: DeepSeaPosition) -> list[dict[str, object]]:
    """The goals of a team that lie open, of seven: messages of name and text, what it has, what it needs.

    DS-287 .. DS-299
    """
    t = p.tables
    found = []
    need = t.impact_minimum[p.seats - 1]
    sheet = mission_sheet(t)
    row = sheet["impact_coop"]
    found.append(
        team_goal("impact", "score-team-impact", "goal-impact-text", team_impact(p), need)
        | {"provenance": threshold(row, p.seats)}
    )
    for number in range(len(t.goals)):
        name, text = goal_messages(t, number)
        need = t.goals[number].minimum[p.seats - 1]
        entry = team_goal("mission", name, text, team_count(p, number), need)
        entry |= {"met": mission_goal_met(p, number)}
        found.append(entry | {"provenance": threshold(sheet["goal"][number]["coop"], p.seats)})
    for card in p.coop_open:
        label = t.labels["coop_card"][card]
        need = t.bonus_minimum[card][p.seats - 1]
        entry = team_goal("bonus", f"coop_card-{label}", f"bonus-{label}-needs", bonus_total(p, card), need)
        found.append(entry | {"card": label, "provenance": threshold(coop_sheet(t, card), p.seats)})
    return found


def team_goal(kind: str, name: str, text: str, have: int, need: int) -> dict[str, object]:
    """One of seven; exactly reached is reached.  DS-290"""
    return {"kind": kind, "name": name, "text": text, "have": have, "need": need, "met": have >= need}


def threshold(sheet: dict[str, Any], seats: int) -> str:
    """Where the number for so many players comes from."""
    return "house" if seats in sheet.get("house_players", []) else str(sheet["provenance"])


def struck(p: DeepSeaPosition) -> list[int]:
    """The Setbacks that have struck so far, the one of this round last."""
    done = [card for card in p.coop_done if not is_bonus(p.tables, card)]
    return done if p.setback < 0 or p.setback in done else [*done, p.setback]


def coop_card(p: DeepSeaPosition, card: int) -> dict[str, object]:
    """A Setback: its messages, whether it is in force now, where it comes from."""
    label = p.tables.labels["coop_card"][card]
    return {
        "card": label,
        "name": f"coop_card-{label}",
        "text": f"setback-{label}",
        "in_force": card == p.setback,
        "provenance": coop_sheet(p.tables, card).get("provenance", "house"),
    }


def zone(p: DeepSeaPosition, cell: int) -> dict[str, object]:
    """A zone with its sites, discs, tokens and Vessels."""
    t = p.tables
    board = p.ocean[cell]
    sites: dict[str, object] = {}
    for site in t.dive_sites[board] + t.disc_sites[board]:
        name = t.labels["site"][site].rpartition("-")[2]
        if t.site_kind[site] == DIVE_SITE:
            sites[name] = {"tokens": len(p.tokens[t.site_dive[site]])}
        else:
            sites[name] = {"disc": p.disc[site]}
    return {
        "cell": t.labels["cell"][cell],
        "board": t.labels["board"][board],
        "depth": t.depth[board],
        "discoverer": p.discoverer[board],
        "sites": sites,
        "vessels": [p.vessels_at(seat, board) for seat in range(p.seats)],
    }


def impact(p: DeepSeaPosition) -> dict[str, object]:
    """The markers on the Impact board and the hexes that are open."""
    t = p.tables
    names = t.labels["hex"]
    return {
        "markers": {names[hex]: owner for hex, owner in enumerate(p.marker) if owner >= 0},
        "unlimited": {
            names[hex]: p.unlimited[number * p.seats : (number + 1) * p.seats]
            for number, hex in enumerate(t.unlimited)
        },
        "open": [names[hex] for hex in p.open],
        "locked": [names[hex] for hex in p.locked],
        "closed": [
            names[hex]
            for hex in range(t.hexes)
            if t.hex_region[hex] == DEEP and t.wreck >= 0 and p.cell[t.wreck] < 0
        ],
    }


def player(p: DeepSeaPosition, seat: int) -> dict[str, object]:
    """All that lies before a player is open.  AM-047"""
    t = p.tables
    vessels = p.vessels[seat * VESSELS : (seat + 1) * VESSELS]
    cubes = p.attributes[seat * ATTRIBUTES : (seat + 1) * ATTRIBUTES]
    return {
        "supply": p.supply[seat],
        "staging": p.staging[seat],
        "aside": p.aside[seat],
        "substitutes": p.substitutes[seat],
        "research": p.research[seat],
        "attributes": cubes,
        "levels": [t.level[step] for step in cubes],
        "levels_now": levels_now(p, seat),
        "next": [unlock(p, attribute, step) for attribute, step in enumerate(cubes)],
        "reach": p.level(seat, INGENUITY),
        "vessels": [t.labels["board"][board] if board >= 0 else "" for board in vessels],
        "tiles": [tile_of(p, seat, tile) for tile in p.tiles[seat]],
        "tokens": [t.labels["token"][kind] for kind in p.held[seat]],
        "journals": [journal(p, card) for card in p.published[seat]],
        "cleanup": p.cleanup[seat],
        "passed": bool(p.passed[seat]),
    }


def journal(p: DeepSeaPosition, card: int) -> dict[str, object]:
    """A published Journal; in the prototype it is turned instead of taking discs on its circles."""
    found = {"card": p.tables.labels["card"][card], "circles": p.circles[card]}
    if p.tables.journal_circles:
        return {**found, "used": p.circles[card], "turned": False}
    return {**found, "used": times_used(p.circles[card]), "turned": is_turned(p.circles[card])}


def tile_of(p: DeepSeaPosition, seat: int, tile: int) -> dict[str, object]:
    """A Specialist in a tableau; a tier-5 Senior says what it scores now."""
    t = p.tables
    kind = tile_kind(tile)
    return {
        "face": t.labels["face"][tile_face(tile)],
        "kind": t.labels["kind"][kind],
        "senior": is_senior(tile),
        "disc": int(has_disc(tile)),
        "points": senior_points(p, seat, tile) if is_senior(tile) and t.score_count[kind] else None,
    }


def unlock(p: DeepSeaPosition, attribute: int, step: int) -> dict[str, object] | None:
    """The next step of a track that brings something: a level, a Vessel, an Impact."""
    t = p.tables
    for later in range(step + 1, t.last_step + 1):
        vessel = attribute == INGENUITY and t.vessel_steps[later]
        if t.level[later] > t.level[step] or vessel or later == t.impact_step:
            return {
                "step": later,
                "level": t.level[later],
                "points": t.bracket[later],
                "vessel": vessel,
                "impact": later == t.impact_step,
            }
    return None
