"""Is Reef Project's content fair, and is all of it used? Games of bots, told by seat, ship, track and piece.

python -m bench.reef_balance BOT GAMES [TABLE ...] [--pack FOLDER] [--first 0] [--json]

The same bot sits in all seats (`mate`, `captain:24`). A TABLE is the number of players and the side of the
Ships: 2A 3A 4A 2B 3B 4B, all six if none is named; GAMES are played at each. Game number n has the same
chance whatever the content, so two packs can be compared; `--first` goes on where another run stopped.
Rates carry 95 % Wilson intervals; the signed number after a rate is the mean of the points above those of
the table.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.events import Event
from bathysphere.lab.intervals import wilson
from bathysphere.minds import make_bot
from bathysphere.minds.bot import Observation

TABLES = ("2A", "3A", "4A", "2B", "3B", "4B")
COUNTED = {"played": "mission", "milestone-kept": "milestone", "restored": "exploration"}
"""Events whose first number is a piece of content that was used."""


@dataclass
class Seen:
    """What happened at one kind of table."""

    seats: int
    games: int = 0
    rounds: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    """Points of the winners."""
    parts: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    seat_leads: Counter[int] = field(default_factory=Counter)
    """Points above the mean of the table, by seat; by ship below."""
    ship_leads: Counter[str] = field(default_factory=Counter)
    sailed: Counter[str] = field(default_factory=Counter)
    ship_wins: Counter[str] = field(default_factory=Counter)
    divers: Counter[int] = field(default_factory=Counter)
    research: Counter[str] = field(default_factory=Counter)
    used: dict[str, Counter[str]] = field(default_factory=dict)
    """By kind of thing how often each piece was used."""
    kinds: Counter[str] = field(default_factory=Counter)
    """How often each kind of event happened."""
    last_diver: int = 0
    last_research: list[str] = field(default_factory=list)
    objective_wins: Counter[str] = field(default_factory=Counter)


def play(bot: str, games: Iterable[int], table: str, pack: str | None) -> Seen:
    """Play the games with these numbers at one kind of table."""
    seen = Seen(int(table[0]))
    settings = {"side": table[1].lower(), "missions": "draft"}
    for number in games:
        source = Source(1, number)
        more = {"pack": pack} if pack else {}
        p: Any = bs.start("reef", seats=seen.seats, seed=source.word(), **settings, **more)
        minds = [make_bot(bot, "reef", source.word()) for _ in range(seen.seats)]
        events: list[Event] = []
        p.sink = events
        while not p.over:
            p.act(minds[p.seat].choose(Observation(p, p.seat)))
            watch(seen, p, events)
            events.clear()
        count(seen, p)
    return seen


def watch(seen: Seen, p: Any, events: list[Event]) -> None:
    """Count what was used."""
    labels = p.content.labels
    for event in events:
        seen.kinds[event.kind.name] += 1
        thing = COUNTED.get(event.kind.name)
        if thing:
            seen.used.setdefault(thing, Counter())[labels[thing][event.numbers[0]]] += 1
        elif event.kind.name == "sailed":
            tile = p.island_at[event.numbers[1]]
            if tile >= 0:
                seen.used.setdefault("island", Counter())[labels["island"][tile]] += 1
        elif event.kind.name == "hired":
            name = labels["tile"][event.numbers[0]].rstrip("12").rstrip("-")
            seen.used.setdefault("crew", Counter())[name] += 1
        elif event.kind.name == "revealed":
            seen.used.setdefault("pollution", Counter())[labels["pollution"][event.numbers[0]]] += 1


def count(seen: Seen, p: Any) -> None:
    """Count how a game ended."""
    labels = p.content.labels
    winners = p.winners()
    seen.games += 1
    seen.rounds.append(p.turn / seen.seats)
    seen.last_diver = p.compiled.last_step
    nodes = labels["research-step"]
    last = p.compiled.last_node
    seen.last_research = nodes[last - 1 : last + 1]
    scores = p.scores()
    middle = mean(score.total for score in scores)
    for score in scores:
        seat = score.seat
        win = 1 / len(winners) if seat in winners else 0.0
        ship = labels["ship"][p.ship[seat]]
        seen.points.append(score.total)
        if win:
            seen.best.append(score.total)
        for part, points in score.parts.items():
            seen.parts[part] += points
        seen.seat_wins[seat] += win  # type: ignore[assignment]
        seen.seat_leads[seat] += score.total - middle
        seen.ship_leads[ship] += score.total - middle
        seen.sailed[ship] += 1
        seen.ship_wins[ship] += win  # type: ignore[assignment]
        seen.divers[p.diver[seat]] += 1
        seen.research[nodes[p.scientist[seat]]] += 1
        objective = labels["objective"][p.objective[seat]]
        seen.used.setdefault("objective", Counter())[objective] += 1
        seen.objective_wins[objective] += win  # type: ignore[assignment]


def rate(wins: float, games: int) -> str:
    """A rate in percent with its interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / max(1, games):.0f} ({100 * low:.0f}-{100 * high:.0f})"


