"""The sea of Reef Project: islands, routes and sectors as lists, and the drawn map."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from bathysphere.games.reef.faces.printed_types import PrintedRoute, PrintedSector
from bathysphere.games.reef.faces.terminal.words import (
    effects,
    house,
    island_name,
    player,
    printed_of,
    route_name,
    sector_name,
    spot_letter,
    suit_name,
    view_of,
)
from bathysphere.games.reef.faces.view_types import RouteView, SectorView, SpotView
from bathysphere.terminal.lines import flow, paragraph
from bathysphere.terminal.scene import Scene

FEWEST = 2
"""Letters of a word that stand for a sector on the map."""

LEAST_MAP, MOST_MAP = 56, 96
"""How wide the map is drawn."""


# -- islands ----------------------------------------------------------------------------------------------


def islands(scene: Scene, width: int) -> list[Text]:
    """Every island: letter, ships, name, colour, price of the way there, effects."""
    lines: list[Text] = []
    for spot in view_of(scene).spots:
        lines += paragraph(island_line(scene, spot), width, "      ")
    return lines


def island_line(scene: Scene, spot: SpotView) -> str:
    """An island in one line."""
    say = scene.voice.say
    ships = "".join(scene.shape(seat) for seat in spot.ships)
    parts = [spot_letter(spot.spot) + (f" {ships}" if ships else "")]
    if isinstance(spot.price, int) and scene.seat not in spot.ships:
        parts.append(f"-{spot.price}" if spot.price else say("reef-free"))
    if spot.island is None:
        return " ".join([*parts, say("reef-start")])
    face = printed_of(scene).faces.island[spot.island]
    head = f"{island_name(scene, spot.island)} ({suit_name(scene, face.color)})"
    return f"{' '.join([*parts, head])}: {effects(scene, face.effects)}"


def island_in_words(scene: Scene, island: str, width: int) -> list[Text]:
    """An Island tile in full: where it lies, the way there, what stands on it."""
    face = printed_of(scene).faces.island[island]
    spot = next((spot for spot in view_of(scene).spots if spot.island == island), None)
    shown = scene.voice.shows("island", scene.number("island", island))
    head = f"{island_name(scene, island)} ({suit_name(scene, face.color)}): {shown}"
    lines = paragraph(head + house(scene, face.provenance), width)
    if spot is not None:
        lines += paragraph(island_line(scene, spot), width, "      ", "  ")
        lines += _way(scene, spot, width) + spot_routes(scene, spot.spot, width)
    return lines


def _way(scene: Scene, spot: SpotView, width: int) -> list[Text]:
    if not isinstance(spot.way, list) or not spot.way:
        return []
    routes = ", ".join(route_name(route) for route in spot.way)
    return paragraph(scene.voice.say("reef-way", routes=routes), width, "      ", "  ")


def spot_routes(scene: Scene, spot: str, width: int) -> list[Text]:
    """The routes that meet at a spot."""
    ends = {route.route for route in printed_of(scene).routes if spot in (route.ends.one, route.ends.two)}
    items = [Text("  " + route_line(scene, route)) for route in view_of(scene).routes if route.route in ends]
    return flow(items, width, "")


# -- routes -----------------------------------------------------------------------------------------------


def routes(scene: Scene, width: int) -> list[Text]:
    """Every route with its visible symbols, the balls on it, and what a ball of the viewer would cost."""
    lines = paragraph(scene.voice.say("reef-routes"), width)
    return lines + flow([Text(route_line(scene, route)) for route in view_of(scene).routes], width, "")


def route_line(scene: Scene, route: RouteView) -> str:
    """A route: energy symbols left, balls, the price of a ball."""
    balls = balls_of(scene, route)
    price = f" ({scene.voice.say('reef-ball-price', n=route.deploy)})" if route.deploy is not None else ""
    return f"{route_name(route.route)} {route.pips - sum(route.balls)}{balls}{price}"


def balls_of(scene: Scene, route: RouteView) -> str:
    """The signs of the owners of the balls on a route."""
    return "".join(scene.shape(seat) * count for seat, count in enumerate(route.balls))


def route_in_words(scene: Scene, route: PrintedRoute, width: int) -> list[Text]:
    """A route: its ends, what is left of it, whose balls lie there, the sectors it borders."""
    say = scene.voice.say
    here = next(each for each in view_of(scene).routes if each.route == route.route)
    balls = ", ".join(f"{player(scene, seat)} {n}" for seat, n in enumerate(here.balls) if n)
    around = ", ".join(
        sector_name(scene, sector.sector)
        for sector in printed_of(scene).sectors
        if route.route in sector.routes
    )
    name = route_name(route.route)
    left = route.pips - sum(here.balls)
    said = say("reef-route", route=name, left=left, of=route.pips, balls=balls or say("reef-none"))
    lines = paragraph(said, width)
    if here.deploy is not None:
        lines += paragraph(say("reef-ball-price", n=here.deploy), width, "      ", "  ")
    return lines + paragraph(say("reef-borders", sectors=around), width, "      ", "  ")


# -- sectors ----------------------------------------------------------------------------------------------


def sectors(scene: Scene, width: int) -> list[Text]:
    """Every sector: sharks, the routes that lack a ball or the word clean, everybody's balls around it."""
    lines = paragraph(scene.voice.say("reef-sectors"), width)
    items = [Text(sector_line(scene, sector)) for sector in view_of(scene).sectors]
    if all(item.cell_len <= width for item in items):
        return lines + flow(items, width, "")
    return lines + [line for item in items for line in paragraph(item.plain, width)]


