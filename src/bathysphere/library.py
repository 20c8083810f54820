"""What a program wants beside positions: which games and bots there are, and games by the hundred.

import bathysphere as bs

result = bs.simulate("reef", ["mate", "random", "random"], games=100)
print(result.win_rate("mate"), result.mean_score("mate"))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bathysphere.catalogue import as_setting, playable
from bathysphere.minds import known

if TYPE_CHECKING:
    from bathysphere.lab.run import Played, Summary, Tally


def games() -> list[str]:
    """The names of the games that can be played, those of other packages included."""
    return list(playable())


def bots() -> list[str]:
    """The names of the bots, weakest first; `captain:200` searches exactly 200 iterations a choice."""
    return known()


class Simulation:
    """Games that bots played against each other: every single one, and what they come to together."""

    def __init__(self, played: list[Played], summary: Summary) -> None:
        self.played = played
        """Bots, points and winners of each game, in the order of their numbers."""
        self.summary = summary

    def win_rate(self, bot: str) -> float:
        """Which part of the games a bot won; a shared win counts in parts."""
        return self._tally(bot).rate()

    def interval(self, bot: str) -> tuple[float, float]:
        """Between which rates the true one lies, 95 % sure."""
        return self._tally(bot).interval()

    def mean_score(self, bot: str) -> float:
        """Points a game."""
        return self._tally(bot).mean()

    def data(self) -> dict[str, object]:
        """The summary as plain data, as `bathysphere simulate --json` prints it."""
        return self.summary.data()

    def _tally(self, bot: str) -> Tally:
        known_here = self.summary.by_bot
        if bot not in known_here:
            raise KeyError(f"{bot!r} did not play; who did: {', '.join(known_here)}")
        return known_here[bot]

    def __repr__(self) -> str:
        rates = ", ".join(f"{bot} {tally.rate():.1%}" for bot, tally in self.summary.by_bot.items())
        return f"<{len(self.played)} games of {self.summary.match.game}: {rates}>"


def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 1,
    *,
    workers: int = 1,
    version: int | None = None,
    **settings: str | int,
) -> Simulation:
    """Let bots play against each other; the same seed gives the same games whatever the number of workers.

    `bots`: one a seat, and they change seats from game to game; your own as `file.py:Class`.
    `workers`: processes to play on. With more than one, a script needs its `if __name__ == "__main__":`.
    `settings`: what the table chooses, as `bathysphere games` lists it: `mission=9`, `mode="coop"`.
    """
    from bathysphere.lab.run import Match, Summary, play_match

    chosen = tuple((name, as_setting(value)) for name, value in settings.items())
    match = Match(game, tuple(bots), games, seed, chosen, version=version)
    played = list(play_match(match, workers))
    summary = Summary(match)
    for one in played:
        summary.add(one)
    return Simulation(played, summary)
