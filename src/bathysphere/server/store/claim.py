"""Whose file it is: two servers on one SQLite file do no harm, but each shows the other's moves late."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from bathysphere.play.refusal import ServerError
from bathysphere.server.store.looking import SQLITE
from bathysphere.server.store.store import default_database

log = logging.getLogger("bathysphere.store")
_held: list[IO[str]] = []
"""Locks that last as long as this process."""


def claim(database: str) -> bool:
    """Say that this process serves a file. False, with a warning, if another does. PostgreSQL is shared."""
    url = database or default_database()
    if not url.startswith(SQLITE) or os.name != "posix":
        return True
    import fcntl

    place = Path(url.removeprefix(SQLITE) + ".lock")
    try:
        file = place.open("a+", encoding="ascii")
    except OSError:
        return True  # whether the folder can be written to is said elsewhere
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        log.warning("%s", ServerError("database-shared", url=url, process=file.read().strip() or "?"))
        file.close()
        return False
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    _held.append(file)
    return True


def release() -> None:
    """Let go of all files."""
    while _held:
        with suppress(OSError):
            _held.pop().close()
