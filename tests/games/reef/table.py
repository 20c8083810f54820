"""Positions in a few lines: take a fresh game, put things where the example wants them, play text actions."""

from __future__ import annotations

import bathysphere as bs
from bathysphere.engine.events import Event
from bathysphere.engine.frame import Frame
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import frames
from bathysphere.games.reef.rules.codes import as_intern, is_intern
from bathysphere.games.reef.rules.effect import EFFECTS, start_entry
from bathysphere.games.reef.rules.frames import EntriesFrame, IslandFrame
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition, insert
from bathysphere.games.reef.rules.verbs import HIRED, RESOURCES, SEATS

PINK, BLUE, ORANGE, WHITE = range(4)
DEFAULT_SHIPS = ("bluefin", "meridian", "halcyon", "tidewatch")
"""None of them changes missions; tests that need another power say so."""


class Table:
    """A game at the start of the first turn, with empty hands, and ways to change it."""

    def __init__(
        self,
        seats: int = 3,
        side: str = "a",
        ships: tuple[str, ...] = DEFAULT_SHIPS,
        seed: int = 5,
        missions: str = "dealt",
        **readings: str,
    ) -> None:
        p = bs.start("reef", seats=seats, seed=seed, side=side, missions=missions, **readings)
        assert isinstance(p, ReefPosition)
        while p.stack[-1].step != frames.TURN:
            p.act(p.choices[0])
        self.p = p
        p.ship = [self.number("ship", name) for name in ships[:seats]]
        p.ships_offered = []
        for hand in p.hands:
            p.mission_deck[:0] = hand
            hand.clear()
        self.turn(0)

    # -- names -----------------------------------------------------------------------------------------

    def number(self, kind: str, name: str) -> int:
        return self.p.compiled.labels[kind].index(name)

    def name(self, kind: str, number: int) -> str:
        return self.p.compiled.labels[kind][number]

    def route(self, name: str) -> int:
        return self.number("route", name)

    # -- whose turn ------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Table:
        """Begin the turn of a seat anew, with all its counters."""
        p = self.p
        p.active, p.kind, p.activated = seat, 0, 0
        p.deployed = p.moved = p.mission_done = p.revealed = p.extra_used = False
        p.stack = [Frame(frames.END_TURN, seat), Frame(frames.TURN, seat)]
        return self.settle()

    def settle(self) -> Table:
        """Find out what has to be chosen, after changes from outside."""
        self.p.over = False
        self.p.run()
        return self

    def landed(self, seat: int, spot: str, island: str) -> Table:
        """The Ship has just moved to an Island with this tile."""
        self.island(spot, island).ship(seat, spot)
        p = self.p
        p.active, p.kind, p.moved = seat, 2, True
        whole = p.compiled.whole[p.compiled.island_list[self.number("island", island)]]
        p.stack = [Frame(frames.END_TURN, seat), IslandFrame(seat, whole)]
        return self.settle()

    # -- playing ---------------------------------------------------------------------------------------

    def do(self, *texts: str) -> Table:
        """Play actions; each must be legal."""
        for text in texts:
            reason = self.p.why_not(text)
            assert reason is None, f"{text}: {reason}; legal are {self.options()}"
            self.p.act(self.p.action(text))
        return self

    def watch(self, *texts: str) -> list[Event]:
        """Play actions and get the events."""
        self.p.sink = []
        self.do(*texts)
        events, self.p.sink = self.p.sink, None
        return events

    def options(self) -> list[str]:
        return [self.p.text(action) for action in self.p.choices]

    def refused(self, text: str) -> str:
        """The code of the reason against an action."""
        reason = self.p.why_not(text)
        assert reason is not None, f"{text} is legal"
        return reason.code

    @property
    def step(self) -> str:
        return self.p.steps[self.p.stack[-1].step].name

    def give(self, seat: int, op: str, n: int = 1, what: int | str = 0) -> Table:
        """Let a seat resolve an entry that somewhere in the content looks like this."""
        tables = self.p.compiled
        if isinstance(what, str):
            what = t.THINGS.index(what) if op == "gain" else t.CREW_COLORS.index(what)
        wanted = ([icon.name for icon in EFFECTS].index(op), n, what)
        for entry in range(len(tables.op)):
            if (tables.op[entry], tables.n[entry], tables.what[entry]) == wanted:
                start_entry(self.p, seat, entry)
                return self.settle()
        raise AssertionError(f"no entry {op} {n} {what}")

    def resolve(self, seat: int, effects: int) -> Table:
        """Let a seat resolve a whole list."""
        self.p.push(EntriesFrame(seat, effects, self.p.compiled.whole[effects]))
        return self.settle()

    # -- putting things in place -----------------------------------------------------------------------

    def ship(self, seat: int, spot: str) -> Table:
        self.p.ship_at[seat] = self.number("spot", spot)
        return self

    def ball(self, route: str, *seats: int) -> Table:
        """Balls of these seats lie on a route."""
        p = self.p
        for seat in seats:
            p.balls[self.route(route) * SEATS + seat] += 1
            p.filled[self.route(route)] += 1
            if p.deployment[seat] > 0:
                p.deployment[seat] -= 1
            else:
                kind = max(range(RESOURCES), key=lambda k: p.locked[seat * RESOURCES + k])
                p.locked[seat * RESOURCES + kind] -= 1
        return self

    def clean(self, sector: str, owner: int) -> Table:
        """A sector counts as cleaned; its tile went to somebody who has used it."""
        p = self.p
        number = self.number("sector", sector)
        tile = p.sector_tile[number]
        p.sector_tile[number] = EMPTY
        p.pollution[owner].append(tile)
        p.used[tile] = 1
        return self

    def research(self, seat: int, step: str) -> Table:
        self.p.stamp += 1
        self.p.scientist[seat] = self.number("research-step", step)
        self.p.arrived[seat] = self.p.stamp
        return self

    def energy(self, seat: int, n: int) -> Table:
        self.p.energy[seat] = n
        return self

    def coins(self, seat: int, n: int) -> Table:
        self.p.coins[seat] = n
        return self

    def score(self, *points: int) -> Table:
        self.p.score = list(points) + self.p.score[len(points) :]
        return self

    def cargo(self, seat: int, algae: int, shell: int, camera: int) -> Table:
        self.p.cargo[seat * RESOURCES : (seat + 1) * RESOURCES] = [algae, shell, camera]
        return self

    def locked(self, seat: int, algae: int, shell: int, camera: int) -> Table:
        """Balls left on the tracks; the others lie in the Deployment area."""
        p = self.p
        first = seat * RESOURCES
        p.deployment[seat] += sum(p.locked[first : first + RESOURCES]) - algae - shell - camera
        p.locked[first : first + RESOURCES] = [algae, shell, camera]
        return self

    def hand(self, seat: int, *missions: str) -> Table:
        for name in missions:
            insert(self.p.hands[seat], self.pull(self.number("mission", name)))
        return self

    def played(self, seat: int, *missions: str) -> Table:
        for name in missions:
            self.p.played[seat].append(self.pull(self.number("mission", name)))
        return self

    def offer(self, *missions: str) -> Table:
        """The mission offer from the left."""
        p = self.p
        p.mission_deck[:0] = p.mission_offer
        p.mission_offer = []
        for name in missions:
            p.mission_offer.append(self.pull(self.number("mission", name)))
        while len(p.mission_offer) < 5:
            p.mission_offer.append(p.mission_deck.pop())
        return self

    def pull(self, card: int) -> int:
        """Take a mission from wherever it lies."""
        p = self.p
        for place in [p.mission_deck, p.mission_offer, *p.hands, *p.played]:
            if card in place:
                place.remove(card)
        return card

    def island(self, spot: str, tile: str) -> Table:
        """Swap tiles so that this one lies there, whatever its colour."""
        p = self.p
        here, wanted = self.number("spot", spot), self.number("island", tile)
        if wanted in p.island_at:
            p.island_at[p.island_at.index(wanted)] = p.island_at[here]
        p.island_at[here] = wanted
        return self

    def crew(self, seat: int, row: int, *tiles: str) -> Table:
        """Fill a row from the left; `intern` is any tile with its back up."""
        p = self.p
        for column, name in enumerate(tiles):
            tile = self.free_tile("" if name == "intern" else name)
            p.crew[seat * HIRED + row * 3 + column] = as_intern(tile) if name == "intern" else tile
        return self

    def crew_offer(self, *tiles: str) -> Table:
        """The crew offer from the cheapest space."""
        p = self.p
        p.crew_stack[:0] = p.crew_offer
        p.crew_offer = []
        for name in tiles:
            p.crew_offer.append(self.free_tile(name))
        while len(p.crew_offer) < 5:
            p.crew_offer.append(p.crew_stack.pop())
        return self

    def free_tile(self, name: str) -> int:
        """A crew tile of that name from stack or offer."""
        p = self.p
        for place in (p.crew_stack, p.crew_offer):
            for tile in place:
                if self.name("tile", tile).startswith(name):
                    place.remove(tile)
                    return tile
        raise AssertionError(f"no free {name}")

    def slot(self, slot: int, tile: str, tank: str = "") -> Table:
        """What lies above and below two steps of the seafloor."""
        p = self.p
        number = self.number("exploration", tile)
        if number in p.slots:
            p.slots[p.slots.index(number)] = p.slots[slot]
        else:
            p.spare_exploration.remove(number)
            p.spare_exploration.append(p.slots[slot])
        p.slots[slot] = number
        if tank:
            tank_number = self.number("tank", tank)
            if tank_number in p.tanks:
                p.tanks[p.tanks.index(tank_number)] = p.tanks[slot]
            p.tanks[slot] = tank_number
        return self

    def diver(self, seat: int, step: int) -> Table:
        """The Diver's step; all tiles up to there lie open."""
        self.p.diver[seat] = step
        for slot in range(self.p.compiled.slot_of[step] + 1):
            self.p.turned_up |= 1 << slot
        return self

    def stack(self, stack: int, *tiles: str) -> Table:
        """A Milestone stack from the bottom to the top; what lay there goes out of the game."""
        p = self.p
        everything = [*p.stacks[0], *p.stacks[1], *p.spare_milestones]
        wanted = [self.number("milestone", name) for name in tiles]
        other = [tile for tile in p.stacks[1 - stack] if tile not in wanted]
        spare = [tile for tile in everything if tile not in wanted and tile not in other]
        while len(other) < p.seats + 1:
            other.append(spare.pop())
        p.stacks[stack], p.stacks[1 - stack], p.spare_milestones = wanted, other, spare
        return self

    def pollution(self, seat: int, *tiles: str) -> Table:
        """Unused Pollution tiles of a seat."""
        p = self.p
        for name in tiles:
            tile = self.number("pollution", name)
            size = p.compiled.pollution_size[tile]
            if tile in p.sector_tile:
                p.sector_tile[p.sector_tile.index(tile)] = p.supply[size].pop()
            else:
                p.supply[size].remove(tile)
            p.pollution[seat].append(tile)
            p.seen_pollution[tile] |= 1 << seat
        return self

    def objective(self, seat: int, name: str) -> Table:
        p = self.p
        p.handed_out = True
        number = self.number("objective", name)
        p.objective_deck = [card for card in p.objective_deck if card != number]
        p.objective[seat] = number
        return self

    # -- looking ---------------------------------------------------------------------------------------

    def cargo_of(self, seat: int) -> list[int]:
        return self.p.cargo[seat * RESOURCES : (seat + 1) * RESOURCES]

    def hand_of(self, seat: int) -> list[str]:
        return [self.name("mission", card) for card in self.p.hands[seat]]

    def crew_of(self, seat: int) -> list[str]:
        return [
            "" if tile == EMPTY else "intern" if is_intern(tile) else self.name("tile", tile)[:-2]
            for tile in self.p.crew[seat * HIRED : (seat + 1) * HIRED]
        ]

    def at(self, seat: int) -> str:
        return self.name("spot", self.p.ship_at[seat])

    def step_of(self, seat: int) -> str:
        return self.name("research-step", self.p.scientist[seat])

    def parts(self, seat: int) -> dict[str, int]:
        return self.p.scores()[seat].parts
