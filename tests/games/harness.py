"""The promises every game keeps, as checks on random games. Each game's test_properties.py runs them all.

Who plays them is said by the set-up: by chance, or by temperament (`temperaments.py`), each seat its own.
What a game demands of a turn stands in its `promises.py`.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec
from hypothesis import strategies as st

import bathysphere as bs
from bathysphere.catalogue import begin
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import OptionError
from bathysphere.engine.events import Event
from bathysphere.engine.game import SPECTATOR, Game
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.record import Record
from bathysphere.engine.settings import checked
from bathysphere.games import game as game_named
from bathysphere.lab.bench import is_compiled
from bathysphere.language.speech import Speech
from tests.games.pairs import Pair, Tally
from tests.games.temperaments import mixed_table, players, promises_of, temperaments


def examples(count: int) -> int:
    """How many random games to try: all of them compiled, a tenth in plain Python, which is slower.

    BATHYSPHERE_EXAMPLES=50 tries fifty times as many.
    """
    times = int(os.environ.get("BATHYSPHERE_EXAMPLES", "1"))
    return times * (count if is_compiled() else max(1, count // 10))


MOST_DECISIONS = 20_000
"""No game is longer than this; one that is has got stuck in a loop."""


@dataclass(frozen=True)
class Setup:
    """A way to play a game: what hypothesis varies."""

    game: str
    seats: int
    seed: int
    settings: dict[str, str] = field(default_factory=dict)
    manners: tuple[str, ...] = ()
    """The temperaments of the seats, going round; nobody's: uniform chance."""
    rules: Game | None = field(default=None, repr=False, compare=False)
    """The game with content of somebody's own; None: as it comes."""

    def start(self) -> Position:
        return begin(self.rules or game_named(self.game), self.seats, self.seed, self.settings)

    def choosers(self, p: Position, tally: Tally) -> list[Callable[[Position], int]]:
        """How every seat chooses; the same each time a game of this set-up is played."""
        names = promises(self.game).manners(p, self.manners or ("chance",))
        return [player.choose for player in players(self.game, names, self.seats, self.seed, tally)]

    def record(self, actions: list[str]) -> Record:
        """The record of a game that began like this."""
        p = self.start()
        return Record(self.game, self.seats, self.seed, p.game.version, dict(p.content.settings), [], actions)


def promises(game: str) -> ModuleType:
    """What a game says of itself: tests/games/<game>/promises.py, or nothing in particular."""
    return import_module(promises_of(game))


def any_setup(
    game: str, fresh: random.Random, rules: Game | None = None, fixed: dict[str, str] | None = None
) -> Setup:
    """Any table of a game: every setting it declares, any number of seats, any mixture of temperaments."""
    played = rules or game_named(game)
    while True:
        seats = fresh.randint(played.least_seats, played.most_seats)
        settings = {setting.name: fresh.choice(setting.presets) for setting in played.settings}
        settings |= promises(game).more_settings(fresh) | (fixed or {})
        try:
            played.content(seats, checked(game, played.settings, settings))
        except OptionError:
            continue
        seed = fresh.randrange(2**40)
        return Setup(game, seats, seed, settings, mixed_table(game, seats, Source(seed, 97)), rules)


def any_setups(game: str, **own: st.SearchStrategy[str]) -> st.SearchStrategy[Setup]:
    """The same for hypothesis; `own` are settings that take more than their presets."""
    rules = game_named(game)
    ways = {setting.name: st.sampled_from(setting.presets) for setting in rules.settings} | own
    return st.builds(
        Setup,
        game=st.just(game),
        seats=st.integers(rules.least_seats, rules.most_seats),
        seed=st.integers(0, 2**40),
        settings=st.fixed_dictionaries({}, optional=ways),
        manners=st.lists(st.sampled_from(temperaments(game)), max_size=rules.most_seats).map(tuple),
    )


@dataclass
class Turn:
    """What one seat did in its turn, as far as it had a choice."""

    number: int
    seat: int
    before: Any
    """What the game wants to remember from the beginning."""
    whole: bool = True
    """Was it seen from its beginning? A position laid out by hand may begin in the middle of a turn."""
    pairs: list[Pair] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)

    def count(self, step: str, verb: str) -> int:
        return self.pairs.count((step, verb))


