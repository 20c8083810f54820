"""The content files of Reef Project, read, checked and compiled into int tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Literal

import msgspec

from bathysphere.engine.content import line_of, packaged, read
from bathysphere.engine.content import problems as problems_of
from bathysphere.engine.errors import ContentError
from bathysphere.engine.settings import Setting
from bathysphere.games.reef import tables as t
from bathysphere.games.reef import verbs as v
from bathysphere.games.reef.printed import printed
from bathysphere.games.reef.tables import ReefTables

Provenance = Literal["rulebook", "public", "inferred", "house"]
Label = Literal["", "3+", "4"]
Resource = Literal["algae", "shell", "camera"]
Gainable = Literal["algae", "shell", "camera", "energy", "coin", "vp", "any", "any_distinct"]
Payable = Literal["algae", "shell", "camera", "energy", "coin", "any", "ball", "mission_card"]
IslandColor = Literal["green", "purple", "orange"]
Suit = Literal["green", "purple", "orange", "wild"]
CrewColor = Literal["green", "red", "blue"]
SIDES = ("A", "B")
FILES = (
    "board",
    "islands",
    "tracks",
    "crew",
    "missions",
    "pollution",
    "seafloor",
    "milestones",
    "objectives",
    "ships",
)

SIDE = Setting("side", "a", ["a", "b"])
MISSIONS = Setting("missions", "draft", ["draft", "dealt"])
WILD_SUITS = Setting("wild_suits", "suit", ["suit", "joker"], since=2, ruling="AM-56")
SETTINGS = [SIDE, MISSIONS, WILD_SUITS]


# -- effects ---------------------------------------------------------------------------------------


class Effect(msgspec.Struct, forbid_unknown_fields=True, tag_field="op", frozen=True):
    """One entry of an effect list; the tag says what it does."""


class Gain(Effect, tag="gain", frozen=True):
    """Units of something."""

    what: Gainable
    n: int


class Counted(Effect, frozen=True):
    """An effect with nothing but a number."""

    n: int


class Unlock(Counted, tag="unlock", frozen=True):
    """Reef Balls leave the resource tracks."""


class Research(Counted, tag="research", frozen=True):
    """Steps of the Scientist."""


class Explore(Counted, tag="explore", frozen=True):
    """Steps of the Diver."""


class Restore(Counted, tag="restore", frozen=True):
    """The exploration tile above the Diver."""


class Activate(Counted, tag="activate", frozen=True):
    """Crew members of any colour."""


class LayMission(Counted, tag="mission_blank", frozen=True):
    """Missions laid down without effect."""


class Deploy(Counted, tag="deploy", frozen=True):
    """Free deployments anywhere."""


class RechargeOne(Counted, tag="recharge_one", frozen=True):
    """Single reward spaces of the VP track."""


class PollutionTake(Counted, tag="pollution_take", frozen=True):
    """The smallest tiles of the supply."""


class PollutionRefresh(Counted, tag="pollution_refresh", frozen=True):
    """Used tiles made fresh."""


class PollutionCash(Counted, tag="pollution_cash", frozen=True):
    """A tile revealed with its VP."""


class DiscardCrew(Counted, tag="discard_cheapest_crew", frozen=True):
    """The cheapest tile of the crew offer."""


class Hire(Effect, tag="hire", frozen=True):
    """A crew tile, with a change of its price."""

    delta: int


class ActivateColor(Effect, tag="activate_color", frozen=True):
    """All own crew of a colour."""

    color: CrewColor


class TakeMission(Effect, tag="mission", frozen=True):
    """Missions of the offer, as far as the reach goes."""

    reach: Literal["own", "plus1", "any"]
    n: int


class Cost(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing that has to be paid."""

    what: Payable
    n: int


class Convert(Effect, tag="convert", frozen=True):
    """Pay, then receive, up to so many times."""

    times: int
    pay: list[Cost]
    get: list[AnyEffect]


class Choose(Effect, tag="choose", frozen=True):
    """One of two lists."""

    options: tuple[list[AnyEffect], list[AnyEffect]]


AnyEffect = (
    Gain
    | Unlock
    | Research
    | Explore
    | Restore
    | Hire
    | Activate
    | ActivateColor
    | TakeMission
    | LayMission
    | Deploy
    | RechargeOne
    | PollutionTake
    | PollutionRefresh
    | PollutionCash
    | DiscardCrew
    | Convert
    | Choose
)


