"""Everything of Reef Project that can be looked at by its name."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from bathysphere.games.reef.faces.terminal import offers, players, sea, ships
from bathysphere.games.reef.faces.terminal.words import (
    effects,
    house,
    island_name,
    name,
    printed_of,
    route_name,
    sector_name,
    ship_name,
    spot_letter,
    spot_of_island,
    tile_name,
    view_of,
)
from bathysphere.terminal.lines import paragraph
from bathysphere.terminal.scene import Scene, Thing


def things(scene: Scene) -> list[Thing]:
    """Islands, routes, sectors, missions, crew, Ships, players, Objectives, tanks and tiles."""
    return [
        *_islands(scene),
        *_places(scene),
        *_missions(scene),
        *_crew(scene),
        *_ships(scene),
        *(
            Thing(
                "objectives",
                [name(scene, "objective", card)],
                partial(offers.objective_in_words, scene, card),
                False,
            )
            for card in printed_of(scene).faces.objective
        ),
        *_seafloor(scene),
        *_tiles(scene),
    ]


def _islands(scene: Scene) -> list[Thing]:
    things = []
    for island in printed_of(scene).faces.island:
        spot = spot_of_island(scene, island)
        names = [island_name(scene, island), *([spot_letter(spot.spot)] if spot else [])]
        things.append(Thing("islands", names, partial(sea.island_in_words, scene, island), spot is not None))
    start = [scene.voice.say("reef-start"), "0"]
    return [*things, Thing("islands", start, partial(sea.spot_routes, scene, "start"))]


def _places(scene: Scene) -> list[Thing]:
    """Routes by the letters of their ends, sectors by their names."""
    things = [
        Thing("routes", [route_name(route.route)], partial(sea.route_in_words, scene, route))
        for route in printed_of(scene).routes
    ]
    for sector in view_of(scene).sectors:
        names = [sector_name(scene, sector.sector)]
        things.append(Thing("sectors", names, partial(sea.sector_in_words, scene, sector)))
    return things


def _missions(scene: Scene) -> list[Thing]:
    view = view_of(scene)
    seen = {*view.mission_offer, *(each.mission for mine in view.players for each in mine.played)}
    seen |= {card for mine in view.players for card in (*mine.hand, *mine.packet) if card}
    return [
        Thing(
            "missions",
            [name(scene, "mission", card)],
            partial(offers.mission_in_words, scene, card),
            card in seen,
        )
        for card in printed_of(scene).faces.mission
    ]


def _crew(scene: Scene) -> list[Thing]:
    view = view_of(scene)
    seen = {*view.crew_offer, view.crew_top, *(tile for mine in view.players for tile in mine.crew)}
    told: dict[str, Thing] = {}
    for tile in printed_of(scene).faces.tile:
        called = tile_name(scene, tile)
        thing = Thing("crew", [called], partial(offers.tile_in_words, scene, tile), tile in seen)
        if called not in told or thing.here:
            told[called] = thing
    return list(told.values())


def _ships(scene: Scene) -> list[Thing]:
    view = view_of(scene)
    seen = {*view.ships_offered, *(mine.ship for mine in view.players)}
    things = [
        Thing("ships", [ship_name(scene, ship)], partial(ships.sheet, scene, ship), ship in seen)
        for ship in printed_of(scene).faces.ship
    ]
    for seat in range(view.seats):
        things.append(Thing("players", [scene.voice.player(seat)], partial(players.in_words, scene, seat)))
    return things


def _seafloor(scene: Scene) -> list[Thing]:
    """Oxygen tanks with both sides, exploration tiles that lie open."""
    view, faces = view_of(scene), printed_of(scene).faces
    tanks = {slot.tank for slot in view.seafloor}
    tiles = {slot.tile for slot in view.seafloor}
    things = [
        Thing("tanks", [name(scene, "tank", tank)], partial(_tank, scene, tank), tank in tanks)
        for tank in faces.tank
    ]
    for tile, face in faces.exploration.items():
        said = name(scene, "exploration", tile) + house(scene, face.provenance)
        things.append(Thing("tiles", [name(scene, "exploration", tile)], partial(_said, said), tile in tiles))
    return things


def _tank(scene: Scene, tank: str, width: int) -> list[Text]:
    say = scene.voice.say
    face = printed_of(scene).faces.tank[tank]
    sides = [
        say("reef-tank", side=side, reward=effects(scene, what))
        for side, what in (("A", face.a), ("B", face.b))
    ]
    return paragraph(f"{name(scene, 'tank', tank)}: {'; '.join(sides)}{house(scene, face.provenance)}", width)


def _tiles(scene: Scene) -> list[Thing]:
    """Pollution tiles and Milestones: what may lie there, and what the viewer knows of them."""
    view, faces = view_of(scene), printed_of(scene).faces
    known = {tile.tile for mine in view.players for tile in mine.pollution}
    known |= {tile for mine in view.players for tile in mine.milestones}
    things = []
    for domain, cards in (("pollution", faces.pollution), ("milestone", faces.milestone)):
        for label, face in cards.items():
            called = name(scene, domain, label)
            shown = scene.voice.shows(domain, scene.number(domain, label))
            said = f"{called}: {shown}{house(scene, face.provenance)}"
            things.append(Thing("tiles", [called], partial(_said, said), label in known))
    return things


def _said(text: str, width: int) -> list[Text]:
    return paragraph(text, width)
