"""Content of one's own: `bathysphere pack check` says what is wrong, in which file, at which line."""

import random
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import bathysphere as bs
from bathysphere.command_line import app, run
from bathysphere.content.packs import files_of, problems_of_texts
from bathysphere.content.packs import shipped as shipped_pack
from bathysphere.content.toml import packaged
from bathysphere.engine.frame import Frame
from bathysphere.engine.step import Step
from bathysphere.games import game as game_named
from bathysphere.games.deepsea.faces import terminal as deepsea
from bathysphere.games.deepsea.rules import frames
from bathysphere.games.deepsea.rules.compiled import ICON_NAMES, DeepSeaCompiled
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.shares.rules import frames as shares_frames
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.language.texts import of_package
from bathysphere.terminal import app as terminal
from bathysphere.terminal.scene import scene_at
from bathysphere.terminal.voice import Voice

ROOT = Path(__file__).resolve().parents[1]
Check = Callable[..., tuple[int, str, list[str]]]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Check:
    monkeypatch.setattr("bathysphere.lab.trial.SECONDS", 0.0)  # every table once

    def checked(folder: Path, *more: str) -> tuple[int, str, list[str]]:
        arguments = ["pack", "check", str(folder), *more]
        code = run(arguments, lambda words: app(words, exit_on_error=False, print_error=False))
        told = capsys.readouterr()
        return code, told.out.strip(), told.err.splitlines()

    return checked


def shipped(game: str, name: str) -> str:
    return packaged(f"bathysphere.games.{game}", f"{name}.toml")


def write(folder: Path, game: str, *names: str, **changed: tuple[str, str]) -> Path:
    """A pack made of shipped files, some of them changed."""
    for file, text in shipped_pack(game).items():
        name = file.removesuffix(".toml")
        if name == "pack" or (names and name not in names):
            continue
        if name in changed:
            assert changed[name][0] in text
        mended = text.replace(*changed[name]) if name in changed else text
        (folder / file).parent.mkdir(exist_ok=True)
        (folder / file).write_text(mended, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("language", "game"),
    [("en", "shares"), ("de", "reef"), pytest.param("de", "deepsea", marks=pytest.mark.long)],
)
def test_our_own_files_are_a_good_pack(tmp_path: Path, check: Check, game: str, language: str) -> None:
    code, told, errors = check(write(tmp_path, game), "--lang", language)
    assert (code, errors) == (0, [])
    assert told.startswith("ok")


@pytest.mark.parametrize("name", ["islands", "crew", "tracks"])
def test_one_file_is_enough(tmp_path: Path, check: Check, name: str) -> None:
    assert check(write(tmp_path, "reef", name))[0] == 0


def test_every_wrong_entry_is_named_with_its_line(tmp_path: Path, check: Check) -> None:
    text = shipped("reef", "missions")
    lines = text.splitlines()
    wrong = [number for number, line in enumerate(lines) if line.startswith("effects = ")][1:4]
    for number in wrong:
        lines[number] = 'effects = [{ op = "swim", n = 1 }]'
    (tmp_path / "missions.toml").write_text("\n".join(lines), encoding="utf-8")
    code, _, errors = check(tmp_path)
    assert code == 2
    assert len(errors) == 3
    for number, error in zip(wrong, errors, strict=True):
        assert error.startswith(f"missions.toml, line {number + 1}:")
        assert "swim" in error


def test_problems_of_several_files_are_told_together(tmp_path: Path, check: Check) -> None:
    write(
        tmp_path,
        "reef",
        islands=('\ncolor = "green"', '\ncolor = "yellow"'),
        crew=("copies = 2", 'copies = "two"'),
        tracks=("intern_cost = 1", "intern_cost = true"),
    )
    code, _, errors = check(tmp_path)
    assert code == 2
    assert {error.split(",")[0] for error in errors} == {"islands.toml", "crew.toml", "tracks.toml"}
    assert sum(error.startswith("islands.toml") for error in errors) == 6


def test_what_no_type_can_say(tmp_path: Path, check: Check) -> None:
    write(tmp_path, "reef", "missions", missions=('island = "kelp"', 'island = "atlantis"'))
    code, _, errors = check(tmp_path)
    assert code == 2
    assert "atlantis" in errors[0]
    assert "kelp" in errors[0]


