"""Everything the game can say is there, in both languages, with every variable it is given."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bathysphere as bs
from bathysphere.catalogue import game
from bathysphere.engine.chance import Source
from bathysphere.engine.events import EVERYBODY, Event
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason, Value
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.language.texts import of_package, packaged
from tests.games.reef import promises
from tests.games.reef.table import PINK, Table

SOURCE = Path(bs.__file__).parent / "games" / "reef"
PACKAGE = "bathysphere.games.reef"
GAME = game("reef")
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    by_id: dict[str, set[str]] = {}
    for entry in FluentParser().parse(packaged(PACKAGE, language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in by_id, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            by_id[entry.id.name] = variables.names
    return by_id


def speeches(seats: int) -> list[Speech]:
    content = bs.start("reef", seats, 1).content
    return [Speech(GAME, content, language, NAMES[:seats]) for language in LANGUAGES]


def test_both_languages_say_the_same_things() -> None:
    english, german = messages("en"), messages("de")
    assert list(english) == list(german)
    free = {"member"}  # the row needs its own ending in German
    assert {k: v for k, v in english.items() if k not in free} == {
        k: v for k, v in german.items() if k not in free
    }


def test_no_german_is_left_in_english() -> None:
    for entry in FluentParser().parse(packaged(PACKAGE, "en")).body:
        assert not set("äöüßÄÖÜ„") & set(FluentSerializer().serialize_entry(entry))


def reasons() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every reason in the sources, with its parameters."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                assert isinstance(node.args[0], ast.Constant)
                keys = node.args[2].keys if len(node.args) > 2 and isinstance(node.args[2], ast.Dict) else []
                names = [key.value for key in keys if isinstance(key, ast.Constant)]
                yield str(node.args[0].value), tuple(str(name) for name in names)


def test_every_reason_has_a_sentence() -> None:
    known = set(reasons())
    assert len(known) > 60
    for speech in speeches(3):
        for code, names in known:
            params: dict[str, Value] = dict.fromkeys(names, 1)
            told = speech.warning if speech.texts.knows(f"warning-{code}") else speech.reason
            assert "{" not in told(Reason(code, "", params)), code


def test_every_choice_asks_and_every_verb_has_a_label() -> None:
    for speech in speeches(3):
        for step in GAME.steps:
            if step.verbs:
                assert "{" not in speech.question(step.name, 0)
            for verb in step.verbs:
                known = (f"option-{step.name}-{verb.name}", f"option-{verb.name}")
                assert any(speech.texts.knows(message) for message in known), known
        for verb in GAME.vocabulary.verbs:
            assert "{" not in speech.texts.say(f"verb-{verb.name}")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_event_has_a_line(number: int) -> None:
    for kind in GAME.events.kinds:
        event = Event(kind, 0, [number] * len(kind.names), [3, 4] if kind.secret else [], EVERYBODY)
        hidden = Event(kind, 0, [number] * len(kind.names), [3, 4] if kind.secret else [], 1)
        for speech in speeches(3):
            assert "{" not in speech.event(event)
            assert "{" not in speech.event(hidden, 2)
            if kind.secret:
                assert speech.event(hidden, 2) != speech.event(event, 2), kind.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_and_its_settings_are_explained(language: str) -> None:
    texts = of_package(PACKAGE, language)
    wanted = ["game-reef", "game-pitch", "game-provenance"]
    wanted += [f"provenance-{file.stem}" for file in (SOURCE / "content" / "data").glob("*.toml")]
    for setting in GAME.settings:
        wanted += [f"setting-{setting.name}", *(f"setting-{setting.name}-{name}" for name in setting.presets)]
    for message in wanted:
        assert "{" not in texts.say(message)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_thing_has_a_name(seats: int) -> None:
    for speech in speeches(seats):
        for name, domain in GAME.names.items():
            if domain.name == "seat":
                continue
            for value, label in enumerate(speech.content.labels[domain.name]):
                if not label.startswith("no-"):
                    word = speech.words({name: value})[name]
                    assert isinstance(word, str)
                    assert "{" not in word


def test_scores_and_tiebreaks_have_names() -> None:
    (score, *_) = bs.start("reef", seed=1).scores()
    for speech in speeches(3):
        for part in [*score.parts, *score.tiebreaks]:
            assert "{" not in speech.part(part)


def test_an_illegal_action_says_why_in_both_languages() -> None:
    p = bs.start("reef", seats=3, seed=7)
    with pytest.raises(bs.IllegalAction) as caught:
        p.play("recharge")
    assert caught.value.sentence("en") == ("The game has not begun yet. First: Which ship do you take?")
    assert caught.value.sentence("de") == (
        "Das Spiel hat noch nicht begonnen. Zuerst: Welches Schiff nimmst du?"
    )


def dealt() -> Iterator[Position]:
    """Games of all kinds, then positions nearer to what chance alone rarely meets."""
    for number in range(24):
        side, missions = "ab"[number % 2], ["draft", "dealt"][number // 6 % 2]
        yield bs.start("reef", 2 + number % 3, number, side=side, missions=missions)
    for side in "ab":
        yield from promises.starts({"side": side, "missions": "dealt"})


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    """Random games of all kinds, every event of them and all options of many choices."""
    seen: set[str] = set()
    told: dict[str, int] = {}
    for number, p in enumerate(dealt()):
        source = Source(number, 5)
        speech = Speech(GAME, p.content, language, NAMES[: p.seats])
        while not p.over:
            step = p.steps[p.stack[-1].step].name
            told[step] = told.get(step, 0) + 1
            if told[step] < 100 or source.below(8) == 0:
                for option in p.options():
                    label = speech.option(option)
                    assert "{" not in label, option.text
                    assert "…" not in label or option.details.get("more"), label
                    seen.add(f"{option.step} {option.verb}")
            p.sink = []
            p.act(p.choices[source.below(len(p.choices))])
            for event in p.sink:
                seen.add(event.kind.name)
                for viewer in (event.seat, (event.seat + 1) % p.seats, -1):
                    assert "{" not in speech.event(event, viewer)
    never = {f"{pair.step} {pair.verb}" for pair in promises.UNREACHABLE if not pair.where}
    wanted = {f"{step.name} {verb.name}" for step in GAME.steps for verb in step.verbs}
    unseen = {pair for pair in wanted - seen if not pair.endswith(" trade")}
    assert unseen <= never | {"free-deploy done", "recharged reveal", "entries reveal"}
    assert {kind.name for kind in GAME.events.kinds} - seen <= {"crew-reshuffled", "coins-paid", "past-end"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dive_past_the_end_is_told(language: str) -> None:
    """Games of chance are over before a Diver gets that far."""
    table = Table().coins(PINK, 0).cargo(PINK, 0, 0, 0).diver(PINK, 16).turn(PINK)
    table.p.sink = []
    table.give(PINK, "explore", 1)
    past = [event for event in table.p.sink if event.kind.name == "past-end"]
    assert len(past) == 1
    assert "{" not in Speech(GAME, table.p.content, language, NAMES[: table.p.seats]).event(past[0], PINK)
