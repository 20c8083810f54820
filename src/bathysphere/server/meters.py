"""Meters: figures of a running server for Prometheus, on a port of their own.

With several workers each writes its figures into files, and the process that started them adds up.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector

from bathysphere.play.entries import Act, Fault, What
from bathysphere.play.refusal import ServerError

LAST_PORT = 65535
SHARED = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 120.0)

moves = Counter("bathysphere_moves", "Moves made at tables.", ["game"])
rows = Counter("bathysphere_rows", "Rows written to journals.", ["kind"])
faults = Counter("bathysphere_faults", "Tables set aside because the rules failed.")
refusals = Counter("bathysphere_refusals", "What was refused, by the code of the refusal.", ["code"])
requests = Counter("bathysphere_requests", "Answers over HTTP.", ["method", "path", "status"])
request_seconds = Histogram("bathysphere_request_seconds", "From a request to its answer.", buckets=QUICK)
command_seconds = Histogram(
    "bathysphere_command_seconds", "From a command at a table until it is on disk.", buckets=QUICK
)
bot_seconds = Histogram("bathysphere_bot_seconds", "Until a bot has chosen, waiting included.", buckets=SLOW)
tables = Gauge("bathysphere_tables", "Tables in memory.", multiprocess_mode="livesum")
sockets = Gauge("bathysphere_sockets", "Live connections.", multiprocess_mode="livesum")
bots_waiting = Gauge(
    "bathysphere_bots_waiting", "Tables that wait for a bot's choice.", multiprocess_mode="livesum"
)
memory = Gauge("bathysphere_memory_bytes", "Memory of all workers.", multiprocess_mode="livesum")
lag = Gauge("bathysphere_loop_lag_seconds", "How late the event loop is.", multiprocess_mode="livemax")


def wrote(what: What, game: str) -> None:
    """A row is on disk."""
    rows.labels(str(type(what).__struct_config__.tag)).inc()
    if isinstance(what, Act):
        moves.labels(game).inc()
    elif isinstance(what, Fault):
        faults.inc()


def resident() -> int:
    """The memory this process has, in bytes; 0 where the system does not tell."""
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


class OfWorkers(MultiProcessCollector):
    """What the workers have written, without those that are gone."""

    def __init__(self, registry: CollectorRegistry, folder: str) -> None:
        super().__init__(registry, path=folder)  # type: ignore[no-untyped-call]
        self._folder = Path(folder)

    def collect(self) -> Iterable[Any]:
        for file in self._folder.glob("gauge_live*.db"):
            number = file.stem.rpartition("_")[2]
            if number.isdigit() and not Path(f"/proc/{number}").exists() and Path("/proc/self").exists():
                file.unlink(missing_ok=True)
        collected: Iterable[Any] = super().collect()  # type: ignore[no-untyped-call]
        return collected


def serve(where: str, workers: int = 1) -> Any:
    """Serve the figures at HOST:PORT, from a thread; nothing is served where no place is given."""
    if not where:
        return None
    host, _, port = where.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) <= LAST_PORT):
        raise ServerError("metrics-place", found=where)
    registry = REGISTRY
    if workers > 1:
        folder = os.environ.setdefault(SHARED, mkdtemp(prefix="bathysphere-figures-"))
        registry = CollectorRegistry()
        OfWorkers(registry, folder)
    try:
        server, _ = start_http_server(int(port), host.strip("[]") or "127.0.0.1", registry)
    except OSError as error:
        raise ServerError("metrics-unusable", found=where, why=error.strerror or "") from error
    return server
