"""The companies of In Too Deep: as rows with everybody's shares, or side by side, hanging in the sea."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from bathysphere.games.shares.faces.terminal.hands import owner_name, points_of
from bathysphere.games.shares.faces.terminal.words import (
    SEA,
    TINTS,
    company_name,
    decade_of,
    number_of,
    printed_of,
    short_name,
    side_name,
    side_of,
    view_of,
    water,
)
from bathysphere.games.shares.faces.view import CompanyView
from bathysphere.games.shares.rules.verbs import COMPANIES
from bathysphere.terminal.lines import (
    QUIET,
    SEAT_STYLES,
    STRONG,
    clipped,
    flow,
    initials,
    padded,
    paragraph,
    wrapped,
)
from bathysphere.terminal.scene import Scene

NAME, NUMBER = 10, 6
COLUMN = 25
"""How much room the depth cards of a company get at least."""


# -- as rows ------------------------------------------------------------------------------------------------


def rows(scene: Scene, width: int, whole: bool) -> list[Text]:
    """A row for every company: side, price, worth, everybody's shares, the column; then points and hands."""
    view = view_of(scene)
    say = scene.voice.say
    side = max(cell_len(side_name(scene, company)) for company in view.companies) + 1
    room = width - NAME - side - 2 * NUMBER - COLUMN
    owners = range(len(view.players))
    longest = max(cell_len(owner_name(scene, owner)) for owner in owners)
    wide = max(6, min(longest + 2, room // len(view.players)))
    heading = Text(" " * (NAME + side) + padded(say("shares-price"), NUMBER - 1, True))
    heading.append(padded(say("shares-worth"), NUMBER, True) + " ")
    for owner in owners:
        heading.append_text(_owner_head(scene, owner, wide))
    heading.append(clipped(" " + say("shares-column"), width - heading.cell_len), style=QUIET)
    lines = [heading]
    for number, company in enumerate(view.companies):
        line = _row_start(scene, company, side)
        for owner, player in enumerate(view.players):
            shares = player.shares[number] or scene.voice.spell("·")
            line.append_text(Text(f"{shares:>{wide}}", style=STRONG if owner == scene.seat else ""))
        line.append("  ")
        start = line.cell_len
        for place, part in enumerate(_column(scene, company, width - start, whole)):
            lines.append((Text(" " * start) if place else line) + part)
    return lines + _totals(scene, NAME + side + 2 * NUMBER, wide)


def _row_start(scene: Scene, company: CompanyView, side: int) -> Text:
    """Name, side, price and worth."""
    name = padded(short_name(scene, company.company), NAME - 1)
    line = Text(name, style=f"#10202c on {TINTS[company.company]}")
    line.append_text(Text(" " + padded(side_name(scene, company), side), style=QUIET))
    line.append_text(Text(f"{company.price:>{NUMBER - 1}}{company.worth:>{NUMBER}} "))
    return line


def _totals(scene: Scene, start: int, wide: int) -> list[Text]:
    """Everybody's points and how many cards they hold."""
    players = view_of(scene).players
    lines = []
    for label, values in (
        ("shares-points", [points_of(scene, owner) for owner in range(len(players))]),
        ("shares-hand-sizes", [player.hand for player in players if not player.third]),
    ):
        line = Text(padded(scene.voice.say(label), start))
        for owner, value in enumerate(values):
            line.append(f"{value:>{wide}}", style=STRONG if owner == scene.seat else "")
        lines.append(line)
    return lines


def _owner_head(scene: Scene, owner: int, wide: int) -> Text:
    """The head of a portfolio: sign and name; the own one in bold."""
    if view_of(scene).players[owner].third:
        return Text(" " + padded(clipped(owner_name(scene, owner), wide - 1), wide - 1, True))
    name = initials(owner_name(scene, owner), wide - 2)
    space = " " * (wide - 1 - cell_len(name))
    text = Text(space) + Text(scene.shape(owner), style=SEAT_STYLES[owner])
    return text + Text(name, style="bold underline" if owner == scene.seat else "")


def _column(scene: Scene, company: CompanyView, room: int, whole: bool) -> list[Text]:
    """Depth numbers from the oldest to the newest, which stands in brackets.  SH-012

    A column that is too long goes on in another line, or else its oldest cards give way.
    """
    numbers = [number_of(scene, card) for card in company.column]
    if not numbers:
        return [Text(clipped(scene.voice.say("shares-empty"), room), style=QUIET)]
    newest = Text(f"[{numbers[-1]}]", style=f"bold {water(scene, numbers[-1])}")
    across = max(1, (room - newest.cell_len) // 3)
    older = numbers[:-1]
    lines: list[Text] = []
    while whole and len(older) > across:
        lines.append(_numbers(scene, older[:across]))
        older = older[across:]
    line = Text("")
    if len(older) > across:
        line = Text(scene.voice.spell("…"))
        older = older[len(older) - max(0, (room - newest.cell_len - line.cell_len) // 3) :]
    return [*lines, line + _numbers(scene, older) + newest]


def _numbers(scene: Scene, numbers: list[int]) -> Text:
    """Depth numbers in the colours of their water."""
    line = Text("")
    for number in numbers:
        line.append(f"{number:>2}", style=water(scene, number))
        line.append(" ")
    return line


# -- in the sea ---------------------------------------------------------------------------------------------


def sea(scene: Scene, width: int) -> list[Text]:
    """The companies side by side, their cards hanging in the water of their decade, the portfolios below."""
    view = view_of(scene)
    say = scene.voice.say
    names = [owner_name(scene, owner) for owner in range(len(view.players))]
    ruler = min(max(map(cell_len, [*names, say("shares-price")])) + 3, 16)
    right = cell_len(say("shares-points-head")) + cell_len(say("shares-hand-head")) + 4
    wide = (width - ruler - right) // COMPANIES
    lines = _heads(scene, ruler, wide)
    numbers: dict[int, list[int]] = {}
    for number in sorted(card.number for card in printed_of(scene).cards.values()):
        numbers.setdefault(decade_of(scene, number), []).append(number)
    for decade, inside in numbers.items():
        name = f"{inside[0]}–{inside[-1]}" if len(inside) > 1 else str(inside[0])
        line = Text(padded(scene.voice.spell(name), ruler - 1, True) + " ", style=QUIET)
        for company in view.companies:
            line.append_text(_water(scene, company, decade, wide))
        lines.append(line)
    return lines + _placed(scene, ruler, wide) + _owners(scene, ruler, wide)


def _heads(scene: Scene, ruler: int, wide: int) -> list[Text]:
    """Name, side, price, worth and ability of every company."""
    say = scene.voice.say
    heads = [
        [
            *wrapped(f"{short_name(scene, company.company)}, {side_name(scene, company)}", wide - 2),
            *wrapped(
                f"{say('shares-price')} {company.price}, {say('shares-worth')} {company.worth}", wide - 2
            ),
            *wrapped(ability_short(scene, company), wide - 2),
        ]
        for company in view_of(scene).companies
    ]
    lines = []
    for row in range(max(map(len, heads))):
        line = Text(" " * ruler)
        for company, head in zip(view_of(scene).companies, heads, strict=True):
            words = padded(" " + (head[row] if row < len(head) else ""), wide)
            strong = "bold " if row < 2 else ""
            line.append_text(Text(words, style=f"{strong}#10202c on {TINTS[company.company]}"))
        lines.append(line)
    return lines


def _placed(scene: Scene, ruler: int, wide: int) -> list[Text]:
    """Below the sea each column in the order its cards were placed, the newest in brackets.  SH-012"""
    columns = [_column_words(scene, company, wide - 2) for company in view_of(scene).companies]
    lines = []
    for row in range(max(map(len, columns))):
        label = scene.voice.say("shares-placed") if row == 0 else ""
        line = Text(padded(label, ruler - 1, True) + " ", style=QUIET)
        for words in columns:
            line.append(padded(" " + (words[row] if row < len(words) else ""), wide))
        lines.append(line)
    return lines


def _column_words(scene: Scene, company: CompanyView, room: int) -> Sequence[str]:
    cards = [str(number_of(scene, card)) for card in company.column]
    if not cards:
        return (scene.voice.spell("–"),)
    return wrapped(" ".join([*cards[:-1], f"[{cards[-1]}]"]), room)


def _water(scene: Scene, company: CompanyView, decade: int, wide: int) -> Text:
    """The cards of one company in one decade."""
    newest = number_of(scene, company.column[-1]) if company.column else -1
    numbers = [number_of(scene, card) for card in company.column]
    cards = [f"[{n}]" if n == newest else str(n) for n in numbers if decade_of(scene, n) == decade]
    style = SEA[min(decade, len(SEA) - 1)]
    text = " ".join(cards)
    if cell_len(text) > wide - 1:
        more = scene.voice.spell("…")
        text = more + text[len(text) - wide + 1 + cell_len(more) :]
    return Text(padded(" " + text, wide), style="bold " + style if numbers else style)


def _owners(scene: Scene, ruler: int, wide: int) -> list[Text]:
    """A row for every portfolio, the shares under their companies; points and hands at the right."""
    labels = [scene.voice.say("shares-points-head"), scene.voice.say("shares-hand-head")]
    line = Text(" " * (ruler + COMPANIES * wide))
    line.append("".join("  " + label for label in labels), style=QUIET)
    lines = [line]
    for owner, player in enumerate(view_of(scene).players):
        sign = "  " if player.third else scene.shape(owner) + " "
        line = Text(sign, style="" if player.third else SEAT_STYLES[owner])
        mine = STRONG if owner == scene.seat else ""
        line.append_text(Text(padded(owner_name(scene, owner), ruler - 2), style=mine))
        for shares in player.shares:
            line.append(padded(f" {shares or scene.voice.spell('·')}", wide), style=mine)
        values = [str(points_of(scene, owner)), "" if player.third else str(player.hand)]
        for label, value in zip(labels, values, strict=True):
            line.append("  " + padded(value, cell_len(label), True), style=mine)
        lines.append(line)
    return lines


# -- in words -----------------------------------------------------------------------------------------------


def ability_short(scene: Scene, company: CompanyView) -> str:
    """What a company's side does, in few words."""
    side = side_of(scene, company)
    return scene.voice.say(f"shares-ability-{side.ability}", amount=side.amount)


def abilities_short(scene: Scene, width: int) -> list[Text]:
    """What each company's side does, in few words, two to a line or more."""
    items = []
    for company in view_of(scene).companies:
        text = Text(short_name(scene, company.company))
        text.append_text(Text(": " + ability_short(scene, company), style=QUIET))
        items.append(text)
    return flow(items, width, "", gap=1)


def abilities(scene: Scene, width: int) -> list[Text]:
    """What each company's side does, in full."""
    lines: list[Text] = []
    for company in view_of(scene).companies:
        name = short_name(scene, company.company)
        lines += paragraph(f"{name} ({side_name(scene, company)}): {_ability(scene, company)}", width)
    return lines


def in_words(scene: Scene, company: CompanyView, width: int) -> list[Text]:
    """Name, side and ability of a company; price, worth, its cards in the order they were placed."""
    say = scene.voice.say
    head = f"{company_name(scene, company.company)} ({side_name(scene, company)})"
    lines = paragraph(f"{head}: {_ability(scene, company)}", width)
    lines += paragraph(
        f"{say('shares-price')} {company.price}, {say('shares-worth')} {company.worth}", width, first="    "
    )
    if company.column:
        cards = " ".join(str(number_of(scene, card)) for card in company.column)
        lines += paragraph(say("shares-order", cards=cards), width, first="    ")
    number = [each.company for each in view_of(scene).companies].index(company.company)
    held = [
        f"{owner_name(scene, owner)} {player.shares[number]}"
        for owner, player in enumerate(view_of(scene).players)
        if player.shares[number]
    ]
    if held:
        lines += paragraph(say("shares-holders", held=", ".join(held)), width, first="    ")
    return lines


def _ability(scene: Scene, company: CompanyView) -> str:
    side = side_of(scene, company)
    return scene.voice.game(f"ability-{side.ability}", amount=side.amount)
