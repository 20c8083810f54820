"""What players and spectators see of the chance of a table: outputs of its generator at known places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import bathysphere as bs
from bathysphere.engine.seeds import Seed
from bathysphere.games.shares.rules.verbs import CARDS
from bathysphere.minds import Observation, make_bot


@dataclass(frozen=True)
class Seen:
    """The output at a place (the first one is 1): a number below a bound."""

    place: int
    bound: int
    value: int


class Reader:
    """Reads outputs off decks that were shuffled from the end and dealt from the end."""

    def __init__(self) -> None:
        self.place = 0
        self.seen: list[Seen] = []

    def number(self, bound: int, value: int) -> None:
        """A number that is open."""
        self.place += 1
        self.seen.append(Seen(self.place, bound, value))

    def deck(self, cards: Sequence[int], dealt: Sequence[int] = ()) -> None:
        """A deck of these cards, of which the first ones dealt are open."""
        rest = list(cards)
        for nth, card in enumerate(dealt[: len(rest) - 1]):
            last = len(rest) - 1 - nth
            other = rest.index(card)
            self.seen.append(Seen(self.place + 1 + nth, last + 1, other))
            rest[last], rest[other] = rest[other], rest[last]
        self.place += len(rest) - 1


def first_view(p: Any) -> list[Seen]:
    """The outputs that a spectator of a Reef Project table reads off its first picture.

    Only the public view, the chair of the starting player and the printed rules go into it.
    """
    view, t, labels = p.view(-1), p.compiled, p.content.labels
    reader = Reader()
    reader.number(p.seats, p.first_chair)
    islands = [spot["island"] for spot in view["spots"]]
    for color in range(3):
        tiles = [tile for tile in t.islands_in_play if t.island_color[tile] == color]
        spots = [spot for spot in range(t.spots) if t.spot_color[spot] == color]
        reader.deck(tiles, [labels["island"].index(islands[spot]) for spot in spots])
    for size in range(3):
        reader.deck([tile for tile in range(len(t.pollution_size)) if t.pollution_size[tile] == size])
    floor = view["seafloor"]
    for kind in range(2):
        tiles = [tile for tile in range(len(t.exploration_kind)) if t.exploration_kind[tile] == kind]
        reader.deck(tiles, [labels["exploration"].index(floor[0]["tile"])] if kind == 0 else [])
    for kind in range(2):
        tanks = [tank for tank in range(len(t.tank_kind)) if t.tank_kind[tank] == kind]
        slots = [slot for slot in range(len(t.slot_kind)) if t.slot_tank[slot] == kind]
        reader.deck(tanks, [labels["tank"].index(floor[slot]["tank"]) for slot in slots])
    crew = [*view["crew_offer"], view["crew_top"]]
    reader.deck(range(len(labels["tile"])), [labels["tile"].index(each) for each in crew])
    reader.deck(range(len(labels["milestone"])))
    missions = [labels["mission"].index(each) for each in view["mission_offer"]]
    reader.deck(t.missions_in_play, missions)
    return reader.seen


class Deck:
    """A shuffled deck of which one sees cards go now and then, in known places from the top.

    A card that is still in it, and not above what has been dealt, lies where it lay before the shuffle: so
    the output that dealt it is known even where nobody knows the cards before.
    """

    def __init__(self, place: int, cards: Sequence[int]) -> None:
        self._place = place
        self._cards = list(cards)

    @property
    def after(self) -> int:
        """How many outputs have been used up once it is shuffled."""
        return self._place + len(self._cards) - 1

    def dealt(self, nth: int, card: int) -> list[Seen]:
        """The output that dealt a card as the nth (the first one is 0), if it is known."""
        last, other = len(self._cards) - 1 - nth, self._cards.index(card)
        return [Seen(self._place + 1 + nth, last + 1, other)] if last > 0 and other <= last else []


def reef(seats: int, seed: Seed) -> list[Seen]:
    """Any spectator, before the first move."""
    return first_view(bs.start("reef", seats, seed))


def deepsea(seats: int, seed: Seed) -> list[Seen]:
    """Any spectator of a whole game: Journals come into the display one by one, as they lie in their deck."""
    p: Any = bs.start("deepsea", seats, seed)
    t = p.compiled
    place = 1  # the chair of the starting player
    seen = [Seen(1, seats, p.first_chair)]
    named = [board for board in t.start_boards if board >= 0]
    taken = {*t.left_out, *t.hidden_boards, *t.row_boards, *named}
    for depth in range(1, max(t.depth) + 1):
        place += max(0, sum(t.depth[board] == depth and board not in taken for board in range(t.boards)) - 1)
    place += sum(t.token_count) - 1 + len(t.anchors) - 1
    tops = [pocket[-1] for pocket in reversed(p.pockets)]  # the last ones dealt lie on top
    bots = [make_bot("greedy", "deepsea", seat) for seat in range(seats)]
    shown = list(p.display)
    while not p.over:
        p.act(bots[p.seat].choose(Observation(p, p.seat)))
        shown += [card for card in p.display if card not in shown]  # new ones stand at the end
    reader = Reader()
    reader.place, reader.seen = place, seen
    reader.deck(t.deck, shown[t.display_size :])
    reader.deck(t.tier5, tops)
    return reader.seen


def shares(seats: int, seed: Seed) -> list[Seen]:
    """All players but one: cards that they draw one by one, best of all from a deck of discards.

    In which order those were thrown away, everybody has seen, and how many cards each draw takes as well.
    """
    p: Any = bs.start("shares", seats, seed)
    bots = [make_bot("random", "shares", seat) for seat in range(seats)]
    sides = 0 if p.compiled.sides else len(p.sides)
    deck, dealt = Deck(sides, range(CARDS)), CARDS - len(p.deck)
    seen: list[Seen] = []
    others = range(seats - 1)
    while not p.over and p.depletions < p.compiled.depletions:
        hands = [set(p.hands[seat]) for seat in others]
        left, thrown, depletions = len(p.deck), list(p.discard), p.depletions
        options = p.options()
        draw = [option.action for option in options if option.text == "draw"]
        p.act(draw[0] if draw and p.seat in others else bots[p.seat].choose(Observation(p, p.seat)))
        new = [card for seat in others for card in set(p.hands[seat]) - hands[seat]]
        if p.depletions > depletions:  # the deck was used up: the discards are the next one
            deck, dealt = Deck(deck.after, thrown), len(thrown) - len(p.deck)
        else:
            if left - len(p.deck) == len(new) == 1:
                seen += deck.dealt(dealt, new[0])
            dealt += left - len(p.deck)
    return seen


VIEWS: dict[str, Callable[[int, Seed], list[Seen]]] = {"reef": reef, "deepsea": deepsea, "shares": shares}
