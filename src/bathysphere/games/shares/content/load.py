"""The content files of In Too Deep, read, checked and compiled into int tables."""

from functools import lru_cache

import msgspec

from bathysphere.content.toml import packaged, read
from bathysphere.content.toml import problems as problems_of
from bathysphere.engine.errors import ContentError, OptionError
from bathysphere.engine.settings import Setting
from bathysphere.engine.views import plain
from bathysphere.games.shares.content.checks import (
    CHECKS,
    FILE_KINDS,
    read_cards,
    read_companies,
    read_table,
)
from bathysphere.games.shares.content.schema import (
    COMPANY_IDS,
    CardsFile,
    CompaniesFile,
    Company,
    Side,
    TableFile,
)
from bathysphere.games.shares.faces.printed import Origins, printed
from bathysphere.games.shares.rules.compiled import ABILITIES, ADVANCED, BASIC, TWO_PLAYERS, SharesCompiled
from bathysphere.games.shares.rules.verbs import COMPANIES, OWNERS

FILES = ("cards", "companies", "table")


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
CHAIN = Setting("chain", "no", ["no", "yes"], since=2, ruling="AMB-25")
TREASURE_RIVALS = Setting("treasure_rivals", "all", ["all", "players"], since=2, ruling="AMB-32")
PEARL_AGAINST = Setting("pearl_against", "five", ["five", "others"], since=2, ruling="AMB-34")
THIRD_DRAWS = Setting("third_draws", "no", ["no", "yes"], since=2, ruling="AMB-39")
THIRD_PAYS = Setting("third_pays", "no", ["no", "yes"], since=2, ruling="AMB-40")
RULINGS = [CHAIN, TREASURE_RIVALS, PEARL_AGAINST, THIRD_DRAWS, THIRD_PAYS]
"""Where the rulebook can be read in two ways: ours is the default."""
SETTINGS = [SIDES, DECADES, BONUS_SHARES, *RULINGS]


@lru_cache
def shipped(version: int = 0) -> Files:
    """The files that come with the package, as they were in a version (0: as they are now)."""
    package = "bathysphere.games.shares"
    return Files(*(packaged(package, f"{name}.toml", version) for name in FILES))


def problems(texts: dict[str, str]) -> list[ContentError]:
    """All that is wrong with somebody's own files, by name without ending; ours stand in for the rest."""
    ours = msgspec.structs.asdict(shipped())
    faults = [
        problem
        for name, text in texts.items()
        for problem in problems_of(FILE_KINDS[name], f"{name}.toml", text, ours[name])
    ]
    if faults:
        return faults
    return [problem for name, text in texts.items() for problem in CHECKS[name](text)]


def setups(own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """Every kind of table: seats and settings. Bonus shares are for two."""
    return [
        (seats, {"sides": sides, "decades": decades, "bonus_shares": bonus_shares})
        for sides in SIDES.presets
        for decades in DECADES.presets
        for seats in range(2, 6)
        for bonus_shares in (BONUS_SHARES.presets if seats == TWO_PLAYERS else [BONUS_SHARES.default])
    ]


def compile_content(files: Files, settings: dict[str, str], version: int = 0) -> SharesCompiled:
    """Content files as int tables, with the rules of a version (0: the newest).

    ContentError names the file and the line that cannot be used.
    """
    companies = read_companies(files.companies)
    numbers, shares = read_cards(files.cards)
    numbers_of_table = read_table(files.table)
    labels = {
        "company": [company.id for company in companies],
        "card": [f"{companies[share].id}-{number}" for number, share in zip(numbers, shares, strict=True)],
        "owner": [str(owner) for owner in range(OWNERS)],
        "cause": ["none", "second-depletion", "double-fundraiser", "empty-replacement"],
    }
    compiled = SharesCompiled(settings, labels)
    compiled.number = numbers
    compiled.company = shares
    # Version 1 counted blocks from 1, also where somebody's own cards begin at 0.
    lowest = 1 if version == 1 else numbers[0]
    first = 0 if settings["decades"] == "tens" else lowest
    compiled.decade = [(number - first) // 10 for number in numbers]
    compiled.ability = [[ABILITIES[side.ability] for side in sides] for sides in _by_side(companies)]
    compiled.amount = [[side.amount for side in sides] for sides in _by_side(companies)]
    compiled.sides = _chosen_sides(settings["sides"])
    origins = Origins(
        cards=read(CardsFile, "cards.toml", files.cards).provenance,
        companies=read(CompaniesFile, "companies.toml", files.companies).provenance,
        table=numbers_of_table.provenance,
    )
    compiled.printed = plain(printed(compiled, companies, origins))
    _fill(compiled, numbers_of_table)
    compiled.bonus_shares_return = settings["bonus_shares"] == "recycle"
    _rule(compiled, settings)
    return compiled


def _rule(compiled: SharesCompiled, settings: dict[str, str]) -> None:
    """The readings this table has chosen; tables of version 1 had no choice."""
    compiled.abilities_chain = settings.get(CHAIN.name) == "yes"
    compiled.third_is_rival = settings.get(TREASURE_RIVALS.name) != "players"
    compiled.pearl_against_itself = settings.get(PEARL_AGAINST.name) != "others"
    compiled.third_draws = settings.get(THIRD_DRAWS.name) == "yes"
    compiled.third_pays = settings.get(THIRD_PAYS.name) == "yes"


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


def _fill(compiled: SharesCompiled, table: TableFile) -> None:
    compiled.hand = table.setup.hand
    compiled.seat_bonus = table.setup.seat_bonus
    compiled.draft_rounds = table.setup.draft_rounds
    compiled.two_player_hand = table.two_players.hand
    compiled.third_portfolio = table.two_players.third_portfolio
    compiled.bonus_shares = table.two_players.bonus_shares
    compiled.bonus_cards = table.two_players.bonus_cards
    compiled.draw = table.turn.draw
    compiled.fundraiser = table.turn.fundraiser
    compiled.depletions = table.end.depletions
