"""The content files of In Too Deep as typed structs: what may stand in them, how large numbers may be."""

from typing import Annotated, Literal

import msgspec

Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]
Some = Annotated[int, msgspec.Meta(ge=1, le=20)]
Hand = Annotated[int, msgspec.Meta(ge=1, le=40)]
Provenance = Literal["rulebook", "house"]
CompanyId = Literal["cleaning", "treasure", "pearl", "research", "wildlife"]
COMPANY_IDS: tuple[CompanyId, ...] = ("cleaning", "treasure", "pearl", "research", "wildlife")


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a company card: an ability by name, and its number."""

    ability: str
    cost: Amount | None = None
    cards: Amount | None = None
    points: Amount | None = None

    def numbers(self) -> dict[str, int]:
        """The numbers that are given, by key."""
        given = {"cost": self.cost, "cards": self.cards, "points": self.points}
        return {key: number for key, number in given.items() if number is not None}

    @property
    def amount(self) -> int:
        """The number of the ability, 0 for one without."""
        return sum(self.numbers().values())


class Company(msgspec.Struct, forbid_unknown_fields=True):
    """A company with both sides of its card."""

    id: str
    basic: Side
    advanced: Side


class CompaniesFile(msgspec.Struct, forbid_unknown_fields=True):
    """companies.toml"""

    provenance: Provenance
    company: list[Company]


class CardsFile(msgspec.Struct, forbid_unknown_fields=True):
    """cards.toml: depth number to share company."""

    provenance: Provenance
    cards: dict[str, str]


class SetupTable(msgspec.Struct, forbid_unknown_fields=True):
    """Hands and draft with three to five players."""

    hand: Hand
    seat_bonus: Amount
    draft_rounds: Some


class TwoPlayersTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is different with two players."""

    hand: Hand
    third_portfolio: Annotated[int, msgspec.Meta(ge=0, le=40)]
    bonus_shares: Amount
    bonus_cards: Some


class TurnTable(msgspec.Struct, forbid_unknown_fields=True):
    """Cards of a draw action and of a fundraiser."""

    draw: Some
    fundraiser: Amount


class EndTable(msgspec.Struct, forbid_unknown_fields=True):
    """When the end is set off."""

    depletions: Annotated[int, msgspec.Meta(ge=1, le=9)]


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """table.toml"""

    provenance: Provenance
    setup: SetupTable
    two_players: TwoPlayersTable
    turn: TurnTable
    end: EndTable
