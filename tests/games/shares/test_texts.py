"""Everything the game can say is there, in both languages, with every variable it is given."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bathysphere as bs
from bathysphere.catalogue import game
from bathysphere.engine.errors import (
    ContentError,
    LoadError,
    OptionError,
    Problem,
    RecordError,
    UnknownAction,
)
from bathysphere.engine.events import EVERYBODY, Event
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.shares.content.load import COMPANY_IDS
from bathysphere.games.shares.rules.compiled import ABILITIES
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.language.texts import common, of_package, packaged

SOURCE = Path(bs.__file__).parent
PACKAGE = "bathysphere.games.shares"
PACKAGES = ("bathysphere", PACKAGE)
GAME = game("shares")
PROBLEMS = {
    kind.__name__: kind for kind in (OptionError, UnknownAction, RecordError, LoadError, ContentError)
}
PLACES = {
    "RecordError": {"line": "7"},
    "LoadError": {"place": "x"},
    "ContentError": {"file": "f", "line": "7"},
}
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
TABLES = [
    (seats, sides, bonus)
    for seats in (2, 3, 4, 5)
    for sides in ("basic", "advanced", "random")
    for bonus in ("recycle", "once")
]


# -- the files ----------------------------------------------------------------------------------------


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The variables of every message of a file, by message id."""
    by_id: dict[str, set[str]] = {}
    for entry in FluentParser().parse(packaged(package, language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in by_id, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            by_id[entry.id.name] = variables.names
    return by_id


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same_things(package: str) -> None:
    english, german = messages(package, "en"), messages(package, "de")
    assert list(english) == list(german)
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_does_not_repeat_common_messages(language: str) -> None:
    assert not set(messages("bathysphere", language)) & set(messages(PACKAGE, language))


def test_no_german_is_left_in_english() -> None:
    for package in PACKAGES:
        for entry in FluentParser().parse(packaged(package, "en")).body:
            assert not set("äöüßÄÖÜ„") & set(FluentSerializer().serialize_entry(entry))


# -- what the source asks for -------------------------------------------------------------------------


def calls(*folders: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the sources, with the name of what is called; the terminal has texts of its own."""
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            if "terminal" in file.relative_to(SOURCE).parts:
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    if isinstance(node.func, ast.Name):
                        yield node.func.id, node
                    elif isinstance(node.func, ast.Attribute):
                        yield node.func.attr, node


def constant(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def is_passed_on(call: ast.Call) -> bool:
    """Is this the code of another error, given on with its parameters?"""
    return isinstance(call.args[0], ast.Attribute) and call.args[0].attr == "code"


def codes(node: ast.expr) -> list[str]:
    """The code an error is raised with: one, or one of two by a condition."""
    if isinstance(node, ast.IfExp):
        return codes(node.body) + codes(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return []  # a prefix and a code: tests/language/test_manual.py has those of manuals
    code = constant(node)
    assert code is not None, f"not a code that can be read: {ast.unparse(node)}"
    return [code]


ERRORS = sorted(
    {
        (kind, code, tuple(keyword.arg for keyword in call.keywords))
        for kind, call in calls(".")
        if kind in PROBLEMS and not is_passed_on(call)
        for code in codes(call.args[0])
    }
)
REASONS = sorted(
    {
        (constant(call.args[0]), tuple(constant(key) for key in call.args[2].keys))
        for kind, call in calls("games/shares")
        if kind == "Reason" and len(call.args) > 2 and isinstance(call.args[2], ast.Dict)
    }
)


def test_the_source_was_read() -> None:
    assert len(ERRORS) > 40
    assert len(REASONS) > 12
    assert all(code for _, code, _ in ERRORS)
    assert all(code for code, _ in REASONS)
    reasons = [call for kind, call in calls("games/shares") if kind == "Reason"]
    assert {constant(call.args[0]) for call in reasons} == {code for code, _ in REASONS}


@pytest.mark.parametrize(("kind", "code", "names"), ERRORS)
def test_every_error_has_a_sentence(kind: str, code: str, names: tuple[str, ...]) -> None:
    params = {**{name: f"<{name}>" for name in names}, **PLACES.get(kind, {})}
    if code == "record-action":
        params["why"] = "<why>"  # comes from the cause, in its language
    problem = Problem(code, **params)
    for language in LANGUAGES:
        sentence = problem.sentence(language)
        assert "{" not in sentence
        assert all(f"<{name}>" in sentence for name in names), "something known is not told"


@pytest.mark.parametrize(("code", "names"), REASONS)
def test_every_reason_has_a_sentence(code: str, names: tuple[str, ...]) -> None:
    params: dict[str, Value] = dict.fromkeys(names, 1)
    for speech in speeches(3):
        warns = speech.texts.knows(f"warning-{code}")
        told = speech.warning if warns else speech.reason
        assert "{" not in told(Reason(code, "", params))


def test_every_message_named_in_the_source_exists() -> None:
    for kind, call in [*calls("engine"), *calls("games/shares")]:
        message = constant(call.args[0]) if kind == "say" and call.args else None
        if message is not None:
            assert of_package(PACKAGE, "en").knows(message), message


# -- what the game declares ---------------------------------------------------------------------------


def speeches(seats: int) -> list[Speech]:
    content = bs.start("shares", seats, 1).content
    return [Speech(GAME, content, language, NAMES[:seats]) for language in LANGUAGES]


def test_every_choice_asks_and_every_verb_has_a_label() -> None:
    for speech in speeches(3):
        for step in GAME.steps:
            if step.verbs:
                assert "{" not in speech.question(step.name, 0)
            for verb in step.verbs:
                messages = (f"option-{step.name}-{verb.name}", f"option-{verb.name}")
                assert any(speech.texts.knows(message) for message in messages), messages[0]


def test_every_verb_at_the_wrong_time_is_told_what_comes_first() -> None:
    for speech in speeches(3):
        for step in GAME.steps:
            for verb in GAME.vocabulary.verbs:
                if step.verbs and verb not in step.verbs:
                    sentence = speech.reason(Reason("not-now", "", {"verb": verb.name, "step": step.name}))
                    assert "{" not in sentence
                    assert speech.texts.say(f"verb-{verb.name}") in sentence
                    assert speech.question(step.name, 0) in sentence


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_every_event_has_a_line(seats: int, number: int) -> None:
    for kind in GAME.events.kinds:
        event = Event(kind, 0, [number] * len(kind.names), [30, 43] if kind.secret else [], EVERYBODY)
        for speech in speeches(seats):
            assert "{" not in speech.event(event)


@pytest.mark.parametrize("kind", [kind for kind in GAME.events.kinds if kind.name in ("drew", "handed")])
def test_a_hidden_line_tells_the_number_of_cards_only(kind: object) -> None:
    for speech in speeches(3):
        lines = set()
        for items in ([30, 43], [7, 99]):
            event = Event(kind, 0, [1] * len(kind.names), items, 1)  # type: ignore[attr-defined, arg-type]
            assert str(speech.words({"card": items[0]})["card"]) in speech.event(event, 0)
            lines |= {speech.event(event, viewer) for viewer in (-1, 1, 2)}
        assert len(lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_and_its_settings_are_explained(language: str) -> None:
    texts = of_package(PACKAGE, language)
    wanted = [f"game-{GAME.name}", "game-pitch", "game-provenance", "side-basic", "side-advanced"]
    wanted += [f"provenance-{file.stem}" for file in (SOURCE / "games/shares/content/data").glob("*.toml")]
    for setting in GAME.settings:
        wanted += [f"setting-{setting.name}", *(f"setting-{setting.name}-{name}" for name in setting.presets)]
        wanted += [f"setting-{setting.name}-form"] if setting.form else []
    wanted += [f"company-{company}{end}" for company in COMPANY_IDS for end in ("", "-short")]
    wanted += [f"cause-{cause}" for cause in bs.start("shares", seed=1).content.labels["cause"]]
    for message in wanted:
        assert "{" not in texts.say(message)
    for ability in ABILITIES:
        for amount in (1, 2):
            assert "{" not in texts.say(f"ability-{ability.replace('_', '-')}", {"amount": amount})


def test_scores_and_tiebreaks_have_names() -> None:
    (score, *_) = bs.start("shares", seed=1).scores()
    for speech in speeches(3):
        for part in [*score.parts, *score.tiebreaks, "total", "place"]:
            assert "{" not in speech.part(part)


# -- how it reads -------------------------------------------------------------------------------------


def test_a_card_reads_as_number_and_company() -> None:
    english, german = speeches(3)
    card = english.content.labels["card"].index("pearl-31")
    assert english.words({"card": card}) == {"card": "31 (Pearl)"}
    assert german.words({"card": card}) == {"card": "31 (Perlen)"}


def test_the_third_player_is_one_only_with_two_players() -> None:
    assert [speech.player(2) for speech in speeches(2)] == ["the third player", "Spieler 3 (neutral)"]
    assert [speech.player(2) for speech in speeches(3)] == ["Cleo", "Cleo"]
    assert [speech.player(4) for speech in speeches(3)] == ["Player 5", "Spieler 5"]


def test_an_illegal_action_says_why_in_both_languages() -> None:
    p = bs.start("shares", seats=3, seed=7)
    with pytest.raises(bs.IllegalAction) as caught:
        p.play("pay pearl-31")
    assert caught.value.sentence("en") == (
        "The game begins with the first shares: Which card do you take from the market as a share?"
    )
    assert caught.value.sentence("de") == (
        "Das Spiel beginnt mit den ersten Aktien: Welche Karte nimmst du als Aktie aus der Auslage?"
    )


def test_numbers_agree_with_their_nouns() -> None:
    draw = next(kind for kind in GAME.events.kinds if kind.name == "drew")
    told = {
        1: ["Ada draws a card.", "Ada zieht eine Karte."],
        2: ["Ada draws 2 cards.", "Ada zieht 2 Karten."],
    }
    for count, lines in told.items():
        event = Event(draw, 0, [], [5] * count, 1)
        assert [speech.event(event) for speech in speeches(3)] == lines


# -- whole games --------------------------------------------------------------------------------------


def check_moment(p: Position, chooser: random.Random, speech: Speech, seen: set[str]) -> None:
    """The question, the labels of all options, and the reasons against some other actions."""
    options = p.options()
    assert "{" not in speech.question(options[0].step, p.seat)
    for option in options:
        assert "{" not in speech.option(option)
        seen.add(f"{option.step} {option.verb}")
    for action in chooser.sample(range(GAME.vocabulary.size), 3):
        reason = p.why_not(action)
        if reason is not None:
            assert "{" not in speech.reason(reason)


def check_event(p: Position, event: Event, speech: Speech, seen: set[str]) -> None:
    """An event as its owner reads it; where it has a secret, as another player and a spectator do too."""
    seen.add(event.kind.name)
    for viewer in {event.seat, (event.seat + 1) % p.seats, -1} if event.kind.secret else {event.seat}:
        assert "{" not in speech.event(event, viewer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    """A hundred random games, every event of them and all options of every tenth choice."""
    seen: set[str] = set()
    for number in range(len(TABLES) * 4):
        seats, sides, bonus = TABLES[number % len(TABLES)]
        chooser = random.Random(f"{language} {number}")
        third = "yes" if number % 2 else "no"
        p = bs.start(
            "shares", seats, number, sides=sides, bonus_shares=bonus, third_draws=third, third_pays=third
        )
        speech = Speech(GAME, p.content, language, NAMES[:seats])
        while not p.over:
            if chooser.random() < 0.1:
                check_moment(p, chooser, speech, seen)
            p.sink = []
            p.act(chooser.choice(p.choices))
            for event in p.sink:
                check_event(p, event, speech, seen)
    assert {f"{step.name} {verb.name}" for step in GAME.steps for verb in step.verbs} <= seen
    assert {kind.name for kind in GAME.events.kinds} - seen <= {"bonus-gone", "lost"}


def test_common_texts_need_no_game() -> None:
    for language in LANGUAGES:
        assert common(language).sequence(["a", "b", "c"]) in ("a, b and c", "a, b und c")
