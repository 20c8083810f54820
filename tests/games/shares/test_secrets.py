"""What a seat may see, and what the rest could be: SH-012 and AMB-49."""

import pytest

import bathysphere as bs
from tests.games.shares.table import (
    BONUS,
    card,
    column,
    deck,
    discard,
    hand,
    hands,
    options,
    play,
    portfolio,
    position,
    random_game,
    text,
)

SEEDS = range(20)


def guesses(p, seat):
    """Twenty positions that the seat could not tell from this one."""
    return [p.determinize(seat, seed) for seed in SEEDS]


def some_positions(every=9):
    """Positions all over random games of every number of players."""
    for seats in (2, 3, 4, 5):
        for moment, (p, _) in enumerate(random_game(seats, seats=seats, sides="advanced")):
            if moment % every == 0:
                yield p


# -- the view ------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-012", "AMB-49")
def test_open_to_all_are_sides_columns_portfolios_and_sizes():
    p = position(
        hands={0: [10, 20], 1: [30]},
        shares={1: [2, 7], 2: [4]},
        columns={"pearl": [31, 52, 38]},
        deck=4,
        discard=[60, 61, 62],
        park=2,
        sides="pearl",
    )
    view = p.view(-1)
    pearl = view["companies"][2]
    assert (pearl["company"], pearl["side"]) == ("pearl", "advanced")
    assert pearl["column"] == ["pearl-31", "pearl-52", "wildlife-38"]
    assert [player["portfolio"] for player in view["players"]] == [[], ["pearl-2", "pearl-7"], ["wildlife-4"]]
    assert [player["hand"] for player in view["players"]][:2] == [2, 1]
    assert (view["deck"], view["discard"]) == (4, 3)


@pytest.mark.rule("SH-012", "SH-019")
def test_everybody_sees_the_own_hand_and_a_spectator_none():
    p = position(hands={0: [10, 20], 1: [30]})
    assert p.view(0)["hand"] == ["pearl-10", "wildlife-20"]
    assert p.view(1)["hand"] == ["treasure-30"]
    assert p.view(2)["hand"] == []
    assert p.view(-1)["hand"] == []


@pytest.mark.rule("SH-012")
def test_the_hands_of_others_and_the_order_of_the_deck_are_secret():
    one = position(hands={0: [10, 20], 1: [30, 31], 2: [40]}, deck=[50, 51, 52])
    other = position(hands={0: [10, 20], 1: [40, 52], 2: [51]}, deck=[31, 50, 30])
    assert one.view(0) == other.view(0)
    assert one.view(-1) == other.view(-1)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("SH-012", "AMB-49")
def test_the_discard_pile_may_not_be_searched():
    one = position(hands={0: [10]}, discard=[60, 61])
    other = position(hands={0: [10]}, discard=[62, 63])
    assert one.view(0) == other.view(0)


@pytest.mark.rule("SH-012")
def test_a_card_about_to_be_placed_is_still_in_the_hand_and_secret():
    p = position(hands={0: [10, 20]})
    assert play(p.copy(), "expand 10").view(1) == play(p.copy(), "expand 20").view(1)
    assert play(p.copy(), "expand 10").view(0) != play(p.copy(), "expand 20").view(0)


@pytest.mark.rule("SH-012")
def test_drawn_cards_are_news_to_the_drawing_player_only():
    p = position(deck=[44])
    p.sink = []
    play(p, "draw")
    (drew,) = [event for event in p.sink if event.kind.name == "drew"]
    assert "cards" in drew.data(0)
    assert "cards" not in drew.data(1)
    assert "cards" not in drew.data(-1)
    assert drew.data(-1)["count"] == 1


# -- what the rest could be ----------------------------------------------------------------------------


@pytest.mark.rule("SH-012")
def test_a_guess_looks_just_like_the_truth():
    for p in some_positions():
        for seat in range(-1, p.seats):
            assert p.determinize(seat, 5).view(seat) == p.view(seat)