def test_a_card_too_few(tmp_path: Path, check: Check) -> None:
    text = shipped("shares", "cards")
    last = next(line for line in reversed(text.splitlines()) if "=" in line)
    write(tmp_path, "shares", "cards", cards=(last, ""))
    code, _, errors = check(tmp_path)
    assert code == 2
    assert "99" in errors[0]


def test_broken_toml(tmp_path: Path, check: Check) -> None:
    (tmp_path / "crew.toml").write_text('[sheet]\nname = "crew\n', encoding="utf-8")
    code, _, errors = check(tmp_path)
    assert code == 2
    assert errors[0].startswith("crew.toml, line 2:")


def test_a_file_the_game_does_not_know(tmp_path: Path, check: Check) -> None:
    write(tmp_path, "reef", "crew")
    (tmp_path / "crews.toml").write_text("", encoding="utf-8")
    code, _, errors = check(tmp_path)
    assert code == 2
    assert errors[0].startswith("crews.toml:")


def test_pack_toml_says_which_game(tmp_path: Path, check: Check) -> None:
    write(tmp_path, "reef", "crew")
    about = tmp_path / "pack.toml"
    about.write_text('game = "reef"\nname = "my box"\n', encoding="utf-8")
    assert check(tmp_path)[0] == 0
    about.write_text('game = "chess"\n', encoding="utf-8")
    code, _, errors = check(tmp_path)
    assert code == 2
    assert "chess" in errors[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_folder_no_files_no_game(tmp_path: Path, check: Check, language: str) -> None:
    for folder in (tmp_path / "nowhere", tmp_path):
        code, told, errors = check(folder, "--lang", language)
        assert (code, told) == (2, "")
        assert len(errors) == 1
    (tmp_path / "stars.toml").write_text("", encoding="utf-8")
    assert check(tmp_path)[0] == 2


@pytest.mark.parametrize("game", ["shares", "reef", "deepsea"])
def test_a_new_pack_is_a_copy_of_ours(tmp_path: Path, check: Check, game: str) -> None:
    folder = tmp_path / "my box"
    arguments = ["pack", "new", game, str(folder)]
    assert run(arguments, lambda words: app(words, exit_on_error=False, print_error=False)) == 0
    assert check(folder)[0] == 0
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*.toml")}
    assert files == set(shipped_pack(game))
    assert len(files) > len(files_of(game)) - 1
    assert run(arguments, lambda words: app(words, exit_on_error=False, print_error=False)) == 2


def test_the_example_of_the_docs_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python lines of docs/own-content.md, on a pack with another price for Interns."""
    page = (ROOT / "docs" / "own-content.md").read_text(encoding="utf-8")
    lines = page.split("```python")[1].split("```")[0]
    folder = tmp_path / "my-box"
    folder.mkdir()
    write(folder, "reef", tracks=("intern_cost = 1", "intern_cost = 2"))
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(lines, names)
    p = names["p"]
    assert isinstance(p, bs.Position)
    assert p.compiled.intern_price == 2  # type: ignore[attr-defined]
    for _ in range(200):
        p.act(p.choices[0])


# -- what ok means ---------------------------------------------------------------------------------------


PACKS = ROOT / "tests" / "packs"


def test_more_than_256_bundles_pay_what_they_say(check: Check) -> None:
    """Every link leads to its other end and pays its own reward, however many rewards there are."""
    code, _, errors = check(PACKS / "too-many-bundles")
    assert (code, errors) == (0, [])
    p = bs.start("deepsea", pack=str(PACKS / "too-many-bundles"))
    t = p.content
    assert isinstance(t, DeepSeaCompiled)
    assert len(t.bundles) > 256
    zones = {zone["id"]: zone for zone in t.printed["zones"].values()}  # type: ignore[attr-defined]
    wanted = [
        (f"{zone['id']}-{link['ends'][0]}", f"{zone['id']}-{link['ends'][1]}", link["get"])
        for zone in zones.values()
        for link in zone.get("links", [])
    ]
    site = t.labels["site"]
    links = [
        (one, site[link.other], [ICON_NAMES[icon % 16] for icon in t.bundles[link.bundle]])
        for number, one in enumerate(site[: t.sites])
        for link in t.site_links[number]
    ]
    assert len(links) == 2 * len(wanted) > 120
    for one, other, get in wanted:
        words = [word.split()[0] for word in get]
        assert (one, other, words) in links
        assert (other, one, words) in links


def test_a_site_is_of_the_kind_of_its_list(check: Check) -> None:
    """Ids are any words: the terminal asks about the sonar space `ping` as one."""
    folder = str(PACKS / "site-ids")
    assert check(Path(folder))[0] == 0
    p = bs.start("deepsea", seats=2, seed=1, pack=folder)
    assert isinstance(p, DeepSeaPosition)
    bay = p.compiled.labels["board"].index("sunlit_bay")
    p.ocean[p.ocean.index(-1)] = bay
    p.push(frames.ActionFrame(frames.SONAR, 0, 0, frames.UNBOUND, False))
    p.choices = []
    said = [
        p.text(action)
        for action in deepsea.thinkable(scene_at(p, 0, Voice.at(p, "en", ["a", "b"]), [], 80, 24))
    ]
    assert {"sonar sunlit_bay-ping", "sonar sunlit_bay-pong"} <= set(said)
    assert not any("wreck" in text or "lab" in text or "-reef" in text for text in said)


WRONG_NUMBERS = [
    ("shares", "table", "hand = 6", "hand = 60", "content-most"),
    ("shares", "table", "hand = 6", "hand = 20", "content-deal"),
    ("shares", "table", "draw = 1", "draw = -1", "content-least"),
    ("shares", "table", "depletions = 2", "depletions = 0", "content-least"),
    ("shares", "table", "bonus_shares = 5", "bonus_shares = 400", "content-most"),
    ("shares", "companies", '"remove", cost = 2', '"remove", cost = -3', "content-least"),
    ("shares", "companies", '"worth_more", points = 2', '"worth_more"', "content-keys"),
    ("shares", "companies", '"worth_more", points = 2', '"worth_more", cost = 2', "content-keys"),
    ("shares", "companies", '"extra_depth"', '"extra_depth", cards = 2', "content-keys"),
    ("reef", "tracks", "intern_cost = 1", "intern_cost = -1", "content-least"),
    ("reef", "tracks", "coins_per_resource_exchange = 3", "coins_per_resource_exchange = 0", "content-least"),
    ("reef", "tracks", "mission_offer_size = 5", "mission_offer_size = 40", "content-most"),
    ("reef", "tracks", "start_by_seat = [4, 5, 6, 7]", "start_by_seat = [4, 5, 6, 70]", "content-too-many"),
    ("reef", "missions", 'kind = "balls_on_board", min = 5', 'kind = "balls_on_board"', "content-keys"),
    ("reef", "objectives", '"coins", vp_per = 1', '"coins"', "content-keys"),
    ("reef", "islands", 'label = ""', 'label = ""\ncolour = "green"', "content-unknown"),
    ("deepsea", "zones", "tokens = 3", "tokens = 0", "content-least"),
    ("deepsea", "zones", "cost = 2", "cost = -2", "content-least"),
    ("deepsea", "specialists", "per = 1", "per = 0", "content-least"),
    ("deepsea", "specialists", "tiles = 51", "tiles = 52", "content-sum"),
    ("deepsea", "coop", 'id = "legendary"', 'id = "mythical"', "content-name"),
    ("deepsea", "coop", "rounds = 6", "rounds = 5", "content-value"),
    ("deepsea", "missions/09_the_spill", "steps = 1", "steps = 0", "content-least"),
    ("deepsea", "missions/09_the_spill", "depths = [1, 2]\n", "", "content-missing"),
    ("deepsea", "missions/05_the_fallen_star", '"told"', '"told"\nsteps = 1', "content-unknown"),
    (
        "deepsea",
        "missions/10_the_deepest_sea",
        "overflow = [",
        "first_row = 0\noverflow = [",
        "content-unknown",
    ),
]


@pytest.mark.parametrize(("game", "file", "old", "new", "code"), WRONG_NUMBERS)
def test_a_number_that_cannot_be_played_is_refused(
    game: str, file: str, old: str, new: str, code: str
) -> None:
    text = shipped_pack(game)[f"{file}.toml"]
    assert old in text
    changed = text.replace(old, new, 1)
    problem = problems_of_texts(game, {file: changed})[0]
    assert problem.code == code
    assert problem.file == f"{file.removeprefix('missions/')}.toml"
    assert abs(problem.line - text[: text.index(old)].count("\n") - 1) <= 32
    assert problem.sentence("de") != problem.sentence("en")


def test_every_wrong_card_and_number_is_told_at_once(tmp_path: Path, check: Check) -> None:
    write(tmp_path, "shares", "cards", "table")
    cards = tmp_path / "cards.toml"
    cards.write_text(
        cards.read_text(encoding="utf-8")
        .replace('13 = "cleaning"', '13 = "cleanning"')
        .replace('44 = "', '44 = "x'),
        encoding="utf-8",
    )
    errors = check(tmp_path)[2]
    assert [error.split(":")[0] for error in errors] == ["cards.toml, line 22", "cards.toml, line 53"]
    table = tmp_path / "table.toml"
    table.write_text(
        table.read_text(encoding="utf-8")
        .replace("draw = 1", "draw = -1")
        .replace("hand = 6", "hand = 600")
        .replace("depletions = 2", "depletion = 2"),
        encoding="utf-8",
    )
    errors = check(tmp_path)[2]
    assert len(errors) == 4
    assert all(error.startswith("table.toml") for error in errors)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Pearl Diving 19"), ("de", "Perlentauchen 19")], ids=["en", "de"]
)
def test_ok_counts_what_is_there(tmp_path: Path, check: Check, language: str, words: str) -> None:
    """A card typed in for another company shows in the count."""
    write(tmp_path, "shares", "cards", cards=('\n2 = "pearl"', '\n2 = "cleaning"'))
    code, told, _ = check(tmp_path, "--lang", language)
    assert code == 0
    assert words in told
    assert "21" in told


class Broken(Step[SharesPosition, Frame]):
    """A planted fault: no turn comes to its end."""

    def __init__(self) -> None:
        super().__init__("end-turn", "SH-027", [])

    def resolve(self, p: SharesPosition, f: Frame, action: int) -> None:
        raise ZeroDivisionError("planted")


def test_a_game_that_breaks_down_is_a_problem(tmp_path: Path, check: Check) -> None:
    steps: list[Any] = game_named("shares").steps
    honest = steps[shares_frames.END_TURN]
    steps[shares_frames.END_TURN] = Broken()
    try:
        code, told, errors = check(write(tmp_path, "shares", "cards"))
    finally:
        steps[shares_frames.END_TURN] = honest
    assert (code, told) == (2, "")
    assert "planted" in errors[0]
    assert "seats=2" in errors[0]


def test_names_of_a_pack_are_used(tmp_path: Path, check: Check) -> None:
    write(tmp_path, "reef", "islands", "missions")
    for name, changes in {
        "islands": {'"kelp"': '"yauga"', 'name = "Kelp Landing"': 'name = "Yauga"\nname_de = "Jauga"'},
        "missions": {'island = "kelp"': 'island = "yauga"', '"Full Tanks"': '"Brimful"'},
    }.items():
        text = (tmp_path / f"{name}.toml").read_text(encoding="utf-8")
        for old, new in changes.items():
            assert old in text
            text = text.replace(old, new)
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    assert check(tmp_path)[0] == 0
    p = bs.start("reef", pack=str(tmp_path))
    for language, island in (("en", "Yauga"), ("de", "Jauga")):
        texts = Speech(p.game, p.content, language).texts
        assert texts.say("island-yauga") == island
        assert texts.say("mission-m01").startswith(f"{island} (")
        assert texts.say("mission-w01") == "Brimful"
        assert texts.say("island-cowrie") == of_package("bathysphere.games.reef", language).say(
            "island-cowrie"
        )


def test_blocks_of_ten_begin_with_the_lowest_number(tmp_path: Path, check: Check) -> None:
    text = shipped("shares", "cards")
    for number in range(1, 101):
        text = text.replace(f"\n{number} = ", f"\n{number - 1} = ")
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    assert check(tmp_path)[0] == 0
    p = bs.start("shares", pack=str(tmp_path), decades="blocks")
    assert isinstance(p, SharesPosition)
    assert p.compiled.decade == [card // 10 for card in range(100)]
    assert p.compiled.printed["numbers"] == [0, 99]


def test_a_game_with_a_pack_is_shown_again_with_its_pack(tmp_path: Path) -> None:
    """The command that is suggested after a game works: it names the pack."""
    folder = tmp_path / "my box"
    folder.mkdir()
    write(folder, "shares", "cards")
    out = StringIO()
    source = random.Random(4)
    played = terminal.play(
        "shares",
        ["you", "random"],
        seed=4,
        pack=str(folder),
        console=Console(file=out, width=200),
        ask=lambda _: source.choice(["1", "2", "3", "yes"]),
        folder=tmp_path,
    )
    assert played.file is not None
    assert f"bathysphere replay {played.file} --pack '{folder}'" in " ".join(out.getvalue().split())
