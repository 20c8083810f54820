"""Whole positions as plain data and back, with every nonsense refused by place and reason."""

import msgspec

from bathysphere.engine.dump import Head, as_json, head, read, restore
from bathysphere.engine.errors import LoadError, OptionError
from bathysphere.engine.frame import Frame
from bathysphere.engine.game import Game
from bathysphere.games.shares.rules import frames
from bathysphere.games.shares.rules.codes import card_known, known_card, seat_knowing
from bathysphere.games.shares.rules.compiled import TWO_PLAYERS, SharesCompiled
from bathysphere.games.shares.rules.frames import DISCARD_PILE, AbilityFrame, CardFrame, MoveFrame, PayFrame
from bathysphere.games.shares.rules.position import DOUBLE_FUNDRAISER, NOT_SET_OFF, SharesPosition
from bathysphere.games.shares.rules.steps.expand import ABILITY_STEP
from bathysphere.games.shares.rules.steps.wildlife import REACH
from bathysphere.games.shares.rules.verbs import CARDS, COMPANIES

ABILITIES = tuple(ABILITY_STEP.values())
STACKS = {
    (),
    (frames.DRAFT,),
    (frames.TURN,),
    (frames.END_TURN, frames.EXPAND),
    (frames.END_TURN, frames.PAY),
    *((frames.END_TURN, ability) for ability in ABILITIES),
    (frames.END_TURN, frames.PAY, frames.MOVE),
    (frames.END_TURN, frames.PLACE),
}
"""What can be pending when somebody has to choose, bottom first."""


