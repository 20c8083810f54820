"""Matches by the thousand: the same seed gives the same games whatever the number of workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from bathysphere.catalogue import begin, game
from bathysphere.content.packs import Pack
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import OptionError
from bathysphere.engine.events import Event
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.settings import checked
from bathysphere.lab.intervals import wilson
from bathysphere.lab.study import Watcher
from bathysphere.lab.workers import BATCH, Workers, local
from bathysphere.minds import Bot, Observation, make_bot


@dataclass(frozen=True)
class Match:
    """What is to be played: bots by seat; they rotate, so each plays every seat equally often."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: tuple[tuple[str, str], ...] = ()
    pack: Pack | None = None
    """Content of somebody's own instead of that of the game."""
    version: int | None = None
    """Of the game; without it the newest."""


class Played(msgspec.Struct):
    """One finished game: bots and points by seat, the winning seats, its length, and what was chosen."""

    number: int
    seed: int
    bots: list[str]
    points: list[int]
    winners: list[int]
    decisions: int
    turns: int
    cell: int = 0
    """Which match of an experiment it belongs to."""
    team: bool = False
    """All seats win or lose together."""
    parts: dict[str, list[int]] = {}
    """The points part by part, by seat."""
    lead_changes: int = 0
    settled: float = 0.0
    """The part of the game after which the winner was ahead for good."""
    chosen: dict[str, list[list[str]]] = {}
    """By kind of choice and seat what was chosen, in the order of first choosing."""
    unchosen: dict[str, list[str]] = {}
    """By kind of choice what could have been chosen and nobody chose."""


class Decision(msgspec.Struct):
    """One choice that somebody made."""

    cell: int
    number: int
    ply: int
    turn: int
    seat: int
    bot: str
    step: str
    options: int
    action: str


def check(match: Match) -> None:
    """Refuse a match that cannot be played, before the first game."""
    rules = rules_of(match)
    checked(match.game, rules.settings, dict(match.settings))
    if not rules.least_seats <= len(match.bots) <= rules.most_seats:
        least, most = str(rules.least_seats), str(rules.most_seats)
        seats = str(len(match.bots))
        raise OptionError("seats", game=match.game, found=seats, least=least, most=most)
    for name in match.bots:
        make_bot(name, match.game, 0)
    if match.games < 1:
        raise OptionError("games-count", found=str(match.games))
    set_up(match, 1)


def rules_of(match: Match) -> Game:
    """The game of a match, with the content it is played with."""
    newest = match.pack.opened() if match.pack else game(match.game)
    return newest if match.version is None else newest.at(match.version)


def set_up(match: Match, seed: int) -> Position:
    """A new game of a match."""
    return begin(rules_of(match), len(match.bots), seed, dict(match.settings))


def play_batch(match: Match, first: int, count: int) -> list[Played]:
    """Play games number `first` and following; what happens in one depends on its number alone."""
    return [play_one(match, number) for number in range(first, first + count)]


def play_one(match: Match, number: int, cell: int = 0, decisions: list[Decision] | None = None) -> Played:
    """Play one game of a match; `decisions` is filled with every choice made in it."""
    seats = len(match.bots)
    source = Source(match.seed, number)
    seed = source.word()
    p = set_up(match, seed)
    names = [match.bots[(seat + number) % seats] for seat in range(seats)]
    bots = [make_bot(name, match.game, source.word()) for name in names]
    watcher = Watcher(p)
    leaders = _play(p, bots, watcher, names, (cell, number), decisions)
    scores = p.scores()
    winners = p.winners()
    team = p.game.team(p) is not None
    parts = {part: [score.parts[part] for score in scores] for part in scores[0].parts}
    return Played(
        number,
        seed,
        names,
        [score.total for score in scores],
        winners,
        p.ply,
        p.turn,
        cell,
        team,
        parts,
        0 if team else _changes(leaders),
        0.0 if team or not winners else _settled(leaders, winners),
        watcher.all_chosen(),
        watcher.all_unchosen(),
    )


