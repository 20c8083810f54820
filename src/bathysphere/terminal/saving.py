"""Writing records to files: never over something else, never half."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from bathysphere.engine.record import Record


def free_path(folder: Path, record: Record) -> Path:
    """A name for this game that is not taken yet: shares-7.txt, shares-7-2.txt, …"""
    stem = f"{record.game}-{record.seed}"
    number = 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        if not os.path.lexists(path):
            return path
        number += 1


def write(record: Record, path: Path) -> None:
    """Write a record, replacing what is there; OSError if that fails, and then nothing has changed."""
    data = record.text().encode("utf-8", "replace")
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def write_somewhere(record: Record, file: Path | None, folder: Path) -> Path | None:
    """Write a record where it belongs, else in the home folder, else among temporary files."""
    places = [file] if file else []
    for place in (folder, Path.home(), Path(tempfile.gettempdir())):
        places.append(place)
    for place in places:
        try:
            path = free_path(place, record) if place is not file else place
            write(record, path)
        except OSError:
            continue
        return path
    return None
