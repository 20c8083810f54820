"""Every icon of an effect list: what it needs, what it does, what it is worth.  Chapter T of the ledger

What stands in the content files for each of them is its struct in content/schema/effects.py. The numbers of
worth are points at the end of the game, on the face of it; bots use them to find out what deserves a look.
"""

from typing import Final

from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.reef.faces.printed_types import EffectFace, Price
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import frames
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.effect import Effect, faces, follow, list_worth, sentences
from bathysphere.games.reef.rules.frames import (
    ActivateColorFrame,
    DiveFrame,
    GainAnyFrame,
    HireFrame,
    PickFrame,
    RepeatFrame,
    TakeFrame,
)
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.common import gain_coins, gain_energy, gain_resource, threshold
from bathysphere.games.reef.rules.steps.crew import any_ready, discard_cheapest, hires, ready_of_color
from bathysphere.games.reef.rules.steps.deploy import can_deploy_free
from bathysphere.games.reef.rules.steps.exchange import affordable, convert, price_refusal
from bathysphere.games.reef.rules.steps.mission import within
from bathysphere.games.reef.rules.steps.pollution import has_tile, take_smallest
from bathysphere.games.reef.rules.steps.research import can_research
from bathysphere.games.reef.rules.verbs import RESOURCES
from bathysphere.language.texts import Texts

THING_WORTH: Final = [0.8, 0.8, 0.8, 0.6, 0.45, 1.0, 0.9, 0.9, 1.3, 1.5]
"""What one of each thing is worth."""


