"""What no type can say of the content of Reef Project: counts, names, tracks without gaps, a whole board."""

from __future__ import annotations

import re

from bathysphere.content.toml import line_of
from bathysphere.engine.errors import ContentError
from bathysphere.games.reef.content.schema import Sheets
from bathysphere.games.reef.content.schema.board import Route, Sector, Spot, in_play, labels_in_play
from bathysphere.games.reef.content.schema.cards import Mission
from bathysphere.games.reef.content.schema.effects import AnyEffect, Choose, Convert, DiscardCrew, Gain
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import verbs as v

CONDITION_KEYS = {
    "energy_full": [],
    "balls_on_board": ["min"],
    "column_filled": ["column"],
    "missions_played": ["min"],
    "ship_at_color": ["color"],
    "pollution_owned": ["min"],
    "track_cleared": ["min"],
    "none": [],
}
"""The one key each condition takes."""
DRAFTED = 3
"""Missions that each player is dealt for the draft.  RP-027"""


def check(sheets: Sheets, texts: dict[str, str]) -> list[ContentError]:
    """All that cannot be played."""
    checker = Checker(sheets, texts)
    checker.counts()
    checker.ids()
    checker.missions()
    checker.references()
    checker.tracks()
    checker.seafloor()
    if not checker.faults:
        # The rest relies on names that exist.
        for players in (2, 3, 4):
            checker.board(players)
        checker.lists()
    return checker.faults


