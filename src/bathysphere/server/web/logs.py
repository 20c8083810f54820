"""Logs: one line an event, with time, level, request and address, as text or JSON; nothing in it is raw."""

from __future__ import annotations

import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

request_id: ContextVar[str] = ContextVar("request_id", default="")
address: ContextVar[str] = ContextVar("address", default="")

_RAW = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def escaped(text: str) -> str:
    """Text on one line: what could forge a line or confuse a terminal is written as an escape."""
    return _RAW.sub(lambda match: match[0].encode("unicode_escape", "surrogatepass").decode(), text)


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{int(record.msecs):03}Z"


class Text(logging.Formatter):
    """`2026-11-18T09:30:00.123Z WARNING bathysphere.play 5f3a… 192.0.2.7 what happened`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and below it where an error came from."""
        parts = [_time(record), record.levelname, record.name, request_id.get() or "-", address.get() or "-"]
        line = " ".join([*parts, escaped(record.getMessage())])
        if record.exc_info:
            trace = self.formatException(record.exc_info).splitlines()
            line += "".join(f"\n    {escaped(each)}" for each in trace)
        return line


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The object; what is not known is left out."""
        facts = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": request_id.get(),
            "address": address.get(),
            "message": escaped(record.getMessage()),
            "trace": escaped(self.formatException(record.exc_info)) if record.exc_info else "",
        }
        return msgspec.json.encode({name: value for name, value in facts.items() if value}).decode()


def begin(kind: str = "text", level: str = "info") -> None:
    """Everything that is logged goes to standard error, in that form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("bathysphere").setLevel(level.upper())
