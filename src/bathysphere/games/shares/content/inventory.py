"""What a set of content files holds, in numbers that can be held against the printed box."""

from collections import Counter

from bathysphere.games.shares.content.checks import read_cards, read_table
from bathysphere.games.shares.content.load import shipped
from bathysphere.games.shares.content.schema import COMPANY_IDS
from bathysphere.language.texts import Texts


def inventory(own: dict[str, str], texts: Texts) -> list[str]:
    """Cards by company, hands, bonus shares."""
    files = shipped()
    numbers, shares = read_cards(own.get("cards", files.cards))
    table = read_table(own.get("table", files.table))
    each = Counter(shares)
    counted = [f"{texts.say(f'company-{name}')} {each[place]}" for place, name in enumerate(COMPANY_IDS)]
    return [
        texts.say(
            "inventory-cards",
            {"count": len(numbers), "low": numbers[0], "high": numbers[-1], "list": ", ".join(counted)},
        ),
        texts.say(
            "inventory-table",
            {
                "hand": table.setup.hand,
                "two": table.two_players.hand,
                "bonus": table.two_players.bonus_shares,
            },
        ),
    ]
