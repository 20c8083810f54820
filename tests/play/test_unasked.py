"""Plans, standing answers and single choices: what is played while its player is away, and where it stops."""

from __future__ import annotations

import random

import msgspec
import pytest

from bathysphere.play import decide, entries, opening, planning, unasked
from bathysphere.play.entries import Chair, Create, Row
from bathysphere.play.planning import PlannedAction
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from bathysphere.server.notices.occasions import occasions
from bathysphere.server.web.projector import Projector
from tests.play.people import ANN, BOB, COMMANDS, Evening, as_people_say

GAMES = ("deepsea", "reef", "shares")
COMMANDS |= {"plan": entries.DoPlan, "habit": entries.DoHabit}


def planned(*actions: str) -> list[PlannedAction]:
    return [PlannedAction(action, f"({action})") for action in actions]


def carried_out(evening: Evening) -> list[str]:
    """Let play itself what is due, as a server does; what that was."""
    played = []
    while (decision := decide.carried_out(evening.table)) is not None:
        assert isinstance(decision.what, entries.Act)
        played.append(decision.what.by)
        evening.add(decision.what)
    return played


def begun() -> Evening:
    """After the draft: Bob has the first turn, Ann the next."""
    evening = Evening(ANN, BOB)
    evening.draft()
    assert evening.sits(evening.table.pending) == BOB
    return evening


def test_a_plan_waits_for_its_turn_and_is_carried_out() -> None:
    evening = begun()
    evening.do(ANN, "plan", actions=planned("buy pearl-23", "pay wildlife-38 only"))
    assert carried_out(evening) == []
    while evening.sits(evening.table.pending) == BOB:
        evening.act()
    assert carried_out(evening) == ["plan", "plan"]
    assert evening.table.unasked.plans == {}
    assert evening.sits(evening.table.pending) == BOB
    acts = [row.what for row in evening.table.rows if isinstance(row.what, entries.Act)][-2:]
    assert [(act.action, act.by) for act in acts] == [
        ("buy pearl-23", "plan"),
        ("pay wildlife-38 only", "plan"),
    ]


def test_only_its_holder_sees_a_plan() -> None:
    evening = begun()
    evening.do(BOB, "plan", actions=planned("draw"))
    seats = {who: evening.table.seats_of(who)[0] for who in (ANN, BOB)}
    for seat in (seats[ANN], -1):
        sent = msgspec.json.encode(Projector(evening.table, seat, "en").entries(0))
        assert b"draw" not in sent
        assert b'"kind":"quiet"' in sent
        state = Projector(evening.table, seat, "en").state(ANN, 0, ([], 0), None)
        assert state.unasked is None or state.unasked.plan is None
    own = Projector(evening.table, seats[BOB], "en").state(BOB, 0, ([], 0), None).unasked
    assert own is not None
    assert own.plan is not None
    assert [one.action for one in own.plan.actions] == ["draw"]


def test_a_plan_stops_at_what_its_seat_learns_and_says_so() -> None:
    """In Too Deep: whoever draws cards knows more than when the plan was made."""
    evening = begun()
    evening.do(BOB, "plan", actions=planned("draw", "draw"))
    assert carried_out(evening) == ["plan"]
    seat = evening.table.seats_of(BOB)[0]
    for language, begins in (("en", "Your plan stopped, because you learnt"), ("de", "Dein Plan hat")):
        info = Projector(evening.table, seat, language).state(BOB, 0, ([], 0), None).unasked
        assert info is not None
        assert info.plan is not None
        assert (info.plan.stopped, info.plan.done) == ("revealed", 1)
        assert info.plan.sentence.startswith(begins)
    while evening.sits(evening.table.pending) == ANN:
        evening.act()
    assert carried_out(evening) == []


def test_a_plan_that_became_impossible_stops_and_says_so() -> None:
    evening = begun()
    p = evening.table.position
    impossible = next(
        p.game.vocabulary.text(action, p.content.labels)
        for action in range(400)
        if p.why_not(action) is not None
    )
    evening.do(BOB, "plan", actions=planned(impossible))
    assert carried_out(evening) == []
    for language, begins in (("en", "Your plan stopped"), ("de", "Dein Plan hat angehalten")):
        info = Projector(evening.table, p.seat, language).state(BOB, 0, ([], 0), None).unasked
        assert info is not None
        assert info.plan is not None
        assert info.plan.stopped == "illegal"
        assert info.plan.sentence.startswith(begins)


