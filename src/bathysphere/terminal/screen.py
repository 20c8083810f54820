"""The parts of a screen that every game shares: voice, styles, flowing text, options, the whole table.

Everything is built as lines of rich text, so a screen can be measured before it is shown. Nothing relies on
colour: each has a word, a sign or a place beside it. What the encoding of the terminal cannot write is spelt
with letters that it can.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, cast

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from bathysphere.bots.advice_text import advice_sentence
from bathysphere.bots.hints import Advice
from bathysphere.engine import choices
from bathysphere.engine.events import Event
from bathysphere.engine.options import Option
from bathysphere.engine.position import Game, Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.scores import Score, Team
from bathysphere.language.speech import Speech
from bathysphere.language.texts import Texts, packaged

LAMP = "bold #2b1f00 on #ffd24a"
"""Lamp yellow: what you can do now, and nothing else."""
BAR = "bold #ffffff on #0b2142"
QUIET = "dim"
STRONG = "bold"

SHAPES = "▲●◆✚■"
"""A sign for every seat, so that nobody needs its colour."""
SEAT_STYLES = ("#c93b17", "bold", "#7438c4", "#d05a9c", "bold")

_SPELLINGS = {
    "▲": "^",
    "●": "o",
    "◆": "%",
    "✚": "+",
    "■": "#",
    "▶": ">",
    "·": ".",
    "–": "-",
    "−": "-",
    "—": "-",
    "…": "...",
    "→": "->",
    "×": "x",
    "≈": "~",
    "│": "|",
    "─": "-",
    "„": '"',
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "\u00a0": " ",
    "\u202f": " ",
}


def spelling(encoding: str) -> Callable[[str], str]:
    """How to write any text in an encoding: as it is where possible, else with other letters."""

    def writable(text: str) -> bool:
        try:
            text.encode(encoding)
        except (UnicodeError, LookupError):
            return False
        return True

    def letter(character: str) -> str:
        if writable(character):
            return character
        bare = unicodedata.normalize("NFKD", character)
        bare = "".join(c for c in bare if not unicodedata.combining(c))
        spelt = _SPELLINGS.get(character, bare)
        return spelt if spelt and writable(spelt) else "?"

    def spell(text: str) -> str:
        return text if writable(text) else "".join(map(letter, text))

    return spell


@lru_cache
def texts_of(package: str, language: str) -> Texts:
    """What the terminal says at a table of a game; the words for its board lie in the game's own package."""
    own = packaged(package, language, "terminal")
    return Texts(
        language,
        [packaged("bathysphere", language), packaged("bathysphere.terminal", language), own],
    )


class Voice:
    """Everything that is said at this table, in one language, spelt for this terminal."""

    def __init__(self, position: Position, language: str, names: list[str], encoding: str) -> None:
        self.language = language
        self.spell = spelling(encoding)
        self.names = [self.spell(name) for name in names]
        """By seat."""
        self._texts = texts_of(position.game.package, language)
        self._speech = Speech(
            position.game, position.content, language, names, nicknames=position.game.nicknames(position)
        )
        self._said: dict[str, str] = {}

    def say(self, message: str, **params: str | int) -> str:
        """A sentence of the terminal itself."""
        return self.spell(self._texts.say(message, params))

    def words(self, message: str) -> list[str]:
        """A message that is a list of words."""
        return self._texts.say(message).split() if self._texts.knows(message) else []

    def named(self, message: str, otherwise: str) -> str:
        """A message if there is one, or else another text."""
        return self.say(message) if self._texts.knows(message) else otherwise

    def game(self, message: str, **params: str | int) -> str:
        """A text of the game; those without parameters, names mostly, are said once and remembered."""
        if params:
            return self.spell(self._speech.texts.say(message, params))
        if message not in self._said:
            self._said[message] = self.spell(self._speech.texts.say(message))
        return self._said[message]

    @property
    def texts(self) -> Texts:
        """The texts of the game."""
        return self._speech.texts

    def player(self, seat: int) -> str:
        return self.spell(self._speech.player(seat))

    def question(self, step: str, seat: int) -> str:
        return self.spell(self._speech.question(step, seat))

    def set_question(self, step: str, least: int, most: int) -> str:
        return self.spell(self._speech.set_question(step, least, most))

    def warning(self, warned: Reason) -> str:
        return self.spell(self._speech.warning(warned))

    def option(self, option: Option) -> str:
        return self.spell(self._speech.option(option))

    def advice(self, p: Position, advice: Advice) -> str:
        """Why an option is better or worse than another."""
        return self.spell(advice_sentence(self._speech, p, advice))

    def event(self, event: Event, viewer: int) -> str:
        return self.spell(self._speech.event(event, viewer))

    def reason(self, reason: Reason) -> str:
        return self.spell(f"{self._speech.reason(reason)} [{reason.rule}]")

    def part(self, name: str, p: Position | None = None) -> str:
        return self.spell(self._speech.part(name, p))

    def outcome(self, p: Position) -> str:
        """How the game ended."""
        return self.spell(self._speech.outcome(p))

    def attempt(self, p: Position, action: int) -> str:
        """An action that may not be possible, in few words: what would be done, and to what."""
        verb = p.game.vocabulary.verb_of(action)
        heading = self.named(f"{p.game.name}-kind-{verb.name}", verb.name)
        given = verb.values(action)
        things = [self.spell(self._speech.thing(domain.name, given[name])) for name, domain in verb.arguments]
        return " ".join([heading, *things])

    def needs(self, team: Team) -> str:
        """How many goals a team needs."""
        return self.spell(self._speech.needs(team))

    def shows(self, domain: str, value: int) -> str:
        """What stands on a thing."""
        return self.spell(self._speech.shown(domain, value))

    def described(self, domain: str, value: int) -> str:
        """What a thing is called."""
        return self.spell(self._speech.thing(domain, value))


