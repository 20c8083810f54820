"""Content of one's own: `bathysphere pack check` says what is wrong, in which file, at which line."""

from collections.abc import Callable
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.__main__ import app, run
from bathysphere.engine.content import packaged
from bathysphere.engine.text import LANGUAGES
from bathysphere.packs import files_of
from bathysphere.packs import shipped as shipped_pack

ROOT = Path(__file__).resolve().parents[1]
Check = Callable[..., tuple[int, str, list[str]]]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Check:
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


@pytest.mark.parametrize("game", ["shares", "reef", "deepsea"])
@pytest.mark.parametrize("language", LANGUAGES)
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
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.toml")}
    assert found == set(shipped_pack(game))
    assert len(found) > len(files_of(game)) - 1
    assert run(arguments, lambda words: app(words, exit_on_error=False, print_error=False)) == 2


def test_the_example_of_the_docs_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python lines of docs/own-content.md, on a pack with another price for Interns."""
    page = (ROOT / "docs" / "own-content.md").read_text(encoding="utf-8")
    lines = page.split("```python")[1].split("```")[0]
    folder = tmp_path / "my-box"
    folder.mkdir()
    write(folder, "reef", tracks=("intern_cost = 1", "intern_cost = 2"))
    monkeypatch.chdir(tmp_path)
    found: dict[str, object] = {}
    exec(lines, found)
    p = found["p"]
    assert isinstance(p, bs.Position)
    assert p.tables.intern_price == 2  # type: ignore[attr-defined]
    for _ in range(200):
        p.act(p.choices[0])
