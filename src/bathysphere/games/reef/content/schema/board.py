"""board.toml: the maps, what overlays cover, and what a number of players uses."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bathysphere.games.reef.content.schema.common import Amount, IslandColor, Provenance, Strict
from bathysphere.language.names import Named


class Point(Strict):
    """A place on the drawing."""

    x: int
    y: int


class Spot(Strict):
    """A place for an Island, or the Starting Island."""

    id: str
    kind: Literal["start", "island"]
    x: int
    y: int
    color: IslandColor | None = None


class Route(Strict):
    """A line between two spots with its energy symbols."""

    id: str
    ends: tuple[str, str]
    pips: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Sector(Strict, Named):
    """A piece of sea with its boundary."""

    id: str
    name: str
    sharks: Annotated[int, msgspec.Meta(ge=1, le=3)]
    corners: list[str]
    routes: list[str]
    tile_at: Point


class Map(Strict):
    """One side of the Main board."""

    players: list[Literal[2, 3, 4]]
    start: str
    provenance: Provenance
    spot: list[Spot]
    route: list[Route]
    sector: list[Sector]


class Overlay(Strict):
    """A sheet that covers parts of a map."""

    id: str
    players: list[Literal[2, 3, 4]]
    map: Literal["map2", "map34"]
    covers_spots: list[str]
    covers_routes: list[str]
    covers_sectors: list[str]
    provenance: Provenance


class Sharks(Strict):
    """VP per shark in final scoring."""

    provenance: Provenance
    majority_vp_per_shark: Amount
    second_vp_per_shark: Amount


class BoardFile(Strict):
    """board.toml"""

    sheet: dict[str, object]
    sharks: Sharks
    overlay: list[Overlay]
    map34: Map
    map2: Map


# -- what a number of players uses ----------------------------------------------------------------


def labels_in_play(players: int) -> tuple[str, ...]:
    """Which tiles and cards a number of players uses, by the label on their back.  RP-004, RP-013"""
    return ("", "3+", "4")[: players - 1]


def in_play(board: BoardFile, players: int) -> tuple[list[Spot], list[Route], list[Sector]]:
    """The board without what the overlays cover.  RP-001, RP-002, AM-119"""
    chosen = board.map2 if players in board.map2.players else board.map34
    name = "map2" if chosen is board.map2 else "map34"
    covers = [overlay for overlay in board.overlay if players in overlay.players and overlay.map == name]
    spots = {spot for overlay in covers for spot in overlay.covers_spots}
    routes = {route for overlay in covers for route in overlay.covers_routes}
    sectors = {sector for overlay in covers for sector in overlay.covers_sectors}
    return (
        [spot for spot in chosen.spot if spot.id not in spots],
        [route for route in chosen.route if route.id not in routes],
        [sector for sector in chosen.sector if sector.id not in sectors],
    )