@dataclass
class Scene:
    """What one viewer is shown at one moment."""

    position: Position
    seat: int
    """Whose eyes; -1 for those of nobody in particular."""
    voice: Voice
    news: list[Event]
    width: int
    height: int

    def options(self) -> list[Option]:
        """What can be chosen: all of a set, then whatever else is possible."""
        return [self.position.option(action) for action in choices.offered(self.position)]

    @property
    def step(self) -> str:
        """What is pending."""
        return self.position.steps[self.position.stack[-1].step].name

    def shape(self, seat: int) -> str:
        """The sign of a seat."""
        return self.voice.spell(SHAPES[seat % len(SHAPES)])


class GameFace(Protocol):
    """What `Game.terminal_face` has to offer; `games/shares/terminal.py` is the example."""

    def board(self, scene: Scene, size: int) -> list[Text]:
        """The board and the own hand; the larger the size, the more room it may take (0 .. 2)."""

    def cell(self, scene: Scene, option: Option) -> str:
        """An option in few words, for the list under the heading of its verb."""

    def look(self, scene: Scene, words: str) -> list[Text]:
        """A closer look at what the words name, or at everything."""

    def thinkable(self, scene: Scene) -> list[int]:
        """Actions a person might think of at the pending choice, legal or not: what `why` looks at."""


def face(game: Game) -> GameFace:
    """The face of a game; one without is shown as its questions and options are."""
    return cast(GameFace, game.terminal_face() or PlainFace())


class PlainFace:
    """A game that has no face of its own: what stands in the options is all there is to see."""

    def board(self, scene: Scene, size: int) -> list[Text]:
        scores = scene.position.scores()
        return [Text(f"{scene.voice.player(score.seat)}: {score.total}") for score in scores]

    def cell(self, scene: Scene, option: Option) -> str:
        return scene.voice.option(option)

    def look(self, scene: Scene, words: str) -> list[Text]:
        return self.board(scene, 0)

    def thinkable(self, scene: Scene) -> list[int]:
        p = scene.position
        verbs = p.steps[p.stack[-1].step].verbs
        return [action for verb in verbs for action in range(verb.base, verb.base + verb.size)]


# -- lines --------------------------------------------------------------------------------------------


def clipped(text: str, width: int) -> str:
    """The text, cut to a width."""
    while text and cell_len(text) > width:
        text = text[:-1]
    return text


def initials(name: str, width: int) -> str:
    """A name cut to a width; the number of a namesake stays: gre2."""
    first, _, number = name.rpartition(" ")
    if cell_len(name) <= width or not (first and number.isdigit()):
        return clipped(name, width)
    return clipped(first, width - len(number)) + number


def padded(text: str, width: int, right: bool = False) -> str:
    """The text cut or filled up to exactly this width."""
    text = clipped(text, width)
    space = " " * (width - cell_len(text))
    return space + text if right else text + space


