"""`bathysphere verify`: does a record, does everything stored still replay?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from bathysphere.commands.shared import Json, check_language, print_json, read
from bathysphere.content.packs import shelve
from bathysphere.engine.errors import OptionError
from bathysphere.lab.commands import HERE, Language
from bathysphere.language.texts import common
from bathysphere.play.proof import prove
from bathysphere.server.commands import Database, Packs


def verify(
    what: Annotated[
        str | None,
        Parameter(
            help="A record, a database file, sqlite:///FILE or postgresql://…; else the usual database."
        ),
    ] = None,
    /,
    *,
    seal: Annotated[
        str, Parameter(help="Of a record: the seal that you noted when the game began (64 digits).")
    ] = "",
    database: Database = None,
    pack: Packs = [],  # noqa: B006
    lang: Language = HERE,
    as_json: Json = False,
) -> None:
    """Replay a record, or every stored game, and report what does not match: moves, results, seals.

    A database is only read.
    """
    from bathysphere.server.store.checking import verify as verify_store
    from bathysphere.server.web.settings import database_here

    check_language(lang)
    shelve([str(folder) for folder in pack])
    if what is not None and database is not None:
        raise OptionError("verify-both", file=what, database=database)
    if what is not None and not is_database(what):
        verify_record(Path(what), seal, lang, as_json)
        return
    report = verify_store(database_here(what or database))
    if as_json:
        print_json(msgspec.to_builtins(report))
    else:
        counts = f"{report.tables} tables ({report.sealed} sealed), {report.moves} moves"
        print(f"{report.database}: {counts}, {len(report.faults)} faults")
        for line in report.damage:
            print(f"  damaged: {line}")
        for fault in report.faults:
            print(f"  {fault.table}, row {fault.revision}: {fault.why}")
    if report.faults or report.damage:
        raise SystemExit(1)


def is_database(what: str) -> bool:
    """Is this the address of a database or a file of SQLite, and not a record?"""
    if "://" in what:
        return True
    try:
        with Path(what).open("rb") as file:
            return file.read(16) == b"SQLite format 3\x00"
    except OSError:
        return False


def verify_record(file: Path, seal: str, language: str, as_json: bool) -> None:
    """Say that a record replays and that its deal is the sealed one; a Problem says what does not hold."""
    proof = prove(read(file), str(file), seal)
    if as_json:
        print_json(msgspec.to_builtins(proof))
        return
    texts = common(language)
    told = "replay-finished" if proof.over else "replay-running"
    print(texts.say(told, {"actions": proof.actions, "file": proof.file}))
    how = "verify-sealed-noted" if proof.noted else "verify-sealed" if proof.seal else "verify-not-sealed"
    print(texts.say(how, {"seed": proof.seed, "seal": proof.seal}))