def test_whoever_acts_gives_the_plan_up() -> None:
    evening = begun()
    seat = evening.table.pending
    evening.do(BOB, "plan", actions=planned("draw", "draw"))
    evening.act()
    assert evening.table.unasked.plan(evening.table, seat) is None


def test_after_a_step_back_nothing_plays_itself() -> None:
    evening = begun()
    evening.do(BOB, "plan", actions=planned("buy research-11", "pay cleaning-13 only"))
    evening.add(decide.carried_out(evening.table).what)  # type: ignore[union-attr]
    evening.do(BOB, "undo")
    assert unasked.due(evening.table) is None
    left = evening.table.unasked.plan(evening.table, evening.table.pending)
    assert left is not None
    assert left.stopped == "taken-back"


def test_a_plan_goes_with_its_player() -> None:
    evening = begun()
    evening.do(ANN, "plan", actions=planned("draw"))
    seat = evening.table.seats_of(ANN)[0]
    evening.do(ANN, "resign")
    assert evening.table.unasked.plan(evening.table, seat) is None


@pytest.mark.parametrize(("actions", "code"), [(["fly moon"], "plan-unknown"), ([], "no-plan")])
def test_what_cannot_be_planned_is_refused(actions: list[str], code: str) -> None:
    evening = begun()
    with pytest.raises(Refusal) as refused:
        evening.do(BOB, "plan", actions=planned(*actions))
    assert refused.value.code == code
    assert refused.value.sentence("de")


def test_plans_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_PRIVATE", 2)
    evening = begun()
    evening.do(BOB, "plan", actions=planned("draw"))
    evening.do(BOB, "habit", single=True)
    with pytest.raises(Refusal) as refused:
        evening.do(BOB, "plan", actions=planned("draw"))
    assert refused.value.code == "plans-full"
    evening.do(ANN, "plan", actions=planned("draw"))


def some_table(game: str, seed: int, moves: int) -> Table:
    """Three people, some random moves into a game."""
    table = Table("t")
    chairs = [Chair("person", who, person=who) for who in ("ann", "bob", "cyd")]
    table.apply(Row(0, 1, Create(game, {}, seed, decide.game_for(game, {}).version, chairs, "ann")))
    chance = random.Random(seed)
    for _ in range(moves):
        p = table.position
        if p.over:
            break
        text = as_people_say(p, p.choices[chance.randrange(len(p.choices))])
        table = table.after(Row(table.revision, table.revision, decide.act(table, text).what))
    return table


def with_row(table: Table, what: entries.What, person: str = "") -> Table:
    return table.after(Row(table.revision, table.revision, what, person))


@pytest.mark.parametrize("game", GAMES)
def test_single_choices_play_themselves_where_it_was_wished(game: str) -> None:
    """And only those: never where something else could be chosen, and never what was chosen out of reach."""
    played = 0
    for seed in range(6):
        table = some_table(game, seed, 0)
        for seat in range(3):
            table = with_row(table, planning.Habit(seat, single=True), table.chair(seat).person)
        chance = random.Random(seed)
        for _ in range(150):
            if table.status != "running":
                break
            p, due = table.position, unasked.due(table)
            if due is not None:
                assert len(p.choices) == 1
                free = table.free_undo([p.seat]).steps if table.unasked.chose else 0
                table = with_row(table, decide.act(table, due.action, due.by).what)
                if free and table.unasked.mover == p.seat and table.status == "running":
                    assert table.free_undo([p.seat]).steps >= free
                played += 1
                continue
            text = as_people_say(p, p.choices[chance.randrange(len(p.choices))])
            table = with_row(table, decide.act(table, text).what, table.chair(p.seat).person)
    assert played


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_one_plan(game: str) -> None:
    """Whether a plan goes on or stops is the same in all worlds that its seat cannot tell apart."""
    went_on = stopped = 0
    for seed in range(40):
        table = some_table(game, seed, 5 + 2 * seed)
        if table.status != "running":
            continue
        seat, p = table.pending, table.position
        chance = random.Random(seed)
        texts = [as_people_say(p, action) for action in chance.sample(p.choices, min(3, len(p.choices)))]
        verbs = p.game.vocabulary
        texts += [verbs.text(a, p.content.labels) for a in range(0, 300, 40) if p.why_not(a) is not None][:1]
        for text in texts:
            answers = []
            for world in range(4):
                twin = some_table(game, seed, 5 + 2 * seed)
                assert twin.play is not None
                if world:
                    twin.play.position = p.determinize(seat, world)
                person = twin.chair(seat).person
                twin = with_row(twin, planning.Plan(seat, [PlannedAction(text)] * 2), person)
                twin = with_row(twin, planning.Habit(seat, single=True), person)
                left = twin.unasked.plan(twin, seat)
                assert left is not None
                sentence = Projector(twin, seat, "en").state(person, 0, ([], 0), None).unasked
                due = unasked.due(twin)
                then = None
                if due is not None:
                    after = with_row(twin, decide.act(twin, due.action, due.by).what)
                    if not unasked.learnt(after, after.revision - 1, seat):
                        then = after.unasked.plan(after, seat)
                answers.append((left, due, then, msgspec.json.encode(sentence)))
            assert all(answer == answers[0] for answer in answers)
            went_on += answers[0][1] is not None
            stopped += answers[0][1] is None
    assert went_on
    assert stopped


