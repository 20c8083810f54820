"""Frames as dumps spelt them when the golden games were made: a step, a seat, and three numbers a, b, c.

Frames have named fields now. The digests of the golden games still stand for the first spelling, so that they
prove, byte for byte, that naming the fields changed no position. What follows at the site of an action no
longer remembers that the action could have been declined, which nothing asked: twenty digests were made anew.
"""

from collections.abc import Callable
from typing import Any

from bathysphere.games.deepsea.rules.compiled import ANY_ATTRIBUTE, LOWEST_ATTRIBUTE

MOD_OPTIONAL = 1
Fields = dict[str, Any]
Numbers = list[int]


def first_spelling(game: str, stack: list[Fields]) -> list[list[Any]]:
    """The stack of a dump as it was once written."""
    spelling = {"shares": SHARES, "deepsea": DEEPSEA, "reef": REEF}[game]
    spelled = []
    for place, frame in enumerate(stack):
        numbers = spelling[frame["step"]](frame) if frame["step"] in spelling else []
        if frame["step"] == "final-trade":
            numbers = [1 if any(other["step"] == "final-objectives" for other in stack[:place]) else 2]
        spelled.append([frame["step"], frame["seat"], *map(int, numbers), *[0] * (3 - len(numbers))])
    return spelled


def named(*fields: str) -> Callable[[Fields], Numbers]:
    """Fields that stood there as they are."""
    return lambda frame: [frame[field] for field in fields]


def modifiers(frame: Fields) -> int:
    """What is different about an action, that it may be declined among it."""
    return int(frame["modifiers"]) | MOD_OPTIONAL * frame["optional"]


def action(frame: Fields) -> Numbers:
    return [modifiers(frame), frame["bound"] + 1]


def list_of(frame: Fields, name: str) -> int:
    """A list of effects and what is left of it."""
    return int(frame[f"{name}_list"]) * 32 + int(frame[f"{name}_left"])


SHARES = {
    "draft": named("pick"),
    "pay": named("owed", "lowest", "receiver"),
    "expand": named("card"),
    "place": named("card"),
    "move": named("card", "source", "ability"),
    **dict.fromkeys(
        ("remove", "remove-or-move", "buy-cheaper", "take-share", "raise-or-move", "extra-depth"),
        named("company"),
    ),
}
DEEPSEA = {
    "refill": named("pocket"),
    "reassign": named("left", "lowest"),
    "turn": named("begun"),
    "actions": named("place", "used"),
    "sonar": action,
    "dive": action,
    "conserve": action,
    "journal": action,
    "travel": lambda frame: [*action(frame), frame["not_depth"]],
    "travel-to": lambda frame: [modifiers(frame), frame["origin"], frame["not_depth"]],
    "promote": lambda frame: [MOD_OPTIONAL * frame["optional"]],
    "arrive": named("board"),
    "discover": lambda frame: [
        frame["shallowest"] * 8 + frame["deepest"],
        frame["waiver"],
        frame["source"],
    ],
    "keep": lambda frame: [0, frame["waiver"]],
    "place": named("board", "waiver"),
    "keep-token": named("site", "modifiers"),
    "place-disc": named("site", "modifiers"),
    "after-conserve": named("site", "modifiers"),
    "publish": named("site"),
    "claim": named("card"),
    "pay": named("cost"),
    "gain": named("bundle", "start", "source"),
    "order": named("bundle", "taken", "source"),
    "take": named("bundle", "taken", "source"),
    "step": lambda frame: [LOWEST_ATTRIBUTE if frame["lowest"] else ANY_ATTRIBUTE],
    "impact": lambda frame: [frame["source"], frame["hex"] + 1],
    "walk": named("hex"),
    "name": named("goal"),
    "choose": named("goal"),
}
REEF = {
    "recharge": named("space"),
    "island": lambda frame: [
        frame["left"] + 32 * frame["begun"],
        list_of(frame, "set"),
        list_of(frame, "mission"),
    ],
    "entries": lambda frame: [
        frame["effects"],
        frame["left"],
        frame["window"] + 2 * frame["strict"] + 4 * frame["chosen"],
    ],
    "convert": named("entry", "times", "due"),
    "pick": named("entry", "optional"),
    "gain-any": named("left", "closed", "distinct"),
    "pay-any": named("left", "lowest"),
    **dict.fromkeys(
        ("unlock", "research", "restore", "activate", "lay", "free-deploy", "space", "refresh"),
        named("left", "optional"),
    ),
    "milestone": named("stack"),
    "return": named("stack"),
    "dive": named("left", "optional", "bought"),
    "hire": named("change"),
    "row": named("tile", "intern", "price"),
    "placed": named("space", "bonuses"),
    "column": named("column", "intern"),
    "activate-color": named("members", "optional"),
    "take": named("reach", "left", "optional"),
    "discard": named("left"),
    "settle": named("sectors"),
    "objective": named("place"),
}
