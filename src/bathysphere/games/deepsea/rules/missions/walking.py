"""Mission 6: markers are not laid out but walk, one hex for each Impact.  AM-113"""

from bathysphere.engine.reasons import Reason
from bathysphere.games.deepsea.rules import events
from bathysphere.games.deepsea.rules.compiled import DEEP, WALK
from bathysphere.games.deepsea.rules.position import DeepSeaPosition


def is_closed(p: DeepSeaPosition, hex: int) -> bool:
    """The deep part stays shut until the wreck is in play."""
    return p.compiled.hex_region[hex] == DEEP and p.cell[p.compiled.wreck] < 0


def steps_from(p: DeepSeaPosition, hex: int) -> list[int]:
    """Free neighbouring hexes that may be entered."""
    return [other for other in p.compiled.hex_next[hex] if p.marker[other] < 0 and not is_closed(p, other)]


def walkers(p: DeepSeaPosition, seat: int) -> list[int]:
    """Own markers that are neither locked nor blocked."""
    return [
        hex
        for hex in range(p.compiled.hexes)
        if p.marker[hex] == seat and hex not in p.locked and steps_from(p, hex)
    ]


def entries(p: DeepSeaPosition, seat: int) -> list[int]:
    """Where a new marker enters: only if no own marker can walk."""
    t = p.compiled
    if walkers(p, seat):
        return []
    hexes = [hex for hex in range(t.hexes) if t.hex_entry[hex] and p.marker[hex] < 0]
    if hexes:
        return hexes
    return [hex for hex in t.spare_entries if p.marker[hex] < 0]


def lock(p: DeepSeaPosition, seat: int, hex: int) -> None:
    """Entering the lowest empty hex of a scoring column: the marker stays there for good."""
    t = p.compiled
    if not t.hex_scoring[hex]:
        return
    for other in range(t.hexes):
        if (
            t.hex_scoring[other]
            and t.hex_column[other] == t.hex_column[hex]
            and t.hex_row[other] > t.hex_row[hex]
            and p.marker[other] < 0
        ):
            return
    p.locked.append(hex)
    p.say(events.LOCKED, seat, hex)


def walk_refusal(p: DeepSeaPosition, seat: int, hex: int) -> Reason | None:
    """Why this marker does not walk."""
    if p.compiled.impact_way != WALK or hex >= p.compiled.hexes or p.marker[hex] != seat:
        return Reason("no-marker", "DS-253", {"hex": hex})
    if hex in p.locked:
        return Reason("locked", "DS-253", {"hex": hex})
    if not steps_from(p, hex):
        return Reason("blocked", "DS-253", {"hex": hex})
    return None


def entry_refusal(p: DeepSeaPosition, seat: int, hex: int) -> Reason | None:
    """Why no new marker enters here."""
    t = p.compiled
    if walkers(p, seat):
        return Reason("must-walk", "DS-253")
    if t.hex_entry[hex]:
        return None
    if hex not in t.spare_entries or any(p.marker[h] < 0 for h in range(t.hexes) if t.hex_entry[h]):
        return Reason("no-entry", "DS-253", {"hex": hex})
    return None


def step_refusal(p: DeepSeaPosition, start: int, hex: int) -> Reason | None:
    """Why the marker does not walk there."""
    if hex >= p.compiled.hexes or hex not in p.compiled.hex_next[start]:
        return Reason("not-next", "DS-253", {"hex": hex})
    if p.marker[hex] >= 0:
        return Reason("hex-taken", "DS-248", {"hex": hex, "owner": p.marker[hex]})
    if is_closed(p, hex):
        return Reason("deep-closed", "DS-253", {"board": p.compiled.wreck})
    return None
