"""Manuals: what a text is read into, what is wrong with it and where, and how it is searched."""

from __future__ import annotations

import pytest

from bathysphere.engine.errors import ContentError
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.manual import (
    Manual,
    ManualDrawing,
    ManualExample,
    ManualList,
    ManualTable,
    ManualText,
    plain,
)
from bathysphere.language.manual_search import search
from bathysphere.language.manual_text import read_manual
from tests.manuals import HERE


def small(language: str = "en") -> Manual:
    text = (HERE / "shares" / f"{language}.md").read_text(encoding="utf-8")
    return read_manual(text, f"{language}.md", "shares", language, records=["first-share"])


def read(text: str, **more: object) -> Manual:
    return read_manual(text, "en.md", "kelp", "en", **more)  # type: ignore[arg-type]


def passage(text: str) -> str:
    return f"# Kelp\n\n## Turn {{#turn}}\n\n### Dive {{#dive}}\n{text}\n"


def test_chapters_passages_and_what_belongs_to_them() -> None:
    manual = small()
    assert manual.title == "In Too Deep"
    assert [(chapter.id, chapter.title) for chapter in manual.chapters] == [
        ("turn", "Your turn"),
        ("end", "The end"),
    ]
    buy = manual.passage("buy")
    assert buy is not None
    assert buy.title == "Buy a share"
    assert buy.words == ["purchase", "stocks", "how do I get a share?"]
    assert buy.signs == ["share", "price"]
    assert buy.rules == ["SH-029", "SH-030", "SH-031", "SH-032"]
    assert manual.chapter_of("deck-out") is manual.chapters[1]


def test_every_kind_of_block() -> None:
    buy, expand, _ = small().passages()
    text, points, drawing, example = buy.blocks
    assert isinstance(text, ManualText)
    assert text.line.html == "Take a card of the company from your hand and pay its price in other cards."
    assert isinstance(points, ManualList)
    assert not points.ordered
    assert points.items[1].html.endswith("never with <strong>points</strong>.")
    assert points.items[1].rules == ["SH-032"]
    assert drawing == ManualDrawing("buying", "A hand of cards beside a price")
    assert isinstance(example, ManualExample)
    assert (example.id, example.title, example.record) == (
        "first-share",
        "The first share costs nothing",
        True,
    )
    assert example.line.rules == ["SH-031"]
    steps, table = expand.blocks
    assert isinstance(steps, ManualList)
    assert steps.ordered
    assert '<span data-sign="bell"></span>' in steps.items[1].html
    assert '<a href="#buy">what a share costs</a>' in steps.items[2].html
    assert isinstance(table, ManualTable)
    assert table.head == ["Newest card", "You may place"]
    assert table.rows[1].html == ["none", "anything"]
    assert table.rows[1].rules == ["SH-042"]


def test_nothing_in_a_text_becomes_markup_of_its_own() -> None:
    manual = read(passage("Press <b onclick=alert(1)> & see: :kelp: <script>. {KE-001}"))
    block = manual.passages()[0].blocks[0]
    assert isinstance(block, ManualText)
    assert "<script" not in block.line.html
    assert "<b " not in block.line.html
    assert "&lt;script&gt;" in block.line.html
    assert "&amp; see" in block.line.html
    assert plain(block.line.html) == "Press <b onclick=alert(1)> & see: <script>."


def test_a_line_holds_in_its_editions_only() -> None:
    manual = read(passage("Old. {KE-001 second}\n\nAll. {KE-002}"), editions=("first", "second"))
    old, every = (block.line for block in manual.passages()[0].blocks if isinstance(block, ManualText))
    assert old.editions == ["second"]
    assert [old.holds(edition) for edition in ("first", "second", "")] == [False, True, True]
    assert every.holds("first")


