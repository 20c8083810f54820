"""Setting up: chapters 2 and 17 of the ledger."""

from bathysphere.engine.game import Game
from bathysphere.games.shares.rules import frames
from bathysphere.games.shares.rules.compiled import TWO_PLAYERS, SharesCompiled
from bathysphere.games.shares.rules.frames import DraftFrame
from bathysphere.games.shares.rules.position import SharesPosition, insert
from bathysphere.games.shares.rules.verbs import CARDS, COMPANIES


def start(game: Game, tables: SharesCompiled, seats: int, seed: int | str) -> SharesPosition:
    """A new game, up to the first choice.  SH-014 .. SH-025, SH-139 .. SH-144"""
    p = SharesPosition(game, tables, seats)
    p.seed(seed)
    choose_sides(p)
    p.deck = list(range(CARDS))
    p.shuffle(p.deck)
    lay_out(p)
    deal_hands(p)
    if seats == TWO_PLAYERS:
        open_third_portfolio(p)
        add_bonus_shares(p)
        p.wait(frames.TURN, 0)
    else:
        p.market = take(p, seats * tables.draft_rounds)
        p.market.sort()
        p.push(DraftFrame(0, 0))
    p.run()
    return p


def choose_sides(p: SharesPosition) -> None:
    """Before the deal: the chosen side of each company card, or one by chance.  SH-010, AMB-50"""
    p.sides = p.compiled.sides or [p.below(2) for _ in range(COMPANIES)]


def lay_out(p: SharesPosition) -> None:
    """Empty columns, portfolios and piles.  SH-025"""
    owners = p.seats + (1 if p.seats == TWO_PLAYERS else 0)
    p.discard = []
    p.market = []
    p.hands = [[] for _ in range(p.seats)]
    p.columns = [[] for _ in range(COMPANIES)]
    p.portfolios = [[] for _ in range(owners)]
    p.holdings = [0] * (owners * COMPANIES)
    p.price = [0] * COMPANIES
    p.out_of_game = []
    p.stale = [0] * (CARDS + p.compiled.bonus_shares)
    p.known = []


def deal_hands(p: SharesPosition) -> None:
    """Packets chair by chair; the lowest card makes the starter; extra cards by seat.

    SH-015 .. SH-019, SH-140, SH-141
    """
    size = p.compiled.two_player_hand if p.seats == TWO_PLAYERS else p.compiled.hand
    packets = [take(p, size) for _ in range(p.seats)]
    lowest = [min(packet) for packet in packets]
    p.first_chair = lowest.index(min(lowest))
    for seat in range(p.seats):
        hand = packets[p.chair_of_seat(seat)]
        hand += take(p, seat * p.compiled.seat_bonus)
        hand.sort()
        p.hands[seat] = hand


def open_third_portfolio(p: SharesPosition) -> None:
    """Six open cards are the third player's first shares.  SH-142"""
    for card in take(p, p.compiled.third_portfolio):
        p.add_share(p.seats, card)


def add_bonus_shares(p: SharesPosition) -> None:
    """Last of all the bonus shares are mixed into the deck.  SH-143, SH-144"""
    for card in range(CARDS, CARDS + p.compiled.bonus_shares):
        insert(p.deck, card)
    p.shuffle(p.deck)


def take(p: SharesPosition, count: int) -> list[int]:
    """Cards from the top of the deck; setup never uses it up.  SH-025"""
    return [p.deck.pop() for _ in range(count)]
