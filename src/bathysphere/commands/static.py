"""`bathysphere static`: a folder that any static host serves, with the games and their bots in the page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bathysphere.commands import static_files
from bathysphere.commands.shared import check_language
from bathysphere.engine.errors import OptionError
from bathysphere.lab.commands import HERE, Language
from bathysphere.language.numbers import figure
from bathysphere.language.texts import common

MEGABYTE = 1_000_000


def static(
    folder: Path,
    /,
    *,
    pyodide: Annotated[
        Path | None, Parameter(help="The unpacked npm package pyodide; else it is fetched with npm.")
    ] = None,
    msgspec: Annotated[
        Path | None, Parameter(help="The wheel of msgspec for Pyodide; else it is fetched with pip.")
    ] = None,
    lang: Language = HERE,
) -> None:
    """Write a folder with everything in it: put it on any static host, and play without a server.

    Nothing is loaded from anywhere else when it is used.

    Parameters
    ----------
    folder
        Where to; a folder that is empty, new, or was written by this command.
    """
    check_language(lang)
    if folder.exists() and not folder.is_dir():
        raise OptionError("static-folder", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "keeper.js").is_file():
        raise OptionError("static-folder", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    compiled = static_files.write(folder, pyodide, msgspec)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / MEGABYTE
    print(common(lang).say("static-written", {"folder": str(folder), "size": figure(size, 1, lang)}))
    if not compiled:
        print(common(lang).say("static-plain"))
