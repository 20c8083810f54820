"""Two experiments side by side on common random numbers: what changed, with paired intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from pathlib import Path
from statistics import NormalDist

from bathysphere.catalogue import game as game_named
from bathysphere.engine.errors import OptionError
from bathysphere.lab.charts import Translated, Words, html, in_language, number, percent, signed, strip
from bathysphere.lab.experiment import Experiment, load, results
from bathysphere.lab.intervals import mean_interval
from bathysphere.lab.report import document
from bathysphere.lab.results import Names
from bathysphere.lab.run import Played, won
from bathysphere.language.texts import Texts

SHOWN = 12
"""So many of the choices that changed most are told."""
CHOSEN = "compare-chosen"


Figure = Callable[[Played], float]


class Difference:
    """One figure in both experiments, game by game, and how it changed."""

    def __init__(self, message: str, rate: bool = False, **params: str | int) -> None:
        self.message = message
        self.params = params
        self.rate = rate
        self.first: list[float] = []
        self.second: list[float] = []
        self.looked_at = 1
        """So many figures were compared beside each other, this one included."""

    def add(self, first: float, second: float) -> None:
        """Count one pair of games."""
        self.first.append(first)
        self.second.append(second)

    def settle(self) -> Difference:
        """Work out means and interval."""
        self.means = (sum(self.first) / len(self.first), sum(self.second) / len(self.second))
        pairs = zip(self.first, self.second, strict=True)
        self.change, self.low, self.high = mean_interval([after - before for before, after in pairs])
        return self

    @property
    def sure(self) -> bool:
        """Is it different, even though so many figures were looked at (Bonferroni, by the normal tail)?"""
        wider = _tail(self.looked_at) / _tail(1)
        return abs(self.change) > (self.high - self.change) * wider

    def name(self, texts: Texts) -> str:
        """What was measured."""
        own = {name: in_language(value, texts.language) for name, value in self.params.items()}
        return texts.say(self.message, own)

    def figure(self, value: float, sign: bool = False) -> Translated:
        """A value as a person reads it."""
        shown = percent(value, 1) if self.rate else number(value, 2)
        return signed(shown, value) if sign else shown

    def figures(self) -> list[Translated]:
        """Both means and the change."""
        return [self.figure(self.means[0]), self.figure(self.means[1]), self.figure(self.change, True)]

    def cells(self, texts: Texts) -> list[str]:
        """Both means, the change and its interval, as cells of a table."""
        shown = [str(in_language(text, texts.language)) for text in self.figures()]
        ends = (str(in_language(self.figure(end, True), texts.language)) for end in (self.low, self.high))
        return [*shown, " … ".join(ends)]

    def data(self) -> dict[str, object]:
        """The difference as plain data."""
        return {
            "figure": self.message.removeprefix("compare-"),
            **self.params,
            "first": round(self.means[0], 5),
            "second": round(self.means[1], 5),
            "change": round(self.change, 5),
            "ci95": [round(self.low, 5), round(self.high, 5)] if len(self.first) > 1 else None,
            "sure": self.sure,
        }


def _tail(tests: int) -> float:
    """How far out something lies that happens by chance in 5 % of so many tests together."""
    return NormalDist().inv_cdf(1 - 0.025 / tests)


class CellComparison:
    """One cell of the one experiment beside its twin of the other."""

    def __init__(self, bots: tuple[str, ...], settings: tuple[str, str], games: int) -> None:
        self.bots = bots
        self.settings = settings
        self.games = games
        self.rows: list[Difference] = []

    def title(self, texts: Texts) -> str:
        """Who plays, and what differs."""
        first, second = self.settings
        return texts.say("compare-cell", {"bots": ", ".join(self.bots), "first": first, "second": second})

    def data(self) -> dict[str, object]:
        """The comparison as plain data."""
        return {"bots": list(self.bots), "games": self.games, "rows": [row.data() for row in self.rows]}


class Comparison:
    """Everything that was compared."""

    def __init__(self, game: str, cells: list[CellComparison]) -> None:
        self.game = game
        self.cells = cells
        self.pairs = sum(cell.games for cell in cells)

    def data(self) -> dict[str, object]:
        """The comparison as plain data."""
        return {"game": self.game, "pairs": self.pairs, "cells": [cell.data() for cell in self.cells]}


def compare(first: Path, second: Path) -> Comparison:
    """Compare two finished experiments; OptionError if they do not match game by game."""
    one, other = load(first), load(second)
    if one.game != other.game:
        raise OptionError("compare-games", first=one.game, second=other.game)
    if one.seed != other.seed:
        raise OptionError("compare-seeds", first=str(one.seed), second=str(other.seed))
    if [cell.bots for cell in one.cells] != [cell.bots for cell in other.cells]:
        raise OptionError("compare-bots")
    rows = zip(_by_cell(first), _by_cell(second), strict=True)
    cells = [_cell(one, other, number, *games) for number, games in enumerate(rows)]
    looked_at = sum(len(cell.rows) for cell in cells)
    for cell in cells:
        for row in cell.rows:
            row.looked_at = looked_at
        cell.rows = _told(cell.rows)
    return Comparison(one.game, cells)


def _told(rows: list[Difference]) -> list[Difference]:
    """All figures of the games, and the things whose choice surely changed, the greatest changes first."""
    games = [row for row in rows if row.message != CHOSEN]
    chosen = [row for row in rows if row.message == CHOSEN and row.sure]
    return games + sorted(chosen, key=lambda row: -abs(row.change))[:SHOWN]


def _by_cell(folder: Path) -> Iterator[list[Played]]:
    for _, games in groupby(results(folder), key=lambda played: played.cell):
        yield list(games)


def _cell(
    one: Experiment, other: Experiment, cell: int, before: list[Played], after: list[Played]
) -> CellComparison:
    pairs = list(zip(before, after, strict=False))
    bots = tuple(one.cells[cell].bots)
    settings = (_settings(one, cell), _settings(other, cell))
    comparison = CellComparison(bots, settings, len(pairs))
    parts = list(dict.fromkeys(part for pair in pairs[:1] for played in pair for part in played.parts))
    for difference, figure in _figures(bots, one.game, parts):
        for first, second in pairs:
            difference.add(figure(first), figure(second))
        comparison.rows.append(difference.settle())
    comparison.rows += _choices(one.game, Names(one.match(cell)), pairs)
    return comparison


def _settings(asked: Experiment, cell: int) -> str:
    settings = asked.cells[cell].settings
    words = [f"{name}={value}" for name, value in settings.items()] + [f"pack={asked.pack}"] * bool(
        asked.pack
    )
    return " ".join(words) or "–"


def _figures(bots: tuple[str, ...], game: str, parts: list[str]) -> list[tuple[Difference, Figure]]:
    """What is compared: wins by seat and bot, points and their parts, length, closeness."""
    seats = len(bots)
    figures: list[tuple[Difference, Figure]] = []

    def add(figure: Figure, message: str, rate: bool = False, **params: str | int) -> None:
        figures.append((Difference(message, rate, **params), figure))

    for seat in range(seats):
        add(partial(_seat_wins, seat=seat), "compare-seat", True, seat=seat + 1)
    names = list(dict.fromkeys(bots))
    for name in names if len(names) > 1 else []:
        add(partial(_bot_wins, name=name), "compare-bot", True, bot=name)
        add(partial(_bot_points, name=name), "compare-bot-points", bot=name)
    add(lambda played: sum(played.points) / seats, "compare-points")
    words = Words([game_named(game).package])
    for part in parts:
        title = words.translated(f"score-{part}")
        add(partial(_part, part=part), "compare-part", part=title)
    add(lambda played: played.turns, "compare-turns")
    if seats > 1:
        add(_margin, "compare-margin")
        add(lambda played: played.lead_changes, "compare-leads")
    return figures


def _seat_wins(played: Played, seat: int) -> float:
    return won(played, seat)


def _bot_wins(played: Played, name: str) -> float:
    return sum(won(played, seat) for seat, bot in enumerate(played.bots) if bot == name)


def _bot_points(played: Played, name: str) -> float:
    points = [played.points[seat] for seat, bot in enumerate(played.bots) if bot == name]
    return sum(points) / len(points)


def _part(played: Played, part: str) -> float:
    points = played.parts.get(part, [])
    return sum(points) / len(played.points)


def _margin(played: Played) -> float:
    ranked = sorted(played.points)
    return ranked[-1] - ranked[-2]


def _choices(game: str, names: Names, pairs: list[tuple[Played, Played]]) -> list[Difference]:
    """Which things are chosen more or less often."""
    rows = []
    texts = Words([game_named(game).package])
    for choice in pairs[0][0].chosen:
        key, words = names.key[choice], names.words[choice]
        title = texts.translated(f"study-{choice}")
        counts = [[_choosers(played, choice, key) for played in pair] for pair in pairs]
        for name in sorted({name for pair in counts for each in pair for name in each}):
            said = words.get(name, name)
            difference = Difference(CHOSEN, True, thing=said, choice=title)
            for (first, second), (one, other) in zip(pairs, counts, strict=True):
                difference.add(one[name] / len(first.points), other[name] / len(second.points))
            rows.append(difference.settle())
    return rows


def _choosers(played: Played, choice: str, key: dict[str, str]) -> Counter[str]:
    """How many seats chose each thing."""
    count: Counter[str] = Counter()
    for labels in played.chosen.get(choice, []):
        count.update({key.get(label, label) for label in labels})
    return count


# -- as a page -------------------------------------------------------------------------------------------


def comparison_page(comparison: Comparison, language: str) -> str:
    """The comparison as one HTML file, in every language."""
    words = Words(["bathysphere.lab", game_named(comparison.game).package])
    say = words.say
    body = ""
    for cell in comparison.cells:
        first, second = cell.settings
        title = say("compare-cell", bots=", ".join(cell.bots), first=first, second=second)
        heads = "".join(f"<th>{say(f'lab-column-{name}')}</th>" for name in ("first", "second", "difference"))
        top = max((_size(row) for row in cell.rows), default=1.0)
        lines = ""
        for row in cell.rows:
            figures = "".join(f"<td>{html(text)}</td>" for text in row.figures())
            sure = " class='sure'" if row.sure else ""
            low, high = html(row.figure(row.low, True)), html(row.figure(row.high, True))
            lines += (
                f"<tr{sure}><td>{say(row.message, **row.params)}</td>{figures}<td>{low} … {high}</td>"
                f'<td style="min-width:180px">{_change(row, top)}</td></tr>'
            )
        body += (
            f"<section><h2>{title}</h2><div class='scroll'><table><tr><th></th>{heads}<th>95 %</th>"
            f"<th>{say('compare-scale')}</th></tr>{lines}</table></div></section>"
        )
    subtitle = say("compare-note", pairs=comparison.pairs)
    title = f"{say(f'game-{comparison.game}')}"
    return document(language, words, title, subtitle, body, "")


def _size(row: Difference) -> float:
    """How far a change goes, in parts of its interval's half width: comparable between figures."""
    width = (row.high - row.low) / 2
    return abs(row.change) / width + 1 if width > 0 and width != float("inf") else 1.0


def _change(row: Difference, top: float) -> str:
    """The interval of a change around zero, in the middle, on a scale of its own width."""
    width = (row.high - row.low) / 2
    if not 0 < width < float("inf"):
        return ""
    place = row.change / width / top / 2 + 0.5
    half = 1 / top / 2
    return strip(place, place - half, place + half, 0.5, 1.0)
