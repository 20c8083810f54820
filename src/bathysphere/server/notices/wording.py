"""Notices in words."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bathysphere.catalogue import game
from bathysphere.language.languages import spoken
from bathysphere.language.texts import Texts, of_package, packaged
from bathysphere.play.entries import FORMER
from bathysphere.play.line import TableSummary
from bathysphere.server.notices.keeping import Delivery, Notice


@lru_cache
def texts(language: str) -> Texts:
    """The sentences of notices."""
    return Texts(language, [packaged("bathysphere.server.notices", language)])


class Told(msgspec.Struct):
    """What somebody reads: a line each, and where it leads."""

    title: str
    lines: list[str]
    url: str
    ids: list[str]


def told(delivery: Delivery, base: str, confirming: str) -> Told:
    """What goes one way at once; `confirming`: the path of the page that confirms it."""
    say = texts(delivery.way.language).say
    lines = [_line(notice, delivery, say) for notice in delivery.notices]
    first = delivery.notices[0]
    path = f"/tables/{first.table}" if first.table else "/"
    if first.kind == "confirm":
        path = confirming
    if len({notice.table for notice in delivery.notices}) > 1:
        path = "/"
    title = lines[0] if len(lines) == 1 else say("several", {"count": len(lines)})
    return Told(title, lines, base + path, [notice.id for notice in delivery.notices])


def _line(notice: Notice, delivery: Delivery, say: object) -> str:
    speak = texts(delivery.way.language)
    line = delivery.lines.get(notice.table)
    if line is None:
        return speak.say(notice.kind, {"game": "", "others": "", "how": "none"})
    others = ", ".join(_names(line, notice.person, speak))
    title = of_package(game(line.game).package, spoken(delivery.way.language)).say(f"game-{line.game}", {})
    own = [place for place, chair in enumerate(line.chairs) if chair.person == notice.person]
    won = any((place - line.first_chair) % len(line.chairs) in line.won for place in own)
    how = "closed" if line.status == "closed" else "won" if won else "over"
    return speak.say(notice.kind, {"game": title, "others": others, "how": how})


def _names(line: TableSummary, person: str, speak: Texts) -> list[str]:
    names = [chair.name for chair in line.chairs if chair.person != person and chair.kind == "person"]
    return [speak.say("former") if name == FORMER else name for name in names] or [speak.say("bots")]
