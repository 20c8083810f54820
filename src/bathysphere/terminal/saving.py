"""Writing records to files: never over something else, never half, and after every move."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from bathysphere.engine.record import Record

LONGEST_NUMBER = 19


def free_path(folder: Path, record: Record) -> Path:
    """A name for this game that is not taken yet: shares-7.txt, shares-7-2.txt, … (long seeds cut short)."""
    stem = f"{record.game}-{str(record.seed)[:LONGEST_NUMBER]}"
    number = 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        if not os.path.lexists(path):
            return path
        number += 1


def finished(folder: Path, game: str, enough: int) -> int:
    """How many games of a kind lie finished in a folder; nobody counts further than `enough`."""
    count = 0
    for path in sorted(folder.glob(f"{game}-*.txt")):
        if count == enough:
            break
        try:
            with path.open(encoding="utf-8", errors="replace") as file:
                head = file.read(2000)
        except OSError:
            continue
        count += f"[game {game}]" in head and "[result " in head
    return count


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


class Keeper:
    """Where a game is kept. It is written after every move; a no on leaving removes what was written so."""

    def __init__(self, folder: Path, file: Path | None) -> None:
        self.folder = folder
        self.file = file
        """Where the game is, once something was written."""
        self._asked = file
        """The file somebody wanted, and what stood there when they last said so."""
        self._before = file.read_bytes() if file is not None and file.is_file() else b""
        self.idle = False
        """Is nothing written unasked? So in lessons, which leave nothing behind."""

    def keep(self, record: Record) -> bool:
        """Write the game where it belongs, or anywhere; False if that is impossible."""
        if self.idle:
            return True
        self.file = write_somewhere(record, self.file, self.folder)
        return self.file is not None

    def save(self, record: Record, path: Path) -> None:
        """Write the game where somebody wants it; OSError if that fails. It is kept there from now on."""
        write(record, path)
        if self.file is not None and self.file not in (path, self._asked):
            self.file.unlink(missing_ok=True)
        self.file = self._asked = path
        self._before = path.read_bytes()

    def forget(self) -> None:
        """Take back what was written unasked."""
        if self.file is not None and self.file != self._asked:
            self.file.unlink(missing_ok=True)
        if self._asked is not None and self._before:
            self._asked.write_bytes(self._before)
        self.file = self._asked

    def path(self, name: str, record: Record) -> Path:
        """The file meant by a name: seen from our folder, inside it if it is one, our own if it is empty."""
        if not name:
            return self.file or free_path(self.folder, record)
        path = self.folder / Path(name).expanduser()
        return free_path(path, record) if path.is_dir() else path