@pytest.mark.rule("SH-012")
def test_a_guess_keeps_the_own_hand_the_open_places_and_all_sizes():
    p = position(
        hands={0: [10, 20], 1: [30, 31], 2: [40]},
        shares={1: [2, 7], 2: [4]},
        columns={"pearl": [36, 52, 38]},
        discard=[60, 61, 62],
    )
    for guess in guesses(p, 0):
        assert hand(guess, 0) == [10, 20]
        assert column(guess, "pearl") == [36, 52, 38]
        assert [portfolio(guess, owner) for owner in range(3)] == [[], [2, 7], [4]]
        assert discard(guess) == [60, 61, 62]
        assert hands(guess) == [2, 2, 1]
        assert len(deck(guess)) == len(deck(p))


@pytest.mark.rule("SH-012", "SH-013")
def test_a_guess_is_a_whole_position_in_which_no_card_is_missing():
    p = position(hands={0: [10, 20], 1: [30, 31], 2: [40]}, columns={"pearl": [36]}, discard=[60])
    for guess in guesses(p, 0):
        assert bs.load("shares", guess.dump()).dump() == guess.dump()


@pytest.mark.rule("SH-012")
def test_the_hidden_cards_and_the_chance_to_come_are_different_in_every_guess():
    p = position(hands={0: [10, 20], 1: [30, 31, 32, 33], 2: [40]})
    guessed = guesses(p, 0)
    assert len({tuple(hand(guess, 1)) for guess in guessed}) > 15
    assert len({tuple(deck(guess)) for guess in guessed}) == len(guessed)
    assert len({guess.dump()["chance"] for guess in guessed}) == len(guessed)
    assert all(guess.dump()["chance"] != p.dump()["chance"] for guess in guessed)


@pytest.mark.rule("SH-012")
def test_a_spectator_knows_no_hand():
    p = position(hands={0: [10, 20, 30], 1: [40, 50, 60]})
    assert len({tuple(hand(guess, 0)) for guess in guesses(p, -1)}) > 15


@pytest.mark.rule("SH-012")
def test_a_guess_depends_on_nothing_but_what_the_seat_can_know():
    for p in some_positions():
        for seat in range(-1, p.seats):
            guess = p.determinize(seat, 7)
            assert p.determinize(seat, 8).determinize(seat, 7).dump() == guess.dump()


@pytest.mark.rule("SH-012")
def test_two_worlds_a_seat_cannot_tell_apart_give_the_same_guess():
    one = position(hands={0: [10, 20], 1: [30, 31], 2: [40]}, deck=[50, 51, 52])
    other = position(hands={0: [10, 20], 1: [40, 52], 2: [51]}, deck=[31, 50, 30])
    assert one.determinize(0, 7).dump() == other.determinize(0, 7).dump()


@pytest.mark.rule("SH-012")
def test_the_true_position_is_left_alone():
    p = position(hands={0: [10, 20], 1: [30, 31], 2: [40]})
    before = p.dump()
    guess = p.determinize(0, 7)
    play(guess, "draw")
    assert p.dump() == before


# -- what a seat remembers -----------------------------------------------------------------------------


def handed_over():
    """Seat 0 has taken a share of seat 1 and paid with 50 and 60."""
    p = position(hands={0: [24, 50, 55, 60], 1: [1, 3]}, shares={1: [10]}, sides="research")
    return play(p, "expand 24", "into research", "take company=pearl owner=1", "pay 50", "pay 60")


@pytest.mark.rule("SH-012", "SH-126")
def test_the_payer_remembers_the_cards_handed_over():
    p = handed_over()
    assert p.view(0)["known"] == [[card(50), 1], [card(60), 1]]
    for guess in guesses(p, 0):
        assert {50, 60} <= set(hand(guess, 1))
    assert len({tuple(hand(guess, 1)) for guess in guesses(p, 0)}) > 15, "but not the two others"


