"""One person's seat at a table in the terminal: the loop, what is drawn, what is typed, how one leaves.

Input and output are given from outside, so tests play whole games without a terminal. A fault of the drawing
costs no game: it is written to its file after every move, and the options are listed without a board.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from bathysphere.content import provenance
from bathysphere.engine import choices
from bathysphere.engine.errors import RulesFault, UnknownAction
from bathysphere.engine.game import SPECTATOR
from bathysphere.engine.options import Option
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record
from bathysphere.engine.seeds import as_number
from bathysphere.language.texts import common, of_package
from bathysphere.minds import Bot, Observation, is_bot, make_bot
from bathysphere.minds.hints import Advice
from bathysphere.minds.levels import BOTS, FOR_PROGRAMS
from bathysphere.play.course import Course
from bathysphere.play.course import Outcome as Prepared
from bathysphere.terminal import lines, screen
from bathysphere.terminal.saving import Keeper, finished
from bathysphere.terminal.scene import Scene, face, scene_at
from bathysphere.terminal.score_sheet import score_sheet
from bathysphere.terminal.voice import Voice

NAMED = [level for level in BOTS if level != FOR_PROGRAMS]
"""Levels that go by a name at the table."""
LEARNT = 2
"""Finished games after which the coach is silent until it is asked for."""


@dataclass
class Outcome:
    """How a sitting ended: the position it led to, its record, and the file that holds the record."""

    position: Position
    record: Record
    file: Path | None


class Leave(Exception):
    """The person wants to leave the table."""


class Seat:
    """One game at one terminal: playing it. What can be asked besides is in `app.Sitting`."""

    def __init__(
        self,
        course: Course,
        players: list[str],
        pack: str,
        *,
        language: str,
        console: Console,
        ask: Callable[[str], str],
        hint: Callable[[Observation], list[Advice]] | None,
        folder: Path,
        plain: bool,
        file: Path | None,
    ) -> None:
        self.course = course
        self.players = players
        """Names by chair."""
        self.pack = pack
        """The folder of the content files that are played with, "" for ours."""
        self.console = console
        self.ask = ask
        self.folder = folder
        self.keeper = Keeper(folder, file)
        self.fresh = console.is_terminal and not console.is_dumb_terminal and not plain
        p = course.position
        names = displayed([spoken_name(name, language) for name in players])
        by_seat = [names[p.chair_of_seat(seat)] for seat in range(p.seats)]
        self.voice = Voice.at(p, language, by_seat, console.encoding)
        self.bots: dict[int, Bot] = {
            chair: make_bot(name, course.game.name, as_number(course.seed) % 2**40 * 8 + chair, clock=True)
            for chair, name in enumerate(players)
            if is_bot(name)
        }
        self.people = p.seats - len(self.bots)
        self._hint = hint
        self.note = "" if course.moves else provenance.sentence(p.game, language, p.content.settings)
        """What is said once, where the game starts: which values are house-made."""
        self.keeping = True
        """Is the game kept? Unless somebody says no on leaving."""
        self.rest: list[Text] = []
        """What found no room on the screen: `more` shows it."""
        self.marked: list[int] = []
        """What is marked of a set, until it is chosen."""
        self.unanswered = ""
        """What was warned of: it is played when it is typed again, or after a yes."""
        self.coached = finished(folder, course.game.name, LEARNT) < LEARNT
        """Does the coach say a line under each question?"""
        self.viewer = SPECTATOR
        """Whose hand the screen may show."""
        self.handlers: dict[str, Callable[[str], bool]] = {}
        """What the words of the commands do."""

    @property
    def file(self) -> Path | None:
        """Where this game is saved, if it is."""
        return self.keeper.file

    # -- the loop -------------------------------------------------------------------------------------

    def run(self) -> Outcome:
        """Play until the game is over or somebody leaves."""
        curtain = self.fresh and self.people > 1
        if curtain:
            # hands leave no trace in the scroll-back of a screen that is put away afterwards
            self.console.set_alt_screen(True)
        left = False
        try:
            while not self.course.position.over:
                seat = self.course.position.seat
                bot = self.bots.get(self.course.position.chair_of_seat(seat))
                if bot is not None:
                    self.bot_turn(bot, seat)
                else:
                    self.person_turn(seat)
        except (EOFError, KeyboardInterrupt, Leave):
            left = True
        except Exception as problem:
            if curtain:
                self.console.set_alt_screen(False)
            self.mishap(problem)
            raise
        finally:
            if curtain:
                self.console.set_alt_screen(False)
        self.goodbye() if left else self.end()
        return Outcome(self.course.position, self.record(), self.file)

    def record(self) -> Record:
        """The game so far, with everybody's name."""
        return self.course.record(self.players)

    def mishap(self, problem: Exception) -> None:
        """Something is broken in the program: the game is saved first, and it is said where."""
        self.tell(self.voice.say("mishap", what=self.spelt(problem)))
        if self.keep():
            file = self.voice.spell(str(self.file))
            game = self.course.game.name
            self.tell(self.voice.say("left", file=file, game=game, quoted=shlex.quote(file)))

    def spelt(self, problem: Exception) -> str:
        """What went wrong, as programmers say it."""
        return self.voice.spell(f"{type(problem).__name__}: {problem}")

    def bot_turn(self, bot: Bot, seat: int) -> None:
        """A bot chooses by what its seat may know."""
        p = self.course.position
        outcome = self.course.prepare(p.text(bot.choose(Observation(p, seat))))
        self.played(outcome)
        if not self.people:
            for event in outcome.move.events:
                self.tell(self.voice.event(event, SPECTATOR))

    def played(self, outcome: Prepared) -> None:
        """A move is made: it is written to the file of the game at once."""
        self.course.play(outcome)
        self.keeper.keep(self.record())

    def person_turn(self, seat: int) -> None:
        """Show the table and ask until the position has changed."""
        if self.viewer != seat:
            if self.people > 1:
                self.hand_over(seat)
            self.viewer = seat
        self.marked, self.unanswered, self.rest = [], "", []
        moves = self.course.moves
        self.draw(whole=self.fresh or not moves or moves[-1].seat != seat)
        while not self.understood(self.prompt()):
            pass

    def understood(self, text: str) -> bool:
        """Do what was typed; a move at which the rules fail is not played, and another one can be."""
        try:
            return self.answer(text)
        except RulesFault as fault:
            self.tell(fault.sentence(self.voice.language))
            return False

    def hand_over(self, seat: int) -> None:
        """Of the one hand nothing is on the screen any more, of the other nothing yet."""
        self.clear()
        self.tell(self.voice.say("hand-over", name=self.voice.player(seat)))
        self.listen(self.voice.say("hand-over-ready", name=self.voice.player(seat)))
        self.clear()

    def clear(self) -> None:
        """An empty screen; blank lines where the screen cannot be cleared."""
        if self.fresh:
            self.console.clear()
        else:
            self.console.print("\n" * (self.console.height - 1))

    def draw(self, whole: bool = True) -> None:
        """The table for the person at the screen, or only the next small choice.

        Where the drawing fails the options are listed without it, and the game goes on.
        """
        try:
            drawn = self.drawn(whole)
        except Exception as problem:
            self.tell(self.voice.say("undrawn", what=self.spelt(problem)))
            drawn = screen.Drawn(screen.plain_list(self.course.position, self.voice, self.console.width))
        if whole and self.fresh:
            self.console.clear()
        lines.show(self.console, [*drawn.lines, *self.coach_lines()])
        self.rest = drawn.rest

    def coach_lines(self) -> list[Text]:
        """What the coach says of the question, if it is wanted."""
        said = self.voice.coach(self.course.position) if self.coached else ""
        if not said:
            return []
        told = self.voice.say("coach-line", text=said)
        return [Text(line, style=lines.QUIET) for line in lines.wrapped(told, self.console.width)]

    def drawn(self, whole: bool) -> screen.Drawn:
        """The table, where the game starts with what is house-made above it; or the next small choice."""
        scene = self.scene()
        if not whole:
            scene.news = [self.voice.event(event, self.viewer) for event in self.course.moves[-1].events]
            return screen.short_table(scene)
        note = lines.paragraph(self.voice.spell(self.note), scene.width, "", style=lines.QUIET)
        scene.height -= len(note) + len(self.coach_lines())
        drawn = screen.table(scene)
        self.note = ""
        return screen.Drawn([*note, *drawn.lines], drawn.rest)

    def page(self, shown: list[Text]) -> None:
        """Lines a screen at a time, where there is a screen: `more` shows the next."""
        room = self.console.height - 2
        self.rest = []
        if self.fresh and len(shown) > room + 1:
            shown, self.rest = shown[:room], shown[room:]
        lines.show(self.console, shown)
        if self.rest:
            self.tell(self.voice.say("more-lines", count=len(self.rest)), lines.QUIET)

    def scene(self) -> Scene:
        """What the person at the screen sees now."""
        size = self.console.size
        news = self.course.news(self.viewer)
        return scene_at(self.course.position, self.viewer, self.voice, news, size.width, size.height)

    def prompt(self) -> str:
        return self.listen(self.voice.say("prompt", last=len(choices.offered(self.course.position))))

    def listen(self, prompt: str) -> str:
        """A line from the person; a question that leaves no room for an answer gets lines of its own."""
        if cell_len(prompt) > self.console.width - 12:
            self.tell(prompt)
            prompt = ""
        try:
            return self.ask(f"{prompt} > ".lstrip()).strip()
        except UnicodeDecodeError:
            self.tell(self.voice.say("unreadable"))
            return "?"

    def tell(self, text: str, style: str = "") -> None:
        lines.say(self.console, text, style)

    # -- what was typed -------------------------------------------------------------------------------

    def answer(self, text: str) -> bool:
        """Do what was typed; has the position changed?"""
        words = text.casefold().split()
        if not words:
            self.draw()
            return False
        handler = self.handlers.get(words[0])
        if handler is not None:
            rest = text.split(maxsplit=1)[1] if len(words) > 1 else ""
            try:
                return handler(rest)
            except (EOFError, Leave):
                raise
            except Exception as problem:
                # a question about the table must not cost the game
                self.mishap(problem)
                return False
        if words[0] in self.voice.words("answer-yes") and self.unanswered:
            return self.do(choices.read(self.course.position, self.unanswered))
        return self.words(words)

    def words(self, words: list[str]) -> bool:
        """A number or words: an action, a set, one thing of a set, or a filter; has the position changed?"""
        p = self.course.position
        try:
            chosen = choices.read(p, self.numbered(words))
        except UnknownAction as problem:
            self.filtered(words, problem)
            return False
        if not chosen.whole and self.in_set(chosen.actions[0]):
            return self.mark(chosen.actions[0])
        reason = chosen.why_not(p)
        if reason is not None:
            self.tell(self.voice.reason(reason))
            return False
        return self.do(chosen)

    def numbered(self, words: list[str]) -> str:
        """Numbers of the list as the action or (`3 1 2`) the set they mean; anything else as it is."""
        p = self.course.position
        listed = choices.offered(p)
        numbers = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 6]
        if len(numbers) != len(words) or not all(1 <= number <= len(listed) for number in numbers):
            return " ".join(words)
        actions = [listed[number - 1] for number in numbers]
        if len(actions) == 1:
            return p.text(actions[0])
        return choices.Chosen(sorted(actions), True).text(p)

    def in_set(self, action: int) -> bool:
        """Is it one of several things that are chosen together? The stop is, once something is marked."""
        p = self.course.position
        together = choices.set_choice(p)
        stops = together is not None and action == together.stop and bool(self.marked)
        return stops or choices.is_part(p, action)

    def mark(self, action: int) -> bool:
        """Mark a thing of the set or take the mark back; when no more can be marked, they are chosen."""
        p = self.course.position
        together = choices.set_choice(p)
        assert together is not None
        if action == together.stop:
            return self.do(choices.Chosen(sorted(self.marked), True))
        if self.marked.count(action) < together.members.count(action):
            self.marked.append(action)
        else:
            self.marked = [other for other in self.marked if other != action]
        if len(self.marked) == together.most:
            return self.do(choices.Chosen(sorted(self.marked), True))
        things = ", ".join(self.cell(p.option(other)).strip() for other in self.marked)
        enough = "yes" if together.stop in p.choices and self.marked else "no"
        stop = choices.offered(p).index(together.stop) + 1 if enough == "yes" else 0
        said = self.voice.say(
            "set-marked", things=things, count=len(self.marked), most=together.most, enough=enough, stop=stop
        )
        self.tell(said)
        return False

    def do(self, chosen: choices.Chosen) -> bool:
        """Play a legal choice; what it gives away is told first, and asked about once."""
        p = self.course.position
        text = chosen.text(p)
        warned = choices.warnings(p, chosen)
        self.marked = []
        if warned and text != self.unanswered:
            self.unanswered = text
            self.tell(" ".join(self.voice.warning(one) for one in warned))
            self.tell(self.voice.say("warning-sure"))
            return False
        self.unanswered = ""
        self.played(self.course.prepare(text))
        return True

    def cell(self, option: Option) -> str:
        """An option in few words; in a whole sentence if the face of the game is broken."""
        try:
            return face(option.game).cell(self.scene(), option)
        except Exception:
            return self.voice.option(option)

    def filtered(self, words: list[str], problem: UnknownAction) -> None:
        """The options that contain all words, or why there are none."""
        numbered = self.matching(words)
        if numbered:
            last = len(choices.offered(self.course.position))
            sentences = screen.option_sentences(self.voice, numbered, last, self.console.width)
            lines.show(self.console, sentences)
        else:
            self.unmatched(words, problem)

    def matching(self, words: list[str]) -> list[tuple[int, Option]]:
        """The options that contain all words, by their number on the list."""
        p = self.course.position
        options = [p.option(action) for action in choices.offered(p)]
        return [(number, option) for number, option in enumerate(options, 1) if self.matches(option, words)]

    def unmatched(self, words: list[str], problem: UnknownAction) -> None:
        """Why nothing on the list contains these words."""
        p = self.course.position
        if any(verb.name == words[0] for verb in p.game.vocabulary.verbs):
            self.tell(self.voice.spell(problem.sentence(self.voice.language)))
        elif len(words) == 1 and words[0].isdigit():
            self.tell(self.voice.say("no-such-number", last=len(choices.offered(p))))
        else:
            self.tell(self.voice.say("nothing-matches", words=self.voice.spell(" ".join(words))))

    def matches(self, option: Option, words: list[str]) -> bool:
        """Does every word occur in the option? Numbers count as a whole."""
        return all_in(words, f"{option.text} {self.cell(option)} {self.voice.option(option)}")

    # -- saving and leaving -----------------------------------------------------------------------------

    def save(self, name: str) -> bool:
        """Write the record to the file of that name, or to its own; say where, or why not."""
        record = self.record()
        shown = self.voice.spell(name)
        try:
            path = self.keeper.path(name, record)
            shown = self.voice.spell(str(path))
            if path.exists() and path != self.file:
                answer = self.listen(self.voice.say("save-exists", file=shown))
                if answer.casefold() not in self.voice.words("answer-yes"):
                    self.tell(self.voice.say("save-not"))
                    return False
            self.keeper.save(record, path)
        except (OSError, ValueError, RuntimeError) as error:
            why = getattr(error, "strerror", None) or str(error)
            self.tell(self.voice.say("save-failed", file=shown, why=self.voice.spell(why)))
            return False
        self.tell(self.voice.say("saved", file=shown, count=len(record.actions)))
        return True

    def keep(self) -> bool:
        """Save without questions; where no file can be written the record goes to the screen."""
        record = self.record()
        if self.keeper.keep(record):
            return True
        self.tell(self.voice.say("save-nowhere"))
        self.tell(self.voice.spell(record.text()))
        return False

    def goodbye(self) -> None:
        """Leave before the end: what was played is kept, and how to go on is said."""
        self.console.print()
        if self.course.moves and self.keeping and self.keep():
            file = self.voice.spell(str(self.file))
            game = self.course.game.name
            self.tell(self.voice.say("left", file=file, game=game, quoted=self.quoted(file)))
        elif not self.course.moves or not self.keeping:
            self.keeper.forget()
            self.tell(self.voice.say("left-unsaved"))

    def end(self) -> None:
        """The last news, the score sheet, and where the record is."""
        if self.people > 1:
            self.viewer = SPECTATOR
        p, width = self.course.position, self.console.width
        if self.people == 1:
            told = [self.voice.event(event, self.viewer) for event in self.course.news(self.viewer)]
            lines.show(self.console, screen.news_lines(told, self.voice, screen.MOST_NEWS, width))
        lines.show(self.console, score_sheet(p, self.voice, width))
        if self.keeping and self.keep():
            file = self.voice.spell(str(self.file))
            self.tell(self.voice.say("kept", file=file, quoted=self.quoted(file)))

    def quoted(self, file: str) -> str:
        """The file as one types it on the command line, with the pack it needs."""
        pack = self.pack
        return shlex.quote(file) + (f" --pack {shlex.quote(pack)}" if pack else "")


def spoken_name(player: str, language: str) -> str:
    """What a player is called at the table: a bot by the name of its level."""
    if player == "you":
        return of_package("bathysphere.terminal", language).say("name-you")
    return common(language).say(f"bot-{player}-name") if player in NAMED else player


def displayed(players: list[str]) -> list[str]:
    """The names by chair, told apart where they are alike."""
    names = []
    for chair, name in enumerate(players):
        alike = players[: chair + 1].count(name)
        names.append(f"{name} {alike}" if players.count(name) > 1 else name)
    return names


def all_in(words: list[str], text: str) -> bool:
    """Do all words occur in the text? A number only as a whole number."""
    text = text.casefold()
    return all(
        re.search(rf"(?<!\d){word}(?!\d)", text) is not None if word.isdigit() else word in text
        for word in words
    )
