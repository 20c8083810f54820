"""Databases for the tests of table and web: a fresh SQLite file, and one's own database in PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from tests import servers_found


@pytest.fixture(scope="session")
def postgres_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    # Where servers on PostgreSQL keep their secrets.
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))
    name = f"bathysphere_test_{token_hex(6)}"
    asyncio.run(servers_found.sql(servers_found.POSTGRES, f"CREATE DATABASE {name}"))
    yield servers_found.POSTGRES.rpartition("/")[0] + "/" + name
    asyncio.run(servers_found.sql(servers_found.POSTGRES, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=servers_found.databases())
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgres_database"))