def _play(
    p: Position,
    bots: list[Bot],
    watcher: Watcher,
    names: list[str],
    which: tuple[int, int],
    decisions: list[Decision] | None,
) -> list[int]:
    """Play to the end; who led after each turn (-1: nobody alone)."""
    leaders: list[int] = []
    events: list[Event] = []
    p.sink = events
    turn = p.turn
    while not p.over:
        seat = p.seat
        choices = p.choices
        watcher.offer(choices)
        action = bots[seat].choose(Observation(p, seat))
        if decisions is not None:
            step = p.steps[p.stack[-1].step].name
            text = p.text(action)
            row = Decision(*which, p.ply, p.turn, seat, names[seat], step, len(choices), text)
            decisions.append(row)
        p.act(action)
        if events:
            watcher.happen(events)
            events.clear()
        if p.turn != turn or p.over:
            turn = p.turn
            leaders.append(_leader(p))
    return leaders


def _leader(p: Position) -> int:
    points = [score.total for score in p.scores()]
    most = max(points)
    return points.index(most) if points.count(most) == 1 else -1


def _changes(leaders: list[int]) -> int:
    """How often the lead went from one seat to another; a tie in between changes nothing."""
    alone = [seat for seat in leaders if seat >= 0]
    return sum(before != after for before, after in pairwise(alone))


def _settled(leaders: list[int], winners: list[int]) -> float:
    """The part of the game after which a winner was always ahead; 1 if it was decided at the very end."""
    others = [turn for turn, seat in enumerate(leaders) if seat not in winners]
    return round((others[-1] + 1) / len(leaders), 3) if others else 0.0


def play_match(
    match: Match,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    crew: Workers | None = None,
) -> Iterator[Played]:
    """Play a match on some processes (all cores by default), in the order of the games' numbers."""
    check(match)
    own = local(workers, -(-match.games // BATCH)) if crew is None else None
    try:
        for games in (crew or own or Workers()).in_order(play_batch, match, 0, match.games):
            if progress:
                progress(len(games))
            yield from games
    finally:
        if own is not None:
            own.close()


def won(played: Played, seat: int) -> float:
    """What a seat has of a win: 1, its part of a shared one, or 0. Teams win together."""
    if seat not in played.winners:
        return 0.0
    return 1.0 if played.team else 1 / len(played.winners)


class Tally:
    """Wins and points of whoever is counted here."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0

    def add(self, win: float, points: int) -> None:
        """Count one game."""
        self.games += 1
        self.wins += win
        self.points += points

    def rate(self) -> float:
        """The part of the games that were won."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Where the true win rate lies, 95 % sure."""
        return wilson(self.wins, self.games)

    def mean(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0

    def data(self) -> dict[str, object]:
        """Win rate with its interval, and the mean score."""
        low, high = self.interval()
        return {
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.rate(), 4),
            "ci95": [round(low, 4), round(high, 4)],
            "mean_score": round(self.mean(), 3),
        }


class Summary:
    """A match in numbers: by bot, by seat, and each bot by seat. A shared win counts in parts."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.by_bot = {name: Tally() for name in match.bots}
        self.by_seat = [Tally() for _ in match.bots]
        self.by_bot_and_seat = {name: [Tally() for _ in match.bots] for name in match.bots}
        self.decisions = 0
        self.turns = 0
        self.games = 0

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        for seat, name in enumerate(played.bots):
            win = won(played, seat)
            tallies = (self.by_bot[name], self.by_seat[seat], self.by_bot_and_seat[name][seat])
            for tally in tallies:
                tally.add(win, played.points[seat])

    def data(self) -> dict[str, object]:
        """The summary as plain data."""
        return {
            "game": self.match.game,
            "games": self.games,
            "seed": self.match.seed,
            "settings": dict(self.match.settings),
            "mean_turns": round(self.turns / self.games, 2),
            "mean_decisions": round(self.decisions / self.games, 2),
            "by_bot": {
                name: {
                    **tally.data(),
                    "by_seat": [seat.data() for seat in self.by_bot_and_seat[name]],
                }
                for name, tally in self.by_bot.items()
            },
            "by_seat": [tally.data() for tally in self.by_seat],
        }