class Watch:
    """Looks on, and at the end of every turn asks the game whether all was as it must be."""

    def __init__(self, p: Position) -> None:
        self.promises = promises(p.game.name)
        self.turn: Turn | None = None
        self.last = -1
        self.within = [step.name in ("turn", "end-turn") for step in p.steps]
        """A turn is under way while one of these waits at the very bottom."""

    def look(self, p: Position) -> None:
        """Before every choice, and when the game is over."""
        turn = self.turn
        under_way = bool(p.stack) and self.within[p.stack[0].step]
        if turn is not None and not (under_way and p.turn == turn.number):
            if turn.whole:
                self.promises.turn_over(p, turn)
            self.turn = None
        if under_way and self.turn is None:
            seat = p.stack[0].seat
            fresh = self.last < 0 or p.turn == self.last + 1
            assert fresh or not self.promises.keeps_its_book(p), "a turn went by without a choice"
            self.last = p.turn
            whole = p.steps[p.stack[-1].step].name == "turn"
            self.turn = Turn(p.turn, seat, self.promises.turn_begun(p, seat), whole)

    def note(self, p: Position, action: int) -> None:
        """Before an action is played."""
        if self.turn is not None and p.seat == self.turn.seat:
            step = p.steps[p.stack[-1].step].name
            self.turn.pairs.append((step, p.game.vocabulary.verb_of(action).name))
            self.turn.actions.append(action)


def random_game(setup: Setup, visit: Callable[[Position], None] | None = None) -> tuple[Position, list[str]]:
    """Play a game to its end, watched turn by turn, visiting every position; the actions as texts."""
    p = setup.start()
    watch = Watch(p)
    tally = Tally(p.game)
    choosers = setup.choosers(p, tally)
    texts: list[str] = []
    while not p.over:
        assert p.choices, "somebody has to choose, but there is nothing to choose from"
        assert len(set(p.choices)) == len(p.choices), "an option is offered twice"
        assert len(texts) < MOST_DECISIONS, "the game does not end"
        watch.look(p)
        if visit:
            visit(p)
        action = choosers[p.seat](p)
        tally.note(p, action)
        watch.note(p, action)
        texts.append(p.text(action))
        p.act(action)
    watch.look(p)
    if visit:
        visit(p)
    assert p.seat == -1
    assert not p.choices
    return p, texts


def some_positions(setup: Setup, count: int = 3) -> list[Position]:
    """Copies of a few positions spread over a random game."""
    seen: list[Position] = []
    random_game(setup, lambda p: seen.append(p.copy()))
    source = Source(setup.seed, 98)
    last = len(seen) - 1
    return [seen[source.below(last)] for _ in range(count)]


def digest(p: Position) -> str:
    """A short name for a whole position."""
    return sha256(msgspec.msgpack.encode(p.dump(), order="deterministic")).hexdigest()


def check_ends_and_conserves(setup: Setup, conserved: Callable[[Position], None]) -> None:
    """Never stuck, always ends, and nothing appears or disappears at any moment."""
    p, _ = random_game(setup, conserved)
    places = [score.place for score in p.scores()]
    assert min(places) == 1 or not p.winners(), "only a team can lose together"
    assert p.winners() == [seat for seat, place in enumerate(places) if place == 1]


