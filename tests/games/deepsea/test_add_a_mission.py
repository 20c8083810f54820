"""docs/add-a-mission.md, followed literally: its files written, its commands run, its mission played."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import bathysphere as bs
from bathysphere.command_line import app, run
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import OptionError
from bathysphere.games.deepsea.content import pack_check
from bathysphere.games.deepsea.rules.dump_checks import missing
from bathysphere.language.speech import Speech

PAGE = Path(__file__).resolve().parents[3] / "docs" / "add-a-mission.md"


def blocks(kind: str) -> list[tuple[str, str]]:
    """The blocks of one kind on the page, with what stands behind the kind."""
    return re.findall(rf"```{kind} ?(\S*)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the page, each piece added to its file."""
    monkeypatch.chdir(tmp_path)
    for where, text in blocks("toml"):
        path = Path(where.removeprefix("file="))
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(text + "\n")
    return tmp_path / "my-bay"


def command(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Run a line of the page."""
    words = shlex.split(line)
    assert words[0] == "bathysphere"
    code = run(words[1:], lambda words: app(words, exit_on_error=False, print_error=False))
    told = capsys.readouterr()
    return code, told.out + told.err


def test_every_command_of_the_page_works(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for _, block in blocks("sh") for line in block.splitlines()]
    assert lines[0] == "mkdir -p my-bay/missions"
    told = [command(line, capsys) for line in lines[1:]]
    assert [code for code, _ in told] == [0, 0]
    assert told[0][1].startswith("ok")
    assert "11_my_bay.toml" in told[0][1]


def pack_game(folder: Path, seats: int, mode: str, seed: int = 7, **settings: str) -> Any:
    return bs.start("deepsea", seats=seats, seed=seed, pack=str(folder), mission="11", mode=mode, **settings)


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (3, "competitive"), (5, "coop")])
def test_the_mission_of_the_page_is_played_to_its_end(folder: Path, seats: int, mode: str) -> None:
    source = Source(7)
    for seed in range(3):
        p = pack_game(folder, seats, mode, seed)
        while not p.over:
            p.act(p.choices[source.below(len(p.choices))])
            assert missing(p) == ""
        assert p.round == p.rounds


def test_new_things_have_names_in_both_languages(folder: Path) -> None:
    p = pack_game(folder, 2, "competitive")
    names = [Speech(p.game, p.content, language).texts for language in ("en", "de")]
    assert [texts.say("board-sunlit_bay") for texts in names] == ["Sunlit Bay", "Sonnenbucht"]
    assert [texts.say("setting-mission-11") for texts in names] == ["My Bay", "Meine Bucht"]
    site = p.content.labels["site"].index("sunlit_bay-j1")
    assert Speech(p.game, p.content, "de").thing("site", site) == "Sonnenbucht (Publikations-Feld 1, grün)"
    assert names[0].say("board-calm_seas") == "Calm Seas"


def test_a_record_carries_the_pack_and_notices_changes(folder: Path) -> None:
    p = pack_game(folder, 2, "competitive")
    source, actions = Source(3), []
    for _ in range(40):
        action = p.choices[source.below(len(p.choices))]
        actions.append(p.text(action))
        p.act(action)
    record = bs.Record("deepsea", 2, 7, p.game.version, dict(p.content.settings), [], actions)
    record = bs.Record.parse(record.text())
    assert record.settings["pack"].startswith("my-bay-")
    assert bs.replay(record, pack=str(folder)).dump() == p.dump()
    assert bs.load("deepsea", p.dump(), pack=str(folder)).dump() == p.dump()
    with pytest.raises(OptionError, match="my-bay-"):
        bs.replay(record)
    zones = folder / "new_zones.toml"
    zones.write_text(zones.read_text("utf-8").replace("cost = 2", "cost = 1"), encoding="utf-8")
    with pytest.raises(OptionError, match="my-bay-"):
        bs.replay(record, pack=str(folder))


def test_an_edition_the_mission_does_not_name(folder: Path) -> None:
    with pytest.raises(OptionError, match="prototype"):
        pack_game(folder, 2, "competitive", edition="prototype")


SLIPS = {
    "an unknown board": ("missions/11_my_bay", '"the_looking_glass"', '"the_looking_class"', "looking_class"),
    "a board at the wrong depth": ("missions/11_my_bay", 'at = "A2"', 'at = "A3"', "depth 3"),
    "two boards in one place": ("missions/11_my_bay", 'at = "C1"', 'at = "B1"', "B1"),
    "a number like no file": ("missions/11_my_bay", "number = 11", "number = 12", "11"),
    "a hex too few": ("missions/11_my_bay", "hex_count = 7", "hex_count = 8", "7"),
    "no way to a hex": ("missions/11_my_bay", '"2,0 2 - inf"', '"5,5 2 - inf"', "5,5"),
    "an unknown reward": ("missions/11_my_bay", '"0,1 1 S+D"', '"0,1 1 S+X"', "X"),
    "a goal without its rule": ("missions/11_my_bay", '"zones"', '"track"', "start_track_marker"),
    "a launch zone not there": (
        "missions/11_my_bay",
        'board = "the_sea_star", p',
        'board = "atoll", p',
        "atoll",
    ),
    "an unknown handler": ("missions/11_my_bay", "marker_for_restored", "marker_for_ruined", "ruined"),
    "an unknown key": ("missions/11_my_bay", "min_sites", "min_site", "min_site"),
    "a kind of goal": ("missions/11_my_bay", '"count"', '"sum"', "sum"),
    "an id with a blank": ("new_zones", '"sunlit_bay"', '"sunlit bay"', "sunlit bay"),
    "an id of ours": ("new_zones", '"sunlit_bay"', '"atoll"', "atoll"),
    "an unknown icon": ("new_zones", '["reputation"]', '["fame"]', "fame"),
    "a depth": ("new_zones", "depth = 1", "depth = 6", "6"),
    "a link to nowhere": ("new_zones", '["s1", "c1"]', '["s1", "c9"]', "c9"),
    "a rule without its number": ("new_zones", ', gain = ["research"]', "", "gain"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_with_its_file_and_line(
    folder: Path, slip: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name, right, wrong, told = SLIPS[slip]
    path = folder / f"{name}.toml"
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    code, said = command(f"bathysphere pack check {folder}", capsys)
    assert code == 2
    match = re.match(r"(\S+), line (\d+): (.*)", said)
    assert match, said
    assert (match[1], told in match[3]) == (path.name, True), said
    lines = text.splitlines()
    assert 1 <= int(match[2]) <= len(lines)
    near = range(int(match[2]) - 1, len(lines))
    assert any(right.split(",")[0] in lines[number] for number in near), said


def test_too_few_boards_for_random_places(folder: Path) -> None:
    """The prototype's box has four boards of depth 5."""
    text = (folder / "missions" / "11_my_bay.toml").read_text("utf-8")
    last = '  { at = "A2", board = "the_looking_glass" },\n'
    places = "".join(f'  {{ at = "{letter}5", random_depth = 5 }},\n' for letter in "ABCDE")
    more = text.replace(last, last + places).replace('"german"]', '"prototype"]')
    zones = (folder / "new_zones.toml").read_text("utf-8")
    problems = pack_check.problems({"missions/11_my_bay": more, "new_zones": zones})
    assert [problem.code for problem in problems] == ["content-boards"]
    assert "depth 5" in str(problems[0])
