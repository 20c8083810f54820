"""What a player of Reef Project can do, and the things that are spoken of."""

from typing import Final

from bathysphere.engine.verbs import Domain, Verb, Vocabulary

RESOURCES: Final = 3
SPOTS: Final = 24
"""Room for the islands of any board; ours has up to 18 spots."""
ROUTES: Final = 40
SECTORS: Final = 16
SHIPS: Final = 5
MISSIONS: Final = 44
CREW: Final = 30
POLLUTION: Final = 27
EXPLORATION: Final = 12
TANKS: Final = 14
MILESTONES: Final = 10
OBJECTIVES: Final = 10
SPACES: Final = 12
"""Room for reward spaces of the VP track."""
ROWS: Final = 3
COLUMNS: Final = 3
HIRED: Final = 9
"""Crew spaces of a Ship: row * 3 + column."""
MEMBERS: Final = 12
"""The hired crew by space, then the three printed members by row."""
MOST_ENTRIES: Final = 5
"""Entries of an effect list."""
SEATS: Final = 4

RESOURCE: Final = Domain("resource", RESOURCES)
SPOT: Final = Domain("spot", SPOTS)
ROUTE: Final = Domain("route", ROUTES)
SECTOR: Final = Domain("sector", SECTORS)
SHIP: Final = Domain("ship", SHIPS)
MISSION: Final = Domain("mission", MISSIONS)
TILE: Final = Domain("tile", CREW)
RECYCLED: Final = Domain("pollution", POLLUTION)
REEF: Final = Domain("exploration", EXPLORATION)
TANK: Final = Domain("tank", TANKS)
MILESTONE_TILE: Final = Domain("milestone", MILESTONES)
OBJECTIVE_CARD: Final = Domain("objective", OBJECTIVES)
SPACE_AT: Final = Domain("space", SPACES)
ROW_OF: Final = Domain("row", ROWS)
MEMBER: Final = Domain("member", MEMBERS)
ENTRY: Final = Domain("entry", 3 * MOST_ENTRIES)
SET: Final = Domain("set", 2)
BONUS: Final = Domain("bonus", 3)
SEAT: Final = Domain("seat", SEATS)
ISLAND_TILE: Final = Domain("island", 17)
COLOR: Final = Domain("color", 3)
STEP: Final = Domain("research-step", 16)
STAGE: Final = Domain("stage", 4)

VOCABULARY: Final = Vocabulary()
CHOOSE: Final[Verb] = VOCABULARY.verb("choose", ship=SHIP)
KEEP: Final[Verb] = VOCABULARY.verb("keep", mission=MISSION)
REJECT: Final[Verb] = VOCABULARY.verb("reject", mission=MISSION)
RECHARGE: Final[Verb] = VOCABULARY.verb("recharge")
DEPLOY: Final[Verb] = VOCABULARY.verb("deploy", route=ROUTE)
SAIL: Final[Verb] = VOCABULARY.verb("sail", spot=SPOT)
PLAY: Final[Verb] = VOCABULARY.verb("play", mission=MISSION)
REVEAL: Final[Verb] = VOCABULARY.verb("reveal", pollution=RECYCLED)
RESOLVE: Final[Verb] = VOCABULARY.verb("resolve", entry=ENTRY)
PICK: Final[Verb] = VOCABULARY.verb("pick", set=SET)
CONVERT: Final[Verb] = VOCABULARY.verb("convert")
DIVE: Final[Verb] = VOCABULARY.verb("dive")
RESTORE: Final[Verb] = VOCABULARY.verb("restore")
FORWARD: Final[Verb] = VOCABULARY.verb("forward")
SIDE_STEP: Final[Verb] = VOCABULARY.verb("side-step")
MILESTONE: Final[Verb] = VOCABULARY.verb("milestone", milestone=MILESTONE_TILE)
RETURN: Final[Verb] = VOCABULARY.verb("return", milestone=MILESTONE_TILE)
HIRE: Final[Verb] = VOCABULARY.verb("hire", tile=TILE)
INTERN: Final[Verb] = VOCABULARY.verb("intern")
ROW: Final[Verb] = VOCABULARY.verb("row", row=ROW_OF)
TRIGGER: Final[Verb] = VOCABULARY.verb("trigger", bonus=BONUS)
ACTIVATE: Final[Verb] = VOCABULARY.verb("activate", member=MEMBER)
TAKE: Final[Verb] = VOCABULARY.verb("take", mission=MISSION)
LAY: Final[Verb] = VOCABULARY.verb("lay", mission=MISSION)
DISCARD: Final[Verb] = VOCABULARY.verb("discard", mission=MISSION)
SETTLE: Final[Verb] = VOCABULARY.verb("settle", sector=SECTOR)
SPACE: Final[Verb] = VOCABULARY.verb("space", space=SPACE_AT)
REFRESH: Final[Verb] = VOCABULARY.verb("refresh", pollution=RECYCLED)
OBJECTIVE: Final[Verb] = VOCABULARY.verb("objective", objective=OBJECTIVE_CARD)
DROP: Final[Verb] = VOCABULARY.verb("drop", objective=OBJECTIVE_CARD)
GAIN: Final[Verb] = VOCABULARY.verb("gain", resource=RESOURCE)
PAY: Final[Verb] = VOCABULARY.verb("pay", resource=RESOURCE)
UNLOCK: Final[Verb] = VOCABULARY.verb("unlock", resource=RESOURCE)
DONE: Final[Verb] = VOCABULARY.verb("done")
END: Final[Verb] = VOCABULARY.verb("end")
TRADE: Final[Verb] = VOCABULARY.verb("trade", resource=RESOURCE)
"""The last verb: `action >= TRADE.base` is the quick test for a trade."""

NAMES: Final = {
    "seat": SEAT,
    "owner": SEAT,
    "winner": SEAT,
    "ship": SHIP,
    "mission": MISSION,
    "missions": MISSION,
    "route": ROUTE,
    "spot": SPOT,
    "from": SPOT,
    "sector": SECTOR,
    "sectors": SECTOR,
    "resource": RESOURCE,
    "pollution": RECYCLED,
    "exploration": REEF,
    "tank": TANK,
    "milestone": MILESTONE_TILE,
    "milestones": MILESTONE_TILE,
    "objective": OBJECTIVE_CARD,
    "objectives": OBJECTIVE_CARD,
    "tile": TILE,
    "member": MEMBER,
    "row": ROW_OF,
    "island": ISLAND_TILE,
    "color": COLOR,
    "step": STEP,
    "bonus": BONUS,
}
"""What the numbers in events, reasons and details stand for."""
