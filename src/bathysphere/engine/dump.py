"""Dumps: the engine's share of a position as plain data, and the way back."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from bathysphere.engine.errors import LoadError
from bathysphere.engine.frame import Frame
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.seeds import SEALED, is_seed
from bathysphere.engine.settings import checked

LARGEST_CHANCE = 2**63 - 1


class SealedChance(msgspec.Struct, forbid_unknown_fields=True):
    """Sealed chance: its seed, and how many words of its stream are used up. Quick chance is a plain int."""

    kind: str
    seed: str
    used: int

    def check(self) -> None:
        """LoadError if there is no such chance."""
        if self.kind != SEALED:
            raise LoadError("load-chance", "chance.kind", found=self.kind, known=SEALED)
        if not is_seed(self.seed):
            raise LoadError("load-seed", "chance.seed", found=self.seed)


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """What every dump begins with. A frame: its step, its seat, and its own fields."""

    game: str
    version: int
    seats: int
    settings: dict[str, str]
    first_chair: int
    chance: int | SealedChance
    ply: int
    turn: int
    reveals: int
    stack: list[dict[str, str | int | bool]]

    def game_of(self, game: Game) -> Game:
        """The game in the version that the dump follows."""
        if self.game != game.name:
            raise LoadError("load-game", "game", found=self.game, wanted=game.name)
        if not 1 <= self.version <= game.newest:
            raise LoadError("load-version", "version", found=str(self.version), known=str(game.newest))
        return game.at(self.version)

    def checked_settings(self, game: Game) -> dict[str, str]:
        """The settings, once the numbers are found to fit."""
        if isinstance(self.chance, SealedChance):
            self.chance.check()
            chance = ("chance.used", self.chance.used, 0, LARGEST_CHANCE)
        else:
            chance = ("chance", self.chance, 1, LARGEST_CHANCE)
        ranges = [
            ("seats", self.seats, game.least_seats, game.most_seats),
            ("first_chair", self.first_chair, 0, self.seats - 1),
            chance,
            ("ply", self.ply, 0, 10**9),
            ("turn", self.turn, 0, 10**9),
            ("reveals", self.reveals, 0, 10**9),
        ]
        for place, number, least, most in ranges:
            if not least <= number <= most:
                raise LoadError("load-range", place, found=str(number), least=str(least), most=str(most))
        return checked(game.name, game.settings, self.settings)

    def frames(self, p: Position) -> list[Frame]:
        """The stack as frames, bottom first."""
        steps = {step.name: place for place, step in enumerate(p.steps)}
        return [_frame(p, steps, fields, f"stack[{index}]") for index, fields in enumerate(self.stack)]


def _frame(p: Position, steps: dict[str, int], fields: dict[str, str | int | bool], place: str) -> Frame:
    """One frame from its dump; LoadError says what is wrong with it."""
    name, seat = fields.get("step"), fields.get("seat")
    if not isinstance(name, str) or name not in steps:
        raise LoadError("load-step", place, step=str(name), known=", ".join(steps))
    if type(seat) is not int or not 0 <= seat < p.seats:
        raise LoadError("load-range", place, found=str(seat), least="0", most=str(p.seats - 1))
    step = steps[name]
    kind = p.steps[step].frame
    given = {field: value for field, value in fields.items() if field not in ("step", "seat")}
    if {field: type(value) for field, value in given.items()} != kind.FIELDS:
        known = ", ".join(f"{field} ({type.__name__})" for field, type in kind.FIELDS.items())
        raise LoadError("load-frame", place, step=name, known=known or "-")
    build: Callable[..., Frame] = kind
    return build(step, seat, **given) if kind.SHARED else build(seat, **given)


T = TypeVar("T", bound=Head)


def as_json(state: msgspec.Struct) -> object:
    """A struct as JSON has it, where a tuple is a list: so a dump equals itself read back."""
    return _lists(msgspec.to_builtins(state))


def _lists(data: object) -> object:
    if isinstance(data, dict):
        return {name: _lists(value) for name, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_lists(value) for value in data]
    return data


def head(p: Position) -> dict[str, object]:
    """The engine's share of a dump."""
    return {
        "game": p.game.name,
        "version": p.game.version,
        "seats": p.seats,
        "settings": dict(p.content.settings),
        "first_chair": p.first_chair,
        "chance": _chance(p),
        "ply": p.ply,
        "turn": p.turn,
        "reveals": p.reveals,
        "stack": [_fields(p, frame) for frame in p.stack],
    }


def _chance(p: Position) -> object:
    return p.chance if p.key is None else {"kind": SEALED, "seed": p.key.hex(), "used": p.chance}


def _fields(p: Position, frame: Frame) -> dict[str, object]:
    own = {field: getattr(frame, field) for field in frame.FIELDS}
    return {"step": p.steps[frame.step].name, "seat": frame.seat, **own}


def read(kind: type[T], data: object) -> T:
    """Plain data as a dump of this kind; LoadError says where it does not fit."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at ")
        raise LoadError("load-value", place.strip("`$.") or "the dump", why=why) from error


def restore(p: Position, head: Head) -> None:
    """Fill in the engine's share of a loaded position and find out what has to be chosen."""
    p.first_chair = head.first_chair
    if isinstance(head.chance, SealedChance):
        p.seed(head.chance.seed)
        p.chance = head.chance.used
    else:
        p.chance = head.chance
    p.ply = head.ply
    p.turn = head.turn
    p.reveals = head.reveals
    p.stack = head.frames(p)
    p.run()
