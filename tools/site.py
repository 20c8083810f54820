"""A hook of MkDocs: pages of the site that are written elsewhere, the manuals and CONTRIBUTING.md."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from bathysphere.games import GAMES, game  # noqa: E402
from bathysphere.language.manual import (  # noqa: E402
    Manual,
    ManualBlock,
    ManualDrawing,
    ManualExample,
    ManualList,
    ManualTable,
    plain,
)

SIGN = re.compile(r'<span data-sign="([a-z0-9_-]+)"></span>')


def on_files(files: Files, config: Any) -> Files:
    """Add what is written elsewhere."""
    for name in GAMES:
        manual = game(name).manual("en")
        if manual is not None:
            files.append(File.generated(config, f"rules/manual-{name}.md", content=page(manual)))
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "contributing.md", content=contributing))
    return files


def page(manual: Manual) -> str:
    """A manual as a page: chapters, passages, blocks."""
    lines = [f"# {manual.title}", ""]
    for chapter in manual.chapters:
        lines += [f"## {chapter.title} {{#{chapter.id}}}", ""]
        for passage in chapter.passages:
            lines += [f"### {passage.title} {{#{passage.id}}}", ""]
            for block in passage.blocks:
                lines += [*told(block), ""]
    return "\n".join(lines)


def words(html: str) -> str:
    """HTML without signs, which only a board can draw; one that stands alone is said by its name."""
    return SIGN.sub("", html) if SIGN.sub("", html).strip() else plain(html)


def told(block: ManualBlock) -> list[str]:
    """A block in Markdown; its text is HTML already."""
    if isinstance(block, ManualList):
        return [f"{'1.' if block.ordered else '-'} {words(item.html)}" for item in block.items]
    if isinstance(block, ManualTable):
        rows = [
            block.head,
            ["---"] * len(block.head),
            *([words(cell) for cell in row.html] for row in block.rows),
        ]
        return [f"| {' | '.join(row)} |" for row in rows]
    if isinstance(block, ManualDrawing):
        return [f"*{block.caption}*"]
    if isinstance(block, ManualExample):
        return [f'!!! example "{block.title}"', "", f"    {words(block.line.html)}"]
    return [words(block.line.html)]