# -- files -----------------------------------------------------------------------------------------


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a content file; a key nobody knows is an error."""


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
    pips: int


class Sector(Strict):
    """A piece of sea with its boundary."""

    id: str
    name: str
    sharks: int
    corners: list[str]
    routes: list[str]
    tile_at: Point


class Map(Strict):
    """One side of the Main board."""

    players: list[int]
    start: str
    provenance: Provenance
    spot: list[Spot]
    route: list[Route]
    sector: list[Sector]


class Overlay(Strict):
    """A sheet that covers parts of a map."""

    id: str
    players: list[int]
    map: str
    covers_spots: list[str]
    covers_routes: list[str]
    covers_sectors: list[str]
    provenance: Provenance


class Sharks(Strict):
    """VP per shark in final scoring."""

    provenance: Provenance
    majority_vp_per_shark: int
    second_vp_per_shark: int


class BoardFile(Strict):
    """board.toml"""

    sheet: dict[str, object]
    sharks: Sharks
    overlay: list[Overlay]
    map34: Map
    map2: Map


class Island(Strict):
    """An Island tile."""

    id: str
    name: str
    color: IslandColor
    label: Label
    provenance: Provenance
    effects: list[AnyEffect]


class IslandsFile(Strict):
    """islands.toml"""

    sheet: dict[str, object]
    island: list[Island]


class ConditionTable(Strict):
    """What has to be true to play a mission."""

    kind: str
    min: int = 0
    column: int = 0
    color: IslandColor | None = None


class Mission(Strict):
    """A mission card."""

    id: str
    kind: Literal["bonus", "alternative", "condition"]
    suit: Suit
    label: Label
    provenance: Provenance
    effects: list[AnyEffect]
    name: str = ""
    island: str = ""
    crossed_out: bool = False
    condition: ConditionTable | None = None
    note: str = ""


class MissionsFile(Strict):
    """missions.toml"""

    sheet: dict[str, object]
    mission: list[Mission]


class Pollution(Strict):
    """A Pollution tile."""

    id: str
    size: Literal["small", "medium", "large"]
    vp: int
    provenance: Provenance
    effects: list[AnyEffect]


class PollutionFile(Strict):
    """pollution.toml"""

    sheet: dict[str, object]
    pollution: list[Pollution]


class Exploration(Strict):
    """A Seafloor Exploration tile."""

    id: str
    kind: Literal["light", "dark"]
    provenance: Provenance
    effects: list[AnyEffect]
    note: str = ""


class Tank(Strict):
    """An Oxygen Tank tile with both sides."""

    id: str
    kind: Literal["yellow", "orange"]
    provenance: Provenance
    a: list[AnyEffect]
    b: list[AnyEffect]


class SeafloorFile(Strict):
    """seafloor.toml"""

    sheet: dict[str, object]
    exploration: list[Exploration]
    tank: list[Tank]


class Milestone(Strict):
    """A Milestone tile."""

    id: str
    provenance: Provenance
    effects: list[AnyEffect]
    note: str = ""


class MilestonesFile(Strict):
    """milestones.toml"""

    sheet: dict[str, object]
    milestone: list[Milestone]


class ScoreTable(Strict):
    """How an Objective counts."""

    kind: str
    vp_per: int = 0
    at: list[int] = []
    vp: list[int] = []


class Objective(Strict):
    """An Objective card."""

    id: str
    name: str
    provenance: Provenance
    score: ScoreTable
    cap: int
    text: str = ""


class ObjectivesFile(Strict):
    """objectives.toml"""

    sheet: dict[str, object]
    objective: list[Objective]


class Intern(Strict):
    """The back of every crew tile."""

    effects: list[AnyEffect]
    provenance: Provenance


class CrewTile(Strict):
    """A crew tile and how often it is there."""

    id: str
    name: str
    color: CrewColor
    copies: int
    provenance: Provenance
    effects: list[AnyEffect]
    note: str = ""


class CrewFile(Strict):
    """crew.toml"""

    sheet: dict[str, object]
    intern: Intern
    crew: list[CrewTile]


class PrintedCrew(Strict):
    """The member at the head of a row."""

    id: str
    color: CrewColor
    effects: list[AnyEffect]
    provenance: Provenance


class Power(Strict):
    """The power of a Ship."""

    kind: str
    text: str
    provenance: Provenance
    n: int = 0


class Ship(Strict):
    """A Ship sheet with both sides."""

    id: str
    name: str
    power: Power
    row_colors: tuple[CrewColor, CrewColor, CrewColor]
    provenance: Provenance
    benefits_a: list[list[list[AnyEffect]]]
    benefits_b: list[list[list[AnyEffect]]]


class ShipsFile(Strict):
    """ships.toml"""

    class Sheet(Strict):
        """What stands above the Ships."""

        name: str
        version: int
        counts: dict[str, int]
        track_cleared_vp: dict[Literal["A", "B"], dict[Resource, int]]
        provenance: Provenance

    sheet: Sheet
    printed_crew: list[PrintedCrew]
    ship: list[Ship]


class RechargeSpace(Strict):
    """A reward space of the VP track."""

    at: int
    effects: list[AnyEffect]
    provenance: Provenance
    mandatory: list[AnyEffect] = []


class VpTrack(Strict):
    """The VP track."""

    start: int
    printed_max: int
    wrap: int
    objective_threshold: int
    end_threshold: int
    provenance: Provenance
    recharge: list[RechargeSpace]


class ResearchStep(Strict):
    """A main step of the Research track."""

    step: int
    rank: int
    vp: int
    cards: int


class SideStep(Strict):
    """A side step of the Research track."""

    id: str
    after_step: int
    rank: int
    vp: int
    cards: int
    next_main_step: int
    stack: int


class ResearchTrack(Strict):
    """The Research track."""

    start_step: int
    last_step: int
    last_step_capacity: int
    side_step_after: list[int]
    virtual_diver_step: int
    provenance: Provenance
    step: list[ResearchStep]
    side: list[SideStep]


class Slot(Strict):
    """An exploration tile and a tank, and the steps between them."""

    slot: int
    kind: Literal["light", "dark"]
    steps: list[int]
    tank: Literal["", "yellow", "orange"]


class SeafloorTrack(Strict):
    """The Seafloor track."""

    start_step: int
    last_step: int
    vp_per_step_past_end: int
    extra_step_cost_same_resource: int
    final_vp: list[int]
    virtual_divers: dict[Literal["p2", "p3", "p4"], list[int]]
    provenance: Provenance
    slot: list[Slot]


class EnergyTrack(Strict):
    """The Energy track."""

    min: int
    max: int
    start_by_seat: list[int]
    provenance: Provenance


class CargoTracks(Strict):
    """The three resource tracks."""

    kinds: list[Resource]
    start_each: int
    min: int
    max: int
    blocked_spaces: list[int]
    balls_on_tracks: int
    balls_in_deployment: int
    start_coins: int
    coins_per_resource_exchange: int
    final_set_vp: int
    provenance: Provenance


class Offers(Strict):
    """Sizes and prices of the offers."""

    mission_offer_size: int
    crew_offer_costs: list[int]
    intern_cost: int
    provenance: Provenance


class Scoring(Strict):
    """VP of this and that."""

    mission_played_vp: int
    mission_set_vp: dict[Literal["A", "B"], int]
    crew_row_vp: dict[Literal["A", "B"], int]
    clean_vp_per_ball: int
    clean_vp_per_ship: int
    provenance: Provenance


class TracksFile(Strict):
    """tracks.toml"""

    sheet: dict[str, object]
    vp: VpTrack
    research: ResearchTrack
    seafloor: SeafloorTrack
    energy: EnergyTrack
    cargo: CargoTracks
    offers: Offers
    scoring: Scoring


class Sheets(Strict):
    """All content files, read."""

    board: BoardFile
    islands: IslandsFile
    tracks: TracksFile
    crew: CrewFile
    missions: MissionsFile
    pollution: PollutionFile
    seafloor: SeafloorFile
    milestones: MilestonesFile
    objectives: ObjectivesFile
    ships: ShipsFile


FILE_KINDS: dict[str, type[Strict]] = {
    "board": BoardFile,
    "islands": IslandsFile,
    "tracks": TracksFile,
    "crew": CrewFile,
    "missions": MissionsFile,
    "pollution": PollutionFile,
    "seafloor": SeafloorFile,
    "milestones": MilestonesFile,
    "objectives": ObjectivesFile,
    "ships": ShipsFile,
}


# -- reading ---------------------------------------------------------------------------------------


@lru_cache
def shipped(version: int = 0) -> Sheets:
    """The files that come with the package, as they were in a version (0: as they are now)."""
    return read_sheets(shipped_texts(version))


def shipped_texts(version: int = 0) -> dict[str, str]:
    """The same as texts, by name without ending."""
    return {name: packaged("bathysphere.games.reef", f"{name}.toml", version) for name in FILES}


def read_sheets(texts: dict[str, str]) -> Sheets:
    """Content files as structs, checked; ContentError names the file and the line that cannot be used."""
    sheets = parse(texts)
    Checker(sheets, texts).check()
    return sheets


def parse(texts: dict[str, str]) -> Sheets:
    """Content files as structs; what lies beyond the types is the Checker's business."""
    return Sheets(
        board=read(BoardFile, "board.toml", texts["board"]),
        islands=read(IslandsFile, "islands.toml", texts["islands"]),
        tracks=read(TracksFile, "tracks.toml", texts["tracks"]),
        crew=read(CrewFile, "crew.toml", texts["crew"]),
        missions=read(MissionsFile, "missions.toml", texts["missions"]),
        pollution=read(PollutionFile, "pollution.toml", texts["pollution"]),
        seafloor=read(SeafloorFile, "seafloor.toml", texts["seafloor"]),
        milestones=read(MilestonesFile, "milestones.toml", texts["milestones"]),
        objectives=read(ObjectivesFile, "objectives.toml", texts["objectives"]),
        ships=read(ShipsFile, "ships.toml", texts["ships"]),
    )


