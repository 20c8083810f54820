"""Which rewards gained together could ever be taken in an order that makes a difference.  AM-002, AM-076

Counted once, when the content is compiled: most bundles never need a look while playing (`steps/order.py`
looks at the others).
"""

from bathysphere.games.deepsea.content.compiler import Compiler
from bathysphere.games.deepsea.rules.codes import all_places, is_among, kinds_of
from bathysphere.games.deepsea.rules.compiled import (
    ANY_ATTRIBUTE,
    DISC,
    DISCOVER,
    IMPACT,
    INGENUITY,
    LOWEST_ATTRIBUTE,
    PROMOTE,
    RESEARCH,
    TRAVEL,
    DeepSeaCompiled,
)

MOST_LINKS = 6
"""A site with more links than this lets them pay one after the other, as printed."""


def find_orders(compiler: Compiler) -> None:
    """Fill in what the tables say about the order of rewards."""
    t = compiler.t
    t.reward_order_chosen = True
    t.hex_lowest = [LOWEST_ATTRIBUTE in t.bundles[bundle] for bundle in t.hex_bundle]
    steps = [sum(_steps(icon) for icon in t.bundles[bundle]) for bundle in t.hex_bundle]
    t.hex_steps = max(steps, default=0)
    t.lowest_hex_steps = max((n for n, low in zip(steps, t.hex_lowest, strict=True) if low), default=0)
    zones = [t.launch_board] if t.launch_board >= 0 else [b for b in range(t.boards) if t.depth[b] == 1]
    t.launch_gives_impact = any(IMPACT in t.bundles[t.arrival[board]] for board in zones)
    t.linked_bundle = [_link_bundles(compiler, site) for site in range(t.sites)]
    t.order_may_matter = [may_matter(t, icons) for icons in t.bundles]


def _steps(icon: int) -> int:
    """Does an icon move an attribute cube?"""
    return int(icon < RESEARCH or icon in (ANY_ATTRIBUTE, LOWEST_ATTRIBUTE))


def _link_bundles(compiler: Compiler, site: int) -> list[int]:
    """What one player gains from any set of the site's links together, by the set as bits."""
    links = [link.bundle for link in compiler.t.site_links[site]]
    if len(links) > MOST_LINKS:
        return []
    return [
        compiler.joined([bundle for place, bundle in enumerate(links) if is_among(chosen, place)])
        for chosen in range(all_places(len(links)) + 1)
    ]


def may_matter(t: DeepSeaCompiled, icons: list[int]) -> bool:
    """Could some order of these icons lead elsewhere than another one?

    A lowest attribute depends on steps taken before it. Research and discs can be lost where there is no
    room or no supply for them, so it may help to act first. A Discover can add a zone to launch in.
    """
    kinds = kinds_of(icons)
    acts = any(kind >= TRAVEL for kind in kinds)
    reads = LOWEST_ATTRIBUTE in kinds or any(t.hex_lowest)
    for kind in kinds:
        if kind < RESEARCH and reads and any(other not in (kind, RESEARCH, DISC) for other in kinds):
            return True
    if RESEARCH in kinds and acts:
        return True
    if DISC in kinds and t.forfeit_discs and (acts or PROMOTE in kinds):
        return True
    return INGENUITY in kinds and DISCOVER in kinds and t.launch_board < 0
