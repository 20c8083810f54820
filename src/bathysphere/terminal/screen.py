"""The whole table on one screen: panes, news, question and options, as much of them as fits.

In a narrow window the panes stand one above the other; in a wide one the board stands at the left and what
lies beside it at the right. What finds no room is named in a line below, and `more` shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from bathysphere.engine import choices
from bathysphere.engine.options import Option
from bathysphere.engine.position import Position
from bathysphere.terminal.lines import (
    LAMP,
    QUIET,
    SEAT_STYLES,
    STRONG,
    clipped,
    flow,
    padded,
    paragraph,
    side_by_side,
    wrapped,
)
from bathysphere.terminal.scene import Pane, Scene, bar_lines, face
from bathysphere.terminal.voice import Voice

WIDE = 110
"""From here on there are two columns."""
BOARD_SHARE = 64
"""How many percent of a wide window the board gets."""
MOST_NEWS = 12
NEEDED = 2
"""For so many panes, the first ones, news and titles give way."""


@dataclass
class Drawn:
    """A screen, and what found no room on it: `more` shows the next of it."""

    lines: list[Text]
    rest: list[Text] = field(default_factory=list)


# -- options, news, question ------------------------------------------------------------------------------


def number_chip(number: int, last: int) -> Text:
    """The number that plays an option, lit."""
    return Text(f"{number:>{len(str(last))}} ", style=LAMP) + Text(" ")


def option_cells(scene: Scene, options: list[tuple[int, Option]], last: int) -> list[Text]:
    """Options in few words, several to a line, under the heading of their verb."""
    show = face(scene.game).cell
    groups: dict[str, list[tuple[Text, str]]] = {}
    for number, option in options:
        groups.setdefault(option.verb, []).append((number_chip(number, last), show(scene, option)))
    headings = {verb: scene.voice.named(f"{scene.game.name}-kind-{verb}", verb) for verb in groups}
    indent = max((cell_len(heading) for heading in headings.values()), default=0) + 1
    lines = []
    for verb, items in groups.items():
        lines += cells_of(items, scene.width, padded(headings[verb], indent))
    return lines


def cells_of(items: list[tuple[Text, str]], width: int, heading: str) -> list[Text]:
    """Numbers and words in columns, in as few lines as possible; nothing is cut, words are wrapped."""
    room = width - cell_len(heading)
    forms = [wrapped_cells(items, room, columns) for columns in (1, 2, 3)]
    if all(chip.cell_len + cell_len(words) <= room for chip, words in items):
        forms.insert(0, flow([chip + Text(words) for chip, words in items], room, ""))
    shortest = min(forms, key=len)
    return [
        Text(heading if place == 0 else " " * cell_len(heading)) + line for place, line in enumerate(shortest)
    ]


def wrapped_cells(items: list[tuple[Text, str]], room: int, columns: int) -> list[Text]:
    """One below the other in so many columns, each wrapped into its share of the room."""
    share = (room + 2) // columns - 2
    blocks: list[list[Text]] = []
    for chip, words in items:
        said = wrapped(words, max(6, share - chip.cell_len)) or ("",)
        blocks.append(
            [(Text(" " * chip.cell_len) if n else chip) + Text(line) for n, line in enumerate(said)]
        )
    height = max(-(-sum(map(len, blocks)) // columns), *map(len, blocks))
    stacks: list[list[Text]] = [[]]
    for block in blocks:
        if len(stacks[-1]) + len(block) > height and len(stacks) < columns:
            stacks.append([])
        stacks[-1] += block
    lines: list[Text] = []
    for row in range(max(map(len, stacks))):
        line = Text("")
        for place, stack in enumerate(stacks):
            if row < len(stack):
                line.append(" " * (place * (share + 2) - line.cell_len))
                line.append_text(stack[row])
        lines.append(line)
    return lines


def option_sentences(voice: Voice, options: list[tuple[int, Option]], last: int, width: int) -> list[Text]:
    """Options as whole sentences, one to a line."""
    lines = []
    for number, option in options:
        chip = number_chip(number, last)
        for place, line in enumerate(wrapped(voice.option(option), width - chip.cell_len)):
            lines.append((chip if place == 0 else Text(" " * chip.cell_len)) + Text(line))
    return lines


def news_lines(said: list[str], voice: Voice, room: int, width: int) -> list[Text]:
    """The latest of what happened: a line each if they all fit, else run on, the latest kept."""
    if not said or room < 1:
        return []
    mark = voice.spell("· ")
    singly = [line for sentence in said for line in wrapped(sentence, width, "  ", mark)]
    if len(singly) <= room:
        return [Text(line) for line in singly]
    for start in range(len(said)):
        more = voice.say("news-more", count=start) + " " if start else ""
        lines = wrapped(more + " ".join(said[start:]), width, "  ", mark)
        if len(lines) <= room:
            return [Text(line) for line in lines]
    return [Text(line) for line in wrapped(said[-1], width, "  ", mark)[:room]]


def question_lines(scene: Scene) -> list[Text]:
    """Who has to choose what; a shorter question, if there is one, where the whole needs two lines."""
    asked = scene.asked
    if asked is None:
        return []
    if asked.is_set:
        said = scene.voice.set_question(asked.step, asked.least, asked.most)
        question = f"{said} {scene.voice.say('set-how')}" if asked.most > 1 else said
    else:
        question = scene.voice.question(asked.step, asked.seat)
    if cell_len(question) > scene.width - 2:
        question = scene.voice.named(f"{scene.game.name}-ask-{asked.step}", question)
    sign = Text(scene.shape(asked.seat) + " ", style=SEAT_STYLES[asked.seat % len(SEAT_STYLES)])
    lines = [Text(line, style=STRONG) for line in wrapped(question, scene.width - 2)]
    return [(sign if place == 0 else Text("  ")) + line for place, line in enumerate(lines)]


# -- panes --------------------------------------------------------------------------------------------------


def title_of(scene: Scene, name: str) -> str:
    """What a pane is called."""
    return scene.voice.named(f"{scene.game.name}-pane-{name}", name)


def title_line(scene: Scene, name: str, width: int) -> Text:
    """The title of a pane with a stroke to the end of its line."""
    stroke = scene.voice.spell("─")
    title = f"{stroke * 2} {title_of(scene, name)} "
    return Text(clipped(title + stroke * max(0, width - cell_len(title)), width), style=QUIET)


def framed(scene: Scene, pane: Pane, width: int) -> list[Text]:
    """A pane in full under its title."""
    return [title_line(scene, pane.name, width), *pane.form(0, width)]


class Column:
    """Panes one above the other in so many lines."""

    def __init__(self, scene: Scene, width: int, room: int, titled: bool) -> None:
        self.scene, self.width, self.room, self.titled = scene, width, room, titled
        self.lines: list[Text] = []
        self.reduced = 0
        """How many panes are shown in a shorter form."""

    @property
    def left(self) -> int:
        """How many lines are free."""
        return self.room - len(self.lines)

    def takes(self, pane: Pane, keep: int = 0) -> bool:
        """Add a pane in the longest form that leaves `keep` lines free, if there is one."""
        title = [title_line(self.scene, pane.name, self.width)] if self.titled else []
        if not pane.form(0, self.width):
            return True  # an empty one needs no room
        for number in range(1 + len(pane.shorter)):
            drawn = [*(title if number == 0 else []), *pane.form(number, self.width)]
            if len(drawn) + keep <= self.left:
                self.lines += drawn
                self.reduced += number > 0
                return True
        return False


@dataclass
class Arranged:
    """Panes and news as they would stand on the screen."""

    lines: list[Text]
    hidden: list[Pane]
    """Panes that found no room."""
    reduced: int
    """How many of the others are shown in a shorter form."""


def narrow(scene: Scene, panes: Sequence[Pane], room: int, titled: bool, keep: int) -> Arranged:
    """Panes above each other, then the news."""
    column = Column(scene, scene.width, room, titled)
    wanted = len(news_lines(scene.news, scene.voice, MOST_NEWS, scene.width))
    hidden = [pane for pane in panes if not column.takes(pane, min(keep, wanted))]
    told = news_lines(scene.news, scene.voice, min(MOST_NEWS, column.left), scene.width)
    return Arranged(column.lines + told, hidden, column.reduced)


def wide(scene: Scene, panes: Sequence[Pane], room: int, titled: bool, keep: int) -> Arranged:
    """The board at the left, the rest and the news at the right."""
    at = scene.width * BOARD_SHARE // 100
    between = scene.voice.spell(" │ ")
    board = Column(scene, at - cell_len(between), room, titled)
    beside = Column(scene, scene.width - at, room, titled)
    wanted = len(news_lines(scene.news, scene.voice, MOST_NEWS, beside.width))
    news = min(keep, wanted) + titled if wanted else 0
    hidden: list[Pane] = []
    for pane in panes:
        columns = (beside, board) if pane.beside else (board, beside)
        if not any(column.takes(pane, news if column is beside else 0) for column in columns):
            hidden.append(pane)
    if scene.news and beside.left > 1:
        told = news_lines(scene.news, scene.voice, min(MOST_NEWS, beside.left - 1), beside.width)
        beside.lines += [title_line(scene, "news", beside.width), *told]
    lines = side_by_side(board.lines, beside.lines, at, between)
    return Arranged(lines, hidden, board.reduced + beside.reduced)


def arranged(scene: Scene, panes: Sequence[Pane], room: int) -> Arranged:
    """The panes in so many lines: older news and titles give way before a pane does."""
    arrange = wide if scene.width >= WIDE and any(pane.beside for pane in panes) else narrow
    best: Arranged | None = None
    for titled, keep in ((True, 6), (True, 3), (False, 3), (False, 1), (False, 0)):
        fullest = arrange(scene, panes, max(0, room), titled, keep)
        if not fullest.hidden:
            return fullest
        if best is not None and not any(pane in best.hidden for pane in panes[:NEEDED]):
            break
        if best is None or len(fullest.hidden) < len(best.hidden):
            # the line that names what is hidden takes room too
            best = arrange(scene, panes, max(0, room - 1), titled, keep)
    assert best is not None
    return best


def table(scene: Scene) -> Drawn:
    """Everything for the person at the screen, one line left for the answer.

    What has to give way first: whole sentences, then older news, then the panes the question is not about,
    at last the later options. `more` shows what gave way.
    """
    bar = bar_lines(scene, scene.width)
    panes = face(scene.game).panes(scene)
    question = question_lines(scene)
    options = list(enumerate(scene.options, 1))
    room = scene.height - 1 - len(bar) - len(question)
    listed = option_sentences(scene.voice, options, len(options), scene.width)
    shown = arranged(scene, panes, room - len(listed))
    if shown.hidden or shown.reduced or len(listed) > room:
        listed = option_cells(scene, options, len(options))
        shown = arranged(scene, panes, room - len(listed))
    if len(listed) > room or (panes and panes[0] in shown.hidden):
        return crowded(scene, panes, bar, question, listed)
    footer = [more_line(scene, shown.hidden)] if shown.hidden else []
    return Drawn([*bar, *shown.lines, *footer, *question, *listed], in_full(scene, shown.hidden))


def crowded(
    scene: Scene, panes: list[Pane], bar: list[Text], question: list[Text], listed: list[Text]
) -> Drawn:
    """More options than fit: a little of the board, then as many options as there is room for."""
    room = scene.height - 1 - len(bar) - len(question)
    column = Column(scene, scene.width, max(0, room // 2), False)
    hidden = [pane for pane in panes[:1] if not column.takes(pane)] + panes[1:]
    keep = max(1, room - len(column.lines) - 1)
    lines = [*bar, *column.lines, *question, *listed[:keep]]
    rest = listed[keep:]
    if rest:
        lines.append(Text(clipped(scene.voice.say("options-more"), scene.width), style=QUIET))
    elif hidden:
        lines.insert(len(bar) + len(column.lines), more_line(scene, hidden))
    return Drawn(lines, rest + in_full(scene, hidden))


def more_line(scene: Scene, hidden: list[Pane]) -> Text:
    """What found no room, by its title."""
    names = ", ".join(title_of(scene, pane.name) for pane in hidden)
    said = scene.voice.say("table-more", names=names)
    if cell_len(said) > scene.width:
        said = scene.voice.say("table-more-short", count=len(hidden))
    return Text(clipped(said, scene.width), style=QUIET)


def in_full(scene: Scene, panes: Sequence[Pane]) -> list[Text]:
    """Panes one below the other under their titles."""
    return [line for pane in panes for line in framed(scene, pane, scene.width)]


def short_table(scene: Scene) -> Drawn:
    """The next small choice of the same turn: what just happened, question and options, no board."""
    options = list(enumerate(scene.options, 1))
    cells = option_cells(scene, options, len(options))
    return Drawn([*news_lines(scene.news, scene.voice, 3, scene.width), *question_lines(scene), *cells])


def plain_list(p: Position, voice: Voice, width: int) -> list[Text]:
    """Question and options without any drawing: what is left when the face of the game is broken."""
    lines = paragraph(voice.question(p.steps[p.stack[-1].step].name, p.seat), width, "", style=STRONG)
    options = [p.option(action) for action in choices.offered(p)]
    return lines + option_sentences(voice, list(enumerate(options, 1)), len(options), width)
