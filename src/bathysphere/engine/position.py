"""Positions: a game at one moment, and what moves it on.

A position is plain data with a stack of frames. `act(action)` resolves the top frame, then runs the
automatic frames until somebody has to choose again or the game is over. Whatever is started while a frame
resolves is pushed on top of the stack, so chains run depth first, and nothing waits in a closure: a position
can be copied, stored, compared and searched at any moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from bathysphere.engine import choices
from bathysphere.engine.chance import SealedStream, advance, scaled, seeded
from bathysphere.engine.errors import IllegalAction, RulesFault
from bathysphere.engine.events import EVERYBODY, Event
from bathysphere.engine.frame import Frame
from bathysphere.engine.options import Option
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.scores import Score
from bathysphere.engine.step import NO_OPTIONS, NONE

if TYPE_CHECKING:
    from bathysphere.engine.game import Content, Game

MOST_BY_ITSELF: Final = 10_000
"""How much may resolve by itself between two choices. Real games stay below a hundred: more is a circle."""


class Forced:
    """A single option that was taken unasked, and when: whose it was, in which turn, after what was seen."""

    def __init__(
        self, seat: int, action: int, turn: int, reveals: int, step: str, details: dict[str, Value]
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.turn: Final = turn
        self.reveals: Final = reveals
        self.step: Final = step
        self.details: Final = details


def loaded(game: Game, data: object) -> Position:
    """A position out of its pickle: its game and its dump."""
    return game.load(data)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything about a game at one moment, hidden things included."""

    def __init__(self, game: Game, content: Content, seats: int) -> None:
        self.game = game
        self.content = content
        self.steps = game.steps
        self.seats = seats
        self.first_chair = 0
        """Which chair of the table became seat 0, the starting player."""
        self.stack: list[Frame] = []
        self.choices: list[int] = NO_OPTIONS
        """The legal actions of the pending choice. Replaced as a whole, never changed in place."""
        self.chance: i64 = 0
        """The state of chance: of the quick kind a state, of the sealed kind how many words are used up."""
        self.key: bytes | None = None
        """The key of sealed chance; None: chance is quick."""
        self.ply = 0
        self.turn = 0
        self.reveals = 0
        """How often something hidden, drawn or turned up, became visible to anybody. Undo ends there."""
        self.over = False
        self.sink: list[Event] | None = None
        self.forced: list[Forced] | None = None
        """Where to note what was taken unasked, if anybody wants to know."""
        self.foreseen: object | None = None
        """What was found out about the rest of this turn (`ahead.py`), kept until somebody chooses."""

    # -- playing ------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who has to choose; -1 when the game is over."""
        return self.stack[-1].seat if self.stack else -1

    def act(self, action: int) -> None:
        """Play a legal action, unchecked: the fast way in for search and simulation."""
        frame = self.stack.pop()
        self.ply += 1
        self.steps[frame.step].resolve(self, frame, action)
        self.run()

    def act_in_set(self, action: int, more: bool) -> bool:
        """Play an action of a set. Does the set go on? Then nothing of what follows was taken unasked."""
        frame = self.stack.pop()
        self.ply += 1
        self.steps[frame.step].resolve(self, frame, action)
        if more and self.stack:
            pending = self.stack[-1]
            self.choices = self.steps[pending.step].options(self, pending)
            if self.choices and pending.step == frame.step and pending.seat == frame.seat:
                return True
        self.run()
        return False

    def run(self) -> None:
        """Resolve what resolves by itself, until somebody has to choose or the game is over.

        Rules that go round in circles end in a RulesFault instead of never.
        """
        stack = self.stack
        patience: i64 = MOST_BY_ITSELF
        self.foreseen = None
        while stack:
            frame = stack[-1]
            step = self.steps[frame.step]
            options = step.options(self, frame)
            count = len(options)
            if count > 1 or (count == 1 and step.asks):
                self.choices = options
                return
            if patience == 0:
                raise RulesFault("rules-circle", step=step.name)
            patience -= 1
            stack.pop()
            if count == 1 and self.forced is not None:
                details = step.details(self, frame, options[0])
                self.forced.append(
                    Forced(frame.seat, options[0], self.turn, self.reveals, step.name, details)
                )
            step.resolve(self, frame, options[0] if count == 1 else NONE)
        self.choices = NO_OPTIONS
        self.over = True

    def push(self, frame: Frame) -> None:
        """Let a step wait on top of everything that waits already."""
        self.stack.append(frame)

    def wait(self, step: int, seat: int) -> None:
        """Push a step that has to know nothing but whose it is."""
        self.stack.append(Frame(step, seat))

    # -- chance and events --------------------------------------------------------------------------

    def seed(self, seed: int | str) -> None:
        """Begin with a seed: an int makes quick chance, 32 hexadecimal digits make sealed chance."""
        if isinstance(seed, str):
            self.key = bytes.fromhex(seed)
            self.chance = 0
        else:
            self.key = None
            self.chance = seeded(seed)

    def go_on_by_chance(self, word: int) -> None:
        """Other chance from here on, of the quick kind: for worlds that only might be (`determinize`)."""
        self.key = None
        self.chance = seeded(word, 2)

    def below(self, bound: int) -> int:
        """A random number from 0 up to `bound` - 1, from the game's own chance."""
        if self.key is not None:
            stream = SealedStream(self.key, self.chance)
            number = stream.below(bound)
            self.chance = stream.used
            return number
        self.chance = advance(self.chance)
        return scaled(self.chance, bound)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place, by the game's own chance."""
        if self.key is not None:
            stream = SealedStream(self.key, self.chance)
            stream.shuffle(items)
            self.chance = stream.used
            return
        state = self.chance
        for last in range(len(items) - 1, 0, -1):
            state = advance(state)
            other = scaled(state, last + 1)
            items[last], items[other] = items[other], items[last]
        self.chance = state

    def say(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell the sink, if there is one, of something everybody may know."""
        if self.sink is not None:
            declared = self.game.events.kinds[kind]
            numbers = [a, b, c, d][: len(declared.names)]
            self.sink.append(Event(declared, seat, numbers, [], EVERYBODY))

    def show(self, kind: int, seat: int, items: list[int], viewers: int, a: int = 0, b: int = 0) -> None:
        """Tell the sink of something whose items only some may see (a set of seats as bits)."""
        if self.sink is not None:
            declared = self.game.events.kinds[kind]
            self.sink.append(Event(declared, seat, [a, b][: len(declared.names)], list(items), viewers))

    # -- for people and programs --------------------------------------------------------------------

    def options(self) -> list[Option]:
        """The legal actions of the pending choice as a person would be shown them."""
        called = self.game.nicknames(self)
        return [self._option(action, called) for action in self.choices]

    def option(self, action: int) -> Option:
        """One action of the pending choice as a person would be shown it."""
        return self._option(action, self.game.nicknames(self))

    def _option(self, action: int, called: dict[str, list[list[str]]]) -> Option:
        frame = self.stack[-1]
        step = self.steps[frame.step]
        verb = self.game.vocabulary.verb_of(action)
        details = step.details(self, frame, action)
        return Option(
            self.game, self.content, self.seats, frame.seat, step.name, verb, action, details, called
        )

    def text(self, action: int) -> str:
        """An action in words, as records write it."""
        return self.game.vocabulary.text(action, self.content.labels)

    def action(self, choice: Option | int | str) -> int:
        """The action meant by an option, an int or a text."""
        if isinstance(choice, str):
            return self.game.vocabulary.parse(choice, self.content.labels)
        if isinstance(choice, Option):
            return choice.action
        self.game.vocabulary.verb_of(choice)
        return choice

    def why_not(self, choice: Option | int | str) -> Reason | None:
        """Why an action is not legal now, or None if it is."""
        action = self.action(choice)
        if self.over:
            return Reason("over", self.game.end_rule)
        frame = self.stack[-1]
        step = self.steps[frame.step]
        verb = self.game.vocabulary.verb_of(action)
        if verb not in step.verbs:
            return self.game.reason_elsewhere(self, action) or Reason(
                "not-now", step.rule, {"verb": verb.name, "step": step.name}
            )
        reason = step.refusal(self, frame, action)
        return None if reason is None else self.game.reason_here(self, action, reason)

    def warning(self, action: int) -> Reason | None:
        """What a legal action gives away, if anything: doors tell it and ask once."""
        frame = self.stack[-1]
        return self.steps[frame.step].warning(self, frame, action)

    def play(self, choice: Option | int | str) -> None:
        """Play an option, its int or its text, or a whole set as text; IllegalAction says why not."""
        chosen = choices.read(self, choice)
        reason = chosen.why_not(self)
        if reason is not None:
            raise IllegalAction(reason, chosen.text(self), self.game.explain(self, reason))
        chosen.act(self)

    def scores(self) -> list[Score]:
        """What every seat has: at the end the result, before it what it would be now."""
        return self.game.scores(self)

    def winners(self) -> list[int]:
        """The seats that have won; nobody while the game runs."""
        return [score.seat for score in self.scores() if score.place == 1] if self.over else []

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may see (-1: a spectator), as plain data."""
        return self.game.view(self, seat)

    def determinize(self, seat: int, seed: int) -> Position:
        """A random position that this seat could not tell from this one, with quick chance of its own."""
        world = self.game.determinize(self, seat, seed)
        if world.key is not None:  # a game of another package that only dealt anew
            world.go_on_by_chance(seed)
        return world

    def dump(self) -> dict[str, object]:
        """The whole position as plain JSON data."""
        return self.game.dump(self)

    def seat_of_chair(self, chair: int) -> int:
        """Where the player on a chair of the table sits in the order of play."""
        return (chair - self.first_chair) % self.seats

    def chair_of_seat(self, seat: int) -> int:
        """Which chair of the table a seat is."""
        return (seat + self.first_chair) % self.seats

    # -- copying ------------------------------------------------------------------------------------

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (self.game, self.dump())

    def __repr__(self) -> str:
        step = "" if self.over else self.steps[self.stack[-1].step].name
        asked = f"seat {self.seat} asked for {step}" if step else "over"
        return f"<{self.game.name}, {self.seats} seats, after {self.ply} actions: {asked}>"

    def copy(self) -> Position:
        """An independent position, equal to this one, without an event sink."""
        raise NotImplementedError

    def copy_engine_to(self, other: Position) -> None:
        """The engine's share of `copy`."""
        other.first_chair = self.first_chair
        other.stack = self.stack.copy()
        other.choices = self.choices
        other.chance = self.chance
        other.key = self.key
        other.ply = self.ply
        other.turn = self.turn
        other.reveals = self.reveals
        other.over = self.over
