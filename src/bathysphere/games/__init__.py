"""The games there are: one folder each, behind one door (`game.py`), and those of other packages.

A game of another package brings an entry point that names its instance of `Game`:

    [project.entry-points."bathysphere.games"]
    kelp = "kelp_forest.game:GAME"
"""

import logging
from functools import lru_cache
from importlib import resources
from importlib.metadata import EntryPoint, entry_points

from bathysphere.engine.errors import OptionError
from bathysphere.engine.game import Game

GROUP = "bathysphere.games"
log = logging.getLogger(GROUP)


def _doors() -> dict[str, EntryPoint]:
    """Where each game is found: ours by their folders, then others; none of these takes the place of ours."""
    # In a page without a server only what is compiled is there.
    names = ("game.py", "game.pyc")
    homes = resources.files(__name__).iterdir()
    folders = [home for home in homes if any((home / name).is_file() for name in names)]
    ours = sorted(folder.name for folder in folders)
    doors = {name: EntryPoint(name, f"{__name__}.{name}.game:GAME", GROUP) for name in ours}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        doors.setdefault(point.name, point)
    return doors


DOORS = _doors()
GAMES = tuple(DOORS)
"""The names of all games."""


@lru_cache
def playable() -> tuple[str, ...]:
    """The names of the games that load: one broken package spoils no other game."""
    found = []
    for name in GAMES:
        try:
            game(name)
        except OptionError as problem:
            log.warning("%s", problem)
        else:
            found.append(name)
    return tuple(found)


@lru_cache
def game(name: str) -> Game:
    """The game of that name; OptionError lists those there are, or says why it cannot be played."""
    if name not in DOORS:
        raise OptionError("game-unknown", game=name, known=", ".join(GAMES))
    door = DOORS[name]
    try:
        found = door.load()
    except Exception as error:  # somebody else's package may do anything when it is imported
        raise OptionError("game-broken", game=name, where=door.value, why=str(error)) from error
    if not isinstance(found, Game) or found.name != name:
        raise OptionError("game-broken", game=name, where=door.value, why=f"no Game called {name}")
    return found
