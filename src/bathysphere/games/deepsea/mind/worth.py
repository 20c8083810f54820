"""What icons, tiles and steps on a track are worth, whoever has them."""

from typing import Final

from bathysphere.games.deepsea.rules.codes import icon_kind
from bathysphere.games.deepsea.rules.compiled import DeepSeaCompiled

ICON_WORTH: Final = [1.3, 1.6, 1.3, 1.5, 0.5, 0.8, 1.7, 1.3, 2.6, 1.4, 0.5, 1.4, 1.0, 1.8, 1.8, 1.8]
"""What each icon is worth to whoever gets it, in the order of the icons."""
ACTION_WORTH: Final = [0.9, 0.9, 0.9, 0.9, 0.4, 0.5, 1.0, 0.9, 1.6, 1.6, 2.4, 2.0, 2.0, 1.7, 2.0, 1.4]
"""What an action is worth to a Specialist who can do it again and again; Travel is scarcer than sites."""
SLOT_MORE: Final = 0.25
"""A choice between several actions is worth this much of each further one."""


def face_worth(t: DeepSeaCompiled, face: int) -> float:
    """What one activation of a side of a tile is worth."""
    if not t.worth_of_face:
        t.worth_of_face = [activation_worth(t, face) for face in range(len(t.copies_slots))]
    return t.worth_of_face[face]


def bundle_worth(t: DeepSeaCompiled, bundle: int) -> float:
    """What the icons of a bundle are worth."""
    if not t.worth_of_bundle:
        t.worth_of_bundle = [icons_worth(icons) for icons in t.bundles]
    return t.worth_of_bundle[bundle]


def step_worth(t: DeepSeaCompiled, step: int) -> float:
    """A share of the next bracket's points, by the steps made towards it."""
    here = t.bracket[step]
    low = step
    while low > 0 and t.bracket[low - 1] == here:
        low -= 1
    high = step
    while high < t.last_step and t.bracket[high] == here:
        high += 1
    if t.bracket[high] == here:
        return 0.25 * (step - low)
    return 0.7 * (t.bracket[high] - here) * (step - low) / (high - low)


def activation_worth(t: DeepSeaCompiled, face: int) -> float:
    """All its actions, of a choice the best and a little for the others."""
    slots = t.slots[face]
    total = 0.0
    for slot in slots:
        best = 0.0
        more = 0.0
        for icon in slot:
            worth = ACTION_WORTH[icon_kind(icon)]
            more += worth
            best = max(best, worth)
        total += best + SLOT_MORE * (more - best)
    if t.copies_slots[face]:
        total += 2.2
    return total


def icons_worth(icons: list[int]) -> float:
    """All of them together."""
    total = 0.0
    for icon in icons:
        total += ICON_WORTH[icon_kind(icon)]
    return total
