"""Hiring and activating crew: chapter J of the ledger."""

from typing import Final

from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.codes import (
    NO_PLACES,
    as_intern,
    column_of,
    crew_tile,
    is_among,
    is_intern,
    is_printed,
    printed_row,
    row_of,
    shows_face,
    with_place,
    without_place,
)
from bathysphere.games.reef.rules.compiled import HIRE_DISCOUNT, NO_COLOR
from bathysphere.games.reef.rules.effect import describe_list
from bathysphere.games.reef.rules.frames import (
    NO_INTERN,
    ActivateColorFrame,
    ColumnFrame,
    HireFrame,
    PlacedFrame,
    RepeatFrame,
    RowFrame,
)
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.steps.common import (
    Choice,
    open_list,
    threshold,
)
from bathysphere.games.reef.rules.verbs import COLUMNS, HIRED, MEMBERS, ROWS

BENEFIT: Final = 0
ROW_POINTS: Final = 1
COLUMN: Final = 2


# -- the offer ---------------------------------------------------------------------------------------


def refill_crew(p: ReefPosition) -> None:
    """Tiles slide to the cheap end; the stack, or the shuffled discards, fill up.  RP-081, AM-59, AM-121"""
    while len(p.crew_offer) < len(p.compiled.crew_prices):
        if not p.crew_stack:
            if not p.crew_discard:
                return
            p.crew_stack = p.crew_discard
            p.crew_discard = []
            p.shuffle(p.crew_stack)
            p.say(events.CREW_RESHUFFLED, -1, len(p.crew_stack))
        tile = p.crew_stack.pop()
        p.crew_offer.append(tile)
        p.reveals += 1
        p.say(events.CREW_OFFERED, -1, tile)


def discard_cheapest(p: ReefPosition, seat: int) -> None:
    """The tile on the cheapest space leaves the offer.  RP-092, RP-147, AM-24, AM-60"""
    if p.crew_offer:
        tile = p.crew_offer.pop(0)
        p.crew_discard.append(tile)
        p.say(events.CREW_DISCARDED, seat, tile)
        refill_crew(p)


class DiscardCrew(Step[ReefPosition, Frame]):
    """The duty at the end of a Recharge turn.  RP-092"""

    def __init__(self) -> None:
        super().__init__("discard-crew", "RP-092", [])

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        discard_cheapest(p, f.seat)


# -- hiring ------------------------------------------------------------------------------------------


def price_of(p: ReefPosition, seat: int, printed: int, change: int) -> int:
    """All changes of the price are added up, then a negative sum becomes 0.  RP-132, AM-61, AM-113"""
    return max(0, printed + change - p.power_n(seat, HIRE_DISCOUNT))


def on_board(p: ReefPosition, seat: int, effect: int) -> bool:
    """Is a tile or a printed member with exactly this effect on the Ship?  RP-076, AM-64"""
    t = p.compiled
    if effect in t.printed_effect:
        return True
    first = seat * HIRED
    for space in range(first, first + HIRED):
        tile = p.crew[space]
        if shows_face(tile) and t.crew_effect[tile] == effect:
            return True
    return False


def free_space(p: ReefPosition, seat: int, row: int) -> int:
    """The leftmost free space of a row, -1 if it is full.  RP-071"""
    for space in range(row * COLUMNS, (row + 1) * COLUMNS):
        if p.crew[seat * HIRED + space] == EMPTY:
            return space
    return -1


def ship_full(p: ReefPosition, seat: int) -> bool:
    """No space left in any row.  AM-66"""
    first = seat * HIRED
    for row in range(ROWS):
        if p.crew[first + (row + 1) * COLUMNS - 1] == EMPTY:
            return False
    return True


def hires(p: ReefPosition, seat: int, change: int) -> list[int]:
    """The hires that are possible at this change of the price.  RP-070, RP-076, RP-077, AM-65"""
    options: list[int] = []
    if ship_full(p, seat) or not p.crew_offer:
        return options
    t = p.compiled
    coins = p.coins[seat]
    for place in range(len(p.crew_offer)):
        tile = p.crew_offer[place]
        payable = price_of(p, seat, t.crew_prices[place], change) <= coins
        if payable and not on_board(p, seat, t.crew_effect[tile]):
            options.append(verbs.HIRE.base + tile)
    if price_of(p, seat, t.intern_price, change) <= coins:
        options.append(verbs.INTERN.base)
    return options


