"""The people of the property tests are who they say they are, and the watch on turns sees what it should."""

from collections.abc import Callable
from typing import Any

import pytest

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.engine.position import Position
from bathysphere.games import game as game_named
from tests.games.exploring import HANG, PROMISE, explore, kind_of, play_on
from tests.games.harness import Setup, Turn, promises, random_game
from tests.games.pairs import Tally
from tests.games.temperaments import Player, habits_of, temperaments

from .deepsea.table import position


def choosing(game: str, name: str, seats: int = 2) -> list[tuple[set[str], str]]:
    """What one such person had to choose from in a game against chance, by verb, and what they chose."""
    p = bs.start(game, seats=seats, seed=5)
    tally = Tally(p.game)
    people = [Player(game, name if seat == 0 else "chance", 5, seat, tally) for seat in range(seats)]
    people[0].whim = 0
    verb_of: Callable[[int], str] = lambda action: p.game.vocabulary.verb_of(action).name  # noqa: E731
    chosen = []
    while not p.over and p.ply < 2000:
        action = people[p.seat].choose(p)
        if p.seat == 0:
            chosen.append(({verb_of(choice) for choice in p.choices}, verb_of(action)))
        tally.note(p, action)
        p.act(action)
    return chosen


@pytest.mark.parametrize("game", GAMES)
def test_hoarders_spend_only_when_all_else_is_to_give_up(game: str) -> None:
    habits = habits_of(game)
    spends, late = set(habits.spends()), set(habits.gives_up)
    story = choosing(game, "hoarder")
    assert any(chosen in spends for _, chosen in story), "a hoarder does spend in the end"
    for offered, chosen in story:
        assert chosen not in spends or offered <= spends | late
        assert chosen not in late or offered <= late


@pytest.mark.parametrize("game", GAMES)
def test_misers_spend_only_when_they_must(game: str) -> None:
    spends = set(habits_of(game).spends())
    for offered, chosen in choosing(game, "miser"):
        assert chosen not in spends or offered <= spends


@pytest.mark.parametrize("game", GAMES)
def test_decliners_decline_and_spenders_spend(game: str) -> None:
    habits = habits_of(game)
    for name, first in (("decliner", set(habits.quiet)), ("spender", set(habits.spends()))):
        story = choosing(game, name)
        assert any(chosen in first for _, chosen in story)
        for offered, chosen in story:
            assert chosen in first or not offered & first


@pytest.mark.parametrize(("game", "verb"), [("deepsea", "activate"), ("shares", "expand"), ("reef", "sail")])
def test_one_verb_is_loved_saved_or_kept_for_last(game: str, verb: str) -> None:
    late = set(habits_of(game).gives_up)
    for offered, chosen in choosing(game, f"loves:{verb}"):
        assert chosen == verb or verb not in offered
    for offered, chosen in choosing(game, f"saves:{verb}"):
        assert chosen != verb or offered <= late | {verb}
    for offered, chosen in choosing(game, f"last:{verb}"):
        assert chosen != verb or offered == {verb}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["rare", "new+chance"])
def test_who_loves_the_rare_takes_what_was_played_least_at_this_step(game: str, name: str) -> None:
    p = bs.start(game, seats=2, seed=6)
    tally = Tally(p.game)
    people = [Player(game, name, 6, seat, tally) for seat in range(2)]
    chosen_first = 0
    while not p.over and p.ply < 2000:
        people[p.seat].whim = 0
        action = people[p.seat].choose(p)
        counts = tally.played[p.stack[-1].step]
        least = min(counts[tally.verb[choice]] for choice in p.choices)
        if name == "rare" or least == 0:
            assert counts[tally.verb[action]] == least
            chosen_first += 1
        tally.note(p, action)
        p.act(action)
    assert chosen_first > 10


@pytest.mark.parametrize("game", GAMES)
def test_same_people_and_same_seed_make_the_same_game(game: str) -> None:
    names = tuple(temperaments(game)[::7])
    setup = Setup(game, 2, 8, {}, names[:2])
    first, again = random_game(setup)[1], random_game(setup)[1]
    assert first == again
    assert random_game(Setup(game, 2, 8, {}, ("decliner",)))[1] != first


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_the_habits_is_a_verb_of_the_game(game: str) -> None:
    verbs = {verb.name for verb in game_named(game).vocabulary.verbs}
    assert set(habits_of(game).gives_up) <= set(habits_of(game).quiet)
    assert set(habits_of(game).quiet) | set(habits_of(game).spends()) <= verbs


# -- the watch -----------------------------------------------------------------------------------------------


def judged(p: Position, before: Any, *pairs: str, actions: tuple[int, ...] = ()) -> None:
    """Ask a game about a turn of the first seat in which these choices were made: `turn activate`."""
    story = [(pair.split()[0], pair.split()[1]) for pair in pairs]
    numbers = list(actions or range(len(story)))
    promises(p.game.name).turn_over(p, Turn(1, 0, before, True, story, numbers))


