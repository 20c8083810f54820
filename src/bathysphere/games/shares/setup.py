"""Setting up: chapters 2 and 17 of the ledger."""

from bathysphere.engine.position import Game
from bathysphere.games.shares import frames
from bathysphere.games.shares.frames import DraftFrame
from bathysphere.games.shares.position import SharesPosition, insert
from bathysphere.games.shares.tables import SharesTables
from bathysphere.games.shares.verbs import CARDS, COMPANIES


def start(game: Game, tables: SharesTables, seats: int, seed: int) -> SharesPosition:
    """A new game, up to the first choice.  SH-014 .. SH-025, SH-139 .. SH-144"""
    p = SharesPosition(game, tables, seats)
    p.seed(seed)
    choose_sides(p)
    p.deck = list(range(CARDS))
    p.shuffle(p.deck)
    lay_out(p)
    deal_hands(p)
    if seats == 2:
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
    p.sides = p.tables.sides or [p.below(2) for _ in range(COMPANIES)]


def lay_out(p: SharesPosition) -> None:
    """Empty columns, portfolios and piles.  SH-025"""
    owners = p.seats + (1 if p.seats == 2 else 0)
    p.discard = []
    p.market = []
    p.hands = [[] for _ in range(p.seats)]
    p.columns = [[] for _ in range(COMPANIES)]
    p.portfolios = [[] for _ in range(owners)]
    p.holdings = [0] * (owners * COMPANIES)
    p.price = [0] * COMPANIES
    p.out_of_game = []
    p.stale = [0] * (CARDS + p.tables.bonus_shares)
    p.known = []


def deal_hands(p: SharesPosition) -> None:
    """Packets chair by chair; the lowest card makes the starter; extra cards by seat.

    SH-015 .. SH-019, SH-140, SH-141
    """
    size = p.tables.two_player_hand if p.seats == 2 else p.tables.hand
    packets = [take(p, size) for _ in range(p.seats)]
    lowest = [min(packet) for packet in packets]
    p.first_chair = lowest.index(min(lowest))
    for seat in range(p.seats):
        hand = packets[p.chair_of_seat(seat)]
        hand += take(p, seat * p.tables.seat_bonus)
        hand.sort()
        p.hands[seat] = hand


def open_third_portfolio(p: SharesPosition) -> None:
    """Six open cards are the third player's first shares.  SH-142"""
    for card in take(p, p.tables.third_portfolio):
        p.add_share(p.seats, card)


def add_bonus_shares(p: SharesPosition) -> None:
    """Last of all the bonus shares are mixed into the deck.  SH-143, SH-144"""
    for card in range(CARDS, CARDS + p.tables.bonus_shares):
        insert(p.deck, card)
    p.shuffle(p.deck)


def take(p: SharesPosition, count: int) -> list[int]:
    """Cards from the top of the deck; setup never uses it up.  SH-025"""
    return [p.deck.pop() for _ in range(count)]
