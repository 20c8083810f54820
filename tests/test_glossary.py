"""One word for one thing, the word of the printed box: all texts are held to the glossaries."""

import re
from pathlib import Path

import pytest

from bathysphere.language.glossary import Term, called
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.texts import common
from bathysphere.minds import for_people, known
from tests.glossary import GAMES, ROOT, SHELL, Said, glossary, passages, slips, texts

PARTS = [*GAMES, SHELL]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_texts_keep_to_their_glossary(part: str, language: str) -> None:
    slipped = [
        str(slip) for slip, allowed in slips(glossary(part, language), texts(part, language)) if not allowed
    ]
    assert not slipped, "\n".join(slipped)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", GAMES)
def test_the_words_of_the_shell_hold_in_games(part: str, language: str) -> None:
    slipped = [
        str(slip) for slip, allowed in slips(glossary(SHELL, language), texts(part, language)) if not allowed
    ]
    assert not slipped, "\n".join(slipped)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_exception_is_needed(part: str, language: str) -> None:
    terms = glossary(part, language)
    said = [one for each in (PARTS if part == SHELL else [part]) for one in texts(each, language)]
    used = {(slip.term, allowed.where) for slip, allowed in slips(terms, said) if allowed}
    listed = {(name, allowed.where) for name, term in terms.items() for allowed in term.allowed}
    assert listed == used
    assert all(allowed.why for term in terms.values() for allowed in term.allowed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_word_is_used(part: str, language: str) -> None:
    """A word in the glossary that no text says would be a word nobody has decided on."""
    parts = PARTS if part == SHELL else [part]
    said = "\n".join(one.text for each in parts for one in texts(each, language)).casefold()
    unused = [
        f"{name}: {term.word}"
        for name, term in glossary(part, language).items()
        if term.word.casefold() not in said
    ]
    assert not unused


@pytest.mark.parametrize("part", PARTS)
def test_a_thing_has_a_word_in_every_language(part: str) -> None:
    assert len({frozenset(glossary(part, language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_no_word_is_forbidden_by_another(part: str, language: str) -> None:
    terms = glossary(part, language)
    clashes = [(name, other) for name, t in terms.items() for other, o in terms.items() if o.slips(t.word)]
    assert not clashes


@pytest.mark.parametrize(
    ("game", "language", "said", "word"),
    [
        ("deepsea", "en", "ships", "Vessel"),
        ("deepsea", "en", "Vessels", ""),
        ("deepsea", "de", "Schiffe", "U-Boot"),
        ("shares", "en", "stock", "share"),
        ("reef", "de", "Rohstoffe", "Ressource"),
        ("reef", "de", "Nebel", ""),
    ],
)
def test_a_players_word_leads_to_the_word_of_the_game(game: str, language: str, said: str, word: str) -> None:
    assert called(f"bathysphere.games.{game}", language, said) == word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", GAMES)
def test_what_players_say_is_not_what_the_texts_say(part: str, language: str) -> None:
    """A word that is asked for means one thing, and is no word of the game."""
    terms = glossary(part, language)
    asked = [word.casefold() for term in terms.values() for word in term.asked]
    assert len(asked) == len(set(asked))
    assert not {term.word.casefold() for term in terms.values()} & set(asked)


def test_whole_words_with_their_endings_are_found() -> None:
    term = Term("Bewegung", never=["[Rr]eis(e|en|t)"])
    assert term.slips("Reisen: er reist, die Reise.") == ["Reisen", "reist", "Reise"]
    assert term.slips("Er kreist, der Preis, Reisegruppe") == []
    said = [Said("a.ftl", "one", "Er reist."), Said("a.ftl", "two", "Er fährt.")]
    assert [str(slip) for slip, _ in slips({"travel": term}, said)] == [
        "a.ftl/one: “reist”, should be “Bewegung” (travel)"
    ]


def test_of_a_manual_only_what_is_read_counts() -> None:
    go = "## Fahrt {#go}\n<!-- words: Reise -->\nFahre. {DS-138} Tippe `reise`.\n"
    manual = f"{go}### Ziel {{#aim}}\nReise weit :ball:.\n"
    read = list(passages(manual))
    assert [(one.name, "Reise" in one.text) for one in read] == [
        ("title", False),
        ("go", False),
        ("aim", True),
    ]
    assert "DS-138" not in read[1].text


# -- the bots: one list everywhere


def test_people_are_offered_five_bots_with_what_they_do() -> None:
    assert for_people()[:5] == ["random", "deckhand", "mate", "captain", "admiral"]
    assert "greedy" in known()
    for language in LANGUAGES:
        shared = common(language)
        assert all(shared.say(f"bot-{level}-about") for level in for_people()[:5])


def test_the_documents_call_the_bots_as_the_tables_do() -> None:
    rows = re.findall(
        r"^\| (.+?) \| (.+?) \| `(\w+)` \|", Path(ROOT / "docs/bots.md").read_text("utf-8"), re.MULTILINE
    )
    names = {level: (english, german) for english, german, level in rows}
    assert list(names) == for_people()[:5]
    for level, (english, german) in names.items():
        assert (english, german) == (common("en").say(f"bot-{level}"), common("de").say(f"bot-{level}"))
    readme = Path(ROOT / "README.md").read_text("utf-8")
    assert ", ".join(english.partition(" ")[0] for english, _ in names.values()) in readme
