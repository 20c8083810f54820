"""A whole game in a link: the record as a short text that fits into an address, a message, a QR code.

What a record spells out in words is a number here. Every decision was made among so many legal ones, so it is
a digit in a system whose base changes from digit to digit; game, version, settings and seed are digits before
it. Whoever reads the number plays along, and so knows the next base:

    number = digit + base * (digit + base * (digit + …))

A decision among eight options takes three bits, one without an alternative none at all. Comments do not
travel; players' names do if they are asked for. A checksum notices a link that was cut off or mistyped.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Callable
from dataclasses import replace
from zlib import crc32

from bathysphere.engine.choices import Chosen, SetChoice, read, set_choice
from bathysphere.engine.errors import IllegalAction, LinkError, OptionError, RecordError, UnknownAction
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.record import MOST_ACTIONS, MOST_SEATS, Record, of_version
from bathysphere.engine.seeds import LARGEST_SEED, Seed, is_seed
from bathysphere.engine.settings import Setting, checked

FORMAT = 1
FORMATS = 16
"""The first digit says how the rest is written."""
LONGEST_LINK = 20_000
"""Characters: ten times the longest game of all."""
LONGEST_WORD = 200
CHECKSUM_BYTES = 3
BYTE = 256
GROUP = 16
"""A number without a known bound is written in groups; each says whether another follows."""
SEALED_SEEDS = 2**128
SEALED_DIGITS = 32

FindGame = Callable[[str], Game]

_ADDRESS = re.compile(r"(?:\S*#game=)?([A-Za-z0-9_-]{12,})(?:&at=([0-9]{1,6}))?")


def address(link: str, base: str, moves: int | None = None) -> str:
    """Where a link leads, on a server or in a folder of a static host: nothing behind the # is sent to it."""
    return f"{base.rstrip('/')}/#game={link}" + (f"&at={moves}" if moves is not None else "")


def in_address(text: str) -> tuple[str, int | None] | None:
    """The link in what somebody pasted, an address or the link alone, and after how many moves; else None."""
    match = _ADDRESS.fullmatch(text.strip())
    return (match[1], int(match[2]) if match[2] else None) if match else None


def link_of(record: Record, game: Game, names: bool = False) -> str:
    """A record as the text of a link; RecordError if it does not replay."""
    digits = _Writer()
    digits.put(FORMAT, FORMATS)
    digits.word(record.game)
    digits.natural(record.version)
    game = of_version(game, record.version)
    _check_seats(record.seats, game)
    digits.natural(record.seats)
    _write_seed(digits, record.seed)
    settings = checked(game.name, game.settings, record.settings)
    for setting in game.settings:
        _write_setting(digits, setting, settings[setting.name])
    players = record.players if names else []
    digits.natural(len(players))
    for player in players:
        digits.word(player)
    p = game.start(record.seats, record.seed, settings)
    lines = _Writer()
    for number, text in enumerate(record.actions, 1):
        line = record.lines[number - 1] if record.lines else number
        if p.over:
            raise RecordError("record-too-long", line, number=str(number))
        try:
            chosen = read(p, text)
            _check_legal(p, chosen)
        except (IllegalAction, UnknownAction) as problem:
            raise RecordError("record-action", line, problem, action=text) from problem
        _write_choice(lines, p, chosen)
        chosen.act(p)
    digits.put(p.over, 2)
    if not p.over:
        digits.natural(len(record.actions))
    digits.follow(lines)
    return digits.text()


def record_in(link: str, find_game: FindGame) -> Record:
    """The record a link holds; LinkError says what is wrong with it."""
    digits = _Reader(link)
    if digits.take(FORMATS) != FORMAT:
        raise LinkError("link-newer")
    game = find_game(digits.word())
    record = Record(game.name, 0, 0, digits.natural(), {})
    try:
        game = of_version(game, record.version)
        record.seats = digits.natural(MOST_SEATS)
        _check_seats(record.seats, game)
        record.seed = _read_seed(digits)
        given = {setting.name: _read_setting(digits, setting) for setting in game.settings}
        record.settings = checked(game.name, game.settings, given)
        record.players = [digits.word() for _ in range(digits.natural(MOST_SEATS))]
        p = game.start(record.seats, record.seed, record.settings)
    except (OptionError, RecordError) as problem:
        raise LinkError("link-does-not-fit", problem) from problem
    over = digits.take(2)
    most = MOST_ACTIONS if over else digits.natural(MOST_ACTIONS)
    while len(record.actions) < most and not p.over:
        chosen = _read_choice(digits, p)
        record.actions.append(chosen.text(p))
        chosen.act(p)
    if bool(over) != p.over or digits.left:
        raise LinkError("link-damaged")
    if p.over:
        record.result = [score.total for score in p.scores()]
    return record


def until(record: Record, moves: int) -> Record:
    """The same game, broken off after so many actions."""
    cut = len(record.actions) <= moves
    return (
        record if cut else replace(record, actions=record.actions[:moves], result=None, comments={}, lines=[])
    )


# -- decisions ---------------------------------------------------------------------------------------------


def _check_legal(p: Position, chosen: Chosen) -> None:
    reason = chosen.why_not(p)
    if reason is not None:
        raise IllegalAction(reason, chosen.text(p), p.game.explain(p, reason))


