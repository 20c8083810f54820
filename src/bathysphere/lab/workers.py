"""Who does the work: this process, some processes of this machine, or a Ray cluster.

Games are handed out in batches; small ones first, to learn how long a game takes, then as many at a time as
take about a second. Results come back in the order of the games' numbers, so nobody can tell from them how
many hands there were.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from multiprocessing import get_context, parent_process
from types import TracebackType
from typing import Any, ClassVar, TypeVar

from bathysphere.engine.errors import OptionError
from bathysphere.extras import missing

BATCH = 20
"""Games are handed out, written and counted as done by so many at a time."""
LONGEST = 50
"""At most so many batches are handed out at once."""
AHEAD = 3
"""Batches that wait for each worker, so that none is ever idle."""

T = TypeVar("T")
Task = Callable[..., Sequence[T]]
"""Plays games: called with its argument, the first number and how many."""


class Workers:
    """One worker: this process."""

    size = 1
    seconds: ClassVar[float] = 1.0
    """How long a batch should take."""

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def in_order(self, task: Task[T], argument: object, first: int, last: int) -> Iterator[Sequence[T]]:
        """What the task makes of the games from `first` up to `last` - 1, batch by batch in their order."""
        while first < last:
            count = min(BATCH, last - first)
            yield task(argument, first, count)
            first += count

    def close(self) -> None:
        """Send everybody home."""


class Crew(Workers):
    """Several workers at once."""

    def submit(self, task: Task[T], argument: object, first: int, count: int) -> Any:
        """Hand out some games; a ticket for the result."""
        raise NotImplementedError

    def ready(self, tickets: list[Any]) -> list[Any]:
        """The tickets whose result is there; waits for at least one."""
        raise NotImplementedError

    def fetch(self, ticket: Any) -> Any:
        """The result for a ticket."""
        raise NotImplementedError

    def cancel(self, tickets: list[Any]) -> None:
        """These results are not wanted any more."""

    def in_order(self, task: Task[T], argument: object, first: int, last: int) -> Iterator[Sequence[T]]:
        waiting: dict[Any, tuple[int, int]] = {}
        results: dict[int, tuple[int, Sequence[T]]] = {}
        following = first
        batches = 1
        done = 0
        begun = time.monotonic()
        try:
            while following < last:
                while first < last and len(waiting) < AHEAD * self.size:
                    count = min(batches * BATCH, last - first)
                    waiting[self.submit(task, argument, first, count)] = (first, count)
                    first += count
                for ticket in self.ready(list(waiting)):
                    number, count = waiting.pop(ticket)
                    results[number] = (count, self.fetch(ticket))
                    done += count
                spent = max(time.monotonic() - begun, 1e-3)
                batches = min(LONGEST, max(1, int(self.seconds * done / spent / self.size / BATCH)))
                while following in results:
                    count, rows = results.pop(following)
                    following += count
                    yield rows
        finally:
            self.cancel(list(waiting))


class Processes(Crew):
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.pool = ProcessPoolExecutor(size, mp_context=get_context("spawn"), initializer=_leave_with_parent)

    def submit(self, task: Task[T], argument: object, first: int, count: int) -> Future[Sequence[T]]:
        return self.pool.submit(task, argument, first, count)

    def ready(self, tickets: list[Any]) -> list[Any]:
        done, _ = wait(tickets, return_when=FIRST_COMPLETED)
        return [ticket for ticket in tickets if ticket in done]

    def fetch(self, ticket: Any) -> Any:
        return ticket.result()

    def cancel(self, tickets: list[Any]) -> None:
        for ticket in tickets:
            ticket.cancel()

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def _leave_with_parent() -> None:
    """End a worker whose parent was killed: nobody else would."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Cluster(Crew):
    """A Ray cluster: `local` starts one on this machine, anything else is the address of a running one."""

    def __init__(self, address: str, size: int | None) -> None:
        try:
            import ray
        except ModuleNotFoundError as error:
            raise missing(error) or error from error
        self.ray: Any = ray
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        # Ray lets its workers step back by 15: beside anything else on the machine they would hardly play.
        os.environ.setdefault("RAY_worker_niceness", "0")
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        knock(address)
        try:
            if address == "local":
                self.ray.init(address="local", num_cpus=size, include_dashboard=False, **quiet)
            else:
                self.ray.init(address=address, **quiet)
        except Exception as error:  # Ray raises bare exceptions, too: its own start timing out, say
            why = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise OptionError("ray-address", address=address, why=why) from error
        self.size = size or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.remote: dict[object, Any] = {}

    def submit(self, task: Task[T], argument: object, first: int, count: int) -> Any:
        if task not in self.remote:
            self.remote[task] = self.ray.remote(task)
        return self.remote[task].remote(argument, first, count)

    def ready(self, tickets: list[Any]) -> list[Any]:
        done, _ = self.ray.wait(tickets, num_returns=1)
        more, _ = self.ray.wait(tickets, num_returns=len(tickets), timeout=0)
        finished = set(done) | set(more)
        return [ticket for ticket in tickets if ticket in finished]

    def fetch(self, ticket: Any) -> Any:
        return self.ray.get(ticket)

    def cancel(self, tickets: list[Any]) -> None:
        for ticket in tickets:
            with suppress(self.ray.exceptions.RayError):
                self.ray.cancel(ticket)

    def close(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would wait for minutes."""
    if address in ("local", "auto"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise OptionError("ray-form", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise OptionError("ray-address", address=address, why=why) from error


def local(size: int | None, batches: int) -> Workers:
    """Processes of this machine, all cores by default; just this one where more would not help."""
    count = min(size or os.cpu_count() or 1, batches)
    return Workers() if count == 1 else Processes(count)


def hired(size: int | None, ray: str | None, batches: int) -> Workers:
    """The workers a person asked for."""
    if size is not None and size < 1:
        raise OptionError("workers", found=str(size))
    return local(size, batches) if ray is None else Cluster(ray, size)
