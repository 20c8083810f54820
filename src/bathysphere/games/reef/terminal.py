"""Reef Project in the terminal: players as rows, routes and sectors, Ship, tracks, offers and hand.

With little room the board shows what the pending choice needs and the options tell the rest; with more, every
island, route and sector has its place; with much, the map is drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text

from bathysphere.engine.options import Option
from bathysphere.games.reef import tables as t
from bathysphere.games.reef.codes import is_intern, is_printed, place_of, shows_face, source_of
from bathysphere.games.reef.effect import effect_of, set_list
from bathysphere.games.reef.frames import EntriesFrame, IslandFrame, PickFrame
from bathysphere.games.reef.position import EMPTY, ReefPosition
from bathysphere.games.reef.scoring import objective_points
from bathysphere.games.reef.steps.crew import color_of, free_space, member_list, price_of
from bathysphere.games.reef.steps.island import choice_at, island_list, open_at
from bathysphere.games.reef.steps.sail import NO_ROUTE, ways
from bathysphere.games.reef.verbs import COLUMNS, HIRED, RESOURCES, ROWS, SEATS
from bathysphere.terminal.screen import (
    BAR,
    QUIET,
    SEAT_STYLES,
    STRONG,
    Scene,
    clipped,
    flow,
    initials,
    padded,
    wrapped,
)

NAME = 9
DRAWN_WIDTH, DRAWN_HEIGHT = 72, 25
"""How much room the drawn map takes."""
CREW_STEPS = ("hire", "row", "placed", "column", "activate", "activate-color")
CARD_STEPS = ("keep", "reject", "take", "lay", "discard")
PLENTY = 99
"""More Energy than any way costs."""


def board(scene: Scene, size: int) -> list[Text]:
    """Players and sea; what the pending choice is about first, the rest as far as there is room."""
    p = _mine(scene)
    lines = [_bar(scene, p), *_players(scene, p)]
    if size == 0:
        return lines + _compact(scene, p)
    if size == 2 and scene.width >= 2 * DRAWN_WIDTH - 24:
        drawn = _drawn(scene, p)
        beside = _islands(scene, p, scene.width - DRAWN_WIDTH - 2)
        lines += _side_by_side(drawn, beside, DRAWN_WIDTH + 2)
    else:
        lines += _islands(scene, p, scene.width)
        lines += _routes(scene, p)
    lines += _sectors(scene, p)
    lines += _seafloor(scene, p)
    lines += _ship(scene, p)
    lines += _crew_offer(scene, p)
    return lines + _cards(scene, p)


def cell(scene: Scene, option: Option) -> str:
    """An option in few words."""
    p = _mine(scene)
    say = CELLS.get(option.verb)
    text = say(scene, p, option) if say else scene.voice.option(option)
    half = (scene.width - 12) // 2 - 6
    room = half if option.verb == "sail" and not _roomy(scene) else scene.width - 20
    return _cut(scene, text, room)


def _roomy(scene: Scene) -> bool:
    """May an option have a line of its own?"""
    return scene.height > 30 or scene.width >= 120


def look(scene: Scene, words: str) -> list[Text]:
    """One part of the table, or a thing by its name, in full; without words everything."""
    p = _mine(scene)
    wanted = words.casefold().strip()
    parts = {
        "players": _players,
        "islands": lambda scene, p: _islands(scene, p, scene.width),
        "routes": _routes,
        "sectors": _sectors,
        "map": _drawn,
        "seafloor": _seafloor,
        "crew": lambda scene, p: _crew_offer(scene, p) + _ships(scene, p),
        "missions": lambda scene, p: _cards(scene, p) + _played(scene, p),
        "research": _research_track,
        "recharge": _recharge_track,
    }
    if not wanted:
        return [line for part, shown in parts.items() if part != "map" for line in shown(scene, p)]
    for part, shown in parts.items():
        if wanted in (part, *scene.voice.words(f"reef-look-{part}")):
            return shown(scene, p)
    return _thing(scene, p, wanted) or _lines(scene, scene.voice.say("reef-look-what"))


def _lines(scene: Scene, text: str) -> list[Text]:
    return [Text(line) for line in wrapped(scene.voice.spell(text), scene.width, "    ", "")]


def _thing(scene: Scene, p: ReefPosition, wanted: str) -> list[Text]:
    """An Island, mission, crew tile, Ship or Objective by its name: all that stands on it, and its origin."""
    labels = p.tables.labels
    open_cards = {*p.mission_offer, *(card for cards in p.played for card in cards)}
    own = p.hands[scene.seat] if scene.seat >= 0 else []
    crew = [tile for tile in {*p.crew_offer, *p.crew_stack[-1:], *p.crew} if shows_face(tile)]
    found: list[Text] = []
    for domain, numbers in (
        ("island", range(len(labels["island"]))),
        ("mission", sorted(open_cards | set(own))),
        ("tile", sorted(crew)),
    ):
        names: set[str] = set()
        for number in numbers:
            name = scene.voice.described(domain, number)
            said = f"{name}: {scene.voice.shows(domain, number)}{_house(scene, p, domain, number)}"
            if wanted in name.casefold() and said not in names:
                names.add(said)
                found += _lines(scene, said)
    for ship in range(len(labels["ship"])):
        name = scene.voice.game(f"ship-{labels['ship'][ship]}")
        if wanted in name.casefold():
            found += _lines(scene, f"{name}: {_power(scene, p, ship)}{_house(scene, p, 'ship', ship)}")
            found += _rows_of(scene, p, ship)
    return found


def _house(scene: Scene, p: ReefPosition, domain: str, number: int) -> str:
    """The mark of what is house-made."""
    faces = p.tables.printed["faces"]
    assert isinstance(faces, dict)
    face = faces[domain].get(p.tables.labels[domain][number], {})
    return " " + scene.voice.game("house-mark") if face.get("provenance") == "house" else ""


def _ships(scene: Scene, p: ReefPosition) -> list[Text]:
    """Every player's crew, and the sheets that can still be chosen."""
    lines: list[Text] = []
    for seat in range(p.seats):
        crew = [p.crew[seat * HIRED + space] for space in range(HIRED)]
        names = [_tile(scene, p, tile) for tile in crew if tile != EMPTY]
        ship = scene.voice.game(f"ship-{p.tables.labels['ship'][p.ship[seat]]}") if p.ship[seat] >= 0 else "–"
        text = f"{scene.shape(seat)} {scene.voice.player(seat)}, {ship}: {', '.join(names) or '–'}"
        lines += _lines(scene, text)
    for sheet in p.ships_offered:
        lines += _rows_of(scene, p, sheet, scene.voice.game(f"ship-{p.tables.labels['ship'][sheet]}") + ": ")
    return lines