class Checker:
    """Looks at everything and writes down what is wrong."""

    def __init__(self, sheets: Sheets, texts: dict[str, str]) -> None:
        self.sheets = sheets
        self.texts = texts
        self.faults: list[ContentError] = []

    def at(self, file: str, path: str) -> tuple[str, int]:
        """File and line of a place; of a whole list, where its first entry stands."""
        line = line_of(self.texts[file], path)
        return f"{file}.toml", line if line > 1 else line_of(self.texts[file], f"{path}[0]")

    def count(self, file: str, path: str, number: int, wanted: int) -> None:
        """There must be exactly so many."""
        if number != wanted:
            name, line = self.at(file, path)
            where = path.strip(".")
            self.faults.append(
                ContentError("content-count", name, line, where=where, found=str(number), wanted=str(wanted))
            )

    def most(self, file: str, path: str, number: int, most: int) -> None:
        """There must not be more."""
        if number > most:
            name, line = self.at(file, path)
            where = path.strip(".")
            self.faults.append(
                ContentError("content-too-many", name, line, where=where, found=str(number), most=str(most))
            )

    def known(self, file: str, path: str, name: str, known: tuple[str, ...]) -> None:
        """The name must be one of these."""
        if name not in known:
            place, line = self.at(file, path)
            self.faults.append(ContentError("content-name", place, line, name=name, known=", ".join(known)))

    def equal(self, file: str, path: str, value: object, wanted: object) -> None:
        """It must be exactly this: other values would be read by nobody, or break the track."""
        if value != wanted:
            name, line = self.at(file, path)
            where = path.strip(".")
            self.faults.append(
                ContentError("content-equal", name, line, where=where, found=str(value), wanted=str(wanted))
            )

    def keys(self, file: str, path: str, name: str, wanted: list[str], given: list[str]) -> None:
        """Exactly these keys must be given."""
        if wanted != given:
            place, line = self.at(file, path)
            takes, has = ", ".join(wanted) or "–", ", ".join(given) or "–"
            self.faults.append(ContentError("content-keys", place, line, name=name, wanted=takes, found=has))

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
        colors = sorted(member.color for member in s.ships.printed_crew)
        self.equal("ships", ".printed_crew", colors, sorted(t.CREW_COLORS))
        for place, ship in enumerate(s.ships.ship):
            for name, grid in (("benefits_a", ship.benefits_a), ("benefits_b", ship.benefits_b)):
                path = f".ship[{place}].{name}"
                self.count("ships", path, len(grid), v.ROWS)
                for row in grid:
                    self.count("ships", path, len(row), v.HIRED // v.ROWS)

    def ids(self) -> None:
        """Every id once, and one that records can spell."""
        s = self.sheets
        lists: list[tuple[str, str, list[str]]] = [
            ("islands", ".island", [each.id for each in s.islands.island]),
            ("missions", ".mission", [each.id for each in s.missions.mission]),
            ("pollution", ".pollution", [each.id for each in s.pollution.pollution]),
            ("seafloor", ".exploration", [each.id for each in s.seafloor.exploration]),
            ("seafloor", ".tank", [each.id for each in s.seafloor.tank]),
            ("milestones", ".milestone", [each.id for each in s.milestones.milestone]),
            ("objectives", ".objective", [each.id for each in s.objectives.objective]),
            ("crew", ".crew", [each.id for each in s.crew.crew]),
            ("ships", ".ship", [each.id for each in s.ships.ship]),
        ]
        for name, chart in (("map2", s.board.map2), ("map34", s.board.map34)):
            lists.append(("board", f".{name}.spot", [spot.id for spot in chart.spot]))
            lists.append(("board", f".{name}.route", [route.id for route in chart.route]))
            lists.append(("board", f".{name}.sector", [sector.id for sector in chart.sector]))
        for file, path, names in lists:
            for place, name in enumerate(names):
                where, line = self.at(file, f"{path}[{place}].id")
                if name in names[:place]:
                    self.faults.append(ContentError("content-twice", where, line, name=name))
                elif not re.fullmatch(r"[a-z][a-z0-9_\-]*", name):
                    self.faults.append(ContentError("content-id", where, line, name=name))

    def missions(self) -> None:
        """A mission has an island or a condition; the label is that of the island."""
        labels = {island.id: island.label for island in self.sheets.islands.island}
        for place, mission in enumerate(self.sheets.missions.mission):
            path = f".mission[{place}]"
            crossed = mission.kind == "alternative"
            self.equal("missions", f"{path}.crossed_out", mission.crossed_out, crossed)
            if mission.kind == "condition":
                self.condition(path, mission)
                continue
            self.keys(
                "missions",
                path,
                mission.id,
                ["island"],
                ["island"] * (mission.condition is None) or ["condition"],
            )
            self.known("missions", f"{path}.island", mission.island, tuple(labels))
            if labels.get(mission.island, mission.label) != mission.label:
                name, line = self.at("missions", f"{path}.label")
                label = labels[mission.island]
                self.faults.append(ContentError("content-label", name, line, mission=mission.id, label=label))

    def condition(self, path: str, mission: Mission) -> None:
        """A condition with its number, no island; without a condition one conversion that is made once."""
        name, line = self.at("missions", path)
        wanted = mission.condition
        if wanted is None:
            self.faults.append(ContentError("content-condition", name, line, mission=mission.id))
            return
        self.known("missions", f"{path}.condition", wanted.kind, t.CONDITIONS)
        given = [key for key in ("min", "column", "color") if getattr(wanted, key)]
        self.keys("missions", path, wanted.kind, CONDITION_KEYS.get(wanted.kind, given), given)
        self.keys(
            "missions", path, mission.id, ["condition"], ["condition"] + ["island"] * bool(mission.island)
        )
        once = len(mission.effects) == 1 and isinstance(mission.effects[0], Convert)
        if wanted.kind == "none" and not (once and getattr(mission.effects[0], "times", 0) == 1):
            self.faults.append(ContentError("content-condition", name, line, mission=mission.id))

    def references(self) -> None:
        """Names that the code must know, each with its own numbers."""
        s = self.sheets
        for place, objective in enumerate(s.objectives.objective):
            path, score = f".objective[{place}].score", objective.score
            self.known("objectives", path, score.kind, t.SCORE_KINDS)
            wanted = ["vp_per"]
            if score.kind.startswith("tiers_"):
                wanted = ["at", "vp"]
                self.equal("objectives", path, len(score.vp), len(score.at))
                self.equal("objectives", path, score.at, sorted(set(score.at)))
            elif score.kind == "research_vp":
                wanted = []
            given = [key for key in ("vp_per", "at", "vp") if getattr(score, key)]
            self.keys("objectives", path, score.kind, wanted, given)
        for place, ship in enumerate(s.ships.ship):
            path, power = f".ship[{place}].power", ship.power
            self.known("ships", path, power.kind, t.POWERS)
            wanted = [] if power.kind == "tank_every_step" else ["n"]
            self.keys("ships", path, power.kind, wanted, ["n"] if power.n else [])

    def tracks(self) -> None:
        """Tracks without gaps, balls that add up, offers the decks can fill."""
        s = self.sheets.tracks
        research = s.research
        steps = [step.step for step in research.step]
        self.equal("tracks", ".research.step", steps, list(range(research.last_step + 1)))
        self.most("tracks", ".research.step", len(steps) + 2, v.STEP.size)
        sides = [side.after_step for side in research.side]
        self.count("tracks", ".research.side", len(sides), 2)
        self.equal("tracks", ".research.side_step_after", research.side_step_after, sides)
        self.equal("tracks", ".research.side", sorted(side.stack for side in research.side), [1, 2])
        ranks = {step.step: step.rank for step in research.step}
        self.equal("tracks", ".research.step", list(ranks.values()), sorted(set(ranks.values())))
        for place, side in enumerate(research.side):
            path = f".research.side[{place}]"
            self.equal("tracks", f"{path}.next_main_step", side.next_main_step, side.after_step + 1)
            low, high = ranks.get(side.after_step, 0), ranks.get(side.next_main_step, 0)
            self.equal("tracks", f"{path}.rank", low < side.rank < high, True)
        for place, step in enumerate(research.step):
            self.most("tracks", f".research.step[{place}].cards", step.cards, s.offers.mission_offer_size)
        for place, side in enumerate(research.side):
            self.most("tracks", f".research.side[{place}].cards", side.cards, s.offers.mission_offer_size)
        self.most("tracks", ".research.virtual_diver_step", research.virtual_diver_step, research.last_step)
        for players in (2, 3, 4):
            cards = [m for m in self.sheets.missions.mission if m.label in labels_in_play(players)]
            needed = s.offers.mission_offer_size + DRAFTED * players
            self.most("tracks", ".offers.mission_offer_size", needed, len(cards))
        self.cargo()
        spaces = [space.at for space in s.vp.recharge]
        if not 1 <= len(spaces) <= v.SPACES or spaces[0] != 0 or spaces != sorted(set(spaces)):
            name, line = self.at("tracks", ".vp.recharge")
            self.faults.append(ContentError("content-recharge", name, line, most=str(v.SPACES)))
        for place, space in enumerate(s.vp.recharge):
            wanted = [] if place else [DiscardCrew(1)]
            self.equal("tracks", f".vp.recharge[{place}].mandatory", space.mandatory, wanted)

    def cargo(self) -> None:
        """Energy and the three resource tracks, with the balls that block them."""
        s = self.sheets.tracks
        cargo, blocked = s.cargo, len(s.cargo.blocked_spaces)
        self.equal("tracks", ".cargo.kinds", list(cargo.kinds), list(t.THINGS[:3]))
        self.equal(
            "tracks",
            ".cargo.blocked_spaces",
            cargo.blocked_spaces,
            list(range(cargo.max - blocked + 1, cargo.max + 1)),
        )
        self.count("tracks", ".cargo.balls_on_tracks", cargo.balls_on_tracks, 3 * blocked)
        self.most("tracks", ".cargo.start_each", cargo.start_each, cargo.max - blocked)
        self.count("tracks", ".energy.start_by_seat", len(s.energy.start_by_seat), v.SEATS)
        for start in s.energy.start_by_seat:
            self.most("tracks", ".energy.start_by_seat", start, s.energy.max)

    def seafloor(self) -> None:
        """Seven slots that hold every step once, with tiles and tanks enough."""
        track = self.sheets.tracks.seafloor
        steps = [step for slot in track.slot for step in slot.steps]
        self.count("tracks", ".seafloor.slot", len(track.slot), 7)
        self.equal("tracks", ".seafloor.slot", steps, list(range(track.last_step + 1)))
        self.equal("tracks", ".seafloor.slot", [s.slot for s in track.slot], list(range(len(track.slot))))
        divers = track.virtual_divers
        for place in divers.p2 + divers.p3 + divers.p4:
            self.most("tracks", ".seafloor.virtual_divers", place, track.last_step)
        for kind in ("light", "dark"):
            have = sum(tile.kind == kind for tile in self.sheets.seafloor.exploration)
            self.most("tracks", ".seafloor.slot", sum(slot.kind == kind for slot in track.slot), have)
        for kind in ("yellow", "orange"):
            have = sum(tank.kind == kind for tank in self.sheets.seafloor.tank)
            self.most("tracks", ".seafloor.slot", sum(slot.tank == kind for slot in track.slot), have)

    def board(self, players: int) -> None:
        """Every spot has its tile, every route its ends, every sector its boundary.  RP-005, RP-006"""
        spots, routes, sectors = in_play(self.sheets.board, players)
        file, where = "board", ".map2" if players == t.TWO_PLAYERS else ".map34"
        chart = self.sheets.board.map2 if players == t.TWO_PLAYERS else self.sheets.board.map34
        self.equal(file, f"{where}.players", list(chart.players), [2] if players == t.TWO_PLAYERS else [3, 4])
        starts = [spot.id for spot in spots if spot.kind == "start"]
        self.equal(file, f"{where}.start", [chart.start], starts)
        for spot in spots:
            self.equal(file, f"{where}.spot", spot.color is None, spot.kind == "start")
        for pieces, most in ((spots, v.SPOTS), (routes, v.ROUTES), (sectors, v.SECTORS)):
            self.most(file, where, len(pieces), most)
        self.boundaries(where, players, spots, routes, sectors)
        self.tiles(where, players, spots, sectors)

    def boundaries(
        self, where: str, players: int, spots: list[Spot], routes: list[Route], sectors: list[Sector]
    ) -> None:
        """Routes join spots, sectors have routes and corners."""
        file = "board"
        names = tuple(spot.id for spot in spots)
        known = tuple(route.id for route in routes)
        for route in routes:
            for end in route.ends:
                self.known(file, f"{where}.route", end, names)
        self.together(where, players, {route.ends for route in routes}, set(names))
        for sector in sectors:
            self.equal(file, f"{where}.sector", bool(sector.routes), True)
            for corner in sector.corners:
                self.known(file, f"{where}.sector", corner, names)
            for name in sector.routes:
                self.known(file, f"{where}.sector", name, known)

    def tiles(self, where: str, players: int, spots: list[Spot], sectors: list[Sector]) -> None:
        """As many Islands of a colour as spots, and Pollution tiles for every sector.  RP-005, RP-006"""
        file = "board"
        for color in t.SUITS[:3]:
            places = sum(spot.color == color for spot in spots)
            tiles = [island for island in self.sheets.islands.island if island.color == color]
            tiles = [island for island in tiles if island.label in labels_in_play(players)]
            self.count(file, f"{where}.spot", places, len(tiles))
        for size, name in enumerate(t.SIZES):
            places = sum(sector.sharks == size + 1 for sector in sectors)
            have = sum(tile.size == name for tile in self.sheets.pollution.pollution)
            self.most(file, f"{where}.sector", places, have)

    def together(self, where: str, players: int, routes: set[tuple[str, str]], spots: set[str]) -> None:
        """Every spot can be sailed to, and no route leads back to where it came from."""
        for one, other in routes:
            self.equal("board", f"{where}.route", one == other, False)
        reached = {min(spots)} if spots else set()
        while more := {spot for ends in routes if reached & set(ends) for spot in ends} - reached:
            reached |= more
        self.count("board", f"{where}.route", len(reached), len(spots))

    def lists(self) -> None:
        """No list longer than the actions can name, one choice at most on an island."""
        s = self.sheets
        for place, island in enumerate(s.islands.island):
            path = f".island[{place}].effects"
            if sum(isinstance(effect, Choose) for effect in island.effects) > 1:
                name, line = self.at("islands", path)
                self.faults.append(ContentError("content-choices", name, line, island=island.id))
            self.list("islands", path, list(island.effects))
        for place, mission in enumerate(s.missions.mission):
            self.list("missions", f".mission[{place}].effects", list(mission.effects))
        for place, tile in enumerate(s.pollution.pollution):
            self.list("pollution", f".pollution[{place}].effects", [*tile.effects, Gain("vp", 1)])
        for place, crew in enumerate(s.crew.crew):
            self.list("crew", f".crew[{place}].effects", list(crew.effects))
        self.list("crew", ".intern.effects", list(s.crew.intern.effects))
        self.lists_of_tiles()

    def lists_of_tiles(self) -> None:
        """The same for what lies on tracks and Ships."""
        s = self.sheets
        for place, tile in enumerate(s.seafloor.exploration):
            self.list("seafloor", f".exploration[{place}].effects", list(tile.effects))
        for place, tank in enumerate(s.seafloor.tank):
            self.list("seafloor", f".tank[{place}].a", list(tank.a))
            self.list("seafloor", f".tank[{place}].b", list(tank.b))
        for place, milestone in enumerate(s.milestones.milestone):
            self.list("milestones", f".milestone[{place}].effects", list(milestone.effects))
        for place, member in enumerate(s.ships.printed_crew):
            self.list("ships", f".printed_crew[{place}].effects", list(member.effects))
        for place, ship in enumerate(s.ships.ship):
            for side, grid in (("a", ship.benefits_a), ("b", ship.benefits_b)):
                for space in (space for row in grid for space in row):
                    self.list("ships", f".ship[{place}].benefits_{side}", list(space))
        for place, reward in enumerate(s.tracks.vp.recharge):
            self.list("tracks", f".vp.recharge[{place}].effects", list(reward.effects))

    def list(self, file: str, path: str, effects: list[AnyEffect]) -> None:
        """Not too long, and so for the lists inside."""
        self.most(file, path, len(effects), v.MOST_ENTRIES)
        for effect in effects:
            if isinstance(effect, Convert):
                self.list(file, path, list(effect.get))
            elif isinstance(effect, Choose):
                for option in effect.options:
                    self.list(file, path, list(option))
