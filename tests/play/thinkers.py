"""Bots that misbehave, for the processes in which bots think."""

from __future__ import annotations

import os
import time

from bathysphere.minds.thinking import Turn, think


def hangs(
    game: str, level: str, seat: int, world: bytes, seed: int, turn: Turn, seconds: float
) -> list[tuple[int, int]]:
    """A captain falls asleep; all others think."""
    if level == "captain":
        time.sleep(600)
    return think(game, level, seat, world, seed, turn, seconds)


def fails(
    game: str, level: str, seat: int, world: bytes, seed: int, turn: Turn, seconds: float
) -> list[tuple[int, int]]:
    """Nobody has an idea."""
    raise RuntimeError("no idea")


def dies(
    game: str, level: str, seat: int, world: bytes, seed: int, turn: Turn, seconds: float
) -> list[tuple[int, int]]:
    """A captain takes the whole process along."""
    if level == "captain":
        os._exit(1)
    return think(game, level, seat, world, seed, turn, seconds)


def sleeps(seconds: float) -> str:
    """Takes its time."""
    time.sleep(seconds)
    return "awake"


def never_begins() -> None:
    """Never ready to think."""
    time.sleep(3600)
