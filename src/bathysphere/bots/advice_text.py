"""Hints and hindsight in words."""

from bathysphere.bots.hints import Advice, Costly
from bathysphere.engine.position import Position
from bathysphere.language import numbers
from bathysphere.language.speech import Speech

EVEN = 0.25
"""Differences in points below this are none."""


def advice_sentence(speech: Speech, p: Position, advice: Advice) -> str:
    """Why an option is better or worse than another one, in the parts of the heuristic."""
    if advice.other < 0:
        return speech.texts.say("hint-alone")
    other = speech.option(p.option(advice.other))
    if p.game.team(p) is not None:
        # a team has no leads and no points of its own: all that counts is the chance to reach its goals
        return speech.texts.say("hint-team", {"chance": f"{advice.chance * 100:.0f}"})
    return compared(speech, advice.parts, advice.points_more, other)


def costly_sentence(speech: Speech, p: Position, move: Costly, done: str) -> str:
    """What the better move would have brought beyond the one that was made."""
    if p.game.team(p) is not None:
        params = {"chance": f"{move.chance * 100:.0f}", "other": done}
        return speech.texts.say("hint-team-more", params)
    return compared(speech, move.parts, move.points, done)


def compared(speech: Speech, parts: list[tuple[str, float]], more: float, other: str) -> str:
    """The parts that differ, and what they come to."""
    texts = speech.texts
    told = [
        texts.say("hint-part", {"part": texts.say(f"part-{name}"), "amount": signed(amount, texts.language)})
        for name, amount in parts
    ]
    if not told:
        return texts.say("hint-same", {"other": other})
    message = "hint-even" if abs(more) < EVEN else "hint-more" if more > 0 else "hint-less"
    points = signed(abs(more), texts.language).lstrip("+")
    return texts.say(message, {"parts": texts.sequence(told), "points": points, "other": other})


def signed(amount: float, language: str) -> str:
    """A number with its sign and one decimal, as the language writes it."""
    return numbers.signed(amount, 1, language)
