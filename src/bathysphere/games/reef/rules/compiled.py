"""The content of Reef Project as int tables: what the rules read while playing."""

from typing import Final, Literal

from bathysphere.engine.game import Content

TWO_PLAYERS: Final = 2
THREE_PLAYERS: Final = 3
"""Numbers of seats with a map or with marks of their own."""

ALGAE: Final = 0
SHELL: Final = 1
CAMERA: Final = 2
ENERGY: Final = 3
COIN: Final = 4
VP: Final = 5
ANY: Final = 6
ANY_DISTINCT: Final = 7
BALL: Final = 8
MISSION_CARD: Final = 9
THINGS: Final = (
    "algae",
    "shell",
    "camera",
    "energy",
    "coin",
    "vp",
    "any",
    "any_distinct",
    "ball",
    "mission_card",
)
"""What can be gained or paid, by the names the content files use."""
PAYABLE: Final = (ALGAE, SHELL, CAMERA, ENERGY, COIN, ANY, BALL, MISSION_CARD)

GAIN: Final = 0
UNLOCK: Final = 1
RESEARCH: Final = 2
EXPLORE: Final = 3
RESTORE: Final = 4
HIRE: Final = 5
ACTIVATE: Final = 6
ACTIVATE_COLOR: Final = 7
TAKE_MISSION: Final = 8
LAY_MISSION: Final = 9
DEPLOY: Final = 10
RECHARGE_ONE: Final = 11
POLLUTION_TAKE: Final = 12
POLLUTION_REFRESH: Final = 13
POLLUTION_CASH: Final = 14
DISCARD_CREW: Final = 15
CONVERT: Final = 16
CHOOSE: Final = 17
"""Icons of effect lists; what they do stands in steps/effects.py."""

REACH_OWN: Final = 0
REACH_PLUS: Final = 1
REACH_ANY: Final = 2
REACHES: Final = ("own", "plus1", "any")

GREEN: Final = 0
SUITS: Final = ("green", "purple", "orange", "wild")
WILD: Final = 3
"""Suits of missions; the first three are the colours of the islands too."""
CREW_COLORS: Final = ("green", "red", "blue")
NO_COLOR: Final = -1

BONUS: Final = 0
ALTERNATIVE: Final = 1
CONDITION: Final = 2
MissionKind = Literal["bonus", "alternative", "condition"]
MISSION_KINDS: Final[tuple[MissionKind, ...]] = ("bonus", "alternative", "condition")

ENERGY_FULL: Final = 0
BALLS_ON_BOARD: Final = 1
COLUMN_FILLED: Final = 2
MISSIONS_PLAYED: Final = 3
SHIP_AT_COLOR: Final = 4
POLLUTION_OWNED: Final = 5
TRACK_CLEARED: Final = 6
COST_ONLY: Final = 7
CONDITIONS: Final = (
    "energy_full",
    "balls_on_board",
    "column_filled",
    "missions_played",
    "ship_at_color",
    "pollution_owned",
    "track_cleared",
    "none",
)

RESEARCH_VP: Final = 0
SEAFLOOR_STEPS: Final = 1
TIERS_RESOURCES: Final = 2
CLEARED_TRACKS: Final = 3
CREW_HIRED: Final = 4
BALLS_AROUND_SECTOR: Final = 5
UNUSED_POLLUTION: Final = 6
COINS: Final = 7
TIERS_MISSIONS: Final = 8
BALLS_IN_PLAY: Final = 9
SCORE_KINDS: Final = (
    "research_vp",
    "seafloor_steps",
    "tiers_resources",
    "cleared_tracks",
    "crew_hired",
    "balls_around_best_sector",
    "unused_pollution",
    "coins",
    "tiers_missions",
    "balls_on_board",
)

TANK_EVERY_STEP: Final = 0
MISSION_UNLOCKS: Final = 1
HIRE_DISCOUNT: Final = 2
DOUBLE_POLLUTION: Final = 3
DEPLOY_DISCOUNT: Final = 4
POWERS: Final = (
    "tank_every_step",
    "mission_unlocks_ball",
    "hire_discount",
    "double_pollution",
    "deploy_discount",
)

SIZES: Final = ("small", "medium", "large")

_NONE: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []


