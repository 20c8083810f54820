"""Looking ahead goes through own choices, stops at what is hidden, and breaks nothing.

A maze: from each chamber one goes on to others, and in some one can dig.
"""

from __future__ import annotations

from typing import cast

from bathysphere.engine.ahead import MOST_TRIED, Ahead, ahead_of, leads_of
from bathysphere.engine.events import EventKinds
from bathysphere.engine.frame import Frame
from bathysphere.engine.game import Content, Game
from bathysphere.engine.position import Position
from bathysphere.engine.step import Step
from bathysphere.engine.verbs import Domain, Vocabulary

CHAMBER = Domain("chamber", 1000)
WORDS = Vocabulary()
GO = WORDS.verb("go", chamber=CHAMBER)
DIG = WORDS.verb("dig", chamber=CHAMBER)
HALL, SHAFT, DARK, TRAP, RIVAL, CAVE = range(6)
WAYS = {HALL: [SHAFT, DARK, TRAP, RIVAL, CAVE], CAVE: [HALL]}
CHOICE, DIGGING = range(2)


class Maze(Position):
    def __init__(self, game: Game) -> None:
        super().__init__(game, Content({}, {}), 2)
        self.dug: list[int] = []

    def copy(self) -> Maze:
        other = Maze(self.game)
        self.copy_engine_to(other)
        other.dug = self.dug.copy()
        return other


class Chamber(Frame):
    def __init__(self, step: int, seat: int, chamber: int) -> None:
        super().__init__(step, seat)
        self.chamber = chamber


class Choice(Step[Maze, Chamber]):
    def __init__(self) -> None:
        super().__init__("choice", "MAZE-1", [GO], asks=True)

    def options(self, p: Maze, f: Chamber) -> list[int]:
        return [GO.code(chamber) for chamber in WAYS.get(f.chamber, [])]

    def resolve(self, p: Maze, f: Chamber, action: int) -> None:
        chamber = GO.first(action)
        if chamber == TRAP:
            raise ZeroDivisionError
        if chamber == DARK:
            p.reveals += 1
        p.push(Chamber(CHOICE, 1 if chamber == RIVAL else f.seat, chamber if chamber in WAYS else HALL))
        if chamber not in WAYS:
            p.push(Chamber(DIGGING, f.seat, chamber))


class Digging(Step[Maze, Chamber]):
    """In a chamber there is one place to dig: it is taken unasked."""

    def __init__(self) -> None:
        super().__init__("digging", "MAZE-2", [DIG])

    def options(self, p: Maze, f: Chamber) -> list[int]:
        return [DIG.code(f.chamber)]

    def resolve(self, p: Maze, f: Chamber, action: int) -> None:
        p.dug.append(f.chamber)


class MazeGame(Game):
    def __init__(self) -> None:
        steps = cast("list[Step[Position, Frame]]", [Choice(), Digging()])
        super().__init__("maze", 1, (2, 2), WORDS, EventKinds(), steps, [], {}, "MAZE-9")

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        return p.copy()


def maze() -> Maze:
    p = Maze(MazeGame())
    p.push(Chamber(CHOICE, 0, HALL))
    p.run()
    return p


def worth(p: Position, action: int) -> bool:
    return True


def test_what_is_taken_unasked_is_found_and_said() -> None:
    way = Ahead(maze(), worth).to([DIG.code(SHAFT)])
    assert way is not None
    assert (way.actions, way.forced) == ([GO.code(SHAFT)], True)
    reason = way.reason(MazeGame(), DIG)
    assert (reason.code, reason.rule, reason.params) == ("by-itself", "MAZE-2", {"way": [GO.code(SHAFT)]})


def test_the_shortest_way_through_own_choices() -> None:
    way = Ahead(maze(), worth).to([GO.code(HALL)])
    assert way is not None
    assert (way.actions, way.forced) == ([GO.code(CAVE)], False)


def test_nothing_behind_what_turns_up_is_promised() -> None:
    assert Ahead(maze(), worth).to([DIG.code(DARK)]) is None


def test_a_way_on_which_the_rules_fail_leads_nowhere() -> None:
    assert Ahead(maze(), worth).to([DIG.code(TRAP)]) is None


def test_it_is_tried_no_more_often_than_it_may_be_and_only_once() -> None:
    p = maze()
    ahead = ahead_of(p, worth)
    assert ahead.tried == MOST_TRIED
    assert ahead_of(p, worth) is ahead
    p.act(GO.code(CAVE))
    assert ahead_of(p, worth) is not ahead
    assert p.dug == []


def test_where_a_choice_leads() -> None:
    p = maze()
    told = []
    for chamber in (SHAFT, DARK, RIVAL, CAVE):
        after = p.copy()
        after.forced = []
        after.act(GO.code(chamber))
        told.append([p.text(action) for action in leads_of(p, after)])
    on = [f"go {chamber}" for chamber in WAYS[HALL]]
    assert told == [["dig 1", *on], [], ["dig 4"], ["go 0"]]
