"""Records: a game as a text file, the only thing that is ever stored.

    [game shares] [seats 3] [seed 7] [version 1] [sides basic] [players "you" "greedy" "random"]
    [actions 2] [check 9a0c41d2]
    1. draft pearl-31
    2. draft wildlife-87        # a comment

The seed of a game that people played is sealed (`seeds.py`), and its record says so, with the seal that the
table showed from the start:

    [game shares] [seats 3] [seed 9f0c…32 digits] [chance sealed] [seal 3f9a…64 digits] [version 3] …

One line an action, names instead of codes. `actions`, `result` and `check` are written when a record is saved
and notice when it was cut off or edited; a record written by hand needs none of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from zlib import crc32

from bathysphere.engine.errors import IllegalAction, RecordError, UnknownAction
from bathysphere.engine.seeds import KINDS, QUICK, SEALED, Seed, commitment, is_seed
from bathysphere.engine.settings import checked

if TYPE_CHECKING:
    from bathysphere.engine.game import Game
    from bathysphere.engine.position import Position

MOST_DIGITS = 20
"""Digits of a number in a record: longer ones are nonsense."""
MOST_SEATS = 10
"""Seats of any game there may ever be: nothing is built for more."""
MOST_ACTIONS = 20_000
LONGEST_LINE = 10_000
UNSEEN = "…"
"""Stands for the action of another seat in what one seat has seen of a running game."""
LONGEST_TEXT = 2_000_000
"""Characters of a record."""

_TAG = re.compile(r'\[([a-z_]+)((?:\s+(?:"(?:[^"\\]|\\.)*"|[^\s"\]\[]+))*)\s*\]')
_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"|([^\s"]+)')
_ACTION = re.compile(r"(\d+)\.\s+(\S.*)")
_KNOWN = ("game", "seats", "seed", "chance", "seal", "version", "players", "actions", "result", "check")


@dataclass
class Record:
    """Setup, seed and actions of a game, with the players' names by chair and comments by action."""

    game: str
    seats: int
    seed: Seed
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
            *_seed_tags(self.seed),
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
        _check_length(text, LONGEST_TEXT, 1, 0)
        tags: dict[str, tuple[int, list[str]]] = {}
        actions: list[str] = []
        lines: list[int] = []
        comments: dict[int, str] = {}
        for number, line in enumerate(text.splitlines(), 1):
            _check_length(line, LONGEST_LINE, number, len(actions))
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
                if len(match[1]) > MOST_DIGITS or int(match[1]) != len(actions) + 1:
                    wanted = str(len(actions) + 1)
                    raise RecordError("record-number", number, found=match[1][:MOST_DIGITS], wanted=wanted)
                actions.append(" ".join(match[2].split()))
                lines.append(number)
                if comment:
                    comments[len(actions)] = comment
        if "seed" not in tags and UNSEEN in actions:
            raise RecordError("record-seen", 1)
        record = cls(
            game=_word(tags, "game"),
            seats=_number(tags, "seats"),
            seed=_seed(tags),
            version=_number(tags, "version"),
            settings={name: " ".join(words) for name, (_, words) in tags.items() if name not in _KNOWN},
            players=tags["players"][1] if "players" in tags else [],
            actions=actions,
            comments=comments,
            lines=lines,
        )
        _check_size(record, tags)
        if "result" in tags:
            line_number, words = tags["result"]
            if len(words) > MOST_SEATS or not all(re.fullmatch(r"-?[0-9]{1,9}", word) for word in words):
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
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
        raise RecordError("record-tag-value", tags[name][0], tag=name, value=word)
    return int(word)


def _check_length(text: str, most: int, line: int, actions: int) -> None:
    """Nothing endless is read: neither the whole, nor a line, nor one action too many."""
    if len(text) > most or actions >= MOST_ACTIONS:
        raise RecordError("record-too-big", line, actions=str(MOST_ACTIONS), line_length=str(LONGEST_LINE))


def _check_size(record: Record, tags: dict[str, tuple[int, list[str]]]) -> None:
    """Nothing is built for more seats than any game has."""
    if not 1 <= record.seats <= MOST_SEATS:
        seats, most = str(record.seats), str(MOST_SEATS)
        raise RecordError("record-seats", tags["seats"][0], found=seats, least="1", most=most)
    if len(record.players) > MOST_SEATS:
        raise RecordError("record-tag-value", tags["players"][0], tag="players", value="…")


def _seed_tags(seed: Seed) -> list[str]:
    if isinstance(seed, str):
        return [f"[seed {seed}]", f"[chance {SEALED}]", f"[seal {commitment(seed)}]"]
    return [f"[seed {seed}]"]


def _seed(tags: dict[str, tuple[int, list[str]]]) -> Seed:
    """The seed, of the kind that `chance` names; it has to match its seal, if there is one."""
    kind = _word(tags, "chance") if "chance" in tags else QUICK
    if kind not in KINDS:
        raise RecordError("record-chance", tags["chance"][0], value=kind, known=", ".join(KINDS))
    word = _word(tags, "seed")
    line = tags["seed"][0]
    if kind == SEALED:
        if not is_seed(word):
            raise RecordError("record-sealed-seed", line, value=word)
        if "seal" in tags and _word(tags, "seal") != commitment(word):
            raise RecordError("record-seal", tags["seal"][0], found=commitment(word))
        return word
    if is_seed(word):
        raise RecordError("record-seed-kind", line, value=word)
    if "seal" in tags:
        raise RecordError("record-seal-quick", tags["seal"][0])
    number = _number(tags, "seed")
    if not is_seed(number):
        raise RecordError("record-seed", line, value=word)
    return number


def _verify(record: Record, tags: dict[str, tuple[int, list[str]]], last_line: int) -> None:
    """Was it cut off or edited since it was saved?"""
    if "actions" in tags:
        promised, actions = _number(tags, "actions"), len(record.actions)
        if actions < promised:
            raise RecordError("record-cut-off", last_line, promised=str(promised), found=str(actions))
        if actions > promised:
            raise RecordError("record-grown", last_line, promised=str(promised), found=str(actions))
    if "check" in tags and _word(tags, "check") != record.check():
        raise RecordError("record-edited", tags["check"][0])
