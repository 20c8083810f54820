"""What a person might think of at an open question: the actions `why` looks at."""

from __future__ import annotations

from bathysphere.games.reef.faces.terminal.words import printed_of, view_of
from bathysphere.terminal.scene import Scene


def thinkable(scene: Scene) -> list[int]:
    """Everything on the board, in the offers and in the own hand, with every verb of the open question."""
    actions = [option.action for option in scene.options]
    for verb in scene.pending_step().verbs:
        if verb.arguments:
            domain = verb.arguments[0][1].name
            actions += [verb.code(scene.number(domain, label)) for label in _about(scene, domain)]
        else:
            actions.append(verb.code())
    return list(dict.fromkeys(actions))


def _about(scene: Scene, domain: str) -> list[str]:
    """The things of a domain that lie where one would think of them."""
    view = view_of(scene)
    mine = view.players[scene.seat]
    cards = {card for card in (*mine.hand, *mine.packet, *view.mission_offer) if card}
    labels = {
        "spot": [spot.spot for spot in view.spots],
        "route": [route.route for route in view.routes],
        "sector": [sector.sector for sector in view.sectors],
        "mission": sorted(cards),
        "pollution": [tile.tile for tile in mine.pollution if tile.tile],
        "tile": view.crew_offer,
        "member": [member.member for member in mine.members],
        "ship": view.ships_offered,
        "milestone": [tile for tile in view.looking if tile],
        "objective": [card for card in view.objectives.hand if card],
        "space": [space.space for space in printed_of(scene).tracks.recharge],
        "entry": [],
    }
    return labels.get(domain, scene.labels[domain] if domain not in labels else [])
