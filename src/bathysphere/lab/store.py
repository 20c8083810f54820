"""Results on disk: compressed JSON lines, written batch by batch, so that a run can be killed at any moment.

While it runs, the rows stand in `games.jsonl.gz.part`, one gzip member a batch. Whoever takes up the run
again keeps the whole batches, cuts off the rest and goes on; only a finished file has its proper name.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from bathysphere.engine.errors import OptionError

GAMES = "games.jsonl.gz"
DECISIONS = "decisions.jsonl.gz"
CHUNK = 1 << 20

S = TypeVar("S")


def packed(rows: Sequence[msgspec.Struct]) -> bytes:
    """Rows as one gzip member: the same bytes for the same rows."""
    lines = msgspec.json.Encoder().encode_lines(rows)
    return gzip.compress(lines, compresslevel=6, mtime=0)


def prepared(folder: Path) -> Path:
    """A folder that can be written to, made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise _unwritable(folder, error) from error
    return folder


def write(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = file.with_suffix(file.suffix + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise _unwritable(file, error) from error


def rows(file: Path, kind: type[S]) -> Iterator[S]:
    """The rows of a finished file."""
    decoder = msgspec.json.Decoder(kind)
    try:
        with gzip.open(file) as lines:
            for line in lines:
                yield decoder.decode(line)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise OptionError("file-read", file=str(file), why=str(error)) from error


def _unwritable(file: Path, error: OSError) -> OptionError:
    return OptionError("file-write", file=str(file), why=error.strerror or str(error))


class Rows:
    """One file of results that grows by whole batches."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.part = file.with_name(file.name + ".part")
        self.sizes: list[int] = []
        """Where each batch ends."""
        self.stream: BinaryIO | None = None

    def find(self) -> int:
        """How many whole batches are there already."""
        if self.file.exists() and not self.part.exists():
            self.file.replace(self.part)  # killed between naming two files: go back one step
        if self.part.exists():
            with self.part.open("rb") as stream:
                self.sizes = list(members(stream))
        return len(self.sizes)

    def open(self, batches: int) -> None:
        """Go on after so many batches; what follows is cut off."""
        self.sizes = self.sizes[:batches]
        try:
            self.stream = self.part.open("r+b" if self.part.exists() else "x+b")
            _lock(self.stream, self.file.parent)
            self._cut()
        except OSError as error:
            raise _unwritable(self.part, error) from error

    def add(self, batch: bytes) -> None:
        """Write a batch. If that fails, what was written of it is taken away again."""
        assert self.stream is not None
        try:
            self.stream.write(batch)
            self.stream.flush()
        except OSError as error:
            self._abandon()
            raise OptionError("lab-write", file=str(self.part), why=error.strerror or str(error)) from error
        self.sizes.append((self.sizes[-1] if self.sizes else 0) + len(batch))

    def finish(self) -> None:
        """All is written: the file gets its name."""
        assert self.stream is not None
        try:
            self.stream.close()
            self.part.replace(self.file)
        except OSError as error:
            raise _unwritable(self.file, error) from error

    def close(self) -> None:
        """Leave it as it is, to go on another time; a file without a single batch goes."""
        if self.stream is not None:
            with suppress(OSError):
                self.stream.close()
            if not self.sizes:
                self.part.unlink(missing_ok=True)

    def _cut(self) -> None:
        assert self.stream is not None
        end = self.sizes[-1] if self.sizes else 0
        self.stream.truncate(end)
        self.stream.seek(end)

    def _abandon(self) -> None:
        """After a failed write: close what can be closed and cut the file by its path."""
        assert self.stream is not None
        with suppress(OSError):
            self.stream.close()
        with suppress(OSError), self.part.open("r+b") as stream:
            stream.truncate(self.sizes[-1] if self.sizes else 0)


def members(stream: BinaryIO) -> Iterator[int]:
    """Where each whole gzip member of a file ends; one that was cut off is left out."""
    member = zlib.decompressobj(wbits=31)
    end = 0
    data = stream.read(CHUNK)
    while data:
        try:
            member.decompress(data)
        except zlib.error:
            return
        end += len(data) - len(member.unused_data)
        if member.eof:
            yield end
            data = member.unused_data or stream.read(CHUNK)
            member = zlib.decompressobj(wbits=31)
        else:
            data = stream.read(CHUNK)


def _lock(stream: BinaryIO, folder: Path) -> None:
    """Nobody else may write here meanwhile (where the system knows such locks)."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise OptionError("lab-busy", folder=str(folder)) from error
