"""What a table of Endeavor: Deep Sea can choose."""

from bathysphere.content.toml import read
from bathysphere.engine.errors import OptionError
from bathysphere.engine.settings import Setting
from bathysphere.games.deepsea.content import schema
from bathysphere.games.deepsea.content.load import Files, shipped
from bathysphere.games.deepsea.rules.compiled import DeepSeaCompiled

EDITIONS = ["retail", "german", "prototype"]
MODE = Setting("mode", "auto", ["auto", "competitive", "coop", "solo"])
"""auto: competitive with two or more players, solo with one."""
DIFFICULTY = Setting("difficulty", "beginner", ["beginner", "intermediate", "expert", "legendary"])
FRESH_JOURNAL = Setting("fresh_journal", "wait", ["wait", "use"], since=2, ruling="AM-053")
"""May the circle of a Journal be used in the turn in which it was published?"""
POCKET_REFILL = Setting("pocket_refill", "fullest", ["fullest", "choose"], since=2, ruling="AM-034")
"""From which pocket does a tile move into an emptied one?"""
CALVING = Setting("calving", "once", ["once", "each"], since=2, ruling="AM-073")
"""Does the Conserve that Whale Calving Grounds adds bring another one?"""
READINGS = [FRESH_JOURNAL, POCKET_REFILL, CALVING]
"""Where the books allow two readings: ours is the default."""
REWARD_ORDER_SINCE = 2
"""The version in which owners came to choose the order of their rewards wherever it matters."""


def settings_of(files: Files) -> list[Setting]:
    """What a table can choose. Which missions there are, the files say; a new one is played unless asked."""
    numbers = [str(number) for number in files.numbers()]
    new = [number for number in numbers if int(number) not in shipped().numbers()]
    return [Setting("mission", (new or numbers)[0], numbers), edition(files), MODE, DIFFICULTY, *READINGS]


def edition(files: Files) -> Setting:
    """Which rulebook is played by; the prototype has fewer missions and no difficulty.  DS-019, DS-308"""
    left_out = read(schema.PrototypeFile, "prototype.toml", files.prototype).missions.left_out
    prototype = {"mission": [str(number) for number in left_out], "difficulty": DIFFICULTY.presets}
    return Setting("edition", EDITIONS[0], EDITIONS, rules_out={"prototype": prototype})


def check_seats(t: DeepSeaCompiled, seats: int) -> None:
    """Players, mode, edition and mission have to fit together.  DS-005, DS-006, DS-285, AM-026, AM-126"""
    mode = t.settings["mode"]
    if seats > t.players_max:
        raise OptionError(
            "seats",
            game="deepsea",
            found=str(seats),
            least="1",
            most=f"{t.players_max} ({t.settings['edition']})",
        )
    if seats == 1 and mode == "competitive":
        raise OptionError("option-value", option="mode", value=mode, allowed="auto, coop, solo")
    if seats > 1 and mode == "solo":
        raise OptionError("option-value", option="mode", value=mode, allowed="auto, competitive, coop")