def problems(texts: dict[str, str]) -> list[ContentError]:
    """All that is wrong with somebody's own files, by name without ending; ours stand in for the rest."""
    found = [
        problem
        for name, text in texts.items()
        for problem in problems_of(FILE_KINDS[name], f"{name}.toml", text)
    ]
    if found:
        return found
    whole = {**shipped_texts(), **texts}
    checker = Checker(parse(whole), whole)
    for check in checker.checks():
        try:
            check()
        except ContentError as problem:
            found.append(problem)
    return found


def setups(own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """Every kind of table: seats and settings."""
    return [
        (seats, {"side": side, "missions": missions})
        for side in SIDE.presets
        for missions in MISSIONS.presets
        for seats in (2, 3, 4)
    ]


def labels_in_play(players: int) -> tuple[str, ...]:
    """Which tiles and cards a number of players uses, by the label on their back.  RP-004, RP-013"""
    return ("", "3+", "4")[: players - 1]


class Checker:
    """What no type can say: counts, names that refer to other files, islands that fit the board."""

    def __init__(self, sheets: Sheets, texts: dict[str, str]) -> None:
        self.sheets = sheets
        self.texts = texts

    def check(self) -> None:
        """Raise ContentError at the first thing that cannot be played."""
        for check in self.checks():
            check()

    def checks(self) -> list[Callable[[], None]]:
        """All that has to hold, in an order in which the later may rely on the earlier."""
        boards = [partial(self.board, players) for players in (2, 3, 4)]
        return [self.counts, self.references, self.tracks, *boards, self.lists]

    def at(self, file: str, path: str) -> tuple[str, int]:
        """File and line of a place; of a whole list, where its first entry stands."""
        line = line_of(self.texts[file], path)
        return f"{file}.toml", line if line > 1 else line_of(self.texts[file], f"{path}[0]")

    def count(self, file: str, path: str, found: int, wanted: int) -> None:
        """There must be exactly so many."""
        if found != wanted:
            where = path.strip(".")
            raise ContentError(
                "content-count", *self.at(file, path), where=where, found=str(found), wanted=str(wanted)
            )

    def most(self, file: str, path: str, found: int, most: int) -> None:
        """There must not be more."""
        if found > most:
            where = path.strip(".")
            raise ContentError(
                "content-too-many", *self.at(file, path), where=where, found=str(found), most=str(most)
            )

    def known(self, file: str, path: str, name: str, known: tuple[str, ...]) -> None:
        """The name must be one of these."""
        if name not in known:
            raise ContentError("content-name", *self.at(file, path), name=name, known=", ".join(known))

    def counts(self) -> None:
        """What the box holds.  RP-004 .. RP-015"""
        s = self.sheets
        self.count("islands", ".island", len(s.islands.island), v.ISLAND_TILE.size)
        self.count("missions", ".mission", len(s.missions.mission), v.MISSIONS)
        self.count("pollution", ".pollution", len(s.pollution.pollution), v.POLLUTION)
        self.count("seafloor", ".exploration", len(s.seafloor.exploration), v.EXPLORATION)
        self.count("seafloor", ".tank", len(s.seafloor.tank), v.TANKS)
        self.count("milestones", ".milestone", len(s.milestones.milestone), v.MILESTONES)
        self.count("objectives", ".objective", len(s.objectives.objective), v.OBJECTIVES)
        self.count("crew", ".crew", sum(tile.copies for tile in s.crew.crew), v.CREW)
        self.count("ships", ".ship", len(s.ships.ship), v.SHIPS)
        self.count("ships", ".printed_crew", len(s.ships.printed_crew), len(t.CREW_COLORS))
        for place, ship in enumerate(s.ships.ship):
            for name, grid in (("benefits_a", ship.benefits_a), ("benefits_b", ship.benefits_b)):
                path = f".ship[{place}].{name}"
                self.count("ships", path, len(grid), v.ROWS)
                for row in grid:
                    self.count("ships", path, len(row), v.HIRED // v.ROWS)

    def references(self) -> None:
        """Names that another file or the code must know."""
        s = self.sheets
        islands = tuple(island.id for island in s.islands.island)
        labels = {island.id: island.label for island in s.islands.island}
        for place, mission in enumerate(s.missions.mission):
            path = f".mission[{place}]"
            if mission.kind == "condition":
                if mission.condition is None:
                    raise ContentError("content-condition", *self.at("missions", path), mission=mission.id)
                self.known("missions", f"{path}.condition", mission.condition.kind, t.CONDITIONS)
                if mission.condition.kind == "none" and not (
                    len(mission.effects) == 1
                    and isinstance(mission.effects[0], Convert)
                    and mission.effects[0].times == 1
                ):
                    raise ContentError("content-condition", *self.at("missions", path), mission=mission.id)
            else:
                self.known("missions", f"{path}.island", mission.island, islands)
                if labels[mission.island] != mission.label:
                    label = labels[mission.island]
                    raise ContentError(
                        "content-label",
                        *self.at("missions", f"{path}.label"),
                        mission=mission.id,
                        label=label,
                    )
        for place, objective in enumerate(s.objectives.objective):
            self.known("objectives", f".objective[{place}].score", objective.score.kind, t.SCORE_KINDS)
        for place, ship in enumerate(s.ships.ship):
            self.known("ships", f".ship[{place}].power", ship.power.kind, t.POWERS)

    def tracks(self) -> None:
        """Tracks without gaps, balls that add up."""
        s = self.sheets.tracks
        self.count("tracks", ".research.step", len(s.research.step), s.research.last_step + 1)
        self.count("tracks", ".research.side", len(s.research.side), 2)
        steps = sorted(step for slot in s.seafloor.slot for step in slot.steps)
        self.count("tracks", ".seafloor.slot", len(s.seafloor.slot), 7)
        self.count("tracks", ".seafloor.slot", len(steps), s.seafloor.last_step + 1)
        self.count(
            "tracks", ".cargo.balls_on_tracks", s.cargo.balls_on_tracks, 3 * len(s.cargo.blocked_spaces)
        )
        self.count("tracks", ".energy.start_by_seat", len(s.energy.start_by_seat), v.SEATS)
        if not 1 <= len(s.vp.recharge) <= v.SPACES or s.vp.recharge[0].at != 0:
            raise ContentError("content-recharge", *self.at("tracks", ".vp.recharge"), most=str(v.SPACES))

    def board(self, players: int) -> None:
        """Every spot has its tile, every route its ends, every sector its boundary.  RP-005, RP-006"""
        spots, routes, sectors = in_play(self.sheets.board, players)
        file, where = "board", ".map2" if players == 2 else ".map34"
        for found, most in ((spots, v.SPOTS), (routes, v.ROUTES), (sectors, v.SECTORS)):
            self.most(file, where, len(found), most)
        names = tuple(spot.id for spot in spots)
        known = tuple(route.id for route in routes)
        for route in routes:
            for end in route.ends:
                self.known(file, f"{where}.route", end, names)
        for sector in sectors:
            for corner in sector.corners:
                self.known(file, f"{where}.sector", corner, names)
            for name in sector.routes:
                self.known(file, f"{where}.sector", name, known)
        for color in t.SUITS[:3]:
            places = sum(spot.color == color for spot in spots)
            tiles = [island for island in self.sheets.islands.island if island.color == color]
            tiles = [island for island in tiles if island.label in labels_in_play(players)]
            self.count(file, f"{where}.spot", places, len(tiles))
        for size, name in enumerate(t.SIZES):
            places = sum(sector.sharks == size + 1 for sector in sectors)
            have = sum(tile.size == name for tile in self.sheets.pollution.pollution)
            self.most(file, f"{where}.sector", places, have)

    def lists(self) -> None:
        """No list longer than the actions can name, one choice at most on an island."""
        s = self.sheets
        for place, island in enumerate(s.islands.island):
            path = f".island[{place}].effects"
            if sum(isinstance(effect, Choose) for effect in island.effects) > 1:
                raise ContentError("content-choices", *self.at("islands", path), island=island.id)
            self.list("islands", path, list(island.effects))
        for place, mission in enumerate(s.missions.mission):
            self.list("missions", f".mission[{place}].effects", list(mission.effects))
        for place, tile in enumerate(s.pollution.pollution):
            self.list("pollution", f".pollution[{place}].effects", [*tile.effects, Gain("vp", tile.vp)])
        for place, crew in enumerate(s.crew.crew):
            self.list("crew", f".crew[{place}].effects", list(crew.effects))

    def list(self, file: str, path: str, effects: list[AnyEffect]) -> None:
        """Not too long, and so for the lists inside."""
        self.most(file, path, len(effects), v.MOST_ENTRIES)
        for effect in effects:
            if isinstance(effect, Convert):
                self.list(file, path, list(effect.get))
            elif isinstance(effect, Choose):
                for option in effect.options:
                    self.list(file, path, list(option))


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


# -- compiling -------------------------------------------------------------------------------------


def compile_tables(sheets: Sheets, seats: int, settings: dict[str, str], version: int = 0) -> ReefTables:
    """Content as int tables, with the rules of a version (0: the newest)."""
    spots, routes, sectors = in_play(sheets.board, seats)
    found = ReefTables(settings, _labels(sheets, spots, routes, sectors))
    found.seats = seats
    found.draft = settings["missions"] == "draft"
    found.side_b = settings["side"] == "b"
    found.wild_is_any = settings.get("wild_suits") == "joker"
    found.research_stops = version != 1
    _board(found, sheets, spots, routes, sectors)
    effects = _Effects(found)
    _cards(found, sheets, effects)
    _tiles(found, sheets, effects)
    _crew(found, sheets, effects)
    _tracks(found, sheets, effects)
    found.printed = with_origins(printed(found), sheets, seats)
    return found


def with_origins(face: dict[str, Any], sheets: Sheets, seats: int) -> dict[str, object]:
    """What is printed, with where each thing comes from: `rulebook`, `public`, `inferred` or `house`."""
    things: dict[str, list[Any]] = {
        "island": list(sheets.islands.island),
        "mission": list(sheets.missions.mission),
        "pollution": list(sheets.pollution.pollution),
        "exploration": list(sheets.seafloor.exploration),
        "tank": list(sheets.seafloor.tank),
        "milestone": list(sheets.milestones.milestone),
        "objective": list(sheets.objectives.objective),
        "ship": list(sheets.ships.ship),
        "tile": list(sheets.crew.crew),
    }
    origins = {kind: {thing.id: thing.provenance for thing in there} for kind, there in things.items()}
    faces = {
        kind: {
            name: {**shown, "provenance": origins[kind][name.rpartition("-")[0] if kind == "tile" else name]}
            for name, shown in there.items()
        }
        for kind, there in face["faces"].items()
    }
    for ship in sheets.ships.ship:
        faces["ship"][ship.id]["power_provenance"] = ship.power.provenance
    track = sheets.tracks
    spaces = [
        {**space, "provenance": sheet.provenance}
        for space, sheet in zip(face["tracks"]["recharge"], track.vp.recharge, strict=True)
    ]
    tracks = {
        "vp": track.vp.provenance,
        "research": track.research.provenance,
        "seafloor": track.seafloor.provenance,
        "energy": track.energy.provenance,
        "cargo": track.cargo.provenance,
        "offers": track.offers.provenance,
        "scoring": track.scoring.provenance,
        "intern": sheets.crew.intern.provenance,
        "sharks": sheets.board.sharks.provenance,
        "map": (sheets.board.map2 if seats == 2 else sheets.board.map34).provenance,
    }
    return {
        **face,
        "faces": faces,
        "tracks": {**face["tracks"], "recharge": spaces},
        "provenance": tracks,
    }


def _padded(names: list[str], domain: str, size: int) -> list[str]:
    return names + [f"no-{domain}-{number}" for number in range(len(names), size)]


def _labels(
    sheets: Sheets, spots: list[Spot], routes: list[Route], sectors: list[Sector]
) -> dict[str, list[str]]:
    rows = ["top", "middle", "bottom"]
    spaces = [str(space.at) for space in sheets.tracks.vp.recharge]
    nodes = [name for _, name in sorted(_nodes(sheets.tracks.research))]
    return {
        "resource": list(t.THINGS[:3]),
        "spot": _padded([spot.id for spot in spots], "spot", v.SPOTS),
        "route": _padded([route.id for route in routes], "route", v.ROUTES),
        "sector": _padded([sector.id for sector in sectors], "sector", v.SECTORS),
        "ship": [ship.id for ship in sheets.ships.ship],
        "mission": [mission.id for mission in sheets.missions.mission],
        "tile": [f"{tile.id}-{copy + 1}" for tile in sheets.crew.crew for copy in range(tile.copies)],
        "pollution": [tile.id for tile in sheets.pollution.pollution],
        "exploration": [tile.id for tile in sheets.seafloor.exploration],
        "tank": [tank.id for tank in sheets.seafloor.tank],
        "milestone": [tile.id for tile in sheets.milestones.milestone],
        "objective": [card.id for card in sheets.objectives.objective],
        "space": _padded(spaces, "space", v.SPACES),
        "row": rows,
        "member": [f"{row}-{column + 1}" for row in rows for column in range(3)]
        + [f"{row}-printed" for row in rows],
        "entry": [f"{name}-{n + 1}" for name in ("effect", "set", "mission") for n in range(v.MOST_ENTRIES)],
        "set": ["first", "second"],
        "bonus": ["benefit", "row", "column"],
        "island": [island.id for island in sheets.islands.island],
        "color": list(t.CREW_COLORS),
        "research-step": _padded(nodes, "step", v.STEP.size),
    }


def _board(
    found: ReefTables, sheets: Sheets, spots: list[Spot], routes: list[Route], sectors: list[Sector]
) -> None:
    number = {spot.id: place for place, spot in enumerate(spots)}
    route_number = {route.id: place for place, route in enumerate(routes)}
    chosen = sheets.board.map2 if found.seats in sheets.board.map2.players else sheets.board.map34
    found.spots, found.routes, found.sectors = len(spots), len(routes), len(sectors)
    found.start = number[chosen.start]
    found.spot_color = [t.SUITS.index(spot.color) if spot.color else t.NO_COLOR for spot in spots]
    found.pips = [route.pips for route in routes]
    found.end_one = [number[route.ends[0]] for route in routes]
    found.end_two = [number[route.ends[1]] for route in routes]
    found.touching = [[r for r, route in enumerate(routes) if spot.id in route.ends] for spot in spots]
    found.beyond = [
        [found.end_one[r] + found.end_two[r] - spot for r in found.touching[spot]]
        for spot in range(len(spots))
    ]
    found.sector_routes = [[route_number[name] for name in sector.routes] for sector in sectors]
    found.sector_corners = [[number[name] for name in sector.corners] for sector in sectors]
    found.route_sectors = [
        [s for s, sector in enumerate(sectors) if route.id in sector.routes] for route in routes
    ]
    found.sharks = [sector.sharks for sector in sectors]
    found.spot_x = [spot.x for spot in spots]
    found.spot_y = [spot.y for spot in spots]
    found.sector_x = [sector.tile_at.x for sector in sectors]
    found.sector_y = [sector.tile_at.y for sector in sectors]
    found.majority_vp = sheets.board.sharks.majority_vp_per_shark
    found.second_vp = sheets.board.sharks.second_vp_per_shark


class _Effects:
    """Effect lists become numbers; list 0 belongs to nobody."""

    def __init__(self, found: ReefTables) -> None:
        self.found = found
        found.lists, found.whole = [[]], [0]
        found.op, found.n, found.what, found.plain = [], [], [], []
        found.first_list, found.second_list, found.cost = [], [], []

    def add(self, effects: list[AnyEffect]) -> int:
        """Compile a list and get its number."""
        found = self.found
        entries = [self.entry(effect) for effect in effects]
        found.lists.append(entries)
        found.whole.append((1 << len(entries)) - 1)
        return len(found.lists) - 1

    def entry(self, effect: AnyEffect) -> int:
        found = self.found
        n, what, first, second = 1, 0, 0, 0
        cost: list[int] = []
        if isinstance(effect, Gain):
            n, what = effect.n, t.THINGS.index(effect.what)
        elif isinstance(effect, Counted):
            n = effect.n
        elif isinstance(effect, Hire):
            what = effect.delta
        elif isinstance(effect, ActivateColor):
            what = t.CREW_COLORS.index(effect.color)
        elif isinstance(effect, TakeMission):
            n, what = effect.n, ("own", "plus1", "any").index(effect.reach)
        elif isinstance(effect, Convert):
            n, first = effect.times, self.add(list(effect.get))
            cost = [sum(c.n for c in effect.pay if c.what == thing) for thing in t.THINGS]
        elif isinstance(effect, Choose):
            first, second = self.add(list(effect.options[0])), self.add(list(effect.options[1]))
        tag = effect.__struct_config__.tag
        assert isinstance(tag, str)
        found.op.append(t.OPS.index(tag))
        found.n.append(n)
        found.what.append(what)
        found.first_list.append(first)
        found.second_list.append(second)
        found.cost.append(cost)
        found.plain.append(1 if isinstance(effect, Gain) and what <= t.COIN else 0)
        return len(found.op) - 1


def _cards(found: ReefTables, sheets: Sheets, effects: _Effects) -> None:
    allowed = labels_in_play(found.seats)
    islands = sheets.islands.island
    names = [island.id for island in islands]
    found.island_color = [t.SUITS.index(island.color) for island in islands]
    found.island_list = [effects.add(list(island.effects)) for island in islands]
    found.islands_in_play = [i for i, island in enumerate(islands) if island.label in allowed]
    missions = sheets.missions.mission
    found.mission_suit = [t.SUITS.index(mission.suit) for mission in missions]
    found.mission_kind = [t.MISSION_KINDS.index(mission.kind) for mission in missions]
    found.mission_island = [names.index(m.island) if m.island else -1 for m in missions]
    found.mission_list = [effects.add(list(mission.effects)) for mission in missions]
    found.condition = [t.CONDITIONS.index(m.condition.kind) if m.condition else -1 for m in missions]
    found.condition_value = [_condition_value(mission.condition) for mission in missions]
    found.missions_in_play = [m for m, mission in enumerate(missions) if mission.label in allowed]
    objectives = sheets.objectives.objective
    found.objective_kind = [t.SCORE_KINDS.index(card.score.kind) for card in objectives]
    found.objective_vp = [card.score.vp_per for card in objectives]
    found.objective_cap = [card.cap for card in objectives]
    found.objective_at = [list(card.score.at) for card in objectives]
    found.objective_tiers = [list(card.score.vp) for card in objectives]
    found.objectives_drawn = found.seats + 2


def _condition_value(condition: ConditionTable | None) -> int:
    if condition is None:
        return 0
    if condition.color is not None:
        return t.SUITS.index(condition.color)
    return condition.column - 1 if condition.kind == "column_filled" else condition.min


def _tiles(found: ReefTables, sheets: Sheets, effects: _Effects) -> None:
    pollution = sheets.pollution.pollution
    found.pollution_size = [t.SIZES.index(tile.size) for tile in pollution]
    found.pollution_vp = [tile.vp for tile in pollution]
    found.pollution_list = [effects.add(list(tile.effects)) for tile in pollution]
    found.cash_list = [effects.add([*tile.effects, Gain("vp", tile.vp)]) for tile in pollution]
    exploration = sheets.seafloor.exploration
    found.exploration_kind = [("light", "dark").index(tile.kind) for tile in exploration]
    found.exploration_list = [effects.add(list(tile.effects)) for tile in exploration]
    tanks = sheets.seafloor.tank
    found.tank_kind = [("yellow", "orange").index(tank.kind) for tank in tanks]
    found.tank_list = [
        [effects.add(list(tank.a)) for tank in tanks],
        [effects.add(list(tank.b)) for tank in tanks],
    ]
    found.milestone_list = [effects.add(list(tile.effects)) for tile in sheets.milestones.milestone]
    found.milestones_per_stack = found.seats + 1


def _crew(found: ReefTables, sheets: Sheets, effects: _Effects) -> None:
    signatures: list[list[AnyEffect]] = []

    def signature(wanted: list[AnyEffect]) -> int:
        if wanted not in signatures:
            signatures.append(wanted)
        return signatures.index(wanted)

    pieces = [tile for tile in sheets.crew.crew for _ in range(tile.copies)]
    lists = {tile.id: effects.add(list(tile.effects)) for tile in sheets.crew.crew}
    found.crew_color = [t.CREW_COLORS.index(tile.color) for tile in pieces]
    found.crew_effect = [signature(list(tile.effects)) for tile in pieces]
    found.crew_list = [lists[tile.id] for tile in pieces]
    printed = {member.color: member for member in sheets.ships.printed_crew}
    found.printed_effect = [signature(list(printed[color].effects)) for color in printed_colors()]
    found.printed_list = [effects.add(list(printed[color].effects)) for color in printed_colors()]
    found.intern_list = effects.add(list(sheets.crew.intern.effects))
    ships = sheets.ships.ship
    found.power = [t.POWERS.index(ship.power.kind) for ship in ships]
    found.power_n = [ship.power.n for ship in ships]
    found.row_color = [t.CREW_COLORS.index(color) for ship in ships for color in ship.row_colors]
    grids = [ship.benefits_b if found.side_b else ship.benefits_a for ship in ships]
    found.benefit = [effects.add(list(space)) for grid in grids for row in grid for space in row]
    side = SIDES[found.side_b]
    track_vp = sheets.ships.sheet.track_cleared_vp
    by_side = track_vp["B"] if side == "B" else track_vp["A"]
    found.track_vp = [by_side["algae"], by_side["shell"], by_side["camera"]]


def printed_colors() -> tuple[CrewColor, CrewColor, CrewColor]:
    """The colours in the order of their numbers."""
    return ("green", "red", "blue")


def _nodes(track: ResearchTrack) -> list[tuple[int, str]]:
    """Research positions by rank: main steps by their number, side steps as `3-side`."""
    nodes = [(step.rank, str(step.step)) for step in track.step]
    return nodes + [(side.rank, f"{side.after_step}-side") for side in track.side]


def _tracks(found: ReefTables, sheets: Sheets, effects: _Effects) -> None:
    tracks = sheets.tracks
    side_b = found.side_b
    found.hand_out_at = tracks.vp.objective_threshold
    found.end_at = tracks.vp.end_threshold
    found.recharge_at = [space.at for space in tracks.vp.recharge]
    found.recharge_list = [effects.add(list(space.effects)) for space in tracks.vp.recharge]
    _research(found, tracks.research)
    _seafloor(found, tracks.seafloor)
    found.energy_max = tracks.energy.max
    found.energy_start = list(tracks.energy.start_by_seat)
    cargo = tracks.cargo
    found.start_each = cargo.start_each
    found.blocked = len(cargo.blocked_spaces)
    found.open_spaces = cargo.max - found.blocked
    found.deployment = cargo.balls_in_deployment
    found.start_coins = cargo.start_coins
    found.trade_price = cargo.coins_per_resource_exchange
    found.set_of_resources_vp = cargo.final_set_vp
    found.offer_size = tracks.offers.mission_offer_size
    found.crew_prices = list(tracks.offers.crew_offer_costs)
    found.intern_price = tracks.offers.intern_cost
    scoring = tracks.scoring
    found.mission_vp = scoring.mission_played_vp
    found.mission_set_vp = scoring.mission_set_vp["B" if side_b else "A"]
    found.row_vp = scoring.crew_row_vp["B" if side_b else "A"]
    found.ball_vp = scoring.clean_vp_per_ball
    found.docked_vp = scoring.clean_vp_per_ship


def _research(found: ReefTables, track: ResearchTrack) -> None:
    names = [name for _, name in sorted(_nodes(track))]
    steps = {str(step.step): step for step in track.step}
    sides = {f"{side.after_step}-side": side for side in track.side}
    found.node_vp = [sides[name].vp if name in sides else steps[name].vp for name in names]
    found.node_reach = [sides[name].cards if name in sides else steps[name].cards for name in names]
    found.node_next = []
    found.node_side = []
    found.node_stack = []
    for name in names:
        if name in sides:
            found.node_next.append(names.index(str(sides[name].next_main_step)))
            found.node_side.append(-1)
            found.node_stack.append(-1)
        else:
            step = steps[name].step
            found.node_next.append(-1 if step == track.last_step else names.index(str(step + 1)))
            side = f"{step}-side"
            found.node_side.append(names.index(side) if side in sides else -1)
            found.node_stack.append(sides[side].stack - 1 if side in sides else -1)
    found.last_node = names.index(str(track.last_step))
    found.last_step_capacity = track.last_step_capacity
    found.virtual_node = names.index(str(track.virtual_diver_step))


def _seafloor(found: ReefTables, track: SeafloorTrack) -> None:
    found.last_step = track.last_step
    found.slot_of = [0] * (track.last_step + 1)
    found.contact = [0] * (track.last_step + 1)
    for place, slot in enumerate(track.slot):
        for step in slot.steps:
            found.slot_of[step] = place
        if slot.tank:
            found.contact[min(slot.steps)] = 1
    found.slot_kind = [("light", "dark").index(slot.kind) for slot in track.slot]
    found.slot_tank = [("yellow", "orange").index(s.tank) if s.tank else -1 for s in track.slot]
    found.past_end_vp = track.vp_per_step_past_end
    found.extra_cost = track.extra_step_cost_same_resource
    found.diver_vp = list(track.final_vp)
    divers = track.virtual_divers
    found.virtual_divers = list(
        divers["p2"] if found.seats == 2 else divers["p3"] if found.seats == 3 else divers["p4"]
    )
