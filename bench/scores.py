"""What bots score, part by part, by seat, and how many choices they have on the way: one JSON object.

python -m bench.scores GAME BOTS GAMES [KEY=VALUE ...]     BOTS like greedy,greedy,random; they change seats

With `by=ship` among the settings (Reef Project) points and wins are also told by ship.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from statistics import mean
from typing import Any

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.minds import make_bot
from bathysphere.minds.bot import Observation

MANY = 40


class Tally:
    """Points, wins and parts of whoever is counted here."""

    def __init__(self) -> None:
        self.totals: list[int] = []
        self.wins = 0.0
        self.parts: dict[str, list[int]] = defaultdict(list)

    def add(self, score: Any, win: float) -> None:
        self.totals.append(score.total)
        self.wins += win
        for part, points in score.parts.items():
            self.parts[part].append(points)

    def data(self) -> dict[str, Any]:
        return {
            "games": len(self.totals),
            "win_rate": round(self.wins / len(self.totals), 3),
            "mean": round(mean(self.totals), 1),
            "parts": {part: round(mean(points), 1) for part, points in self.parts.items()},
        }


def play(game: str, bots: list[str], games: int, settings: dict[str, str], by: str = "") -> dict[str, Any]:
    """Play the games; what everybody scored, and how the choices were."""
    by_bot: dict[str, Tally] = defaultdict(Tally)
    by_seat: dict[int, Tally] = defaultdict(Tally)
    by_thing: dict[str, Tally] = defaultdict(Tally)
    options: Counter[int] = Counter()
    turns: list[int] = []
    seats = len(bots)
    for number in range(games):
        source = Source(1, number)
        p: Any = bs.start(game, seats=seats, seed=source.word(), **settings)
        names = [bots[(p.chair_of_seat(seat) + number) % seats] for seat in range(seats)]
        minds = [make_bot(name, game, source.word()) for name in names]
        while not p.over:
            options[len(p.choices)] += 1
            p.act(minds[p.seat].choose(Observation(p, p.seat)))
        turns.append(p.turn)
        winners = p.winners()
        for score in p.scores():
            win = 1 / len(winners) if score.seat in winners else 0.0
            by_bot[names[score.seat]].add(score, win)
            by_seat[score.seat].add(score, win)
            if by:
                thing = p.dump()["state"]["players"][score.seat][by]
                by_thing[str(thing)].add(score, win)
    decisions = sum(options.values())
    return {
        "game": game,
        "bots": bots,
        "games": games,
        "settings": settings,
        "turns": round(mean(turns), 1),
        "decisions": round(decisions / games, 1),
        "decisions_per_turn": round(decisions / sum(turns), 2),
        "options": {
            "mean": round(sum(n * times for n, times in options.items()) / decisions, 2),
            "share_of_one": round(options[1] / decisions, 4),
            f"share_over_{MANY}": round(sum(options[n] for n in options if n > MANY) / decisions, 5),
            "most": max(options),
        },
        "by_bot": {name: tally.data() for name, tally in sorted(by_bot.items())},
        "by_seat": [by_seat[seat].data() for seat in sorted(by_seat)],
        **({f"by_{by}": {name: tally.data() for name, tally in sorted(by_thing.items())}} if by else {}),
    }


def main() -> None:
    """Read the command line."""
    if len(sys.argv) < 4:
        print(__doc__)
        raise SystemExit(2)
    game, bots, games, *more = sys.argv[1:]
    settings = dict(word.split("=", 1) for word in more)
    by = settings.pop("by", "")
    print(json.dumps(play(game, bots.split(","), int(games), settings, by), indent=1))


if __name__ == "__main__":
    main()