class Hire(Choice[HireFrame]):
    """A tile of the offer, or the cheapest one as an Intern.  RP-070, RP-076, RP-077, RP-145, RP-146"""

    def __init__(self) -> None:
        super().__init__(
            "hire", "RP-070", [verbs.HIRE, verbs.INTERN, verbs.DONE, verbs.TRADE], frame=HireFrame
        )

    def choices(self, p: ReefPosition, f: HireFrame) -> list[int]:
        return hires(p, f.seat, f.change)

    def may_stop(self, f: HireFrame) -> bool:
        return True

    def choose(self, p: ReefPosition, f: HireFrame, action: int) -> None:
        t = p.compiled
        intern = action == verbs.INTERN.base
        if intern:
            place = 0
            price = price_of(p, f.seat, t.intern_price, f.change)
        else:
            place = p.crew_offer.index(verbs.HIRE.first(action))
            price = price_of(p, f.seat, t.crew_prices[place], f.change)
        tile = p.crew_offer.pop(place)
        p.coins[f.seat] -= price
        refill_crew(p)
        p.push(RowFrame(f.seat, tile, intern, price))

    def against(self, p: ReefPosition, f: HireFrame, action: int) -> Reason | None:
        t = p.compiled
        if verbs.INTERN.owns(action):
            price = price_of(p, f.seat, t.intern_price, f.change)
        else:
            tile = verbs.HIRE.first(action)
            if tile not in p.crew_offer:
                return Reason("not-in-crew-offer", "RP-070", {"tile": tile})
            if on_board(p, f.seat, t.crew_effect[tile]):
                return Reason("same-effect", "RP-076", {"tile": tile})
            price = price_of(p, f.seat, t.crew_prices[p.crew_offer.index(tile)], f.change)
        if price > p.coins[f.seat]:
            return Reason("coins", "RP-036", {"price": price, "have": p.coins[f.seat]})
        return None

    def details(self, p: ReefPosition, f: HireFrame, action: int) -> dict[str, Value]:
        t = p.compiled
        if verbs.INTERN.owns(action):
            return {"price": price_of(p, f.seat, t.intern_price, f.change), "tile": p.crew_offer[0]}
        if verbs.HIRE.owns(action):
            tile = verbs.HIRE.first(action)
            price = price_of(p, f.seat, t.crew_prices[p.crew_offer.index(tile)], f.change)
            return {"price": price, "color": t.crew_color[tile]}
        return {}


class Row(Choice[RowFrame]):
    """Into which row the tile goes: its leftmost free space.  RP-071, RP-073, AM-67"""

    def __init__(self) -> None:
        super().__init__("row", "RP-071", [verbs.ROW, verbs.TRADE], frame=RowFrame)

    def choices(self, p: ReefPosition, f: RowFrame) -> list[int]:
        return [verbs.ROW.base + row for row in range(ROWS) if free_space(p, f.seat, row) >= 0]

    def choose(self, p: ReefPosition, f: RowFrame, action: int) -> None:
        row = verbs.ROW.first(action)
        space = free_space(p, f.seat, row)
        p.crew[f.seat * HIRED + space] = as_intern(f.tile) if f.intern else f.tile
        p.say(events.INTERN if f.intern else events.HIRED, f.seat, f.tile, space, f.price)
        bonuses = with_place(NO_PLACES, BENEFIT)
        if not p.compiled.side_b and p.row_matches(f.seat, row):
            bonuses = with_place(bonuses, ROW_POINTS)
        column = column_of(space)
        if p.column_filled(f.seat, column):
            bonuses = with_place(bonuses, COLUMN)
            p.say(events.COLUMN_FILLED, f.seat, column + 1)
        p.push(PlacedFrame(f.seat, space, bonuses))

    def against(self, p: ReefPosition, f: RowFrame, action: int) -> Reason | None:
        row = verbs.ROW.first(action)
        return None if free_space(p, f.seat, row) >= 0 else Reason("row-full", "RP-071", {"row": row})

    def details(self, p: ReefPosition, f: RowFrame, action: int) -> dict[str, Value]:
        if not verbs.ROW.owns(action):
            return {}
        row = verbs.ROW.first(action)
        space = free_space(p, f.seat, row)
        data = describe_list(p, p.compiled.benefit[p.ship[f.seat] * HIRED + space])
        data["member"] = space
        data["color"] = p.compiled.row_color[p.ship[f.seat] * ROWS + row]
        p.crew[f.seat * HIRED + space] = as_intern(f.tile) if f.intern else f.tile
        data["row_vp"] = p.compiled.row_vp if p.row_matches(f.seat, row) else 0
        data["column"] = "filled" if p.column_filled(f.seat, column_of(space)) else "open"
        p.crew[f.seat * HIRED + space] = EMPTY
        return data


