"""Positions as plain data and back; nonsense is refused with its place and a code."""

import json

import pytest

import bathysphere as bs
from bathysphere.engine.chance import Source
from tests.games.shares.dumps import dump, middle, refused
from tests.games.shares.table import CAUSES, card, frame, play, position, random_game

DEPLETED, FUNDRAISED, EMPTY = (
    CAUSES.index(cause) for cause in ("second-depletion", "double-fundraiser", "empty-replacement")
)


# -- there and back ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("sides", ["basic", "advanced", "random"])
def test_every_position_of_a_game_comes_back_as_it_was(seats, sides):
    for moment, (p, _) in enumerate(random_game(seats, seats=seats, sides=sides)):
        if moment % 5 == 0 or p.over:
            data = p.dump()
            again = bs.load("shares", json.loads(json.dumps(data)))
            assert again.dump() == data
            assert again.choices == p.choices
            assert again.over == p.over


def test_a_loaded_game_goes_on_like_the_one_it_was_taken_from():
    p = bs.start("shares", seats=2, seed=5, sides="advanced")
    again = bs.load("shares", p.dump())
    chance = Source(5)
    while not p.over:
        action = p.choices[chance.below(len(p.choices))]
        p.act(action)
        again.act(action)
        assert again.dump() == p.dump()


def test_a_dump_shares_nothing_with_the_position():
    p = middle()
    data = p.dump()
    before = json.dumps(data)
    play(p, "buy 10")
    assert json.dumps(data) == before


def test_every_refusal_is_a_sentence_in_both_languages():
    with pytest.raises(bs.LoadError) as caught:
        bs.load("shares", dump(hands=[["pearl-11"], [], []]))
    for language in ("en", "de"):
        assert "pearl-11" in caught.value.sentence(language)
        assert "state.hands[0][0]" in caught.value.sentence(language)


# -- not a dump of this game ---------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, 7, "shares", [], [1, 2]])
def test_what_is_no_dict_is_refused(data):
    assert refused(data) == ("the dump", "load-value")


def test_an_empty_dict_is_refused():
    assert refused({})[1] == "load-value"


@pytest.mark.parametrize("field", ["game", "seats", "settings", "stack", "chance", "state"])
def test_a_missing_field_is_refused(field):
    data = dump()
    del data[field]
    assert refused(data)[1] == "load-value"


def test_unknown_fields_are_refused():
    assert refused(dump() | {"colour": "blue"})[1] == "load-value"
    assert refused(dump(colour="blue")) == ("state", "load-value")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"seats": "3"}, "seats"),
        ({"seats": 2.5}, "seats"),
        ({"ply": None}, "ply"),
        ({"settings": []}, "settings"),
        ({"settings": {"sides": 1}}, "settings[...]"),
        ({"stack": [["turn", 0]]}, "stack[0]"),
        ({"stack": [{"step": 1.5, "seat": 0}]}, "stack[0][...]"),
        ({"state": "empty"}, "state"),
    ],
)
def test_wrong_types_are_refused_where_they_stand(change, place):
    assert refused(dump() | change) == (place, "load-value")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"deck": "pearl-10"}, "state.deck"),
        ({"deck": [10]}, "state.deck[0]"),
        ({"hands": [["pearl-10"], 7, []]}, "state.hands[1]"),
        ({"fundraised": 1}, "state.fundraised"),
        ({"depletions": True}, "state.depletions"),
        ({"known": [["pearl-10"]]}, "state.known[0]"),
    ],
)
def test_wrong_types_in_the_state_are_refused_where_they_stand(change, place):
    assert refused(dump(**change)) == (place, "load-value")


def test_another_game_is_refused():
    assert refused(dump() | {"game": "reef"}) == ("game", "load-game")


@pytest.mark.parametrize("version", [0, 3, 99])
def test_another_version_of_the_rules_is_refused(version):
    assert refused(dump() | {"version": version}) == ("version", "load-version")


@pytest.mark.parametrize(
    ("settings", "place", "code"),
    [
        ({"colour": "blue"}, "settings.colour", "option-unknown"),
        ({"sides": "golden"}, "settings.sides", "option-value"),
        ({"sides": ""}, "settings.sides", "option-value"),
        ({"decades": "dozens"}, "settings.decades", "option-value"),
    ],
)
def test_unknown_settings_are_refused(settings, place, code):
    assert refused(dump() | {"settings": settings}) == (place, code)


@pytest.mark.rule("SH-010")
def test_sides_that_are_not_those_of_the_settings_are_refused():
    assert refused(dump(sides=[0, 1, 0, 0, 0])) == ("state.sides", "load-sides")


