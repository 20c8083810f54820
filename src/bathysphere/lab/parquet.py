"""The rows once more as Parquet, for those who have pyarrow."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bathysphere.engine.errors import OptionError
from bathysphere.extras import missing
from bathysphere.lab.run import Decision, Played
from bathysphere.lab.store import DECISIONS, GAMES, rows

CHUNK = 20_000


def check_parquet() -> None:
    """Refuse before the first game where pyarrow is missing."""
    try:
        import pyarrow  # noqa: F401
    except ModuleNotFoundError as error:
        raise missing(error) or error from error


def as_parquet(folder: Path, decisions: bool) -> None:
    """`games.parquet` and, if there are any, `decisions.parquet`. What was chosen is JSON in a column."""
    _write(folder / "games.parquet", Played, (flat(row) for row in rows(folder / GAMES, Played)))
    if decisions:
        decided = rows(folder / DECISIONS, Decision)
        _write(folder / "decisions.parquet", Decision, (msgspec.to_builtins(row) for row in decided))


def flat(row: Played) -> dict[str, Any]:
    """A game with what has a shape of its own as JSON."""
    data: dict[str, Any] = msgspec.to_builtins(row)
    for name, value in data.items():
        if isinstance(value, dict):
            data[name] = msgspec.json.encode(value).decode()
    return data


def _columns(kind: type[msgspec.Struct]) -> Any:
    """The columns by the types of the fields: rows alone would not tell, where a list is empty in all."""
    import pyarrow as pa

    known = {
        int: pa.int64(),
        float: pa.float64(),
        bool: pa.bool_(),
        str: pa.string(),
        list[int]: pa.list_(pa.int64()),
        list[str]: pa.list_(pa.string()),
    }
    fields = msgspec.structs.fields(kind)
    return pa.schema([(field.name, known.get(field.type, pa.string())) for field in fields])


def _write(file: Path, kind: type[msgspec.Struct], data: Iterable[dict[str, Any]]) -> None:
    """Write a file whole or not at all."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    part = file.with_suffix(".parquet.part")
    source = iter(data)
    columns = _columns(kind)
    try:
        with pq.ParquetWriter(part, columns) as writer:
            while chunk := list(islice(source, CHUNK)):
                writer.write_table(pa.Table.from_pylist(chunk, columns))
        part.replace(file)
    except OSError as error:
        raise OptionError("file-write", file=str(file), why=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
