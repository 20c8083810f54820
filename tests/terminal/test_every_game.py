"""Every game in the terminal: whole games in two sizes, every command, every thing by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.engine.chance import Source
from bathysphere.language.languages import LANGUAGES
from bathysphere.terminal.app import COMMANDS, Outcome, play
from bathysphere.terminal.looking import look, words_of
from bathysphere.terminal.scene import Scene, face, scene_at
from bathysphere.terminal.screen import table
from bathysphere.terminal.sitting import Seat
from bathysphere.terminal.voice import Voice
from tests.terminal.person import Answer, Person, anything

SIZES = [(80, 24), (120, 40)]
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PLAYED = sorted(GAMES)
NAMES = ["Anna", "Ben", "Cleo"]


def sit(person: Person, folder: Path, game: str, language: str = "en", seats: str = "you,random") -> Outcome:
    return play(
        game, seats.split(","), language, 7, {}, console=person.console, ask=person.ask, folder=folder
    )


def coloured(script: Iterator[Answer] | list[Answer], width: int, height: int) -> Person:
    """Somebody at a real terminal with colours."""
    person = Person(
        script,
        width,
        height,
        force_terminal=True,
        no_color=False,
        legacy_windows=False,
        color_system="truecolor",
    )
    person.console._environ = {"TERM": "xterm-256color"}
    return person


def scenes(game: str, seats: int, seeds: range, every: int = 40) -> Iterator[tuple[bs.Position, int]]:
    """Positions along random games, with every seat as the viewer in turn."""
    for seed in seeds:
        p = bs.start(game, seats, seed)
        source = Source(seed, 31)
        moves = 0
        while not p.over:
            if moves % every == 0:
                yield p, moves // every % seats
            p.act(p.choices[source.below(len(p.choices))])
            moves += 1


def scene_of(p: bs.Position, seat: int, language: str = "en", width: int = 80, height: int = 24) -> Scene:
    return scene_at(p, seat, Voice.at(p, language, NAMES[: p.seats]), [], width, height)


# -- whole games --------------------------------------------------------------------------------------


QUICK_SCREENS = {(80, 24, "de", False), (120, 40, "en", True)}
"""One in the small window and one in the large one; the others are among the long tests."""
SCREENS = [
    pytest.param(*screen, marks=() if screen in QUICK_SCREENS else pytest.mark.long)
    for screen in [
        (*size, language, colour) for size in SIZES for language in LANGUAGES for colour in (False, True)
    ]
]


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "language", "colour"), SCREENS)
@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_fits_the_screen(
    tmp_path: Path, game: str, width: int, height: int, language: str, colour: bool
) -> None:
    """No line is wider than the window, no screen higher, no word without a text; the record is complete."""
    person = coloured(anything(2), width, height) if colour else Person(anything(2), width, height)
    outcome = sit(person, tmp_path, game, language)
    assert outcome.position.over
    assert outcome.file is not None
    assert bs.Record.parse(outcome.file.read_text("utf-8")) == outcome.record
    assert "{" not in person.printed
    assert ("\x1b[" in person.printed) == colour
    bare = ANSI.sub("", person.printed)
    assert max(map(len, bare.splitlines())) <= width
    for shown in person.screens:
        assert len(ANSI.sub("", shown).splitlines()) + 1 <= height


# -- commands -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_command_answers_in_every_game(tmp_path: Path, game: str, language: str) -> None:
    """By its English name and by the words of the language; none breaks, none ends the game but quit."""
    spoken = Voice.at(bs.start(game, 2, 7), language, NAMES[:2])
    cancel, yes = spoken.words("answer-cancel")[0], spoken.words("answer-yes")[0]
    typed = [
        (command, word) for command in COMMANDS for word in [command, *spoken.words(f"command-{command}")]
    ]
    script: list[Answer] = ["1", "1"]
    places: dict[int, str] = {}
    for command, word in typed:
        if command != "hint" or word == command:
            script += [word, *([cancel] if command == "quit" else [])]
            places[len(script) - (command == "quit")] = word
    person = Person([*script, "quit", yes])
    outcome = sit(person, tmp_path, game, language)
    for place, word in places.items():
        assert person.screens[place].strip() or word in spoken.words("command-quit") or word == "quit", word
    assert spoken.say("mishap", what="x").partition("(")[0] not in person.printed
    assert outcome.file is not None
    assert not outcome.position.over


@pytest.mark.parametrize("game", PLAYED)
def test_help_names_every_command(tmp_path: Path, game: str) -> None:
    person = Person(["help"])
    sit(person, tmp_path, game)
    for command in set(COMMANDS) - {"help"}:
        assert re.search(rf"\b{command}\b", person.screens[-1]), command


@pytest.mark.parametrize("game", PLAYED)
def test_a_real_terminal_is_paged(tmp_path: Path, game: str) -> None:
    """Looking at everything fills the screen and no more; `more` goes on until that was all."""
    person = coloured(["1", "look all", *["more"] * 40], 80, 24)
    sit(person, tmp_path, game)
    pages = [ANSI.sub("", shown) for shown in person.screens[2:-1]]
    assert all(len(page.splitlines()) + 1 <= 24 for page in pages)
    assert "type more" in pages[0]
    assert "That was all" in pages[-1]
    assert sum(len(page.splitlines()) for page in pages if "That was all" not in page) > 24


# -- everything by its name ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_pane_and_every_thing_is_found_by_its_name(game: str, language: str) -> None:
    for p, seat in scenes(game, 3, range(2), every=120):
        scene = scene_of(p, seat, language)
        missing = scene.voice.say("look-what", words="x").partition("„")[0].partition("“")[0]
        named = [word for pane in face(p.game).panes(scene) for word in words_of(scene, pane)]
        named += [name for thing in face(p.game).things(scene) for name in thing.names]
        assert len(named) > 40
        for words in dict.fromkeys(named):
            shown = look(scene, words)
            told = "\n".join(line.plain for line in shown)
            assert not told.startswith(missing) or not missing, words
            assert all(line.cell_len <= 80 for line in shown), words


def labels_in(data: object, known: dict[str, str]) -> set[tuple[str, str]]:
    """All labels that occur anywhere in a view, with their domain."""
    if isinstance(data, str):
        label = data.removeprefix("intern:")
        return {(known[label], label)} if label in known else set()
    inside = list(data.values()) + list(data) if isinstance(data, dict) else data
    return (
        {each for value in inside for each in labels_in(value, known)} if isinstance(inside, list) else set()
    )


OPEN_DOMAINS = {
    "deepsea": ("board", "card", "face", "kind", "coop_card"),
    "reef": ("island", "ship", "mission", "tile", "objective", "sector"),
    "shares": ("card", "company"),
}


@pytest.mark.parametrize("game", PLAYED)
def test_whatever_a_view_names_can_be_looked_at(game: str) -> None:
    """Names are taken from the JSON of the view, not from the face: none of them is unknown to `look`."""
    looked_at = 0
    for p, seat in scenes(game, 2, range(2), every=60):
        scene = scene_of(p, seat)
        known = {label: domain for domain in OPEN_DOMAINS[game] for label in p.content.labels[domain]}
        for domain, label in sorted(labels_in(p.view(seat), known)):
            name = scene.voice.thing(domain, label)
            shown = "\n".join(line.plain for line in look(scene, name))
            assert "nothing called" not in shown, name
            assert name.casefold() in " ".join(shown.casefold().split()), name
            looked_at += 1
    assert looked_at > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", PLAYED)
def test_no_option_is_cut(game: str, width: int, height: int, language: str) -> None:
    """Every word of every option stands on the screen, or comes with `more`."""
    for p, _ in scenes(game, 2, range(1), every=15):
        scene = scene_of(p, p.seat, language, width, height)
        drawn = table(scene)
        shown = " ".join(line.plain for line in [*drawn.lines, *drawn.rest])
        for option in scene.options:
            cell = face(p.game).cell(scene, option)
            sentence = scene.voice.option(option)
            words = [set(re.findall(r"\w+", text)) for text in (cell, sentence)]
            assert any(each <= set(re.findall(r"\w+", shown)) for each in words), option.text
        assert all(line.cell_len <= width for line in drawn.lines)
        assert len(drawn.lines) < height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", PLAYED)
def test_the_line_above_everything_is_not_cut(game: str, width: int, height: int, language: str) -> None:
    for p, seat in scenes(game, 3, range(1), every=40):
        scene = scene_of(p, seat, language, width, height)
        lines = table(scene).lines
        told = " ".join(" ".join(line.plain for line in lines[:2]).split())
        assert told.startswith(face(p.game).bar(scene))
        assert len(lines) < height


@pytest.mark.parametrize(
    ("game", "language", "typed", "pane"),
    [
        ("deepsea", "en", "mat", "mats"),
        ("deepsea", "de", "tableau", "mats"),
        ("reef", "en", "rout", "routes"),
    ],
)
def test_the_beginning_of_a_name_is_enough(game: str, language: str, typed: str, pane: str) -> None:
    p = bs.start(game, 3, 7)
    scene = scene_of(p, p.seat, language)
    assert [line.plain for line in look(scene, typed)] == [line.plain for line in look(scene, pane)]


def test_why_tells_alike_reasons_once(tmp_path: Path) -> None:
    """Where an Impact marker may not go: dozens of hexes, a handful of rules."""
    person = Person(["1", "why", "why row 1 hex 2"])
    sit(person, tmp_path, "deepsea")
    every, one = person.screens[-2], person.screens[-1]
    assert "others: why WORDS" in every
    assert len(every.splitlines()) < 12
    assert "others" not in one


# -- nothing hidden -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PLAYED)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(game: str) -> None:
    """Table, looks at everything and the whole lists of options: equal, letter by letter."""
    for p, seat in scenes(game, 3, range(2), every=75):
        worlds = [p, *(p.determinize(seat, seed) for seed in (1, 2))]
        told = []
        for world in worlds:
            lines = []
            for width, height in SIZES:
                scene = scene_of(world, seat, "en", width, height)
                drawn = table(scene)
                lines += [*drawn.lines, *drawn.rest]
            lines += [*look(scene, ""), *look(scene, "all")]
            lines += [line for thing in face(p.game).things(scene) for line in thing.lines(80)]
            told.append("\n".join(line.plain for line in lines))
        assert told[0] == told[1] == told[2]


# -- nothing lost -------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["bar", "panes", "cell"])
@pytest.mark.parametrize("game", PLAYED)
def test_a_drawing_that_fails_costs_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, part: str
) -> None:
    """From the second move on the face is broken: a sentence, the plain list, and the game goes on."""

    def broken(*_: object) -> str:
        raise RuntimeError("the brush is broken")

    answers = anything(3)
    person = Person(
        [
            "1",
            lambda who: (
                monkeypatch.setattr(face(bs.start(game, 2, 7).game), part, broken) or next(answers)(who)
            ),
            *[next(answers) for _ in range(25)],
        ]
    )
    outcome = sit(person, tmp_path, game)
    assert "the brush is broken" in " ".join(person.printed.split())
    undrawn = [shown for shown in person.screens if "could not be drawn" in shown]
    assert undrawn
    assert all(re.search(r"^ ?1  \w", shown, re.MULTILINE) for shown in undrawn), "the plain list"
    assert len(outcome.record.actions) > 8
    assert outcome.file is not None
    assert bs.Record.parse(outcome.file.read_text("utf-8")).actions == outcome.record.actions


@pytest.mark.parametrize("game", PLAYED)
def test_a_view_that_fails_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    def broken(*_: object) -> Scene:
        raise RuntimeError("no view")

    monkeypatch.setattr(Seat, "scene", broken)
    answers = anything(3)
    person = Person([next(answers) for _ in range(20)])
    outcome = sit(person, tmp_path, game)
    assert "no view" in person.printed
    assert len(outcome.record.actions) > 8


@pytest.mark.parametrize("game", PLAYED)
def test_the_game_is_in_its_file_after_every_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Whenever somebody is asked, the file holds the whole game so far."""
    held: list[tuple[int, int]] = []
    prompt = Seat.prompt

    def watched(seat: Seat) -> str:
        kept = bs.Record.parse(seat.file.read_text("utf-8")) if seat.file else None
        held.append((len(seat.course.moves), len(kept.actions) if kept else 0))
        return prompt(seat)

    monkeypatch.setattr(Seat, "prompt", watched)
    answers = anything(4)
    sit(Person(["1", "undo", *[next(answers) for _ in range(30)]]), tmp_path, game)
    assert all(made == written for made, written in held)
    assert len(set(held)) > 15
    assert len(list(tmp_path.iterdir())) == 1