def test_on_random_sides_any_are_possible():
    data = dump(middle(sides="random"), sides=[0, 1, 0, 0, 1])
    assert bs.load("shares", data).dump() == data


# -- numbers out of range ------------------------------------------------------------------------------


@pytest.mark.rule("SH-014")
@pytest.mark.parametrize(
    ("field", "number"),
    [
        ("seats", 1),
        ("seats", 6),
        ("first_chair", -1),
        ("first_chair", 3),
        ("chance", 0),
        ("chance", 2**63),
        ("ply", -1),
        ("turn", -1),
        ("reveals", 10**30),
    ],
)
def test_numbers_out_of_range_are_refused(field, number):
    assert refused(dump() | {field: number}) == (field, "load-range")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"sides": [0, 0, 2, 0, 0]}, "state.sides[2]"),
        ({"draws_in_row": 3}, "state.draws_in_row"),
        ({"draws_in_row": -1}, "state.draws_in_row"),
        ({"depletions": 3}, "state.depletions"),
        ({"end_cause": 4}, "state.end_cause"),
        ({"end_cause": FUNDRAISED, "final_turns": 4}, "state.final_turns"),
        ({"known": [["treasure-30", 3]]}, "state.known[0]"),
    ],
)
def test_numbers_of_the_state_out_of_range_are_refused(change, place):
    assert refused(dump(**change)) == (place, "load-range")


@pytest.mark.parametrize("field", ["sides", "hands", "columns", "portfolios"])
@pytest.mark.parametrize("change", ["shorter", "longer"])
def test_lists_of_the_wrong_length_are_refused(field, change):
    whole = dump()["state"][field]
    changed = whole[:-1] if change == "shorter" else [*whole, whole[0]]
    assert refused(dump(**{field: changed})) == (f"state.{field}", "load-length")


@pytest.mark.rule("SH-142")
def test_the_third_portfolio_belongs_to_two_players_only():
    two, three = position(2), position(3)
    assert len(two.dump()["state"]["portfolios"]) == 3
    assert refused(dump(two, portfolios=[[], []])) == ("state.portfolios", "load-length")
    assert refused(dump(three, portfolios=[[], [], [], []])) == ("state.portfolios", "load-length")


# -- cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-003")
@pytest.mark.parametrize("name", ["pearl-11", "pearl-101", "pearl", "", "bonus-6"])
def test_a_card_that_does_not_exist_is_refused(name):
    hands = dump()["state"]["hands"]
    hands[1].append(name)
    assert refused(dump(hands=hands)) == ("state.hands[1][2]", "load-card-unknown")


@pytest.mark.rule("SH-013")
@pytest.mark.parametrize(
    ("field", "place", "other"),
    [
        ("discard", "state.hands[0][0]", "state.discard[2]"),
        ("market", "state.hands[0][0]", "state.market[0]"),
        ("out_of_game", "state.out_of_game[0]", "state.hands[0][0]"),
    ],
)
def test_a_card_in_two_places_is_refused_with_both(field, place, other):
    cards = [*dump()["state"][field], card(10)]
    with pytest.raises(bs.LoadError) as caught:
        bs.load("shares", dump(**{field: cards}))
    assert (caught.value.place, caught.value.code) == (place, "load-card-twice")
    assert caught.value.params["other"] == other


@pytest.mark.rule("SH-013")
def test_a_card_twice_in_one_place_is_refused():
    hands = dump()["state"]["hands"]
    hands[1].append(card(40))
    assert refused(dump(hands=hands)) == ("state.hands[1][2]", "load-card-twice")


@pytest.mark.rule("SH-013")
def test_a_missing_card_is_refused_and_named():
    data = dump()
    missing = data["state"]["deck"].pop()
    with pytest.raises(bs.LoadError) as caught:
        bs.load("shares", data)
    assert (caught.value.place, caught.value.code) == ("state", "load-cards-missing")
    assert caught.value.params["cards"] == missing


@pytest.mark.rule("SH-013", "SH-143")
def test_with_two_players_the_bonus_shares_may_not_be_missing_either():
    assert refused(dump(position(2), out_of_game=[])) == ("state", "load-cards-missing")


@pytest.mark.rule("SH-154")
@pytest.mark.parametrize(
    ("field", "place"),
    [
        ("hands", "state.hands[0][0]"),
        ("columns", "state.columns[0][0]"),
        ("portfolios", "state.portfolios[0][0]"),
    ],
)
def test_a_bonus_share_lies_in_no_hand_column_or_portfolio(field, place):
    data = dump(position(2, deck=["bonus-1"]))
    data["state"]["deck"].remove("bonus-1")
    data["state"][field][0].append("bonus-1")
    assert refused(data) == (place, "load-bonus-share")


