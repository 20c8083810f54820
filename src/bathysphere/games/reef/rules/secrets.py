"""What a seat cannot know, and what it could be.  AM-40, AM-58, AM-77, AM-92, AM-108

Secret are: missions that never lay in the offer, the order of the mission deck, hidden Pollution tiles,
face-down exploration tiles, the Milestone stacks and the tiles taken from them in passing, Objectives, the
crew below the top of its stack, and the state of chance. A seat remembers what it has seen.
"""

from typing import Final

from bathysphere.engine.chance import Source
from bathysphere.games.reef.rules.codes import (
    STACKS,
    is_among,
    known_to,
    knows,
    passed_milestone,
    stack_passed,
    tile_passed,
)
from bathysphere.games.reef.rules.frames import StackFrame
from bathysphere.games.reef.rules.position import AFTER_OBJECTIVES, EMPTY, ReefPosition
from bathysphere.games.reef.rules.verbs import MILESTONES


def determinize(p: ReefPosition, seat: int, seed: int) -> ReefPosition:
    """A random position that this seat (-1: a spectator) could not tell from `p`.

    Everything hidden is put in order before it is dealt anew, so the outcome depends on what the seat knows
    and on the seed, and on nothing else.
    """
    q = p.copy()
    source = Source(seed, 1)
    deal_missions(p, q, seat, source)
    deal_pollution(p, q, seat, source)
    deal_exploration(p, q, source)
    deal_milestones(p, q, seat, source)
    deal_objectives(p, q, seat, source)
    deal_crew(p, q, source)
    q.go_on_by_chance(source.word())
    if q.stack and q.stack[-1].seat != seat:
        frame = q.stack[-1]
        q.choices = q.steps[frame.step].options(q, frame)
    return q


def deal_missions(p: ReefPosition, q: ReefPosition, seat: int, source: Source) -> None:
    """Hands of others, packets and the deck; what the seat handed on stays next door.  AM-58, AM-92"""
    handed = draft_memory(p, seat)
    mine = [card for card in handed if card in p.passed[seat]]
    mine.sort()
    pool = hidden_missions(p, seat, mine)
    pool.sort()
    source.shuffle(pool)
    replaced: dict[int, int] = {}
    faces = mine + [pool.pop() for _ in range(len(handed) - len(mine))]
    kept = faces[-1] if len(faces) > len(mine) else EMPTY
    source.shuffle(faces)
    for place in range(len(handed)):
        replaced[handed[place]] = faces[place]
    for other in range(p.seats):
        if other != seat:
            q.hands[other] = [other_face(p, seat, card, replaced, pool) for card in p.hands[other]]
            q.hands[other].sort()
            q.packets[other] = [other_face(p, seat, card, replaced, pool) for card in p.packets[other]]
            q.packets[other].sort()
    q.mission_deck = [other_face(p, seat, card, replaced, pool) for card in p.mission_deck]
    q.rejected = [replaced.get(card, card) for card in p.rejected]
    for card, face in replaced.items():
        q.seen_mission[face] = p.seen_mission[card]
    forget_draft(p, q, seat, replaced, kept)


def hidden_missions(p: ReefPosition, seat: int, mine: list[int]) -> list[int]:
    """Cards in hands of others, packets and the deck that the seat never saw, and did not hand on."""
    cards = p.mission_deck.copy()
    for other in range(p.seats):
        if other != seat:
            cards += p.hands[other]
            cards += p.packets[other]
    return [card for card in cards if not knows(p.seen_mission[card], seat) and card not in mine]


def draft_memory(p: ReefPosition, seat: int) -> list[int]:
    """The neighbour's three cards of the draft that the seat cannot place: it handed on two of them.

    The rejected one, if it is still under the deck, comes first; the others are in the neighbour's hand.
    """
    cards: list[int] = []
    if seat < 0 or not p.passed:
        return cards
    other = (seat + 1) % p.seats
    for card in [*p.passed[seat], p.first_kept[other]]:
        if card != EMPTY and not knows(p.seen_mission[card], seat):
            if card == p.rejected[other] and card in p.mission_deck:
                cards.insert(0, card)
            elif card in p.hands[other]:
                cards.append(card)
    return cards


