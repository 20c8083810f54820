"""The table in the terminal, played by scripts: whole games, every command, every way out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.texts import packaged
from bathysphere.minds import Observation
from bathysphere.minds.hints import Advice
from bathysphere.terminal.scene import scene_at
from bathysphere.terminal.screen import table
from bathysphere.terminal.voice import Voice
from tests.manuals import small_manuals  # noqa: F401
from tests.terminal.person import Person, anything, onward, sit

# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["you,random", "you,greedy,random", "you,random,greedy,random,random"])
@pytest.mark.parametrize("sides", ["basic", "advanced"])
def test_a_game_is_played_to_its_score_sheet(tmp_path: Path, seats: str, language: str, sides: str) -> None:
    person = Person(anything())
    outcome = sit(person, tmp_path, seats, language, sides=sides)
    assert outcome.position.over
    assert outcome.file is not None
    assert bs.Record.parse(outcome.file.read_text("utf-8")) == outcome.record
    sheet = person.printed[person.printed.rindex("The final" if language == "en" else "Das End") :]
    for score in outcome.position.scores():
        assert re.search(rf"\b{score.total}\b", sheet)
    assert str(outcome.file.name) in sheet.replace("\n", "").replace(" ", "")
    assert "{" not in person.printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "seats",
    [
        "you,random",
        pytest.param("you,random,greedy", marks=pytest.mark.long),
        "anna,random,greedy,random,greedy",
    ],
)
def test_eighty_by_twenty_four_without_colour(tmp_path: Path, seats: str, language: str) -> None:
    """No line is wider than the screen, and board, news, question, options and prompt fit on it."""
    for seed in range(3):
        person = Person(anything(seed), width=80, height=24)
        sit(person, tmp_path, seats, language, seed=seed, sides="random")
        assert "\x1b" not in person.printed
        assert max(map(len, person.printed.splitlines())) <= 80
        assert max(map(len, person.prompts)) <= 80
        for shown in person.screens:
            assert len(shown.splitlines()) + 1 <= 24


@pytest.mark.parametrize(("width", "height"), [(40, 12), (60, 20), (100, 30), (120, 40), (200, 60)])
def test_other_sizes_never_overflow(tmp_path: Path, width: int, height: int) -> None:
    person = Person(anything(), width=width, height=height)
    assert sit(person, tmp_path, "you,greedy,random", sides="random").position.over
    assert max(map(len, person.printed.splitlines())) <= width


def test_with_more_room_the_companies_hang_in_the_sea(tmp_path: Path) -> None:
    small, large = Person([]), Person([], width=120, height=40)
    sit(small, tmp_path)
    sit(large, tmp_path)
    assert "90–99" not in small.screens[0]
    assert "90–99" in large.screens[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_unicode_gets_letters_it_can_write(
    tmp_path: Path, language: str, encoding: str
) -> None:
    person = Person(anything(), encoding=encoding)
    assert sit(person, tmp_path, "Jürgen,random,greedy", language).position.over
    assert ("Juergen" if encoding == "ascii" else "Jürgen") in person.printed
    assert "?" not in person.screens[-1].replace("? ", "").replace("?\n", "")
    assert max(map(len, person.printed.splitlines())) <= 80


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    person = Person([])
    outcome = sit(person, tmp_path, "random,random,random")
    assert outcome.position.over
    assert not person.prompts
    assert "draws" in person.printed


# -- playing ------------------------------------------------------------------------------------------


def test_the_table_shows_what_a_player_looks_at(tmp_path: Path) -> None:
    person = Person(["coach off", "1", "1"])
    p = sit(person, tmp_path).position
    seat = p.seat_of_chair(0)
    shown = person.screens[-1]
    for company in ("Cleaning", "Treasure", "Pearl", "Research", "Wildlife"):
        assert company in shown
    for card in p.view(seat)["hand"]:  # type: ignore[attr-defined]
        name, _, number = card.partition("-")
        assert f"{number} {name.capitalize()}" in shown
    assert f"deck {p.view(seat)['deck']}" in shown
    assert re.search(r"Chance \d (buys|takes|opens|draws|pays)", shown)
    assert "Buy" in shown
    assert "Expand" in shown
    assert "Draw" in shown


def test_a_full_action_text_plays(tmp_path: Path) -> None:
    person = Person(["1", "1", "DRAW"])
    outcome = sit(person, tmp_path)
    seat = outcome.position.seat_of_chair(0)
    assert [a for a in outcome.record.actions if a == "draw"]
    assert outcome.position.seat == seat


def test_words_filter_and_keep_the_numbers(tmp_path: Path) -> None:
    person = Person(["1", "1", "expand", "buy pearl", "23", "nonsense"])
    outcome = sit(person, tmp_path, seed=7)
    p = outcome.position
    before = len(outcome.record.actions)
    expand, buy_pearl, by_number, nonsense = person.screens[3:7]
    options = p.options()
    shown = [int(line.split()[0]) for line in expand.splitlines() if line.split()[0].isdigit()]
    assert shown == [n for n, option in enumerate(options, 1) if option.verb == "expand"]
    assert all("Pearl" in line for line in buy_pearl.splitlines())
    assert "23 (Pearl)" in by_number
    assert "nonsense" in nonsense
    assert len(outcome.record.actions) == before


@pytest.mark.parametrize(
    "typed", ["0", "99", "-1", "999999999999", "²", "buy", "buy pearl-1000", "take x y", "\x00"]
)
def test_bad_input_gets_an_answer_and_changes_nothing(tmp_path: Path, typed: str) -> None:
    person = Person(["1", typed])
    outcome = sit(person, tmp_path)
    assert person.screens[-1].strip()
    assert len(outcome.record.actions) == len(sit(Person(["1"]), tmp_path).record.actions)


def test_an_impossible_action_is_refused_with_its_rule(tmp_path: Path) -> None:
    person = Person(["draw"])
    sit(person, tmp_path)
    assert "SH-021" in person.screens[-1]


def test_unreadable_input(tmp_path: Path) -> None:
    def broken(person: Person) -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    person = Person([broken])
    sit(person, tmp_path)
    assert "could not be read" in person.screens[-1]


# -- undo, why, hint, log -----------------------------------------------------------------------------


def find(p: bs.Position, verb: str) -> str:
    return next(option.text for option in p.options() if option.verb == verb)


def test_undo_takes_back_own_open_choices_one_by_one(tmp_path: Path) -> None:
    before = sit(Person(["1", "1"]), tmp_path)
    expand = find(before.position, "expand")
    person = Person(["1", "1", expand, "undo", "undo"])
    after = sit(person, tmp_path)
    assert after.position.dump() == before.position.dump()
    assert after.record == before.record
    assert f"Taken back: Expand with {expand.rpartition('-')[2]} " in person.screens[-2]
    assert "cannot be taken back" in person.screens[-1]


def test_undo_is_refused_after_a_reveal(tmp_path: Path) -> None:
    """Expanding an owned company pays a dividend: cards were drawn, so the ability's choice stands alone."""
    for seed in range(40):
        start = sit(Person(["1", "1"]), tmp_path, seed=seed)
        p, seat = start.position, start.position.seat_of_chair(0)
        if p.over or p.seat != seat:
            continue
        for option in [option for option in p.options() if option.verb == "expand"]:
            q = p.copy()
            q.play(option.text)
            for into in q.options():
                r = q.copy()
                r.play(into.text)
                if r.seat == seat and r.reveals > p.reveals:
                    person = Person(["1", "1", option.text, into.text, "undo"])
                    after = sit(person, tmp_path, seed=seed)
                    assert after.record.actions[-1] == into.text
                    assert "revealed" in person.screens[-1]
                    return
    pytest.fail("no such position among the seeds")


