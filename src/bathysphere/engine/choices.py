"""Sets: choices of several things at once, as people make them.

"Pay three cards", "take back two discs", "keep two of three" are made as a whole: marked in any order, looked
at, confirmed once, taken back once. Inside, a step still resolves them one by one in ascending order, so that
a search meets no permutations; a set is played as that sequence, and comes to the same position.

    p.play("pay 44 12 17")              in any order
    p.play("take-back pilot only")      one thing and no more, where more would be possible
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bathysphere.engine.reasons import Reason

if TYPE_CHECKING:
    from bathysphere.engine.options import Option
    from bathysphere.engine.position import Position

LEAST_WORDS = 3
"""A set as text: its verb, and two things or one and `only`."""

ONLY = "only"
"""Behind a single thing: this one and no more."""
NO_STOP = -1


class SetChoice:
    """What a seat chooses together now."""

    def __init__(self, members: list[int], least: int, most: int, stop: int = NO_STOP) -> None:
        self.members = sorted(members)
        """The actions that can be marked; one stands here as often as it can be marked."""
        self.least = least
        self.most = most
        self.stop = stop
        """The action that chooses nothing more, where fewer than the most may be chosen."""


def set_choice(p: Position) -> SetChoice | None:
    """The set that is to be chosen now, if it is one."""
    if p.over:
        return None
    frame = p.stack[-1]
    return p.steps[frame.step].together(p, frame)


def offered(p: Position) -> list[int]:
    """What people are shown to choose from: all of a set, then whatever else is possible."""
    choice = set_choice(p)
    if choice is None:
        return p.choices
    members = list(dict.fromkeys(choice.members))
    return members + [action for action in p.choices if action not in members]


def is_part(p: Position, action: int) -> bool:
    """Is an action one of several things that are chosen together now?

    By itself it closes off whatever comes before it: people's doors mark it, or ask for the whole set.
    """
    together = set_choice(p)
    return together is not None and together.most > 1 and action in together.members


def warnings(p: Position, chosen: Chosen) -> list[Reason]:
    """What a legal choice gives away, each thing once."""
    reasons: dict[str, Reason] = {}
    for action in chosen.actions:
        warned = p.warning(action)
        if warned is not None:
            reasons.setdefault(f"{warned.code} {warned.params}", warned)
    return list(reasons.values())


class Chosen:
    """What somebody chose, in any form: a single action, or a whole set."""

    def __init__(self, actions: list[int], whole: bool) -> None:
        self.actions = actions
        self.whole = whole

    def text(self, p: Position) -> str:
        """In words, as records write it; a set in ascending order."""
        texts = [p.text(action) for action in self.actions]
        if not self.whole:
            return texts[0]
        words = [texts[0], *(text.split(" ", 1)[1] for text in texts[1:])]
        return " ".join(words if len(words) > 1 else [*words, ONLY])

    def why_not(self, p: Position) -> Reason | None:
        """Why it cannot be chosen now, or None if it can."""
        return refusal(p, self.actions) if self.whole else p.why_not(self.actions[0])

    def act(self, p: Position) -> None:
        """Play it, unchecked."""
        if self.whole:
            act(p, self.actions)
        else:
            p.act(self.actions[0])


def read(p: Position, choice: Option | int | str) -> Chosen:
    """What an option, an int or a text means: `pay 12 17 44` and `pay 12 only` are whole sets."""
    words = choice.split() if isinstance(choice, str) and set_choice(p) is not None else []
    verb = next((verb for verb in p.game.vocabulary.verbs if words and verb.name == words[0]), None)
    if verb is None or len(verb.arguments) != 1 or len(words) < LEAST_WORDS:
        return Chosen([p.action(choice)], False)
    things = words[1:-1] if words[-1] == ONLY else words[1:]
    return Chosen(sorted(p.action(f"{verb.name} {thing}") for thing in things), True)


def refusal(p: Position, actions: list[int]) -> Reason | None:
    """Why a set cannot be chosen, or None if it can."""
    choice = set_choice(p)
    assert choice is not None
    rule = p.steps[p.stack[-1].step].rule
    left = list(choice.members)
    for action in actions:
        if action not in left:
            marked = Reason("marked-twice", rule) if action in choice.members else p.why_not(action)
            return marked or Reason("not-in-set", rule)
        left.remove(action)
    if not choice.least <= len(actions) <= choice.most:
        code = "set-exactly" if choice.least == choice.most else "set-size"
        return Reason(code, rule, {"least": choice.least, "most": choice.most, "marked": len(actions)})
    return None


def act(p: Position, actions: list[int]) -> None:
    """Choose a legal set, unchecked: one by one in ascending order, then nothing more."""
    choice = set_choice(p)
    assert choice is not None
    short = len(actions) < choice.most and choice.stop != NO_STOP
    steps = sorted(actions) + ([choice.stop] if short else [])
    for number, action in enumerate(steps):
        if action not in p.choices:
            # Only the end of a set can be out of reach: what is left of it is not optional.
            p.run()
            return
        forced = number > 0 and len(p.choices) == 1
        goes_on = p.act_in_set(action, number < len(steps) - 1)
        if forced:
            # What would have been taken unasked is not counted, so that both ways lead to one position.
            p.ply -= 1
        if not goes_on:
            # Nothing was left to choose from: the end of the set went without saying.
            return