def check_copies(setup: Setup) -> None:
    """Every earlier copy is still what it was after the game has gone on, and a copy plays on alike."""
    copies: list[tuple[Position, str]] = []

    def visit(p: Position) -> None:
        copies.append((p.copy(), digest(p)))

    end, _ = random_game(setup, visit)
    for position, before in copies:
        assert digest(position) == before
    twin = copies[len(copies) // 2][0]
    original_choices = list(twin.choices)
    other = twin.copy()
    source = Source(5)
    while not other.over:
        other.act(other.choices[source.below(len(other.choices))])
    assert digest(twin) == copies[len(copies) // 2][1]
    assert twin.choices == original_choices
    assert end.over


def check_record(setup: Setup) -> None:
    """Record to text to record to the same position; the text is stable."""
    end, texts = random_game(setup)
    record = setup.record(texts)
    record.players = [f'player "{seat}" # \\' for seat in range(setup.seats)]
    record.result = [score.total for score in end.scores()]
    again = Record.parse(record.text())
    assert again == record
    assert again.text() == record.text()
    assert digest(bs.replay(again)) == digest(end)
    half = len(texts) // 2
    assert bs.replay(again, half).ply == half


def check_texts_lossless(setup: Setup) -> None:
    """The text form of every action of the game means that action and no other."""
    p = setup.start()
    texts = [p.text(action) for action in range(p.game.vocabulary.size)]
    assert len(set(texts)) == len(texts)
    assert [p.action(text) for text in texts] == list(range(len(texts)))


def check_dump(setup: Setup) -> None:
    """A dump is plain JSON data, equal to itself read back, and leads to an equal position."""
    for p in [*some_positions(setup), random_game(setup)[0]]:
        assert json.loads(json.dumps(p.dump())) == p.dump()
        loaded = bs.load(setup.game, json.loads(json.dumps(p.dump())))
        assert loaded.dump() == p.dump()
        assert loaded.choices == p.choices
        assert digest(loaded) == digest(p)


def check_reasons(setup: Setup) -> None:
    """An action is legal exactly if there is no reason against it, and reasons are sentences."""
    for p in some_positions(setup, 2):
        legal = set(p.choices)
        speech = Speech(p.game, p.content, "en")
        for action in range(p.game.vocabulary.size):
            reason = p.why_not(action)
            assert (reason is None) == (action in legal), p.text(action)
            if reason is not None:
                assert reason.rule
                assert "{" not in speech.reason(reason)


def check_reasons_lead(setup: Setup, arrived: Callable[[Position, int], bool] | None = None) -> int:
    """No thing answers with a bare “not now” or “nowhere”; who follows a reason that says what to choose
    first gets there. That holds for what the open question is about as well.

    `arrived`: another way in which a game's action can have been meant. The number of ways followed.
    """
    followed = 0
    for p in some_positions(setup, 3):
        legal = set(p.choices)
        speeches = [Speech(p.game, p.content, language, seats=p.seats) for language in ("en", "de")]
        for verb in p.game.vocabulary.verbs:
            for action in range(verb.base, verb.base + verb.size):
                if action in legal:
                    continue
                reason = p.why_not(action)
                assert reason is not None, p.text(action)
                assert reason.code not in ("not-now", "impossible"), p.text(action)
                sentences = {speech.reason(reason) for speech in speeches}
                assert len(sentences) == len(speeches), sentences
                assert not any("{" in sentence for sentence in sentences), sentences
                if "way" in reason.params:
                    follow(p, action, reason, arrived)
                    followed += 1
    return followed


def follow(p: Position, goal: int, reason: Reason, arrived: Callable[[Position, int], bool] | None) -> None:
    """Choose what a reason says: then the action is open, or was taken because nothing else was."""
    way = reason.params["way"]
    assert isinstance(way, list)
    q = p.copy()
    reveals = q.reveals
    for number, action in enumerate(way):
        assert action in q.choices, (p.text(goal), reason, q.text(action))
        assert q.seat == p.seat
        assert q.reveals == reveals, "the way leads through something hidden"
        if number == 1 and q.game.vocabulary.verb_of(goal) not in q.steps[q.stack[-1].step].verbs:
            on = q.why_not(goal)
            assert on is not None
            assert "way" in on.params, ("the advice ends half-way", p.text(goal), reason, on)
        q.forced = []
        q.act(action)
    forced = [taken.action for taken in q.forced or [] if taken.seat == p.seat]
    by_itself = reason.code.startswith("by-itself")
    there = goal in (forced if by_itself else q.choices)
    assert there or (arrived is not None and arrived(q, goal)), (p.text(goal), reason)


def seen(p: Position, seat: int) -> str:
    """All that a seat is shown of a position, as bytes would go over a wire."""
    data: dict[str, object] = {"view": p.view(seat)}
    if p.seat == seat and not p.over:
        data["options"] = [[o.action, o.text, o.label("en"), o.details] for o in p.options()]
        data["warnings"] = [repr(p.warning(action)) for action in p.choices]
        sample = range(0, p.game.vocabulary.size, 7)
        data["reasons"] = [repr(p.why_not(action)) for action in sample]
    return json.dumps(data, sort_keys=True)


def check_two_worlds(setup: Setup) -> None:
    """What a seat is shown is the same in the true position and in any it could not tell from it."""
    for number, p in enumerate(some_positions(setup, 2)):
        for seat in [*range(p.seats), SPECTATOR]:
            world = p.determinize(seat, number + setup.seed)
            assert seen(world, seat) == seen(p, seat)
            assert world.choices == p.choices or p.seat != seat
            twice = p.determinize(seat, 1).determinize(seat, number)
            assert digest(twice) == digest(p.determinize(seat, number))
            if p.seat == seat:
                for action in p.choices[:4]:
                    compare_events(p, world, seat, action)


def compare_events(p: Position, world: Position, seat: int, action: int) -> None:
    """An own action looks the same in both worlds, until it shows the seat something hidden."""
    logs: list[list[Event]] = []
    for position in (p.copy(), world.copy()):
        log: list[Event] = []
        position.sink = log
        position.act(action)
        logs.append(log)
    for place, (here, there) in enumerate(zip(*logs, strict=False)):
        if here.tells(seat) or there.tells(seat):
            return
        if here.data(seat) != there.data(seat):
            # A draw of others that a revealed card cuts short: it is the reveal, told next, that differs.
            following = [log[place + 1] for log in logs if place + 1 < len(log)]
            assert here.kind.secret, "only a secret draw is cut short"
            assert any(event.tells(seat) for event in following)
            return
    revealed = any(event.tells(seat) for log in logs for event in log)
    assert len(logs[0]) == len(logs[1]) or revealed
