"""How often a table of people has to wait for somebody else, with plans and without.

    python -m bench.handovers                  # 1,000 games: a third of each game, two to four people
    python -m bench.handovers deepsea 50       # fewer, of one game

A hand-over is a wait for another person than the one who acted last. Every seat is played by a bot in place
of a person, who comes when the table waits for them, plays until somebody else has to choose, and leaves a
plan before going: what the bot would do in the next turns in a world that the seat cannot tell from the true
one, the others played by the same bot, up to where anything is turned up. Single choices play themselves, and
what somebody has answered alike twice in the turn of others is answered so from then on. "Without" counts the
very same moves as if each of them had been waited for.
"""

from __future__ import annotations

import sys
from collections import Counter

from bathysphere.content.packs import game_for
from bathysphere.engine import choices
from bathysphere.engine.position import Position
from bathysphere.minds import Observation, make_bot
from bathysphere.play import decide, entries, planning, unasked
from bathysphere.play.entries import Chair, Create, Row, What
from bathysphere.play.planning import PlannedAction
from bathysphere.play.table import Table

GAMES = ("shares", "deepsea", "reef")
GAMES_IN_ALL = 1000
MIND = "deckhand"
TURNS_AHEAD = 2
"""So many of their own turns people plan."""
MOST_AHEAD = 150
"""Moves of all seats that somebody thinks ahead at most."""
ALIKE = 2
"""Answers after which somebody wants to be asked no more."""


class People:
    """Everybody at a table, each by a bot."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.minds = [make_bot(MIND, game, seed * 10 + seat) for seat in range(seats)]
        self.answers: Counter[tuple[int, str, str]] = Counter()
        chairs = [Chair("person", f"P{place}", person=f"p{place}") for place in range(seats)]
        self.table = Table("t")
        setup = Create(game, {}, seed, game_for(game, {}).version, chairs, "p0")
        self.table.apply(Row(0, 0, setup))
        for seat in range(seats):
            self.write(planning.Habit(seat, single=True), seat)
        self.with_plans = self.without = self.carried = self.past_news = self.stopped = 0
        self.news = [0] * seats
        """How often each seat has seen something turned up."""
        self.known = [0] * seats
        """How often it had when it left its plan."""

    def write(self, what: What, seat: int = -1) -> None:
        person = self.table.chair(seat).person if seat >= 0 else ""
        self.table = self.table.after(Row(self.table.revision, self.table.revision, what, person))

    def play(self) -> None:
        """To the end."""
        here = asked = -1
        while self.table.status == "running":
            seat = self.table.pending
            self.without += seat != asked
            asked = seat
            if self.carry_out(seat):
                continue
            if seat != here:
                self.with_plans += 1
                here = seat
            self.choose(seat)
            if self.table.pending not in (seat, -1):
                self.plan(seat)

    def carry_out(self, seat: int) -> bool:
        decision = decide.carried_out(self.table)
        if decision is None:
            plan = self.table.unasked.plan(self.table, seat)
            self.stopped += plan is not None
            return False
        assert isinstance(decision.what, entries.Act)
        self.past_news += decision.what.by == "plan" and self.news[seat] != self.known[seat]
        self.carried += 1
        self.written(decision)
        return True

    def written(self, decision: decide.Decision) -> None:
        self.write(decision.what)
        for event in self.table.events[self.table.revision - 1]:
            for seat in range(len(self.news)):
                self.news[seat] += event.kind.reveals and event.seen_by(seat)

    def choose(self, seat: int) -> None:
        """Whoever is here chooses, and perhaps for good."""
        p = self.table.position
        between = unasked.is_asked_in_between(self.table)
        text = p.text(self.minds[seat].choose(Observation(p, seat)))
        step = p.steps[p.stack[-1].step].name
        self.written(decide.act(self.table, text))
        if not between or " " in text:
            return
        self.answers[seat, step, text] += 1
        if self.answers[seat, step, text] == ALIKE and self.table.status == "running":
            habit = self.table.unasked.habit(self.table, seat)
            answers = {**(habit.answers if habit else {}), step: text}
            self.write(planning.Habit(seat, single=True, answers=answers), seat)

    def plan(self, seat: int) -> None:
        """Whoever goes leaves a plan."""
        line = self.thought_ahead(seat)
        if line:
            self.known[seat] = self.news[seat]
            self.write(planning.Plan(seat, [PlannedAction(text) for text in line]), seat)

    def thought_ahead(self, seat: int) -> list[str]:
        p = self.table.position.determinize(seat, self.table.revision)
        line: list[str] = []
        turns: set[int] = set()
        for _ in range(MOST_AHEAD):
            if p.over or len(line) >= 40:
                break
            action = self.minds[seat].choose(Observation(p, p.seat))
            if p.seat != seat:
                p.act(action)
                continue
            turns.add(p.turn)
            if len(turns) > TURNS_AHEAD:
                break
            if len(p.choices) > 1 or choices.set_choice(p) is not None:
                line.append(whole(p, action))
            chosen, seen = choices.read(p, whole(p, action)), p.reveals
            chosen.act(p)
            if p.reveals != seen:
                break
        return line


def whole(p: Position, action: int) -> str:
    """An action as people choose it: with as many more of its set as there have to be."""
    if not choices.is_part(p, action):
        return p.text(action)
    together = choices.set_choice(p)
    assert together is not None
    others = [other for other in together.members if other != action]
    return choices.Chosen(sorted([action, *others[: together.least - 1]]), True).text(p)


def main(games: list[str], count: int) -> None:
    """Play them and print a line a game."""
    for game in games:
        rules = game_for(game, {})
        sums: Counter[str] = Counter()
        for number in range(count):
            seats = max(rules.least_seats, 2) + number % 3
            people = People(game, min(seats, rules.most_seats), 500_000 + number)
            people.play()
            for name in ("with_plans", "without", "carried", "past_news", "stopped"):
                sums[name] += getattr(people, name)
        saved = 100 * (1 - sums["with_plans"] / sums["without"])
        print(
            f"{game:8} {count} games: {sums['without'] / count:.0f} hand-overs a game without plans,",
            f"{sums['with_plans'] / count:.0f} with: {saved:.0f} % saved;",
            f"{sums['carried'] / count:.0f} actions played themselves,",
            f"{sums['stopped']} waits with a stopped plan, {sums['past_news']} carried past something new",
            flush=True,
        )


if __name__ == "__main__":
    named = [word for word in sys.argv[1:] if not word.isdigit()]
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    chosen = named or list(GAMES)
    main(chosen, numbers[0] if numbers else -(-GAMES_IN_ALL // len(chosen)))