def sheet_of(scene: Scene, sector: str) -> PrintedSector:
    """A sector as it is printed."""
    return next(each for each in printed_of(scene).sectors if each.sector == sector)


def lacking(scene: Scene, sector: str) -> list[str]:
    """The routes around a sector that have no ball yet."""
    empty = {route.route for route in view_of(scene).routes if not sum(route.balls)}
    return [route_name(route) for route in sheet_of(scene, sector).routes if route in empty]


def sharks(scene: Scene, count: int) -> str:
    """Sharks as signs."""
    return scene.voice.spell("^" * count)


def sector_line(scene: Scene, sector: SectorView) -> str:
    """A sector in one line."""
    say = scene.voice.say
    routes = " ".join(lacking(scene, sector.sector))
    what = say("reef-clean") if sector.cleaned else say("reef-lacks", routes=routes)
    around = " ".join(f"{scene.shape(seat)}{count}" for seat, count in enumerate(sector.balls) if count)
    text = f"{sector_name(scene, sector.sector)} {sharks(scene, sector.sharks)}: {what}"
    return f"{text} {around}" if around else text


def sector_in_words(scene: Scene, sector: SectorView, width: int) -> list[Text]:
    """A sector: sharks, tile, routes, balls around it, and what cleaning it would bring everybody now."""
    say = scene.voice.say
    lines = paragraph(sector_line(scene, sector), width)
    names = ", ".join(route_name(route) for route in sheet_of(scene, sector.sector).routes)
    lines += paragraph(say("reef-sector-routes", sharks=sector.sharks, routes=names), width, "      ", "  ")
    if not sector.cleaned:
        tile = say("reef-pollution", size=str(sector.size), used="no")
        points = ", ".join(f"{player(scene, seat)} {vp}" for seat, vp in enumerate(sector.points))
        lines += paragraph(say("reef-sector-worth", tile=tile, points=points), width, "      ", "  ")
    return lines


def nearly(scene: Scene, width: int) -> list[Text]:
    """Open sectors that lack at most two balls, then the routes with balls: the sea where room is scarce."""
    say = scene.voice.say
    dot = scene.voice.spell(" · ")
    close = [
        sector_name(scene, sector.sector)
        + f"{sharks(scene, sector.sharks)} {' '.join(lacking(scene, sector.sector))}"
        for sector in view_of(scene).sectors
        if not sector.cleaned and len(lacking(scene, sector.sector)) <= 2
    ]
    lines = paragraph(f"{say('reef-lacking')} {dot.join(close) or say('reef-none')}", width, "  ")
    balls = [
        f"{route_name(route.route)}{balls_of(scene, route)}"
        for route in view_of(scene).routes
        if sum(route.balls)
    ]
    return lines + paragraph(f"{say('reef-balls')} {dot.join(balls) or say('reef-none')}", width, "  ")


