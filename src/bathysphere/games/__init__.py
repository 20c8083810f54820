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
from bathysphere.engine.game import Game, finders
from bathysphere.engine.settings import Setting

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
    names = []
    for name in GAMES:
        try:
            game(name)
        except OptionError as problem:
            log.warning("%s", problem)
        else:
            names.append(name)
    return tuple(names)


@lru_cache
def game(name: str) -> Game:
    """The game of that name; OptionError lists those there are, or says why it cannot be played."""
    if name not in DOORS:
        raise OptionError("game-unknown", game=name, known=", ".join(GAMES))
    door = DOORS[name]
    try:
        loaded = door.load()
    except Exception as error:  # somebody else's package may do anything when it is imported
        raise OptionError("game-broken", game=name, where=door.value, why=str(error)) from error
    if not isinstance(loaded, Game) or loaded.name != name:
        raise OptionError("game-broken", game=name, where=door.value, why=f"no Game called {name}")
    return loaded


def again(name: str, version: int, pack: str = "", own: tuple[tuple[str, str], ...] = ()) -> Game:
    """The game that a pickle speaks of, with the content files of its pack if it was played with one."""
    return (_packed(name, pack, own) if pack else game(name)).at(version)


@lru_cache(maxsize=32)
def _packed(name: str, pack: str, own: tuple[tuple[str, str], ...]) -> Game:
    return game(name).with_pack(Setting("pack", pack, [pack]), dict(own))


finders[:] = [again]
