"""The content files of Endeavor: Deep Sea, read, checked and compiled into int tables."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from bathysphere.engine.content import line_of, read
from bathysphere.engine.content import problems as problems_of
from bathysphere.engine.errors import ContentError, OptionError
from bathysphere.engine.settings import Setting
from bathysphere.games.deepsea import sheets
from bathysphere.games.deepsea.boxes import Box, is_word, pad
from bathysphere.games.deepsea.codes import journal_place, junior_face, senior_face
from bathysphere.games.deepsea.counting import TIER_FIVE
from bathysphere.games.deepsea.files import FILES, FOLDERS, NEW_ZONES, Files, shipped, slug, with_own
from bathysphere.games.deepsea.missions.compile import compile_mission
from bathysphere.games.deepsea.orders import find_orders
from bathysphere.games.deepsea.printed import faces, hexes, needs, printed
from bathysphere.games.deepsea.setup import BONUS_CARDS
from bathysphere.games.deepsea.tables import (
    ACCESS,
    BONUS_COUNTS,
    CONSERVE_SITE,
    DIVE_SITE,
    FIELDS,
    ICON_NAMES,
    INGENUITY,
    JOURNAL_SITE,
    LAST_TIER,
    LEADER,
    PIECE_NAMES,
    SETBACK_EFFECTS,
    SONAR_SITE,
    DeepSeaTables,
    Link,
    ZoneRule,
)
from bathysphere.games.deepsea.verbs import (
    BOARDS,
    CARDS,
    CELLS,
    COLUMNS,
    COOP_CARDS,
    DEPTHS,
    FACES,
    KINDS,
    SITES,
    TOKENS,
)
from bathysphere.games.deepsea.zones import DISCOVER_WITHOUT_ZONE_ABOVE as DISCOVER_FREELY
from bathysphere.games.deepsea.zones import (
    HANDLERS,
    NO_VESSELS_WORKED_FROM_SIDE,
    TECHNOLOGY_ON_LEAVING,
    VESSELS_PER_PLAYER,
)

EDITION = Setting("edition", "retail", ["retail", "german", "prototype"])
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

T = TypeVar("T")


def settings_of(files: Files) -> list[Setting]:
    """What a table can choose. Which missions there are, the files say; a new one is played unless asked."""
    numbers = [str(number) for number in files.numbers()]
    new = [number for number in numbers if int(number) not in shipped().numbers()]
    return [Setting("mission", (new or numbers)[0], numbers), EDITION, MODE, DIFFICULTY, *READINGS]


def check_seats(t: DeepSeaTables, seats: int) -> None:
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


def compile_tables(files: Files, settings: dict[str, str], version: int = 0) -> DeepSeaTables:
    """Content files as int tables by the rules of a version (0: the newest).

    ContentError names the file and the line that cannot be used.
    """
    box = Box(DeepSeaTables(settings, {}))
    t = box.t
    t.bundles = []
    t.nothing = box.bundle([], "zones.toml", "", "")
    t.cooperative = settings["mode"] in ("coop", "solo")
    prototype = None
    if settings["edition"] == "prototype":
        prototype = read(sheets.PrototypeFile, "prototype.toml", files.prototype)
    editions = read(sheets.EditionsFile, "editions.toml", files.editions)
    edition = {"retail": editions.retail, "german": editions.german, "prototype": editions.prototype}
    _edition(t, edition[settings["edition"]])
    _readings(t, settings)
    _zones(box, files.zones, prototype)
    _specialists(box, files.specialists, prototype)
    _journals(box, files.journals, prototype)
    _tokens(box, files.dive_tokens, prototype)
    _mat(t, files.player_mat)
    _coop(t, files.coop, settings["difficulty"], edition[settings["edition"]].difficulty)
    number = int(settings["mission"])
    if prototype is not None and number in prototype.missions.left_out:
        allowed = ", ".join(str(n) for n in files.numbers() if n not in prototype.missions.left_out)
        raise OptionError("mission-edition", mission=settings["mission"], allowed=allowed)
    name = files.mission(number)
    filtered = edition[settings["edition"]].mission_boards_filtered
    compile_mission(box, name, files.missions[name], filtered)
    if prototype is not None:
        _prototype_thresholds(t, prototype, number)
    if version == 0 or version >= REWARD_ORDER_SINCE:
        find_orders(box)
    _common_labels(t)
    left_out = prototype.missions.left_out if prototype is not None else []
    t.printed = {
        **printed(files, name, settings["edition"]),
        "hexes": hexes(t),
        "faces": faces(t),
        "needs": needs(t),
        "edition": {
            "id": settings["edition"],
            "missions": [n for n in files.numbers() if n not in left_out],
            **msgspec.to_builtins(edition[settings["edition"]]),
        },
    }
    return t


def _edition(t: DeepSeaTables, edition: sheets.Edition) -> None:
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


def _readings(t: DeepSeaTables, settings: dict[str, str]) -> None:
    """What the table has chosen where the books allow two readings; version 1 knew ours only."""
    chosen = {reading.name: settings.get(reading.name, reading.default) for reading in READINGS}
    t.fresh_journals_wait = chosen[FRESH_JOURNAL.name] == "wait"
    t.refill_from_fullest = chosen[POCKET_REFILL.name] == "fullest"
    t.extra_conserve_once = chosen[CALVING.name] == "once"


# -- boards ----------------------------------------------------------------------------------------------


def _zones(box: Box, text: str, prototype: sheets.PrototypeFile | None) -> None:
    """All boards with their sites, links and rules. A board is the place it has in the file.  DS-003"""
    file = "zones.toml"
    t = box.t
    zones = read(sheets.ZonesFile, file, text).zone
    unique([zone.id for zone in zones], file, text, "zone", BOARDS)
    box.board_names = [zone.id for zone in zones]
    t.boards = len(zones)
    dive_tokens = {}
    if prototype is not None:
        box.left_out_of_edition = box.boards_named(
            prototype.boards.left_out, "prototype.toml", ".boards.left_out"
        )
        dive_tokens = {value.board: value.dive_tokens for value in prototype.board_value}
    for number, zone in enumerate(zones):
        where = f".zone[{number}]"
        if not 1 <= zone.depth <= DEPTHS:
            raise ContentError(
                "content-range",
                file,
                line_of(text, where + ".depth"),
                found=str(zone.depth),
                least="1",
                most="5",
            )
        t.depth.append(zone.depth)
        t.foreign.append(False)
        arrival = zone.arrival + [f"{action} here" for action in zone.arrival_actions]
        t.arrival.append(box.bundle(arrival, file, text, where + ".arrival"))
        t.discovery.append(box.bundle(zone.discovery, file, text, where + ".discovery", discovery=True))
        _sites(box, zone, number, file, text, dive_tokens.get(zone.id))
        _links(box, zone, number, file, text)
        _rules(box, zone, number, file, text)
        _layout(zone, number, file, text)
    t.sites = len(t.site_board)
    t.dives = len(t.dive_of)
    if t.sites > SITES:
        raise ContentError("content-room", file, 1, found=str(t.sites), most=str(SITES))
    t.labels["board"] = pad(box.board_names, BOARDS)
    t.labels["site"] = pad(box.site_names, SITES)


def _sites(box: Box, zone: sheets.Zone, number: int, file: str, text: str, tokens: int | None) -> None:
    t = box.t
    where = f".zone[{number}]"
    t.dive_sites.append(
        [
            box.site(
                number,
                zone.id,
                site.id,
                DIVE_SITE,
                0,
                [],
                -1,
                tokens or site.tokens,
                site.access,
                where,
                file,
                text,
            )
            for site in zone.dive
        ]
    )
    t.sonar_tracks.append(
        [
            [
                box.site(number, zone.id, s.id, SONAR_SITE, 0, s.get, -1, 0, None, where, file, text)
                for s in track
            ]
            for track in zone.sonar
        ]
    )
    t.conserve_sites.append(
        [
            box.site(number, zone.id, s.id, CONSERVE_SITE, s.cost, s.get, -1, 0, s.access, where, file, text)
            for s in zone.conserve
        ]
    )
    t.journal_sites.append(
        [
            box.site(
                number,
                zone.id,
                s.id,
                JOURNAL_SITE,
                0,
                s.get,
                FIELDS.index(s.field),
                0,
                s.access,
                where,
                file,
                text,
            )
            for s in zone.journal
        ]
    )
    sonar = [site for track in t.sonar_tracks[-1] for site in track]
    t.disc_sites.append(sonar + t.conserve_sites[-1] + t.journal_sites[-1])


def _links(box: Box, zone: sheets.Zone, number: int, file: str, text: str) -> None:
    t = box.t
    for place, link in enumerate(zone.links):
        where = f".zone[{number}].links"
        one = box.site_named(zone.id, link.ends[0], file, text, where)
        other = box.site_named(zone.id, link.ends[1], file, text, where)
        if one == other or t.site_kind[one] == DIVE_SITE or t.site_kind[other] == DIVE_SITE:
            line = line_of(text, where)
            raise ContentError("content-link", file, line, ends=" - ".join(link.ends), place=str(place))
        bundle = box.bundle(link.get, file, text, where)
        t.links.append([one, other, bundle])
        t.site_links[one].append(Link(other, bundle))
        t.site_links[other].append(Link(one, bundle))


def _layout(zone: sheets.Zone, number: int, file: str, text: str) -> None:
    """Only what there is has a place on the tile."""
    sites = [site.id for site in zone.dive] + [site.id for site in zone.conserve]
    sites += [site.id for site in zone.journal]
    tracks = [f"t{place + 1}" for place in range(len(zone.sonar))]
    rules = [f"rule{place + 1}" for place in range(len(zone.rule))]
    known = sites + tracks + rules
    for name in zone.layout:
        if name not in known:
            line = line_of(text, f".zone[{number}].layout")
            raise ContentError("content-name", file, line, name=name, known=", ".join(known))


def _rules(box: Box, zone: sheets.Zone, number: int, file: str, text: str) -> None:
    """Each rule names a behaviour of zones.py and brings exactly the numbers that behaviour knows."""
    t = box.t
    t.rules.append([])
    t.barred.append(False)
    t.vessel_limit.append(3)
    t.leaving_technology.append(0)
    for place, rule in enumerate(zone.rule):
        where = f".zone[{number}].rule[{place}]"
        if rule.handler not in HANDLERS:
            known = ", ".join(HANDLERS)
            raise ContentError(
                "content-name", file, line_of(text, where + ".handler"), name=rule.handler, known=known
            )
        handler, wanted = HANDLERS[rule.handler]
        given = [
            key
            for key in ("ring", "gain", "promotions", "travels", "draw", "keep", "extra", "technology")
            if getattr(rule, key)
        ]
        given += [key for key in ("depth", "max", "not_to_depth", "journals") if getattr(rule, key)]
        if sorted(given) != sorted(wanted):
            raise ContentError(
                "content-keys",
                file,
                line_of(text, where),
                name=rule.handler,
                wanted=", ".join(wanted) or "-",
                found=", ".join(given) or "-",
            )
        if rule.keep > rule.draw:
            _among(file, text, where + ".keep", rule.keep, 1, rule.draw)
        found = ZoneRule(handler, number)
        found.sites = [box.site_named(zone.id, site, file, text, where + ".sites") for site in rule.sites]
        found.ring = [box.site_named(zone.id, site, file, text, where + ".ring") for site in rule.ring]
        found.amount = (
            rule.promotions
            or rule.travels
            or rule.draw
            or rule.extra
            or rule.technology
            or rule.max
            or rule.journals
        )
        found.second = rule.keep or rule.not_to_depth or rule.depth
        found.bundle = box.bundle(rule.gain, file, text, where + ".gain")
        t.rules[number].append(found)
        if handler == NO_VESSELS_WORKED_FROM_SIDE:
            t.barred[number] = True
            t.barred_boards.append(number)
        elif handler == VESSELS_PER_PLAYER:
            t.vessel_limit[number] = rule.max
        elif handler == TECHNOLOGY_ON_LEAVING:
            t.leaving_technology[number] = rule.technology
        elif handler == DISCOVER_FREELY:
            for site in found.sites:
                t.site_waiver[site] = rule.depth


# -- specialists, journals, tokens -------------------------------------------------------------------------


def _specialists(box: Box, text: str, prototype: sheets.PrototypeFile | None) -> None:
    """Kind 0 is the Team Leader, whose only face is the Senior one.  DS-010 .. DS-017"""
    file = "specialists.toml"
    t = box.t
    found = read(sheets.SpecialistsFile, file, text)
    unique([kind.id for kind in found.specialist], file, text, "specialist", KINDS - 1)
    _specialist_counts(found, file, text)
    left_out = prototype.specialists.tier5_left_out if prototype is not None else []
    known = [kind.id for kind in found.specialist]
    for name in left_out:
        if name not in known:
            raise ContentError("content-name", "prototype.toml", 1, name=name, known=", ".join(known))
    t.kinds = len(found.specialist) + 1
    t.slots = [[] for _ in range(journal_place(CARDS))]
    t.face_bundle = [t.nothing] * FACES
    t.copies_slots = [False] * FACES
    t.tier, t.copies = [0], [0]
    t.score_count, t.score_points, t.score_per = [""], [0], [1]
    leader = found.team_leader
    t.slots[senior_face(LEADER)] = [
        [box.icon(w, file, text, ".team_leader.slots") for w in slot] for slot in leader.slots
    ]
    faces = ["team_leader_junior", "team_leader"]
    kinds = ["team_leader"]
    titles = {}
    if prototype is not None:
        titles = {value.specialist: value.senior_name_en for value in prototype.specialist_value}
    for number, kind in enumerate(found.specialist, 1):
        where = f".specialist[{number - 1}]"
        t.tier.append(kind.tier)
        t.copies.append(0 if kind.id in left_out else kind.copies)
        if kind.tier == LAST_TIER and kind.id not in left_out:
            t.tier5.append(number)
        count, points, per = "", 0, 1
        if kind.score is not None:
            count, points, per = kind.score.count, kind.score.points, kind.score.per
        if (count != "" and count not in TIER_FIVE) or (kind.tier == LAST_TIER) != (count != ""):
            line = line_of(text, where + ".score")
            raise ContentError("content-name", file, line, name=count, known=", ".join(TIER_FIVE))
        t.score_count.append(count)
        t.score_points.append(points)
        t.score_per.append(per)
        kinds.append(kind.id)
        for side, face in enumerate((kind.junior, kind.senior)):
            path = where + (".senior" if side else ".junior")
            code = senior_face(number) if side else junior_face(number)
            t.face_bundle[code] = box.bundle(face.gain, file, text, path)
            t.slots[code] = [[box.icon(w, file, text, path) for w in slot] for slot in face.slots]
            t.copies_slots[code] = face.ability is not None
        senior = titles.get(kind.id, kind.senior.name_en)
        faces += [kind.id, slug(senior)]
    t.labels["kind"] = pad(kinds, KINDS)
    t.labels["face"] = pad(faces, FACES)


def _specialist_counts(found: sheets.SpecialistsFile, file: str, text: str) -> None:
    """As many as the head of the file says; of tier 5 there is one each.  DS-014"""
    _count(file, text, ".kinds", len(found.specialist), found.kinds)
    _count(file, text, ".tiles", sum(kind.copies for kind in found.specialist), found.tiles)
    for number, kind in enumerate(found.specialist):
        if kind.tier == LAST_TIER:
            _count(file, text, f".specialist[{number}].copies", kind.copies, 1)


def _journals(box: Box, text: str, prototype: sheets.PrototypeFile | None) -> None:
    """Ordinary Journals and Anchors; their circles are slots of their own.  DS-021 .. DS-024"""
    file = "journals.toml"
    t = box.t
    found = read(sheets.JournalsFile, file, text)
    unique([card.id for card in found.journal], file, text, "journal", CARDS)
    names = [card.id for card in found.journal]
    anchors = sum(card.anchor for card in found.journal)
    _count(file, text, ".anchor_deck", anchors, found.anchor_deck)
    _count(file, text, ".deck", len(found.journal) - anchors, found.deck)
    left_out: list[str] = []
    costs: dict[str, int] = {}
    fields: dict[str, list[str]] = {}
    discarded: list[str] = []
    if prototype is not None:
        left_out = prototype.journals.left_out
        costs = {v.journal: v.cost for v in prototype.journal_value if v.cost is not None}
        fields = {v.journal: list(v.fields) for v in prototype.journal_value if v.fields}
        called = {v.journal: v.id for v in prototype.journal_value if v.id}
        names = [called.get(name, name) for name in names]
        discarded = [effect.journal for effect in prototype.journal_effect if effect.kind == "discard"]
        _prototype_journals(prototype, found)
    t.cards = len(found.journal)
    t.display_size = found.display_size
    for number, card in enumerate(found.journal):
        where = f".journal[{number}]"
        t.card_cost.append(costs.get(card.id, card.cost))
        t.card_points.append(card.points if t.journals_have_points else 0)
        shown = [FIELDS.index(name) for name in fields.get(card.id, list(card.fields))]
        t.card_fields.append(shown)
        t.card_has_field.append([field in shown for field in range(len(FIELDS))])
        t.card_you.append(box.bundle(card.you, file, text, where + ".you"))
        t.card_others.append(box.bundle(card.others, file, text, where + ".others"))
        t.card_circles.append(len(card.activations))
        t.card_discarded.append(t.discarded_when_used and card.id in discarded)
        if card.activations:
            icons = {box.icon(word, file, text, where + ".activations") for word in card.activations}
            if len(icons) > 1:
                raise ContentError("content-circles", file, line_of(text, where), card=card.id)
            t.slots[journal_place(number)] = [[icons.pop()]]
        if card.id not in left_out:
            (t.anchors if card.anchor else t.deck).append(number)
    t.labels["card"] = pad(names, CARDS)


def _prototype_journals(prototype: sheets.PrototypeFile, found: sheets.JournalsFile) -> None:
    """Once per round: one circle on the retail card. Discard: two.  DS-213, AM-127"""
    cards = {card.id: card for card in found.journal}
    for name in prototype.journals.left_out + [effect.journal for effect in prototype.journal_effect]:
        if name not in cards:
            raise ContentError("content-name", "prototype.toml", 1, name=name, known=", ".join(cards))
    for effect in prototype.journal_effect:
        wanted = [effect.effect] * (1 if effect.kind == "once_per_round" else 2)
        if cards[effect.journal].activations != wanted:
            raise ContentError("content-circles", "prototype.toml", 1, card=effect.journal)


def _tokens(box: Box, text: str, prototype: sheets.PrototypeFile | None) -> None:
    """Dive tokens by kind.  DS-008, DS-009, DS-176"""
    file = "dive_tokens.toml"
    t = box.t
    found = read(sheets.TokensFile, file, text)
    unique([token.id for token in found.token], file, text, "token", TOKENS)
    counts = {token.id: token.count for token in found.token}
    if sum(counts.values()) != found.total:
        line = line_of(text, ".total")
        raise ContentError(
            "content-sum", file, line, found=str(sum(counts.values())), wanted=str(found.total)
        )
    if prototype is not None:
        for name in prototype.dive_tokens.count:
            if name not in counts:
                raise ContentError("content-name", "prototype.toml", 1, name=name, known=", ".join(counts))
        counts = prototype.dive_tokens.count
    t.tokens = len(found.token)
    for number, token in enumerate(found.token):
        t.token_count.append(counts.get(token.id, 0))
        t.token_research.append(token.research)
        t.token_effect.append(box.bundle(token.effect, file, text, f".token[{number}].effect"))
        t.token_disc_cost.append(len(token.cost))
    t.labels["token"] = pad([token.id for token in found.token], TOKENS)


def _mat(t: DeepSeaTables, text: str) -> None:
    """Tracks, levels, brackets.  DS-127, DS-128, AM-081, AM-082"""
    file = "player_mat.toml"
    found = read(sheets.MatFile, file, text)
    steps = [step for bracket in found.bracket for step in bracket.steps]
    if steps != list(range(found.shape.last_step + 1)):
        raise ContentError(
            "content-steps", file, line_of(text, ".bracket[0]"), last=str(found.shape.last_step)
        )
    if [track.id for track in found.track] != ICON_NAMES[:4]:
        raise ContentError(
            "content-name", file, line_of(text, ".track[0]"), name="track", known=", ".join(ICON_NAMES[:4])
        )
    for number, track in enumerate(found.track):
        for step in track.vessel_steps:
            _among(file, text, f".track[{number}].vessel_steps", step, 0, found.shape.last_step)
            if number != INGENUITY:
                _count(file, text, f".track[{number}].vessel_steps", len(track.vessel_steps), 0)
    _among(file, text, ".shape.impact_step", found.shape.impact_step, 0, found.shape.last_step)
    t.last_step = found.shape.last_step
    t.impact_step = found.shape.impact_step
    t.level = [bracket.level for bracket in found.bracket for _ in bracket.steps]
    t.bracket = [bracket.points for bracket in found.bracket for _ in bracket.steps]
    t.vessel_steps = [step in found.track[INGENUITY].vessel_steps for step in steps]
    t.research_cap = found.research.cap
    t.discs = found.player_set.discs
    t.markers = found.player_set.impact_markers


def _coop(t: DeepSeaTables, text: str, difficulty: str, chosen: bool) -> None:
    """Bonus goals first, then setbacks, as numbers of co-op cards.  DS-025, DS-026, DS-301"""
    file = "coop.toml"
    found = read(sheets.CoopFile, file, text)
    names = [card.id for card in found.bonus_goal] + [card.id for card in found.setback]
    unique(names, file, text, "bonus_goal", COOP_CARDS)
    needed = {level.id: level.goals_required for level in found.difficulty}
    if sorted(needed) != sorted(DIFFICULTY.presets):
        line, known = line_of(text, ".difficulty[0]"), ", ".join(DIFFICULTY.presets)
        raise ContentError("content-name", file, line, name=", ".join(needed), known=known)
    if len(found.bonus_goal) < BONUS_CARDS or len(found.setback) < max(t.setbacks, t.setbacks_solo):
        line = line_of(text, ".setback[0]" if len(found.bonus_goal) >= BONUS_CARDS else ".bonus_goal[0]")
        raise ContentError("content-coop", file, line, goals=str(BONUS_CARDS), setbacks=str(t.setbacks_solo))
    t.goals_required = needed[difficulty] if chosen else needed["beginner"]
    t.result_chart = not chosen
    for number, card in enumerate(found.bonus_goal):
        if card.count not in BONUS_COUNTS:
            line = line_of(text, f".bonus_goal[{number}].count")
            raise ContentError("content-name", file, line, name=card.count, known=", ".join(BONUS_COUNTS))
        t.bonus_cards.append(number)
        t.bonus_count.append(BONUS_COUNTS[card.count])
        t.bonus_minimum.append(list(card.min))
        t.bonus_suits.append([players in card.players for players in range(1, 6)])
    t.setback_effects = [[] for _ in names]
    t.setback_lasts = [False] * len(names)
    for number, setback in enumerate(found.setback):
        code = len(found.bonus_goal) + number
        t.setback_cards.append(code)
        t.setback_lasts[code] = setback.duration == "round"
        for word in setback.effects:
            name, _, rest = word.partition("(")
            if name not in SETBACK_EFFECTS:
                line = line_of(text, f".setback[{number}].effects")
                raise ContentError("content-name", file, line, name=name, known=", ".join(SETBACK_EFFECTS))
            if not re.fullmatch(r"\w+(\(-?\d\))?", word):
                line, known = line_of(text, f".setback[{number}].effects"), f"{name}, {name}(1), {name}(-1)"
                raise ContentError("content-name", file, line, name=word, known=known)
            t.setback_effects[code].append([SETBACK_EFFECTS.index(name), int(rest.rstrip(")") or "0")])
    t.labels["coop_card"] = pad(names, COOP_CARDS)


def _prototype_thresholds(t: DeepSeaTables, prototype: sheets.PrototypeFile, mission: int) -> None:
    """What the prototype prints for mission 1.  AM-101, AM-128"""
    for value in prototype.coop_threshold:
        if value.mission != mission:
            continue
        numbers = t.impact_minimum if value.goal == "impact" else t.goals[int(value.goal[4:]) - 1].minimum
        if isinstance(value.min, int):
            _among("prototype.toml", "", "", value.players, 1, len(numbers))
            numbers[value.players - 1] = value.min
        else:
            numbers[: len(value.min)] = value.min


def _common_labels(t: DeepSeaTables) -> None:
    letters = "ABCDEFG"
    t.labels["cell"] = [f"{letters[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS)]
    t.labels["depth"] = ["none", "1", "2", "3", "4", "5"]
    t.labels["circle"] = ["empty", "disc"]
    t.labels["attribute"] = ICON_NAMES[:4]
    t.labels["icon"] = list(ICON_NAMES)
    t.labels["pocket"] = ["1", "2", "3"]
    t.labels["piece"] = list(PIECE_NAMES)
    t.labels["goal"] = ["1", "2", "3"]
    t.labels["version"] = ["first", "second"]
    t.labels["seat"] = [str(seat) for seat in range(5)]


def _count(file: str, text: str, path: str, found: int, wanted: int) -> None:
    """The number written above a list catches an entry lost while typing."""
    if found != wanted:
        raise ContentError("content-sum", file, line_of(text, path), found=str(found), wanted=str(wanted))


def _among(file: str, text: str, path: str, found: int, least: int, most: int) -> None:
    """The number has to lie between these two."""
    if not least <= found <= most:
        line = line_of(text, path)
        raise ContentError("content-range", file, line, found=str(found), least=str(least), most=str(most))


def unique(names: list[str], file: str, text: str, table: str, most: int) -> None:
    """No name twice, none that records could not spell, and not too many."""
    for number, name in enumerate(names):
        twice = name in names[:number]
        if twice or not is_word(name):
            line = line_of(text, f".{table}[{number}].id")
            raise ContentError("content-twice" if twice else "content-id", file, line, name=name)
    if len(names) > most:
        raise ContentError("content-room", file, 1, found=str(len(names)), most=str(most))


def problems(texts: dict[str, str]) -> list[ContentError]:
    """All that is wrong with somebody's own files, by name without ending; ours stand in for the rest."""
    found: list[ContentError] = []
    for name, text in texts.items():
        if "/" in name and not re.fullmatch(r"\d\d_[a-z0-9_]+", name.removeprefix("missions/")):
            found.append(ContentError("content-mission-file", f"{name}.toml", 1))
            continue
        kind = sheets.MissionFile if "/" in name else FILE_KINDS[name]
        found += problems_of(kind, f"{name.removeprefix('missions/')}.toml", text, _ours(name))
    if found:
        return found
    files = with_own(texts)
    for number in concerned(texts):
        for edition in EDITION.presets:
            problem = _problem_of(files, number, edition)
            if problem is not None and problem.params not in [known.params for known in found]:
                found.append(problem)
                break
    return [_in_new_zones(problem, texts) for problem in found]


