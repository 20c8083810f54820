"""Positions as plain data and back."""

import msgspec

from bathysphere.engine.dump import Head, as_json, head, read, restore
from bathysphere.engine.errors import LoadError
from bathysphere.engine.game import Game
from kelp_forest.content.load import Compiled
from kelp_forest.rules.play import Kelp
from kelp_forest.rules.verbs import CARDS


class State(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of a dump."""

    deck: list[int]
    row: list[int]
    gardens: list[list[int]]


class Dump(Head):
    """The engine's part of a dump, then the game's."""

    state: State


def dump(p: Kelp) -> dict[str, object]:
    """A position as plain data."""
    return {**head(p), "state": as_json(State(p.deck, p.row, p.gardens))}


def load(game: Game, data: object) -> Kelp:
    """The position that a dump describes."""
    dumped = read(Dump, data)
    game = dumped.game_of(game)
    content = game.content(dumped.seats, dumped.checked_settings(game))
    assert isinstance(content, Compiled)
    state = dumped.state
    lying = [*state.deck, *state.row, *(card for garden in state.gardens for card in garden)]
    if sorted(lying) != list(range(CARDS)) or len(state.gardens) != dumped.seats:
        raise LoadError("load-cards-missing", "state", cards="")
    p = Kelp(game, content, dumped.seats)
    p.deck, p.row, p.gardens = list(state.deck), list(state.row), [list(each) for each in state.gardens]
    p.stack = dumped.frames(p)
    restore(p, dumped)
    return p
