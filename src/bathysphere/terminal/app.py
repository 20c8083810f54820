"""The table in the terminal, for any game: people type, bots think, and nothing is lost on the way out.

`play` starts a game and `resume` goes on with a record. What a board looks like is the business of the game
(`Game.terminal_face`); how it comes to the screen, of `sitting.py`; here is what one can ask for besides.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from bathysphere.catalogue import game_of, game_with
from bathysphere.content import provenance
from bathysphere.engine import choices
from bathysphere.engine.errors import UnknownAction
from bathysphere.engine.record import Record
from bathysphere.engine.seeds import Seed, as_number, fresh
from bathysphere.language.languages import DEFAULT
from bathysphere.minds import Observation
from bathysphere.minds.hints import Advice, hints
from bathysphere.play.course import Course
from bathysphere.terminal import lines
from bathysphere.terminal.looking import look
from bathysphere.terminal.manual import Reader
from bathysphere.terminal.saving import free_path
from bathysphere.terminal.scene import face
from bathysphere.terminal.sitting import Leave, Outcome, Seat, all_in

__all__ = ["COMMANDS", "Outcome", "Sitting", "play", "resume"]

COMMANDS = (
    "undo",
    "why",
    "save",
    "log",
    "help",
    "hint",
    "coach",
    "look",
    "more",
    "table",
    "rules",
    "sources",
    "quit",
)
LOG_LINES = 20


def play(
    game: str,
    seats: list[str],
    language: str = DEFAULT,
    seed: Seed | None = None,
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
    chosen = fresh() if seed is None else seed
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


class Sitting(Seat):
    """One game at one terminal, with all that can be asked there."""

    def run(self) -> Outcome:
        """Play until the game is over or somebody leaves."""
        for command in COMMANDS:
            for word in [command, *self.voice.words(f"command-{command}")]:
                self.handlers[word] = getattr(self, f"do_{command}")
        return super().run()

    # -- commands -------------------------------------------------------------------------------------

    def do_table(self, rest: str) -> bool:
        """Show the whole table again."""
        self.draw()
        return False

    def do_look(self, rest: str) -> bool:
        """A closer look at one thing, or at what there is to see; the choice stays open."""
        self.page(look(self.scene(), rest))
        return False

    def do_more(self, rest: str) -> bool:
        """What found no room on the screen."""
        if self.rest:
            self.page(self.rest)
        else:
            self.tell(self.voice.say("more-nothing"))
        return False

    def do_sources(self, rest: str) -> bool:
        """Where the values of the game come from, file by file."""
        game, settings = self.course.position.game, self.course.position.content.settings
        self.tell(self.voice.spell(provenance.sentence(game, self.voice.language, settings)))
        for each in provenance.sources(game, self.voice.language):
            params: dict[str, str | int] = {"file": each.file, "text": each.text}
            self.tell(self.voice.game("sources-file", **params, house=each.house, all=each.all))
        return False

    def do_coach(self, rest: str) -> bool:
        """A line under each question, or no more; without a word the other of the two."""
        words = rest.casefold().split()
        if words and words[0] in self.voice.words("answer-off"):
            self.coached = False
        elif words and words[0] in self.voice.words("answer-on"):
            self.coached = True
        else:
            self.coached = not self.coached
        self.tell(self.voice.say("coach-on" if self.coached else "coach-off"))
        lines.show(self.console, self.coach_lines())
        return False

    def do_rules(self, rest: str) -> bool:
        """Look something up in the manual, as it holds at this table."""
        p = self.course.position
        reader = Reader(p.game, self.voice.language, p.content.settings.get("edition", ""))
        self.tell("\n".join(self.voice.spell(line) for line in reader.look_up(rest)))
        return False

    def do_help(self, rest: str) -> bool:
        p = self.course.position
        texts = [p.text(action) for action in choices.offered(p)]
        plain = [text for text in texts if not re.search(r"[_0-9]", text)]
        rule = p.steps[p.stack[-1].step].rule if p.game.manual(self.voice.language) else ""
        self.tell(self.voice.say("help", example=(plain or texts)[0], rule=rule or "none"))
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
        self.keeper.keep(self.record())
        self.marked, self.unanswered = [], ""
        self.draw()
        p = self.course.position
        said = [self.voice.option(p.option(each)) for each in choices.read(p, action).actions]
        self.tell(self.voice.say("undone", action=", ".join(said)))
        return False

    def do_why(self, rest: str) -> bool:
        """Why not: an action, a number on the list, what matches words, or all that cannot be done now."""
        p = self.course.position
        words = rest.casefold().split()
        if not words:
            if not self.tell_reasons(words):
                self.tell(self.voice.say("why-nothing"))
            return False
        reason = None
        try:
            reason = choices.read(p, self.numbered(words)).why_not(p)
        except UnknownAction as problem:
            if self.tell_reasons(words):
                return False
            if not self.matching(words):
                self.unmatched(words, problem)
                return False
        self.tell(self.voice.reason(reason) if reason else self.voice.say("why-possible"))
        return False

    def tell_reasons(self, words: list[str]) -> bool:
        """Say, merged by reason, why actions that match cannot be played; were there any?

        Without words, of several reasons by one rule only the first is told.
        """
        p = self.course.position
        scene = self.scene()
        merged: dict[str, list[str]] = {}
        alike: dict[str, set[str]] = {}
        for action in face(p.game).thinkable(scene):
            reason = p.why_not(action)
            tried = self.voice.attempt(p, action)
            if reason is not None and all_in(words, f"{p.text(action)} {tried}"):
                sentence = self.voice.reason(reason)
                same = alike.setdefault(reason.rule or sentence, set())
                same.add(sentence)
                if words or len(same) == 1 or sentence in merged:
                    merged.setdefault(sentence, []).append(tried)
        for sentence, actions in merged.items():
            others = 0 if words else next(len(same) for same in alike.values() if sentence in same) - 1
            more = " " + self.voice.say("why-more", count=others) if others else ""
            self.tell(f"{', '.join(dict.fromkeys(actions))}: {sentence}{more}")
        return bool(merged)

    def do_hint(self, rest: str) -> bool:
        """The best options by what this seat knows, each with what it is worth and why."""
        p = self.course.position
        observation = Observation(p, p.seat)
        if self._hint is None:
            advice = hints(p.game.name, observation, as_number(self.course.seed) % 2**40 + p.ply)
        else:
            advice = self._hint(observation)
        for place, each in enumerate(advice):
            option = self.voice.advised(p, each)
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