def _ours(name: str) -> str:
    """Our file of that name, or with that number; "" for what is new."""
    if "/" in name:
        missions = shipped().missions
        number = name.removeprefix("missions/")[:3]
        return next((text for file, text in missions.items() if file.startswith(number)), "")
    return "" if name == NEW_ZONES else str(getattr(shipped(), name))


def concerned(texts: dict[str, str]) -> list[int]:
    """The missions that somebody's files have a part in: their own, or with any other file all there are."""
    if all("/" in name for name in texts):
        return [int(name.removeprefix("missions/")[:2]) for name in texts]
    return with_own(texts).numbers()


def setups(own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """Every kind of table that the files have a part in: seats and settings.

    Difficulties only move a threshold: each mission has one of them.
    """
    files = with_own(own)
    editions = read(sheets.EditionsFile, "editions.toml", files.editions)
    left_out = read(sheets.PrototypeFile, "prototype.toml", files.prototype).missions.left_out
    most = {name: getattr(editions, name).players_max for name in EDITION.presets}
    found: list[tuple[int, dict[str, str]]] = []
    for number in concerned(own):
        name = files.mission(number)
        head = read(sheets.MissionFile, name, files.missions[name]).mission
        for edition in head.editions:
            if edition == "prototype" and number in left_out:
                continue
            ways = [("solo", 1)]
            ways += [
                (mode, seats) for mode in ("competitive", "coop") for seats in range(2, most[edition] + 1)
            ]
            for mode, seats in ways:
                level = 0 if mode == "competitive" else number % len(DIFFICULTY.presets)
                settings = {"mission": str(number), "edition": edition, "mode": mode}
                found.append((seats, {**settings, "difficulty": DIFFICULTY.presets[level]}))
    return found


def _problem_of(files: Files, number: int, edition: str) -> ContentError | None:
    """Why a mission cannot be played in an edition; None also if it is not meant to be."""
    settings = {"mission": str(number), "edition": edition, "mode": "auto", "difficulty": "beginner"}
    try:
        compile_tables(files, settings)
    except ContentError as problem:
        return problem
    except OptionError:
        return None
    return None


def _in_new_zones(problem: ContentError, texts: dict[str, str]) -> ContentError:
    """A line of the joined zones as a line of the file it comes from."""
    if problem.file != "zones.toml" or NEW_ZONES not in texts:
        return problem
    before = len(texts.get("zones", shipped().zones).rstrip("\n").splitlines())
    if problem.line <= before:
        return problem
    params = {name: value for name, value in problem.params.items() if name not in ("file", "line")}
    return ContentError(problem.code, f"{NEW_ZONES}.toml", problem.line - before, **params)


FILE_KINDS: dict[str, type[msgspec.Struct]] = {
    "zones": sheets.ZonesFile,
    NEW_ZONES: sheets.NewZonesFile,
    "specialists": sheets.SpecialistsFile,
    "journals": sheets.JournalsFile,
    "dive_tokens": sheets.TokensFile,
    "player_mat": sheets.MatFile,
    "editions": sheets.EditionsFile,
    "prototype": sheets.PrototypeFile,
    "coop": sheets.CoopFile,
}

__all__ = [
    "ACCESS",
    "FILES",
    "FOLDERS",
    "Files",
    "check_seats",
    "compile_tables",
    "problems",
    "settings_of",
    "shipped",
]
