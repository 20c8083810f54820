"""Records: a game as a text file, the only thing that is ever stored.

    [game shares] [seats 3] [seed 7] [version 1] [sides basic] [players "you" "greedy" "random"]
    [actions 2] [check 9a0c41d2]
    1. draft pearl-31
    2. draft wildlife-87        # a comment

One line an action, names instead of codes. `actions`, `result` and `check` are written when a record is saved
and notice when it was cut off or edited; a record written by hand needs none of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from zlib import crc32

from bathysphere.engine.errors import IllegalAction, RecordError, UnknownAction
from bathysphere.engine.settings import checked

if TYPE_CHECKING:
    from bathysphere.engine.position import Game, Position

_TAG = re.compile(r'\[([a-z_]+)((?:\s+(?:"(?:[^"\\]|\\.)*"|[^\s"\]\[]+))*)\s*\]')
_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"|([^\s"]+)')
_ACTION = re.compile(r"(\d+)\.\s+(\S.*)")
_KNOWN = ("game", "seats", "seed", "version", "players", "actions", "result", "check")
LARGEST_SEED = 2**63 - 1


@dataclass
class Record:
    """Setup, seed and actions of a game, with the players' names by chair and comments by action."""

    game: str
    seats: int
    seed: int
    version: int
    settings: dict[str, str]
    players: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    result: list[int] | None = None
    """The final points by seat, if the game is over."""
    lines: list[int] = field(default_factory=list, compare=False, repr=False)
    """In which line of the text each action stands."""

    def text(self) -> str:
        """The record as text; `parse` reads it back."""
        tags = [
            f"[game {self.game}]",
            f"[seats {self.seats}]",
            f"[seed {self.seed}]",
            f"[version {self.version}]",
            *(f"[{name} {value}]" for name, value in self.settings.items()),
        ]
        if self.players:
            tags.append(f"[players {' '.join(map(_quoted, self.players))}]")
        closing = [f"[actions {len(self.actions)}]"]
        if self.result is not None:
            closing.append(f"[result {' '.join(map(str, self.result))}]")
        closing.append(f"[check {self.check()}]")
        lines = [" ".join(tags), " ".join(closing)]
        for number, action in enumerate(self.actions, 1):
            comment = f"  # {self.comments[number]}" if number in self.comments else ""
            lines.append(f"{number}. {action}{comment}")
        return "\n".join(lines) + "\n"

    def check(self) -> str:
        """A checksum over all that makes the game; comments and players' names may change freely."""
        whole = [self.game, self.seats, self.seed, self.version, sorted(self.settings.items())]
        return f"{crc32(repr([*whole, self.actions, self.result]).encode()):08x}"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; RecordError names the line and the remedy."""
        tags: dict[str, tuple[int, list[str]]] = {}
        actions: list[str] = []
        lines: list[int] = []
        comments: dict[int, str] = {}
        for number, line in enumerate(text.splitlines(), 1):
            body, comment = line.strip(), ""
            if not body.startswith("["):
                body, _, comment = map(str.strip, line.partition("#"))
            if body.startswith("["):
                if actions:
                    raise RecordError("record-late-tag", number, text=body)
                _read_tags(body, number, tags)
            elif body:
                match = _ACTION.fullmatch(body)
                if match is None:
                    raise RecordError("record-line", number, text=body)
                if int(match[1]) != len(actions) + 1:
                    wanted = str(len(actions) + 1)
                    raise RecordError("record-number", number, found=match[1], wanted=wanted)
                actions.append(" ".join(match[2].split()))
                lines.append(number)
                if comment:
                    comments[len(actions)] = comment
        record = cls(
            game=_word(tags, "game"),
            seats=_number(tags, "seats"),
            seed=_number(tags, "seed"),
            version=_number(tags, "version"),
            settings={name: " ".join(words) for name, (_, words) in tags.items() if name not in _KNOWN},
            players=tags["players"][1] if "players" in tags else [],
            actions=actions,
            comments=comments,
            lines=lines,
        )
        if record.seed > LARGEST_SEED:
            raise RecordError("record-seed", tags["seed"][0], value=str(record.seed))
        if "result" in tags:
            line_number, words = tags["result"]
            if not all(re.fullmatch(r"-?\d+", word) for word in words):
                raise RecordError("record-tag-value", line_number, tag="result", value=" ".join(words))
            record.result = [int(word) for word in words]
        _verify(record, tags, len(text.splitlines()))
        return record


def of_version(game: Game, version: int) -> Game:
    """The game as a record of this version was played."""
    if not 1 <= version <= game.newest:
        raise RecordError("record-version", 1, found=str(version), known=str(game.newest))
    return game.at(version)


def replay(record: Record, game: Game, until: int | None = None) -> Position:
    """Play a record again, or its first `until` actions; RecordError names the line that does not fit."""
    game = of_version(game, record.version)
    if not game.least_seats <= record.seats <= game.most_seats:
        least, most = str(game.least_seats), str(game.most_seats)
        raise RecordError("record-seats", 1, found=str(record.seats), least=least, most=most)
    settings = checked(game.name, game.settings, record.settings)
    p = game.start(record.seats, record.seed, settings)
    for number, text in enumerate(record.actions[:until], 1):
        line = record.lines[number - 1] if record.lines else number
        if p.over:
            raise RecordError("record-too-long", line, number=str(number))
        try:
            p.play(text)
        except (IllegalAction, UnknownAction) as problem:
            raise RecordError("record-action", line, problem, action=text) from problem
    if record.result is not None and (until is None or until >= len(record.actions)):
        _check_result(record.result, record, p)
    return p


def _check_result(result: list[int], record: Record, p: Position) -> None:
    """Do the actions lead where the record says they do?"""
    wanted = " ".join(map(str, result))
    if not p.over:
        raise RecordError("record-unfinished", record.lines[-1] if record.lines else 1, wanted=wanted)
    totals = [score.total for score in p.scores()]
    if totals != result:
        raise RecordError("record-result", 1, wanted=wanted, found=" ".join(map(str, totals)))


def _quoted(name: str) -> str:
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _read_tags(body: str, number: int, tags: dict[str, tuple[int, list[str]]]) -> None:
    place = 0
    for match in _TAG.finditer(body):
        if body[place : match.start()].strip():
            break
        words = [
            re.sub(r"\\(.)", r"\1", word[1]) if word[1] or word[0] == '""' else word[2]
            for word in _WORD.finditer(match[2])
        ]
        if match[1] in tags:
            raise RecordError("record-tag-twice", number, tag=match[1])
        tags[match[1]] = (number, words)
        place = match.end()
    if body[place:].strip():
        raise RecordError("record-tag", number, text=body[place:].strip())


def _word(tags: dict[str, tuple[int, list[str]]], name: str) -> str:
    if name not in tags:
        raise RecordError("record-tag-missing", 1, tag=name)
    line, words = tags[name]
    if len(words) != 1:
        raise RecordError("record-tag-value", line, tag=name, value=" ".join(words))
    return words[0]


def _number(tags: dict[str, tuple[int, list[str]]], name: str) -> int:
    word = _word(tags, name)
    if not (word.isascii() and word.isdigit() and len(word) <= 20):
        raise RecordError("record-tag-value", tags[name][0], tag=name, value=word)
    return int(word)


def _verify(record: Record, tags: dict[str, tuple[int, list[str]]], last_line: int) -> None:
    """Was it cut off or edited since it was saved?"""
    if "actions" in tags:
        promised, found = _number(tags, "actions"), len(record.actions)
        if found < promised:
            raise RecordError("record-cut-off", last_line, promised=str(promised), found=str(found))
        if found > promised:
            raise RecordError("record-grown", last_line, promised=str(promised), found=str(found))
    if "check" in tags and _word(tags, "check") != record.check():
        raise RecordError("record-edited", tags["check"][0])
