"""Looking things up in manuals: rule ids, words, synonyms and whole questions.

Words are compared without case, accents and common endings; words that only make a question of it are left
out. What a passage lists in its `words` counts as much as its title: there stand the words that players use
and the manual does not ("ships" for Vessels).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from html import escape
from math import log

import msgspec

from bathysphere.language.languages import ABOUT, Lookup
from bathysphere.language.manual import Manual, Passage, lines_of, plain

TITLE, SYNONYM, CHAPTER, BODY = 6.0, 5.0, 2.0, 1.5
"""How much a word counts where it stands."""
BEGINNING, INSIDE = 0.6, 0.35
"""How much a word counts that is only the beginning, or a part, of what stands there."""
SHORTEST_PART = 4
"""Letters of a word that is also found within another one."""
MOST = 12
"""Passages that are found at most in one manual."""
_WORD = re.compile(r"[^\W_]+(?:['’][^\W\d_]+)?")
_RULE = re.compile(r"\s*([a-z]{2,3})[\s-]?(\d{2,3})\s*", re.IGNORECASE)


class Synonym(msgspec.Struct, frozen=True):
    """A word of the question that the manual does not use, and where it is told what it means."""

    said: str
    passage: str
    title: str
    word: str = ""
    """What the game calls it, if its glossary says so."""


class Hit(msgspec.Struct, frozen=True):
    """A passage that was found, with the line of it that fits best."""

    game: str
    passage: str
    title: str
    chapter: str
    rules: list[str]
    signs: list[str]
    excerpt: str
    """As HTML, what was looked for in `<mark>`."""
    score: float


class Found(msgspec.Struct, frozen=True):
    """What was found in one manual, the best first."""

    game: str
    title: str
    hits: list[Hit]
    synonyms: list[Synonym]


def search(
    manual: Manual, asked: str, edition: str = "", called: Callable[[str], str] | None = None
) -> Found:
    """Look something up: a rule id (`DS-194`), words, or a question.

    `called` says what the game calls a thing that players call by another name (`glossary.called`).
    """
    index = _index_of(manual)
    rule = _RULE.fullmatch(asked)
    if rule is not None:
        id = f"{rule[1].upper()}-{rule[2]}"
        hits = [index.hit(passage, [], edition, 0.0, id) for passage in manual.telling(id)]
        return Found(manual.game, manual.title, hits[:MOST], [])
    terms = list(dict.fromkeys(terms_of(asked, manual.language)))
    scored = [(index.score(place, terms, asked), place) for place in range(len(index.passages))]
    best = sorted((each for each in scored if each[0] > 0), key=lambda each: (-each[0], each[1]))
    # What fits far worse than the best is not worth reading.
    kept = [(score, place) for score, place in best[:MOST] if score >= best[0][0] / 5]
    hits = [index.hit(index.passages[place], terms, edition, score) for score, place in kept]
    synonyms = index.synonyms(asked, [place for _, place in kept])
    if called is not None:
        synonyms = [msgspec.structs.replace(each, word=called(each.said)) for each in synonyms]
    return Found(manual.game, manual.title, hits, synonyms)


def folded(text: str, language: str) -> str:
    """Without case and accents; what can be spelt in two ways is spelt in one."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    text = "".join(letter for letter in spread if not unicodedata.combining(letter))
    for written, meant in _lookup(language).spellings.items():
        text = text.replace(written, meant)
    return text


def stem(word: str, language: str) -> str:
    """A folded word without its ending."""
    lookup = _lookup(language)
    for ending, instead in lookup.endings.items():
        if word.endswith(ending) and len(word) - len(ending) >= lookup.shortest:
            return word[: len(word) - len(ending)] + instead
    return word


def _lookup(language: str) -> Lookup:
    """How words of a language are compared; of a language nobody here speaks, as they are."""
    return ABOUT[language].lookup if language in ABOUT else Lookup()


@lru_cache
def _stop_words(language: str) -> frozenset[str]:
    return frozenset(folded(word, language) for word in _lookup(language).asking.split())


def terms_of(text: str, language: str) -> list[str]:
    """The words that matter, by their stems; if none does, all of them."""
    words = [folded(word, language) for word in _WORD.findall(text)]
    kept = [word for word in words if word not in _stop_words(language)]
    return [stem(word, language) for word in kept or words]


