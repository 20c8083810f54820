"""Servers for the tests: one with SQLite for each module, and one of every kind for those that ask for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import servers_found
from tests.play.conftest import postgres_database  # noqa: F401
from tests.web.servers import Person, Server, serving

KINDS = [
    "sqlite",
    # PostgreSQL as the bus too: quickly so in test_workers and test_tables, everywhere among the long tests
    *(
        pytest.param(f"{base}+{bus}", marks=() if bus == servers_found.buses()[-1] else pytest.mark.long)
        for base in servers_found.databases()[1:]
        for bus in servers_found.buses()
    ),
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server are run by one process: each would start a server of its own."""
    for item in items:
        shared = {"server", "any_server"} & set(getattr(item, "fixturenames", []))
        if shared and item.get_closest_marker("xdist_group") is None:
            kind = item.callspec.params.get("any_server", "") if hasattr(item, "callspec") else ""
            item.add_marker(pytest.mark.xdist_group(f"{item.path.stem}-{kind}"))


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
