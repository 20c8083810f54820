"""The same deal once more: after a game by oneself or by a bot, or the one that a day has for everybody."""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime

from bathysphere.catalogue import playable
from bathysphere.content.packs import game_for
from bathysphere.engine.seeds import commitment
from bathysphere.engine.settings import checked
from bathysphere.minds import known
from bathysphere.play.entries import Chair, Create
from bathysphere.play.refusal import Refusal
from bathysphere.play.results import deal_of
from bathysphere.play.table import STAND_IN, Table

DAILY_SEATS = 3
DIGITS = 32
"""Of a sealed seed."""


def again(table: Table, chair: int, level: str, person: str, name: str) -> Create:
    """The deal of a finished game once more, on one chair of it: by a person, or to be watched by a bot.

    Bots sit where bots sat, and the usual one where people did.
    """
    setup = table.setup
    if table.status != "over":
        raise Refusal("not-over")
    if setup.world is not None or setup.prefix or setup.lesson:
        raise Refusal("no-deal")
    if not 0 <= chair < len(table.chairs) or (level and level not in known()):
        raise Refusal("nobody-meant")
    mine = Chair("bot", level.capitalize(), level) if level else Chair("person", name, person=person)
    chairs = [mine if place == chair else _opponent(was) for place, was in enumerate(setup.chairs)]
    made = Create(setup.game, setup.settings, setup.seed, setup.version, chairs, person, False, False)
    made.again, made.seal = True, commitment(setup.seed)
    assert deal_of(made) == deal_of(setup)
    return made


def _opponent(was: Chair) -> Chair:
    return Chair("bot", was.name, was.level) if was.kind == "bot" else Chair("bot", "Mate", STAND_IN)


def today(at: int) -> str:
    """The day of a time in milliseconds, as the whole world counts days."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def daily(game: str, day: str, secret: str, person: str, name: str) -> Create:
    """The deal that a day has for everybody, against the usual bots; nobody can know it before it is over."""
    if game not in playable():
        raise Refusal("game-unknown")
    rules = game_for(game, {})
    seats = max(rules.least_seats, min(DAILY_SEATS, rules.most_seats))
    about = f"daily {game} {rules.version} {day}".encode()
    seed = hmac.new(secret.encode(), about, hashlib.sha256).hexdigest()[:DIGITS]
    chairs = [Chair("person", name, person=person)]
    chairs += [Chair("bot", f"Mate {place}", STAND_IN) for place in range(1, seats)]
    made = Create(game, checked(game, rules.settings, {}), seed, rules.version, chairs, person, False, False)
    made.seal, made.hints = commitment(seed), "no"
    return made
