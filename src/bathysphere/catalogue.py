"""The catalogue: which games there are, and the way to start, load and replay one."""

from __future__ import annotations

from bathysphere.content.packs import opened
from bathysphere.engine.errors import LoadError, OptionError, RecordError
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record
from bathysphere.engine.record import replay as replay_record
from bathysphere.engine.seeds import LARGEST_SEED, Seed, fresh, is_seed
from bathysphere.engine.settings import checked
from bathysphere.games import GAMES, game, playable


def start(
    name: str,
    seats: int = 3,
    seed: Seed | None = None,
    *,
    pack: str = "",
    version: int | str | None = None,
    **settings: str | int,
) -> Position:
    """A new game. `pack`: a folder of content files to play with.

    `seed`: a whole number, or 32 hexadecimal digits for sealed chance; without one, sealed chance that nobody
    can guess (`engine/seeds.py`).
    `settings`: what the table chooses, as `bathysphere games` lists it: `mission=9`, `mode="coop"`.
    `version`: an earlier version of the game, as old records carry it; without it the newest.
    """
    newest = game_with(name, pack)
    rules = newest if version is None else newest.at(int(version))
    return begin(rules, seats, seed, {key: as_setting(value) for key, value in settings.items()})


def as_setting(value: str | int) -> str:
    """A setting as settings are written: `mission=1` is `mission="1"`, `True` is `true`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def begin(rules: Game, seats: int, seed: Seed | None, settings: dict[str, str]) -> Position:
    """A new game of these rules; OptionError if seats, seed or settings are not for it."""
    name = rules.name
    if not rules.least_seats <= seats <= rules.most_seats:
        least, most = str(rules.least_seats), str(rules.most_seats)
        raise OptionError("seats", game=name, found=str(seats), least=least, most=most)
    if seed is None:
        seed = fresh()
    if not is_seed(seed):
        raise OptionError("seed", found=str(seed), most=str(LARGEST_SEED))
    return rules.start(seats, seed, checked(name, rules.settings, settings))


def load(name: str, data: object, *, pack: str = "") -> Position:
    """A position from the plain data of its dump; LoadError says where that makes no sense."""
    return game_with(name, pack).load(data)


def replay(record: Record, until: int | None = None, *, pack: str = "") -> Position:
    """The position a record leads to, or the one after its first `until` actions."""
    return replay_record(record, game_of(record, pack), until)


def game_with(name: str, pack: str) -> Game:
    """A game, played with the content files in the folder `pack` if one is given."""
    return opened(name, pack) if pack else game(name)


def game_of(record: Record, pack: str = "") -> Game:
    """The game of a record; a record that was played with a pack needs that pack again."""
    if "pack" in record.settings and not pack:
        raise OptionError("pack-needed", pack=record.settings["pack"])
    return game_with(record.game, pack)


__all__ = [
    "GAMES",
    "LoadError",
    "RecordError",
    "game",
    "game_of",
    "game_with",
    "load",
    "playable",
    "replay",
    "start",
]