class Placed(Choice[PlacedFrame]):
    """What the placed tile brings, in an order of the player's choice.  RP-072, RP-074, RP-075, AM-67"""

    def __init__(self) -> None:
        super().__init__("placed", "RP-072", [verbs.TRIGGER, verbs.TRADE], frame=PlacedFrame)

    def choices(self, p: ReefPosition, f: PlacedFrame) -> list[int]:
        return [verbs.TRIGGER.base + bonus for bonus in range(3) if is_among(f.bonuses, bonus)]

    def choose(self, p: ReefPosition, f: PlacedFrame, action: int) -> None:
        t = p.compiled
        bonus = verbs.TRIGGER.first(action)
        rest = without_place(f.bonuses, bonus)
        if rest:
            p.push(PlacedFrame(f.seat, f.space, rest))
        if bonus == BENEFIT:
            effects = t.benefit[p.ship[f.seat] * HIRED + f.space]
            open_list(p, f.seat, effects)
        elif bonus == ROW_POINTS:
            p.say(events.ROW_FILLED, f.seat, row_of(f.space), t.row_vp)
            p.gain_points(f.seat, t.row_vp)
            threshold(p)
        else:
            intern = is_intern(p.crew[f.seat * HIRED + f.space])
            p.push(ColumnFrame(f.seat, column_of(f.space), f.space if intern else NO_INTERN))

    def against(self, p: ReefPosition, f: PlacedFrame, action: int) -> Reason | None:
        return None if is_among(f.bonuses, verbs.TRIGGER.first(action)) else Reason("no-bonus", "RP-072")


# -- activating --------------------------------------------------------------------------------------


def member_list(p: ReefPosition, seat: int, member: int) -> int:
    """The effects of a member: a hired tile, an Intern or a printed one; 0 if there is nobody."""
    t = p.compiled
    if is_printed(member):
        return t.printed_list[t.row_color[p.ship[seat] * ROWS + printed_row(member)]]
    tile = p.crew[seat * HIRED + member]
    if tile == EMPTY:
        return 0
    return t.intern_list if is_intern(tile) else t.crew_list[tile]


def color_of(p: ReefPosition, seat: int, member: int) -> int:
    """The colour a member answers to, -1 for Interns and empty spaces.  RP-083, AM-63, AM-112"""
    t = p.compiled
    if is_printed(member):
        return t.row_color[p.ship[seat] * ROWS + printed_row(member)]
    tile = p.crew[seat * HIRED + member]
    return t.crew_color[tile] if shows_face(tile) else NO_COLOR


def ready(p: ReefPosition, seat: int, member: int) -> bool:
    """Is there a member that was not activated this turn?  RP-084"""
    if is_among(p.activated, member):
        return False
    return is_printed(member) or p.crew[seat * HIRED + member] != EMPTY


def any_ready(p: ReefPosition, seat: int) -> bool:
    """Is anybody left to activate?"""
    for member in range(MEMBERS - 1, -1, -1):
        if ready(p, seat, member):
            return True
    return False


def ready_of_color(p: ReefPosition, seat: int, color: int) -> int:
    """The members of a colour that were not activated this turn, as bits.  RP-083, RP-149"""
    members = 0
    for member in range(MEMBERS):
        if color_of(p, seat, member) == color and ready(p, seat, member):
            members = with_place(members, member)
    return members


def activate(p: ReefPosition, seat: int, member: int) -> None:
    """Resolve the effect of a member; it counts as activated from now on.  RP-082, RP-084, AM-112"""
    p.activated = with_place(p.activated, member)
    p.say(events.ACTIVATED, seat, member)
    effects = member_list(p, seat, member)
    open_list(p, seat, effects)


def activation_refusal(p: ReefPosition, seat: int, member: int) -> Reason | None:
    """Nobody is there, or the member was activated already."""
    if not is_printed(member) and p.crew[seat * HIRED + member] == EMPTY:
        return Reason("nobody-there", "RP-082", {"member": member})
    if is_among(p.activated, member):
        return Reason("activated-already", "RP-084", {"member": member})
    return None


