"""Positions, the frames that wait in them, and the steps that resolve frames.

A position is plain data with a stack of frames. `act(action)` resolves the top frame, then runs the
automatic frames until somebody has to choose again or the game is over. Whatever is started while a frame
resolves is pushed on top of the stack, so chains run depth first, and nothing waits in a closure: a position
can be copied, stored, compared and searched at any moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from bathysphere.engine import choices
from bathysphere.engine.chance import advance, scaled, seeded
from bathysphere.engine.choices import SetChoice
from bathysphere.engine.errors import ContentError, IllegalAction, OptionError, RulesFault
from bathysphere.engine.events import EVERYBODY, Event, EventKinds
from bathysphere.engine.frame import Frame
from bathysphere.engine.options import Option
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.scores import Score, Team
from bathysphere.engine.settings import Setting
from bathysphere.engine.verbs import Domain, Verb, Vocabulary
from bathysphere.language.texts import Texts

if TYPE_CHECKING:
    import msgspec

    from bathysphere.engine.features import Encoder
    from bathysphere.engine.heuristic import Heuristic

NONE: Final = -1
"""No action: what an automatic step is resolved with."""
SPECTATOR: Final = -1
"""The viewer who sits nowhere."""
NO_OPTIONS: Final[list[int]] = []
"""What an automatic step answers when asked for options."""

MOST_BY_ITSELF: Final = 10_000
"""How much may resolve by itself between two choices. Real games stay below a hundred: more is a circle."""


class Forced:
    """A single option that was taken unasked, and when: whose it was, in which turn, after what was seen."""

    def __init__(self, seat: int, action: int, turn: int, reveals: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.turn: Final = turn
        self.reveals: Final = reveals


P = TypeVar("P", bound="Position")
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P, F]):
    """One kind of thing that can be pending: a choice to be made, or something that resolves by itself.

    Steps are stateless; what they need to know stands in their frame. A step without options resolves by
    itself with NONE. A step with a single option takes it unasked, unless it `asks`: choices that end a turn
    or reveal something are always somebody's own.
    """

    def __init__(
        self, name: str, rule: str, verbs: list[Verb], asks: bool = False, frame: type[Frame] = Frame
    ) -> None:
        self.name = name
        self.rule = rule
        self.verbs = verbs
        self.asks = asks
        self.frame = frame
        """The class of this step's frames."""

    def options(self, p: P, f: F) -> list[int]:
        """The legal actions, in a fixed order."""
        return NO_OPTIONS

    def resolve(self, p: P, f: F, action: int) -> None:
        """Carry out the action (NONE for an automatic step). The frame has left the stack."""
        raise NotImplementedError

    def refusal(self, p: P, f: F, action: int) -> Reason | None:
        """Why an action of this step's verbs is not legal now, or None if it is.

        Written on its own, not read off `options`; a property test holds the two against each other.
        """
        raise NotImplementedError

    def details(self, p: P, f: F, action: int) -> dict[str, Value]:
        """What a person wants to know of a legal action: price, gain, consequence."""
        return {}

    def together(self, p: P, f: F) -> SetChoice | None:
        """The set that people choose at once here, in any order; the step resolves it one by one."""
        return None

    def warning(self, p: P, f: F, action: int) -> Reason | None:
        """What a legal action gives away, told (`warning-CODE`) and asked about once before it is played."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The cards, boards and switches a game is played with: immutable, shared by all copies."""

    def __init__(self, settings: dict[str, str], labels: dict[str, list[str]]) -> None:
        self.settings = settings
        self.labels = labels
        self.printed: dict[str, object] = {}
        """What boards and cards say, for whoever draws them: the same for everybody from beginning to end."""
        self.texts: dict[str, str] = {}
        """Names that come with the content and not with the game, by language, as Fluent messages."""


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
                self.forced.append(Forced(frame.seat, options[0], self.turn, self.reveals))
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

    def seed(self, seed: int) -> None:
        """Start the chance generator from a seed."""
        self.chance = seeded(seed)

    def below(self, bound: int) -> int:
        """A random number from 0 up to `bound` - 1, from the game's own chance."""
        self.chance = advance(self.chance)
        return scaled(self.chance, bound)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place, by the game's own chance."""
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
        return step.refusal(self, frame, action)

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
        """A random position that this seat could not tell from this one."""
        return self.game.determinize(self, seat, seed)

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

    def copy(self) -> Position:
        """An independent position, equal to this one, without an event sink."""
        raise NotImplementedError

    def copy_engine_to(self, other: Position) -> None:
        """The engine's share of `copy`."""
        other.first_chair = self.first_chair
        other.stack = self.stack.copy()
        other.choices = self.choices
        other.chance = self.chance
        other.ply = self.ply
        other.turn = self.turn
        other.reveals = self.reveals
        other.over = self.over


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """All that a game is to the rest of the program; each has one instance, in its package's `game.py`.

    Whoever wants something of a game asks here: rules, content, texts, faces and minds. A game of another
    package is found by its entry point (`bathysphere.games`).
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, int],
        vocabulary: Vocabulary,
        events: EventKinds,
        steps: list[Step[Position, Frame]],
        settings: list[Setting],
        names: dict[str, Domain],
        end_rule: str,
        package: str = "",
        newest: int = 0,
        own: dict[str, str] | None = None,
        pack: list[Setting] | None = None,
    ) -> None:
        self.name = name
        self.package = package
        """Where its texts, content files and `lab.toml` lie."""
        self.version = version
        """The version of rules and content; records and tables carry it."""
        self.newest = newest or version
        """The newest version there is: what new tables are played by."""
        self.others: dict[int, Game] = {}
        self.least_seats, self.most_seats = seats
        self.vocabulary = vocabulary
        self.events = events
        self.steps = steps
        self.own = own or {}
        """Content files of somebody's own, by name without ending; ours take the place of the others."""
        self.pack = pack or []
        """One setting more where it is played with a pack: which one."""
        self.settings = [setting for setting in settings + self.pack if setting.since <= version]
        """What a table can choose before the start (`-o key=value`)."""
        self.names = names
        """What the numbers of events, reasons and details stand for; those not listed are just numbers."""
        self.end_rule = end_rule

    def at(self, version: int) -> Game:
        """The same game by another version of its rules and content, for ever as it was played then."""
        if version == self.version:
            return self
        if not 1 <= version <= self.newest:
            raise OptionError("version-unknown", game=self.name, found=str(version), newest=str(self.newest))
        if version not in self.others:
            self.others[version] = self.made(version, self.own, self.pack)
            self.others[version].others[self.version] = self
        return self.others[version]

    def made(self, version: int, own: dict[str, str], pack: list[Setting]) -> Game:
        """The same game of a version, played with content files of somebody's own."""
        raise NotImplementedError

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        """A new game; the settings have been checked."""
        raise NotImplementedError

    def content(self, seats: int, settings: dict[str, str]) -> Content:
        """What is played with for checked settings; OptionError if they do not fit together."""
        raise NotImplementedError

    def with_pack(self, pack: Setting, texts: dict[str, str]) -> Game:
        """The same game played with somebody's own content files, by name without ending.

        `pack` is one setting more, with a single value that says which pack it is: records carry it.
        """
        return self.made(self.version, texts, [pack])

    def scores(self, p: Position) -> list[Score]:
        """The score of every seat, with its parts."""
        raise NotImplementedError

    def team(self, p: Position) -> Team | None:
        """How a team stands that wins or loses together; None where everybody plays for themselves."""
        return None

    def figures(self, p: Position) -> list[dict[str, int]]:
        """For each seat the open numbers people watch: options are shown with what they change."""
        return []

    def view(self, p: Position, seat: int) -> dict[str, object]:
        """What a seat may see."""
        raise NotImplementedError

    def view_type(self) -> type[msgspec.Struct] | None:
        """The struct a view is made from; None: it is any JSON data, and no types are generated."""
        return None

    def printed_type(self) -> type[msgspec.Struct] | None:
        """The struct that `Content.printed` is made from; None: it is any JSON data."""
        return None

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        """A random position that a seat could not tell from this one."""
        raise NotImplementedError

    def dump(self, p: Position) -> dict[str, object]:
        """A position as plain data."""
        raise NotImplementedError

    def load(self, data: object) -> Position:
        """A position from plain data, or a LoadError."""
        raise NotImplementedError

    def explain(self, p: Position, reason: Reason) -> dict[str, str]:
        """A reason as a sentence in every language."""
        from bathysphere.language.speech import every_language

        return every_language(p, reason)

    def reason_elsewhere(self, p: Position, action: int) -> Reason | None:
        """What stands between the pending choice and an action that belongs to another one.

        What leads there in this turn, or what is missing and what would help. Only what the seat that has to
        choose may know goes into it.
        """
        return None

    def part_name(self, p: Position, texts: Texts, part: str) -> str:
        """What a part of the score is called in this game, where a text for all games is not enough."""
        return ""

    def describe(self, content: Content, texts: Texts, domain: str, value: int) -> str:
        """What a thing without a printed name is called: where it is, what it is. Empty if it has a name."""
        return ""

    def shows(self, content: Content, texts: Texts, seats: int, domain: str, value: int) -> str:
        """What stands on a thing, to be said behind its name; empty if there is nothing to add."""
        return ""

    def nicknames(self, p: Position) -> dict[str, list[list[str]]]:
        """What things of a domain are called at this table: by number, the messages their name is made of."""
        return {}

    # -- content ------------------------------------------------------------------------------------

    def content_files(self) -> tuple[str, ...]:
        """The content files, without their ending."""
        return ()

    def content_folders(self) -> tuple[str, ...]:
        """Folders that take any number of content files: missions/11_my_bay.toml."""
        return ()

    def problems(self, own: dict[str, str]) -> list[ContentError]:
        """Everything that is wrong with content files of somebody's own, by name without ending."""
        return []

    def setups(self, own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
        """Every table that such files concern: seats and settings."""
        return [(seats, {}) for seats in range(self.least_seats, self.most_seats + 1)]

    def inventory(self, own: dict[str, str], texts: Texts) -> list[str]:
        """How many there are of everything, in words: to be held against the printed box."""
        return []

    # -- minds and faces ----------------------------------------------------------------------------

    def budgets(self) -> dict[str, int]:
        """Iterations a choice of the bots that search: what a level makes of its time on one core."""
        return {"captain": 500, "admiral": 2500}

    def judgement(self, learned: bool) -> Heuristic[Any]:
        """What a position is worth: as written down, or with the weights learned from self-play."""
        raise OptionError("game-without-judgement", game=self.name)

    def encoder(self) -> Encoder[Any]:
        """What a seat knows as a row of numbers, for learning agents."""
        raise OptionError("game-without-features", game=self.name)

    def terminal_face(self) -> object:
        """How it is drawn in the terminal (`terminal.screen.GameFace`); None: as a list of options."""
        return None
