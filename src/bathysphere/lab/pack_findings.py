"""What looks off in somebody's own content: the standard experiment, judged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import product

from bathysphere.catalogue import game
from bathysphere.content.packs import Pack
from bathysphere.engine.errors import OptionError
from bathysphere.lab.charts import Translated, Words, in_language, number, percent
from bathysphere.lab.experiment import Cell, Experiment
from bathysphere.lab.intervals import FEW, outside
from bathysphere.lab.results import CellTally, Menu, Thing
from bathysphere.lab.run import check
from bathysphere.language.texts import Texts
from bathysphere.minds import make_bot

RUNAWAY = 0.5
"""Looks off: the winner was ahead for good before half of the game in most games."""
DECISIVE = 0.75
"""Looks off: so much of what winners are ahead by comes from one part of the score."""
SISTERS = 3
"""So many parts of a kind (goal-1, goal-2, goal-3) are held against each other:"""
OF_SISTERS = 0.6
"""one of them looks off that brings so much of what they bring together"""
OF_LEAD = 0.25
"""and so much of what winners are ahead by."""
STRONG = 0.1
"""A choice whose choosers win so much more or less often than expected is worth a look."""


class Finding:
    """One thing to say: how much it weighs, and the message with its parameters."""

    def __init__(self, weight: str, message: str, **params: str | int) -> None:
        self.weight = weight
        self.message = message
        self.params = params
        self.where: dict[str, str] = {}
        """The settings of the table it is about."""

    def said(self, words: Words) -> str:
        """The sentence as a page has it: in every language."""
        told = words.say(self.message, **self.params)
        return f"{escape(self.place())}{told}"

    def place(self) -> str:
        """At which table, as the start of a sentence; nothing if all are the same."""
        return "".join(f"{name} {value}, " for name, value in self.where.items())

    def sentence(self, texts: Texts) -> str:
        """The sentence in the language of these texts."""
        own = {name: in_language(value, texts.language) for name, value in self.params.items()}
        return self.place() + texts.say(self.message, own)

    def data(self) -> dict[str, str | int]:
        """The finding as plain data."""
        return {"weight": self.weight, "finding": self.message, **self.where, **self.params}


def standard(pack: Pack, bot: str, games: int, seed: int) -> Experiment:
    """Every number of players the content allows at each table that it changes, the same bot in all seats."""
    rules = pack.opened()
    make_bot(bot, pack.game, 0)
    if games < 1:
        raise OptionError("games-count", found=str(games))
    asked = Experiment(pack.game, rules.version, games, seed, [], False, pack.name, dict(pack.files))
    last: OptionError | None = None
    tables = rules.judged_with(pack.changed)
    for settings, seats in product(tables, range(max(2, rules.least_seats), rules.most_seats + 1)):
        asked.cells.append(Cell([bot] * seats, dict(settings)))
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
    findings = []
    for cell in cells:
        for finding in _of_cell(cell, seats):
            finding.where = dict(cell.match.settings)
            findings.append(finding)
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
        if outside(tally.rate(), 1 / seats, tally.games, tests):
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
    findings += _decisive(cell)
    for menu in cell.menus.values():
        findings += _strong(cell, menu)
    mean = sum(cell.points) / len(cell.points)
    turns = sum(cell.turns) / cell.games
    findings.append(Finding("note", "judge-size", seats=seats, points=number(mean), turns=number(turns, 0)))
    return findings


def _decisive(cell: CellTally) -> list[Finding]:
    """Parts of the score that make up too much of what winners are ahead by."""
    others = len(cell.points) - cell.winners
    if cell.team or not cell.winners or not others:
        return []
    gaps = {part: sums["+"] / cell.winners - sums["-"] / others for part, sums in cell.parts.items()}
    lead = _together(gaps.values())
    decisive = []
    for part, gap in gaps.items():
        sisters = [other for name, other in gaps.items() if _kind(name) == _kind(part)]
        among = len(sisters) >= SISTERS and gap > OF_SISTERS * _together(sisters) and gap > OF_LEAD * lead
        if len(gaps) > SISTERS and (gap > DECISIVE * lead or among):
            sums = cell.parts[part]
            ours, theirs = number(sums["+"] / cell.winners), number(sums["-"] / others)
            word = _word(cell, f"score-{part}")
            share = percent(gap / lead)
            params = {"winners": ours, "others": theirs, "share": share}
            decisive.append(Finding("off", "judge-decisive", seats=cell.seats, part=word, **params))
    return decisive


def _together(gaps: Iterable[float]) -> float:
    """What these parts bring winners together, without those that cost them."""
    return sum(gap for gap in gaps if gap > 0)


def _kind(part: str) -> str:
    """The kind of a part that there are several of: `goal` of `goal-2`."""
    return part.rstrip("0123456789")


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
        and outside(thing.rate, thing.expected(rates), thing.count, 2 * len(menu.things))
    ]
    for name, thing in sorted(sure, key=off, reverse=True):
        message = "judge-strong" if off((name, thing)) > 0 else "judge-weak"
        params = _thing(cell, menu.choice.id, name)
        params |= {"rate": percent(thing.rate), "fair": percent(thing.expected(rates))}
        findings.append(Finding("note", message, seats=cell.seats, count=thing.count, **params))
    return findings


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