class _Index:
    """The words of a manual, passage by passage."""

    def __init__(self, manual: Manual) -> None:
        self.manual = manual
        self.language = manual.language
        self.passages = manual.passages()
        chapters = [chapter.title for chapter in manual.chapters for _ in chapter.passages]
        self.fields: list[list[tuple[float, frozenset[str]]]] = []
        self.common: dict[str, int] = {}
        """In how many passages a word is told, `words` included."""
        self.own: set[str] = set()
        """The words the manual itself uses."""
        for passage, chapter in zip(self.passages, chapters, strict=True):
            title, body = self._words([passage.title]), self._words(_lines(passage))
            synonyms = self._words(passage.words)
            self.own |= title | body
            signs = self._words(name.replace("_", " ").replace("-", " ") for name in passage.signs)
            fields = [(TITLE, title), (SYNONYM, synonyms), (CHAPTER, self._words([chapter])), (BODY, body)]
            self.fields.append([*fields, (BODY, signs)])
            for word in title | synonyms | body:
                self.common[word] = self.common.get(word, 0) + 1

    def _words(self, texts: Iterable[str]) -> frozenset[str]:
        return frozenset(term for text in texts for term in terms_of(text, self.language))

    def score(self, place: int, terms: list[str], asked: str) -> float:
        """How well a passage answers."""
        fits = [
            max(weight * _likeness(term, words) for weight, words in self.fields[place]) for term in terms
        ]
        rare = [log(1 + len(self.passages) / (1 + self.common.get(term, 0))) for term in terms]
        total = sum(each * weight for each, weight in zip(fits, rare, strict=True))
        covered = sum(1 for each in fits if each > 0) / max(1, len(terms))
        passage = self.passages[place]
        wanted = " ".join(terms_of(asked, self.language))
        same = [" ".join(terms_of(text, self.language)) == wanted for text in [passage.title, *passage.words]]
        return total * covered * (2.0 if any(same) else 1.0)

    def hit(self, passage: Passage, terms: list[str], edition: str, score: float, rule: str = "") -> Hit:
        """A passage with the line that says most of what was asked for."""
        best, most = "", -1.0
        for line in (line for block in passage.blocks for line in lines_of(block)):
            if not line.holds(edition):
                continue
            text = " · ".join(plain(cell) for cell in line.cells() if plain(cell))
            words = frozenset(terms_of(text, self.language))
            fit = sum(_likeness(term, words) for term in terms) + (1 if rule and rule in line.rules else 0)
            if fit > most:
                best, most = text, fit
        chapter = self.manual.chapter_of(passage.id)
        return Hit(
            self.manual.game,
            passage.id,
            passage.title,
            chapter.title if chapter else "",
            passage.rules,
            passage.signs,
            self.marked(best, terms),
            round(score, 3),
        )

    def marked(self, text: str, terms: list[str]) -> str:
        """A text as HTML with the words that were asked for marked."""
        made, at = [], 0
        for match in _WORD.finditer(text):
            word = stem(folded(match[0], self.language), self.language)
            if any(_likeness(term, frozenset([word])) >= BEGINNING for term in terms):
                made += [escape(text[at : match.start()]), f"<mark>{escape(match[0])}</mark>"]
                at = match.end()
        return "".join([*made, escape(text[at:])])

    def synonyms(self, asked: str, places: list[int]) -> list[Synonym]:
        """Words of the question that only the `words` of what was found have."""
        synonyms = []
        for said in dict.fromkeys(_WORD.findall(asked)):
            term = stem(folded(said, self.language), self.language)
            if folded(said, self.language) in _stop_words(self.language) or term in self.own:
                continue
            near = (p for p in places if term in self.fields[p][1][1])
            place = next(near, None)
            if place is not None:
                synonyms.append(Synonym(said, self.passages[place].id, self.passages[place].title))
        return synonyms


def _lines(passage: Passage) -> list[str]:
    return [plain(cell) for block in passage.blocks for line in lines_of(block) for cell in line.cells()]


def _likeness(term: str, words: frozenset[str]) -> float:
    """1 if the word is there, less if it is only the beginning or a part of one."""
    if term in words:
        return 1.0
    if len(term) >= SHORTEST_PART:
        if any(word.startswith(term) for word in words):
            return BEGINNING
        if any(term in word for word in words):
            return INSIDE
    return 0.0


_indexes: dict[int, _Index] = {}


def _index_of(manual: Manual) -> _Index:
    """The index of a manual, made once; manuals live as long as the program."""
    index = _indexes.get(id(manual))
    if index is None or index.manual is not manual:
        index = _indexes[id(manual)] = _Index(manual)
    return index