def wrapped(text: str, width: int, indent: str = "", first: str | None = None) -> list[str]:
    """A paragraph broken at spaces into lines no wider than `width`; words that are too long are cut up."""
    lines: list[str] = []
    line = start = indent if first is None else first
    for word in text.split():
        while True:
            room = width - cell_len(line) - (line != start)
            if cell_len(word) <= room:
                line += (" " if line != start else "") + word
                break
            if line == start:
                piece = clipped(word, max(1, room)) or word[0]
                line, word = line + piece, word[len(piece) :]  # noqa: PLW2901
            lines.append(line)
            line = start = indent
            if not word:
                break
    if line.strip():
        lines.append(line)
    return lines


def flow(items: Sequence[Text], width: int, heading: str, gap: int = 2) -> list[Text]:
    """Items in columns of one width, behind a heading that stands in the first line only."""
    indent = cell_len(heading)
    widest = max((item.cell_len for item in items), default=0)
    across = max(1, (width - indent + gap) // (widest + gap))
    if len(items) > across:
        # as many rows as needed, then as few columns as those rows need
        rows = -(-len(items) // across)
        across = -(-len(items) // rows)
    lines = []
    for start in range(0, len(items), across):
        line = Text(heading if start == 0 else " " * indent)
        for place, item in enumerate(items[start : start + across]):
            if place:
                line.append(" " * gap)
            line.append_text(item)
            if place + 1 < len(items[start : start + across]):
                line.append(" " * (widest - item.cell_len))
        line.truncate(width)
        lines.append(line)
    return lines


# -- the parts of a table -------------------------------------------------------------------------------


def number_chip(number: int, last: int) -> Text:
    """The number that plays an option, lit."""
    return Text(f"{number:>{len(str(last))}} ", style=LAMP) + Text(" ")


def option_cells(scene: Scene, options: list[tuple[int, Option]], last: int) -> list[Text]:
    """Options in few words, several to a line, under the heading of their verb."""
    show = face(scene.position.game).cell
    groups: dict[str, list[Text]] = {}
    for number, option in options:
        entry = number_chip(number, last) + Text(show(scene, option))
        groups.setdefault(option.verb, []).append(entry)
    game = scene.position.game.name
    headings = {verb: scene.voice.named(f"{game}-kind-{verb}", verb) for verb in groups}
    indent = max((cell_len(heading) for heading in headings.values()), default=0) + 1
    lines = []
    for verb, items in groups.items():
        lines += flow(items, scene.width, padded(headings[verb], indent))
    return lines


def option_sentences(scene: Scene, options: list[tuple[int, Option]], last: int) -> list[Text]:
    """Options as whole sentences, one to a line."""
    lines = []
    for number, option in options:
        chip = number_chip(number, last)
        for place, line in enumerate(wrapped(scene.voice.option(option), scene.width - chip.cell_len)):
            lines.append((chip if place == 0 else Text(" " * chip.cell_len)) + Text(line))
    return lines


def news_lines(scene: Scene, room: int) -> list[Text]:
    """The latest of what happened: a line each if they all fit, else run on, the latest kept."""
    said = [scene.voice.event(event, scene.seat) for event in scene.news]
    if not said or room < 1:
        return []
    mark = scene.voice.spell("· ")
    singly = [line for sentence in said for line in wrapped(sentence, scene.width, "  ", mark)]
    if len(singly) <= room:
        return [Text(line) for line in singly]
    for start in range(len(said)):
        more = scene.voice.say("news-more", count=start) + " " if start else ""
        lines = wrapped(more + " ".join(said[start:]), scene.width, "  ", mark)
        if len(lines) <= room:
            return [Text(line) for line in lines]
    return [Text(line) for line in wrapped(said[-1], scene.width, "  ", mark)[:room]]


def question_lines(scene: Scene) -> list[Text]:
    """Who has to choose what; a shorter question, if there is one, where the whole needs two lines."""
    p = scene.position
    together = choices.set_choice(p)
    if together is not None:
        asked = scene.voice.set_question(scene.step, together.least, together.most)
        question = f"{asked} {scene.voice.say('set-how')}" if together.most > 1 else asked
    else:
        question = scene.voice.question(scene.step, p.seat)
    if cell_len(question) > scene.width - 2:
        question = scene.voice.named(f"{p.game.name}-ask-{scene.step}", question)
    sign = Text(scene.shape(p.seat) + " ", style=SEAT_STYLES[p.seat % len(SEAT_STYLES)])
    lines = [Text(line, style=STRONG) for line in wrapped(question, scene.width - 2)]
    return [(sign if place == 0 else Text("  ")) + line for place, line in enumerate(lines)]


def table(scene: Scene) -> list[Text]:
    """Board, news, question and options: as much of it as the screen holds, one line left for the answer.

    What has to give way first: whole sentences, then older news, then the texts of the board, at last the
    later options (filter words bring them back).
    """
    game = face(scene.position.game)
    options = list(enumerate(scene.options(), 1))
    last = len(options)
    room = scene.height - 1
    question = question_lines(scene)
    sentences = option_sentences(scene, options, last)
    cells = option_cells(scene, options, last)
    boards = [game.board(scene, size) for size in (0, 1, 2)]
    wanted = len(news_lines(scene, 12))
    plans = [
        (2, min(12, wanted), sentences),
        (2, min(6, wanted), cells),
        (1, min(5, wanted), cells),
        (1, min(4, wanted), cells),
        (1, min(3, wanted), cells),
        (1, min(2, wanted), cells),
        (0, min(3, wanted), cells),
        (0, min(1, wanted), cells),
    ]
    for size, news, listed in plans:
        if len(boards[size]) + news + len(question) + len(listed) <= room:
            # what is left over goes to the news
            spare = room - len(boards[size]) - len(question) - len(listed)
            return [*boards[size], *news_lines(scene, min(12, spare)), *question, *listed]
    keep = max(1, room - len(boards[0]) - len(question) - 1)
    lines = [*boards[0], *question, *cells[:keep]]
    if keep < len(cells):
        lines.append(Text(clipped(scene.voice.say("options-more"), scene.width), style=QUIET))
    return lines


def short_table(scene: Scene) -> list[Text]:
    """The next small choice of the same turn: what just happened, question and options, no board."""
    options = list(enumerate(scene.options(), 1))
    cells = option_cells(scene, options, len(options))
    return [*news_lines(scene, 3), *question_lines(scene), *cells]


def score_sheet(scene: Scene, scores: list[Score]) -> list[Text]:
    """Every part of every score, the total, what breaks ties, the places, the winner; a team's goals."""
    voice = scene.voice
    team = scene.position.game.team(scene.position)
    if team is not None:
        return goal_sheet(scene, team)
    rows: list[tuple[str, list[str], str]] = []
    for part in scores[0].parts:
        rows.append((voice.part(part, scene.position), [str(score.parts[part]) for score in scores], ""))
    rows.append((voice.say("score-total"), [str(score.total) for score in scores], STRONG))
    for tiebreak in scores[0].tiebreaks:
        values = [str(score.tiebreaks[tiebreak]) for score in scores]
        rows.append((voice.say("score-tiebreak", name=voice.part(tiebreak)), values, QUIET))
    rows.append((voice.say("score-place"), [f"{score.place}." for score in scores], STRONG))
    names = [f"{scene.shape(score.seat)} {voice.player(score.seat)}" for score in scores]
    label = max(4, min(max(cell_len(row[0]) for row in rows), scene.width - 7 * len(scores)))
    column = max(4, min(14, (scene.width - label) // len(scores) - 1))
    heading = " " * label + "".join(" " + padded(initials(name, column), column, True) for name in names)
    lines = [Text(padded(voice.say("score-title"), scene.width), style=BAR), Text(heading, style=STRONG)]
    for name, values, style in rows:
        cells = "".join(" " + padded(value, column, True) for value in values)
        lines.append(Text(padded(name, label) + cells, style=style))
    lines += [Text(line, style=STRONG) for line in wrapped(voice.outcome(scene.position), scene.width)]
    return lines


def goal_sheet(scene: Scene, team: Team) -> list[Text]:
    """What a team played for, goal by goal: reached or not; one score for all, and no places."""
    voice = scene.voice
    lines = [Text(padded(voice.say("goals-title"), scene.width), style=BAR)]
    for part, met in scene.position.scores()[0].parts.items():
        said = f"{voice.say('goal-met' if met else 'goal-missed')} {voice.part(part, scene.position)}"
        lines += [Text(line) for line in wrapped(said, scene.width, "    ")]
    sentence = voice.outcome(scene.position)
    return lines + [Text(line, style=STRONG) for line in wrapped(sentence, scene.width)]


def show(console: Console, lines: Sequence[Text]) -> None:
    """Print lines as they are."""
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop", crop=True, highlight=False, soft_wrap=False)


def say(console: Console, text: str, style: str = "") -> None:
    """Print sentences, wrapped at spaces; lines of the text stay lines."""
    for paragraph in text.splitlines():
        indent = paragraph[: len(paragraph) - len(paragraph.lstrip())]
        lines = wrapped(paragraph, console.width, indent + "  ", indent) or [""]
        show(console, [Text(line, style=style) for line in lines])
