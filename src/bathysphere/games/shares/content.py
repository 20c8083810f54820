"""The content files of In Too Deep, read, checked and compiled into int tables."""

from functools import lru_cache
from typing import Literal

import msgspec

from bathysphere.engine.content import line_of, packaged, read
from bathysphere.engine.content import problems as problems_of
from bathysphere.engine.errors import ContentError, OptionError
from bathysphere.engine.settings import Setting
from bathysphere.games.shares.tables import ABILITIES, ADVANCED, BASIC, SharesTables
from bathysphere.games.shares.verbs import CARDS, COMPANIES, OWNERS

Provenance = Literal["rulebook", "house"]
FILES = ("cards", "companies", "table")
COMPANY_IDS = ("cleaning", "treasure", "pearl", "research", "wildlife")


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a company card: an ability by name, and its number."""

    ability: str
    cost: int = 0
    cards: int = 0
    points: int = 0


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

    hand: int
    seat_bonus: int
    draft_rounds: int


class TwoPlayersTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is different with two players."""

    hand: int
    third_portfolio: int
    bonus_shares: int
    bonus_cards: int


class TurnTable(msgspec.Struct, forbid_unknown_fields=True):
    """Cards of a draw action and of a fundraiser."""

    draw: int
    fundraiser: int


class EndTable(msgspec.Struct, forbid_unknown_fields=True):
    """When the end is set off."""

    depletions: int


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """table.toml"""

    provenance: Provenance
    setup: SetupTable
    two_players: TwoPlayersTable
    turn: TurnTable
    end: EndTable


class Files(msgspec.Struct):
    """The three content files as texts: ours, or a player's own."""

    cards: str
    companies: str
    table: str


def read_sides(text: str) -> str:
    """Hand-picked sides: the companies on their advanced side, joined by +.  SH-010"""
    wanted = text.split("+")
    if any(name not in COMPANY_IDS for name in wanted) or len(set(wanted)) != len(wanted):
        raise SIDES.refusal(text)
    picked = [name for name in COMPANY_IDS if name in wanted]
    return "advanced" if len(picked) == COMPANIES else "+".join(picked)


SIDES = Setting("sides", "basic", ["basic", "advanced", "random"], read_sides, "cleaning+pearl+…")
DECADES = Setting("decades", "tens", ["tens", "blocks"])
BONUS_SHARES = Setting("bonus_shares", "recycle", ["recycle", "once"])
SETTINGS = [SIDES, DECADES, BONUS_SHARES]


@lru_cache
def shipped(version: int = 0) -> Files:
    """The files that come with the package, as they were in a version (0: as they are now)."""
    package = "bathysphere.games.shares"
    return Files(*(packaged(package, f"{name}.toml", version) for name in FILES))


def problems(texts: dict[str, str]) -> list[ContentError]:
    """Everything that is wrong with somebody's own files, by name without ending."""
    kinds: dict[str, type[msgspec.Struct]] = {
        "cards": CardsFile,
        "companies": CompaniesFile,
        "table": TableFile,
    }
    found = [
        problem for name, text in texts.items() for problem in problems_of(kinds[name], f"{name}.toml", text)
    ]
    if found:
        return found
    for name, check in (("cards", read_cards), ("companies", read_companies)):
        try:
            if name in texts:
                check(texts[name])
        except ContentError as problem:
            found.append(problem)
    return found


