"""Languages are found by their folders, and no code knows one by its name."""

import ast
import re
from pathlib import Path

import pytest

import bathysphere
from bathysphere.command_line import language_of
from bathysphere.content.toml import read
from bathysphere.engine.errors import ContentError
from bathysphere.games.reef.content.schema.board import Sector
from bathysphere.language import languages
from bathysphere.language.languages import ABOUT, LANGUAGES, matching, of_environment

SOURCE = Path(bathysphere.__file__).parent
CLIENT = Path(__file__).parents[2] / "client" / "src"
THE_LIST = {SOURCE / "language" / "languages.py", CLIENT / "lib" / "languages.ts"}


def test_there_are_english_and_german() -> None:
    assert {name: about.name for name, about in ABOUT.items()} == {"en": "English", "de": "Deutsch"}


def test_every_language_has_the_same_files() -> None:
    homes = [home for home in SOURCE.rglob("text") if (home / "en").is_dir()]
    assert len(homes) > 6
    for home in homes:
        files = [sorted(file.name for file in (home / language).iterdir()) for language in LANGUAGES]
        assert all(names == files[0] for names in files), home


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("de_DE.UTF-8", "de"),
        ("DE", "de"),
        ("C.UTF-8", ""),
        ("dex", ""),
        ("", ""),
    ],
)
def test_what_is_meant_by_a_tag(tag: str, language: str) -> None:
    assert matching(tag) == language


def test_a_script_or_a_country_may_have_a_language_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", ("en", "pt", "pt-BR"))
    assert [matching(tag) for tag in ("pt_BR.UTF-8", "pt-PT", "pt")] == ["pt-BR", "pt", "pt"]


def test_the_language_of_a_system() -> None:
    assert of_environment({}) == "en"
    assert of_environment({"LANG": "de_AT.UTF-8"}) == "de"
    assert of_environment({"LC_ALL": "C", "LANG": "de_AT.UTF-8"}) == "en"
    assert of_environment({"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "en_GB"}) == "de"


def test_the_language_a_command_asks_for() -> None:
    assert language_of(["play", "--lang", "de", "chess"]) == "de"
    assert language_of(["play", "--lang=de"]) == "de"
    assert language_of(["play", "--lang"]) == language_of(["play", "--lang=xx"]) == language_of([]) == "en"


SECTOR = 'id = "a"\nname = "Bay"\nsharks = 1\ncorners = []\nroutes = []\ntile_at = { x = 1, y = 1 }\n'


def test_content_may_be_named_in_any_language() -> None:
    sector = read(Sector, "board.toml", SECTOR + 'name_de = "Bucht"\nname_fr = "Baie"\n')
    assert sector.names() == {"de": "Bucht"}
    assert (sector.named("de"), sector.named("en"), sector.named("fr")) == ("Bucht", "", "")


@pytest.mark.parametrize("key", ["name_xx", "name_", "name_en", "nam_de", "name_long"])
def test_but_not_by_keys_that_are_no_language(key: str) -> None:
    with pytest.raises(ContentError):
        read(Sector, "board.toml", SECTOR + f'{key} = "Bucht"\n')


def by_name(file: Path) -> list[str]:
    """Where a file of ours speaks of a language by its name."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
        return [f"{file.name}:{node.lineno}" for node in nodes if node.value in LANGUAGES]
    named = re.compile(rf"""(['"`])(?:{"|".join(LANGUAGES)})\1""")
    return [f"{file.name}: {match[0]}" for match in named.finditer(text)]


def test_no_code_knows_a_language_by_its_name() -> None:
    python = list(SOURCE.rglob("*.py"))
    browser = [
        file for kind in ("*.ts", "*.svelte") for file in CLIENT.rglob(kind) if ".test." not in file.name
    ]
    assert len(python) > 200
    assert len(browser) > 100
    places = [place for file in python + browser if file not in THE_LIST for place in by_name(file)]
    assert places == []
    assert len([place for file in THE_LIST for place in by_name(file)]) == 2, "the default, and no other"
