"""What newcomers ask in their own words: the passage that answers it is among the first three found."""

import pytest

from bathysphere.games import game
from bathysphere.language.manual_search import search

FIRST = 3
ASKED = {
    "shares": [
        ("about", "how do I win?", "Wie gewinne ich?"),
        ("price", "how much does a share cost?", "Wie viel kostet eine Aktie?"),
        ("shares-stay", "can I sell shares?", "Kann ich Aktien verkaufen?"),
        ("when-it-ends", "when does the game end?", "Wann ist das Spiel vorbei?"),
        (
            "first-depletion",
            "what happens when the deck is empty?",
            "Was passiert, wenn der Stapel leer ist?",
        ),
        ("dividend-when", "do I get money for a new decade?", "Bekomme ich etwas für einen neuen Zehner?"),
        ("one-action", "can I pass my turn?", "Darf ich aussetzen?"),
        ("hand-limit", "is there a hand limit?", "Gibt es ein Handkartenlimit?"),
        ("number-rule", "may I play a lower number?", "Darf ich eine kleinere Zahl legen?"),
        ("fundraiser", "what happens if everyone draws?", "Was passiert, wenn alle ziehen?"),
        ("scoring", "do cards in my hand score?", "Zählen Handkarten am Ende?"),
        ("research-advanced", "can I steal a share?", "Kann ich jemandem eine Aktie stehlen?"),
    ],
    "deepsea": [
        (
            "shared-zones",
            "can I enter a zone with other vessels?",
            "Darf ich in eine Zone mit anderen U-Booten?",
        ),
        ("effort", "how many discs do I get each round?", "Wie viele Scheiben bekomme ich jede Runde?"),
        ("game-end", "when does the game end?", "Wann endet das Spiel?"),
        (
            "several-actions",
            "can I do both actions with a slash?",
            "Was heißt der Schrägstrich zwischen Aktionen?",
        ),
        ("new-vessels", "how do I get a second submarine?", "Wie bekomme ich ein zweites U-Boot?"),
        ("link-complete", "what does a link give me?", "Was bringt mir eine Verbindung?"),
        ("keep-one-token", "can I keep a dive token?", "Darf ich ein Tauchplättchen behalten?"),
        ("where-a-board-goes", "where may I put a new zone?", "Wo darf ich eine neue Zone hinlegen?"),
        ("reassignment", "how do I take discs back?", "Wie nehme ich Scheiben von Crewmitgliedern zurück?"),
        ("place-marker", "what is the impact board for?", "Wofür ist der Einflussbereich?"),
        ("turn-or-pass", "can I pass and come back in?", "Kann ich passen und später weitermachen?"),
        ("scoring-order", "who wins a tie?", "Wer gewinnt bei Gleichstand?"),
    ],
    "reef": [
        ("sail", "how much does it cost to sail?", "Was kostet es zu fahren?"),
        ("game-end", "when does the game end?", "Wann ist das Spiel zu Ende?"),
        ("recharge", "how do I get energy?", "Wie bekomme ich Energie?"),
        ("clean", "what happens when a sector is clean?", "Was passiert, wenn ein Sektor sauber ist?"),
        ("sail", "can two ships be on the same island?", "Dürfen zwei Schiffe auf derselben Insel liegen?"),
        ("play-mission", "how do I play a mission?", "Wie spiele ich eine Mission?"),
        ("hire", "how do I hire crew?", "Wie heuere ich Crew an?"),
        ("trade", "can I trade coins for resources?", "Kann ich Münzen gegen Ressourcen tauschen?"),
        ("explore", "what does the diver do?", "Was macht der Taucher?"),
        ("deploy", "what are balls for?", "Wozu sind die Bälle da?"),
        ("final-scoring", "who wins a tie?", "Wer gewinnt bei Gleichstand?"),
        ("recharge", "what is recharging?", "Was heißt aufladen?"),
    ],
}


@pytest.mark.parametrize(
    ("name", "language", "asked", "passage"),
    [
        (name, language, asked, passage)
        for name, questions in ASKED.items()
        for passage, english, german in questions
        for language, asked in (("en", english), ("de", german))
    ],
)
def test_a_newcomers_question_finds_its_passage(name: str, language: str, asked: str, passage: str) -> None:
    manual = game(name).manual(language)
    assert manual is not None
    assert passage in [hit.passage for hit in search(manual, asked).hits[:FIRST]]