class State(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of a dump. Cards go by name; bonus shares are bonus-1 to bonus-5."""

    sides: list[int]
    deck: list[str]
    discard: list[str]
    market: list[str]
    hands: list[list[str]]
    columns: list[list[str]]
    portfolios: list[list[str]]
    out_of_game: list[str]
    draws_in_row: int
    fundraised: bool
    depletions: int
    end_cause: int
    final_turns: int
    stale: list[str]
    known: list[tuple[str, int]]


class Dump(Head):
    """The engine's part of a dump, then the game's."""

    state: State


def dump(p: SharesPosition) -> dict[str, object]:
    """The whole position as plain JSON data."""
    names = _names(p)

    def words(cards: list[int]) -> list[str]:
        return [names[card] for card in cards]

    state = State(
        sides=list(p.sides),
        deck=words(p.deck),
        discard=words(p.discard),
        market=words(p.market),
        hands=[words(cards) for cards in p.hands],
        columns=[words(cards) for cards in p.columns],
        portfolios=[words(cards) for cards in p.portfolios],
        out_of_game=words(p.out_of_game),
        draws_in_row=p.draws_in_row,
        fundraised=p.fundraised,
        depletions=p.depletions,
        end_cause=p.end_cause,
        final_turns=p.final_turns,
        stale=words([card for card, stale in enumerate(p.stale) if stale]),
        known=[(names[card_known(code)], seat_knowing(code)) for code in p.known],
    )
    return {**head(p), "state": as_json(state)}


def load(game: Game, data: object) -> SharesPosition:
    """The position that a dump describes; LoadError says where it makes no sense."""
    given = read(Dump, data)
    game = given.game_of(game)
    settings = _settings(given, game)
    tables = game.content(given.seats, settings)
    assert isinstance(tables, SharesCompiled)
    p = SharesPosition(game, tables, given.seats)
    state = given.state
    owners = given.seats + (1 if given.seats == TWO_PLAYERS else 0)
    _lengths(state, given.seats, owners)
    places = _Places(_names(p))
    p.sides = list(state.sides)
    if p.compiled.sides and p.sides != p.compiled.sides:
        raise LoadError("load-sides", "state.sides", sides=settings["sides"])
    p.deck = places.cards(state.deck, "deck", bonus=True)
    p.discard = places.cards(state.discard, "discard", bonus=True)
    p.market = places.cards(state.market, "market")
    p.hands = [sorted(places.cards(c, f"hands[{i}]")) for i, c in enumerate(state.hands)]
    p.columns = [places.cards(c, f"columns[{i}]") for i, c in enumerate(state.columns)]
    p.portfolios = [[] for _ in range(owners)]
    p.holdings = [0] * (owners * COMPANIES)
    p.price = [0] * COMPANIES
    for owner, cards in enumerate(state.portfolios):
        for card in places.cards(cards, f"portfolios[{owner}]"):
            p.add_share(owner, card)
    p.out_of_game = places.cards(state.out_of_game, "out_of_game", bonus=True)
    places.complete(CARDS + (p.compiled.bonus_shares if given.seats == TWO_PLAYERS else 0))
    p.draws_in_row = _within(state.draws_in_row, "draws_in_row", given.seats - 1)
    p.fundraised = state.fundraised
    p.depletions = _within(state.depletions, "depletions", p.compiled.depletions)
    p.end_cause = _within(state.end_cause, "end_cause", 3)
    p.final_turns = _within(state.final_turns, "final_turns", given.seats)
    p.stale = [0] * (CARDS + p.compiled.bonus_shares)
    for index, card in enumerate(places.known(state.stale, "stale")):
        if card in p.deck:
            raise LoadError("load-stale", f"state.stale[{index}]", card=state.stale[index])
        p.stale[card] = 1
    _load_known(p, state, places)
    p.stack = given.frames(p)
    _check_end(p)
    _check_stack(p)
    restore(p, given)
    return p


class _Places:
    """Every card in exactly one place.  SH-013"""

    def __init__(self, names: list[str]) -> None:
        self._cards = {name: card for card, name in enumerate(names)}
        self._place: dict[int, str] = {}

    def cards(self, names: list[str], place: str, bonus: bool = False) -> list[int]:
        """The cards of one place, none of which lies anywhere else."""
        cards = self.known(names, place)
        for index, card in enumerate(cards):
            here = f"state.{place}[{index}]"
            if card in self._place:
                raise LoadError("load-card-twice", here, card=names[index], other=self._place[card])
            if card >= CARDS and not bonus:
                raise LoadError("load-bonus-share", here, card=names[index])
            self._place[card] = here
        return cards

    def known(self, names: list[str], place: str) -> list[int]:
        """The cards with these names."""
        for index, name in enumerate(names):
            if name not in self._cards:
                raise LoadError("load-card-unknown", f"state.{place}[{index}]", card=name)
        return [self._cards[name] for name in names]

    def complete(self, count: int) -> None:
        """Nothing is missing and nothing too much."""
        missing = [name for name, card in self._cards.items() if card < count and card not in self._place]
        if missing:
            raise LoadError("load-cards-missing", "state", cards=", ".join(missing[:8]))
        extra = [place for card, place in self._place.items() if card >= count]
        if extra:
            raise LoadError("load-bonus-share", extra[0], card="bonus")


def _names(p: SharesPosition) -> list[str]:
    bonus = [f"bonus-{number + 1}" for number in range(p.compiled.bonus_shares)]
    return p.compiled.labels["card"] + bonus


def _settings(given: Dump, game: Game) -> dict[str, str]:
    """The settings of the table; those the game does not know make no dump of it."""
    try:
        return given.checked_settings(game)
    except OptionError as error:
        raise LoadError(error.code, f"settings.{error.params['option']}", **error.params) from error


def _lengths(state: State, seats: int, owners: int) -> None:
    for name, length, wanted in (
        ("sides", len(state.sides), COMPANIES),
        ("hands", len(state.hands), seats),
        ("columns", len(state.columns), COMPANIES),
        ("portfolios", len(state.portfolios), owners),
    ):
        if length != wanted:
            raise LoadError("load-length", f"state.{name}", found=str(length), wanted=str(wanted))
    for company, side in enumerate(state.sides):
        _within(side, f"sides[{company}]", 1)


def _within(number: int, place: str, most: int) -> int:
    if not 0 <= number <= most:
        raise LoadError("load-range", f"state.{place}", found=str(number), least="0", most=str(most))
    return number


def _load_known(p: SharesPosition, state: State, places: _Places) -> None:
    p.known = []
    for index, (name, seat) in enumerate(state.known):
        place = f"known[{index}]"
        (card,) = places.known([name], place)
        _within(seat, place, p.seats - 1)
        if not any(card in hand for hand in p.hands):
            raise LoadError("load-known", f"state.{place}", card=name)
        p.known.append(known_card(card, seat))


def _check_end(p: SharesPosition) -> None:
    """Depletions, the end cause and the final turns tell the same story.  SH-070, SH-072, SH-074, SH-077"""
    depleted = p.depletions == p.compiled.depletions
    if p.end_cause == NOT_SET_OFF:
        if p.final_turns:
            raise LoadError("load-final-turns", "state.final_turns")
        if not p.stack:
            raise LoadError("load-over", "stack")
        if not p.deck:
            raise LoadError("load-deck-empty", "state.deck")
    elif p.final_turns == 0 and p.stack and p.stack[0].step != frames.END_TURN:
        raise LoadError("load-final-turns-due", "state.final_turns")
    elif p.final_turns and not p.stack:
        raise LoadError("load-over", "stack")
    if depleted != (p.end_cause != NOT_SET_OFF) and p.end_cause != DOUBLE_FUNDRAISER:
        raise LoadError("load-end-cause", "state.end_cause", depletions=str(p.depletions))


def _check_stack(p: SharesPosition) -> None:
    """Frames that could not have come about would break the rules later: refuse them now."""
    pending = ", ".join(p.steps[frame.step].name for frame in p.stack)
    if tuple(frame.step for frame in p.stack) not in STACKS or len({frame.seat for frame in p.stack}) > 1:
        raise LoadError("load-stack", "stack", found=pending)
    drafts = any(frame.step == frames.DRAFT for frame in p.stack)
    if drafts and not p.market:
        raise LoadError("load-market-empty", "stack[0]")
    if p.market and not drafts:
        raise LoadError("load-market", "state.market", found=pending)
    for index, frame in enumerate(p.stack):
        _check_frame(p, frame, f"stack[{index}]")
    if p.stack:
        step = p.steps[p.stack[-1].step]
        options = len(step.options(p, p.stack[-1]))
        if options == 0 or (options == 1 and not step.asks):
            raise LoadError("load-no-choice", f"stack[{len(p.stack) - 1}]", step=step.name)


def _check_frame(p: SharesPosition, frame: Frame, place: str) -> None:
    """The arguments of one frame, as `frames` describes them."""
    hand = p.hands[frame.seat]
    if isinstance(frame, CardFrame) and frame.card not in hand:
        raise LoadError("load-frame-card", place, card=str(frame.card))
    if isinstance(frame, PayFrame) and not (
        frame.lowest >= 0
        and 1 <= frame.owed <= sum(card >= frame.lowest for card in hand)
        and DISCARD_PILE <= frame.receiver < p.seats
        and frame.receiver != frame.seat
    ):
        raise LoadError("load-frame-payment", place)
    if isinstance(frame, AbilityFrame):
        _check_ability(p, frame, [frame.step], [frame.company], place)
    if frame.step == frames.PLACE:
        _check_ability(p, frame, [frames.EXTRA_DEPTH], list(range(COMPANIES)), place)
    if isinstance(frame, MoveFrame):
        _check_ability(p, frame, [frames.REMOVE_OR_MOVE, frames.RAISE_OR_MOVE], [frame.ability], place)
        _check_move(p, frame, place)


def _check_ability(
    p: SharesPosition, frame: Frame, steps: list[int], companies: list[int], place: str
) -> None:
    """One of the companies was just expanded, lies on the side with this ability, and it is no final turn.

    SH-080, SH-095, SH-102
    """
    usable = [
        company
        for company in companies
        if 0 <= company < COMPANIES and p.columns[company] and ABILITY_STEP.get(p.ability(company)) in steps
    ]
    if not usable or p.in_final_turns():
        raise LoadError("load-ability", place, step=p.steps[frame.step].name)


def _check_move(p: SharesPosition, frame: MoveFrame, place: str) -> None:
    """The card lies where the ability reaches it, and what it costs is still to be paid.  SH-106, SH-132"""
    reach = 1 if ABILITY_STEP[p.ability(frame.ability)] == frames.REMOVE_OR_MOVE else REACH
    if not 0 <= frame.source < COMPANIES or frame.card not in p.columns[frame.source][-reach:]:
        raise LoadError("load-frame-card", place, card=str(frame.card))
    payment = p.stack[1]
    assert isinstance(payment, PayFrame)
    owed = (payment.owed, payment.lowest, payment.receiver)
    if owed != (p.amount(frame.ability), 0, DISCARD_PILE):
        raise LoadError("load-frame-payment", "stack[1]")