def other_face(p: ReefPosition, seat: int, card: int, replaced: dict[int, int], pool: list[int]) -> int:
    """What could lie where this card lies."""
    if knows(p.seen_mission[card], seat):
        return card
    if card not in replaced:
        replaced[card] = pool.pop()
    return replaced[card]


def forget_draft(p: ReefPosition, q: ReefPosition, seat: int, replaced: dict[int, int], kept: int) -> None:
    """What others remember of the draft is not the seat's business; its own memory moves with the cards."""
    if not p.passed:
        q.first_kept = [replaced.get(card, card) for card in p.first_kept]
        return
    other = (seat + 1) % p.seats if seat >= 0 else -1
    for giver in range(p.seats):
        if giver == other and kept != EMPTY:
            q.first_kept[giver] = kept
        elif giver not in (seat, other):
            q.first_kept[giver] = EMPTY
    q.passed = [cards if giver == seat else [] for giver, cards in enumerate(p.passed)]


def deal_pollution(p: ReefPosition, q: ReefPosition, seat: int, source: Source) -> None:
    """Tiles on sectors, in the supply and with other owners, size by size.  AM-77"""
    replaced: dict[int, int] = {}
    for size in range(3):
        hidden: list[int] = []
        for tile in p.sector_tile:
            if tile != EMPTY and p.compiled.pollution_size[tile] == size:
                hidden.append(tile)
        hidden += p.supply[size]
        for other in range(p.seats):
            for tile in p.pollution[other]:
                if p.compiled.pollution_size[tile] == size and not knows(p.seen_pollution[tile], seat):
                    hidden.append(tile)
        faces = hidden.copy()
        faces.sort()
        source.shuffle(faces)
        for place in range(len(hidden)):
            replaced[hidden[place]] = faces[place]
    q.sector_tile = [replaced.get(tile, tile) for tile in p.sector_tile]
    q.supply = [[replaced.get(tile, tile) for tile in tiles] for tiles in p.supply]
    q.pollution = [[replaced.get(tile, tile) for tile in tiles] for tiles in p.pollution]
    q.seen_pollution = p.seen_pollution.copy()
    for tile, face in replaced.items():
        q.seen_pollution[face] = p.seen_pollution[tile]


def deal_exploration(p: ReefPosition, q: ReefPosition, source: Source) -> None:
    """Face-down tiles and those that left the game unseen, shade by shade.  RP-009"""
    q.slots = p.slots.copy()
    q.spare_exploration = []
    for kind in range(2):
        pool = [tile for tile in p.spare_exploration if p.compiled.exploration_kind[tile] == kind]
        hidden: list[int] = []
        for slot in range(len(p.slots)):
            if p.compiled.slot_kind[slot] == kind and not is_among(p.turned_up, slot):
                hidden.append(slot)
                pool.append(p.slots[slot])
        pool.sort()
        source.shuffle(pool)
        for slot in hidden:
            q.slots[slot] = pool.pop()
        q.spare_exploration += pool


def deal_milestones(p: ReefPosition, q: ReefPosition, seat: int, source: Source) -> None:
    """Stacks, tiles taken from them in passing, tiles being looked at, unused ones.  AM-40, AM-108"""
    groups = [hidden_milestones(p, seat, stack) for stack in range(STACKS)]
    free: list[int] = p.spare_milestones.copy()
    for hidden in groups:
        free += [tile for tile in hidden if not knows(p.member_milestone[tile], seat)]
    free.sort()
    source.shuffle(free)
    replaced: dict[int, int] = {}
    for hidden in groups:
        faces = [tile for tile in hidden if knows(p.member_milestone[tile], seat)]
        faces += [free.pop() for _ in range(len(hidden) - len(faces))]
        faces.sort()
        source.shuffle(faces)
        for place in range(len(hidden)):
            replaced[hidden[place]] = faces[place]
    free.sort()
    q.spare_milestones = free
    lay_milestones(p, q, replaced)
    # Others' knowledge of a tile that has moved is void; the seat's own never concerns one.
    for tile in range(MILESTONES):
        if tile in replaced or tile in p.spare_milestones:
            q.seen_milestone[tile] &= known_to(seat)
            q.member_milestone[tile] &= known_to(seat)


