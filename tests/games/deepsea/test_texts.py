"""Every choice, option, event, reason and score has its sentence, in both languages."""

import re
from pathlib import Path

import pytest

import bathysphere as bs
import bathysphere.games.deepsea as package
from bathysphere.engine.chance import Source
from bathysphere.games.deepsea.rules.events import EVENTS
from bathysphere.games.deepsea.rules.steps import STEPS
from bathysphere.games.deepsea.rules.verbs import VOCABULARY
from bathysphere.language.speech import Speech
from bathysphere.language.texts import Texts, packaged

from .table import position, tables

SOURCE = Path(package.__file__).parent
CODES = sorted(
    {
        code
        for file in [*SOURCE.glob("rules/steps/*.py"), *SOURCE.glob("rules/missions/*.py")]
        for code in re.findall(r'(?:Reason\(\s*|code = |else )"([a-z-]+)"', file.read_text(encoding="utf-8"))
    }
)


def texts(language: str) -> Texts:
    return Texts(language, [packaged("bathysphere.games.deepsea", language)])


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_left_unsaid(language: str) -> None:
    known = texts(language)
    wanted = [f"ask-{step.name}" for step in STEPS if step.verbs]
    wanted += [f"option-{verb.name}" for verb in VOCABULARY.verbs]
    wanted += [f"event-{kind.name}" for kind in EVENTS.kinds]
    wanted += [f"reason-{code}" for code in CODES if not known.knows(f"warning-{code}")]
    t = tables()
    for domain, count in (
        ("board", t.boards),
        ("card", t.cards),
        ("token", t.tokens),
        ("icon", 16),
    ):
        wanted += [f"{domain}-{name}" for name in t.labels[domain][:count]]
    wanted += [f"face-{name}" for name in t.labels["face"][1 : 2 * t.kinds]]
    assert [message for message in wanted if not known.knows(message)] == []


SAME_IN_GERMAN = {"Atoll", "Pilot", "Navigator", "Mentor", "Sonar", "{ icon-sonar }"}


def test_german_names_are_german() -> None:
    """Names of the German edition where it gives them, good German of our own elsewhere."""
    named = re.compile(
        r"^((?:board|kind|face|card|token|coop_card|setting-mission)-\S+) = (.*)$", re.MULTILINE
    )
    english, german = (dict(named.findall(packaged(package.__name__, lang))) for lang in ("en", "de"))
    assert english.keys() == german.keys()
    same = {english[name] for name in english if english[name] == german[name] and "{" not in english[name]}
    assert same <= SAME_IN_GERMAN


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("mission", "edition", "mode"), [(1, "retail", "auto"), (6, "german", "coop"), (8, "prototype", "auto")]
)
def test_every_sentence_finds_its_words(mission: int, edition: str, mode: str, language: str) -> None:
    p = bs.start("deepsea", seats=2, seed=4, mission=str(mission), edition=edition, mode=mode)
    speech = Speech(p.game, p.content, language)
    common = ("{list-of}", "{player-number}")
    source = Source(1)
    while not p.over:
        sentences = [speech.option(option) for option in p.options()]
        for action in range(p.ply % 7, p.game.vocabulary.size, 97):
            reason = p.why_not(action)
            if reason is not None:
                sentences.append(speech.reason(reason))
        p.sink = []
        p.act(p.choices[source.below(len(p.choices))])
        sentences += [speech.event(event) for event in p.sink]
        for sentence in sentences:
            assert "{" not in re.sub("|".join(common), "", sentence), sentence
            assert not re.search(r"\(\)|\( |[ (][,;.)]|: *$|  |(gives|gibt|links|von) *[;,)]", sentence), (
                sentence
            )


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (
            "travel remote_anchorage",
            "Travel to Remote Anchorage, gives Ingenuity",
            "Bewegung: Abgelegener Ankerplatz, gibt Genialität",
        ),
        ("travel calm_seas", "Travel to Calm Seas, gives Research", "Bewegung: Ruhige See, gibt Wissen"),
    ],
)
def test_an_option_says_what_it_gives(action: str, english: str, german: str) -> None:
    ocean = {"A1": "calm_seas", "B1": "the_sea_star", "C1": "remote_anchorage"}
    p = position(ocean=ocean, do="travel")
    option = next(option for option in p.options() if option.text == action)
    said = [Speech(p.game, p.content, language).option(option) for language in ("en", "de")]
    assert said == [english, german]


def test_where_nothing_is_gained_nothing_is_said() -> None:
    p = position(ocean={"C1": "the_sea_star", "D1": "kelp_forest"}, do="impact", markers={"3,4": 0})
    said = [Speech(p.game, p.content, "en").option(option) for option in p.options()]
    assert "Marker on hex 1 of row 4, 2 points" in said
    assert "Decline (Impact)" in said
