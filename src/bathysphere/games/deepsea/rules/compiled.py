"""The content of Endeavor: Deep Sea as int tables: what the rules read while playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bathysphere.engine.game import Content
from bathysphere.games.deepsea.rules.verbs import PIECES

if TYPE_CHECKING:
    from bathysphere.games.deepsea.rules.position import DeepSeaPosition

LEADER: Final = 0
"""The Team Leader among the kinds of Specialists."""
LAST_TIER: Final = 5
"""Specialists of this tier lie in pockets, and their Seniors score."""

# -- icons ----------------------------------------------------------------------------------------------
# An icon is a kind with an argument: modifiers of an action, the depths of a Discover (codes.py).

REPUTATION: Final = 0
INSPIRATION: Final = 1
COORDINATION: Final = 2
INGENUITY: Final = 3
RESEARCH: Final = 4
DISC: Final = 5
LAST_QUIET: Final = 5
"""Icons up to this one are taken without asking.  AM-013"""
ANY_ATTRIBUTE: Final = 6
LOWEST_ATTRIBUTE: Final = 7
IMPACT: Final = 8
PROMOTE: Final = 9
TRAVEL: Final = 10
SONAR: Final = 11
DIVE: Final = 12
CONSERVE: Final = 13
JOURNAL: Final = 14
DISCOVER: Final = 15

ICON_NAMES: Final = [
    "reputation",
    "inspiration",
    "coordination",
    "ingenuity",
    "research",
    "disc",
    "any_attribute",
    "lowest_attribute",
    "impact",
    "promote",
    "travel",
    "sonar",
    "dive",
    "conserve",
    "journal",
    "discover",
]

MOD_TECHNOLOGY: Final = 2
"""Travel with the Technology level counted one higher.  DS-223"""
MOD_ONE_MORE: Final = 4
"""Dive and take one additional token.  DS-222"""
MOD_CHEAPER: Final = 8
"""Conserve for one Research less.  DS-191"""
MOD_SAME_DEPTH: Final = 16
"""Conserve anywhere in a depth with an own Vessel.  DS-224"""
MOD_HERE: Final = 32
"""Only in the zone the frame names.  DS-072"""
MOD_SECOND: Final = 64
"""The Conserve that a ringed space adds: it adds no other, unless so agreed.  AM-073"""
MOD_NO_VESSEL: Final = 128
"""A reward that names its zone as a discovery bonus works there without a Vessel.  AM-022"""

# -- sites and pieces -----------------------------------------------------------------------------------

DIVE_SITE: Final = 0
SONAR_SITE: Final = 1
CONSERVE_SITE: Final = 2
JOURNAL_SITE: Final = 3

PIECE_SONAR: Final = 0
PIECE_CONSERVE: Final = 1
PIECE_JOURNAL: Final = 2
PIECE_VESSEL: Final = 3
PIECE_NAMES: Final = ["sonar", "conserve", "journal", "vessel"]

BLUE: Final = 0
BROWN: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
FIELDS: Final = ["blue", "brown", "green", "yellow"]

ABOVE: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
ACCESS: Final = {"up": ABOVE, "left": LEFT, "right": RIGHT}

# -- links ----------------------------------------------------------------------------------------------


class Link:
    """A link as one of its ends sees it: the site at the other end, and the bundle both owners gain."""

    def __init__(self, other: int, bundle: int) -> None:
        self.other = other
        self.bundle = bundle


# -- zone rules (zones.py) ------------------------------------------------------------------------------


class ZoneRule:
    """A special rule of a board, at the moments at which such rules speak; zones.py has a class for each."""

    def tokens_to_draw(self, site: int) -> int:
        """How many tokens a Dive at this site looks at to keep one."""
        return 1

    def after_dive(self, p: DeepSeaPosition, seat: int, site: int) -> None:
        """A Dive at a site of the board is done."""

    def after_conserve(self, p: DeepSeaPosition, seat: int, site: int, modifiers: int) -> None:
        """A Conserve at a site of the board is done: what it brings its player."""

    def after_conserve_for_all(self, p: DeepSeaPosition, seat: int, board: int) -> None:
        """A Conserve on the board is done: what it brings everybody."""

    def on_leaving(self, p: DeepSeaPosition, seat: int, board: int) -> None:
        """A Vessel has left the board."""


# -- goals ----------------------------------------------------------------------------------------------

COUNT: Final = 0
ZONES: Final = 1
FIELD_BEST: Final = 2
FIELD_SETS: Final = 3
TRACK: Final = 4
MARKERS: Final = 5
RACE: Final = 6
DESIGNATED: Final = 7
CHOICE: Final = 8
GOAL_KINDS: Final = {
    "count": COUNT,
    "zones": ZONES,
    "field_best": FIELD_BEST,
    "field_sets": FIELD_SETS,
    "track": TRACK,
    "markers": MARKERS,
    "race": RACE,
    "designated": DESIGNATED,
    "choice": CHOICE,
}
BY_FIELD: Final = 0
BY_DISCOVERED: Final = 1
BY_PIECES: Final = 2
IN_UNITS: Final = 0
IN_POINTS: Final = 1
ZONES_FOUND: Final = 2
PLAYERS_DONE: Final = 3
RACE_DISCOVER: Final = 0
RACE_TRAVEL: Final = 1


class Filter:
    """Which cells of the ocean count; a board may make it one side of that board's column."""

    def __init__(self, cells: list[bool], side_of: int = -1, left: bool = False) -> None:
        self.cells = cells
        self.side_of = side_of
        self.left = left