# -- the map ----------------------------------------------------------------------------------------------


def drawn(scene: Scene, width: int, height: int = 25) -> list[Text]:
    """The map: islands by letter with their Ships, routes with symbols and balls, sectors with sharks."""
    if width < LEAST_MAP:
        return nearly(scene, width)
    chart = Chart(scene, min(width, MOST_MAP), height)
    chart.routes()
    chart.sectors()
    chart.spots()
    return chart.lines()


class Chart:
    """Letters on a grid."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene = scene
        self.width, self.height = width, height
        self.grid = [[" "] * width for _ in range(height)]
        printed = printed_of(scene)
        xs = [*(spot.x for spot in printed.spots), *(sector.x for sector in printed.sectors)]
        ys = [*(spot.y for spot in printed.spots), *(sector.y for sector in printed.sectors)]
        self.left, self.right, self.top, self.bottom = min(xs), max(xs), min(ys), max(ys)
        self.at = {spot.spot: self.place(spot.x, spot.y) for spot in printed.spots}

    def place(self, x: int, y: int) -> tuple[int, int]:
        """Where a place of the board comes to lie."""
        across = (x - self.left) * (self.width - 12) // max(1, self.right - self.left) + 5
        return across, (y - self.top) * (self.height - 1) // max(1, self.bottom - self.top)

    def write(self, x: int, y: int, text: str) -> None:
        """Letters with their middle at a place."""
        start = max(0, min(self.width - cell_len(text), x - cell_len(text) // 2))
        for offset, letter in enumerate(text):
            self.grid[y][start + offset] = letter

    def routes(self) -> None:
        """The routes as dots."""
        dot = self.scene.voice.spell("·")
        for route in printed_of(self.scene).routes:
            (x1, y1), (x2, y2) = self.at[route.ends.one], self.at[route.ends.two]
            steps = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
            for step in range(steps + 1):
                self.grid[y1 + (y2 - y1) * step // steps][x1 + (x2 - x1) * step // steps] = dot

    def sectors(self) -> None:
        """The sectors by the first letters of their names, with sharks or = where they are clean."""
        ids = [sector.sector for sector in view_of(self.scene).sectors]
        short = dict(zip(ids, shortened([sector_name(self.scene, id) for id in ids]), strict=True))
        for sector in view_of(self.scene).sectors:
            sheet = sheet_of(self.scene, sector.sector)
            letters = short[sector.sector]
            state = "=" if sector.cleaned else sharks(self.scene, sector.sharks)
            self.write(*self.place(sheet.x, sheet.y), letters + state)

    def spots(self) -> None:
        """Symbols and balls in the middle of every route, then the islands over their ends."""
        ends = {route.route: route.ends for route in printed_of(self.scene).routes}
        for route in view_of(self.scene).routes:
            (x1, y1), (x2, y2) = self.at[ends[route.route].one], self.at[ends[route.route].two]
            text = f"{route.pips - sum(route.balls)}{balls_of(self.scene, route)}"
            self.write((x1 + x2) // 2, (y1 + y2) // 2, text)
        for spot in view_of(self.scene).spots:
            ships = "".join(self.scene.shape(seat) for seat in spot.ships)
            self.write(*self.at[spot.spot], f"[{spot_letter(spot.spot)}{ships}]")

    def lines(self) -> list[Text]:
        """The map line by line."""
        return [Text("".join(row).rstrip()) for row in self.grid]


def shortened(names: list[str]) -> list[str]:
    """Names by the first letters of their words: as few as tell them apart, two of each at least."""
    made = [""] * len(names)
    letters = FEWEST
    while len(set(made)) < len(set(names)):
        made = ["".join(word[:letters] for word in name.split()) for name in names]
        letters += 1
    return made
