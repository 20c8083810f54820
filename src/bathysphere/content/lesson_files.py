"""Where the lessons of a game lie: `faces/lessons/*.lesson` in its package."""

from __future__ import annotations

from importlib import resources


def lesson_texts(package: str) -> dict[str, str]:
    """The text of every lesson of a game, by file name without ending."""
    folder = resources.files(package) / "faces" / "lessons"
    if not folder.is_dir():
        return {}
    lessons = [file for file in folder.iterdir() if file.name.endswith(".lesson")]
    return {
        file.name.removesuffix(".lesson"): file.read_text(encoding="utf-8")
        for file in sorted(lessons, key=lambda file: file.name)
    }