class Slice:
    """A leader bonus of its own within a goal."""

    def __init__(self, by: int, points: int, field: int, where: Filter, pieces: list[bool]) -> None:
        self.by = by
        self.points = points
        self.field = field
        self.where = where
        self.pieces = pieces


class Goal:
    """One mission goal, or one version of it."""

    def __init__(self, kind: int, where: Filter) -> None:
        self.kind = kind
        self.where = where
        self.per = 1
        self.pieces: list[bool] = [False] * PIECES
        self.discovered = False
        self.region = -1
        self.race = -1
        self.race_depth = 0
        self.first = 0
        self.second = 0
        self.slices: list[Slice] = []
        self.measure = IN_UNITS
        self.minimum: list[int] = []
        self.versions: list[Goal] = []
        self.hex = -1


# -- co-op ------------------------------------------------------------------------------------------------

JUNIOR_SPECIALISTS: Final = 0
SENIOR_SPECIALISTS: Final = 1
VESSEL_ZONES: Final = 2
ZONES_IN_PLAY: Final = 3
HIGH_ATTRIBUTES: Final = 4
RESEARCH_AND_DISCS: Final = 5
BONUS_COUNTS: Final = {
    "junior_specialists": JUNIOR_SPECIALISTS,
    "senior_specialists": SENIOR_SPECIALISTS,
    "vessel_zones": VESSEL_ZONES,
    "zones_in_play": ZONES_IN_PLAY,
    "high_attributes": HIGH_ATTRIBUTES,
    "research_and_discs": RESEARCH_AND_DISCS,
}

SETBACK_EFFECTS: Final = [
    "raise_vessels",
    "effort",
    "reassign",
    "recruit_level",
    "keep_research_half",
    "discard_stored_token",
    "strip_dive_sites",
]

# -- regions and ways of the Impact board ---------------------------------------------------------------

MAIN: Final = 0
RESCUE: Final = 1
DEEP: Final = 2
BY_RULE: Final = 3
"""Hexes that only a rule of the mission fills."""

PLACE_FREELY: Final = 0
WALK: Final = 1
BY_SOURCE: Final = 2
IN_ROWS: Final = 3