def _rows_of(scene: Scene, p: ReefPosition, ship: int, head: str = "") -> list[Text]:
    """The rows of a Ship sheet: colour and benefits of their spaces."""
    lines = []
    for row in range(ROWS):
        color = scene.voice.game(f"color-{t.CREW_COLORS[p.tables.row_color[ship * ROWS + row]]}")
        spaces = [ship * HIRED + row * COLUMNS + column for column in range(COLUMNS)]
        parts = [f"({effects(scene, p, p.tables.benefit[space])})" for space in spaces]
        lines += _lines(scene, f"{head if row == 0 else '  '}{color} {' '.join(parts)}")
    return lines


def _played(scene: Scene, p: ReefPosition) -> list[Text]:
    """The missions that lie in front of the players, by suit."""
    lines: list[Text] = []
    for seat in range(p.seats):
        suits = [scene.voice.game(f"suit-{t.SUITS[p.tables.mission_suit[card]]}") for card in p.played[seat]]
        said = scene.voice.say("reef-suits", suits=", ".join(suits) or scene.voice.spell("–"))
        lines += _lines(scene, f"{scene.shape(seat)} {scene.voice.player(seat)}: {said}")
    return lines


def _research_track(scene: Scene, p: ReefPosition) -> list[Text]:
    """The points of each step of Research, and how many missions one reaches there."""
    tables = p.tables
    entries = []
    for node, name in enumerate(tables.labels["research-step"]):
        if name.startswith("no-"):
            continue
        here = "".join(scene.shape(seat) for seat in range(p.seats) if p.scientist[seat] == node)
        step = scene.voice.described("research-step", node)
        vp, reach = tables.node_vp[node], tables.node_reach[node]
        entries.append(Text(f"{scene.voice.say('reef-step', step=step, vp=vp, reach=reach)} {here}"))
    return [Text(scene.voice.say("reef-research-track"), style=STRONG), *flow(entries, scene.width, "")]


def _recharge_track(scene: Scene, p: ReefPosition) -> list[Text]:
    """The rewards of recharging, by the points where they stand."""
    tables = p.tables
    lines = [Text(scene.voice.say("reef-recharge-track"), style=STRONG)]
    for space, at in enumerate(tables.recharge_at):
        lines += _lines(scene, f"{at}: {effects(scene, p, tables.recharge_list[space])}")
    return lines


def thinkable(scene: Scene) -> list[int]:
    """Everything on the board, in the offers and in the own hand, with every verb of the pending step."""
    p = _mine(scene)
    frame = p.stack[-1]
    about = {
        "spot": list(range(p.tables.spots)),
        "route": list(range(p.tables.routes)),
        "sector": list(range(p.tables.sectors)),
        "mission": sorted({*p.hands[frame.seat], *p.mission_offer, *p.packets[frame.seat]}),
        "pollution": list(p.pollution[frame.seat]),
        "tile": list(p.crew_offer),
        "member": [m for m in range(HIRED + ROWS) if member_list(p, frame.seat, m)],
        "resource": list(range(RESOURCES)),
        "row": list(range(ROWS)),
        "set": [0, 1],
        "space": list(range(len(p.tables.recharge_at))),
        "ship": list(p.ships_offered),
        "milestone": list(p.looking),
        "objective": list(p.objective_hand),
        "bonus": list(range(3)),
        "entry": [],
    }
    found = []
    for verb in p.steps[frame.step].verbs:
        if verb.arguments:
            found += [verb.code(thing) for thing in about[verb.arguments[0][1].name]]
        else:
            found.append(verb.code())
    return found


