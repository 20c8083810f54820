"""What no type can say of the content of In Too Deep: every card once, every ability with its number."""

from collections.abc import Callable

import msgspec

from bathysphere.content.toml import line_of, read
from bathysphere.engine.errors import ContentError
from bathysphere.games.shares.content.schema import (
    COMPANY_IDS,
    CardsFile,
    CompaniesFile,
    Company,
    Side,
    TableFile,
)
from bathysphere.games.shares.rules.compiled import ABILITIES, TWO_PLAYERS
from bathysphere.games.shares.rules.verbs import CARDS

KEYS = {
    "remove": ["cost"],
    "remove_or_move": ["cost"],
    "extra_for_largest": ["cards"],
    "paid_like_largest": [],
    "worth_more": ["points"],
    "follow_highest": ["points"],
    "buy_cheaper": ["cost"],
    "take_share": ["cost"],
    "raise_or_move": ["cost"],
    "extra_depth": [],
}
"""The number each ability goes by; an ability takes exactly its own."""
FILE_KINDS: dict[str, type[msgspec.Struct]] = {
    "cards": CardsFile,
    "companies": CompaniesFile,
    "table": TableFile,
}


def read_companies(text: str) -> list[Company]:
    """Five companies in their order, every ability one the rules know.  SH-001"""
    _raise_first(company_problems(text))
    return read(CompaniesFile, "companies.toml", text).company


def read_cards(text: str) -> tuple[list[int], list[int]]:
    """Depth numbers in ascending order and the share company of each.  SH-003 .. SH-005"""
    _raise_first(card_problems(text))
    cards = read(CardsFile, "cards.toml", text).cards
    companies = {int(key): COMPANY_IDS.index(company) for key, company in cards.items()}
    numbers = sorted(companies)
    return numbers, [companies[number] for number in numbers]


def read_table(text: str) -> TableFile:
    """The numbers of the table; every set-up leaves a card in the deck.  SH-025"""
    _raise_first(table_problems(text))
    return read(TableFile, "table.toml", text)


def company_problems(text: str) -> list[ContentError]:
    """Wrong companies, abilities nobody knows, numbers that are not theirs."""
    file = "companies.toml"
    companies = read(CompaniesFile, file, text).company
    if [company.id for company in companies] != list(COMPANY_IDS):
        known = ", ".join(COMPANY_IDS)
        return [ContentError("content-companies", file, line_of(text, ".company[0]"), known=known)]
    faults = []
    for place, company in enumerate(companies):
        for name, side in (("basic", company.basic), ("advanced", company.advanced)):
            faults += _side_problems(side, file, line_of(text, f".company[{place}].{name}"))
    return faults


def _side_problems(side: Side, file: str, line: int) -> list[ContentError]:
    if side.ability not in ABILITIES:
        return [ContentError("content-name", file, line, name=side.ability, known=", ".join(ABILITIES))]
    wanted, given = KEYS[side.ability], list(side.numbers())
    if wanted == given:
        return []
    takes, has = ", ".join(wanted) or "–", ", ".join(given) or "–"
    return [ContentError("content-keys", file, line, name=side.ability, wanted=takes, found=has)]


def card_problems(text: str) -> list[ContentError]:
    """Every number that is none, every company that is none, and a list of the wrong length."""
    file = "cards.toml"
    cards = read(CardsFile, file, text).cards
    faults = []
    numbers = set()
    for key, company in cards.items():
        line = line_of(text, f".cards.{key}")
        if not (key.isascii() and key.isdigit()) or not 0 <= int(key) <= CARDS or int(key) in numbers:
            faults.append(ContentError("content-card-number", file, line, number=key))
        else:
            numbers.add(int(key))
        if company not in COMPANY_IDS:
            known = ", ".join(COMPANY_IDS)
            faults.append(ContentError("content-name", file, line, name=company, known=known))
    if len(cards) != CARDS:
        line = line_of(text, ".cards")
        faults.append(
            ContentError("content-card-count", file, line, found=str(len(cards)), wanted=str(CARDS))
        )
    return faults


def table_problems(text: str) -> list[ContentError]:
    """Set-ups that would use up the deck.  SH-015 .. SH-020, SH-025, SH-140 .. SH-142"""
    file = "table.toml"
    table = read(TableFile, file, text)
    faults = []
    for seats in range(2, 6):
        setup, two = table.setup, table.two_players
        extra = setup.seat_bonus * seats * (seats - 1) // 2
        if seats == TWO_PLAYERS:
            path, taken = ".two_players.hand", 2 * two.hand + extra + two.third_portfolio
        else:
            path, taken = ".setup.hand", seats * (setup.hand + setup.draft_rounds) + extra
        if taken >= CARDS:
            line, have = line_of(text, path), str(CARDS)
            faults.append(
                ContentError("content-deal", file, line, seats=str(seats), found=str(taken), have=have)
            )
    return faults


def _raise_first(problems: list[ContentError]) -> None:
    if problems:
        raise problems[0]


CHECKS: dict[str, Callable[[str], list[ContentError]]] = {
    "cards": card_problems,
    "companies": company_problems,
    "table": table_problems,
}
"""What is checked of a file once it fits its struct."""