def activation_details(p: ReefPosition, seat: int, action: int) -> dict[str, Value]:
    """Who it is, and what the member does."""
    if not verbs.ACTIVATE.owns(action):
        return {}
    member = verbs.ACTIVATE.first(action)
    data = describe_list(p, member_list(p, seat, member))
    data["color"] = color_of(p, seat, member)
    if is_printed(member):
        data["who"] = "printed"
        return data
    tile = p.crew[seat * HIRED + member]
    data["who"] = "intern" if is_intern(tile) else "tile"
    data["tile"] = crew_tile(tile)
    if is_intern(tile):
        del data["color"]
    return data


class Column(Choice[ColumnFrame]):
    """A complete column: one of its members at once; an Intern that completed it is that one.

    RP-075, RP-079, AM-68
    """

    def __init__(self) -> None:
        super().__init__("column", "RP-075", [verbs.ACTIVATE, verbs.DONE, verbs.TRADE], frame=ColumnFrame)

    def choices(self, p: ReefPosition, f: ColumnFrame) -> list[int]:
        if f.intern != NO_INTERN:
            return [verbs.ACTIVATE.base + f.intern] if ready(p, f.seat, f.intern) else []
        choices: list[int] = []
        for row in range(ROWS):
            member = row * COLUMNS + f.column
            if ready(p, f.seat, member):
                choices.append(verbs.ACTIVATE.base + member)
        return choices

    def may_stop(self, f: ColumnFrame) -> bool:
        return f.intern == NO_INTERN

    def choose(self, p: ReefPosition, f: ColumnFrame, action: int) -> None:
        activate(p, f.seat, verbs.ACTIVATE.first(action))

    def against(self, p: ReefPosition, f: ColumnFrame, action: int) -> Reason | None:
        member = verbs.ACTIVATE.first(action)
        if is_printed(member) or column_of(member) != f.column:
            return Reason("other-column", "RP-075", {"member": member})
        return activation_refusal(p, f.seat, member)

    def details(self, p: ReefPosition, f: ColumnFrame, action: int) -> dict[str, Value]:
        return activation_details(p, f.seat, action)


class Activate(Choice[RepeatFrame]):
    """Any members, one after the other.  RP-083, RP-084, RP-148"""

    def __init__(self) -> None:
        super().__init__("activate", "RP-148", [verbs.ACTIVATE, verbs.DONE, verbs.TRADE], frame=RepeatFrame)

    def choices(self, p: ReefPosition, f: RepeatFrame) -> list[int]:
        choices: list[int] = []
        for member in range(MEMBERS):
            if ready(p, f.seat, member):
                choices.append(verbs.ACTIVATE.base + member)
        return choices

    def may_stop(self, f: RepeatFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: RepeatFrame, action: int) -> None:
        if f.left > 1:
            p.push(RepeatFrame(frames.ACTIVATE, f.seat, f.left - 1, True))
        activate(p, f.seat, verbs.ACTIVATE.first(action))

    def against(self, p: ReefPosition, f: RepeatFrame, action: int) -> Reason | None:
        return activation_refusal(p, f.seat, verbs.ACTIVATE.first(action))

    def details(self, p: ReefPosition, f: RepeatFrame, action: int) -> dict[str, Value]:
        return activation_details(p, f.seat, action)


class ActivateColor(Choice[ActivateColorFrame]):
    """All members of a colour that were there when it began, in any order.  RP-083, RP-149, AM-112"""

    def __init__(self) -> None:
        super().__init__(
            "activate-color", "RP-149", [verbs.ACTIVATE, verbs.DONE, verbs.TRADE], frame=ActivateColorFrame
        )

    def choices(self, p: ReefPosition, f: ActivateColorFrame) -> list[int]:
        choices: list[int] = []
        for member in range(MEMBERS):
            if is_among(f.members, member) and ready(p, f.seat, member):
                choices.append(verbs.ACTIVATE.base + member)
        return choices

    def may_stop(self, f: ActivateColorFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: ActivateColorFrame, action: int) -> None:
        member = verbs.ACTIVATE.first(action)
        rest = without_place(f.members, member)
        if rest:
            p.push(ActivateColorFrame(f.seat, rest, True))
        activate(p, f.seat, member)

    def against(self, p: ReefPosition, f: ActivateColorFrame, action: int) -> Reason | None:
        member = verbs.ACTIVATE.first(action)
        refused = activation_refusal(p, f.seat, member)
        if refused is None and not is_among(f.members, member):
            return Reason("other-color", "RP-149", {"member": member})
        return refused

    def details(self, p: ReefPosition, f: ActivateColorFrame, action: int) -> dict[str, Value]:
        return activation_details(p, f.seat, action)
