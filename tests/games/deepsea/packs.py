"""Content made for one test: a folder with a changed copy of one of our files, to be given as `pack`."""

from importlib import resources
from pathlib import Path

CONTENT = resources.files("bathysphere.games.deepsea") / "content" / "data"


def ours(file: str) -> str:
    """The text of one of our content files (`player_mat.toml`, `missions/09_the_spill.toml`)."""
    return (CONTENT / file).read_text(encoding="utf-8")


def changed(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """The folder, with a copy of our file in which each first text is replaced by the second."""
    text = ours(file)
    for old, new in changes:
        assert old in text, f"{file} does not contain {old}"
        text = text.replace(old, new)
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(folder)
