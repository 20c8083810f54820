"""Decisions: from what a person asks for to the row that makes it happen, or to a refusal with its reason."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from secrets import randbits
from typing import Any

from bathysphere.content.packs import game_for
from bathysphere.engine.errors import OptionError, RecordError
from bathysphere.engine.record import Record, replay
from bathysphere.engine.seeds import commitment, fresh
from bathysphere.engine.settings import checked
from bathysphere.minds import known
from bathysphere.play import absent, entries, ground, host, planning, unasked
from bathysphere.play.clock import ClockPlan
from bathysphere.play.course import Outcome
from bathysphere.play.entries import Chair, Command, Commands, Create, SeatPlan, What
from bathysphere.play.lessons import Lesson
from bathysphere.play.planning import PlannedAction
from bathysphere.play.refusal import PassedOn, Refusal
from bathysphere.play.table import SPECTATOR, STAND_IN, Table

LONGEST_CLOCK = 60 * 24 * 3600
EXAMPLE_LEVEL = "mate"
"""Who plays against the reader of a worked example."""
UNWISE = "random"
"""The bot that knows nothing: it may sit at any table where something is tried out."""
NAMELESS = "you"
"""How records of ours call somebody who goes by their own name."""
MOST_PRIVATE = 1000
"""Plans and habits that one person may write down at one table."""
SEED_BITS = 62
"""Of the seed by which a world is dealt anew."""


def clean(text: str, most: int = 40) -> str:
    """A name or a line of chat as plain text: no control characters, no odd spaces, not too long."""
    kept = "".join(
        c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text)
    )
    return " ".join(kept.split())[:most].strip()


# -- making tables ----------------------------------------------------------------------------------


def create(
    name: str,
    settings: dict[str, str],
    seats: list[SeatPlan],
    person: str,
    person_name: str,
    listed: bool = False,
    watch: bool = True,
    clock: ClockPlan | None = None,
    hints: bool | None = None,
    shown: bool = False,
    rated: bool = False,
) -> Create:
    """A new table with a fresh seed; a refusal says what cannot be set up."""
    try:
        rules = game_for(name, settings)
        chosen = checked(name, rules.settings, settings)
        if not rules.least_seats <= len(seats) <= rules.most_seats:
            least, most = str(rules.least_seats), str(rules.most_seats)
            raise OptionError("seats", game=name, found=str(len(seats)), least=least, most=most)
        chairs = [_chair(plan, person, person_name) for plan in seats]
    except OptionError as problem:
        raise PassedOn("game-unknown" if problem.code == "game-unknown" else "setup", problem) from problem
    if clock is not None and not _fits(clock):
        raise Refusal("clock", most=str(LONGEST_CLOCK))
    made = Create(name, chosen, fresh(), rules.version, chairs, person, listed, watch, clock)
    if hints is not None:
        made.hints = "yes" if hints else "no"
    made.shown = shown and watch
    if rated:
        if any(chair.kind == "bot" for chair in chairs) or len(chairs) < 2 or _twice(chairs):  # noqa: PLR2004
            raise Refusal("rated-people")
        made.rated, made.hints = True, "no"
    return _sealed(made)


def _twice(chairs: list[Chair]) -> bool:
    """Does somebody hold two of these?"""
    people = [chair.person for chair in chairs if chair.person]
    return len(people) > len(set(people))


def _fits(clock: ClockPlan) -> bool:
    """Is it a clock that can be played with?"""
    within = 0 < clock.base <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK
    return within and (clock.most == 0 or clock.base <= clock.most <= LONGEST_CLOCK)


def rematch(table: Table) -> Create:
    """The same table again, everybody on their chairs, with a fresh seed and the newest rules."""
    if table.status != "over":
        raise Refusal("not-over")
    setup = table.setup
    newest = game_for(setup.game, setup.settings)
    known = [setting.name for setting in newest.settings]
    kept = {name: value for name, value in setup.settings.items() if name in known}
    settings = checked(setup.game, newest.settings, kept)
    chairs = [
        Chair(chair.kind, chair.name, chair.level, chair.person) if chair.kind != "open" else chair
        for chair in table.chairs
    ]
    version, owner = newest.version, setup.host
    made = Create(setup.game, settings, fresh(), version, chairs, owner, False, table.watch, setup.clock)
    made.hints = setup.hints
    return _sealed(made)


def branch(table: Table, moves: int, seats: list[SeatPlan], person: str, person_name: str) -> Create:
    """What if: a private table that begins at a moment of a game. `seats` are by seat.

    While the game runs, whoever holds a seat gets a world that could be the true one: what is hidden from it
    is dealt anew, so that nobody learns by trying. Bots only help with that where they may give hints.
    """
    over = table.status == "over"
    advised = table.hints or (over and table.setup.world is None)
    if not over:
        _check_trying(table, person)
    if not advised and any(plan.kind == "bot" and plan.level != UNWISE for plan in seats):
        raise Refusal("branch-bots")
    if over and table.setup.world is None:
        made = from_record(table.record(), moves, _by_chair(table, seats), person, person_name)
    else:
        made = _from_world(table, moves, _by_chair(table, seats), person, person_name)
    made.branch_of = table.id
    if not advised:
        made.hints = "no"
    return made


def _check_trying(table: Table, person: str) -> None:
    """Only whoever sits at a running game may try it out, on one seat: two may be two people at a screen."""
    if table.status != "running":
        raise Refusal("not-over")
    people = [chair.person for chair in table.chairs if chair.kind != "bot"]
    alone = people in ([], [person]) or (table.setup.tried >= 0 and set(people) == {person})
    if not alone and len(table.seats_of(person)) != 1:
        raise Refusal("branch-people")
    if not alone and table.paused:
        raise Refusal("paused")


def _from_world(table: Table, moves: int, seats: list[SeatPlan], person: str, person_name: str) -> Create:
    """A private table that begins with what a person could know of a moment, all else dealt anew."""
    assert table.play is not None
    if any(plan.kind == "open" for plan in seats):
        raise Refusal("branch-seats", wanted=str(len(seats)))
    p, tried = table.play.at(moves), -1
    if table.status != "over":
        tried = next(iter(table.seats_of(person)), SPECTATOR)
        p = p.determinize(tried, randbits(SEED_BITS))
    try:
        chairs = [_chair(plan, person, person_name) for plan in seats]
    except OptionError as problem:
        raise PassedOn("setup", problem) from problem
    setup = table.setup
    world: dict[str, Any] = json.loads(ground.dumped(p))
    version = p.game.version
    made = Create(setup.game, setup.settings, fresh(), version, chairs, person, watch=False, world=world)
    made.tried = tried
    return made


def from_record(
    record: Record, moves: int | None, seats: list[SeatPlan], person: str, person_name: str
) -> Create:
    """A private table that begins where the first `moves` actions of a record lead. `seats` are by chair."""
    moves = len(record.actions) if moves is None else moves
    if not 0 <= moves <= len(record.actions):
        raise Refusal("moment-unknown", found=str(moves), most=str(len(record.actions)))
    if len(seats) != record.seats or any(plan.kind == "open" for plan in seats):
        raise Refusal("branch-seats", wanted=str(record.seats))
    try:
        p = replay(record, game_for(record.game, record.settings), moves)
        chairs = [_chair(plan, person, person_name) for plan in seats]
    except RecordError as problem:
        raise PassedOn("record", problem) from problem
    except OptionError as problem:
        raise PassedOn("setup", problem) from problem
    settings = dict(p.content.settings)
    prefix = record.actions[:moves]
    return _sealed(
        Create(record.game, settings, record.seed, record.version, chairs, person, watch=False, prefix=prefix)
    )


def _sealed(made: Create) -> Create:
    """A table that commits itself to its seed."""
    made.seal = commitment(made.seed)
    return made


def lesson(learnt: Lesson, person: str, person_name: str) -> Create:
    """A private table at the position of a lesson: the learner on its seat, the others do what it says."""
    made = from_record(learnt.record, None, _one_and_bots(learnt.record, STAND_IN), person, person_name)
    made.lesson = learnt.id
    return made


def example(record: Record, person: str, person_name: str) -> Create:
    """A private table at the position of a worked example: the reader against bots, by names it tells of."""
    return from_record(record, None, _one_and_bots(record, EXAMPLE_LEVEL, named=True), person, person_name)


def _one_and_bots(record: Record, level: str, named: bool = False) -> list[SeatPlan]:
    """The seat that is to choose where a record ends is somebody's, all others are bots'; by chair.

    `named`: that somebody goes by the name in the record, if there is one.
    """
    p = replay(record, game_for(record.game, record.settings))
    chair = p.chair_of_seat(p.seat)
    names = record.players or [""] * record.seats
    mine = names[chair] if named and names[chair] != NAMELESS else ""
    return [
        SeatPlan("me", mine) if place == chair else SeatPlan("bot", names[place], level)
        for place in range(record.seats)
    ]


def _by_chair(table: Table, seats: list[SeatPlan]) -> list[SeatPlan]:
    if len(seats) != len(table.chairs):
        raise Refusal("branch-seats", wanted=str(len(table.chairs)))
    return [seats[table.position.seat_of_chair(chair)] for chair in range(len(seats))]


def _chair(plan: SeatPlan, person: str, person_name: str) -> Chair:
    if plan.kind == "me":
        return Chair("person", clean(plan.name) or person_name, person=person)
    if plan.kind == "bot":
        level = plan.level or STAND_IN
        if level not in known():
            raise OptionError("bot-unknown", bot=level, known=", ".join(known()))
        return Chair("bot", clean(plan.name) or level.capitalize(), level)
    return Chair("open")


# -- sitting down -----------------------------------------------------------------------------------


def sit(table: Table, chair: int | None, person: str, name: str, invited: bool) -> entries.Sit | None:
    """Sit down, on this chair or any; None if the person sits there already."""
    if table.closed:
        raise Refusal("table-closed")
    if chair is not None and 0 <= chair < len(table.chairs) and table.chairs[chair].person == person:
        return None
    if person in table.removed:
        raise Refusal("removed")
    if not invited and not table.setup.listed:
        raise Refusal("private")
    if any(other.person == person for other in table.chairs):
        raise Refusal("seated")
    free = [
        place
        for place, other in enumerate(table.chairs)
        if other.kind == "open" or (invited and table.status == "running" and place in table.absent.offered)
    ]
    if chair is None:
        if not free:
            raise Refusal("no-open-seat")
        chair = free[0]
    if chair not in free:
        raise Refusal("seat-taken")
    return entries.Sit(chair, name)


# -- at the table -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """The row that may come next, and what its action comes to, if it is one."""

    what: What
    outcome: Outcome | None = None


def decide(table: Table, command: Commands, person: str, name: str) -> Decision:
    """What a command asks for; Refusal says why there is none. Nothing changes."""
    if table.closed:
        raise Refusal("table-closed")
    if isinstance(command, entries.DoAct):
        return _act(table, command, person)
    return Decision(_decide(table, command, person, name))


def act(table: Table, action: str, by: entries.Unasked = "") -> Decision:
    """An action of the seat that has to choose, whoever plays it."""
    outcome = table.prepare(action)
    return Decision(entries.Act(outcome.move.seat, outcome.move.action, by), outcome)


def carried_out(table: Table) -> Decision | None:
    """What plays itself now, if anything does."""
    due = unasked.due(table)
    return None if due is None else act(table, due.action, due.by)


def hint(table: Table, seat: int) -> Decision | None:
    """A bot advises a seat. None if it is known already that it does in this position."""
    if not table.hints:
        raise Refusal("hints-off")
    since = table.rows[max(0, table.changed - 1) :]
    return None if entries.Hint(seat) in [row.what for row in since] else Decision(entries.Hint(seat))


def _decide(table: Table, command: Commands, person: str, name: str) -> What:
    seats = table.seats_of(person)
    if isinstance(command, entries.DoChat):
        return _chat(table, command, seats, person, name)
    if isinstance(command, entries.HostCommands):
        return host.decide(table, command, person)
    if isinstance(command, entries.SeatCommands):
        return absent.decide(table, command, person)
    seat = _seat(command, seats)
    if isinstance(command, entries.DoStart):
        return _start(table, person)
    if isinstance(command, entries.DoLeave):
        return _leave(table, person, seat)
    if table.status != "running":
        raise Refusal("not-running")
    if isinstance(command, entries.PrivateCommands):
        return _private(table, command, seat, person)
    match command:
        case entries.DoUndo():
            return _undo(table, command, seats)
        case entries.DoAsk(moves=moves):
            return _ask(table, command, seat, moves)
        case entries.DoAnswer(agree=agree):
            return _answer(table, seats, agree)
        case entries.DoWithdraw():
            return _withdraw(table, seats)
        case entries.DoPause() | entries.DoResume():
            return _pause(table, seat, isinstance(command, entries.DoPause))
    return entries.Resign(seat, STAND_IN)


def _seat(command: Command, seats: list[int]) -> int:
    """The seat a command is for, among those that a person holds."""
    if not seats:
        raise Refusal("no-seat")
    if command.seat is not None and command.seat not in seats:
        raise Refusal("wrong-seat", seat=str(command.seat))
    return seats[0] if command.seat is None else command.seat


def _fresh(table: Table, command: Command) -> None:
    """Was the command made for the position of now?"""
    if not table.changed <= command.revision <= table.revision:
        raise Refusal("stale", revision=str(table.revision))


def _chat(table: Table, command: entries.DoChat, seats: list[int], person: str, name: str) -> entries.Chat:
    if person in table.muted:
        raise Refusal("muted")
    text = clean(command.text, 500)
    if not text:
        raise Refusal("chat-empty")
    if not seats:
        if not table.watch:
            raise Refusal("private")
        if person in table.removed:
            raise Refusal("removed")
        return entries.Chat(SPECTATOR, name, text)
    seat = command.seat if command.seat in seats else seats[0]
    return entries.Chat(seat, table.chair(seat).name, text)


def _start(table: Table, person: str) -> entries.Start:
    if table.setup.host != person:
        raise Refusal("not-host")
    if table.status != "waiting":
        raise Refusal("started")
    return entries.Start(STAND_IN)


def _leave(table: Table, person: str, chair: int) -> entries.Leave:
    if table.status != "waiting":
        raise Refusal("started")
    if table.setup.host == person:
        raise Refusal("host-stays")
    return entries.Leave(chair, table.chairs[chair].name)


def _act(table: Table, command: entries.DoAct, person: str) -> Decision:
    seats = table.seats_of(person)
    _seat(command, seats)
    if table.status != "running":
        raise Refusal("not-running")
    _fresh(table, command)
    if table.pending not in seats or command.seat not in (None, table.pending):
        raise Refusal("wrong-seat", seat=str(table.pending))
    if table.fault is not None:
        raise Refusal("set-aside")
    if table.paused:
        raise Refusal("paused")
    assert table.play is not None
    if table.play.is_part(command.action):
        raise Refusal("set-whole")
    return act(table, command.action)


def _undo(table: Table, command: entries.DoUndo, seats: list[int]) -> entries.Undo:
    _fresh(table, command)
    if table.paused:
        raise Refusal("paused")
    if table.fault is not None:
        # What is taken back is the move that could not be played; the position stayed as it was.
        return entries.Undo(seats[0], 0)
    free = table.free_undo(seats)
    steps = max(1, free.turn) if command.turn else command.steps
    if steps > free.steps:
        raise Refusal(free.why)
    assert table.play is not None
    return entries.Undo(table.play.moves[-1].seat, steps)


def _ask(table: Table, command: Command, seat: int, moves: int) -> entries.Ask:
    _fresh(table, command)
    if table.request is not None:
        raise Refusal("request-open")
    if moves >= table.moves and not (table.fault is not None and moves == table.moves):
        raise Refusal("undo-nothing")
    return entries.Ask(seat, moves)


def _answer(table: Table, seats: list[int], agree: bool) -> entries.Agree | entries.Decline:
    if table.request is None:
        raise Refusal("no-request")
    waiting = [seat for seat in seats if seat not in table.request.agreed]
    if not waiting:
        raise Refusal("no-request")
    return entries.Agree(waiting) if agree else entries.Decline(waiting[0])


def _withdraw(table: Table, seats: list[int]) -> entries.Withdraw:
    if table.request is None or table.request.seat not in seats:
        raise Refusal("no-request")
    return entries.Withdraw(table.request.seat)


def _private(
    table: Table, command: entries.PrivateCommands, seat: int, person: str
) -> planning.Plan | planning.Habit:
    if table.unasked.written.get(person, 0) >= MOST_PRIVATE:
        raise Refusal("plans-full", most=str(MOST_PRIVATE))
    if isinstance(command, entries.DoHabit):
        return planning.Habit(seat, command.single, command.answers)
    verbs = {verb.name for verb in table.position.game.vocabulary.verbs}
    unknown = next((one.action for one in command.actions if one.action.split(" ")[0] not in verbs), None)
    if unknown is not None:
        raise Refusal("plan-unknown", action=unknown)
    if not command.actions and table.unasked.plan(table, seat) is None:
        raise Refusal("no-plan")
    return planning.Plan(seat, [PlannedAction(one.action, clean(one.label, 200)) for one in command.actions])


def _pause(table: Table, seat: int, pause: bool) -> entries.Pause | entries.Resume:
    if pause == table.paused:
        raise Refusal("paused" if pause else "not-paused")
    return entries.Pause(seat) if pause else entries.Resume(seat)