@pytest.mark.parametrize("game", GAMES)
def test_no_plan_is_carried_past_something_new(game: str) -> None:
    """Plans of many actions at tables of chance rest after every row that told their seat something."""
    rested = 0
    for seed in range(12):
        table = some_table(game, seed, 3)
        chance = random.Random(seed)
        while table.status == "running" and table.moves < 120:
            p = table.position
            for seat in range(3):
                if chance.random() < 0.5:
                    line = [as_people_say(p, chance.choice(p.choices)) for _ in range(4)]
                    row = planning.Plan(seat, [PlannedAction(text) for text in line])
                    table = with_row(table, row, table.chair(seat).person)
            before = dict(table.unasked.plans)
            decision = decide.carried_out(table)
            if decision is None:
                text = as_people_say(p, chance.choice(p.choices))
                decision = decide.act(table, text)
            table = with_row(table, decision.what)
            for seat in before:
                left = table.unasked.plans.get(seat)
                if left is not None and unasked.learnt(table, table.revision - 1, seat):
                    assert left.stopped == "revealed"
                    due = unasked.due(table)
                    assert due is None or due.seat != seat
                    rested += 1
    assert rested


def test_a_standing_answer_is_for_questions_in_the_turn_of_others() -> None:
    asked = 0
    for seed in range(30):
        table = some_table("deepsea", seed, 20 + 5 * seed)
        if table.status != "running":
            continue
        p = table.position
        step, text = p.steps[p.stack[-1].step].name, as_people_say(p, p.choices[0])
        person = table.chair(p.seat).person
        table = with_row(table, planning.Habit(p.seat, single=False, answers={step: text}), person)
        due = unasked.due(table)
        if unasked.is_asked_in_between(table) and p.warning(p.choices[0]) is None:
            assert due == unasked.Due(p.seat, text, "answer")
            asked += 1
        else:
            assert due is None
    assert asked


def test_all_of_it_is_there_again_after_a_crash() -> None:
    evening = begun()
    evening.do(ANN, "plan", actions=planned("buy pearl-23", "draw"))
    evening.do(ANN, "habit", single=True, answers={"turn": "draw"})
    while evening.sits(evening.table.pending) == BOB:
        evening.act()
    evening.add(decide.carried_out(evening.table).what)  # type: ignore[union-attr]
    rows = msgspec.json.decode(msgspec.json.encode(evening.table.rows), type=list[Row])
    table = opening.opened("t", rows).table
    assert table.unasked.plans == evening.table.unasked.plans != {}
    assert table.unasked.habits == evening.table.unasked.habits


def test_nobody_is_called_for_what_plays_itself_but_for_where_it_stops() -> None:
    evening = begun()
    evening.do(ANN, "plan", actions=planned("buy pearl-23", "draw"))
    called = []
    while evening.sits(evening.table.pending) == BOB:
        before = evening.table
        evening.act()
        called += [one.person for one in occasions(before, evening.table, evening.table.rows[-1])]
    assert called == []
    before = evening.table
    evening.add(decide.carried_out(before).what)  # type: ignore[union-attr]
    told = occasions(before, evening.table, evening.table.rows[-1])
    assert (ANN, "turn") in [(one.person, one.kind) for one in told]