def _write_choice(digits: _Writer, p: Position, chosen: Chosen) -> None:
    """One line of a record: one of the legal actions, or a whole set."""
    together = set_choice(p)
    if together is not None:
        digits.put(chosen.whole, 2)
    if together is None or not chosen.whole:
        digits.put(p.choices.index(chosen.actions[0]), len(p.choices))
        return
    chosen_now = sorted(chosen.actions)
    digits.put(len(chosen_now) - together.least, together.most - together.least + 1)
    begin = 0
    for action in chosen_now:
        place = together.members.index(action, begin)
        digits.put(place - begin, len(together.members) - begin)
        begin = place + 1


def _read_choice(digits: _Reader, p: Position) -> Chosen:
    together = set_choice(p)
    if together is None or not digits.take(2):
        return Chosen([p.choices[digits.take(len(p.choices))]], False)
    return Chosen(_read_members(digits, together), True)


def _read_members(digits: _Reader, together: SetChoice) -> list[int]:
    chosen: list[int] = []
    begin = 0
    for _ in range(together.least + digits.take(together.most - together.least + 1)):
        if begin >= len(together.members):
            raise LinkError("link-damaged")
        place = begin + digits.take(len(together.members) - begin)
        chosen.append(together.members[place])
        begin = place + 1
    if not chosen:
        raise LinkError("link-damaged")
    return chosen


# -- what stands before them ---------------------------------------------------------------------------------


def _check_seats(seats: int, game: Game) -> None:
    if not game.least_seats <= seats <= game.most_seats:
        least, most = str(game.least_seats), str(game.most_seats)
        raise RecordError("record-seats", 1, found=str(seats), least=least, most=most)


def _write_seed(digits: _Writer, seed: Seed) -> None:
    sealed = isinstance(seed, str)
    digits.put(sealed, 2)
    if isinstance(seed, str):
        digits.put(int(seed, 16), SEALED_SEEDS)
    else:
        digits.natural(seed)


def _read_seed(digits: _Reader) -> Seed:
    seed: Seed
    if digits.take(2):
        seed = f"{digits.take(SEALED_SEEDS):0{SEALED_DIGITS}x}"
    else:
        seed = digits.natural(LARGEST_SEED)
    if not is_seed(seed):
        raise LinkError("link-damaged")
    return seed


def _write_setting(digits: _Writer, setting: Setting, value: str) -> None:
    """One of the presets by its place, anything else in its letters."""
    known = value in setting.presets
    digits.put(setting.presets.index(value) if known else len(setting.presets), len(setting.presets) + 1)
    if not known:
        digits.word(value)


def _read_setting(digits: _Reader, setting: Setting) -> str:
    place = digits.take(len(setting.presets) + 1)
    return setting.presets[place] if place < len(setting.presets) else digits.word()


# -- digits ----------------------------------------------------------------------------------------------


class _Writer:
    """Digits in the order in which they will be read."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, digit: int, base: int) -> None:
        """A digit below its base."""
        assert 0 <= digit < base
        self._digits.append((int(digit), base))

    def natural(self, number: int) -> None:
        """A whole number, however large."""
        while True:
            number, low = divmod(number, GROUP)
            self.put(low, GROUP)
            self.put(number > 0, 2)
            if not number:
                return

    def word(self, word: str) -> None:
        """Letters."""
        data = word.encode()
        self.natural(len(data))
        for byte in data:
            self.put(byte, BYTE)

    def follow(self, other: _Writer) -> None:
        """Go on with the digits of another."""
        self._digits += other._digits

    def text(self) -> str:
        """All digits as one number, in letters that may stand in an address."""
        number = 0
        for digit, base in reversed(self._digits):
            number = number * base + digit
        data = number.to_bytes((number.bit_length() + 7) // 8, "little")
        return urlsafe_b64encode(_checksum(data) + data).decode().rstrip("=")


class _Reader:
    """The digits of a link, one after the other."""

    def __init__(self, text: str) -> None:
        written = text.strip()
        if len(written) > LONGEST_LINK or not re.fullmatch(r"[A-Za-z0-9_-]+", written):
            raise LinkError("link-damaged")
        try:
            data = urlsafe_b64decode(written + "=" * (-len(written) % 4))
        except NotBase64 as problem:
            raise LinkError("link-damaged") from problem
        checksum, data = data[:CHECKSUM_BYTES], data[CHECKSUM_BYTES:]
        if _checksum(data) != checksum:
            raise LinkError("link-damaged")
        self.left = int.from_bytes(data, "little")

    def take(self, base: int) -> int:
        """The next digit."""
        self.left, digit = divmod(self.left, base)
        return digit

    def natural(self, most: int = 2**64) -> int:
        """A whole number, at most this one."""
        number, unit = 0, 1
        while True:
            number += self.take(GROUP) * unit
            unit *= GROUP
            if number > most or unit > most * GROUP * GROUP:
                raise LinkError("link-damaged")
            if not self.take(2):
                return number

    def word(self) -> str:
        """Letters."""
        data = bytes(self.take(BYTE) for _ in range(self.natural(LONGEST_WORD)))
        try:
            return data.decode()
        except UnicodeDecodeError as problem:
            raise LinkError("link-damaged") from problem


def _checksum(data: bytes) -> bytes:
    return crc32(data, 1).to_bytes(4, "little")[:CHECKSUM_BYTES]