class DeepSeaCompiled(Content):
    """Boards, cards, tiles, mission and switches of one way to play, shared by all positions of it."""

    def __init__(self, settings: dict[str, str], labels: dict[str, list[str]]) -> None:  # noqa: PLR0915
        super().__init__(settings, labels)
        # switches of the edition
        self.forfeit_discs = False
        self.token_is_turn = True
        self.turn_needs_activation = False
        """Does every turn activate a Specialist, whatever else is used in it?  DS-123, AM-104"""
        self.journal_circles = True
        self.discarded_when_used = False
        """Does a discard Journal leave the game with its first use?  DS-219"""
        self.journals_have_points = True
        self.full_ocean_pays = True
        self.even_pockets = False
        self.journals_score = True
        self.leftovers_score = True
        self.players_max = 5
        self.setbacks = 0
        self.setbacks_solo = 0
        self.goals_open = False
        self.cooperative = False
        self.goals_required = 0
        self.result_chart = False
        """Is the result read from a chart after play?  DS-307"""
        # readings the table has chosen
        self.fresh_journals_wait = True
        """Is the circle of a Journal closed in the turn of its publication?  AM-053"""
        self.refill_from_fullest = True
        """Does an emptied pocket of tier 5 take its tile from the fullest one?  AM-034"""
        self.extra_conserve_once = True
        """Does the Conserve that a ringed space adds bring no other?  AM-073"""
        # the order of rewards  (orders.py)
        self.reward_order_chosen = False
        """Does the owner choose the order of rewards wherever it makes a difference?  AM-002, AM-076"""
        self.order_may_matter: list[bool] = []
        """By bundle: is it worth a look?"""
        self.linked_bundle: list[list[int]] = []
        """By site, then by the set of its links that pay at once (as bits): all they give one player."""
        self.hex_lowest: list[bool] = []
        self.hex_steps = 0
        """Most attribute steps that one hex gives."""
        self.lowest_hex_steps = 0
        """Most that one with a lowest attribute gives."""
        self.launch_gives_impact = False
        # boards, by number
        self.boards = 0
        self.depth: list[int] = []
        self.arrival: list[int] = []
        """Bundles."""
        self.discovery: list[int] = []
        self.foreign: list[bool] = []
        """Bound to other missions: never drawn.  DS-166"""
        self.dive_sites: list[list[int]] = []
        self.sonar_tracks: list[list[list[int]]] = []
        self.conserve_sites: list[list[int]] = []
        self.journal_sites: list[list[int]] = []
        self.disc_sites: list[list[int]] = []
        """All sites that take a disc."""
        self.rules: list[list[ZoneRule]] = []
        self.barred: list[bool] = []
        """No Vessel enters or crosses."""
        self.barred_boards: list[int] = []
        self.vessel_limit: list[int] = []
        """Most Vessels of one player that may stop there."""
        self.leaving_technology: list[int] = []
        # sites, by number
        self.sites = 0
        self.site_board: list[int] = []
        self.site_kind: list[int] = []
        self.site_cost: list[int] = []
        self.site_bundle: list[int] = []
        self.site_field: list[int] = []
        self.site_tokens: list[int] = []
        self.site_access: list[int] = []
        """ABOVE, LEFT, RIGHT, or -1: worked from its own zone."""
        self.site_dive: list[int] = []
        """The number of a Dive site among the Dive sites, else -1."""
        self.site_waiver: list[int] = []
        """The depth a Discover from this space may place without a zone above, else 0."""
        self.dives = 0
        self.dive_of: list[int] = []
        """The site of each Dive site."""
        self.site_links: list[list[Link]] = []
        """Links at a site, to their other ends."""
        self.links: list[list[int]] = []
        """All links: [one end, other end, bundle]."""
        # rewards
        self.bundles: list[list[int]] = []
        self.nothing = 0
        """The empty bundle."""
        # specialists
        self.kinds = 0
        self.tier: list[int] = []
        self.copies: list[int] = []
        self.face_bundle: list[int] = []
        self.slots: list[list[list[int]]] = []
        """By face, then by Journal (`journal_place`): outer list all of them, inner list one of them."""
        self.copies_slots: list[bool] = []
        """Faces that act as another tile."""
        self.score_count: list[str] = []
        """What a tier-5 Senior counts (counting.TIER_FIVE), "" for others."""
        self.score_points: list[int] = []
        self.score_per: list[int] = []
        self.tier5: list[int] = []
        # journals
        self.cards = 0
        self.card_cost: list[int] = []
        self.card_points: list[int] = []
        self.card_fields: list[list[int]] = []
        self.card_has_field: list[list[bool]] = []
        self.card_you: list[int] = []
        self.card_others: list[int] = []
        self.card_circles: list[int] = []
        self.card_discarded: list[bool] = []
        """Journals that leave the game when they are used.  DS-219"""
        self.deck: list[int] = []
        self.anchors: list[int] = []
        self.display_size = 4
        # dive tokens
        self.tokens = 0
        self.token_count: list[int] = []
        self.token_research: list[int] = []
        self.token_effect: list[int] = []
        """Bundles; `nothing` for a plain one."""
        self.token_disc_cost: list[int] = []
        # mat
        self.last_step = 0
        self.impact_step = 0
        self.level: list[int] = []
        self.bracket: list[int] = []
        self.vessel_steps: list[bool] = []
        self.research_cap = 0
        self.discs = 0
        self.markers = 0
        # ocean of the mission
        self.mission = 0
        self.columns = 0
        self.max_depth = 0
        self.neighbours: list[list[int]] = []
        self.start_cells: list[int] = []
        self.start_boards: list[int] = []
        """Board, or - depth for a random one."""
        self.row_depth = 0
        self.row_columns: list[int] = []
        self.row_boards: list[int] = []
        self.row_random = 0
        self.hidden_boards: list[int] = []
        self.hidden_top: list[int] = []
        """Among so many boards on top; 0: anywhere."""
        self.left_out: list[int] = []
        self.launch_board = -1
        """-1: any zone of depth 1."""
        # impact board
        self.hexes = 0
        self.hex_bundle: list[int] = []
        self.hex_points: list[int] = []
        self.hex_field: list[int] = []
        self.hex_unlimited: list[bool] = []
        self.hex_entry: list[bool] = []
        self.hex_region: list[int] = []
        self.hex_next: list[list[int]] = []
        self.hex_goal: list[int] = []
        self.hex_row: list[int] = []
        self.hex_column: list[int] = []
        self.hex_scoring: list[bool] = []
        self.unlimited: list[int] = []
        self.hex_unlimited_number: list[int] = []
        self.impact_way = PLACE_FREELY
        # mission rules
        self.goals: list[Goal] = []
        self.impact_minimum: list[int] = []
        self.turtle_hex = -1
        self.turtle_sites = 0
        self.rescue_board = -1
        self.wreck = -1
        self.naming_goal = -1
        self.naming_pieces: list[int] = []
        self.spare_entries: list[int] = []
        self.cleanup_last = -1
        """The last step of the cleanup track; -1: there is none."""
        self.cleanup_depths: list[bool] = []
        self.cleanup_steps_by_conserve = 0
        self.cleanup_steps_for_impact = 0
        self.rows: list[list[int]] = []
        self.row_overflow: list[int] = []
        self.choice_goals = False
        self.races: list[int] = []
        # co-op
        self.bonus_cards: list[int] = []
        self.setback_cards: list[int] = []
        self.bonus_count: list[int] = []
        self.bonus_minimum: list[list[int]] = []
        self.bonus_suits: list[list[bool]] = []
        self.setback_effects: list[list[list[int]]] = []
        self.setback_lasts: list[bool] = []
        # what the heuristic thinks of them; counted when it first asks
        self.worth_of_bundle: list[float] = []
        self.worth_of_face: list[float] = []
        self.worth_of_step: list[float] = []
        self.steps_to_goal: list[list[int]] = []