@pytest.mark.rule("SH-002")
def test_with_more_than_two_players_there_is_no_bonus_share():
    data = dump()
    data["state"]["deck"].insert(0, "bonus-1")
    assert refused(data) == ("state.deck[0]", "load-bonus-share")


@pytest.mark.rule("SH-020")
def test_a_market_without_a_draft_is_refused():
    data = dump()
    data["state"]["market"] = [data["state"]["deck"].pop()]
    assert refused(data) == ("state.market", "load-market")


def test_what_is_known_of_a_hand_has_to_lie_in_one():
    assert refused(dump(known=[[card(90), 0]])) == ("state.known[0]", "load-known")
    assert refused(dump(known=[["pearl-11", 0]])) == ("state.known[0][0]", "load-card-unknown")


def test_a_card_of_the_deck_was_not_outside_it_at_the_last_reshuffle():
    data = dump()
    data["state"]["stale"] = [card(10), data["state"]["deck"][0]]
    assert refused(data) == ("state.stale[1]", "load-stale")


# -- the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-077")
def test_final_turns_need_an_end_that_was_set_off():
    assert refused(dump(final_turns=2)) == ("state.final_turns", "load-final-turns")


@pytest.mark.rule("SH-078")
def test_once_the_end_is_set_off_a_new_turn_is_a_final_turn():
    assert refused(dump(end_cause=FUNDRAISED)) == ("state.final_turns", "load-final-turns-due")


@pytest.mark.rule("SH-070", "SH-072")
@pytest.mark.parametrize(
    ("cause", "depletions"), [(0, 2), (DEPLETED, 0), (DEPLETED, 1), (EMPTY, 0), (EMPTY, 1)]
)
def test_end_cause_and_depletions_tell_the_same_story(cause, depletions):
    changed = dump(end_cause=cause, depletions=depletions, final_turns=1 if cause else 0)
    assert refused(changed) == ("state.end_cause", "load-end-cause")


@pytest.mark.rule("SH-074")
def test_before_the_end_there_is_always_a_deck():
    data = dump()
    data["state"]["discard"] += data["state"]["deck"]
    data["state"]["deck"] = []
    assert refused(data) == ("state.deck", "load-deck-empty")


@pytest.mark.rule("SH-084")
@pytest.mark.parametrize("state", [{}, {"end_cause": FUNDRAISED, "final_turns": 1}])
def test_a_game_that_has_not_ended_has_something_pending(state):
    assert refused(dump(stack=[], **state)) == ("stack", "load-over")


# -- whatever is accepted can be played ----------------------------------------------------------------


def spoil(data, chance):
    """Change one thing or two in a dump, at random."""
    state = data["state"]
    places = [state["deck"], state["discard"], state["market"], *state["hands"], *state["columns"]]
    places += [*state["portfolios"], state["out_of_game"]]
    for _ in range(1 + chance.below(2)):
        kind = chance.below(4)
        if kind == 0 and data["stack"]:
            spoilt = data["stack"][chance.below(len(data["stack"]))]
            fields = [field for field in spoilt if field != "step"]
            spoilt[fields[chance.below(len(fields))]] = chance.below(104) - 2
        elif kind == 1:
            source, target = places[chance.below(len(places))], places[chance.below(len(places))]
            if source:
                target.append(source.pop(chance.below(len(source))))
        elif kind == 2:
            names = ["draws_in_row", "depletions", "end_cause", "final_turns"]
            state[names[chance.below(4)]] = chance.below(4)
        else:
            steps = ["turn", "end-turn", "expand", "pay", "place", "move", "remove", "take-share"]
            other = frame(
                steps[chance.below(len(steps))], chance.below(3), *(chance.below(5) for _ in range(3))
            )
            data["stack"].insert(chance.below(len(data["stack"]) + 1), other)
    return data


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spoilt_dump_is_refused_or_can_be_played_to_the_end(seats):
    chance = Source(seats)
    accepted = 0
    for moment, (p, _) in enumerate(random_game(seats + 20, seats=seats, sides="random")):
        if moment % 4:
            continue
        try:
            spoilt = bs.load("shares", spoil(p.dump(), chance))
        except bs.LoadError:
            continue
        accepted += 1
        while not spoilt.over:
            spoilt.act(spoilt.choices[chance.below(len(spoilt.choices))])
    assert accepted > 5
