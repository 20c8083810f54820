"""What is printed on the cards of In Too Deep, for whoever draws them."""

from collections.abc import Iterable

import msgspec

from bathysphere.engine.views import View
from bathysphere.games.shares.content.schema import COMPANY_IDS, Company, CompanyId, Provenance, Side
from bathysphere.games.shares.rules.compiled import SharesCompiled


class PrintedSide(View):
    """One side of a company card."""

    ability: str
    """By the name its messages have."""
    amount: int
    """Its number, 0 for one without."""


class PrintedCompany(View):
    """Both sides of a company card."""

    basic: PrintedSide
    advanced: PrintedSide


class PrintedCompanies(View):
    """The five of them, whatever the content files say."""

    cleaning: PrintedCompany
    treasure: PrintedCompany
    pearl: PrintedCompany
    research: PrintedCompany
    wildlife: PrintedCompany


class PrintedCard(View):
    """A card: its depth number, and the company on its share side."""

    number: int
    company: CompanyId
    provenance: Provenance


class Origins(View):
    """Where the values of each content file come from."""

    cards: Provenance
    companies: Provenance
    table: Provenance


class DepthNumbers(msgspec.Struct, array_like=True):
    """The lowest and the highest depth number."""

    lowest: int
    highest: int


class SharesPrinted(View):
    """Everything that is the same for everybody from beginning to end."""

    companies: PrintedCompanies
    cards: dict[str, PrintedCard]
    provenance: Origins
    numbers: DepthNumbers


def printed(tables: SharesCompiled, companies: Iterable[Company], origins: Origins) -> SharesPrinted:
    """The companies and the cards."""
    cards = zip(tables.labels["card"], tables.number, tables.company, strict=True)
    return SharesPrinted(
        companies=PrintedCompanies(
            **{
                company.id: PrintedCompany(_side(company.basic), _side(company.advanced))
                for company in companies
            }
        ),
        cards={name: PrintedCard(number, COMPANY_IDS[share], origins.cards) for name, number, share in cards},
        provenance=origins,
        numbers=DepthNumbers(tables.number[0], tables.number[-1]),
    )


def _side(side: Side) -> PrintedSide:
    return PrintedSide(side.ability.replace("_", "-"), side.amount)
