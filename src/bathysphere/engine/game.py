"""Everything a game is to the rest of the program: the contract, and the content it is played with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from bathysphere.engine.errors import ContentError, OptionError
from bathysphere.engine.events import EventKinds
from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.scores import Score, Team
from bathysphere.engine.settings import Setting
from bathysphere.engine.step import Step
from bathysphere.engine.verbs import Domain, Vocabulary
from bathysphere.language.texts import Texts

if TYPE_CHECKING:
    import msgspec

    from bathysphere.engine.features import Encoder
    from bathysphere.engine.heuristic import Heuristic
    from bathysphere.engine.position import Position
    from bathysphere.language.manual import Manual

SPECTATOR: Final = -1
"""The viewer who sits nowhere."""


finders: Final[list[Callable[..., object]]] = []
"""How a game is found again by name, version and pack when a position comes out of a pickle."""


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
        ends: tuple[str, ...] = ("end", "pass"),
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
        self.ends = ends
        """The verbs by which somebody says that the own turn is over: a key of their own is kept for them."""
        self.places: list[str] = []
        """Verbs about something that lies on the table: whoever presses it is shown the ways (`ways.py`)."""
        self.minutes = 0
        """How long people take for a game, about; 0 if that is not known."""
        self.finishing: list[str] = []
        """Verbs that only finish what was begun: they belong to the way to it."""
        self.in_a_row: list[str] = []
        """Verbs of which several are chosen in a row, in whatever order: one press may take them all."""

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        pack = self.pack[0].default if self.pack else ""
        return finders[0], (self.name, self.version, pack, tuple(self.own.items()))

    def __repr__(self) -> str:
        pack = f", pack {self.pack[0].default}" if self.pack else ""
        return f"<game {self.name}, version {self.version}{pack}>"

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

    def start(self, seats: int, seed: int | str, settings: dict[str, str]) -> Position:
        """A new game; seed (`engine/seeds.py`) and settings have been checked."""
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

    def rounds(self, p: Position) -> tuple[int, int]:
        """Which round is played, of how many; zeros in a game that has none."""
        return 0, 0

    def watched(self, p: Position) -> list[dict[str, int]]:
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

    def worth_trying(self, p: Position, action: int) -> bool:
        """Is a choice one that leads to places? Giving up and doing without are none (`engine/ways.py`)."""
        return True

    def reason_here(self, p: Position, action: int, reason: Reason) -> Reason:
        """What the pending step says against one of its own actions, or what helps more.

        Where the step only knows that it cannot be done: what leads there in this turn, or what is missing.
        """
        return reason

    def part_name(self, p: Position, texts: Texts, part: str) -> str:
        """What a part of the score is called in this game, where a text for all games is not enough."""
        return ""

    def describe(self, content: Content, texts: Texts, domain: str, value: int) -> str:
        """What a thing without a printed name is called: where it is, what it is. Empty if it has a name."""
        return ""

    def shows(self, content: Content, texts: Texts, seats: int, domain: str, value: int) -> str:
        """What stands on a thing, to be said behind its name; empty if there is nothing to add."""
        return ""

    def coach_facts(self, p: Position) -> dict[str, Value]:
        """What the coach (`coach-<step>`) tells the seat that has to choose of this position."""
        return {}

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

    def manual(self, language: str) -> Manual | None:
        """What players read, in a language or else in the default one: `faces/manual/<language>.md`."""
        from bathysphere.language.manual import packaged_manual

        editions = [preset for each in self.settings if each.name == "edition" for preset in each.presets]
        return packaged_manual(self.package, self.name, tuple(editions), language) if self.package else None

    def terminal_face(self) -> object:
        """How it is drawn in the terminal (`terminal.screen.GameFace`); None: as a list of options."""
        return None