def compile_tables(files: Files, settings: dict[str, str]) -> SharesTables:
    """Content files as int tables; ContentError names the file and the line that cannot be used."""
    companies = read_companies(files.companies)
    numbers, shares = read_cards(files.cards)
    numbers_of_table = read(TableFile, "table.toml", files.table)
    labels = {
        "company": [company.id for company in companies],
        "card": [f"{companies[share].id}-{number}" for number, share in zip(numbers, shares, strict=True)],
        "owner": [str(owner) for owner in range(OWNERS)],
        "cause": ["none", "second-depletion", "double-fundraiser", "empty-replacement"],
    }
    found = SharesTables(settings, labels)
    found.number = numbers
    found.company = shares
    first = 0 if settings["decades"] == "tens" else 1
    found.decade = [(number - first) // 10 for number in numbers]
    found.ability = [[ABILITIES[side.ability] for side in sides] for sides in _by_side(companies)]
    found.amount = [
        [side.cost or side.cards or side.points for side in sides] for sides in _by_side(companies)
    ]
    found.sides = _chosen_sides(settings["sides"])
    origins = {
        "cards": read(CardsFile, "cards.toml", files.cards).provenance,
        "companies": read(CompaniesFile, "companies.toml", files.companies).provenance,
        "table": numbers_of_table.provenance,
    }
    found.printed = {
        "companies": {company.id: _printed(company) for company in companies},
        "cards": {
            name: {"number": number, "company": companies[share].id, "provenance": origins["cards"]}
            for name, number, share in zip(labels["card"], numbers, shares, strict=True)
        },
        "provenance": origins,
    }
    _fill(found, numbers_of_table)
    found.bonus_shares_return = settings["bonus_shares"] == "recycle"
    return found


def _printed(company: Company) -> dict[str, dict[str, str | int]]:
    """Both sides of a company card, for whoever draws it."""
    sides = {"basic": company.basic, "advanced": company.advanced}
    return {
        name: {"ability": side.ability.replace("_", "-"), "amount": side.cost or side.cards or side.points}
        for name, side in sides.items()
    }


def read_companies(text: str) -> list[Company]:
    """Five companies in their order, every ability one the rules know.  SH-001"""
    file = "companies.toml"
    companies = read(CompaniesFile, file, text).company
    if [company.id for company in companies] != list(COMPANY_IDS):
        raise ContentError("content-companies", file, line_of(text, ".company"), known=", ".join(COMPANY_IDS))
    for place, company in enumerate(companies):
        for name, side in (("basic", company.basic), ("advanced", company.advanced)):
            if side.ability not in ABILITIES:
                line = line_of(text, f".company[{place}].{name}")
                known = ", ".join(ABILITIES)
                raise ContentError("content-name", file, line, name=side.ability, known=known)
    return companies


def read_cards(text: str) -> tuple[list[int], list[int]]:
    """Depth numbers in ascending order and the share company of each.  SH-003 .. SH-005"""
    file = "cards.toml"
    cards = read(CardsFile, file, text).cards
    found = {}
    for key, company in cards.items():
        line = line_of(text, f".cards.{key}")
        if not (key.isascii() and key.isdigit()) or not 0 <= int(key) <= CARDS or int(key) in found:
            raise ContentError("content-card-number", file, line, number=key)
        if company not in COMPANY_IDS:
            raise ContentError("content-name", file, line, name=company, known=", ".join(COMPANY_IDS))
        found[int(key)] = COMPANY_IDS.index(company)
    if len(found) != CARDS:
        line = line_of(text, ".cards")
        raise ContentError("content-card-count", file, line, found=str(len(found)), wanted=str(CARDS))
    numbers = sorted(found)
    return numbers, [found[number] for number in numbers]


def _by_side(companies: list[Company]) -> list[list[Side]]:
    sides = {BASIC: [company.basic for company in companies]}
    sides[ADVANCED] = [company.advanced for company in companies]
    return [sides[BASIC], sides[ADVANCED]]


def _chosen_sides(text: str) -> list[int]:
    if text == "random":
        return []
    if text in ("basic", "advanced"):
        return [ADVANCED if text == "advanced" else BASIC] * COMPANIES
    if not text:
        raise OptionError("option-value", option="sides", value=text, allowed="basic, advanced")
    return [ADVANCED if name in text.split("+") else BASIC for name in COMPANY_IDS]


def _fill(found: SharesTables, table: TableFile) -> None:
    found.hand = table.setup.hand
    found.seat_bonus = table.setup.seat_bonus
    found.draft_rounds = table.setup.draft_rounds
    found.two_player_hand = table.two_players.hand
    found.third_portfolio = table.two_players.third_portfolio
    found.bonus_shares = table.two_players.bonus_shares
    found.bonus_cards = table.two_players.bonus_cards
    found.draw = table.turn.draw
    found.fundraiser = table.turn.fundraiser
    found.depletions = table.end.depletions
