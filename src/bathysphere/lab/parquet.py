"""The rows once more as Parquet, for those who have pyarrow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bathysphere.engine.errors import OptionError
from bathysphere.lab.run import Decision, Played
from bathysphere.lab.store import DECISIONS, GAMES, rows

CHUNK = 20_000


def check_parquet() -> None:
    """Refuse before the first game where pyarrow is missing."""
    try:
        import pyarrow  # noqa: F401
    except ImportError as error:
        raise OptionError("parquet-missing") from error


def as_parquet(folder: Path, decisions: bool) -> None:
    """`games.parquet` and, if there are any, `decisions.parquet`. What was chosen is JSON in a column."""
    _write(folder / "games.parquet", (flat(row) for row in rows(folder / GAMES, Played)))
    if decisions:
        found = rows(folder / DECISIONS, Decision)
        _write(folder / "decisions.parquet", (msgspec.to_builtins(row) for row in found))


def flat(row: Played) -> dict[str, Any]:
    """A game with what has a shape of its own as JSON."""
    data: dict[str, Any] = msgspec.to_builtins(row)
    for name in ("parts", "chosen", "unchosen"):
        data[name] = msgspec.json.encode(data[name]).decode()
    return data


def _write(file: Path, data: Iterable[dict[str, Any]]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    part = file.with_suffix(".parquet.part")
    source: Iterator[dict[str, Any]] = iter(data)
    writer = None
    try:
        while chunk := list(islice(source, CHUNK)):
            table = pa.Table.from_pylist(chunk)
            writer = writer or pq.ParquetWriter(part, table.schema)
            writer.write_table(table)
        if writer is not None:
            writer.close()
            part.replace(file)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise OptionError("file-write", file=str(file), why=error.strerror or str(error)) from error
