"""Servers for the tests: one with SQLite for each module, and one of every kind for those that ask for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import servers_found
from tests.play.conftest import postgres_database  # noqa: F401
from tests.web.servers import Person, Server, serving

KINDS = [
    "sqlite",
    *(f"{base}+{bus}" for base in servers_found.databases()[1:] for bus in servers_found.buses()),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


@pytest.fixture(scope="module", params=KINDS)
def any_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """SQLite alone, and PostgreSQL with every bus there is."""
    if request.param == "sqlite":
        folder = tmp_path_factory.mktemp("server")
        database, bus = f"sqlite:///{folder / 'tables.sqlite'}", "memory"
    else:
        database = request.getfixturevalue("postgres_database")
        bus = database if request.param.endswith("postgresql") else servers_found.REDIS
    with serving(database, bus) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Person:
    return server.person()


@pytest.fixture
def bob(server: Server) -> Person:
    return server.person()


@pytest.fixture
def eve(server: Server) -> Person:
    """Somebody who has no business here."""
    return server.person()
