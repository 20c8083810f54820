"""The Research track and the Milestones: chapter E of the ledger."""

from bathysphere.engine.events import only
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.codes import ALL_SEE, known_to, passed_milestone, with_place
from bathysphere.games.reef.rules.effect import describe_list
from bathysphere.games.reef.rules.frames import RepeatFrame, StackFrame
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.common import Choice, open_list, with_trades


def can_research(p: ReefPosition, seat: int) -> bool:
    """Does a research symbol move this Scientist at all?  RP-048, AM-107"""
    t = p.compiled
    following = t.node_next[p.scientist[seat]]
    if following < 0:
        return False
    return following != t.last_node or last_step_free(p)


def last_step_free(p: ReefPosition) -> bool:
    """The last step holds one Scientist only.  RP-048"""
    there = 0
    for node in p.scientist:
        if node == p.compiled.last_node:
            there += 1
    return there < p.compiled.last_step_capacity


def move_to(p: ReefPosition, seat: int, node: int) -> None:
    """The Scientist arrives on top of the pile.  AM-35"""
    p.stamp += 1
    p.scientist[seat] = node
    p.arrived[seat] = p.stamp
    p.say(events.RESEARCHED, seat, node)


class Research(Choice[RepeatFrame]):
    """One step forward, or the side step with its Milestone; every further one only if wanted.

    RP-040, RP-044 .. RP-048, RP-114, AM-41, AM-97
    """

    def __init__(self) -> None:
        words = [verbs.FORWARD, verbs.SIDE_STEP, verbs.DONE, verbs.TRADE]
        super().__init__("research", "RP-044", words, frame=RepeatFrame)

    def options(self, p: ReefPosition, f: RepeatFrame) -> list[int]:
        options: list[int] = [verbs.FORWARD.base]
        if p.compiled.node_side[p.scientist[f.seat]] >= 0:
            options.append(verbs.SIDE_STEP.base)
        if self.may_stop(f) and can_research(p, f.seat):
            options.append(verbs.DONE.base)
        return with_trades(p, f.seat, options) if len(options) > 1 else NO_OPTIONS

    def may_stop(self, f: RepeatFrame) -> bool:
        """Is this a further step, in a version in which it may be declined?"""
        return f.optional

    def by_itself(self, p: ReefPosition, f: RepeatFrame) -> None:
        self.choose(p, f, verbs.FORWARD.base)

    def choose(self, p: ReefPosition, f: RepeatFrame, action: int) -> None:
        if not can_research(p, f.seat):
            return
        t = p.compiled
        node = p.scientist[f.seat]
        if f.left > 1:
            p.push(RepeatFrame(frames.RESEARCH, f.seat, f.left - 1, t.research_stops))
        if action == verbs.SIDE_STEP.base:
            move_to(p, f.seat, t.node_side[node])
            look(p, f.seat, t.node_stack[node])
            return
        move_to(p, f.seat, t.node_next[node])
        if t.node_side[node] >= 0:
            pass_by(p, f.seat, t.node_stack[node])

    def against(self, p: ReefPosition, f: RepeatFrame, action: int) -> Reason | None:
        if verbs.SIDE_STEP.owns(action) and p.compiled.node_side[p.scientist[f.seat]] < 0:
            return Reason("no-side-step", "RP-045")
        return None

    def details(self, p: ReefPosition, f: RepeatFrame, action: int) -> dict[str, Value]:
        t = p.compiled
        node = p.scientist[f.seat]
        if verbs.TRADE.owns(action) or verbs.DONE.owns(action):
            return {}
        target = t.node_next[node] if verbs.FORWARD.owns(action) else t.node_side[node]
        stack = t.node_stack[node]
        tiles = len(p.stacks[stack]) if t.node_side[node] >= 0 else 0
        return {"vp": t.node_vp[target], "stack": tiles, "step": target}


def pass_by(p: ReefPosition, seat: int, stack: int) -> None:
    """Straight on: the top Milestone, face down and unseen, worth nothing.  RP-046, AM-108"""
    if p.stacks[stack]:
        p.milestones_down[seat].append(passed_milestone(p.stacks[stack].pop(), stack))
        p.say(events.MILESTONE_PASSED, seat, stack + 1)


def look(p: ReefPosition, seat: int, stack: int) -> None:
    """The player alone looks through the whole stack.  RP-045, AM-108"""
    p.looking = p.stacks[stack]
    p.stacks[stack] = []
    for tile in p.looking:
        p.seen_milestone[tile] = with_place(p.seen_milestone[tile], seat)
        p.member_milestone[tile] = with_place(p.member_milestone[tile], seat)
    p.reveals += 1
    if p.sink is not None:
        p.show(events.LOOKED, seat, p.looking, only(seat), stack + 1)
    p.push(StackFrame(frames.MILESTONE, seat, stack))


class Milestone(Choice[StackFrame]):
    """Keep one of the tiles and gain everything on it.  RP-045"""

    def __init__(self) -> None:
        super().__init__("milestone", "RP-045", [verbs.MILESTONE, verbs.TRADE], frame=StackFrame)

    def choices(self, p: ReefPosition, f: StackFrame) -> list[int]:
        return [verbs.MILESTONE.base + tile for tile in p.looking]

    def choose(self, p: ReefPosition, f: StackFrame, action: int) -> None:
        tile = verbs.MILESTONE.first(action)
        p.looking.remove(tile)
        p.milestones_open[f.seat].append(tile)
        p.seen_milestone[tile] = ALL_SEE
        p.member_milestone[tile] = ALL_SEE
        p.reveals += 1
        p.say(events.MILESTONE_KEPT, f.seat, tile)
        effects = p.compiled.milestone_list[tile]
        open_list(p, f.seat, effects)
        if p.looking:
            p.push(StackFrame(frames.RETURN, f.seat, f.stack))

    def against(self, p: ReefPosition, f: StackFrame, action: int) -> Reason | None:
        return None if verbs.MILESTONE.first(action) in p.looking else Reason("not-in-stack", "RP-045")

    def details(self, p: ReefPosition, f: StackFrame, action: int) -> dict[str, Value]:
        if not verbs.MILESTONE.owns(action):
            return {}
        return describe_list(p, p.compiled.milestone_list[verbs.MILESTONE.first(action)])


class Return(Choice[StackFrame]):
    """The others go back face down, one on top of the other, in any order.  RP-045, AM-40"""

    def __init__(self) -> None:
        super().__init__("return", "RP-045", [verbs.RETURN, verbs.TRADE], frame=StackFrame)

    def choices(self, p: ReefPosition, f: StackFrame) -> list[int]:
        return [verbs.RETURN.base + tile for tile in p.looking]

    def choose(self, p: ReefPosition, f: StackFrame, action: int) -> None:
        tile = verbs.RETURN.first(action)
        p.looking.remove(tile)
        p.stacks[f.stack].append(tile)
        p.seen_milestone[tile] = known_to(f.seat)
        if p.looking:
            p.push(StackFrame(frames.RETURN, f.seat, f.stack))
        elif p.sink is not None:
            p.show(events.MILESTONES_RETURNED, f.seat, p.stacks[f.stack], only(f.seat), f.stack + 1)

    def against(self, p: ReefPosition, f: StackFrame, action: int) -> Reason | None:
        return None if verbs.RETURN.first(action) in p.looking else Reason("not-in-stack", "RP-045")
