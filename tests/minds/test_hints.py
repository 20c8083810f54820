"""Hints and hindsight: fair, sorted, and told in both languages."""

import pytest

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.engine import choices
from bathysphere.engine.chance import Source
from bathysphere.engine.choices import set_choice
from bathysphere.engine.position import Position
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.language.texts import of_package
from bathysphere.minds import Observation, hints, make_bot
from bathysphere.minds.advice_text import advice_sentence, signed, verdict
from bathysphere.minds.hints import Advice, hindsight
from bathysphere.minds.levels import heuristic


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT_ITERATIONS", 24)
    monkeypatch.setattr(hints, "HINT_SECONDS", 1e9)
    monkeypatch.setattr(hints, "REVIEW_ITERATIONS", 12)


def after(game: str, moves: int) -> Position:
    p = bs.start(game, seats=2, seed=4)
    bot = make_bot("deckhand", game, 1)
    for _ in range(moves):
        p.act(bot.choose(Observation(p, p.seat)))
    return p


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_three_options_with_reasons(game: str) -> None:
    for moves in (6, 25, 40):
        p = after(game, moves)
        hinted = hints.hints(game, Observation(p, p.seat), 1)
        assert len(hinted) == min(3, len(p.choices))
        assert len({advice.action for advice in hinted}) == len(hinted)
        told = [hints.in_percent(advice.chance) for advice in hinted]
        assert told == sorted(told, reverse=True)
        for advice in hinted:
            assert advice.action in p.choices
            assert (advice.other in p.choices) is (len(p.choices) > 1)
            assert 0 <= advice.chance <= 1
            for language in LANGUAGES:
                speech = Speech(p.game, p.content, language, ["Ann", "Bob"])
                sentence = advice_sentence(speech, p, advice)
                alone = speech.texts.say("hint-alone")
                assert (alone if advice.other < 0 else speech.option(p.option(advice.other))) in sentence
                assert "{" not in sentence


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_in_worlds_the_seat_cannot_tell_apart(game: str) -> None:
    p = after(game, 30)
    worlds = (p, p.determinize(p.seat, 1), p.determinize(p.seat, 2))
    told = [hints.hints(game, Observation(world, p.seat), 1) for world in worlds]
    assert told[0] == told[1] == told[2]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_first_is_not_told_to_be_worse(game: str) -> None:
    p = bs.start(game, seats=3, seed=5)
    bot = make_bot("deckhand", game, 2)
    for ply in range(60):
        if ply % 6 == 0 and len(p.choices) > 1:
            best, *others = hints.hints(game, Observation(p, p.seat), ply)
            assert hints.in_percent(best.chance) >= hints.in_percent(best.other_chance)
            assert all(
                hints.in_percent(other.chance) <= hints.in_percent(other.other_chance) for other in others
            )
            assert verdict(best) in ("hint-more", "hint-safer", "hint-even")
            assert all(verdict(other) in ("hint-less", "hint-riskier", "hint-even") for other in others)
        p.act(bot.choose(Observation(p, p.seat)))


@pytest.mark.slow
def test_a_hint_on_a_set_names_the_whole_set() -> None:
    p = after("shares", 0)
    source = Source(3)
    seen = 0
    for _ in range(400):
        if p.over:
            break
        together = set_choice(p)
        if together is not None and together.least > 1:
            best = hints.hints("shares", Observation(p, p.seat), 1)[0]
            assert len(best.whole) == together.least
            assert choices.refusal(p, sorted(best.whole)) is None
            seen += 1
        p.act(p.choices[source.below(len(p.choices))])
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_every_part_has_a_name(game: str) -> None:
    for language in LANGUAGES:
        texts = of_package(f"bathysphere.games.{game}", language)
        assert all(texts.knows(f"part-{part}") for part in heuristic(game).parts)


def test_a_single_option_is_said_to_be_one() -> None:
    p = after("shares", 5)
    speech = Speech(p.game, p.content, "en", ["Ann", "Bob"])
    alone = Advice(p.choices[0], 20.0, 0.5, -1, 0.0, [], [p.choices[0]])
    assert advice_sentence(speech, p, alone) == "There is nothing else to choose."
    same = Advice(p.choices[0], 20.0, 0.5, p.choices[1], 0.0, [], [p.choices[0]], 0.5)
    assert advice_sentence(speech, p, same).startswith("No different from")


def test_numbers_as_the_language_writes_them() -> None:
    assert signed(-1.25, "en") == "−1.2"
    assert signed(2.0, "de") == "+2,0"


@pytest.mark.slow
def test_hindsight_finds_a_blunder() -> None:
    p = bs.start("shares", seats=2, seed=4)
    bots = [make_bot("mate", "shares", 1), make_bot("random", "shares", 2)]
    played, actions = [p.copy()], []
    while not p.over:
        actions.append(bots[p.seat].choose(Observation(p, p.seat)))
        p.act(actions[-1])
        played.append(p.copy())
    looked = hindsight("shares", played, actions, 1)
    assert next(value.moves for value in looked.values) == 0
    assert looked.values[-1].moves == len(actions)
    assert looked.values[-1].points == pytest.approx([score.total for score in p.scores()], abs=1)
    assert looked.costly, "a random player gives something away"
    for move in looked.costly:
        before = played[move.moves - 1]
        assert move.seat == before.seat
        assert move.action == actions[move.moves - 1] != move.better
        assert move.better in before.choices
    assert [move.chance for move in looked.costly] == sorted((m.chance for m in looked.costly), reverse=True)
    assert sum(move.seat == 1 for move in looked.costly) >= sum(move.seat == 0 for move in looked.costly)
