"""What still waits in a turn behind the open choice, for whoever shows the rewards to come."""

from bathysphere.engine.frame import Frame
from bathysphere.games.deepsea.faces.view_types import WaitingView
from bathysphere.games.deepsea.rules import frames
from bathysphere.games.deepsea.rules.codes import (
    discover_icon,
    icon_deepest,
    icon_kind,
    icon_modifiers,
    icon_of,
    icon_shallowest,
    is_among,
    source_board,
)
from bathysphere.games.deepsea.rules.compiled import (
    ANY_ATTRIBUTE,
    CONSERVE,
    DISCOVER,
    DIVE,
    ICON_NAMES,
    IMPACT,
    JOURNAL,
    LAST_QUIET,
    LOWEST_ATTRIBUTE,
    MOD_CHEAPER,
    MOD_HERE,
    MOD_ONE_MORE,
    MOD_SAME_DEPTH,
    MOD_TECHNOLOGY,
    PROMOTE,
    SONAR,
    TRAVEL,
)
from bathysphere.games.deepsea.rules.frames import (
    ActionFrame,
    ActionsFrame,
    ArriveFrame,
    AttributeFrame,
    DiscoverFrame,
    GainFrame,
    ImpactFrame,
    PromoteFrame,
    RewardsFrame,
    TravelFrame,
    TravelToFrame,
)
from bathysphere.games.deepsea.rules.position import DeepSeaPosition

ACTIONS = {
    frames.SONAR: SONAR,
    frames.DIVE: DIVE,
    frames.CONSERVE: CONSERVE,
    frames.JOURNAL: JOURNAL,
}
"""The icon of each action at a site."""
QUALIFIERS = {
    MOD_TECHNOLOGY: "tech+1",
    MOD_ONE_MORE: "take2",
    MOD_CHEAPER: "cheaper",
    MOD_SAME_DEPTH: "same_depth",
}


def word_of(icon: int) -> str:
    """An icon as the content files write it: `reputation`, `discover 1-2`, `conserve cheaper`."""
    kind = icon_kind(icon)
    if kind == DISCOVER:
        return f"discover {icon_shallowest(icon)}-{icon_deepest(icon)}"
    for modifier, qualifier in QUALIFIERS.items():
        if icon_modifiers(icon) & modifier:
            return f"{ICON_NAMES[kind]} {qualifier}"
    return ICON_NAMES[kind]


def waiting(p: DeepSeaPosition) -> list[WaitingView]:
    """Frame by frame what comes after the open choice until the turn is over, the next one first."""
    views = []
    for frame in reversed(p.stack[:-1]):
        if frame.step in (frames.END_TURN, frames.NEXT_TURN, frames.EFFORT):
            break
        icons = icons_of(p, frame)
        if icons:
            board = board_of(frame)
            where = p.compiled.labels["board"][board] if board >= 0 else ""
            views.append(WaitingView(frame.seat, p.steps[frame.step].name, icons, where))
    return views


def icons_of(p: DeepSeaPosition, frame: Frame) -> list[str]:
    """What a waiting frame will give or let its seat do."""
    t = p.compiled
    if isinstance(frame, GainFrame):
        icons = t.bundles[frame.bundle]
        return [word_of(icon) for n, icon in enumerate(icons) if n >= frame.start or icon > LAST_QUIET]
    if isinstance(frame, RewardsFrame):
        asked = frame.step == frames.ORDER
        left = [icon for n, icon in enumerate(t.bundles[frame.bundle]) if not is_among(frame.taken, n)]
        return [word_of(icon) for icon in left if icon > LAST_QUIET or not asked]
    if isinstance(frame, ActionsFrame):
        slots = [slot for n, slot in enumerate(t.slots[frame.place]) if not is_among(frame.used, n)]
        return [word_of(icon) for slot in slots for icon in slot]
    if isinstance(frame, ArriveFrame):
        return [word_of(icon) for icon in t.bundles[t.arrival[frame.board]]]
    if isinstance(frame, AttributeFrame):
        return [ICON_NAMES[LOWEST_ATTRIBUTE if frame.lowest else ANY_ATTRIBUTE]]
    if isinstance(frame, ImpactFrame):
        return [ICON_NAMES[IMPACT]]
    if isinstance(frame, DiscoverFrame):
        return [word_of(discover_icon(frame.shallowest, frame.deepest))]
    if isinstance(frame, PromoteFrame):
        return [ICON_NAMES[PROMOTE]]
    if isinstance(frame, (TravelFrame, TravelToFrame)):
        return [word_of(icon_of(TRAVEL, frame.modifiers))]
    if isinstance(frame, ActionFrame):
        return [word_of(icon_of(ACTIONS[frame.step], frame.modifiers))]
    return ["vessel"] if frame.step == frames.LAUNCH else []


def board_of(frame: Frame) -> int:
    """The zone a waiting frame comes from or is bound to, or -1."""
    if isinstance(frame, (GainFrame, RewardsFrame)):
        return source_board(frame.source)
    if isinstance(frame, ArriveFrame):
        return frame.board
    if isinstance(frame, (ActionFrame, TravelFrame)):
        return frame.bound if frame.modifiers & MOD_HERE else -1
    return -1