def hidden_milestones(p: ReefPosition, seat: int, stack: int) -> list[int]:
    """The tiles of a stack that the seat cannot place, wherever they are now."""
    here = p.stacks[stack].copy()
    top = p.stack[-1] if p.stack else None
    if isinstance(top, StackFrame) and top.stack == stack:
        here += p.looking
    for codes in p.milestones_down:
        here += [tile_passed(code) for code in codes if stack_passed(code) == stack]
    return [tile for tile in here if not knows(p.seen_milestone[tile], seat)]


def lay_milestones(p: ReefPosition, q: ReefPosition, replaced: dict[int, int]) -> None:
    """The new faces lie where the old ones lay."""
    q.stacks = [[replaced.get(tile, tile) for tile in tiles] for tiles in p.stacks]
    q.looking = [replaced.get(tile, tile) for tile in p.looking]
    q.milestones_down = [
        [
            passed_milestone(replaced.get(tile_passed(code), tile_passed(code)), stack_passed(code))
            for code in codes
        ]
        for codes in p.milestones_down
    ]


class Objectives:
    """Where Objectives are that a seat cannot tell apart.  RP-089, AM-108"""

    def __init__(self, p: ReefPosition, seat: int) -> None:
        place = p.objective_order.index(seat) if seat >= 0 else -1
        self.chosen: Final = seat >= 0 and p.objective[seat] != EMPTY
        """Has the seat passed the others on? Then it saw what came after it."""
        self.choosing: Final = seat >= 0 and bool(p.objective_hand) and p.stack[-1].seat == seat
        self.later: Final = p.objective_order[place + 1 :] if self.chosen else []
        """Those who chose from what the seat passed on."""
        self.kept: Final = [o for o in range(p.seats) if o != seat and p.objective[o] != EMPTY]
        """Those who keep a card the seat does not see."""
        self.first_dropped: Final = bool(p.objective_discards) and not (self.chosen and place == 0)
        """Did somebody else discard the first card?"""
        self.last_dropped: Final = len(p.objective_discards) > 1
        self.passed: list[int] = []
        """Cards the seat passed on."""
        self.unknown = p.objective_deck.copy()
        """Cards it never saw."""

    def of(self, other: int) -> list[int]:
        """Where a card comes from that another seat keeps."""
        return self.passed if other in self.later else self.unknown

    def rest(self) -> list[int]:
        """Where a card comes from that is in nobody's keeping."""
        return self.passed if self.chosen else self.unknown

    def collect(self, p: ReefPosition) -> None:
        """Take up everything the seat cannot place."""
        for other in self.kept:
            self.of(other).append(p.objective[other])
        if not self.choosing:
            self.rest().extend(p.objective_hand)
        if self.last_dropped:
            self.rest().append(p.objective_discards[1])
        if self.first_dropped:
            self.unknown.append(p.objective_discards[0])

    def shuffle(self, source: Source) -> None:
        """In an order that depends on the source alone."""
        self.passed.sort()
        source.shuffle(self.passed)
        self.unknown.sort()
        source.shuffle(self.unknown)

    def deal(self, p: ReefPosition, q: ReefPosition) -> None:
        """Put a card wherever one was taken up."""
        for other in self.kept:
            q.objective[other] = self.of(other).pop()
        if not self.choosing:
            q.objective_hand = [self.rest().pop() for _ in p.objective_hand]
            q.objective_hand.sort()
        if self.last_dropped:
            q.objective_discards[1] = self.rest().pop()
        if self.first_dropped:
            q.objective_discards[0] = self.unknown.pop()
        q.objective_deck = self.unknown


def deal_objectives(p: ReefPosition, q: ReefPosition, seat: int, source: Source) -> None:
    """Cards kept by others, discarded, being passed on, and never drawn.  RP-089, AM-108"""
    if not p.objective_order:
        q.objective_deck = p.objective_deck.copy()
        q.objective_deck.sort()
        source.shuffle(q.objective_deck)
        return
    if p.stage != AFTER_OBJECTIVES:
        cards = Objectives(p, seat)
        cards.collect(p)
        cards.shuffle(source)
        cards.deal(p, q)


def deal_crew(p: ReefPosition, q: ReefPosition, source: Source) -> None:
    """The stack lies face up: its top tile is open, the rest is not.  AM-70"""
    if len(p.crew_stack) > 1:
        rest = p.crew_stack[:-1]
        rest.sort()
        source.shuffle(rest)
        q.crew_stack = [*rest, p.crew_stack[-1]]