def each(counter: Counter[str], by: float) -> str:
    """Uses of every piece, the rarest first."""
    return ", ".join(
        f"{name} {times / by:.2f}" for name, times in sorted(counter.items(), key=lambda e: e[1])
    )


def told(table: str, bot: str, seen: Seen) -> str:
    """What was seen, in lines."""
    players = seen.games * seen.seats
    seats = " / ".join(
        f"{rate(seen.seat_wins[seat], seen.games)} {seen.seat_leads[seat] / seen.games:+.1f}"
        for seat in range(seen.seats)
    )
    ships = ", ".join(
        f"{ship} {rate(seen.ship_wins[ship], n)} {seen.ship_leads[ship] / n:+.1f} of {n}"
        for ship, n in sorted(seen.sailed.items())
    )
    last_two = sum(seen.research[node] for node in seen.last_research)
    lines = [
        f"== {table}, {bot} in all seats, {seen.games} games, {mean(seen.rounds):.1f} rounds",
        f"points: mean {mean(seen.points):.1f}, winners {mean(seen.best):.1f}; by part "
        + ", ".join(f"{part} {points / players:.1f}" for part, points in seen.parts.items()),
        f"wins by seat, % (fair {100 / seen.seats:.0f}): {seats}",
        f"wins by ship, %: {ships}",
        f"Divers on the last step ({seen.last_diver}), %: {rate(seen.divers[seen.last_diver], players)};"
        f" mean {sum(step * n for step, n in seen.divers.items()) / players:.1f};"
        f" by step {[round(100 * seen.divers[step] / players) for step in range(seen.last_diver + 1)]}",
        f"Scientists on the last two ({', '.join(seen.last_research)}), %: {rate(last_two, players)}; "
        + ", ".join(f"{node}: {100 * n / players:.0f}" for node, n in sorted(seen.research.items())),
        f"a player: Interns {seen.kinds['intern'] / players:.2f}, hired {seen.kinds['hired'] / players:.2f}, "
        f"recharged {seen.kinds['recharged'] / players:.2f}, missions {seen.kinds['played'] / players:.2f}, "
        f"rows {seen.kinds['row-filled'] / players:.2f}, tracks emptied "
        f"{seen.kinds['track-emptied'] / players:.2f}, deployed {seen.kinds['deployed'] / players:.2f}, "
        f"past the end {seen.kinds['past-end'] / players:.2f}",
        "objectives, won %: "
        + ", ".join(
            f"{o} {rate(seen.objective_wins[o], n)}" for o, n in sorted(seen.used["objective"].items())
        ),
    ]
    for thing in ("island", "mission", "milestone", "exploration", "crew", "pollution"):
        if thing in seen.used:
            lines.append(f"{thing}, uses a game: {each(seen.used[thing], seen.games)}")
    return "\n".join(lines)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bot")
    parser.add_argument("games", type=int)
    parser.add_argument("table", nargs="*", choices=[*TABLES, []])
    parser.add_argument("--pack")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    told_to = parser.parse_args()
    for table in told_to.table or TABLES:
        numbers = range(told_to.first, told_to.first + told_to.games)
        seen = play(told_to.bot, numbers, table, told_to.pack)
        if told_to.json:
            print(json.dumps({"table": table, "bot": told_to.bot, **seen.__dict__}), flush=True)
        else:
            print(told(table, told_to.bot, seen), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
