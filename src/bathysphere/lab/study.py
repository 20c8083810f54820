"""What a lab looks at in a game: which events are choices, as the game declares them in its `lab.toml`.

[[choice]]
id = "specialist"       # the report calls it `study-specialist` of the game's texts
event = "recruited"     # when this happens to a seat …
thing = "specialist"    # … this number of the event was chosen
verb = "recruit"        # what could have been chosen: the first argument of the legal actions
opening = true          # what a seat chose first is counted by itself, too

[[ladder]]              # tables at which the levels of bots are measured
seats = [2, 4]          # one for each number of seats
settings = { }          # what is the same at all of them
turns = { mission = ["1", "3"] }    # settings that take turns from deal to deal
goals = { expert = 6 }  # teams only: one table for each difficulty, and how many goals it asks for
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

import msgspec

from bathysphere.catalogue import game
from bathysphere.content.toml import line_of, read
from bathysphere.engine.errors import ContentError
from bathysphere.engine.events import Event
from bathysphere.engine.position import Position

NOTHING = -1


class Choice(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One kind of choice worth counting."""

    id: str
    event: str
    thing: str
    verb: str = ""
    opening: bool = False


class Kind(msgspec.Struct, frozen=True):
    """A kind of table: seats, and settings that take turns from deal to deal."""

    seats: int
    settings: tuple[tuple[tuple[str, str], ...], ...] = ((),)


class Tables(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Kinds of tables at which bots are measured."""

    seats: list[int]
    settings: dict[str, str] = {}
    turns: dict[str, list[str]] = {}
    goals: dict[str, int] = {}

    def kinds(self) -> list[Kind]:
        """Every single one of them."""
        fixed = tuple(self.settings.items())
        aims: list[tuple[tuple[str, str], ...]] = [(("difficulty", name),) for name in self.goals] or [()]
        turns = [(name, value) for name, values in self.turns.items() for value in values]
        return [
            Kind(seats, tuple((*fixed, *aim, turn) for turn in turns) or ((*fixed, *aim),))
            for seats in self.seats
            for aim in aims
        ]


class StudyFile(msgspec.Struct, forbid_unknown_fields=True):
    """`lab.toml` of a game."""

    choice: list[Choice] = []
    ladder: list[Tables] = []


class Study:
    """The declared choices of a game, as tables that are quick to look things up in."""

    def __init__(self, name: str, file: str, text: str) -> None:
        rules = game(name)
        self.game = name
        lab = read(StudyFile, file, text)
        self.choices = lab.choice
        self.pairs = [kind for tables in lab.ladder if not tables.goals for kind in tables.kinds()]
        """Tables where a stronger level plays among weaker ones."""
        self.teams = [kind for tables in lab.ladder if tables.goals for kind in tables.kinds()]
        """Tables where all play together."""
        self.goals = {name: goals for tables in lab.ladder for name, goals in tables.goals.items()}
        """How many goals each difficulty asks for."""
        self.domains = []
        """The kind of thing that is chosen, by choice."""
        self.of_event: list[list[tuple[int, int]]] = [[] for _ in rules.events.kinds]
        """By kind of event: which choices it is, and which of its numbers says what was chosen."""
        self.of_action: list[tuple[int, int]] = [(NOTHING, NOTHING)] * rules.vocabulary.size
        """By action: which choice it offers, and what."""
        kinds = {kind.name: kind for kind in rules.events.kinds}
        verbs = {verb.name: verb for verb in rules.vocabulary.verbs}
        for place, choice in enumerate(self.choices):
            where = f".choice[{place}]"
            known: tuple[tuple[str, str, list[str]], ...] = (
                ("event", choice.event, list(kinds)),
                ("thing", choice.thing, list(rules.names)),
                ("verb", choice.verb, ["", *verbs]),
            )
            for key, word, words in known:
                if word not in words:
                    line = line_of(text, f"{where}.{key}")
                    raise ContentError("content-name", file, line, name=word, known=", ".join(words))
            kind = kinds[choice.event]
            if choice.thing not in kind.names:
                line = line_of(text, f"{where}.thing")
                raise ContentError("content-name", file, line, name=choice.thing, known=", ".join(kind.names))
            self.domains.append(rules.names[choice.thing].name)
            self.of_event[kind.code].append((place, kind.names.index(choice.thing)))
            if choice.verb:
                verb = verbs[choice.verb]
                for action in range(verb.base, verb.base + verb.size):
                    self.of_action[action] = (place, verb.first(action))


@lru_cache
def study(name: str) -> Study:
    """What is counted in a game."""
    file = resources.files(game(name).package) / "mind" / "lab.toml"
    return Study(name, "lab.toml", file.read_text(encoding="utf-8") if file.is_file() else "")


class Watcher:
    """Watches one game: what each seat chose, in the order of first choosing, and what nobody wanted."""

    def __init__(self, p: Position) -> None:
        self.study = study(p.game.name)
        self.labels = p.content.labels
        self.chosen: list[list[list[int]]] = [[[] for _ in range(p.seats)] for _ in self.study.choices]
        self.offered: list[set[int]] = [set() for _ in self.study.choices]

    def offer(self, choices: list[int]) -> None:
        """See what a seat could choose now."""
        of_action = self.study.of_action
        for action in choices:
            place, thing = of_action[action]
            if place >= 0:
                self.offered[place].add(thing)

    def happen(self, events: list[Event]) -> None:
        """See what happened."""
        for event in events:
            if event.seat >= 0:
                for place, number in self.study.of_event[event.kind.code]:
                    thing = event.numbers[number]
                    things = self.chosen[place][event.seat]
                    if thing >= 0 and thing not in things:
                        things.append(thing)

    def all_chosen(self) -> dict[str, list[list[str]]]:
        """By choice and seat what was chosen, each thing once."""
        return {
            choice.id: [[self._label(place, thing) for thing in things] for things in self.chosen[place]]
            for place, choice in enumerate(self.study.choices)
        }

    def all_unchosen(self) -> dict[str, list[str]]:
        """By choice what somebody could have chosen and nobody did."""
        unchosen = {}
        for place, choice in enumerate(self.study.choices):
            if choice.verb:
                taken = {thing for things in self.chosen[place] for thing in things}
                left = sorted(self.offered[place] - taken)
                unchosen[choice.id] = [self._label(place, thing) for thing in left]
        return unchosen

    def _label(self, place: int, thing: int) -> str:
        known = self.labels.get(self.study.domains[place])
        return str(thing) if known is None else known[thing]
