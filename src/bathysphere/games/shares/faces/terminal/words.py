"""What the terminal calls the things of In Too Deep."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from bathysphere.games.shares.faces.printed import PrintedSide, SharesPrinted
from bathysphere.games.shares.faces.view import CompanyView, SharesView
from bathysphere.terminal.scene import Scene

SEA = (
    "#10202c on #c7eae7",
    "#10202c on #8fcbd2",
    "#10202c on #4e9db6",
    "#ffffff on #2a7c9c",
    "#ffffff on #226c90",
    "#ffffff on #1c5a84",
    "#ffffff on #184e78",
    "#ffffff on #143e66",
    "#ffffff on #0f3155",
    "#ffffff on #0b2142",
    "#ffffff on #061228",
)
"""The water, one step a decade."""
TINTS = {
    "cleaning": "#cdede9",
    "treasure": "#f1dfb8",
    "pearl": "#f5d5e3",
    "research": "#cde0fa",
    "wildlife": "#d0ebc8",
}
DECADE = 10


def view_of(scene: Scene) -> SharesView:
    """What the viewer sees."""
    assert isinstance(scene.view, SharesView)
    return scene.view


def printed_of(scene: Scene) -> SharesPrinted:
    """What stands on the cards."""
    assert isinstance(scene.printed, SharesPrinted)
    return scene.printed


def number_of(scene: Scene, card: str) -> int:
    """The depth number of a card."""
    return printed_of(scene).cards[card].number


def decade_of(scene: Scene, number: int) -> int:
    """The decade of a depth number: by tens, or in blocks from the lowest number on."""
    first = 0 if scene.settings.get("decades") == "tens" else printed_of(scene).numbers.lowest
    return (number - first) // DECADE


def water(scene: Scene, number: int) -> str:
    """The style of a depth number."""
    return SEA[min(decade_of(scene, number), len(SEA) - 1)]


def company_name(scene: Scene, company: str) -> str:
    """The whole name of a company."""
    return scene.voice.game(f"company-{company}")


def short_name(scene: Scene, company: str) -> str:
    """The name of a company in one word."""
    return scene.voice.game(f"company-{company}-short")


def side_name(scene: Scene, company: CompanyView) -> str:
    """Which side of a company is played, in few letters."""
    if company.side == "advanced":
        return scene.voice.say("shares-advanced")
    return scene.voice.game("side-basic")


def side_of(scene: Scene, company: CompanyView) -> PrintedSide:
    """The side of a company that is played."""
    card = getattr(printed_of(scene).companies, company.company)
    side: PrintedSide = getattr(card, company.side)
    return side


def card_text(scene: Scene, card: str) -> Text:
    """A card: its number in the colour of its water, its company in its own."""
    company = printed_of(scene).cards[card].company
    text = Text(str(number_of(scene, card)), style=water(scene, number_of(scene, card)))
    text.append_text(Text(" " + short_name(scene, company), style=f"#10202c on {TINTS[company]}"))
    return text


def piles(scene: Scene) -> str:
    """Turn, deck and discard pile, draws in a row or final turns; the game's name where there is room."""
    view = view_of(scene)
    say = scene.voice.say
    parts = [
        say("shares-turn", turn=view.turn + 1),
        say("shares-deck", deck=view.deck, depletions=view.depletions, of=view.depletions_to_end),
        say("shares-discard", discard=view.discard),
    ]
    if view.end_cause == scene.labels["cause"][0]:
        parts.append(say("shares-draws", draws=view.draws_in_row, of=view.seats))
    else:
        parts.append(say("shares-final", turns=view.final_turns).upper())
    dot = scene.voice.spell(" · ")
    named = dot.join([scene.voice.game("game-shares"), *parts])
    return named if cell_len(named) <= scene.width else dot.join(parts)
