"""What still waits in a turn behind the open choice, for whoever shows the rewards to come."""

from bathysphere.engine.frame import Frame
from bathysphere.games.deepsea import frames
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.tables import (
    CONSERVE,
    DISCOVER,
    DIVE,
    ICON_NAMES,
    IMPACT,
    JOURNAL,
    LAST_QUIET,
    MOD_CHEAPER,
    MOD_HERE,
    MOD_ONE_MORE,
    MOD_SAME_DEPTH,
    MOD_TECHNOLOGY,
    PROMOTE,
    SONAR,
    TRAVEL,
    source_board,
)

ACTIONS = {
    frames.TRAVEL: TRAVEL,
    frames.TRAVEL_TO: TRAVEL,
    frames.SONAR: SONAR,
    frames.DIVE: DIVE,
    frames.CONSERVE: CONSERVE,
    frames.JOURNAL: JOURNAL,
    frames.PROMOTE: PROMOTE,
}
QUALIFIERS = {
    MOD_TECHNOLOGY: "tech+1",
    MOD_ONE_MORE: "take2",
    MOD_CHEAPER: "cheaper",
    MOD_SAME_DEPTH: "same_depth",
}


def word_of(icon: int) -> str:
    """An icon as the content files write it: `reputation`, `discover 1-2`, `conserve cheaper`."""
    kind, modifiers = icon % 16, icon // 16
    if kind == DISCOVER:
        return f"discover {modifiers // 8}-{modifiers % 8}"
    for modifier, qualifier in QUALIFIERS.items():
        if modifiers & modifier:
            return f"{ICON_NAMES[kind]} {qualifier}"
    return ICON_NAMES[kind]


def waiting(p: DeepSeaPosition) -> list[dict[str, object]]:
    """Frame by frame what comes after the open choice until the turn is over, the next one first."""
    found: list[dict[str, object]] = []
    for frame in reversed(p.stack[:-1]):
        if frame.step in (frames.END_TURN, frames.NEXT_TURN, frames.EFFORT):
            break
        icons = icons_of(p, frame)
        if icons:
            board = board_of(p, frame)
            found.append(
                {
                    "seat": frame.seat,
                    "step": p.steps[frame.step].name,
                    "icons": icons,
                    "board": p.tables.labels["board"][board] if board >= 0 else "",
                }
            )
    return found


def icons_of(p: DeepSeaPosition, frame: Frame) -> list[str]:
    """What a waiting frame will give or let its seat do."""
    t = p.tables
    step = frame.step
    if step == frames.GAIN:
        icons = t.bundles[frame.a]
        return [word_of(icon) for place, icon in enumerate(icons) if place >= frame.b or icon > LAST_QUIET]
    if step == frames.TAKE:
        icons = t.bundles[frame.a]
        return [word_of(icon) for place, icon in enumerate(icons) if not frame.b >> place & 1]
    if step == frames.ORDER:
        icons = t.bundles[frame.a]
        return [
            word_of(icon)
            for place, icon in enumerate(icons)
            if icon > LAST_QUIET and not frame.b >> place & 1
        ]
    if step == frames.ACTIONS:
        slots = t.slots[frame.a]
        return [word_of(i) for number, slot in enumerate(slots) if not frame.b >> number & 1 for i in slot]
    if step == frames.ARRIVE:
        return [word_of(icon) for icon in t.bundles[t.arrival[frame.a]]]
    if step == frames.STEP:
        return [ICON_NAMES[frame.a]]
    if step == frames.IMPACT:
        return [ICON_NAMES[IMPACT]]
    if step == frames.DISCOVER:
        return [word_of(DISCOVER + 16 * frame.a)]
    if step == frames.LAUNCH:
        return ["vessel"]
    if step in ACTIONS:
        modifiers = frame.a if step != frames.PROMOTE else 0
        return [word_of(ACTIONS[step] + 16 * modifiers)]
    return []


def board_of(p: DeepSeaPosition, frame: Frame) -> int:
    """The zone a waiting frame comes from or is bound to, or -1."""
    step = frame.step
    if step in (frames.GAIN, frames.ORDER, frames.TAKE):
        return source_board(frame.c)
    if step == frames.ARRIVE:
        return frame.a
    if step in ACTIONS and step not in (frames.TRAVEL_TO, frames.PROMOTE) and frame.a & MOD_HERE:
        return frame.b - 1
    return -1
