"""Whole positions as plain data and back, with every nonsense refused by place and reason."""

from __future__ import annotations

import msgspec

from bathysphere.engine.dump import Head, as_json, head, read, restore
from bathysphere.engine.errors import LoadError
from bathysphere.engine.game import Game
from bathysphere.games.deepsea.rules.codes import (
    MOST_CIRCLES,
    column_of,
    free_tile,
    has_disc,
    junior_face,
    row_of,
    tile_face,
    token_kind,
    token_of,
    token_pile,
    used_tile,
)
from bathysphere.games.deepsea.rules.compiled import DIVE_SITE, LAST_TIER, DeepSeaCompiled
from bathysphere.games.deepsea.rules.dump_checks import is_possible, missing, ranges
from bathysphere.games.deepsea.rules.position import NOBODY, DeepSeaPosition
from bathysphere.games.deepsea.rules.setup import open_hexes
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES, CELLS, DEPTHS, PIECES, POCKETS, VESSELS

MOST = 10**6
"""More than anybody can have of anything."""
MOST_PILES = 1000


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player's pieces. A tile is its face, with * if a disc lies on it; a Vessel is its zone."""

    supply: int
    staging: int
    aside: int
    substitutes: int
    research: int
    attributes: tuple[int, int, int, int]
    vessels: list[str]
    tiles: list[str]
    tokens: list[str]
    journals: list[str]
    cleanup: int
    passed: bool


