"""The promises every game keeps, as checks on random games. Each game's test_properties.py runs them all."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.events import Event
from bathysphere.engine.position import SPECTATOR, Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.record import Record
from bathysphere.engine.speech import Speech
from bathysphere.lab.bench import is_compiled


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

    def start(self) -> Position:
        return bs.start(self.game, seats=self.seats, seed=self.seed, **self.settings)

    def record(self, actions: list[str]) -> Record:
        """The record of a game that began like this."""
        p = self.start()
        return Record(self.game, self.seats, self.seed, p.game.version, dict(p.content.settings), [], actions)


def random_game(setup: Setup, visit: Callable[[Position], None] | None = None) -> tuple[Position, list[str]]:
    """Play a random game to its end, visiting every position on the way; the actions as texts."""
    p = setup.start()
    source = Source(setup.seed, 99)
    texts: list[str] = []
    while not p.over:
        assert p.choices, "somebody has to choose, but there is nothing to choose from"
        assert len(set(p.choices)) == len(p.choices), "an option is offered twice"
        assert len(texts) < MOST_DECISIONS, "the game does not end"
        if visit:
            visit(p)
        action = p.choices[source.below(len(p.choices))]
        texts.append(p.text(action))
        p.act(action)
    if visit:
        visit(p)
    assert p.seat == -1
    assert not p.choices
    return p, texts


def moves_so_far(setup: Setup) -> list[str]:
    """The moves of a random game up to the one that breaks it."""
    p = setup.start()
    source = Source(setup.seed, 99)
    texts: list[str] = []
    while not p.over and p.choices and len(texts) < MOST_DECISIONS:
        action = p.choices[source.below(len(p.choices))]
        texts.append(p.text(action))
        try:
            p.act(action)
        except Exception:
            break
    return texts


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
    """A dump goes through JSON and back to an equal position with the same choices."""
    for p in some_positions(setup):
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
    """No thing answers with a bare “not now”; who follows a reason that says what to choose first gets there.

    `arrived`: another way in which a game's action can have been meant. The number of ways followed.
    """
    followed = 0
    for p in some_positions(setup, 3):
        step = p.steps[p.stack[-1].step]
        speeches = [Speech(p.game, p.content, language, seats=p.seats) for language in ("en", "de")]
        for verb in p.game.vocabulary.verbs:
            if verb in step.verbs:
                continue
            for action in range(verb.base, verb.base + verb.size):
                reason = p.why_not(action)
                assert reason is not None, p.text(action)
                assert reason.code != "not-now", p.text(action)
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
    for here, there in zip(*logs, strict=False):
        if here.tells(seat) or there.tells(seat):
            return
        assert here.data(seat) == there.data(seat)
    revealed = any(event.tells(seat) for log in logs for event in log)
    assert len(logs[0]) == len(logs[1]) or revealed
