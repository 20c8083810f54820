"""The proof of a finished game: it replays, and its deal is the one that was sealed at the start."""

from __future__ import annotations

import re

import msgspec

from bathysphere.content.packs import game_for
from bathysphere.engine.errors import OptionError
from bathysphere.engine.record import Record, replay
from bathysphere.engine.seeds import commitment

_SEAL = re.compile(r"[0-9a-f]{64}")


class Proof(msgspec.Struct):
    """What was found to be true of a record."""

    file: str
    actions: int
    over: bool
    seed: str
    seal: str
    """What the table has shown from the start; empty if the deal was not sealed."""
    noted: bool
    """Was it held against a seal that somebody had noted?"""


def prove(text: str, file: str, noted: str = "") -> Proof:
    """Replay a record and hold its seed against the seal it names and the one that was noted.

    RecordError or OptionError says what does not hold.
    """
    record = Record.parse(text)
    seal = commitment(record.seed)
    wanted = noted.strip().lower()
    if wanted:
        if not _SEAL.fullmatch(wanted):
            raise OptionError("seal-form", found=noted)
        if not seal:
            raise OptionError("seal-none", file=file)
        if wanted != seal:
            raise OptionError("seal-other", file=file, found=seal)
    p = replay(record, game_for(record.game, record.settings))
    return Proof(file, p.ply, p.over, str(record.seed), seal, bool(wanted))