def test_a_rule_is_found_where_it_is_told_most_narrowly() -> None:
    text = passage("A. {KE-001 KE-002}") + "\n### Swim {#swim}\nB. {KE-002}\n"
    assert [each.id for each in read(text).telling("KE-002")] == ["swim", "dive"]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "title", 1),
        ("## Turn {#turn}\n", "title", 1),
        ("# Kelp\n\nWelcome.\n", "outside", 3),
        ("# Kelp\n\n## Turn {#turn}\n\nText of a chapter.\n\n### Dive {#dive}\nA.\n", "outside", 5),
        ("# Kelp\n\n### Dive {#dive}\nA.\n", "heading", 3),
        ("# Kelp\n\n## Turn\n", "id-missing", 3),
        ("# Kelp\n\n## Turn {#My Turn}\n", "id-form", 3),
        ("# Kelp\n\n## Turn {#turn}\n\n### Turn {#turn}\nA.\n", "id-twice", 5),
        ("# Kelp\n\n## Turn {#turn}\n\n### Dive {#dive}\n\n### Swim {#swim}\nA.\n", "empty", 5),
        ("# Kelp\n\n<!-- words: sea -->\n\n## Turn {#turn}\n\n### Dive {#dive}\nA.\n", "outside", 3),
        (passage("<!-- wrods: sea -->\n\nA."), "comment", 6),
        (passage("<!-- words: sea,\nocean -->\n\nA."), "comment", 6),
        (passage("A. {KE-1}"), "marker", 6),
        (passage("A. {}"), "marker", 6),
        (passage("A. {second}"), "marker", 6),
        (passage("A {KE-001} and more."), "marker", 6),
        (passage("- A. {KE-001}\n- B. {KE-002"), "marker", 7),
        (passage("A.\n\n| a | b |\n|---|---|\n| c | d {KE001} |"), "marker", 10),
        (passage("A. {KE-003}"), "rule-unknown", 6),
        (passage("See ![a](drawing:b) there."), "drawing", 6),
        (passage("![a](https://example.org/b.png)"), "drawing", 6),
        (passage("[a](https://example.org)"), "link", 6),
        (passage("[a](#nowhere)"), "link", 6),
        (passage("- A.\n  - B."), "item", 6),
        (passage("```example one\nOnly a title\n```"), "example", 6),
        (passage("```example One\nTitle\nText.\n```"), "id-form", 6),
        (passage("> A."), "block", 6),
        (passage("```\ncode\n```"), "block", 6),
    ],
)
def test_what_is_wrong_is_told_by_file_and_line(text: str, code: str, line: int) -> None:
    with pytest.raises(ContentError) as caught:
        read(text, rules={"KE-001", "KE-002"})
    assert (caught.value.code, caught.value.file, caught.value.line) == (f"manual-{code}", "en.md", line)
    for language in LANGUAGES:
        said = caught.value.sentence(language)
        assert f"en.md, {'line' if language == 'en' else 'Zeile'} {line}: " in said
        assert "{error" not in said


def found(asked: str, language: str = "en") -> list[str]:
    return [hit.passage for hit in search(small(language), asked).hits]


def test_words_are_found_in_any_form() -> None:
    assert found("expanding companies")[0] == "expand"
    assert found("DECKS")[0] == "deck-out"
    assert found("greater")[0] == "expand"
    assert found("Kaufen", "de")[0] == "buy"
    assert found("groesser", "de") == found("größer", "de") == ["expand"]
    assert found("xylophone") == []
    assert found("") == []


def test_questions_are_understood_by_what_matters_in_them() -> None:
    assert found("what happens when there are no cards left?")[0] == "deck-out"
    assert found("How do I buy a share?")[0] == "buy"
    assert found("Was passiert, wenn der Stapel leer ist?", "de")[0] == "deck-out"
    assert found("what is it?") == found("what is it")


def test_a_word_that_only_players_use_is_told_as_such() -> None:
    answer = search(small(), "can I get stocks?")
    assert answer.hits[0].passage == "buy"
    assert [(each.said, each.title) for each in answer.synonyms] == [("stocks", "Buy a share")]
    assert search(small(), "share").synonyms == []
    (told,) = search(small(), "stocks", called={"stocks": "share"}.get).synonyms  # type: ignore[arg-type]
    assert (told.said, told.word) == ("stocks", "share")
    german = search(small("de"), "Aktie")
    assert [(each.said, each.passage) for each in german.synonyms] == [("Aktie", "buy")]


def test_a_rule_id_finds_its_passage_and_its_line() -> None:
    for asked in ("SH-040", "sh 040", " sh040 "):
        (hit,) = search(small(), asked).hits
        assert hit.passage == "expand"
        assert hit.excerpt.startswith("Its number has to be greater")
    assert found("SH-999") == []


def test_the_best_line_is_shown_with_what_was_asked_for_marked() -> None:
    hit = search(small(), "price of shares").hits[0]
    assert hit.excerpt == "The <mark>price</mark> is the number of its <mark>shares</mark> that players own."
    assert "<script" not in search(read(passage("A <script> dive. {KE-001}")), "script").hits[0].excerpt


def test_the_line_shown_holds_in_the_edition_that_is_played() -> None:
    manual = read(passage("Deep kelp. {KE-001 second}\n\nKelp. {KE-002}"), editions=("first", "second"))
    assert search(manual, "deep kelp", "second").hits[0].excerpt == "<mark>Deep</mark> <mark>kelp</mark>."
    assert search(manual, "deep kelp", "first").hits[0].excerpt == "<mark>Kelp</mark>."
