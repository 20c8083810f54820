"""Hints and hindsight in words."""

from bathysphere.engine.position import Position
from bathysphere.language import numbers
from bathysphere.language.speech import Speech
from bathysphere.minds.hints import Advice, Costly, in_percent

EVEN = 0.25
"""Differences in points below this are none."""


def advised(speech: Speech, p: Position, advice: Advice) -> str:
    """What is advised: an option, or all things of a set that are chosen together."""
    return speech.texts.sequence([speech.option(p.option(action)) for action in sorted(advice.whole)])


def advice_sentence(speech: Speech, p: Position, advice: Advice) -> str:
    """Why an option is better or worse than another one, in the parts of the heuristic."""
    if advice.other < 0:
        return speech.texts.say("hint-alone")
    other = speech.option(p.option(advice.other))
    if p.game.team(p) is not None:
        # a team has no leads and no points of its own: all that counts is the chance to reach its goals
        return speech.texts.say("hint-team", {"chance": f"{advice.chance * 100:.0f}"})
    return compared(speech, advice.parts, advice.lead_more, verdict(advice), other)


def verdict(advice: Advice) -> str:
    """Which sentence tells how an option compares: what ranks it says whether it is better."""
    mine, theirs = in_percent(advice.chance), in_percent(advice.other_chance)
    if abs(advice.lead_more) < EVEN:
        return "hint-even"
    if mine > theirs or (mine == theirs and advice.lead_more > 0):
        return "hint-more" if advice.lead_more > 0 else "hint-safer"
    return "hint-less" if advice.lead_more < 0 else "hint-riskier"


def costly_sentence(speech: Speech, p: Position, move: Costly, done: str) -> str:
    """What the better move would have brought beyond the one that was made."""
    if p.game.team(p) is not None:
        params = {"chance": f"{move.chance * 100:.0f}", "other": done}
        return speech.texts.say("hint-team-more", params)
    return compared(speech, move.parts, move.lead, "hint-more" if move.lead >= EVEN else "hint-even", done)


def compared(speech: Speech, parts: list[tuple[str, float]], more: float, message: str, other: str) -> str:
    """The parts that differ, and what they come to."""
    texts = speech.texts
    told = [
        texts.say("hint-part", {"part": texts.say(f"part-{name}"), "amount": signed(amount, texts.language)})
        for name, amount in parts
    ]
    if not told:
        return texts.say("hint-same", {"other": other})
    points = signed(abs(more), texts.language).lstrip("+")
    return texts.say(message, {"parts": texts.sequence(told), "points": points, "other": other})


def signed(amount: float, language: str) -> str:
    """A number with its sign and one decimal, as the language writes it."""
    return numbers.signed(amount, 1, language)
