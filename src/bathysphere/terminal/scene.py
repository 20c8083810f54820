"""What one viewer is shown at one moment, and what the face of a game has to offer.

A scene holds the seat's view, what is printed, and the options it was handed: never a position. So nothing
hidden can reach the screen, and a table that is played elsewhere can be drawn as well. `scene_at` is the one
place where a position becomes a scene.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol, cast

import msgspec
from rich.text import Text

from bathysphere.engine import choices
from bathysphere.engine.events import Event
from bathysphere.engine.game import Content, Game
from bathysphere.engine.options import Option
from bathysphere.engine.position import Position
from bathysphere.engine.step import Step
from bathysphere.terminal.lines import BAR, SHAPES, padded, wrapped
from bathysphere.terminal.voice import Voice


@dataclass(frozen=True)
class Asked:
    """The open question: whose, at which step, and how many things it is about where it is a set."""

    seat: int
    step: str
    least: int = 1
    most: int = 1
    is_set: bool = False


@dataclass
class Scene:
    """What one viewer is shown at one moment."""

    game: Game
    labels: dict[str, list[str]]
    """What views and records call the numbers of options."""
    settings: dict[str, str]
    view: Any
    """The seat's view: the struct of `Game.view_type`, or JSON data where a game has none."""
    printed: Any
    """What is printed: the struct of `Game.printed_type`, or JSON data."""
    seat: int
    """Whose eyes; -1 for those of nobody in particular."""
    voice: Voice
    asked: Asked | None
    """None when the game is over."""
    options: list[Option]
    """What can be chosen: all of a set, then whatever else is possible."""
    news: list[str]
    width: int
    height: int

    @property
    def step(self) -> str:
        """What is pending; empty when the game is over."""
        return self.asked.step if self.asked else ""

    def shape(self, seat: int) -> str:
        """The sign of a seat."""
        return self.voice.spell(SHAPES[seat % len(SHAPES)])

    def label(self, domain: str, number: int) -> str:
        """What views call a thing that options know by its number."""
        return self.labels[domain][number]

    def number(self, domain: str, label: str) -> int:
        """The number of a thing that views call by a word."""
        return self.voice.number(domain, label)

    def pending_step(self) -> Step[Any, Any]:
        """The step that waits for somebody."""
        return next(step for step in self.game.steps if step.name == self.step)


@lru_cache(maxsize=32)
def printed_of(game: Game, content: Content) -> Any:
    """What is printed, as a struct if the game has one."""
    kind = game.printed_type()
    return content.printed if kind is None else msgspec.convert(content.printed, kind)


def scene_at(p: Position, seat: int, voice: Voice, news: list[Event], width: int, height: int) -> Scene:
    """What a seat sees of a position; the options are there if it is the seat that has to choose."""
    kind = p.game.view_type()
    data = p.view(seat)
    return Scene(
        game=p.game,
        labels=p.content.labels,
        settings=p.content.settings,
        view=data if kind is None else msgspec.convert(data, kind),
        printed=printed_of(p.game, p.content),
        seat=seat,
        voice=voice,
        asked=asked_at(p),
        options=[] if p.over or p.seat != seat else [p.option(action) for action in choices.offered(p)],
        news=[voice.event(event, seat) for event in news],
        width=width,
        height=height,
    )


def asked_at(p: Position) -> Asked | None:
    """The open question of a position."""
    if p.over:
        return None
    step = p.steps[p.stack[-1].step].name
    together = choices.set_choice(p)
    if together is None:
        return Asked(p.seat, step)
    return Asked(p.seat, step, together.least, together.most, True)


# -- what a game brings -----------------------------------------------------------------------------------

Lines = Callable[[int], list[Text]]
"""Drawn for a width; no line is wider."""


@dataclass
class Pane:
    """A part of the table under a title of its own (`<game>-pane-<name>`); `look NAME` shows it in full."""

    name: str
    full: Lines
    shorter: tuple[Lines, ...] = ()
    """The same where room is scarce, longer forms first: fewer lines, and no title above them."""
    beside: bool = False
    """In a wide window it stands in the column beside the board."""
    _drawn: dict[tuple[int, int], list[Text]] = field(default_factory=dict)

    def form(self, number: int, width: int) -> list[Text]:
        """A form of it, 0 the full one, at a width; each is drawn once."""
        if (number, width) not in self._drawn:
            self._drawn[number, width] = (self.full, *self.shorter)[number](width)
        return self._drawn[number, width]


@dataclass
class Thing:
    """Something that can be looked at by its name."""

    kind: str
    """What it is listed under (`<game>-things-<kind>`)."""
    names: list[str]
    """The first is the one it is listed by."""
    lines: Lines
    here: bool = True
    """Does it lie on the table? What does not is found by its name, but not listed."""


class GameFace(Protocol):
    """What `Game.terminal_face` has to offer; `games/shares/faces/terminal` is the example."""

    def bar(self, scene: Scene) -> str:
        """The line above everything: game, round, what the end depends on."""

    def panes(self, scene: Scene) -> list[Pane]:
        """All parts of the table, those the open question is about first."""

    def things(self, scene: Scene) -> list[Thing]:
        """Everything that can be looked at by its name."""

    def cell(self, scene: Scene, option: Option) -> str:
        """An option in few words, for the list under the heading of its verb."""

    def thinkable(self, scene: Scene) -> list[int]:
        """Actions a person might think of at the open question, legal or not: what `why` looks at."""


def face(game: Game) -> GameFace:
    """The face of a game; one without is shown as its questions and options are."""
    return cast(GameFace, game.terminal_face() or PlainFace())


def bar_lines(scene: Scene, width: int) -> list[Text]:
    """The line above everything; what finds no room in it goes on in a second one."""
    said = wrapped(face(scene.game).bar(scene), width)
    return [Text(padded(line, width), style=BAR) for line in said]


@dataclass
class PlainFace:
    """A game that has no face of its own: what stands in the options is all there is to see."""

    nothing: list[Thing] = field(default_factory=list)

    def bar(self, scene: Scene) -> str:
        """The name of the game."""
        return scene.voice.game(f"game-{scene.game.name}")

    def panes(self, scene: Scene) -> list[Pane]:
        """The points, if the view tells them."""
        view = scene.view if isinstance(scene.view, dict) else msgspec.to_builtins(scene.view)
        scores = view.get("scores", [])
        lines = [Text(f"{scene.voice.player(score['seat'])}: {score['total']}") for score in scores]
        return [Pane("points", lambda _: lines)] if lines else []

    def things(self, scene: Scene) -> list[Thing]:
        """Nothing by name."""
        return self.nothing

    def cell(self, scene: Scene, option: Option) -> str:
        """The whole sentence."""
        return scene.voice.option(option)

    def thinkable(self, scene: Scene) -> list[int]:
        """Every action of the verbs that wait."""
        verbs = scene.pending_step().verbs
        return [action for verb in verbs for action in range(verb.base, verb.base + verb.size)]
