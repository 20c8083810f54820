"""The options of a seat as a person is shown them: where each leads, what it changes, what it gives away."""

from __future__ import annotations

import logging

from bathysphere.engine import choices
from bathysphere.engine.ahead import leads_of
from bathysphere.engine.position import Position
from bathysphere.language.speech import Speech
from bathysphere.server.web.wire import ChangeInfo, OptionInfo, SetInfo
from bathysphere.server.web.wording import domains_of, worded

log = logging.getLogger("bathysphere.server.web")


def options(p: Position, seat: int, speech: Speech) -> list[OptionInfo]:
    """All options of the seat that has to choose."""
    # What an option leads to is tried in a world this seat cannot tell from the true one: it cannot leak.
    world = p.determinize(seat, 0)
    now = p.game.watched(p)
    return [_option(p, world, now, action, speech) for action in choices.offered(p)]


def together(p: Position, speech: Speech) -> SetInfo | None:
    """The set to be chosen, if it is one."""
    choice = choices.set_choice(p)
    if choice is None:
        return None
    step = p.steps[p.stack[-1].step].name
    texts = [p.text(action) for action in choice.members]
    return SetInfo(
        verb=p.game.vocabulary.verb_of(choice.members[0]).name,
        least=choice.least,
        most=choice.most,
        counts={text: texts.count(text) for text in texts},
        stop=p.text(choice.stop) if choice.stop in p.choices else None,
        confirm=[speech.confirm(step, count) for count in range(choice.most + 1)],
    )


def _option(
    p: Position, world: Position, now: list[dict[str, int]], action: int, speech: Speech
) -> OptionInfo:
    option = p.option(action)
    after = _tried(world, action) if action in p.choices else world
    warned = p.warning(action)
    sure = after.reveals == world.reveals
    domains = domains_of(p.game.vocabulary.verb_of(action))
    return OptionInfo(
        action=option.text,
        code=action,
        verb=option.verb,
        arguments=worded(p, option.arguments, domains),
        step=option.step,
        label=speech.option(option),
        details=worded(p, option.details),
        reveals=not sure,
        passes=after.over or after.seat != world.seat or after.turn != world.turn,
        warning="" if warned is None else speech.warning(warned),
        changes=changes(now, p.game.watched(after)) if sure else [],
        leads=[] if after is world else [p.text(code) for code in leads_of(world, after)],
        ends=option.verb in p.game.ends,
    )


def _tried(world: Position, action: int) -> Position:
    """Where an action leads; the world itself if the rules fail on the way, so that nothing is promised."""
    after = world.copy()
    after.forced = []
    try:
        after.act(action)
    except Exception:
        log.exception("trying %s in %s failed", world.text(action), world.game.name)
        return world
    return after


def changes(before: list[dict[str, int]], after: list[dict[str, int]]) -> list[ChangeInfo]:
    """The numbers that differ, seat by seat."""
    return [
        ChangeInfo(seat, name, value, after[seat][name])
        for seat, numbers in enumerate(before)
        for name, value in numbers.items()
        if after[seat][name] != value
    ]
