"""Results gathered: everything a report, a comparison or a judgement is made of, cell by cell."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from bathysphere.lab.charts import Translated
from bathysphere.lab.experiment import Experiment
from bathysphere.lab.intervals import wilson
from bathysphere.lab.run import Match, Played, Tally, set_up, won
from bathysphere.lab.study import Choice, study
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech


class Thing:
    """Something that was chosen: by which bots how often, and how often they won then."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.wins: defaultdict[str, float] = defaultdict(float)

    def add(self, bot: str, win: float) -> None:
        """Count one seat that chose it."""
        self.games[bot] += 1
        self.wins[bot] += win

    @property
    def count(self) -> int:
        """How many seats chose it."""
        return self.games.total()

    @property
    def rate(self) -> float:
        """How often they won."""
        return sum(self.wins.values()) / self.count if self.count else 0.0

    def interval(self) -> tuple[float, float]:
        """Where that rate lies, 95 % sure."""
        return wilson(sum(self.wins.values()), self.count)

    def expected(self, rates: dict[str, float]) -> float:
        """How often the same bots win whatever they choose."""
        return sum(games * rates[bot] for bot, games in self.games.items()) / self.count


class Menu:
    """One kind of choice: what was chosen, what was chosen first, and what was left lying."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.things: dict[str, Thing] = {}
        self.first: dict[str, Thing] = {}
        self.taken: Counter[str] = Counter()
        """Games in which somebody chose it."""
        self.left: Counter[str] = Counter()
        """Games in which it could have been chosen and nobody did."""

    def dead(self) -> list[tuple[str, int]]:
        """What was on offer and never chosen, with the number of games; most offered first."""
        return [(name, games) for name, games in self.left.most_common() if not self.taken[name]]

    def rare(self, most: float = 0.02) -> list[tuple[str, int, int]]:
        """What is chosen in hardly any game it is on offer in: name, games chosen, games offered."""
        rare = []
        for name, left in self.left.most_common():
            offered = left + self.taken[name]
            if 0 < self.taken[name] <= most * offered:
                rare.append((name, self.taken[name], offered))
        return rare


class Names:
    """What the chosen things of a match are called, in every language; copies of a thing are one."""

    def __init__(self, match: Match) -> None:
        p = set_up(match, 1)
        studied = study(match.game)
        speeches = {language: Speech(p.game, p.content, language) for language in LANGUAGES}
        self.words: dict[str, dict[str, Translated]] = {}
        self.key: dict[str, dict[str, str]] = {}
        for choice, domain in zip(studied.choices, studied.domains, strict=True):
            words = {}
            keys: dict[str, str] = {}
            first: dict[str, str] = {}
            for number, label in enumerate(p.content.labels.get(domain, [])):
                what = {choice.thing: number}
                words[label] = Translated(
                    {name: str(speech.words(what)[choice.thing]) for name, speech in speeches.items()}
                )
                keys[label] = first.setdefault(words[label], label)
            self.words[choice.id] = words
            self.key[choice.id] = keys


class CellTally:
    """All games of one cell in numbers."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = len(match.bots)
        self.names = Names(match)
        self.games = 0
        self.team = False
        self.by_bot = {name: Tally() for name in match.bots}
        self.by_seat = [Tally() for _ in match.bots]
        self.by_bot_and_seat = {name: [Tally() for _ in match.bots] for name in match.bots}
        self.parts: dict[str, dict[str, int]] = {}
        """Points by part, summed: of each bot, of all winners (`+`) and of all others (`-`)."""
        self.winners = 0
        self.points: list[int] = []
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.margins: list[int] = []
        self.lead_changes: list[int] = []
        self.settled: list[float] = []
        self.menus = {choice.id: Menu(choice) for choice in study(match.game).choices}

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.team = played.team
        self.turns.append(played.turns)
        self.decisions.append(played.decisions)
        self.lead_changes.append(played.lead_changes)
        self.settled.append(played.settled)
        ranked = sorted(played.points, reverse=True)
        if len(ranked) > 1:
            self.margins.append(ranked[0] - ranked[1])
        for seat, name in enumerate(played.bots):
            win = won(played, seat)
            self.points.append(played.points[seat])
            tallies = (self.by_bot[name], self.by_seat[seat], self.by_bot_and_seat[name][seat])
            for tally in tallies:
                tally.add(win, played.points[seat])
            side = "+" if seat in played.winners else "-"
            self.winners += side == "+"
            for part, points in played.parts.items():
                sums = self.parts.setdefault(part, Counter())
                sums[name] += points[seat]
                sums[side] += points[seat]
        for choice, seats in played.chosen.items():
            self._chosen(choice, seats, played)

    def _chosen(self, choice: str, seats: list[list[str]], played: Played) -> None:
        menu = self.menus[choice]
        key = self.names.key[choice]
        taken = set()
        for seat, labels in enumerate(seats):
            bot, win = played.bots[seat], won(played, seat)
            names = list(dict.fromkeys(key.get(label, label) for label in labels))
            for name in names:
                menu.things.setdefault(name, Thing()).add(bot, win)
            if names and menu.choice.opening:
                menu.first.setdefault(names[0], Thing()).add(bot, win)
            taken.update(names)
        menu.taken.update(taken)
        left = {key.get(label, label) for label in played.unchosen.get(choice, [])}
        menu.left.update(left - taken)

    def rates(self) -> dict[str, float]:
        """How often each bot wins."""
        return {name: tally.rate() for name, tally in self.by_bot.items()}


def gathered(asked: Experiment, played: Iterable[Played]) -> list[CellTally]:
    """The results of an experiment in numbers."""
    cells = [CellTally(asked.match(number)) for number in range(len(asked.cells))]
    for game in played:
        cells[game.cell].add(game)
    return cells
