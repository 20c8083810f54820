"""Setting up with three to five players: chapter 2 of the ledger, and the start of a game of two."""

import pytest

import bathysphere as bs
from bathysphere.catalogue import game
from bathysphere.games.shares.content.load import compile_content, shipped
from bathysphere.games.shares.rules import setup
from bathysphere.games.shares.rules.position import SharesPosition
from tests.games.shares.table import (
    BONUS,
    COMPANIES,
    column,
    deck,
    discard,
    hand,
    hands,
    legal,
    options,
    play,
    portfolio,
    position,
    price,
)

HANDS = {3: [6, 7, 8], 4: [6, 7, 8, 9], 5: [6, 7, 8, 9, 10]}


def dealt(*packets, extra):
    """The hands by seat, dealt from a deck with these packets and extra cards on top."""
    p = SharesPosition(
        game("shares"),
        compile_content(shipped(), {"sides": "basic", "decades": "tens", "bonus_shares": "recycle"}),
        len(packets),
    )
    setup.lay_out(p)
    top_first = [number for packet in packets for number in packet] + extra
    beneath = [number for number in range(1, 101) if number not in top_first]
    p.deck = [number - 1 for number in (top_first + beneath)[::-1]]
    setup.deal_hands(p)
    return p


def hand_numbers(p, seat):
    return [card + 1 for card in p.hands[seat]]


def drafted(seats, seed=1):
    """A game after its draft, in which everybody took the first card of the market."""
    p = bs.start("shares", seats=seats, seed=seed)
    while p.view(-1)["market"]:
        p.play(p.options()[0])
    return p


FOUR = [
    [9, 40, 41, 42, 43, 44],  # A
    [2, 50, 51, 52, 53, 54],  # B
    [30, 60, 61, 62, 63, 64],  # C
    [5, 70, 71, 72, 73, 74],  # D
]
B_STARTS = 1


@pytest.mark.rule("SH-015")
def test_everybody_is_dealt_six_in_packets_as_seated():
    p = dealt(*FOUR, extra=[80, 81, 82, 83, 84, 85])
    base = [set(p.hands[p.seat_of_chair(chair)]) for chair in range(4)]
    assert all({number - 1 for number in FOUR[chair]} <= base[chair] for chair in range(4))


@pytest.mark.rule("SH-015")
def test_all_cards_are_shuffled_before_the_deal():
    deals = [bs.start("shares", seats=3, seed=seed) for seed in range(300)]
    held = [number for p in deals for seat in range(3) for number in hand(p, seat)]
    often = [held.count(number) for number in range(1, 101)]
    assert 30 < min(often) <= max(often) < 100, "each card is expected 63 times"


@pytest.mark.rule("SH-015")
def test_the_same_seed_gives_the_same_deal():
    deals = [bs.start("shares", seats=4, seed=seed).dump() for seed in (5, 5, 6)]
    assert deals[0] == deals[1] != deals[2]


@pytest.mark.rule("SH-016")
@pytest.mark.parametrize("starter", range(4))
def test_whoever_was_dealt_the_lowest_number_starts(starter):
    packets = [[10 * chair + 30 + card for card in range(6)] for chair in range(4)]
    packets[starter][5] = 7
    p = dealt(*packets, extra=[90, 91, 92, 93, 94, 95])
    assert p.first_chair == starter
    assert 7 in hand_numbers(p, 0)


@pytest.mark.rule("SH-017", "AMB-04")
def test_extra_cards_cannot_change_the_starter():
    p = dealt(*FOUR, extra=[3, 4, 1, 80, 81, 82])
    assert p.first_chair == B_STARTS


@pytest.mark.rule("SH-018")
def test_the_kth_player_after_the_starter_draws_k_extra_cards():
    p = dealt(*FOUR, extra=[80, 81, 82, 83, 84, 85])
    b, c, d, a = (hand_numbers(p, seat) for seat in range(4))
    assert b == FOUR[1]
    assert c == [*FOUR[2], 80]
    assert d == [*FOUR[3], 81, 82]
    assert a == [*FOUR[0], 83, 84, 85]


@pytest.mark.rule("SH-019")
@pytest.mark.parametrize("seats", HANDS)
def test_hands_grow_by_one_from_seat_to_seat(seats):
    assert hands(bs.start("shares", seats=seats, seed=1)) == HANDS[seats]


