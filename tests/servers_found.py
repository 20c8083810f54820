"""Which servers this machine has. Tests that need a missing one are not collected; the header says so."""

from __future__ import annotations

import asyncio
import os
from functools import lru_cache

import asyncpg
import redis

POSTGRES = os.environ.get("BATHYSPHERE_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("BATHYSPHERE_TEST_REDIS", "redis://127.0.0.1:6379/0")


async def sql(url: str, *statements: str) -> None:
    """Run statements outside of any transaction."""
    connection = await asyncpg.connect(url, timeout=3)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@lru_cache
def postgres() -> str:
    """Why there is no PostgreSQL, or nothing."""
    try:
        asyncio.run(sql(POSTGRES, "SELECT 1"))
    except (OSError, asyncpg.PostgresError, TimeoutError) as error:
        return f"no PostgreSQL at {POSTGRES}: {error}"
    return ""


@lru_cache
def redis_server() -> str:
    """Why there is no Redis, or nothing."""
    try:
        redis.Redis.from_url(REDIS, socket_connect_timeout=3).ping()
    except redis.RedisError as error:
        return f"no Redis at {REDIS}: {error}"
    return ""


def databases() -> list[str]:
    """The kinds of databases that can be tested here."""
    return ["sqlite"] if postgres() else ["sqlite", "postgresql"]


def buses() -> list[str]:
    """The kinds of buses between workers that can be tested here."""
    missing = [] if postgres() else ["postgresql"]
    return missing if redis_server() else [*missing, "redis"]


def header() -> list[str]:
    """What to tell at the top of the test run."""
    missing = [why for why in (postgres(), redis_server()) if why]
    return [f"not collected: {why}" for why in missing] or ["servers: PostgreSQL and Redis found"]
