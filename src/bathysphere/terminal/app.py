"""The table in the terminal, for any game: people type, bots think, and nothing is lost on the way out.

`play` starts a game and `resume` goes on with a record. Input and output are given from outside, so tests
play whole games without a terminal. What a board looks like is the business of the file named like its game.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from bathysphere import provenance
from bathysphere.bots import Bot, Observation, is_bot, make_bot
from bathysphere.bots.hints import Advice, hints
from bathysphere.catalogue import game_of, game_with
from bathysphere.engine import choices
from bathysphere.engine.errors import RulesFault, UnknownAction
from bathysphere.engine.options import Option
from bathysphere.engine.position import SPECTATOR, Position
from bathysphere.engine.record import Record
from bathysphere.language.languages import DEFAULT
from bathysphere.language.texts import of_package
from bathysphere.play.course import Course
from bathysphere.terminal import screen
from bathysphere.terminal.saving import free_path, write, write_somewhere
from bathysphere.terminal.screen import Scene, Voice

COMMANDS = ("undo", "why", "save", "log", "help", "hint", "look", "table", "sources", "quit")
LOG_LINES = 20


@dataclass
class Outcome:
    """How a sitting ended: the position it led to, its record, and the file that holds the record."""

    position: Position
    record: Record
    file: Path | None


def play(
    game: str,
    seats: list[str],
    language: str = DEFAULT,
    seed: int | None = None,
    settings: dict[str, str] | None = None,
    *,
    pack: str = "",
    console: Console | None = None,
    ask: Callable[[str], str] = input,
    hint: Callable[[Observation], list[Advice]] | None = None,
    folder: Path = Path(),
    plain: bool = False,
) -> Outcome:
    """Play a new game. `seats` are the players by chair: names of bots are bots, all others are people.

    `plain` never clears the screen and draws the board once a turn, as pipes and screen readers like it; it
    goes without saying where the console is no terminal. Records are saved in `folder`. `pack` is a folder of
    content files. OptionError if there is no such game, number of seats or setting.
    """
    players = [" ".join("".join(c if c.isprintable() else " " for c in name).split()) for name in seats]
    chosen = randbelow(2**31) if seed is None else seed
    course = Course(game_with(game, pack), len(players), chosen, settings or {})
    sitting = Sitting(
        course,
        [name or "you" for name in players],
        pack,
        language=language,
        console=console or Console(),
        ask=ask,
        hint=hint,
        folder=folder,
        plain=plain,
        file=None,
    )
    return sitting.run()


def resume(
    record: Record,
    language: str = DEFAULT,
    *,
    file: Path | None = None,
    pack: str = "",
    console: Console | None = None,
    ask: Callable[[str], str] = input,
    hint: Callable[[Observation], list[Advice]] | None = None,
    folder: Path = Path(),
    plain: bool = False,
) -> Outcome:
    """Go on with a recorded game, with the players it names; RecordError if it does not replay.

    `file` is where the record came from; it is kept up to date.
    """
    players = record.players if len(record.players) == record.seats else ["you"] * record.seats
    sitting = Sitting(
        Course.of(record, game_of(record, pack)),
        players,
        pack,
        language=language,
        console=console or Console(),
        ask=ask,
        hint=hint,
        folder=folder,
        plain=plain,
        file=file,
    )
    return sitting.run()


class Leave(Exception):
    """The person wants to leave the table."""


class Sitting:
    """One game at one terminal."""

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
        self.file = file
        """Where this game is saved, if it is."""
        self.fresh = console.is_terminal and not console.is_dumb_terminal and not plain
        p = course.position
        you = of_package("bathysphere.terminal", language).say("name-you")
        names = displayed([you if name == "you" else name for name in players])
        by_seat = [names[p.chair_of_seat(seat)] for seat in range(p.seats)]
        self.voice = Voice(p, language, by_seat, console.encoding)
        self.bots: dict[int, Bot] = {
            chair: make_bot(name, course.game.name, course.seed % 2**40 * 8 + chair, clock=True)
            for chair, name in enumerate(players)
            if is_bot(name)
        }
        self.people = p.seats - len(self.bots)
        self._hint = hint
        self.note = "" if course.moves else provenance.sentence(p.game, language)
        """What is said once, where the game starts: which values are house-made."""
        self.keeping = True
        """Is the game saved on leaving? Unless somebody says no."""
        self.marked: list[int] = []
        """What is marked of a set, until it is chosen."""
        self.unanswered = ""
        """What was warned of: it is played when it is typed again, or after a yes."""
        self.viewer = SPECTATOR
        """Whose hand the screen may show."""
        self.handlers: dict[str, Callable[[str], bool]] = {}
        for command in COMMANDS:
            for word in [command, *self.voice.words(f"command-{command}")]:
                self.handlers[word] = getattr(self, f"do_{command}")

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
        self.tell(self.voice.say("mishap", what=self.voice.spell(f"{type(problem).__name__}: {problem}")))
        if self.keep():
            file = self.voice.spell(str(self.file))
            game = self.course.game.name
            self.tell(self.voice.say("left", file=file, game=game, quoted=shlex.quote(file)))

    def bot_turn(self, bot: Bot, seat: int) -> None:
        """A bot chooses by what its seat may know."""
        p = self.course.position
        outcome = self.course.prepare(p.text(bot.choose(Observation(p, seat))))
        self.course.play(outcome)
        if not self.people:
            for event in outcome.move.events:
                self.tell(self.voice.event(event, SPECTATOR))

    def person_turn(self, seat: int) -> None:
        """Show the table and ask until the position has changed."""
        if self.viewer != seat:
            if self.people > 1:
                self.hand_over(seat)
            self.viewer = seat
        self.marked, self.unanswered = [], ""
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
        """The table for the person at the screen, or only the next small choice."""
        if whole:
            if self.fresh:
                self.console.clear()
            scene = self.scene()
            note = screen.wrapped(self.voice.spell(self.note), scene.width)
            self.note = ""
            scene.height -= len(note)
            screen.show(self.console, [Text(line, style=screen.QUIET) for line in note])
            screen.show(self.console, screen.table(scene))
        else:
            scene = self.scene()
            scene.news = self.course.moves[-1].events
            screen.show(self.console, screen.short_table(scene))

    def scene(self) -> Scene:
        """What the person at the screen sees now."""
        news = self.course.news(self.viewer)
        size = self.console.size
        return Scene(self.course.position, self.viewer, self.voice, news, size.width, size.height)

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
        screen.say(self.console, text, style)

    # -- what was typed -------------------------------------------------------------------------------

    def answer(self, text: str) -> bool:
        """Do what was typed; has the position changed?"""
        words = text.casefold().split()
        if not words:
            return self.do_table("")
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
        scene = self.scene()
        cell = screen.face(p.game).cell
        things = ", ".join(cell(scene, p.option(other)).strip() for other in self.marked)
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
        self.course.play(self.course.prepare(text))
        return True

    def filtered(self, words: list[str], problem: UnknownAction) -> None:
        """The options that contain all words, or why there are none."""
        scene = self.scene()
        options = scene.options()
        numbered = [
            (number, option) for number, option in enumerate(options, 1) if self.matches(scene, option, words)
        ]
        if numbered:
            screen.show(self.console, screen.option_sentences(scene, numbered, len(options)))
        elif any(verb.name == words[0] for verb in scene.position.game.vocabulary.verbs):
            self.tell(self.voice.spell(problem.sentence(self.voice.language)))
        elif len(words) == 1 and words[0].isdigit():
            self.tell(self.voice.say("no-such-number", last=len(options)))
        else:
            self.tell(self.voice.say("nothing-matches", words=self.voice.spell(" ".join(words))))

    def matches(self, scene: Scene, option: Option, words: list[str]) -> bool:
        """Does every word occur in the option? Numbers count as a whole."""
        cell = screen.face(scene.position.game).cell(scene, option)
        return all_in(words, f"{option.text} {cell} {self.voice.option(option)}")

    # -- commands -------------------------------------------------------------------------------------

    def do_table(self, rest: str) -> bool:
        """Show the whole table again."""
        self.draw()
        return False

    def do_look(self, rest: str) -> bool:
        """A closer look at one thing, or at all that is on the table; the choice stays open."""
        scene = self.scene()
        screen.show(self.console, screen.face(scene.position.game).look(scene, rest))
        return False

    def do_sources(self, rest: str) -> bool:
        """Where the values of the game come from, file by file."""
        game = self.course.position.game
        self.tell(self.voice.spell(provenance.sentence(game, self.voice.language)))
        for each in provenance.sources(game, self.voice.language):
            params: dict[str, str | int] = {"file": each.file, "text": each.text}
            self.tell(self.voice.game("sources-file", **params, house=each.house, all=each.all))
        return False

    def do_help(self, rest: str) -> bool:
        p = self.course.position
        texts = [p.text(action) for action in choices.offered(p)]
        plain = [text for text in texts if not re.search(r"[_0-9]", text)]
        self.tell(self.voice.say("help", example=(plain or texts)[0]))
        return False

    def do_undo(self, rest: str) -> bool:
        """One step back over the own open choices."""
        free = self.course.free_undo([self.viewer])
        if not free.steps:
            name = self.voice.player(self.course.moves[-1].seat) if self.course.moves else ""
            self.tell(self.voice.say(free.why, name=name))
            return False
        action = self.course.moves[-1].action
        self.course.take_back(len(self.course.moves) - 1)
        self.marked, self.unanswered = [], ""
        self.draw()
        p = self.course.position
        said = [self.voice.option(p.option(each)) for each in choices.read(p, action).actions]
        self.tell(self.voice.say("undone", action=", ".join(said)))
        return False

    def do_why(self, rest: str) -> bool:
        """Why not: one action, those that match some words, or all that cannot be done now."""
        p = self.course.position
        words = rest.casefold().split()
        if words:
            try:
                reason = p.why_not(" ".join(words))
            except UnknownAction as problem:
                if self.tell_reasons(words):
                    return False
                self.tell(self.voice.spell(problem.sentence(self.voice.language)))
            else:
                self.tell(self.voice.reason(reason) if reason else self.voice.say("why-possible"))
        elif not self.tell_reasons(words):
            self.tell(self.voice.say("why-nothing"))
        return False

    def tell_reasons(self, words: list[str]) -> bool:
        """Say, merged by reason, why actions that match cannot be played; were there any?"""
        p = self.course.position
        scene = self.scene()
        merged: dict[str, list[str]] = {}
        for action in screen.face(p.game).thinkable(scene):
            reason = p.why_not(action)
            tried = self.voice.attempt(p, action)
            if reason is not None and all_in(words, f"{p.text(action)} {tried}"):
                merged.setdefault(self.voice.reason(reason), []).append(tried)
        for sentence, actions in merged.items():
            self.tell(f"{', '.join(dict.fromkeys(actions))}: {sentence}")
        return bool(merged)

    def do_hint(self, rest: str) -> bool:
        """The best options by what this seat knows, each with what it is worth and why."""
        p = self.course.position
        observation = Observation(p, p.seat)
        if self._hint is None:
            advice = hints(p.game.name, observation, self.course.seed % 2**40 + p.ply)
        else:
            advice = self._hint(observation)
        for place, each in enumerate(advice):
            option = self.voice.option(p.option(each.action))
            number = choices.offered(p).index(each.action) + 1
            points, chance = f"{each.points:.0f}", f"{each.chance * 100:.0f}"
            message = "hint" if place == 0 else "hint-other"
            if p.game.team(p) is not None:
                message += "-team"
            self.tell(self.voice.say(message, number=number, option=option, points=points, chance=chance))
            self.tell("    " + self.voice.advice(p, each))
        return False

    def do_log(self, rest: str) -> bool:
        """The latest events, for this viewer's eyes."""
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else LOG_LINES
        events = self.course.events()[-count:] if count else []
        if not events:
            self.tell(self.voice.say("log-empty"))
        for event in events:
            self.tell(self.voice.spell("· ") + self.voice.event(event, self.viewer))
        return False

    def do_save(self, rest: str) -> bool:
        self.save(rest)
        return False

    def do_quit(self, rest: str) -> bool:
        """Leave; the game is saved unless the person says no."""
        if self.course.moves:
            name = str(self.file or free_path(self.folder, self.record()))
            answer = self.listen(self.voice.say("quit-save", file=self.voice.spell(name)))
            if answer.casefold() in self.voice.words("answer-cancel"):
                return False
            if answer.casefold() in self.voice.words("answer-no"):
                self.keeping = False
            elif answer.casefold() not in ("", *self.voice.words("answer-yes")) and not self.save(answer):
                return False
        raise Leave

    # -- saving and leaving -----------------------------------------------------------------------------

    def save(self, name: str) -> bool:
        """Write the record to the file of that name, or to a new one; say where, or why not."""
        record = self.record()
        shown = self.voice.spell(name)
        try:
            path = self.path(name, record)
            shown = self.voice.spell(str(path))
            if path.exists() and path != self.file:
                answer = self.listen(self.voice.say("save-exists", file=shown))
                if answer.casefold() not in self.voice.words("answer-yes"):
                    self.tell(self.voice.say("save-not"))
                    return False
            write(record, path)
        except (OSError, ValueError, RuntimeError) as error:
            why = getattr(error, "strerror", None) or str(error)
            self.tell(self.voice.say("save-failed", file=shown, why=self.voice.spell(why)))
            return False
        self.file = path
        self.tell(self.voice.say("saved", file=shown, count=len(record.actions)))
        return True

    def path(self, name: str, record: Record) -> Path:
        """The file meant by a name: seen from our folder, inside it if it is one, our own if it is empty."""
        if not name:
            return self.file or free_path(self.folder, record)
        path = self.folder / Path(name).expanduser()
        return free_path(path, record) if path.is_dir() else path

    def keep(self) -> bool:
        """Save without questions; where no file can be written the record goes to the screen."""
        record = self.record()
        self.file = write_somewhere(record, self.file, self.folder)
        if self.file is None:
            self.tell(self.voice.say("save-nowhere"))
            self.tell(self.voice.spell(record.text()))
            return False
        return True

    def goodbye(self) -> None:
        """Leave before the end: what was played is kept, and how to go on is said."""
        self.console.print()
        if self.course.moves and self.keeping and self.keep():
            file = self.voice.spell(str(self.file))
            game = self.course.game.name
            self.tell(self.voice.say("left", file=file, game=game, quoted=self.quoted(file)))
        elif not self.course.moves or not self.keeping:
            self.tell(self.voice.say("left-unsaved"))

    def end(self) -> None:
        """The last news, the score sheet, and where the record is."""
        if self.people > 1:
            self.viewer = SPECTATOR
        scene = self.scene()
        if self.people == 1:
            screen.show(self.console, screen.news_lines(scene, 12))
        screen.show(self.console, screen.score_sheet(scene, self.course.position.scores()))
        if self.keep():
            file = self.voice.spell(str(self.file))
            self.tell(self.voice.say("kept", file=file, quoted=self.quoted(file)))

    def quoted(self, file: str) -> str:
        """The file as one types it on the command line, with the pack it needs."""
        pack = self.pack
        return shlex.quote(file) + (f" --pack {shlex.quote(pack)}" if pack else "")


def displayed(players: list[str]) -> list[str]:
    """The names by chair, told apart where they are alike."""
    found = []
    for chair, name in enumerate(players):
        alike = players[: chair + 1].count(name)
        found.append(f"{name} {alike}" if players.count(name) > 1 else name)
    return found


def all_in(words: list[str], text: str) -> bool:
    """Do all words occur in the text? A number only as a whole number."""
    text = text.casefold()
    return all(
        re.search(rf"(?<!\d){word}(?!\d)", text) is not None if word.isdigit() else word in text
        for word in words
    )
