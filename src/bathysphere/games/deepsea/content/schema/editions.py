# ruff: noqa: D101, RUF012 - a struct of msgspec gives each of its things a list of its own
"""editions.toml, prototype.toml and coop.toml: what differs between editions, and what a team plays with."""

from typing import Annotated, Literal

import msgspec

from bathysphere.games.deepsea.content.schema.common import (
    Amount,
    Depth,
    Few,
    FivePlayers,
    Provenance,
    Sheet,
    UpToFive,
)
from bathysphere.language.names import Named

# -- editions.toml ---------------------------------------------------------------------------------------


class Edition(Sheet):
    players_max: Depth
    discs_when_empty: Literal["substitute", "forfeit"]
    token_is_turn: bool
    journal_circles: bool
    full_ocean_pays: bool
    tier5_deal: Literal["three_per_pocket", "even_split"]
    mission_boards_filtered: bool
    journals_score: bool
    leftovers_score: bool
    setbacks: Few
    setbacks_solo: Few
    goals_open: bool
    difficulty: bool
    turn_needs_activation: bool = False
    discarded_when_used: bool = False
    journals_have_points: bool = True


class EditionsFile(Sheet):
    retail: Edition
    german: Edition
    prototype: Edition


# -- prototype.toml --------------------------------------------------------------------------------------


class Counts(Sheet):
    provenance: Provenance
    ocean_boards: int
    dive_tokens: int
    specialist_kinds: int
    specialist_tiles: int
    journals: int
    anchor_journals: int
    scenario_sheets: int
    coop_goal_cards: int
    setback_cards: int
    players_max: int
    player_sets: int


class LeftOut(Sheet):
    provenance: Provenance
    left_out: list[str]


class BoardValue(Sheet):
    board: str
    dive_tokens: Annotated[int, msgspec.Meta(ge=1, le=12)]
    provenance: Provenance


class TokenCounts(Sheet):
    provenance: Provenance
    count: dict[str, Amount]


class SpecialistsLeftOut(Sheet):
    provenance: Provenance
    tier5_left_out: list[str]


class SpecialistValue(Sheet):
    specialist: str
    senior_name_en: str
    provenance: Provenance


class JournalValue(Sheet):
    journal: str
    provenance: Provenance
    id: str = ""
    """What records call the card in this edition, where its name is another one."""
    name_en: str = ""
    cost: Few | None = None
    fields: list[Literal["blue", "brown", "green", "yellow"]] = []
    fields_provenance: Provenance | None = None


class JournalEffect(Sheet):
    journal: str
    kind: Literal["once_per_round", "discard"]
    effect: str
    provenance: Provenance


class MissionsLeftOut(Sheet):
    provenance: Provenance
    left_out: list[int]


class CoopThreshold(Sheet):
    mission: int
    goal: Literal["goal1", "goal2", "goal3", "impact"]
    min: Amount | Annotated[list[Amount], msgspec.Meta(max_length=5)]
    provenance: Provenance
    players: UpToFive = 0
    house_players: list[UpToFive] = []
    """For how many players the number in a printed row is ours."""


class PrototypeFile(Sheet):
    edition: Literal["prototype"]
    schema: Literal[1]
    counts: Counts
    boards: LeftOut
    board_value: list[BoardValue]
    dive_tokens: TokenCounts
    specialists: SpecialistsLeftOut
    specialist_value: list[SpecialistValue]
    journals: LeftOut
    journal_value: list[JournalValue]
    journal_effect: list[JournalEffect]
    missions: MissionsLeftOut
    coop_threshold: list[CoopThreshold]


# -- coop.toml -------------------------------------------------------------------------------------------


class Difficulty(Sheet, Named):
    id: str
    goals_required: Annotated[int, msgspec.Meta(ge=0, le=7)]
    provenance: Provenance


class BonusGoal(Sheet):
    id: str
    name: str
    count: str
    min: FivePlayers
    text: str
    provenance: Provenance
    house_players: list[int] = []
    players: tuple[int, ...] = (1, 2, 3, 4, 5)
    """Player counts the card is suited to.  DS-306"""


class Setback(Sheet, Named):
    id: str
    name: str
    effects: list[str]
    duration: Literal["once", "round"]
    text: str
    provenance: Provenance


class CoopFile(Sheet):
    schema: Literal[1]
    bonus_cards_used: Literal[3]
    rounds: Literal[6]
    rounds_solo: Literal[7]
    provenance: Provenance
    difficulty: list[Difficulty]
    bonus_goal: list[BonusGoal]
    setback: list[Setback]
