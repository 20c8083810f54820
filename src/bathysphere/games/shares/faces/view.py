"""What a seat, or a spectator, may see of a game of In Too Deep.  SH-012"""

from typing import Final, Literal

import msgspec

from bathysphere.engine.views import PendingView, ScoreView, View, score_view
from bathysphere.games.shares.content.schema import COMPANY_IDS, CompanyId
from bathysphere.games.shares.rules.codes import card_known, seat_knowing
from bathysphere.games.shares.rules.frames import CardFrame
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.scoring import scores, worth
from bathysphere.games.shares.rules.verbs import COMPANIES

SideName = Literal["basic", "advanced"]
SIDE_NAMES: Final[tuple[SideName, ...]] = ("basic", "advanced")


class CompanyView(View):
    """A company with its column of cards."""

    company: CompanyId
    side: SideName
    column: list[str]
    """Oldest to newest."""
    price: int
    worth: int


class PlayerView(View):
    """What lies before a player, or before the third portfolio with two players."""

    hand: int
    portfolio: list[str]
    shares: list[int]
    """By company, in the order of `companies`."""
    third: bool


class KnownCard(msgspec.Struct, array_like=True):
    """A card in somebody's hand that the viewer has seen, and whose hand it is."""

    card: str
    holder: int


class SharesPending(PendingView):
    """Who has to choose, at which step, and which card the viewer is about to place."""

    card: str | msgspec.UnsetType = msgspec.UNSET


class SharesView(View):
    """Everything open, and the viewer's own hand."""

    game: Literal["shares"]
    seats: int
    seat: int
    turn: int
    ply: int
    over: bool
    pending: SharesPending | None
    companies: list[CompanyView]
    players: list[PlayerView]
    hand: list[str]
    known: list[KnownCard]
    market: list[str]
    deck: int
    discard: int
    out_of_game: int
    draws_in_row: int
    fundraised: bool
    depletions: int
    depletions_to_end: int
    end_cause: str
    final_turns: int
    scores: list[ScoreView]


def view(p: SharesPosition, seat: int) -> SharesView:
    """Everything open, and the seat's own hand; -1 is a spectator."""
    card = p.compiled.labels["card"]
    return SharesView(
        game="shares",
        seats=p.seats,
        seat=seat,
        turn=p.turn,
        ply=p.ply,
        over=p.over,
        pending=pending(p, seat),
        companies=[company(p, c) for c in range(COMPANIES)],
        players=[player(p, owner) for owner in range(p.owners())],
        hand=_words(p, p.hands[seat]) if seat >= 0 else [],
        known=[
            KnownCard(card[card_known(code)], _holder(p, card_known(code)))
            for code in sorted(p.known)
            if seat_knowing(code) == seat
        ],
        market=_words(p, p.market),
        deck=len(p.deck),
        discard=len(p.discard),
        out_of_game=len(p.out_of_game),
        draws_in_row=p.draws_in_row,
        fundraised=p.fundraised,
        depletions=p.depletions,
        depletions_to_end=p.compiled.depletions,
        end_cause=p.compiled.labels["cause"][p.end_cause],
        final_turns=p.final_turns,
        scores=[score_view(score) for score in scores(p)],
    )


def company(p: SharesPosition, number: int) -> CompanyView:
    """A company with its column, its price and what a share is worth."""
    return CompanyView(
        company=COMPANY_IDS[number],
        side=SIDE_NAMES[p.sides[number]],
        column=_words(p, p.columns[number]),
        price=p.price[number],
        worth=worth(p, number),
    )


def player(p: SharesPosition, owner: int) -> PlayerView:
    """A player, or the third portfolio: it has no hand."""
    return PlayerView(
        hand=len(p.hands[owner]) if owner < p.seats else 0,
        portfolio=_words(p, p.portfolios[owner]),
        shares=p.holdings[owner * COMPANIES : (owner + 1) * COMPANIES],
        third=owner == p.third(),
    )


def pending(p: SharesPosition, seat: int) -> SharesPending | None:
    """Who has to choose what. The card a player is about to place is nobody else's business yet."""
    if p.over:
        return None
    frame = p.stack[-1]
    data = SharesPending(frame.seat, p.steps[frame.step].name)
    if isinstance(frame, CardFrame) and frame.seat == seat:
        data.card = p.compiled.labels["card"][frame.card]
    return data


def _words(p: SharesPosition, cards: list[int]) -> list[str]:
    return [p.compiled.labels["card"][card] for card in cards]


def _holder(p: SharesPosition, card: int) -> int:
    return next(seat for seat in range(p.seats) if card in p.hands[seat])
