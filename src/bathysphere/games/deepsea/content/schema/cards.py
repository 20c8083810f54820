# ruff: noqa: D101, RUF012 - a struct of msgspec gives each of its things a list of its own
"""specialists.toml, journals.toml, dive_tokens.toml and player_mat.toml: tiles, cards, tokens, mats."""

from typing import Annotated, Literal

import msgspec

from bathysphere.games.deepsea.content.schema.common import (
    Amount,
    Depth,
    Few,
    Icons,
    Provenance,
    Sheet,
    Slots,
    Some,
    UpToFive,
)
from bathysphere.language.names import Named

# -- specialists.toml ------------------------------------------------------------------------------------


class Ability(Sheet):
    handler: Literal["copy_slots"]
    text: str


class Face(Sheet, Named, kw_only=True):
    id: str = ""
    """What records call a Senior; without it, its name as one word."""
    name_en: str = ""
    gain: Icons
    slots: Slots
    ability: Ability | None = None


class TierFive(Sheet):
    points: Amount
    per: Some
    count: str
    text: str


class Specialist(Sheet):
    id: str
    tier: Depth
    copies: Few
    junior: Face
    senior: Face
    score: TierFive | None = None


class TeamLeader(Sheet, Named, kw_only=True):
    name_en: str = ""
    copies: int
    copies_retail: int
    copies_retail_provenance: Provenance
    side: Literal["senior"]
    promotable: Literal[False]
    gain: Icons
    slots: Slots
    setup_discs_on_tile: int


class Ruling(Sheet):
    about: str
    text: str
    provenance: Provenance


class SpecialistsFile(Sheet):
    edition: str
    kinds: int
    tiles: int
    team_leader: TeamLeader
    specialist: list[Specialist]
    ruling: list[Ruling] = []


# -- journals.toml ---------------------------------------------------------------------------------------


class Journal(Sheet, Named, kw_only=True):
    id: str
    name_en: str = ""
    anchor: bool
    cost: Few
    points: Amount
    fields: list[Literal["blue", "brown", "green", "yellow"]]
    you: Icons
    others: Icons
    activations: Annotated[list[str], msgspec.Meta(max_length=4)]


class JournalsFile(Sheet):
    edition: str
    deck: int
    anchor_deck: int
    display_size: Annotated[int, msgspec.Meta(ge=1, le=8)]
    journal: list[Journal]


# -- dive_tokens.toml ------------------------------------------------------------------------------------


class Token(Sheet):
    id: str
    count: Amount
    research: Few
    effect: Icons
    cost: list[Literal["disc"]] = []


class TokensFile(Sheet):
    edition: str
    total: int
    stored_at_end_of_turn_max: Literal[1]
    token: list[Token]


# -- player_mat.toml -------------------------------------------------------------------------------------


class Shape(Sheet):
    last_step: Annotated[int, msgspec.Meta(ge=1, le=30)]
    impact_step: Amount


class Bracket(Sheet):
    level: UpToFive
    steps: list[int]
    points: Amount


class TrackSheet(Sheet):
    id: str
    vessel_steps: list[int]


class ResearchSheet(Sheet):
    cap: Some


class PlayerSet(Sheet):
    discs: Some
    impact_markers: Some
    vessels: Literal[3]


class MatFile(Sheet):
    edition: str
    shape: Shape
    bracket: list[Bracket]
    track: list[TrackSheet]
    research: ResearchSheet
    player_set: PlayerSet