class State(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of a dump. A face-down token is its kind, with @ and the pile it was
    shuffled in.
    """

    round: int
    wave: int
    active: int
    fresh: int
    ocean: dict[str, str]
    discs: dict[str, int]
    discoverers: dict[str, int]
    stacks: list[list[str]]
    bottom: list[int]
    window: list[int]
    drawn: list[str]
    tokens: dict[str, list[str]]
    token_supply: list[str]
    token_discard: list[str]
    token_unseen: list[str]
    pile: int
    looked: list[str]
    players: list[Player]
    tray: dict[str, int]
    pockets: list[list[str]]
    display: list[str]
    deck: list[str]
    circles: dict[str, int]
    cards_out: list[str]
    markers: dict[str, int]
    unlimited: dict[str, list[int]]
    locked: list[str]
    named: str
    versions: list[int]
    races: list[list[int]]
    coop_deck: list[str]
    coop_open: list[str]
    coop_unused: list[str]
    coop_done: list[str]
    setback: str


class Dump(Head):
    """A whole dump."""

    state: State


def dump(p: DeepSeaPosition) -> dict[str, object]:
    """The whole position as plain JSON data."""
    t = p.compiled
    name = t.labels

    def words(domain: str, items: list[int]) -> list[str]:
        return [name[domain][item] for item in items]

    def piled(items: list[int]) -> list[str]:
        return [f"{name['token'][token_kind(item)]}@{token_pile(item)}" for item in items]

    state = State(
        round=p.round,
        wave=p.wave,
        active=p.active,
        fresh=p.fresh,
        ocean={name["cell"][c]: name["board"][b] for c, b in enumerate(p.ocean) if b >= 0},
        discs={name["site"][s]: owner for s, owner in enumerate(p.disc) if owner >= 0},
        discoverers={name["board"][b]: owner for b, owner in enumerate(p.discoverer) if owner >= 0},
        stacks=[words("board", stack) for stack in p.stacks],
        bottom=list(p.bottom),
        window=list(p.window),
        drawn=words("board", p.drawn),
        tokens={name["site"][t.dive_of[n]]: piled(stack) for n, stack in enumerate(p.tokens) if stack},
        token_supply=piled(p.token_supply),
        token_discard=words("token", p.token_discard),
        token_unseen=piled(p.token_unseen),
        pile=p.pile,
        looked=words("token", p.looked),
        players=[_player(p, seat) for seat in range(p.seats)],
        tray={name["kind"][k]: count for k, count in enumerate(p.tray) if count},
        pockets=[words("kind", pocket) for pocket in p.pockets],
        display=words("card", p.display),
        deck=words("card", p.deck),
        circles={name["card"][c]: uses for c, uses in enumerate(p.circles) if uses},
        cards_out=words("card", p.cards_out),
        markers={name["hex"][h]: owner for h, owner in enumerate(p.marker) if owner >= 0},
        unlimited={
            name["hex"][h]: p.unlimited[n * p.seats : (n + 1) * p.seats] for n, h in enumerate(t.unlimited)
        },
        locked=words("hex", p.locked),
        named=name["piece"][p.named] if p.named >= 0 else "",
        versions=list(p.versions),
        races=[list(order) for order in p.races],
        coop_deck=words("coop_card", p.coop_deck),
        coop_open=words("coop_card", p.coop_open),
        coop_unused=words("coop_card", p.coop_unused),
        coop_done=words("coop_card", p.coop_done),
        setback=name["coop_card"][p.setback] if p.setback >= 0 else "",
    )
    data: dict[str, object] = {**head(p), "state": as_json(state)}
    return data


def _player(p: DeepSeaPosition, seat: int) -> Player:
    t = p.compiled
    cubes = p.attributes[seat * ATTRIBUTES : (seat + 1) * ATTRIBUTES]
    return Player(
        supply=p.supply[seat],
        staging=p.staging[seat],
        aside=p.aside[seat],
        substitutes=p.substitutes[seat],
        research=p.research[seat],
        attributes=(cubes[0], cubes[1], cubes[2], cubes[3]),
        vessels=[t.labels["board"][b] for b in p.vessels[seat * VESSELS : (seat + 1) * VESSELS] if b >= 0],
        tiles=[t.labels["face"][tile_face(tile)] + ("*" if has_disc(tile) else "") for tile in p.tiles[seat]],
        tokens=[t.labels["token"][kind] for kind in p.held[seat]],
        journals=[t.labels["card"][card] for card in p.published[seat]],
        cleanup=p.cleanup[seat],
        passed=bool(p.passed[seat]),
    )


class _Reader:
    """Names back to numbers; LoadError says where a name makes no sense."""

    def __init__(self, p: DeepSeaPosition) -> None:
        self.t = p.compiled
        self.sizes = {
            "board": p.compiled.boards,
            "site": p.compiled.sites,
            "cell": CELLS,
            "kind": p.compiled.kinds,
            "face": junior_face(p.compiled.kinds),
            "card": p.compiled.cards,
            "token": p.compiled.tokens,
            "hex": p.compiled.hexes,
            "piece": PIECES,
            "coop_card": len(p.compiled.bonus_cards) + len(p.compiled.setback_cards),
        }

    def one(self, domain: str, name: str, place: str) -> int:
        known = self.t.labels[domain][: self.sizes[domain]]
        if name not in known:
            raise LoadError("load-word", f"state.{place}", name=name, known=", ".join(known[:12]))
        return known.index(name)

    def many(self, domain: str, names: list[str], place: str) -> list[int]:
        return [self.one(domain, name, f"{place}[{index}]") for index, name in enumerate(names)]

    def piled(self, names: list[str], place: str, pile: int) -> list[int]:
        tokens = []
        for index, name in enumerate(names):
            kind, _, number = name.partition("@")
            if not number.isdigit() or int(number) > pile:
                raise LoadError("load-word", f"state.{place}[{index}]", name=name, known="kind@pile")
            tokens.append(token_of(self.one("token", kind, f"{place}[{index}]"), int(number)))
        return tokens


def within(number: int, place: str, least: int, most: int) -> int:
    """A number in its range."""
    if not least <= number <= most:
        raise LoadError("load-range", f"state.{place}", found=str(number), least=str(least), most=str(most))
    return number


def load(game: Game, data: object) -> DeepSeaPosition:
    """The position that a dump describes; LoadError says where it makes no sense."""
    dumped = read(Dump, data)
    game = dumped.game_of(game)
    settings = dumped.checked_settings(game)
    t = game.content(dumped.seats, settings)
    assert isinstance(t, DeepSeaCompiled)
    p = DeepSeaPosition(game, t, dumped.seats)
    state = dumped.state
    reader = _Reader(p)
    _lengths(p, state)
    p.round = within(state.round, "round", 0, p.rounds)
    p.wave = within(state.wave, "wave", 0, p.seats - 1)
    p.active = within(state.active, "active", NOBODY, p.seats - 1)
    _load_ocean(p, state, reader)
    _load_tokens(p, state, reader)
    _load_players(p, state, reader)
    _load_cards(p, state, reader)
    _load_impact(p, state, reader)
    p.fresh = within(state.fresh, "fresh", 0, len(p.published[p.active]) if p.active >= 0 else 0)
    _complete(p)
    _check_frames(p, dumped)
    restore(p, dumped)
    return p


def _lengths(p: DeepSeaPosition, state: State) -> None:
    t = p.compiled
    wanted = [
        ("stacks", len(state.stacks), DEPTHS),
        ("bottom", len(state.bottom), DEPTHS),
        ("window", len(state.window), len(t.hidden_boards)),
        ("players", len(state.players), p.seats),
        ("pockets", len(state.pockets), POCKETS),
        ("versions", len(state.versions), len(t.goals)),
        ("races", len(state.races), len(t.goals)),
        ("unlimited", len(state.unlimited), len(t.unlimited)),
    ]
    for place, length, right in wanted:
        if length != right:
            raise LoadError("load-length", f"state.{place}", found=str(length), wanted=str(right))


def _load_ocean(p: DeepSeaPosition, state: State, reader: _Reader) -> None:
    t = p.compiled
    p.ocean = [-1] * CELLS
    p.cell = [-1] * t.boards
    for at, board_name in state.ocean.items():
        cell = reader.one("cell", at, "ocean")
        board = reader.one("board", board_name, f"ocean.{at}")
        outside = column_of(cell) >= t.columns or row_of(cell) >= t.max_depth
        if outside or p.depth_of_cell(cell) != t.depth[board] or p.cell[board] >= 0:
            raise LoadError("load-place", f"state.ocean.{at}", name=board_name)
        p.ocean[cell] = board
        p.cell[board] = cell
    p.disc = [NOBODY] * t.sites
    for name, owner in state.discs.items():
        site = reader.one("site", name, "discs")
        if t.site_kind[site] == DIVE_SITE or p.cell[t.site_board[site]] < 0:
            raise LoadError("load-place", f"state.discs.{name}", name=name)
        p.disc[site] = within(owner, f"discs.{name}", 0, p.seats - 1)
    p.discoverer = [NOBODY] * t.boards
    for name, owner in state.discoverers.items():
        board = reader.one("board", name, "discoverers")
        if p.cell[board] < 0:
            raise LoadError("load-place", f"state.discoverers.{name}", name=name)
        p.discoverer[board] = within(owner, f"discoverers.{name}", 0, p.seats - 1)
    p.stacks = []
    for depth, names in enumerate(state.stacks):
        stack = reader.many("board", names, f"stacks[{depth}]")
        for board in stack:
            if t.depth[board] != depth + 1:
                raise LoadError("load-place", f"state.stacks[{depth}]", name=t.labels["board"][board])
        p.stacks.append(stack)
    p.bottom = [within(n, f"bottom[{d}]", 0, len(p.stacks[d])) for d, n in enumerate(state.bottom)]
    p.window = [within(n, f"window[{i}]", 0, t.boards) for i, n in enumerate(state.window)]
    p.drawn = reader.many("board", state.drawn, "drawn")


def _load_tokens(p: DeepSeaPosition, state: State, reader: _Reader) -> None:
    t = p.compiled
    p.pile = within(state.pile, "pile", 0, MOST_PILES)
    p.tokens = [[] for _ in range(t.dives)]
    for name, tokens in state.tokens.items():
        site = reader.one("site", name, "tokens")
        if t.site_kind[site] != DIVE_SITE or p.cell[t.site_board[site]] < 0:
            raise LoadError("load-place", f"state.tokens.{name}", name=name)
        p.tokens[t.site_dive[site]] = reader.piled(tokens, f"tokens.{name}", p.pile)
    p.token_supply = reader.piled(state.token_supply, "token_supply", p.pile)
    p.token_discard = reader.many("token", state.token_discard, "token_discard")
    p.token_unseen = reader.piled(state.token_unseen, "token_unseen", p.pile)
    p.looked = reader.many("token", state.looked, "looked")


def _load_players(p: DeepSeaPosition, state: State, reader: _Reader) -> None:
    t = p.compiled
    p.passed, p.supply, p.staging, p.aside, p.substitutes = [], [], [], [], []
    p.research, p.attributes, p.vessels, p.cleanup = [], [], [], []
    p.tiles, p.held, p.published = [], [], []
    for seat, player in enumerate(state.players):
        where = f"players[{seat}]"
        p.passed.append(int(player.passed))
        for name, target in (("supply", p.supply), ("staging", p.staging), ("aside", p.aside)):
            target.append(within(getattr(player, name), f"{where}.{name}", 0, MOST))
        p.substitutes.append(within(player.substitutes, f"{where}.substitutes", 0, MOST))
        p.research.append(within(player.research, f"{where}.research", 0, t.research_cap))
        p.attributes += [within(n, f"{where}.attributes", 0, t.last_step) for n in player.attributes]
        vessels = reader.many("board", player.vessels, f"{where}.vessels")
        if len(vessels) > VESSELS:
            raise LoadError(
                "load-length", f"state.{where}.vessels", found=str(len(vessels)), wanted=str(VESSELS)
            )
        for board in vessels:
            if p.cell[board] < 0 or t.barred[board]:
                raise LoadError("load-place", f"state.{where}.vessels", name=t.labels["board"][board])
        p.vessels += vessels + [-1] * (VESSELS - len(vessels))
        p.cleanup.append(within(player.cleanup, f"{where}.cleanup", 0, max(0, t.cleanup_last)))
        tiles = []
        for index, name in enumerate(player.tiles):
            face = reader.one("face", name.removesuffix("*"), f"{where}.tiles[{index}]")
            tiles.append(used_tile(face) if name.endswith("*") else free_tile(face))
        p.tiles.append(tiles)
        p.held.append(sorted(reader.many("token", player.tokens, f"{where}.tokens")))
        p.published.append(reader.many("card", player.journals, f"{where}.journals"))


def _load_cards(p: DeepSeaPosition, state: State, reader: _Reader) -> None:
    t = p.compiled
    p.tray = [0] * t.kinds
    for name, count in state.tray.items():
        kind = reader.one("kind", name, "tray")
        p.tray[kind] = within(count, f"tray.{name}", 0, t.copies[kind] if t.tier[kind] < LAST_TIER else 0)
    p.pockets = [reader.many("kind", names, f"pockets[{n}]") for n, names in enumerate(state.pockets)]
    p.display = reader.many("card", state.display, "display")
    p.deck = reader.many("card", state.deck, "deck")
    p.cards_out = reader.many("card", state.cards_out, "cards_out")
    p.circles = [0] * t.cards
    for name, uses in state.circles.items():
        card = reader.one("card", name, "circles")
        p.circles[card] = within(uses, f"circles.{name}", 0, MOST_CIRCLES)
    p.coop_deck = reader.many("coop_card", state.coop_deck, "coop_deck")
    p.coop_open = reader.many("coop_card", state.coop_open, "coop_open")
    p.coop_unused = reader.many("coop_card", state.coop_unused, "coop_unused")
    p.coop_done = reader.many("coop_card", state.coop_done, "coop_done")
    p.setback = reader.one("coop_card", state.setback, "setback") if state.setback else -1


def _load_impact(p: DeepSeaPosition, state: State, reader: _Reader) -> None:
    t = p.compiled
    p.marker = [NOBODY] * t.hexes
    for name, owner in state.markers.items():
        hex = reader.one("hex", name, "markers")
        if t.hex_unlimited[hex]:
            raise LoadError("load-place", f"state.markers.{name}", name=name)
        p.marker[hex] = within(owner, f"markers.{name}", 0, p.seats - 1)
    p.unlimited = [0] * (len(t.unlimited) * p.seats)
    for name, counts in state.unlimited.items():
        hex = reader.one("hex", name, "unlimited")
        if not t.hex_unlimited[hex] or len(counts) != p.seats:
            raise LoadError("load-place", f"state.unlimited.{name}", name=name)
        for seat, count in enumerate(counts):
            number = t.hex_unlimited_number[hex] * p.seats + seat
            p.unlimited[number] = within(count, f"unlimited.{name}", 0, MOST)
    p.locked = reader.many("hex", state.locked, "locked")
    p.open = open_hexes(p)
    p.named = reader.one("piece", state.named, "named") if state.named else -1
    p.versions = [within(n, f"versions[{i}]", -1, 1) for i, n in enumerate(state.versions)]
    p.races = [[within(s, f"races[{i}]", 0, p.seats - 1) for s in o] for i, o in enumerate(state.races)]


def _complete(p: DeepSeaPosition) -> None:
    """Every piece in exactly one place, none missing.  DS-028"""
    problem = missing(p)
    if problem:
        raise LoadError("load-pieces", "state", pieces=problem)


def _check_frames(p: DeepSeaPosition, dumped: Dump) -> None:
    """Frames that could not have come about would break the rules later: refuse them now."""
    for index, frame in enumerate(dumped.frames(p)):
        place = f"stack[{index}]"
        for number, least, most in ranges(p, frame):
            if not least <= number <= most:
                raise LoadError("load-range", place, found=str(number), least=str(least), most=str(most))
        if not is_possible(p, frame):
            raise LoadError("load-step-frame", place, step=p.steps[frame.step].name)