def test_undo_is_refused_after_another_move_and_before_any(tmp_path: Path) -> None:
    person = Person(["undo", "1", "undo"])
    outcome = sit(person, tmp_path)
    assert "nothing of yours" in person.screens[1]
    assert "has moved since" in person.screens[3]
    assert outcome.record.actions


def test_undo_forgets_what_was_said(tmp_path: Path) -> None:
    start = sit(Person(["1", "1"]), tmp_path)
    buy = next(o.text for o in start.position.options() if o.verb == "buy" and o.details["price"])
    person = Person(["1", "1", buy, "undo", "log 1"])
    sit(person, tmp_path)
    assert "Player buys" not in person.screens[-1]


def test_why(tmp_path: Path) -> None:
    person = Person(["why", "why draw", "why draft pearl-1000", "why pearl", "1", "1", "draw"] + ["draw"] * 3)
    sit(person, tmp_path)
    assert person.screens[1].strip()
    assert "SH-021" in person.screens[2]
    assert "pearl-1000" in person.screens[3]


@pytest.mark.parametrize(
    ("language", "possible", "no_number", "nothing"),
    [
        ("en", "That is possible now.", "from 1 to", "No option matches"),
        ("de", "Das geht jetzt.", "1 bis", "Keine Möglichkeit"),
    ],
)
def test_why_understands_what_is_listed(
    tmp_path: Path, language: str, possible: str, no_number: str, nothing: str
) -> None:
    """A number of the list and words of its options are no reason to name the verbs of records."""
    why = {"en": "why", "de": "warum"}[language]
    first = {"en": "draft", "de": "nehmen"}[language]
    person = Person([f"{why} 2", f"{why} {first}", f"{why} 400", f"{why} xyzzy"])
    sit(person, tmp_path, language=language)
    number, words, beyond, unknown = person.screens[1:5]
    assert possible in number
    assert possible in words
    assert no_number in beyond
    assert nothing in unknown


