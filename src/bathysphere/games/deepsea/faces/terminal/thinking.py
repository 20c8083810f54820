"""What a person might think of at an open question: the actions `why` looks at."""

from __future__ import annotations

from collections.abc import Callable

from bathysphere.engine.verbs import Verb
from bathysphere.games.deepsea.faces.printed import PrintedZone
from bathysphere.games.deepsea.faces.terminal.words import printed_of, view_of
from bathysphere.terminal.scene import Scene

SITES: dict[str, Callable[[PrintedZone], list[str]]] = {
    "dive": lambda zone: [site.id for site in zone.dive],
    "sonar": lambda zone: [space.id for track in zone.sonar for space in track],
    "conserve": lambda zone: [site.id for site in zone.conserve],
    "journal": lambda zone: [site.id for site in zone.journal],
}
ACTIONS = ("travel", "sonar", "dive", "conserve", "journal")


def thinkable(scene: Scene) -> list[int]:
    """Sites and zones in play, own tiles and tokens, the display and the hexes, by the verbs that wait."""
    actions = [option.action for option in scene.options]
    for verb in scene.pending_step().verbs:
        if verb.name in SITES:
            actions += [verb.code(scene.number("site", site)) for site in _sites(scene, SITES[verb.name])]
        elif len(verb.arguments) == 1:
            domain = verb.arguments[0][1].name
            actions += [verb.code(scene.number(domain, label)) for label in _about(scene, domain)]
        else:
            actions += _combined(scene, verb)
    return list(dict.fromkeys(actions))


def _sites(scene: Scene, of_kind: Callable[[PrintedZone], list[str]]) -> list[str]:
    boards = [zone.board for zone in view_of(scene).zones]
    return [f"{board}-{site}" for board in boards for site in of_kind(printed_of(scene).zones[board])]


def _about(scene: Scene, domain: str) -> list[str]:
    """The things of a domain that lie where one would think of them."""
    view, printed = view_of(scene), printed_of(scene)
    mine = view.players[scene.seat]
    letters = [chr(ord("A") + column) for column in range(view.columns)]
    labels = {
        "board": [*(zone.board for zone in view.zones), *view.drawn],
        "kind": [kind for kind, sheet in printed.specialists.items() if sheet.copies],
        "face": sorted({tile.face for tile in mine.tiles}),
        "card": [*view.display, *(journal.card for journal in mine.journals)],
        "token": sorted({*mine.tokens, *view.looked}),
        "hex": [hex.hex for hex in printed.hexes],
        "cell": [f"{letter}{depth}" for depth in range(1, view.depths + 1) for letter in letters],
        "icon": list(ACTIONS),
    }
    return labels.get(domain) or [label for label in scene.labels.get(domain, []) if domain not in labels]


def _combined(scene: Scene, verb: Verb) -> list[int]:
    """Actions of verbs with no argument, or with two."""
    if verb.name == "promote":
        kinds = sorted({scene.number("kind", tile.kind) for tile in view_of(scene).players[scene.seat].tiles})
        return [verb.code(kind, circle) for kind in kinds for circle in (0, 1)]
    if verb.name == "draw":
        depths = range(1, view_of(scene).depths + 1)
        return [verb.code(one, other) for one in depths for other in depths if one <= other]
    return [] if verb.arguments else [verb.code()]