@pytest.mark.rule("DS-103", "DS-109", "DS-122")
def test_a_turn_of_deep_sea_is_a_pass_or_one_activation_or_a_token() -> None:
    p = position()
    for good in (["turn pass"], ["turn activate", "actions end"], ["turn use", "turn end"], ["turn circle"]):
        judged(p, None, *good)
    for bad in ([], ["turn spend", "turn pass"], ["turn activate", "turn circle"], ["dive dive"]):
        with pytest.raises(AssertionError, match="DS-"):
            judged(p, None, *bad)


@pytest.mark.rule("DS-189", "DS-190")
def test_a_turn_of_deep_sea_does_not_end_with_two_tokens() -> None:
    judged(position(players={0: {"tokens": ["disc"]}}), None, "turn activate")
    with pytest.raises(AssertionError, match="DS-190"):
        judged(position(players={0: {"tokens": ["disc", "travel"]}}), None, "turn activate")


@pytest.mark.rule("DS-193")
def test_research_beyond_its_track_is_seen() -> None:
    p = position()
    p.research[1] = 13
    with pytest.raises(AssertionError, match="DS-193"):
        judged(p, None, "turn pass")


JOURNALS = ["enhancing_research_productivity", "safe_movement_procedure"]


def faults(version: int, name: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What people of one kind meet in the prototype from the middle of a game on, both with Journals."""
    monkeypatch.setattr("tests.games.deepsea.promises.keeps_its_book", lambda p: True)
    discs = {"tiles": ["team_leader", "reef_diver"], "staging": 2}
    met: list[str] = []
    for seed in range(20):
        p = position(
            seats=2,
            edition="prototype",
            version=str(version),
            players={0: {**discs, "journals": JOURNALS}, 1: {**discs, "staging": 3}},
        )
        setup = Setup("deepsea", 2, seed, {"edition": "prototype"}, (name,), p.game)
        try:
            play_on(setup, p, Tally(p.game), [])
        except Exception as error:
            met.append(str(error) if kind_of(error) == PROMISE else kind_of(error))
    return met


@pytest.mark.rule("DS-123", "DS-187")
def test_savers_of_journals_find_what_the_prototype_of_version_1_does_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A Journal kept until no disc is left was a turn of its own; chance met nothing of it in 200 games."""
    met = faults(1, "saves:circle", monkeypatch)
    assert any("DS-123" in fault for fault in met)
    assert any("DS-190" in fault for fault in met)


@pytest.mark.rule("DS-123", "DS-187", "DS-190")
def test_savers_and_hoarders_find_nothing_wrong_in_the_prototype_of_today(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    newest = game_named("deepsea").newest
    for name in ("saves:circle", "hoarder", "miser", "last:circle"):
        assert faults(newest, name, monkeypatch) == []


@pytest.mark.rule("SH-027", "SH-039", "SH-080", "SH-096")
def test_a_turn_of_in_too_deep_is_one_of_three() -> None:
    p = bs.start("shares", seats=3, seed=1)
    judged(p, (False, 6), "turn draw")
    judged(p, (False, 6), "turn expand", "expand into", "buy-cheaper buy")
    judged(p, (True, 6), "turn expand", "expand into")
    for before, bad in (
        ((False, 6), ["turn draw", "turn draw"]),
        ((False, 6), ["pay pay"]),
        ((False, 6), ["turn expand"]),
        ((True, 6), ["turn expand", "expand into", "remove remove"]),
        ((False, 6), ["turn expand", "expand into", "remove remove", "remove remove"]),
    ):
        with pytest.raises(AssertionError, match="SH-"):
            judged(p, before, *bad)


@pytest.mark.rule("RP-029", "RP-059", "RP-062", "RP-084", "RP-095", "RP-101", "RP-106")
def test_a_turn_of_reef_project_is_recharge_or_travel_and_has_each_thing_once() -> None:
    p: Any = bs.start("reef", seats=3, seed=1)
    here = p.ship_at[0]
    elsewhere = here + 1
    judged(p, here, "turn recharge", "recharge done", "recharged end")
    judged(p, elsewhere, "turn deploy", "turn sail", "island play", "island reveal", "island end")
    for before, bad in (
        (here, []),
        (here, ["turn sail"]),
        (elsewhere, ["turn recharge"]),
        (elsewhere, ["turn sail", "island reveal", "cash reveal"]),
        (elsewhere, ["turn play", "turn sail", "island play"]),
        (elsewhere, ["turn deploy", "turn deploy", "turn sail"]),
        (elsewhere, ["turn sail", "extra-step pay", "extra-step pay"]),
        (here, ["turn recharge", "turn play"]),
    ):
        with pytest.raises(AssertionError, match="RP-"):
            judged(p, before, *bad)
    with pytest.raises(AssertionError, match="RP-084"):
        judged(p, elsewhere, "turn sail", "activate activate", "column activate", actions=(1, 2, 2))
    p.energy[1] = p.compiled.energy_max + 1
    with pytest.raises(AssertionError, match="RP-035"):
        judged(p, here, "turn recharge")


def test_a_game_without_end_and_a_turn_without_a_choice_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup("shares", 2, 3)
    monkeypatch.setattr("tests.games.exploring.MOST_DECISIONS", 20)
    decisions, wrong = explore(setup, Tally(game_named("shares")))
    assert wrong is not None
    assert (decisions, wrong.kind) == (20, HANG)
    assert len(bs.replay(bs.Record.parse(wrong.record)).view(-1)) > 0