def test_why_names_what_cannot_be_bought_or_expanded(tmp_path: Path) -> None:
    """Alone, it merges reasons over the own hand; with an action, it answers for that."""
    for moves in range(3, 20):
        p = sit(Person([onward] * moves), tmp_path).position
        hand = p.view(p.seat_of_chair(0))["hand"]
        blocked = [f"buy {card}" for card in hand if p.why_not(f"buy {card}")]  # type: ignore[attr-defined]
        if p.options()[-1].text == "draw" and blocked:
            person = Person([*[onward] * moves, "why", f"why {blocked[0]}", f"why {p.options()[0].text}"])
            sit(person, tmp_path)
            everything, one, possible = person.screens[-3:]
            numbers = [text.rpartition("-")[2] for text in blocked]
            assert all(f"Buy {number} (" in " ".join(everything.split()) for number in numbers)
            assert everything.count("SH-033") <= len(blocked)
            assert "SH-033" in one
            assert "possible" in possible
            return
    pytest.fail("no such position")


def test_hint(tmp_path: Path) -> None:
    seen: list[Observation] = []

    def hint(observation: Observation) -> list[Advice]:
        seen.append(observation)
        last, first = observation.choices[-1], observation.choices[0]
        return [
            Advice(last, 20.0, 0.6, first, 2.0, [("hand", 3.0), ("portfolio", -1.0)], [last], 0.5),
            Advice(first, 18.0, 0.5, last, -2.0, [("hand", -3.0)], [first], 0.6),
        ]

    person = Person(["hint"])
    outcome = sit(person, tmp_path, hint=hint)
    assert f"choose {len(outcome.position.choices)}:" in person.screens[-1]
    assert "(about 20 points, 60 %)" in person.screens[-1]
    said = " ".join(person.screens[-1].split())
    assert "hand cards +3.0 and shares as they stand −1.0: 2.0 points further ahead than with" in said
    assert "Or 1:" in person.screens[-1]
    assert [observation.seat for observation in seen] == [outcome.position.seat]
    greedy = Person(["1", "1", "hint"])
    sit(greedy, tmp_path)
    assert "A bot would choose" in greedy.screens[-1]


def test_log_and_help(tmp_path: Path) -> None:
    person = Person(["log", "1", "log 2", "log 0", "log x", "help", "?"])
    outcome = sit(person, tmp_path, seed=3)
    assert len(person.screens[3].splitlines()) >= 2
    assert "Nothing" in person.screens[4]
    for word in ("undo", "why", "hint", "log", "save", "table", "quit"):
        assert word in person.screens[6]
    assert person.screens[6] == person.screens[7]
    assert not outcome.position.over


def test_german_commands(tmp_path: Path) -> None:
    person = Person(["hilfe", "tipp", "zurück", "warum", "verlauf", "tisch", "ende", "nein"])
    outcome = sit(person, tmp_path, language="de")
    assert "Eine Nummer spielt" in person.screens[1]
    assert "Ein Bot nähme" in person.screens[2]
    assert "nichts von dir" in person.screens[3]
    assert not outcome.position.over


# -- several people -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["anna,ben", "you,you,random"])
def test_hands_stay_hidden_between_people(tmp_path: Path, seats: str) -> None:
    """Between two people comes a prompt; no screen of the one shows the other's hand."""
    person = Person(anything(), width=80, height=24)
    outcome = sit(person, tmp_path, seats, sides="advanced")
    assert outcome.position.over
    people = len([name for name in seats.split(",") if name != "random"])
    record = outcome.record
    curtains = [place for place, prompt in enumerate(person.prompts) if not re.search(r"\d+[–-]\d+", prompt)]
    assert len(curtains) > 4
    for place in curtains:
        assert "Hand (" not in person.screens[place]
        assert not re.search(r"draws \d", person.screens[place])
        assert person.screens[place].count("\n") >= 24, "what was on the screen has left it"
    by_screen = 0
    position = bs.replay(record, 0)
    turns = iter(record.actions)
    for place, shown in enumerate(person.screens):
        if place in curtains or re.match(r"Marked|Nothing is marked|.*all the same", shown, re.DOTALL):
            continue
        while position.chair_of_seat(position.seat) >= people:
            position.play(next(turns))
        mine = position.view(position.seat)["hand"]
        listed = re.findall(r"Hand \((\d+)\)", shown)
        assert all(int(count) == len(mine) for count in listed)  # type: ignore[arg-type]
        for drawn in re.findall(r"(\S+(?: \d)?) draws (\d+ \(\w+\))", " ".join(shown.split())):
            assert drawn[0] == name_of(position, seats), "only the own cards are named"
        by_screen += 1
        position.play(next(turns))
    assert by_screen > 10