class Gain(Effect):
    """Units of a resource, of Energy, Coins or VP."""

    def __init__(self) -> None:
        super().__init__(t.GAIN, "gain")

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        what = p.compiled.what[entry]
        if what < RESOURCES:
            return p.room(seat, what) > 0
        if what == t.ENERGY:
            return p.energy[seat] < p.compiled.energy_max
        return what < t.ANY or p.room(seat, 0) > 0 or p.room(seat, 1) > 0 or p.room(seat, 2) > 0

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        what = p.compiled.what[entry]
        if what in (t.ALGAE, t.SHELL, t.CAMERA) and p.room(seat, what) <= 0:
            return Reason("track-full", "RP-034", {"resource": what})
        if what in (t.ANY, t.ANY_DISTINCT) and all(p.room(seat, kind) <= 0 for kind in range(RESOURCES)):
            return Reason("tracks-full", "RP-034")
        if what == t.ENERGY and p.energy[seat] >= p.compiled.energy_max:
            return Reason("energy-full", "RP-035", {"most": p.compiled.energy_max})
        return None

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        what, n = p.compiled.what[entry], p.compiled.n[entry]
        if what < RESOURCES:
            gain_resource(p, seat, what, n)
        elif what == t.ENERGY:
            gain_energy(p, seat, n)
        elif what == t.COIN:
            gain_coins(p, seat, n)
        elif what == t.VP:
            p.gain_points(seat, n)
            threshold(p)
        else:
            p.push(GainAnyFrame(seat, n, 0, what == t.ANY_DISTINCT))

    def warning(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        """A gain of given resources or Energy of which a part is lost.  RP-034, RP-035"""
        what, n = p.compiled.what[entry], p.compiled.n[entry]
        if what < RESOURCES:
            lost = n - p.room(seat, what)
            return Reason("resources-lost", "RP-034", {"resource": what, "lost": lost}) if lost > 0 else None
        if what == t.ENERGY:
            lost = n - (p.compiled.energy_max - p.energy[seat])
            return Reason("energy-lost", "RP-035", {"lost": lost}) if lost > 0 else None
        return None

    def worth(self, p: ReefPosition, seat: int, entry: int) -> float:
        what, n = p.compiled.what[entry], p.compiled.n[entry]
        if what == t.ENERGY:
            n = min(n, p.compiled.energy_max - p.energy[seat])
        return n * THING_WORTH[what]

    def word(self, tables: ReefCompiled, entry: int) -> str:
        return "gain-" + t.THINGS[tables.what[entry]].replace("_", "-")

    def face(self, tables: ReefCompiled, entry: int) -> EffectFace:
        return EffectFace(self.name, tables.n[entry], what=t.THINGS[tables.what[entry]])


# -- balls, research, seafloor -----------------------------------------------------------------------


class Unlock(Effect):
    """Reef Balls leave the resource tracks.  RP-037"""

    def __init__(self) -> None:
        super().__init__(t.UNLOCK, "unlock", 1.5)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        first = seat * RESOURCES
        return p.locked[first] + p.locked[first + 1] + p.locked[first + 2] > 0

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        if any(p.locked[seat * RESOURCES + kind] for kind in range(RESOURCES)):
            return None
        return Reason("no-locked-balls", "RP-037")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(RepeatFrame(frames.UNLOCK, seat, p.compiled.n[entry]))


class Research(Effect):
    """Steps of the Scientist.  RP-044"""

    def __init__(self) -> None:
        super().__init__(t.RESEARCH, "research", 2.2)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return can_research(p, seat)

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        return None if can_research(p, seat) else Reason("research-ends", "RP-048")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(RepeatFrame(frames.RESEARCH, seat, p.compiled.n[entry]))


class Explore(Effect):
    """Steps of the Diver; past the end they still score.  RP-061, RP-067"""

    def __init__(self) -> None:
        super().__init__(t.EXPLORE, "explore", 2.3)

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(DiveFrame(seat, p.compiled.n[entry]))


class Restore(Effect):
    """The exploration tile above the Diver.  RP-068"""

    def __init__(self) -> None:
        super().__init__(t.RESTORE, "restore", 2.5)

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(RepeatFrame(frames.RESTORE, seat, p.compiled.n[entry]))


class Deploy(Effect):
    """Free deployments anywhere.  RP-137"""

    def __init__(self) -> None:
        super().__init__(t.DEPLOY, "deploy", 2.5)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return can_deploy_free(p, seat)

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        if p.deployment[seat] == 0:
            return Reason("no-balls", "RP-137")
        return None if can_deploy_free(p, seat) else Reason("no-route-free", "RP-137")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(RepeatFrame(frames.FREE_DEPLOY, seat, p.compiled.n[entry]))


class RechargeOne(Effect):
    """Single reward spaces of the VP track.  RP-152"""

    def __init__(self) -> None:
        super().__init__(t.RECHARGE_ONE, "recharge_one", 1.8)

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(RepeatFrame(frames.SPACE, seat, p.compiled.n[entry]))


# -- crew --------------------------------------------------------------------------------------------


class Hire(Effect):
    """A crew tile, with a change of its price.  RP-145, RP-146"""

    def __init__(self) -> None:
        super().__init__(t.HIRE, "hire", 3.0)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return len(hires(p, seat, p.compiled.what[entry])) > 0

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        return None if hires(p, seat, p.compiled.what[entry]) else Reason("nobody-to-hire", "RP-145")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(HireFrame(seat, p.compiled.what[entry]))

    def word(self, tables: ReefCompiled, entry: int) -> str:
        change = tables.what[entry]
        return "hire" if change == 0 else "hire-cheaper" if change < 0 else "hire-dearer"

    def amount(self, tables: ReefCompiled, entry: int) -> int:
        """How much cheaper or dearer."""
        return abs(tables.what[entry])

    def face(self, tables: ReefCompiled, entry: int) -> EffectFace:
        return EffectFace(self.name, tables.n[entry], delta=tables.what[entry])


class Activate(Effect):
    """Crew members of any colour.  RP-148"""

    def __init__(self) -> None:
        super().__init__(t.ACTIVATE, "activate", 1.8)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return any_ready(p, seat)

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        return None if any_ready(p, seat) else Reason("nobody-ready", "RP-084")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(RepeatFrame(frames.ACTIVATE, seat, p.compiled.n[entry]))


class ActivateColor(Effect):
    """All own crew of a colour.  RP-149"""

    def __init__(self) -> None:
        super().__init__(t.ACTIVATE_COLOR, "activate_color", 3.0)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return ready_of_color(p, seat, p.compiled.what[entry]) != 0

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        color = p.compiled.what[entry]
        if ready_of_color(p, seat, color):
            return None
        return Reason("nobody-of-color", "RP-149", {"color": color})

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(ActivateColorFrame(seat, ready_of_color(p, seat, p.compiled.what[entry])))

    def word(self, tables: ReefCompiled, entry: int) -> str:
        return "activate-" + t.CREW_COLORS[tables.what[entry]]

    def face(self, tables: ReefCompiled, entry: int) -> EffectFace:
        return EffectFace(self.name, tables.n[entry], color=t.CREW_COLORS[tables.what[entry]])


class DiscardCrew(Effect):
    """The cheapest tile of the crew offer leaves it.  RP-147"""

    def __init__(self) -> None:
        super().__init__(t.DISCARD_CREW, "discard_cheapest_crew")

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return len(p.crew_offer) > 0

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        return None if p.crew_offer else Reason("crew-gone", "RP-147")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        for _ in range(p.compiled.n[entry]):
            discard_cheapest(p, seat)


# -- missions ----------------------------------------------------------------------------------------


class TakeMission(Effect):
    """Missions of the offer, as far as the reach goes.  RP-139 .. RP-141"""

    def __init__(self) -> None:
        super().__init__(t.TAKE_MISSION, "mission", 1.8)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return len(p.mission_offer) > 0

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        return None if within(p, seat, p.compiled.what[entry]) else Reason("no-missions", "RP-139")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(TakeFrame(seat, p.compiled.what[entry], p.compiled.n[entry]))

    def word(self, tables: ReefCompiled, entry: int) -> str:
        return ("mission", "mission-plus", "mission-any")[tables.what[entry]]

    def face(self, tables: ReefCompiled, entry: int) -> EffectFace:
        return EffectFace(self.name, tables.n[entry], reach=t.REACHES[tables.what[entry]])


class LayMission(Effect):
    """Missions laid down without effect.  RP-142"""

    def __init__(self) -> None:
        super().__init__(t.LAY_MISSION, "mission_blank", 2.0)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return len(p.hands[seat]) > 0

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        return None if p.hands[seat] else Reason("hand-empty", "RP-142")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(RepeatFrame(frames.LAY, seat, p.compiled.n[entry]))


# -- pollution ---------------------------------------------------------------------------------------


class PollutionTake(Effect):
    """The smallest tiles of the supply.  RP-153"""

    def __init__(self) -> None:
        super().__init__(t.POLLUTION_TAKE, "pollution_take", 3.0)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return len(p.supply[0]) + len(p.supply[1]) + len(p.supply[2]) > 0

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        return None if any(p.supply) else Reason("supply-empty", "RP-153")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        for _ in range(p.compiled.n[entry]):
            take_smallest(p, seat)


class PollutionRefresh(Effect):
    """Used tiles made fresh.  RP-154"""

    def __init__(self) -> None:
        super().__init__(t.POLLUTION_REFRESH, "pollution_refresh", 2.5)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return has_tile(p, seat, 1)

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        if any(p.used[tile] for tile in p.pollution[seat]):
            return None
        return Reason("nothing-used", "RP-154")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(RepeatFrame(frames.REFRESH, seat, p.compiled.n[entry]))


class PollutionCash(Effect):
    """A tile revealed with its VP; one, since no more can be revealed in a turn.  RP-155, RP-059"""

    def __init__(self) -> None:
        super().__init__(t.POLLUTION_CASH, "pollution_cash", 3.5)

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return not p.revealed and has_tile(p, seat, 0)

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        if p.revealed:
            return Reason("revealed-already", "RP-059")
        if all(p.used[tile] for tile in p.pollution[seat]):
            return Reason("nothing-to-reveal", "RP-155")
        return None

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.wait(frames.CASH, seat)


# -- what holds lists of its own ---------------------------------------------------------------------


class Convert(Effect):
    """Pay, then receive, up to so many times.  AM-20"""

    def __init__(self) -> None:
        super().__init__(t.CONVERT, "convert")

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        return affordable(p, seat, entry)

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        return price_refusal(p, seat, entry)

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        convert(p, seat, entry, p.compiled.n[entry])

    def worth(self, p: ReefPosition, seat: int, entry: int) -> float:
        gain = list_worth(p, seat, p.compiled.first_list[entry])
        cost = p.compiled.cost[entry]
        for thing in range(len(cost)):
            if cost[thing]:
                gain -= cost[thing] * THING_WORTH[thing]
        return max(0.0, gain) * p.compiled.n[entry]

    def details(self, tables: ReefCompiled, entry: int) -> dict[str, Value]:
        data: dict[str, Value] = {"effect": self.word(tables, entry), "n": self.amount(tables, entry)}
        for thing in t.PAYABLE:
            data["pay_" + t.THINGS[thing]] = tables.cost[entry][thing]
        follow(tables, tables.lists[tables.first_list[entry]], data)
        return data

    def sentence(self, tables: ReefCompiled, texts: Texts, entry: int) -> str:
        cost = tables.cost[entry]
        paid = [
            texts.say(f"paid-{t.THINGS[thing]}", {"n": cost[thing]}) for thing in t.PAYABLE if cost[thing]
        ]
        got = sentences(tables, texts, tables.first_list[entry])
        return texts.say("effect-exchange", {"paid": texts.sequence(paid), "got": got, "n": tables.n[entry]})

    def face(self, tables: ReefCompiled, entry: int) -> EffectFace:
        cost = tables.cost[entry]
        return EffectFace(
            self.name,
            tables.n[entry],
            pay=[Price(t.THINGS[thing], cost[thing]) for thing in t.PAYABLE if cost[thing]],
            get=faces(tables, tables.first_list[entry]),
        )


class Choose(Effect):
    """One of two lists.  RP-115"""

    def __init__(self) -> None:
        super().__init__(t.CHOOSE, "choose")

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        p.push(PickFrame(seat, entry))

    def worth(self, p: ReefPosition, seat: int, entry: int) -> float:
        one = list_worth(p, seat, p.compiled.first_list[entry])
        two = list_worth(p, seat, p.compiled.second_list[entry])
        return max(one, two)

    def sentence(self, tables: ReefCompiled, texts: Texts, entry: int) -> str:
        both = {
            "one": sentences(tables, texts, tables.first_list[entry]),
            "two": sentences(tables, texts, tables.second_list[entry]),
        }
        return texts.say("effect-either", both)

    def face(self, tables: ReefCompiled, entry: int) -> EffectFace:
        sets = [faces(tables, tables.first_list[entry]), faces(tables, tables.second_list[entry])]
        return EffectFace(self.name, tables.n[entry], sets=sets)


ALL_EFFECTS: Final[list[Effect]] = [
    Gain(),
    Unlock(),
    Research(),
    Explore(),
    Restore(),
    Hire(),
    Activate(),
    ActivateColor(),
    TakeMission(),
    LayMission(),
    Deploy(),
    RechargeOne(),
    PollutionTake(),
    PollutionRefresh(),
    PollutionCash(),
    DiscardCrew(),
    Convert(),
    Choose(),
]
"""The icons in the order of their numbers."""
