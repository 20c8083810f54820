"""What was rendered and replayed of games, so that who asks again costs nothing."""

from __future__ import annotations

from bathysphere.engine import choices
from bathysphere.engine.position import Position
from bathysphere.play.course import Course
from bathysphere.play.table import Table

REMEMBERED_BYTES = 32_000_000
STRIDE = 25
"""Moves between two positions that are remembered of a game."""
GAMES = 20
"""Games of which positions are remembered."""


class Remembered:
    """Bytes by key; what was not asked for longest goes first."""

    def __init__(self, most: int = REMEMBERED_BYTES) -> None:
        self._most = most
        self._kept: dict[object, bytes] = {}
        self.size = 0

    def get(self, key: object) -> bytes | None:
        """What is remembered under a key."""
        remembered = self._kept.pop(key, None)
        if remembered is not None:
            self._kept[key] = remembered
        return remembered

    def put(self, key: object, data: bytes) -> None:
        """Remember it, and forget what has to go for it."""
        self.size += len(data) - len(self._kept.pop(key, b""))
        self._kept[key] = data
        while self.size > self._most:
            self.size -= len(self._kept.pop(next(iter(self._kept))))


class Positions:
    """Positions of games that somebody replays, every so many moves."""

    def __init__(self) -> None:
        self._known: dict[str, dict[int, tuple[object, Position]]] = {}

    def at(self, table: Table, moves: int) -> Position:
        """The position after so many moves; a refusal if there are fewer."""
        course = table.play
        assert course is not None
        if not course.base <= moves < len(course.moves):
            return course.at(moves)
        known = self._known.pop(table.id, {})
        self._known[table.id] = known
        while len(self._known) > GAMES:
            del self._known[next(iter(self._known))]
        begin = max((n for n in known if n <= moves and self._stands(course, n, known[n][0])), default=0)
        if begin <= course.base:
            begin, p = course.base, course.first.copy()
        else:
            p = known[begin][1].copy()
        for number in range(begin, moves):
            choices.read(p, course.moves[number].action).act(p)
            if (number + 1) % STRIDE == 0:
                known[number + 1] = (course.moves[number], p.copy())
        return p

    @staticmethod
    def _stands(course: Course, moves: int, last: object) -> bool:
        """Is the move that led there still the same one? It may have been taken back."""
        return course.moves[moves - 1] is last