@pytest.mark.rule("SH-012", "SH-126")
@pytest.mark.parametrize("seat", [2, -1])
def test_nobody_else_knows_the_cards_handed_over(seat):
    p = handed_over()
    assert p.view(seat)["known"] == []
    assert not all({50, 60} & set(hand(guess, 1)) for guess in guesses(p, seat))


@pytest.mark.rule("SH-012")
@pytest.mark.parametrize("use", [["expand 60", "into pearl"], ["buy 60"]])
def test_a_card_that_has_left_the_hand_is_no_longer_remembered_there(use):
    p = play(handed_over(), *use)
    assert p.view(0)["known"] == [[card(50), 1]]


@pytest.mark.rule("SH-012")
def test_a_secret_payment_onwards_does_not_show_which_remembered_card_went():
    p = position(hands={0: [24, 50, 55], 1: [1, 2, 66]}, shares={1: [10], 2: [36]}, sides="research")
    play(p, "expand 24", "into research", "take company=pearl owner=1")
    play(p, "expand 66", "into research", "take company=pearl owner=2")
    kept = play(p.copy(), "pay 1", "pay 2")
    passed_on = play(p.copy(), "pay 1", "pay 50")
    assert kept.view(0) == passed_on.view(0)


def reshuffled():
    """Seat 0 has drawn the last card: the ten discarded ones are the deck now."""
    p = position(hands={0: [10, 20], 1: [30, 31, 32]}, deck=[99], discard=range(60, 70), park=2)
    return play(p, "draw")


@pytest.mark.rule("SH-012", "SH-076")
def test_after_a_reshuffle_everybody_knows_which_cards_the_deck_holds():
    for guess in guesses(reshuffled(), 0):
        assert sorted(deck(guess)) == list(range(60, 70))
        assert not set(hand(guess, 1)) & set(range(60, 70))


@pytest.mark.rule("SH-012", "SH-076")
def test_after_a_reshuffle_the_old_hand_cards_are_still_secret():
    assert len({tuple(hand(guess, 1)) for guess in guesses(reshuffled(), 0)}) > 15


@pytest.mark.rule("SH-012", "SH-076")
def test_a_card_drawn_since_the_reshuffle_is_one_of_the_reshuffled_ones():
    p = play(reshuffled(), "draw")
    fresh = [set(hand(guess, 1)) & set(range(60, 70)) for guess in guesses(p, 0)]
    assert {len(cards) for cards in fresh} == {1}
    assert len(set().union(*fresh)) > 5, "though nobody else knows which"


@pytest.mark.rule("SH-012", "SH-154")
def test_bonus_shares_stay_in_the_deck():
    p = position(2, hands={0: 5, 1: 5}, deck=["bonus-1", 90, "bonus-2", "bonus-3"], discard=["bonus-4"])
    places = set()
    for guess in guesses(p, 0):
        assert sorted(card for card in deck(guess) if card in BONUS) == ["bonus-1", "bonus-2", "bonus-3"]
        assert discard(guess) == ["bonus-4"]
        places.add(deck(guess).index("bonus-1"))
    assert len(places) > 10, "anywhere in it"


@pytest.mark.rule("SH-012")
def test_whoever_has_to_choose_may_play_the_cards_of_the_guess():
    p = position(hands={0: [10, 20, 30], 1: [40, 50]})
    for guess in guesses(p, 1):
        own = {text(f"expand {number}") for number in hand(guess, 0)}
        assert own == {option for option in options(guess) if option.startswith("expand")}


@pytest.mark.rule("SH-012")
def test_the_card_somebody_else_is_about_to_place_is_a_guess_too():
    p = play(position(hands={0: [10, 20, 30], 1: [40, 50]}), "expand 20")
    placed = [column(play(guess, "into pearl"), "pearl") for guess in guesses(p, 1)]
    assert len({tuple(cards) for cards in placed}) > 10
