"""The content files of Endeavor: Deep Sea, read, checked and compiled into int tables."""

from __future__ import annotations

import msgspec

from bathysphere.content.toml import read
from bathysphere.engine.errors import OptionError
from bathysphere.engine.views import plain
from bathysphere.games.deepsea.content import schema
from bathysphere.games.deepsea.content.compile_cards import (
    compile_journals,
    compile_mat,
    compile_specialists,
    compile_tokens,
)
from bathysphere.games.deepsea.content.compile_coop import compile_coop, compile_prototype_thresholds
from bathysphere.games.deepsea.content.compile_missions import compile_mission
from bathysphere.games.deepsea.content.compile_zones import compile_zones
from bathysphere.games.deepsea.content.compiler import Compiler
from bathysphere.games.deepsea.content.load import Files
from bathysphere.games.deepsea.content.options import (
    CALVING,
    FRESH_JOURNAL,
    POCKET_REFILL,
    READINGS,
    REWARD_ORDER_SINCE,
)
from bathysphere.games.deepsea.content.orders import find_orders
from bathysphere.games.deepsea.faces.printed import PrintedEdition, printed
from bathysphere.games.deepsea.rules.codes import column_of, depth_of
from bathysphere.games.deepsea.rules.compiled import ICON_NAMES, PIECE_NAMES, DeepSeaCompiled
from bathysphere.games.deepsea.rules.verbs import CELLS


def compile_content(files: Files, settings: dict[str, str], version: int = 0) -> DeepSeaCompiled:
    """Content files as int tables by the rules of a version (0: the newest).

    ContentError names the file and the line that cannot be used.
    """
    compiler = Compiler(DeepSeaCompiled(settings, {}))
    t = compiler.t
    t.bundles = []
    t.nothing = compiler.bundle([], "zones.toml", "", "")
    t.cooperative = settings["mode"] in ("coop", "solo")
    prototype = None
    if settings["edition"] == "prototype":
        prototype = read(schema.PrototypeFile, "prototype.toml", files.prototype)
    editions = read(schema.EditionsFile, "editions.toml", files.editions)
    edition = {"retail": editions.retail, "german": editions.german, "prototype": editions.prototype}
    _edition(t, edition[settings["edition"]])
    _readings(t, settings)
    compile_zones(compiler, files.zones, prototype)
    compile_specialists(compiler, files.specialists, prototype)
    compile_journals(compiler, files.journals, prototype)
    compile_tokens(compiler, files.dive_tokens, prototype)
    compile_mat(t, files.player_mat)
    compile_coop(t, files.coop, settings["difficulty"], edition[settings["edition"]].difficulty)
    number = int(settings["mission"])
    if prototype is not None and number in prototype.missions.left_out:
        allowed = ", ".join(str(n) for n in files.numbers() if n not in prototype.missions.left_out)
        raise OptionError("mission-edition", mission=settings["mission"], allowed=allowed)
    name = files.mission(number)
    filtered = edition[settings["edition"]].mission_boards_filtered
    compile_mission(compiler, name, files.missions[name], filtered)
    if prototype is not None:
        compile_prototype_thresholds(t, prototype, number)
    if version == 0 or version >= REWARD_ORDER_SINCE:
        find_orders(compiler)
    _common_labels(t)
    left_out = prototype.missions.left_out if prototype is not None else []
    described = {
        **msgspec.structs.asdict(edition[settings["edition"]]),
        "id": settings["edition"],
        "missions": [n for n in files.numbers() if n not in left_out],
    }
    t.printed = plain(printed(files, name, msgspec.convert(described, PrintedEdition), t))
    return t


def _edition(t: DeepSeaCompiled, edition: schema.Edition) -> None:
    t.players_max = edition.players_max
    t.forfeit_discs = edition.discs_when_empty == "forfeit"
    t.token_is_turn = edition.token_is_turn
    t.turn_needs_activation = edition.turn_needs_activation
    t.journal_circles = edition.journal_circles
    t.discarded_when_used = edition.discarded_when_used
    t.journals_have_points = edition.journals_have_points
    t.full_ocean_pays = edition.full_ocean_pays
    t.even_pockets = edition.tier5_deal == "even_split"
    t.journals_score = edition.journals_score
    t.leftovers_score = edition.leftovers_score
    t.setbacks = edition.setbacks
    t.setbacks_solo = edition.setbacks_solo
    t.goals_open = edition.goals_open


def _readings(t: DeepSeaCompiled, settings: dict[str, str]) -> None:
    """What the table has chosen where the books allow two readings; version 1 knew ours only."""
    chosen = {reading.name: settings.get(reading.name, reading.default) for reading in READINGS}
    t.fresh_journals_wait = chosen[FRESH_JOURNAL.name] == "wait"
    t.refill_from_fullest = chosen[POCKET_REFILL.name] == "fullest"
    t.extra_conserve_once = chosen[CALVING.name] == "once"


def _common_labels(t: DeepSeaCompiled) -> None:
    letters = "ABCDEFG"
    t.labels["cell"] = [f"{letters[column_of(cell)]}{depth_of(cell)}" for cell in range(CELLS)]
    t.labels["depth"] = ["none", "1", "2", "3", "4", "5"]
    t.labels["circle"] = ["empty", "disc"]
    t.labels["attribute"] = ICON_NAMES[:4]
    t.labels["icon"] = list(ICON_NAMES)
    t.labels["pocket"] = ["1", "2", "3"]
    t.labels["piece"] = list(PIECE_NAMES)
    t.labels["goal"] = ["1", "2", "3"]
    t.labels["version"] = ["first", "second"]
    t.labels["seat"] = [str(seat) for seat in range(5)]
