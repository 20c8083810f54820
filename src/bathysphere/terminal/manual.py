"""The manual in the terminal: a passage by its id or by a rule, what fits some words, or the contents."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bathysphere.engine.game import Game
from bathysphere.language.glossary import called
from bathysphere.language.manual import (
    Manual,
    ManualBlock,
    ManualDrawing,
    ManualExample,
    ManualLine,
    ManualList,
    ManualRow,
    Passage,
    lines_of,
    plain,
)
from bathysphere.language.manual_search import search
from bathysphere.language.texts import Texts, of_package

SEE_ALSO = 6
"""Further passages that are named below the one that fits best."""

Say = Callable[..., str]


class Reader:
    """Reads to somebody what they look up."""

    def __init__(self, game: Game, language: str, edition: str = "") -> None:
        """`edition`: which one is played, if that is known; all are told otherwise."""
        self.manual: Manual | None = game.manual(language)
        self.edition = edition
        self.names = of_package(game.package, language)
        self.called = partial(called, game.package, language)
        self.texts: Texts = of_package("bathysphere.terminal", language)

    def look_up(self, asked: str) -> list[str]:
        """The lines to be read for a rule id, a passage, words or a question; for nothing, the contents."""
        if self.manual is None:
            return [self.texts.say("rules-none")]
        if not asked.strip():
            return self._contents(self.manual)
        passage = self.manual.passage(asked.strip().casefold())
        if passage is not None:
            return self._told(self.manual, passage)
        answer = search(self.manual, asked, self.edition, self.called)
        if not answer.hits:
            return [self.texts.say("rules-nothing", {"words": asked})]
        best = self.manual.passage(answer.hits[0].passage)
        assert best is not None
        lines = [
            self.texts.say(
                "rules-called" if each.word else "rules-synonym",
                {"said": each.said, "title": each.title, "word": each.word},
            )
            for each in answer.synonyms
        ]
        lines += self._told(self.manual, best)
        others = answer.hits[1 : 1 + SEE_ALSO]
        if others:
            lines += ["", self.texts.say("rules-also")]
            lines += [f"  {hit.title} ({hit.passage})" for hit in others]
        return lines

    def _contents(self, manual: Manual) -> list[str]:
        rule = next((rule for passage in manual.passages() for rule in passage.rules), "")
        lines = [self.texts.say("rules-contents", {"title": manual.title, "rule": rule})]
        for chapter in manual.chapters:
            lines += ["", chapter.title]
            lines += [f"  {passage.title} ({passage.id})" for passage in chapter.passages]
        return lines

    def _told(self, manual: Manual, passage: Passage) -> list[str]:
        chapter = manual.chapter_of(passage.id)
        lines = [f"{chapter.title} › {passage.title}" if chapter else passage.title]
        for block in passage.blocks:
            told = self._block(block)
            lines += ["", *told] if told else []
        return lines

    def _block(self, block: ManualBlock) -> list[str]:
        if isinstance(block, ManualDrawing):
            return [self.texts.say("rules-drawing", {"caption": block.caption})]
        lines = [line for line in lines_of(block) if line.holds(self.edition)]
        if isinstance(block, ManualExample):
            title = self.texts.say("rules-example", {"title": block.title})
            told = [title, *(f"  {self._line(line)}" for line in lines)]
            return [*told, f"  {self._opening(block)}"] if block.record else told
        if isinstance(block, ManualList):
            signs = [f"{number}." if block.ordered else "-" for number in range(1, len(lines) + 1)]
            return [f"  {sign} {self._line(line)}" for sign, line in zip(signs, lines, strict=True)]
        return [self._line(line) for line in lines]

    def _opening(self, example: ManualExample) -> str:
        """How the position of an example is opened."""
        assert self.manual is not None
        command = f"bathysphere play {self.manual.game} --example {example.id}"
        return self.texts.say("rules-open", {"command": command})

    def _line(self, line: ManualLine | ManualRow) -> str:
        """What a line tells, where it holds, and its rules."""
        parts = [" · ".join(cell for each in line.cells() if (cell := plain(each)))]
        if line.editions and not self.edition:
            names = [self._edition(each) for each in line.editions]
            parts.append(self.texts.say("rules-only", {"editions": ", ".join(names)}))
        if line.rules:
            parts.append(f"[{' '.join(line.rules)}]")
        return " ".join(parts)

    def _edition(self, name: str) -> str:
        message = f"edition-{name}"
        return self.names.say(message) if self.names.knows(message) else name