def name_of(p: bs.Position, seats: str) -> str:
    names = seats.split(",")
    chair = p.chair_of_seat(p.seat)
    return f"Player {chair + 1}" if names[chair] == "you" else names[chair]


def test_a_real_terminal_is_cleared_and_put_away(tmp_path: Path) -> None:
    person = Person(["", "1"], force_terminal=True, no_color=False, legacy_windows=False)
    person.console._environ = {"TERM": "xterm-256color"}
    sit(person, tmp_path, "anna,ben")
    assert "\x1b[?1049h" in person.printed
    assert person.printed.rindex("\x1b[?1049l") < person.printed.rindex("--resume")
    assert "\x1b[2J" in person.printed


# -- texts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["bathysphere.terminal", *(f"bathysphere.games.{g}" for g in GAMES)])
def test_all_languages_say_the_same_things(package: str) -> None:
    ids = [
        set(re.findall(r"^([a-z][\w-]*) =", packaged(package, language, "terminal"), re.M))
        for language in LANGUAGES
    ]
    assert len(ids[0]) > 40
    assert all(match == ids[0] for match in ids)


# -- told as it is ------------------------------------------------------------------------------------


def test_a_card_is_understood_by_its_number(tmp_path: Path) -> None:
    p = sit(Person(["1", "1"]), tmp_path).position
    expand = find(p, "expand")
    short = f"expand {expand.rpartition('-')[2]}"
    assert p.action(short) == p.action(expand)
    after = sit(Person(["1", "1", short]), tmp_path)
    assert after.record.actions[-1] == expand


@pytest.mark.rule("SH-012")
def test_wide_terminals_keep_the_order_of_columns() -> None:
    """70, 19, 72 and 70, 72, 19 are not the same: Wildlife and Cleaning ask what was placed last."""
    screens = []
    for order in (0, 1):
        p = bs.start("shares", 3, 7)
        cards = {p.compiled.number[card]: card for hand in [*p.hands, p.deck] for card in hand}  # type: ignore[attr-defined]
        numbers = [sorted(cards)[place] for place in ((70, 19, 72), (70, 72, 19))[order]]
        p.columns[2] = [cards[number] for number in numbers]  # type: ignore[attr-defined]
        scene = scene_at(p, 0, Voice.at(p, "en", ["Ann", "Ben", "Cleo"]), [], 130, 60)
        screens.append("\n".join(line.plain for line in table(scene).lines))
        assert f"{numbers[0]} {numbers[1]} [{numbers[2]}]" in screens[-1]
    assert screens[0] != screens[1]


def test_a_company_is_looked_at_with_its_whole_ability(tmp_path: Path) -> None:
    person = Person(["1", "look pearl", "look x9"])
    sit(person, tmp_path)
    pearl, unknown = person.screens[-2:]
    assert "Pearl Diving (basic): " in pearl
    assert "nothing called “x9”" in unknown


# -- the manual ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("small_manuals")
def test_rules_are_looked_up_while_playing(tmp_path: Path) -> None:
    person = Person(["rule SH-040", "rules stocks", "rules", "1"])
    outcome = sit(person, tmp_path)
    _, rule, words, contents = person.screens[:4]
    assert "Expand a company" in rule
    assert "“stocks” is called share here: see Buy a share." in words
    assert "When the deck runs out (deck-out)" in contents
    assert len(outcome.record.actions) > 0


@pytest.mark.usefixtures("small_manuals")
def test_rules_are_looked_up_in_german(tmp_path: Path) -> None:
    person = Person(["regel SH-070", "regeln Aktien", "regeln Xylophon"])
    sit(person, tmp_path, language="de")
    _, rule, words, nothing = person.screens[:4]
    assert "Wenn der Stapel ausgeht" in rule
    assert "„Aktien“: siehe Anteil kaufen." in words
    assert "passt nichts zu „Xylophon“" in nothing
