"""Trial games: every table that can be set up from somebody's files is played to its end.

Chance alone passes early and sees little, so half of the choices go to the verb that was played least so far.
What is looked at on the way is what people see: options and events in words, views, scores, a bot's advice.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from time import monotonic

import msgspec

from bathysphere.catalogue import begin
from bathysphere.catalogue import game as game_named
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import Problem
from bathysphere.engine.events import Event
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.minds.bot import Observation
from bathysphere.minds.levels import make_bot

SECONDS = 6.0
"""Every table is played once, however long that takes; then again and again until so much time is over."""
ROUNDS = 12
"""And never more often than this."""
MOST_DECISIONS = 50_000
"""The longest game of chance has some four thousand."""
MOST_FAULTS = 5
LOOK = 16
"""Every so many decisions all is looked at that people would see."""


class Table(msgspec.Struct, frozen=True):
    """A way to set up a game."""

    seats: int
    settings: dict[str, str]

    def words(self) -> str:
        """As one would type it."""
        chosen = [f"{name}={value}" for name, value in self.settings.items()]
        return ", ".join([f"seats={self.seats}", *chosen])


class Unsaid(Exception):
    """Something has no name in a language."""


class Endless(Exception):
    """A game that does not come to its end."""


def tables_of(name: str, own: dict[str, str]) -> list[Table]:
    """Every table of a game that its files concern; `own` by name without ending."""
    setups = game_named(name).setups(own)
    return [Table(seats, settings) for seats, settings in setups]


def trial(
    game: Game, tables: list[Table], tell: Callable[[int, int], None], seconds: float | None = None
) -> list[Problem]:
    """Play; what went wrong, each kind of fault once. `tell` hears how many of how many games are played."""
    player = Player()
    faults: dict[str, Problem] = {}
    until = monotonic() + (SECONDS if seconds is None else seconds)
    for number in range(ROUNDS):
        for place, table in enumerate(tables):
            if number > 0 and monotonic() > until:
                return list(faults.values())
            problem = fault_of(game, table, number * len(tables) + place, player)
            if problem is not None:
                faults.setdefault(problem.params.get("fault", str(problem)), problem)
                if len(faults) >= MOST_FAULTS:
                    return list(faults.values())
            tell(number * len(tables) + place + 1, ROUNDS * len(tables))
    return list(faults.values())


def fault_of(game: Game, table: Table, seed: int, player: Player) -> Problem | None:
    """Play one game to its end: what went wrong, if anything did."""
    played: list[str] = []
    try:
        play(game, table, seed, player, played)
    except Problem as problem:
        return problem
    except Unsaid as unsaid:
        return Problem("pack-unsaid", table=table.words(), fault=str(unsaid))
    except Endless:
        return Problem("pack-endless", table=table.words(), seed=str(seed), most=str(MOST_DECISIONS))
    except Exception as error:
        return Problem(
            "pack-fault",
            table=table.words(),
            seed=str(seed),
            ply=str(len(played)),
            last=played[-1] if played else "–",
            fault=where_of(error),
        )
    return None


def where_of(error: Exception) -> str:
    """What went wrong and where, in a line."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    file = "/".join(place.filename.replace("\\", "/").rsplit("/", 2)[-2:])
    return f"{type(error).__name__} in {file}, {place.name}: {error}"


class Player:
    """Chance that likes what it has seldom done, over all games together."""

    def __init__(self) -> None:
        self.source = Source(1, 1)
        self.done: dict[tuple[int, str], int] = {}

    def choose(self, p: Position) -> int:
        """One of the legal actions."""
        choices = p.choices
        if self.source.below(2):
            step = p.stack[-1].step
            verbs = {action: p.game.vocabulary.verb_of(action).name for action in choices}
            counts = {verb: self.done.get((step, verb), 0) for verb in verbs.values()}
            rarest = min(counts, key=lambda verb: counts[verb])
            self.done[step, rarest] = counts[rarest] + 1
            choices = [action for action in choices if verbs[action] == rarest]
        return choices[self.source.below(len(choices))]


def play(game: Game, table: Table, seed: int, player: Player, played: list[str]) -> None:
    """A game from its beginning to its end, with all that people would see of it now and then."""
    p = begin(game, table.seats, seed, table.settings)
    bot = make_bot("greedy", game.name, seed)
    speeches = [Speech(game, p.content, language, seats=p.seats) for language in LANGUAGES]
    events: list[Event] = []
    while not p.over:
        if len(played) >= MOST_DECISIONS:
            raise Endless
        if len(played) % LOOK == seed % LOOK:
            look(p, speeches)
        if len(played) == 3 * seed % (4 * LOOK):
            bot.choose(Observation(p, p.seat))
        action = player.choose(p)
        played.append(p.text(action))
        p.sink = events
        p.act(action)
        p.sink = None
        for event in events:
            heard(speeches[seed % len(speeches)].event(event, event.seat))
        events.clear()
    look(p, speeches)


def look(p: Position, speeches: list[Speech]) -> None:
    """All that a seat and a spectator see, in every language."""
    for seat in {p.seat, -1}:
        p.view(seat)
    p.copy().scores()
    for speech in speeches:
        named = Speech(p.game, p.content, speech.texts.language, seats=p.seats, nicknames=p.game.nicknames(p))
        for option in p.options():
            heard(named.option(option))
        for score in p.scores():
            for part in score.parts:
                heard(speech.part(part))


def heard(sentence: str) -> None:
    """A message without a text shows as its id in braces."""
    if "{" in sentence:
        raise Unsaid(sentence[sentence.index("{") :].partition("}")[0] + "}")
