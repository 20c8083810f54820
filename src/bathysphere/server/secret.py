"""The secret that invite links are signed with: in the environment, or in a file for its owner alone.

It is not in the database, so that whoever sees a backup cannot make links. The one before it is still
believed, so that links stay good for a while after a change.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe

import msgspec
from platformdirs import user_data_path

from bathysphere.play.refusal import ServerError

VARIABLE = "BATHYSPHERE_SECRET"
"""Secrets in the environment: the one of now, and after a comma the one before it."""
FILE_VARIABLE = "BATHYSPHERE_SECRET_FILE"
PREVIOUS = 2
"""How many old secrets are still believed."""
SHORTEST = 20


class Secrets(msgspec.Struct):
    """What this installation signs with, and what it signed with before."""

    current: str
    previous: list[str] = []
    cookies: str = ""
    """What cookies were signed with before there were sessions: those are exchanged once."""


def place(database: str) -> Path:
    """Where the secrets of a database are kept: beside a SQLite file, else in the user's data folder."""
    named = os.environ.get(FILE_VARIABLE)
    if named:
        return Path(named)
    if database.startswith("sqlite:///"):
        return Path(database.removeprefix("sqlite:///") + ".secret")
    server = database.rpartition("@")[2]  # without the password
    digest = hashlib.sha256(server.encode()).hexdigest()[:16]
    return user_data_path("bathysphere", appauthor=False, ensure_exists=True) / f"{digest}.secret"


def told(database: str) -> tuple[str, str]:
    """For `bathysphere config`: which file has the secrets, or that no file has; and who says so."""
    if os.environ.get(VARIABLE):
        return "…", "environment"
    return str(place(database)), "environment" if os.environ.get(FILE_VARIABLE) else "default"


def known(database: str) -> Secrets | None:
    """The secrets of a database; None if there are none yet."""
    given = os.environ.get(VARIABLE)
    if given:
        parts = [part.strip() for part in given.split(",") if part.strip()]
        if not parts or any(len(part) < SHORTEST for part in parts):
            raise ServerError("secret-short", least=str(SHORTEST))
        return Secrets(parts[0], parts[1:])
    file = place(database)
    try:
        return msgspec.json.decode(file.read_bytes(), type=Secrets)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        raise ServerError("secret-file", file=str(file), why=str(error)) from error


def made(database: str, old: str = "") -> Secrets:
    """The secrets of a database, made if there are none; `old` is the one the database kept so far."""
    secrets = known(database)
    if secrets is None:
        fresh = Secrets(token_urlsafe(32), [old] if old else [], old)
        with suppress(FileExistsError):  # another worker was faster
            _write(place(database), fresh, new=True)
        secrets = known(database)
        assert secrets is not None
    return secrets


def adopt(database: str, old: str) -> Secrets:
    """Take over the secret that the database kept so far: links stay good, cookies can be exchanged."""
    secrets = made(database, old)
    if old and secrets.cookies != old:
        secrets = Secrets(secrets.current, [*secrets.previous, old], old)
        if not os.environ.get(VARIABLE):
            _write(place(database), secrets)
    return secrets


def rotate(database: str) -> Secrets:
    """A new secret; the one of now is believed for a while longer, cookies from before sessions no more."""
    if os.environ.get(VARIABLE):
        raise ServerError("secret-variable", variable=VARIABLE)
    secrets = made(database)
    changed = Secrets(token_urlsafe(32), [secrets.current, *secrets.previous][:PREVIOUS])
    _write(place(database), changed)
    return changed


def _write(file: Path, secrets: Secrets, new: bool = False) -> None:
    """Readable for its owner alone from the first moment on, and whole or not at all."""
    other = file.with_name(f"{file.name}.{token_urlsafe(6)}")
    try:
        with os.fdopen(os.open(other, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            opened.write(msgspec.json.encode(secrets))
        try:
            if new:
                os.link(other, file)  # fails where there is a file already
            else:
                other.replace(file)
        finally:
            other.unlink(missing_ok=True)
    except FileExistsError:
        raise
    except OSError as error:
        raise ServerError("secret-file", file=str(file), why=str(error)) from error