@pytest.mark.rule("SH-019")
def test_hands_are_secret():
    p = bs.start("shares", seats=3, seed=1)
    assert p.view(-1)["hand"] == []
    assert [len(p.view(seat)["hand"]) for seat in range(3)] == [6, 7, 8]
    assert not any(name in str(p.view(0)) for name in p.view(1)["hand"])


@pytest.mark.rule("SH-020")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_market_has_twice_as_many_cards_as_players(seats):
    p = bs.start("shares", seats=seats, seed=1)
    assert len(p.view(-1)["market"]) == len(options(p)) == 2 * seats


@pytest.mark.rule("SH-020")
def test_the_market_is_turned_up_from_the_deck():
    p = bs.start("shares", seats=3, seed=1)
    assert len(deck(p)) == 100 - 6 - 7 - 8 - 6


@pytest.mark.rule("SH-021")
def test_a_drafting_player_takes_one_card_of_the_market():
    p = play(position(market=[1, 2, 3, 4, 5, 6]), "draft 4")
    assert portfolio(p, 0) == [4]
    assert p.seat == 1
    assert not legal(p, "draft 4")
    assert not legal(p, "draft 7")


@pytest.mark.rule("SH-022", "AMB-07")
def test_the_second_round_begins_with_the_starter_too():
    p = play(position(market=[1, 2, 3, 4, 5, 6]), "draft 1", "draft 2", "draft 3")
    assert p.seat == 0
    play(p, "draft 4")
    assert p.seat == 1


@pytest.mark.rule("SH-023")
def test_drafted_cards_cost_nothing_and_are_shares():
    p = position(hands={0: [50, 60]}, market=[2, 7, 3, 4, 5, 6])
    play(p, "draft 2")
    assert hand(p, 0) == [50, 60]
    assert discard(p) == []
    assert portfolio(p, 0) == [2]
    assert price(p, "pearl") == 1


@pytest.mark.rule("SH-024")
@pytest.mark.parametrize(("seats", "left"), [(3, 73), (4, 62), (5, 50)])
def test_after_the_draft_everybody_owns_two_shares(seats, left):
    p = drafted(seats)
    assert p.view(-1)["market"] == []
    assert [len(portfolio(p, seat)) for seat in range(seats)] == [2] * seats
    assert len(deck(p)) == left


@pytest.mark.rule("SH-025")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_turn_finds_columns_and_discard_pile_empty(seats):
    p = drafted(seats)
    assert [column(p, company) for company in COMPANIES] == [[]] * 5
    assert discard(p) == []
    assert p.view(-1)["depletions"] == 0
    assert len(deck(p)) >= 50


@pytest.mark.rule("T-06", "SH-016", "SH-017", "SH-018", "SH-019", "AMB-04")
@pytest.mark.parametrize("extra", [[80, 81, 82, 83, 84, 85], [80, 81, 82, 83, 1, 85]])
def test_t06_the_lowest_dealt_number_starts_and_the_others_get_extra_cards(extra):
    p = dealt(*FOUR, extra=extra)
    assert p.first_chair == B_STARTS
    assert [len(p.hands[p.seat_of_chair(chair)]) for chair in range(4)] == [9, 6, 7, 8]
    assert set(extra[3:]) <= set(hand_numbers(p, 3)), "A sits last"


@pytest.mark.rule("T-07", "SH-021", "SH-022", "SH-024", "AMB-07")
def test_t07_two_rounds_of_picks():
    p = bs.start("shares", seats=3, seed=1)
    market = p.view(-1)["market"]
    pickers = []
    for name in market[:5]:
        pickers.append("STU"[p.seat])
        p.play(f"draft {name}")
    assert pickers == ["S", "T", "U", "S", "T"], "and the sixth card is left for U"
    s, t, u = (player["portfolio"] for player in p.view(-1)["players"])
    assert (s, t, u) == (market[0::3], market[1::3], market[2::3])
    assert len(deck(p)) == 73


@pytest.mark.rule("T-08", "SH-140", "SH-141", "SH-142", "SH-143", "SH-144", "AMB-05")
def test_t08_two_players():
    p = bs.start("shares", seats=2, seed=1)
    assert hands(p) == [8, 9]
    assert [len(portfolio(p, owner)) for owner in range(3)] == [0, 0, 6]
    assert len(deck(p)) == 82
    assert len(set(deck(p)) & set(BONUS)) == 5