# -- players and tracks ---------------------------------------------------------------------------------


def _bar(scene: Scene, p: ReefPosition) -> Text:
    say = scene.voice.say
    parts = [
        scene.voice.game("game-reef"),
        say("reef-round", round=p.turn // p.seats + 1),
        say("reef-side", side="B" if p.tables.side_b else "A"),
    ]
    if p.end_turn:
        parts.append(say("reef-last-rounds", round=p.end_turn // p.seats).upper())
    else:
        parts.append(say("reef-end-at", at=p.tables.end_at))
    if not p.handed_out:
        parts.append(say("reef-objectives-at", at=p.tables.hand_out_at))
    return Text(padded(scene.voice.spell(" · ").join(parts), scene.width), style=BAR)


def _players(scene: Scene, p: ReefPosition) -> list[Text]:
    """A row for every player: points, stores, balls, tracks, cards, where the Ship lies."""
    say = scene.voice.say
    heads = [say(f"reef-head-{name}") for name in HEADS]
    widths = [max(cell_len(head), wide) + 1 for head, wide in zip(heads, WIDTHS, strict=True)]
    name = max(4, min(NAME, scene.width - 2 - sum(widths)))
    heading = " " * (2 + name)
    heading += "".join(padded(head, wide, True) for head, wide in zip(heads, widths, strict=True))
    lines = [Text(clipped(heading, scene.width), style=QUIET)]
    for seat in range(p.seats):
        first = seat * RESOURCES
        values = [
            str(p.score[seat]),
            str(p.energy[seat]),
            str(p.coins[seat]),
            *(f"{p.cargo[first + kind]}/{p.capacity(seat, kind)}" for kind in range(RESOURCES)),
            str(p.deployment[seat]),
            _research(scene, p, seat),
            str(p.diver[seat]),
            f"{len(p.hands[seat])}+{len(p.played[seat])}",
            str(sum(p.crew[seat * HIRED + space] != EMPTY for space in range(HIRED))),
            f"{sum(p.used[tile] == 0 for tile in p.pollution[seat])}",
            _spot(p, p.ship_at[seat]),
        ]
        line = Text(scene.shape(seat) + " ", style=SEAT_STYLES[seat % len(SEAT_STYLES)])
        mine = STRONG if seat == scene.seat else ""
        line.append(padded(initials(scene.voice.player(seat), name), name), style=mine)
        line.append("".join(padded(v, w, True) for v, w in zip(values, widths, strict=True)), style=mine)
        line.truncate(scene.width)
        lines.append(line)
    return lines


HEADS = (
    "vp",
    "energy",
    "coins",
    "algae",
    "shell",
    "camera",
    "balls",
    "research",
    "diver",
    "cards",
    "crew",
    "tiles",
    "at",
)
WIDTHS = (3, 2, 2, 3, 3, 3, 2, 3, 2, 4, 1, 1, 2)


def _research(scene: Scene, p: ReefPosition, seat: int) -> str:
    """The step of the Scientist: 3, or 3+ on its side step."""
    kind, _, number = p.tables.labels["research-step"][p.scientist[seat]].rpartition("-")
    return f"{kind}+" if number == "side" else number


def _spot(p: ReefPosition, spot: int) -> str:
    """The letter of a spot; the Starting Island is 0."""
    if spot < 0:
        return "-"
    return "0" if spot == p.tables.start else p.tables.labels["spot"][spot]


# -- the sea --------------------------------------------------------------------------------------------


def _compact(scene: Scene, p: ReefPosition) -> list[Text]:
    """What the pending choice needs, in few lines."""
    step = "" if p.over else scene.step
    lines: list[Text] = []
    if step in CREW_STEPS:
        lines += _ship(scene, p)
    elif step in CARD_STEPS:
        return lines + _cards(scene, p, short=True)
    elif step in ("dive", "extra-step", "restore"):
        lines += _seafloor(scene, p)[:3]
    elif step not in ("choose-ship", "objective", "drop"):
        lines += _needs(scene, p)
    return lines + _hand_line(scene, p)


def _needs(scene: Scene, p: ReefPosition) -> list[Text]:
    """Open sectors with their sharks and the routes that still lack a ball; then who has balls where."""
    say = scene.voice.say
    open_ones = []
    for sector in range(p.tables.sectors):
        if p.sector_tile[sector] == EMPTY:
            continue
        lacking = [r for r in p.tables.sector_routes[sector] if p.filled[r] == 0]
        names = " ".join(_route(p, route) for route in lacking)
        if len(lacking) <= 2:
            open_ones.append(f"{_sector(scene, p, sector)}{_sharks(scene, p, sector)} {names}")
    lines = [*_limited(scene, say("reef-lacking") + " ", open_ones or [say("reef-none")], 2)]
    balls = [f"{_route(p, route)}{_balls(scene, p, route)}" for route in _with_balls(p)]
    return lines + _limited(scene, say("reef-balls") + " ", balls or [say("reef-none")], 2)


def _limited(scene: Scene, heading: str, items: list[str], most: int) -> list[Text]:
    """Items one behind the other in so many lines; what does not fit is cut with a sign."""
    lines = wrapped(heading + scene.voice.spell(" · ").join(items), scene.width, "  ")
    if len(lines) > most:
        more = scene.voice.spell(" …")
        lines = lines[:most]
        lines[-1] = clipped(lines[-1], scene.width - cell_len(more)) + more
    return [Text(line) for line in lines]


def _with_balls(p: ReefPosition) -> list[int]:
    return [route for route in range(p.tables.routes) if p.filled[route]]


def _balls(scene: Scene, p: ReefPosition, route: int) -> str:
    """The signs of the owners of the balls on a route."""
    found = "".join(scene.shape(seat) * p.balls[route * SEATS + seat] for seat in range(p.seats))
    return found or scene.voice.spell("·")


def _islands(scene: Scene, p: ReefPosition, width: int) -> list[Text]:
    """A line for every island: letter, ship, colour, name, price of the way there, effects."""
    say = scene.voice.say
    seat = scene.seat if scene.seat >= 0 else p.active
    sailing = p.ship_at[seat] >= 0
    costs = ways(p, seat, PLENTY, NO_ROUTE) if sailing else [0] * p.tables.spots
    lines = [Text(clipped(say("reef-islands"), width), style=STRONG)]
    for spot in range(p.tables.spots):
        tile = p.island_at[spot]
        name = say("reef-start") if tile == EMPTY else _island(scene, p, tile)
        color = "" if tile == EMPTY else scene.voice.game(f"suit-{t.SUITS[p.tables.island_color[tile]]}")
        ships = "".join(scene.shape(other) for other in range(p.seats) if p.ship_at[other] == spot)
        price = f"-{costs[spot]}" if costs[spot] else say("reef-free")
        if not sailing or spot == p.ship_at[seat]:
            price = ""
        text = "" if tile == EMPTY else effects(scene, p, p.tables.island_list[tile])
        words = (_spot(p, spot), padded(ships, 2), padded(name, 16), padded(color, 6), padded(price, 4, True))
        head = " ".join(words) + "  "
        lines.append(Text(_cut(scene, head + text, width)))
    return lines


def _routes(scene: Scene, p: ReefPosition) -> list[Text]:
    """Every route with its visible symbols and the balls on it."""
    heading = scene.voice.say("reef-routes")
    items = []
    for route in range(p.tables.routes):
        left = p.tables.pips[route] - p.filled[route]
        balls = _balls(scene, p, route) if p.filled[route] else ""
        items.append(Text(f"{_route(p, route)} {left}{balls}"))
    return [Text(clipped(heading, scene.width), style=STRONG), *flow(items, scene.width, "")]


def _sectors(scene: Scene, p: ReefPosition) -> list[Text]:
    """Every sector: sharks, the routes that lack a ball or the word clean, everybody's balls around it."""
    say = scene.voice.say
    items = []
    for sector in range(p.tables.sectors):
        name = clipped(_sector(scene, p, sector), 19)
        if p.sector_tile[sector] == EMPTY:
            what = say("reef-clean")
        else:
            lacking = [_route(p, r) for r in p.tables.sector_routes[sector] if p.filled[r] == 0]
            what = say("reef-lacks", routes=" ".join(lacking))
        counts = [(p.balls_around(seat, sector), scene.shape(seat)) for seat in range(p.seats)]
        around = " ".join(f"{sign}{count}" for count, sign in counts if count)
        text = f"{name} {_sharks(scene, p, sector)}: {what}"
        items.append(Text(_cut(scene, f"{text} {around}" if around else text, scene.width)))
    return [Text(clipped(say("reef-sectors"), scene.width), style=STRONG), *flow(items, scene.width, "")]


def _sharks(scene: Scene, p: ReefPosition, sector: int) -> str:
    return scene.voice.spell("^" * p.tables.sharks[sector])


def _route(p: ReefPosition, route: int) -> str:
    return p.tables.labels["route"][route].replace("start", "0")


def _sector(scene: Scene, p: ReefPosition, sector: int) -> str:
    return scene.voice.game(f"sector-{p.tables.labels['sector'][sector]}")


def _drawn(scene: Scene, p: ReefPosition) -> list[Text]:
    """The map: islands by letter with their Ships, routes with symbols and balls, sectors with sharks."""
    tables = p.tables
    rows = [[" "] * DRAWN_WIDTH for _ in range(DRAWN_HEIGHT)]
    xs, ys = [*tables.spot_x, *tables.sector_x], [*tables.spot_y, *tables.sector_y]

    def place(x: int, y: int) -> tuple[int, int]:
        across = (x - min(xs)) * (DRAWN_WIDTH - 12) // max(1, max(xs) - min(xs)) + 5
        return across, (y - min(ys)) * (DRAWN_HEIGHT - 1) // max(1, max(ys) - min(ys))

    def write(x: int, y: int, text: str) -> None:
        start = max(0, min(DRAWN_WIDTH - len(text), x - len(text) // 2))
        for offset, letter in enumerate(text):
            rows[y][start + offset] = letter

    spots = [place(tables.spot_x[spot], tables.spot_y[spot]) for spot in range(tables.spots)]
    dot = scene.voice.spell("·")
    for route in range(tables.routes):
        (x1, y1), (x2, y2) = spots[tables.end_one[route]], spots[tables.end_two[route]]
        steps = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
        for step in range(steps + 1):
            rows[y1 + (y2 - y1) * step // steps][x1 + (x2 - x1) * step // steps] = dot
    for sector in range(tables.sectors):
        x, y = place(tables.sector_x[sector], tables.sector_y[sector])
        clean = p.sector_tile[sector] == EMPTY
        write(
            x,
            y,
            f"{_initials(scene, p, sector)}{'=' if clean else _sharks(scene, p, sector)}",
        )
    for route in range(tables.routes):
        (x1, y1), (x2, y2) = spots[tables.end_one[route]], spots[tables.end_two[route]]
        left = tables.pips[route] - p.filled[route]
        write((x1 + x2) // 2, (y1 + y2) // 2, f"{left}{_balls(scene, p, route) if p.filled[route] else ''}")
    for spot in range(tables.spots):
        ships = "".join(scene.shape(other) for other in range(p.seats) if p.ship_at[other] == spot)
        write(*spots[spot], f"[{_spot(p, spot)}{ships}]")
    return [Text(_flat(row)) for row in rows]


def _flat(row: list[str]) -> str:
    return "".join(row).rstrip()


def _side_by_side(left: list[Text], right: list[Text], at: int) -> list[Text]:
    lines = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text("")
        if row < len(right):
            line.append(" " * (at - line.cell_len))
            line.append_text(right[row])
        lines.append(line)
    return lines


# -- seafloor, Ship, offers, hand -------------------------------------------------------------------------


def _seafloor(scene: Scene, p: ReefPosition) -> list[Text]:
    """Slot by slot: its steps, the exploration tile, the tank with the side that lies up, the Divers."""
    say = scene.voice.say
    tables = p.tables
    items = []
    for slot in range(len(p.slots)):
        steps = [step for step in range(tables.last_step + 1) if tables.slot_of[step] == slot]
        tile = p.slots[slot]
        up = p.turned_up >> slot & 1
        text = f"{steps[0]}-{steps[-1]} " + (effects(scene, p, tables.exploration_list[tile]) if up else "?")
        if p.tanks[slot] != EMPTY:
            side = p.tank_b >> slot & 1
            reward = effects(scene, p, tables.tank_list[side][p.tanks[slot]])
            text += " | " + say("reef-tank", side="AB"[side], reward=reward)
        divers = "".join(scene.shape(seat) for seat in range(p.seats) if p.diver[seat] in steps)
        text += f" {divers}" if divers else ""
        items.append(text)
    return [
        Text(clipped(say("reef-seafloor"), scene.width), style=STRONG),
        *flow([Text(_cut(scene, item, scene.width)) for item in items], scene.width, ""),
    ]


def _ship(scene: Scene, p: ReefPosition) -> list[Text]:
    """The own Ship: its power, and row by row the printed member, the crew and the open benefits."""
    seat = scene.seat
    if seat < 0 or p.ship[seat] == EMPTY:
        return []
    tables = p.tables
    ship = p.ship[seat]
    power = _power(scene, p, ship)
    name = scene.voice.game(f"ship-{tables.labels['ship'][ship]}")
    lines = [Text(_cut(scene, f"{name}: {power}", scene.width), style=STRONG)]
    for row in range(ROWS):
        color = scene.voice.game(f"color-{t.CREW_COLORS[tables.row_color[ship * ROWS + row]]}")
        parts = []
        for column in range(COLUMNS):
            space = row * COLUMNS + column
            tile = p.crew[seat * HIRED + space]
            if tile == EMPTY:
                parts.append("(" + effects(scene, p, tables.benefit[ship * HIRED + space]) + ")")
            else:
                parts.append(f"[{_tile(scene, p, tile)}]")
        text = f"{padded(color, 6)} {' '.join(parts)}"
        lines.append(Text(_cut(scene, text, scene.width)))
    return lines


def _crew_offer(scene: Scene, p: ReefPosition) -> list[Text]:
    """The crew on offer with prices for the viewer, from the cheapest on."""
    say = scene.voice.say
    lines = [Text(clipped(say("reef-crew-offer"), scene.width), style=STRONG)]
    for place, tile in enumerate(p.crew_offer):
        price = p.tables.crew_prices[place]
        if scene.seat >= 0 and p.ship[scene.seat] != EMPTY:
            price = price_of(p, scene.seat, price, 0)
        color = scene.voice.game(f"color-{t.CREW_COLORS[p.tables.crew_color[tile]]}")
        text = f"{price} {padded(_tile(scene, p, tile), 15)} {padded(color, 6)} "
        text += effects(scene, p, p.tables.crew_list[tile])
        lines.append(Text(_cut(scene, text, scene.width)))
    if p.crew_stack:
        # the stack lies face up: everybody sees who comes next.  AM-70
        tile = p.crew_stack[-1]
        color = scene.voice.game(f"color-{t.CREW_COLORS[p.tables.crew_color[tile]]}")
        next_one = f"{_tile(scene, p, tile)} ({color}) {effects(scene, p, p.tables.crew_list[tile])}"
        lines.append(Text(_cut(scene, say("reef-crew-top", tile=next_one), scene.width), style=QUIET))
    return lines


def _cards(scene: Scene, p: ReefPosition, short: bool = False) -> list[Text]:
    """The missions on offer, how far the viewer reaches, the own hand and what lies in front."""
    say = scene.voice.say
    lines = []
    if not short:
        reach = p.reach(scene.seat) if scene.seat >= 0 else len(p.mission_offer)
        lines.append(Text(clipped(say("reef-offer", reach=reach), scene.width), style=STRONG))
        for place, card in enumerate(p.mission_offer):
            mark = scene.voice.spell("·") if place < reach else " "
            lines.append(Text(_cut(scene, f"{mark} {_card(scene, p, card)}", scene.width)))
    if scene.seat < 0:
        return lines
    hand = p.hands[scene.seat]
    lines.append(Text(clipped(say("reef-hand", count=len(hand)), scene.width), style=STRONG))
    lines += [
        Text(_cut(scene, f"  {_card(scene, p, card)}", scene.width)) for card in hand[: 4 if short else None]
    ]
    return lines + _hand_line(scene, p, cards=False)


def _hand_line(scene: Scene, p: ReefPosition, cards: bool = True) -> list[Text]:
    """In one or two lines: the hand by its short names, open suits, Objective, own tiles."""
    if scene.seat < 0:
        return []
    say = scene.voice.say
    seat = scene.seat
    names = p.tables.labels
    parts = []
    if p.hands[seat] and cards:
        held = [_short_card(scene, p, card) for card in p.hands[seat]]
        parts.append(say("reef-hand-short", cards=", ".join(held)))
    suits = [
        scene.voice.game(f"suit-{t.SUITS[p.tables.mission_suit[card]]}")
        for card in p.played[seat]
        if p.flipped[card] == 0
    ]
    if suits:
        parts.append(say("reef-suits", suits=", ".join(suits)))
    if p.objective[seat] != EMPTY:
        name = scene.voice.game(f"objective-{names['objective'][p.objective[seat]]}")
        parts.append(say("reef-objective", name=name, vp=objective_points(p, seat)))
    tiles = [tile for tile in p.pollution[seat] if p.used[tile] == 0]
    if tiles:
        vp = sum(p.tables.pollution_vp[tile] for tile in tiles)
        parts.append(say("reef-tiles", count=len(tiles), vp=vp))
    return _limited(scene, "", parts, 2) if parts else []


# -- words ----------------------------------------------------------------------------------------------


def effects(scene: Scene, p: ReefPosition, effects: int) -> str:
    """A list of effects in few words; two sets to choose from stand in brackets if there is more."""
    entries = p.tables.lists[effects]
    words = [_effect(scene, p, entry) for entry in entries]
    if len(entries) > 1:
        pairs = zip(words, entries, strict=True)
        words = [f"({word})" if p.tables.op[entry] == t.CHOOSE else word for word, entry in pairs]
    return ", ".join(words)


def _effect(scene: Scene, p: ReefPosition, entry: int) -> str:
    tables = p.tables
    op = tables.op[entry]
    say = scene.voice.say
    if op == t.CONVERT:
        cost = tables.cost[entry]
        paid = [
            say(f"reef-thing-{t.THINGS[i].replace('_', '-')}", n=cost[i]) for i in range(len(cost)) if cost[i]
        ]
        got = effects(scene, p, tables.first_list[entry])
        times = scene.voice.spell(f" ×{tables.n[entry]}") if tables.n[entry] > 1 else ""
        return scene.voice.spell(f"{' '.join(paid)} → {got}{times}")
    if op == t.CHOOSE:
        one = effects(scene, p, tables.first_list[entry])
        two = effects(scene, p, tables.second_list[entry])
        return f"{one} / {two}"
    icon = effect_of(tables, entry)
    name, n = icon.word(tables, entry), icon.amount(tables, entry)
    if op == t.GAIN:
        return say(f"reef-thing-{name.removeprefix('gain-')}", n=n)
    return say(f"reef-do-{name}", n=n)


# -- options --------------------------------------------------------------------------------------------


def _about(option: Option) -> int:
    """What an option is about."""
    return next(iter(option.arguments.values()), 0)


def _paid(scene: Scene, option: Option) -> str:
    """The price of an option, if it has one."""
    price = option.details.get("price")
    if not isinstance(price, int):
        return ""
    return f"-{price}" if price else scene.voice.say("reef-free")


def _sail_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    spot, paid = _about(option), _paid(scene, option)
    tile = p.island_at[spot]
    if tile == EMPTY:
        return f"{_spot(p, spot)} {paid} {scene.voice.say('reef-start')}"
    # where room is scarce the letter has to do: the missions in hand name it too
    name = f" {_island(scene, p, tile)}" if _roomy(scene) else ""
    return f"{_spot(p, spot)} {paid}{name}: {effects(scene, p, p.tables.island_list[tile])}"


def _deploy_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    sectors = option.details.get("sectors")
    cleaned = [_sector(scene, p, sector) for sector in sectors] if isinstance(sectors, list) else []
    text = f"{_route(p, _about(option))} {_paid(scene, option)}"
    return f"{text} {scene.voice.say('reef-cleans', sectors=', '.join(cleaned))}" if cleaned else text


def _card_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    return _card(scene, p, _about(option))


def _ship_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    ship = _about(option)
    return f"{scene.voice.game('ship-' + p.tables.labels['ship'][ship])}: {_power(scene, p, ship)}"


def _hire_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    tile = _about(option)
    color = scene.voice.game(f"color-{t.CREW_COLORS[p.tables.crew_color[tile]]}")
    text = effects(scene, p, p.tables.crew_list[tile])
    return f"{_tile(scene, p, tile)} ({color}) {_paid(scene, option)}: {text}"


def _intern_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    return f"{_tile(scene, p, p.crew_offer[0])} {_paid(scene, option)}"


def _activate_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    member = _about(option)
    text = effects(scene, p, member_list(p, option.seat, member))
    return f"{_member(scene, p, option.seat, member)}: {text}"


def _row_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    row, ship = _about(option), p.ship[option.seat]
    color = scene.voice.game(f"color-{t.CREW_COLORS[p.tables.row_color[ship * ROWS + row]]}")
    space = free_space(p, option.seat, row)
    return f"{color}: {effects(scene, p, p.tables.benefit[ship * HIRED + space])}"


def _pollution_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    tile = _about(option)
    text = effects(scene, p, p.tables.pollution_list[tile])
    return scene.voice.say("reef-tile", reward=text, vp=p.tables.pollution_vp[tile])


def _milestone_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    return effects(scene, p, p.tables.milestone_list[_about(option)])


def _objective_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    card = _about(option)
    name = scene.voice.game(f"objective-{p.tables.labels['objective'][card]}")
    return f"{name}: {_objective(scene, p, card)}"


def _settle_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    amounts = option.details["amounts"]
    assert isinstance(amounts, list)
    gains = [f"{scene.shape(other)}+{vp}" for other, vp in enumerate(amounts) if vp]
    return f"{_sector(scene, p, _about(option))}: {' '.join(gains)}"


def _space_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    space = _about(option)
    return f"{p.tables.recharge_at[space]}: {effects(scene, p, p.tables.recharge_list[space])}"


def _resource_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    return scene.voice.game(f"resource-{p.tables.labels['resource'][_about(option)]}")


def _pick_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    return _picked(scene, p, _about(option)) or scene.voice.option(option)


def _resolve_cell(scene: Scene, p: ReefPosition, option: Option) -> str:
    return _resolved(scene, p, _about(option))


CELLS: dict[str, Callable[[Scene, ReefPosition, Option], str]] = {
    "sail": _sail_cell,
    "deploy": _deploy_cell,
    **dict.fromkeys(("play", "keep", "reject", "take", "lay", "discard"), _card_cell),
    "choose": _ship_cell,
    "hire": _hire_cell,
    "intern": _intern_cell,
    "activate": _activate_cell,
    "row": _row_cell,
    **dict.fromkeys(("reveal", "refresh"), _pollution_cell),
    **dict.fromkeys(("milestone", "return"), _milestone_cell),
    **dict.fromkeys(("objective", "drop"), _objective_cell),
    "settle": _settle_cell,
    "space": _space_cell,
    **dict.fromkeys(("gain", "pay", "unlock", "trade"), _resource_cell),
    "pick": _pick_cell,
    "resolve": _resolve_cell,
}
"""An option in few words, by its verb; what is not here says its label."""


def _picked(scene: Scene, p: ReefPosition, chosen: int) -> str:
    """The set that would be picked, of a list or of the Island."""
    frame = p.stack[-1]
    if isinstance(frame, PickFrame):
        entry = frame.entry
    else:
        entry = p.tables.lists[island_list(p, frame.seat)][choice_at(p, frame.seat)]
    return effects(scene, p, set_list(p.tables, entry, chosen))


def _resolved(scene: Scene, p: ReefPosition, number: int) -> str:
    """The entry of a list, of the Island, of its chosen set or of the mission."""
    frame = p.stack[-1]
    if isinstance(frame, IslandFrame):
        entries = p.tables.lists[open_at(p, frame, source_of(number))]
    else:
        assert isinstance(frame, EntriesFrame)
        entries = p.tables.lists[frame.effects]
    return _effect(scene, p, entries[place_of(number)])


def _power(scene: Scene, p: ReefPosition, ship: int) -> str:
    """What the power of a Ship does."""
    power = t.POWERS[p.tables.power[ship]].replace("_", "-")
    return scene.voice.say(f"reef-power-{power}", n=p.tables.power_n[ship])


def _card(scene: Scene, p: ReefPosition, card: int) -> str:
    """A mission: its name, suit, where or when it is played, what it does."""
    tables = p.tables
    suit = scene.voice.game(f"suit-{t.SUITS[tables.mission_suit[card]]}")
    name = f"{_condition_name(scene, p, card)} " if tables.mission_kind[card] == t.CONDITION else ""
    return f"{name}{suit}, {_when(scene, p, card)}: {effects(scene, p, tables.mission_list[card])}"


def _short_card(scene: Scene, p: ReefPosition, card: int) -> str:
    if p.tables.mission_kind[card] == t.CONDITION:
        return f"{_condition_name(scene, p, card)} ({_when(scene, p, card)})"
    return _when(scene, p, card)


def _condition_name(scene: Scene, p: ReefPosition, card: int) -> str:
    return scene.voice.described("mission", card)


def _initials(scene: Scene, p: ReefPosition, sector: int) -> str:
    """A sector on the drawn map, by the first letters of its name."""
    return "".join(word[:2] for word in _sector(scene, p, sector).split())


def _when(scene: Scene, p: ReefPosition, card: int) -> str:
    """The island of a mission and whether it replaces it, or the condition."""
    tables = p.tables
    say = scene.voice.say
    kind = tables.mission_kind[card]
    if kind != t.CONDITION:
        tile = tables.mission_island[card]
        where = [_spot(p, spot) for spot in range(tables.spots) if p.island_at[spot] == tile]
        name = f"{_island(scene, p, tile)} {where[0]}" if where else _island(scene, p, tile)
        return say("reef-instead" if kind == t.ALTERNATIVE else "reef-with", island=name)
    condition = tables.condition[card]
    value = tables.condition_value[card]
    color = scene.voice.game(f"suit-{t.SUITS[value]}") if condition == t.SHIP_AT_COLOR else ""
    n = value + 1 if condition == t.COLUMN_FILLED else value
    return say(f"reef-when-{t.CONDITIONS[condition].replace('_', '-')}", n=n, color=color)


def _objective(scene: Scene, p: ReefPosition, card: int) -> str:
    """What an Objective counts."""
    tables = p.tables
    kind = t.SCORE_KINDS[tables.objective_kind[card]].replace("_", "-")
    tiers = "/".join(map(str, tables.objective_tiers[card]))
    at = "/".join(map(str, tables.objective_at[card]))
    return scene.voice.say(f"reef-objective-{kind}", vp=tables.objective_vp[card], tiers=tiers, at=at)


def _member(scene: Scene, p: ReefPosition, seat: int, member: int) -> str:
    if is_printed(member):
        color = scene.voice.game(f"color-{t.CREW_COLORS[color_of(p, seat, member)]}")
        return scene.voice.say("reef-printed", color=color)
    return _tile(scene, p, p.crew[seat * HIRED + member])


def _tile(scene: Scene, p: ReefPosition, tile: int) -> str:
    if is_intern(tile):
        return scene.voice.say("reef-intern")
    kind, _, number = p.tables.labels["tile"][tile].rpartition("-")
    return scene.voice.game("tile", kind=kind, number=number)


def _island(scene: Scene, p: ReefPosition, tile: int) -> str:
    return scene.voice.game(f"island-{p.tables.labels['island'][tile]}")


def _cut(scene: Scene, text: str, width: int) -> str:
    """A text cut to a width, with a sign that it was."""
    if cell_len(text) <= width:
        return text
    more = scene.voice.spell("…")
    return clipped(text, width - cell_len(more)) + more


def _mine(scene: Scene) -> ReefPosition:
    assert isinstance(scene.position, ReefPosition)
    return scene.position
