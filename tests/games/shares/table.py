"""Positions in a few lines, played and read the way people at a table would.

    p = position(hands={0: [10, 5, 14]}, shares={1: [15], 2: {"wildlife": 3}}, columns={"pearl": [13, 44]})
    play(p, "buy 10", "pay 5")
    assert portfolio(p, 0) == [10]

Cards go by their depth numbers; actions are the texts of records, in which a bare number means the card
with that number (`expand 44` is `expand pearl-44`). Seats count from the starting player, 0.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.games.shares.rules.steps import STEPS

COMPANIES = ("cleaning", "treasure", "pearl", "research", "wildlife")
CAUSES = ("none", "second-depletion", "double-fundraiser", "empty-replacement")
_NAMES = {int(name.rpartition("-")[2]): name for name in bs.start("shares", seed=1).content.labels["card"]}
BONUS = [f"bonus-{number}" for number in range(1, 6)]

Card = int | str
"""A depth number, or `bonus-1` to `bonus-5`."""
Cards = Iterable[Card] | int
"""Certain cards, or a number of cards whichever they are."""


def frame(step: str, seat: int, *values: int) -> dict[str, Any]:
    """A frame as dumps have it, its fields in their order; what is left out is 0."""
    known = next(each for each in STEPS if each.name == step)
    fields = list(known.frame.FIELDS)
    return {"step": step, "seat": seat, **dict(zip(fields, [*values, 0, 0, 0], strict=False))}


def position(
    seats: int = 3,
    *,
    hands: Mapping[int, Cards] = {},
    shares: Mapping[int, Mapping[str, int] | Iterable[int]] = {},
    columns: Mapping[str, Cards] = {},
    deck: Cards | None = None,
    discard: Cards = (),
    market: Iterable[int] = (),
    park: int | str | None = None,
    turn: int = 0,
    draws_in_row: int = 0,
    fundraised: bool = False,
    depletions: int = 0,
    end_cause: str | None = None,
    final_turns: int = 0,
    over: bool = False,
    **settings: str,
) -> Any:
    """A position of In Too Deep; what is not said is empty, basic, and not yet begun.

    shares    by owner: certain cards, or how many of each company; with two seats, owner 2 is the third
    columns   by company, oldest to newest
    deck      from the top. All cards not mentioned lie beneath, lowest number on top. A number (`deck=2`)
              makes a deck of exactly that size, and with `park` the deck is exactly what is given
    park      where the cards go that are neither mentioned nor in the deck: a seat (to its hand) or a company
              (to the bottom of its column); the hand of the last seat unless said otherwise
    market    a game in the draft, with this market
    turn      the seat whose turn it is
    end_cause one of CAUSES; an end without any is due to a double fundraiser
    over      nothing is left to do: the result stands
    settings  sides="cleaning+pearl", decades="blocks", bonus_shares="once"

    Where only a number of cards is asked for, the lowest free ones are taken. With two seats, bonus shares
    that are not mentioned are out of the game.
    """
    owners = 3 if seats == 2 else seats
    box = _Box()
    exact = park is not None or isinstance(deck, int)
    park = seats - 1 if park is None else park

    hand_cards = [box.named(hands.get(seat, ())) for seat in range(seats)]
    column_cards = [box.named(columns.get(company, ())) for company in COMPANIES]
    portfolios = [box.named(shares.get(owner, ())) for owner in range(owners)]
    deck_cards = box.named(deck or ())
    discard_cards = box.named(discard)
    market_cards = box.named(market)

    for owner in range(owners):
        portfolios[owner] += box.shares(shares.get(owner, ()))
    for seat in range(seats):
        hand_cards[seat] += box.counted(hands.get(seat, ()))
    for place, company in enumerate(COMPANIES):
        column_cards[place] += box.counted(columns.get(company, ()))
    deck_cards += box.counted(deck or ())
    discard_cards += box.counted(discard)
    if not exact:
        deck_cards += box.rest()
    elif isinstance(park, int):
        hand_cards[park] += box.rest()
    else:
        column_cards[COMPANIES.index(park)][:0] = box.rest()

    data: dict[str, Any] = bs.start("shares", seats=seats, seed=1, **settings).dump()
    data["turn"] = turn
    first = frame("draft", turn, 0) if market_cards else frame("turn", turn)
    data["stack"] = [] if over else [first]
    data["state"] |= {
        "deck": deck_cards[::-1],
        "discard": discard_cards,
        "market": market_cards,
        "hands": hand_cards,
        "columns": column_cards,
        "portfolios": portfolios,
        "out_of_game": box.bonus_shares() if seats == 2 else [],
        "draws_in_row": draws_in_row,
        "fundraised": fundraised,
        "depletions": depletions,
        "end_cause": CAUSES.index(end_cause or ("double-fundraiser" if final_turns or over else "none")),
        "final_turns": final_turns,
    }
    return bs.load("shares", data)


class _Box:
    """The cards that do not lie anywhere yet, as names."""

    def __init__(self) -> None:
        self.free = [*_NAMES.values(), *BONUS]

    def named(self, cards: object) -> list[str]:
        """Certain cards, if it is those that are asked for."""
        if isinstance(cards, int | Mapping):
            return []
        assert isinstance(cards, Iterable)
        return [self._take(card(number)) for number in cards]

    def counted(self, cards: object) -> list[str]:
        """The lowest free cards, if just a number of them is asked for."""
        return self._first(self._depth_cards(), cards) if isinstance(cards, int) else []

    def shares(self, wanted: object) -> list[str]:
        """Shares of each company, if that many of each are asked for."""
        if not isinstance(wanted, Mapping):
            return []
        cards = []
        for company, count in wanted.items():
            assert company in COMPANIES, company
            free = [card for card in self._depth_cards() if card.startswith(company)]
            cards += self._first(free, count)
        return cards

    def rest(self) -> list[str]:
        """All depth & share cards that are left, lowest first."""
        return [self._take(card) for card in self._depth_cards()]

    def bonus_shares(self) -> list[str]:
        """All bonus shares that are left."""
        return [self._take(card) for card in BONUS if card in self.free]

    def _depth_cards(self) -> list[str]:
        return [card for card in self.free if card not in BONUS]

    def _first(self, cards: list[str], count: int) -> list[str]:
        assert count <= len(cards), f"there are only {len(cards)} left"
        return [self._take(card) for card in cards[:count]]

    def _take(self, card: str) -> str:
        assert card in self.free, f"{card} lies in two places"
        self.free.remove(card)
        return card


def card(number: Card) -> str:
    """The name of a card: 44 is pearl-44."""
    return number if isinstance(number, str) else _NAMES[number]


def text(action: str) -> str:
    """An action as records write it: `buy 10` is `buy pearl-10`."""
    return re.sub(r"(?<= )\d+$", lambda number: _NAMES[int(number[0])], action)


def play(p: Any, *actions: str) -> Any:
    """Play the actions one after the other; the position comes back for reading on."""
    for action in actions:
        p.play(text(action))
    return p


def random_game(seed: int, seats: int = 3, **settings: str) -> Iterator[tuple[Any, str]]:
    """A game of chance from start to end: each position, and the action that led there ("" at first)."""
    p = bs.start("shares", seats=seats, seed=seed, **settings)
    chance = Source(seed)
    yield p, ""
    while not p.over:
        choices = options(p)
        action = choices[chance.below(len(choices))]
        p.play(action)
        yield p, action


def legal(p: Any, action: str) -> bool:
    """May the player to choose do this now?"""
    return text(action) in options(p)


def options(p: Any) -> list[str]:
    """All that the player to choose may do now."""
    return [option.text for option in p.options()]


def refusal(p: Any, action: str) -> str:
    """The rule an action is refused by, "" if it is legal. Options and reasons have to agree."""
    reason = p.why_not(text(action))
    assert (reason is None) == legal(p, action)
    return reason.rule if reason else ""


def reason(p: Any, action: str) -> tuple[str, str]:
    """The code and the rule an action is refused with; both empty if it is legal."""
    refused = p.why_not(text(action))
    assert (refused is None) == legal(p, action)
    return (refused.code, refused.rule) if refused else ("", "")


def hand(p: Any, seat: int) -> list[int]:
    """The numbers in a hand, ascending."""
    return _numbers(_state(p)["hands"][seat])


def hands(p: Any) -> list[int]:
    """The sizes of all hands."""
    return [player["hand"] for player in p.view(-1)["players"][: p.seats]]


def portfolio(p: Any, owner: int) -> list[int]:
    """The numbers of the shares in a portfolio, ascending."""
    return _numbers(_state(p)["portfolios"][owner])


def price(p: Any, company: str) -> int:
    """What the next share of a company costs."""
    return int(p.view(-1)["companies"][COMPANIES.index(company)]["price"])


def column(p: Any, company: str) -> list[int]:
    """The numbers of a column, oldest to newest."""
    return _numbers(_state(p)["columns"][COMPANIES.index(company)])


def deck(p: Any) -> list[Card]:
    """The deck from the top: numbers, and names of bonus shares."""
    return [_number_or_bonus(name) for name in reversed(_state(p)["deck"])]


def discard(p: Any) -> list[Card]:
    """The discard pile from the bottom: numbers, and names of bonus shares."""
    return [_number_or_bonus(name) for name in _state(p)["discard"]]


def end_cause(p: Any) -> str:
    """What set off the end, "none" if nothing has."""
    return str(p.view(-1)["end_cause"])


def points(p: Any, seat: int) -> int:
    """What a seat's portfolio is worth."""
    return int(p.scores()[seat].total)


def _state(p: Any) -> Any:
    return p.dump()["state"]


def _numbers(names: list[str]) -> list[int]:
    return [int(name.rpartition("-")[2]) for name in names]


def _number_or_bonus(name: str) -> Card:
    return name if name in BONUS else _numbers([name])[0]
