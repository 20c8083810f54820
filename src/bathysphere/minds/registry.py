"""Bots that are not ours: classes of other packages, or any class that is named when the program is called.

    bathysphere simulate shares --bots mate,shark.py:Shark      a file
    bathysphere play shares --seats you,my_bots.sharks:Shark    a module

A package offers its bots to everybody who installs it by entry points of the group `bathysphere.bots`:

    [project.entry-points."bathysphere.bots"]
    shark = "my_bots.sharks:Shark"

The class takes a seed and has `choose(observation)` (docs/bots.md). A name with a colon runs code, so only
whoever calls the program may give one; visitors of a server choose among what its owner offers.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from bathysphere.engine.errors import OptionError
from bathysphere.minds.bot import Bot

GROUP = "bathysphere.bots"
TAKEN = ("random", "deckhand", "greedy", "mate", "captain", "admiral")
"""The levels of our own: no other bot goes by their names."""

_offered: dict[str, str] = {}
"""By the name they go by at tables of this process: what was named when it was started."""


@lru_cache
def installed() -> dict[str, EntryPoint]:
    """The bots of other packages."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in points if point.name not in TAKEN}


def offer(name: str) -> str:
    """Let people choose a bot at the tables of this process; what it is called there.

    By its class, unless something else goes by that name already.
    """
    word = called = loaded(name).__name__.lower()
    number = 2
    while called in TAKEN or _offered.get(called, name) != name:
        called = f"{word}-{number}"
        number += 1
    _offered[called] = name
    return called


def references() -> list[str]:
    """What was offered, to be offered in another process, too."""
    return list(_offered.values())


def offered() -> list[str]:
    """Bots that people can choose beside our own."""
    return [*installed(), *(name for name in _offered if name not in installed())]


def is_own(name: str) -> bool:
    """Is this a bot that is not ours?"""
    return name in installed() or name in _offered or _is_reference(name)


def loaded(name: str) -> type[Bot]:
    """The class of a bot; OptionError says why there is none."""
    reference = _offered.get(name, name)
    try:
        if reference in installed():
            bot = installed()[reference].load()
        else:
            where, _, attribute = reference.rpartition(":")
            bot = getattr(_module(where), attribute)
    except Exception as error:  # somebody's own code may do anything when it is imported
        raise OptionError("bot-load", bot=name, why=f"{type(error).__name__}: {error}") from error
    if not (isinstance(bot, type) and callable(getattr(bot, "choose", None))):
        raise OptionError("bot-class", bot=name)
    return bot


def _is_reference(name: str) -> bool:
    where, colon, attribute = name.rpartition(":")
    return bool(colon and where) and attribute.isidentifier()


def _module(where: str) -> ModuleType:
    if not where.endswith(".py"):
        if "" not in sys.path:
            sys.path.insert(0, "")
        return import_module(where)
    return _file(str(Path(where).resolve()))


@lru_cache
def _file(path: str) -> ModuleType:
    spec = spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise FileNotFoundError(path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