class ReefCompiled(Content):
    """Board, cards, tiles and numbers for one number of players and one side of the Ships."""

    def __init__(self, settings: dict[str, str], labels: dict[str, list[str]]) -> None:  # noqa: PLR0915
        super().__init__(settings, labels)
        self.seats = 0
        self.draft = True
        self.side_b = False
        # the board in play; what an overlay covers is not there  RP-001, RP-002, AM-119
        self.spots = 0
        self.start = 0
        self.routes = 0
        self.sectors = 0
        self.spot_color = _NONE
        self.pips = _NONE
        self.end_one = _NONE
        self.end_two = _NONE
        self.touching = _NO_LISTS
        """Routes by spot."""
        self.beyond = _NO_LISTS
        """The other end of each of those routes."""
        self.sector_routes = _NO_LISTS
        self.sector_corners = _NO_LISTS
        self.route_sectors = _NO_LISTS
        self.sharks = _NONE
        # effects: entries by number; a list is entries by number, list 0 is nobody's
        self.lists = _NO_LISTS
        self.whole = _NONE
        """All entries of a list as a set of bits."""
        self.op = _NONE
        self.n = _NONE
        self.what = _NONE
        """What is gained; or the reach, the change of the price, the colour."""
        self.first_list = _NONE
        """What a conversion gives; or the first set of a choice."""
        self.second_list = _NONE
        self.cost = _NO_LISTS
        """By things, what one conversion costs."""
        self.plain = _NONE
        """1 for a gain that asks nothing and harms nobody: Energy, Coins, a given resource."""
        # islands and missions
        self.island_color = _NONE
        self.island_list = _NONE
        self.islands_in_play = _NONE
        self.mission_suit = _NONE
        self.mission_kind = _NONE
        self.mission_island = _NONE
        self.mission_list = _NONE
        self.condition = _NONE
        self.condition_value = _NONE
        self.missions_in_play = _NONE
        # pollution, seafloor, milestones, objectives
        self.pollution_size = _NONE
        self.pollution_vp = _NONE
        self.pollution_list = _NONE
        self.cash_list = _NONE
        """The same list with the printed VP as one more entry.  AM-75"""
        self.exploration_kind = _NONE
        self.exploration_list = _NONE
        self.tank_kind = _NONE
        self.tank_list = _NO_LISTS
        """By side, then tank."""
        self.milestone_list = _NONE
        self.objective_kind = _NONE
        self.objective_vp = _NONE
        self.objective_cap = _NONE
        self.objective_at = _NO_LISTS
        self.objective_tiers = _NO_LISTS
        # crew and ships
        self.crew_color = _NONE
        self.crew_effect = _NONE
        """Tiles with the same number have exactly the same effect.  RP-076"""
        self.crew_list = _NONE
        self.printed_effect = _NONE
        self.printed_list = _NONE
        self.intern_list = 0
        self.power = _NONE
        self.power_n = _NONE
        self.row_color = _NONE
        """By ship * 3 + row."""
        self.benefit = _NONE
        """By ship * 9 + space."""
        # tracks
        self.hand_out_at = 0
        self.end_at = 0
        self.recharge_at = _NONE
        self.recharge_list = _NONE
        self.node_vp = _NONE
        """Research positions in the order of their rank, side steps between the main ones."""
        self.node_reach = _NONE
        self.node_next = _NONE
        """The next main position, -1 on the last one."""
        self.node_side = _NONE
        """The side step that can be taken from here, or -1."""
        self.node_stack = _NONE
        """The Milestone stack beside this position, or -1."""
        self.last_node = 0
        self.last_step_capacity = 1
        self.virtual_node = 0
        self.last_step = 0
        self.slot_of = _NONE
        """The exploration slot above a step."""
        self.contact = _NONE
        """1 on the lower of the steps above a tank."""
        self.slot_kind = _NONE
        self.slot_tank = _NONE
        """-1, or 0 yellow, 1 orange."""
        self.past_end_vp = 0
        self.extra_cost = 0
        self.diver_vp = _NONE
        self.virtual_divers = _NONE
        self.energy_max = 0
        self.energy_start = _NONE
        self.start_each = 0
        self.open_spaces = 0
        self.blocked = 0
        self.deployment = 0
        self.start_coins = 0
        self.trade_price = 0
        self.track_vp = _NONE
        self.set_of_resources_vp = 0
        self.offer_size = 0
        self.crew_prices = _NONE
        self.intern_price = 0
        self.mission_vp = 0
        self.mission_set_vp = 0
        self.wild_is_any = False
        """May several wild missions be in one set, each for any suit?  AM-56"""
        self.research_stops = False
        """May every step of a research after the first be declined? Since version 2.  AM-97"""
        self.row_vp = 0
        self.ball_vp = 0
        self.docked_vp = 0
        self.majority_vp = 0
        self.second_vp = 0
        self.milestones_per_stack = 0
        self.objectives_drawn = 0
        # for drawing the board
        self.spot_x = _NONE
        self.spot_y = _NONE
        self.sector_x = _NONE
        self.sector_y = _NONE
