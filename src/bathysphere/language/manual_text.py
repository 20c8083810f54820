"""Reads the text of a manual; what is wrong in it is told by file and line."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from bathysphere.engine.errors import ContentError
from bathysphere.language.manual import (
    Chapter,
    Manual,
    ManualBlock,
    ManualDrawing,
    ManualExample,
    ManualLine,
    ManualList,
    ManualRow,
    ManualTable,
    ManualText,
    Passage,
    lines_of,
)

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_COMMENT = re.compile(r"\s*<!--\s*(\w+):(.*?)-->\s*")
_HEADING = re.compile(r"(.+?)\s*\{#([^{}]*)\}")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_RULE = re.compile(r"[A-Z]{2,3}-\d{2,3}")
_MARKER = re.compile(r"\s*\{([^{}]*)\}\s*$")
_SIGN = re.compile(r":([a-z][a-z0-9_-]*):")
_DRAWING = "drawing:"
_HERE = "#"


def read_manual(
    text: str,
    file: str,
    game: str,
    language: str,
    *,
    editions: Collection[str] = (),
    rules: Collection[str] | None = None,
    records: Collection[str] = (),
) -> Manual:
    """The text as a manual; ContentError says what is wrong and where.

    `editions` are the words that may stand in a marker beside rules; with `rules` no other rule may be named.
    `records` are the examples that can be opened.
    """
    return _Reader(text, file, editions, rules, records).manual(game, language)


class _Reader:
    """Reads one text."""

    def __init__(
        self,
        text: str,
        file: str,
        editions: Collection[str],
        rules: Collection[str] | None,
        records: Collection[str],
    ) -> None:
        self.file = file
        self.editions = editions
        self.rules = rules
        self.records = records
        self.said: dict[str, list[tuple[int, list[str]]]] = {"words": [], "signs": []}
        """What comments say, by their line."""
        self.nodes = SyntaxTreeNode(MARKDOWN.parse(self._without_comments(text))).children
        self.ids: dict[str, int] = {}
        self.wanted: list[tuple[str, int]] = []
        """Passages that links lead to."""

    def wrong(self, code: str, line: int, **params: str) -> ContentError:
        """What is wrong in a line."""
        return ContentError(f"manual-{code}", self.file, line, **params)

    def _without_comments(self, text: str) -> str:
        """The text with comments as empty lines, and what they say noted."""
        kept = []
        fenced = False
        for number, line in enumerate(text.splitlines(), 1):
            fenced ^= line.startswith("```")
            comment = None if fenced else _COMMENT.fullmatch(line)
            if comment is None:
                if "<!--" in line and not fenced:
                    raise self.wrong("comment", number, found=line.strip())
                kept.append(line)
                continue
            if comment[1] not in self.said:
                raise self.wrong("comment", number, found=line.strip())
            words = [word.strip() for word in comment[2].split(",") if word.strip()]
            self.said[comment[1]].append((number, words))
            kept.append("")
        return "\n".join(kept)

    def manual(self, game: str, language: str) -> Manual:
        """All of it."""
        title = ""
        chapters: list[Chapter] = []
        starts = [
            (place, node)
            for place, node in enumerate(self.nodes)
            if node.type == "heading" and node.tag != "h1"
        ]
        first = starts[0][0] if starts else len(self.nodes)
        for node in self.nodes[:first]:
            if node.type != "heading" or title:
                raise self.wrong("outside", _line(node))
            title = _content(node)
        if not title:
            raise self.wrong("title", 1)
        ends = [place for place, _ in starts[1:]] + [len(self.nodes)]
        lines = [_line(node) for _, node in starts[1:]] + [10**9]
        for (place, node), end, until in zip(starts, ends, lines, strict=True):
            inside = self.nodes[place + 1 : end]
            name, id = self._heading(node)
            if node.tag == "h2":
                if inside:
                    raise self.wrong("outside", _line(inside[0]))
                chapters.append(Chapter(id, name, []))
            elif node.tag == "h3" and chapters:
                chapters[-1].passages.append(self._passage(node, name, id, inside, until))
            else:
                raise self.wrong("heading", _line(node), found=name)
        self._check_links()
        stray = [line for noted in self.said.values() for line, _ in noted]
        if stray:
            raise self.wrong("outside", min(stray))
        return Manual(game, language, title, chapters)

    def _heading(self, node: SyntaxTreeNode) -> tuple[str, str]:
        """The title and the id of a chapter or passage."""
        match = _HEADING.fullmatch(_content(node))
        if match is None:
            raise self.wrong("id-missing", _line(node), found=_content(node))
        name, id = match[1], match[2]
        if _ID.fullmatch(id) is None:
            raise self.wrong("id-form", _line(node), id=id)
        if id in self.ids:
            raise self.wrong("id-twice", _line(node), id=id, first=str(self.ids[id]))
        self.ids[id] = _line(node)
        return name, id

    def _passage(
        self, node: SyntaxTreeNode, title: str, id: str, inside: list[SyntaxTreeNode], until: int
    ) -> Passage:
        blocks = [self._block(each) for each in inside]
        if not blocks:
            raise self.wrong("empty", _line(node), id=id)
        rules = [rule for block in blocks for line in lines_of(block) for rule in line.rules]
        words, signs = (self._noted(kind, _line(node), until) for kind in ("words", "signs"))
        return Passage(id, title, list(dict.fromkeys(rules)), words, signs, blocks)

    def _noted(self, kind: str, start: int, until: int) -> list[str]:
        """What the comments of a passage say; they are used up."""
        inside = [each for each in self.said[kind] if start < each[0] < until]
        self.said[kind] = [each for each in self.said[kind] if each not in inside]
        return [word for _, words in inside for word in words]

    # -- blocks -------------------------------------------------------------------------------------

    def _block(self, node: SyntaxTreeNode) -> ManualBlock:
        match node.type:
            case "paragraph":
                return self._drawing(node) or ManualText(self._told(_content(node), _line(node)))
            case "bullet_list" | "ordered_list":
                items = [self._item(item) for item in node.children]
                return ManualList(node.type == "ordered_list", items)
            case "table":
                return self._table(node)
            case "fence" if node.info.split()[:1] == ["example"]:
                return self._example(node)
        raise self.wrong("block", _line(node), found=node.type.replace("_", " "))

    def _drawing(self, node: SyntaxTreeNode) -> ManualDrawing | None:
        """A paragraph that is nothing but a drawing."""
        inline = node.children[0].children
        images = [each for each in inline if each.type == "image"]
        if not images:
            return None
        name = str(images[0].attrs.get("src", ""))
        if len(inline) > 1 or not name.startswith(_DRAWING) or not _ID.fullmatch(name[len(_DRAWING) :]):
            raise self.wrong("drawing", _line(node), found=_content(node))
        return ManualDrawing(name[len(_DRAWING) :], images[0].content)

    def _item(self, node: SyntaxTreeNode) -> ManualLine:
        if [child.type for child in node.children] != ["paragraph"]:
            raise self.wrong("item", _line(node))
        return self._told(_content(node.children[0]), _line(node))

    def _table(self, node: SyntaxTreeNode) -> ManualTable:
        head = [self._html(_content(cell), _line(node)) for cell in node.children[0].children[0].children]
        body = node.children[1].children if len(node.children) > 1 else []
        rows = []
        for row in body:
            cells = [self._told(_content(cell), _line(row)) for cell in row.children]
            rules = [rule for cell in cells for rule in cell.rules]
            editions = [edition for cell in cells for edition in cell.editions]
            rows.append(ManualRow([cell.html for cell in cells], rules, editions))
        return ManualTable(head, rows)

    def _example(self, node: SyntaxTreeNode) -> ManualExample:
        line = _line(node)
        id = node.info.removeprefix("example").strip()
        if _ID.fullmatch(id) is None:
            raise self.wrong("id-form", line, id=id)
        if f"example {id}" in self.ids:
            raise self.wrong("id-twice", line, id=id, first=str(self.ids[f"example {id}"]))
        self.ids[f"example {id}"] = line
        title, _, text = node.content.strip().partition("\n")
        if not text.strip():
            raise self.wrong("example", line, id=id)
        return ManualExample(id, title, self._told(" ".join(text.split()), line), id in self.records)

    # -- lines --------------------------------------------------------------------------------------

    def _told(self, text: str, line: int) -> ManualLine:
        """A text with the marker it ends with."""
        match = _MARKER.search(text)
        said = text[: match.start()] if match else text
        if "{" in said or "}" in said:
            raise self.wrong("marker", line, found=text)
        rules, editions = self._marked(match[1], line) if match else ([], [])
        return ManualLine(self._html(said, line), rules, editions)

    def _marked(self, marker: str, line: int) -> tuple[list[str], list[str]]:
        """The rules and the editions of a marker."""
        rules, editions = [], []
        for word in marker.split():
            if word in self.editions:
                editions.append(word)
            elif _RULE.fullmatch(word) is None:
                raise self.wrong("marker", line, found="{" + marker + "}")
            elif self.rules is not None and word not in self.rules:
                raise self.wrong("rule-unknown", line, rule=word)
            else:
                rules.append(word)
        if not rules:
            raise self.wrong("marker", line, found="{" + marker + "}")
        return rules, editions

    def _html(self, text: str, line: int) -> str:
        """A text as HTML: emphasis, links to passages, signs, and nothing else."""
        inline = MARKDOWN.parseInline(text)[0].children or []
        for token in inline:
            if token.type == "image":
                raise self.wrong("drawing", line, found=text)
            if token.type == "link_open":
                to = str(token.attrs.get("href", ""))
                if not to.startswith(_HERE):
                    raise self.wrong("link", line, found=to)
                self.wanted.append((to[1:], line))
        tokens = [each for token in inline for each in _with_signs(token)]
        return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})).strip()

    def _check_links(self) -> None:
        for id, line in self.wanted:
            if id not in self.ids:
                raise self.wrong("link", line, found=f"#{id}")


def _with_signs(token: Token) -> Iterable[Token]:
    """A token of text, its signs apart."""
    if token.type != "text" or _SIGN.search(token.content) is None:
        yield token
        return
    for place, part in enumerate(_SIGN.split(token.content)):
        sign = f'<span data-sign="{part}"></span>'
        if part:
            yield Token("html_inline", "", 0, content=sign if place % 2 else escape(part))


def _line(node: SyntaxTreeNode) -> int:
    """The line a node begins in, counted from one."""
    return node.map[0] + 1 if node.map else 1


def _content(node: SyntaxTreeNode) -> str:
    """The text of a heading, paragraph or cell, as it is written."""
    return node.children[0].content if node.children else ""
