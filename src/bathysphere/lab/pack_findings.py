"""What looks off in somebody's own content: the standard experiment, judged."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

from bathysphere.catalogue import game
from bathysphere.content.packs import Pack
from bathysphere.engine.errors import OptionError
from bathysphere.lab.charts import Translated, Words, in_language, number, percent
from bathysphere.lab.experiment import Cell, Experiment
from bathysphere.lab.intervals import FEW
from bathysphere.lab.results import CellTally, Menu, Thing
from bathysphere.lab.run import check
from bathysphere.language.texts import Texts
from bathysphere.minds import make_bot

RUNAWAY = 0.5
"""Looks off: the winner was ahead for good before half of the game in most games."""
STRONG = 0.1
"""A choice whose choosers win so much more or less often than expected is worth a look."""


class Finding:
    """One thing to say: how much it weighs, and the message with its parameters."""

    def __init__(self, weight: str, message: str, **params: str | int) -> None:
        self.weight = weight
        self.message = message
        self.params = params

    def said(self, words: Words) -> str:
        """The sentence as a page has it: in every language."""
        return words.say(self.message, **self.params)

    def sentence(self, texts: Texts) -> str:
        """The sentence in the language of these texts."""
        own = {name: in_language(value, texts.language) for name, value in self.params.items()}
        return texts.say(self.message, own)

    def data(self) -> dict[str, str | int]:
        """The finding as plain data."""
        return {"weight": self.weight, "finding": self.message, **self.params}


def standard(pack: Pack, bot: str, games: int, seed: int) -> Experiment:
    """Every number of players the content allows, the same bot in all seats."""
    rules = pack.opened()
    make_bot(bot, pack.game, 0)
    if games < 1:
        raise OptionError("games-count", found=str(games))
    asked = Experiment(pack.game, rules.version, games, seed, [], False, pack.name, dict(pack.files))
    last: OptionError | None = None
    for seats in range(max(2, rules.least_seats), rules.most_seats + 1):
        asked.cells.append(Cell([bot] * seats, {}))
        try:
            check(asked.match(len(asked.cells) - 1))
        except OptionError as error:
            asked.cells.pop()
            last = error
    if not asked.cells and last is not None:
        raise last
    return asked


def judge(asked: Experiment, cells: Sequence[CellTally]) -> list[Finding]:
    """All findings, the weightiest first."""
    seats = sum(cell.seats for cell in cells)
    findings = [finding for cell in cells for finding in _of_cell(cell, seats)]
    findings += _dead(cells)
    order = {"off": 0, "note": 1, "good": 2}
    return sorted(findings, key=lambda finding: order[finding.weight])


def _of_cell(cell: CellTally, tests: int) -> list[Finding]:
    seats = cell.seats
    if cell.games < FEW:
        return [Finding("note", "judge-few", games=cell.games, seats=seats, few=FEW)]
    findings = []
    fair = True
    for seat, tally in enumerate(cell.by_seat):
        low, high = tally.interval()
        if _outside(tally.rate(), 1 / seats, tally.games, tests):
            fair = False
            message = "judge-seat-more" if tally.rate() > 1 / seats else "judge-seat-less"
            params = {"low": percent(low), "high": percent(high), "fair": percent(1 / seats)}
            rate = percent(tally.rate())
            findings.append(Finding("off", message, seat=seat + 1, seats=seats, rate=rate, **params))
    if fair:
        findings.append(Finding("good", "judge-seats-fair", seats=seats))
    early = sum(value < RUNAWAY for value in cell.settled) / cell.games
    if early > RUNAWAY:
        findings.append(Finding("off", "judge-runaway", seats=seats, rate=percent(early)))
    for part, sums in cell.parts.items():
        if not any(sums.values()):
            findings.append(Finding("note", "judge-part", seats=seats, part=_word(cell, f"score-{part}")))
    for menu in cell.menus.values():
        findings += _strong(cell, menu)
    mean = sum(cell.points) / len(cell.points)
    turns = sum(cell.turns) / cell.games
    findings.append(Finding("note", "judge-size", seats=seats, points=number(mean), turns=number(turns, 0)))
    return findings


def _word(cell: CellTally, message: str) -> Translated:
    words = Words([game(cell.match.game).package])
    return words.translated(message)


def _thing(cell: CellTally, choice: str, name: str) -> dict[str, str | int]:
    """What was chosen, and what kind of choice that is: hexes have no name but their place."""
    return {"thing": cell.names.words[choice].get(name, name), "kind": _word(cell, f"study-{choice}")}


def _strong(cell: CellTally, menu: Menu) -> list[Finding]:
    """Choices that win clearly more or less often than those who make them."""
    rates = cell.rates()
    findings = []

    def off(item: tuple[str, Thing]) -> float:
        return item[1].rate - item[1].expected(rates)

    sure = [
        (name, thing)
        for name, thing in menu.things.items()
        if thing.count >= FEW
        and abs(off((name, thing))) >= STRONG
        and _outside(thing.rate, thing.expected(rates), thing.count, 2 * len(menu.things))
    ]
    for name, thing in sorted(sure, key=off, reverse=True):
        message = "judge-strong" if off((name, thing)) > 0 else "judge-weak"
        params = _thing(cell, menu.choice.id, name)
        params |= {"rate": percent(thing.rate), "fair": percent(thing.expected(rates))}
        findings.append(Finding("note", message, seats=cell.seats, count=thing.count, **params))
    return findings


def _outside(rate: float, expected: float, count: int, tests: int) -> bool:
    """Is a rate off even though so many of them were looked at (Bonferroni, by the normal tail)?"""
    spread = sqrt(expected * (1 - expected) / count)
    return abs(rate - expected) > spread * NormalDist().inv_cdf(1 - 0.025 / tests)


def _dead(cells: Sequence[CellTally]) -> list[Finding]:
    """What nobody chose at any number of players."""
    findings = []
    for choice, menu in cells[0].menus.items():
        menus = [cell.menus[choice] for cell in cells]
        taken = {name for each in menus for name in each.taken}
        left: dict[str, int] = {}
        for each in menus:
            for name, games in each.left.items():
                left[name] = left.get(name, 0) + games
        for name, games in left.items():
            if name not in taken and games >= FEW and menu.choice.verb:
                findings.append(Finding("off", "judge-dead", games=games, **_thing(cells[0], choice, name)))
    return findings
