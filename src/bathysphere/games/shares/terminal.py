"""In Too Deep in the terminal: companies as rows, portfolios as columns, the hand below.

With little room the abilities are left out; with much, the columns hang in the sea, decade by decade.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from bathysphere.engine.options import Option
from bathysphere.games.shares import verbs
from bathysphere.games.shares.position import NOT_SET_OFF, SharesPosition
from bathysphere.games.shares.scoring import points, worth
from bathysphere.games.shares.tables import ABILITIES, ADVANCED
from bathysphere.games.shares.verbs import COMPANIES
from bathysphere.terminal.screen import (
    BAR,
    QUIET,
    SEAT_STYLES,
    STRONG,
    Scene,
    clipped,
    flow,
    initials,
    padded,
    wrapped,
)

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
TINTS = ("#cdede9", "#f1dfb8", "#f5d5e3", "#cde0fa", "#d0ebc8")
ABILITY_NAMES = {code: name.replace("_", "-") for name, code in ABILITIES.items()}
NAME, NUMBER = 10, 6
COLUMN = 25
"""How much room the depth cards of a company get at least."""


def board(scene: Scene, size: int) -> list[Text]:
    """Piles, companies, portfolios and the own hand; from size 1 on the abilities, from 2 on the sea."""
    p = _mine(scene)
    if size >= 2 and scene.width >= 110:
        return [_piles(scene, p), *_sea(scene, p), Text(""), *_hand(scene, p), Text("")]
    lines = [_piles(scene, p), *_portfolios(scene, p, whole=size >= 1)]
    if size >= 1:
        lines += _abilities(scene, p)
    return lines + _hand(scene, p)


def cell(scene: Scene, option: Option) -> str:
    """An option in few words."""
    p = _mine(scene)
    say = scene.voice.say
    details = option.details
    if option.verb == "draw":
        return say("shares-cell-draw", fundraiser=str(details["fundraiser"]), each=_int(details["each"]))
    if option.verb == "decline":
        return say("shares-cell-decline")
    if option.verb == "into":
        return _into(scene, p, option)
    if option.verb == "take":
        company, owner = option.arguments["company"], option.arguments["owner"]
        return f"{_short(scene, company)} ({_player(scene, p, owner)}) {_cost(scene, details['price'])}"
    card = option.arguments["card"]
    if option.verb == "expand":
        companies = details["companies"]
        assert isinstance(companies, list)
        codes = [scene.voice.say(f"shares-code-{_id(p, company)}") for company in companies]
        where = say("shares-all") if len(codes) == COMPANIES else " ".join(codes)
        return scene.voice.spell(f"{p.tables.number[card]} → {where}")
    if option.verb in ("remove", "move", "raise"):
        where = _short(scene, _int(details["company"]))
        return f"{where} {p.tables.number[card]} {_cost(scene, details['cost'])}"
    text = _card(scene, p, card)
    if option.verb in ("buy", "place"):
        text += " " + _cost(scene, details["price"])
    return text


def look(scene: Scene, words: str) -> list[Text]:
    """A company in full, by its name; or the whole table, with every ability in full."""
    p = _mine(scene)
    wanted = words.casefold().strip()
    named = [c for c in range(COMPANIES) if wanted and wanted in _company(scene, p, c).casefold()]
    if wanted and not named:
        return _lines(scene, scene.voice.say("shares-look-what"))
    lines = [] if wanted else board(scene, 2)
    return lines + [line for company in named or range(COMPANIES) for line in _in_words(scene, p, company)]


def _in_words(scene: Scene, p: SharesPosition, company: int) -> list[Text]:
    """Name, side and ability of a company; its cards in the order they were placed."""
    ability = scene.voice.game(f"ability-{ABILITY_NAMES[p.ability(company)]}", amount=p.amount(company))
    lines = _lines(scene, f"{_company(scene, p, company)} ({_side(scene, p, company)}): {ability}")
    if p.columns[company]:
        cards = " ".join(str(p.tables.number[card]) for card in p.columns[company])
        lines += _lines(scene, scene.voice.say("shares-order", cards=cards))
    return lines


def _lines(scene: Scene, text: str) -> list[Text]:
    return [Text(line) for line in wrapped(scene.voice.spell(text), scene.width, "    ", "")]


def _company(scene: Scene, p: SharesPosition, company: int) -> str:
    return scene.voice.game(f"company-{_id(p, company)}")


def thinkable(scene: Scene) -> list[int]:
    """The own cards, the depth cards and the shares of others, with every verb of the pending step."""
    p = _mine(scene)
    frame = p.stack[-1]
    hand = p.hands[frame.seat]
    depths = [card for column in p.columns for card in column]
    about = {
        "draft": p.market,
        "buy": hand,
        "expand": hand,
        "pay": hand,
        "place": hand,
        "remove": depths,
        "move": depths,
        "raise": depths,
        "into": list(range(COMPANIES)),
    }
    found = []
    for verb in p.steps[frame.step].verbs:
        if verb.name == "take":
            found += [
                verbs.TAKE.code(company, owner)
                for company in range(COMPANIES)
                for owner in range(p.owners())
                if owner != frame.seat and p.holdings[owner * COMPANIES + company]
            ]
        else:
            found += [verb.code(thing) for thing in about.get(verb.name, [0])]
    return found


# -- the parts ----------------------------------------------------------------------------------------


def _piles(scene: Scene, p: SharesPosition) -> Text:
    say = scene.voice.say
    parts = [
        scene.voice.game("game-shares"),
        say("shares-turn", turn=p.turn + 1),
        say("shares-deck", deck=len(p.deck), depletions=p.depletions, of=p.tables.depletions),
        say("shares-discard", discard=len(p.discard)),
    ]
    if p.end_cause == NOT_SET_OFF:
        parts.append(say("shares-draws", draws=p.draws_in_row, of=p.seats))
    else:
        parts.append(say("shares-final", turns=p.final_turns).upper())
    return Text(padded(scene.voice.spell(" · ").join(parts), scene.width), style=BAR)


def _portfolios(scene: Scene, p: SharesPosition, whole: bool) -> list[Text]:
    """A row for every company: side, price, worth, everybody's shares, the column; then points and hands."""
    say = scene.voice.say
    owners = list(range(p.owners()))
    side = max(len(_side(scene, p, company)) for company in range(COMPANIES)) + 1
    room = scene.width - NAME - side - 2 * NUMBER - COLUMN
    longest = max(cell_len(_player(scene, p, owner)) for owner in owners)
    wide = max(6, min(longest + 2, room // len(owners)))
    heading = Text(" " * (NAME + side) + padded(say("shares-price"), NUMBER - 1, True))
    heading.append(padded(say("shares-worth"), NUMBER, True) + " ")
    for owner in owners:
        heading.append_text(_owner(scene, p, owner, wide))
    heading.append(clipped(" " + say("shares-column"), scene.width - heading.cell_len), style=QUIET)
    lines = [heading]
    for company in range(COMPANIES):
        line = Text(padded(_short(scene, company), NAME - 1), style=f"#10202c on {TINTS[company]}")
        line.append_text(Text(" " + padded(_side(scene, p, company), side), style=QUIET))
        line.append_text(Text(f"{p.price[company]:>{NUMBER - 1}}{worth(p, company):>{NUMBER}} "))
        for owner in owners:
            shares = p.holdings[owner * COMPANIES + company]
            mine = STRONG if owner == scene.seat else ""
            line.append_text(Text(f"{shares or scene.voice.spell('·'):>{wide}}", style=mine))
        line.append("  ")
        start = line.cell_len
        for place, part in enumerate(_column(scene, p, company, scene.width - start, whole)):
            lines.append((Text(" " * start) if place else line) + part)
    start = NAME + side + 2 * NUMBER
    for label, values in (
        ("shares-points", [points(p, owner) for owner in owners]),
        ("shares-hand-sizes", [len(p.hands[seat]) for seat in range(p.seats)]),
    ):
        line = Text(padded(say(label), start))
        for owner, value in enumerate(values):
            line.append(f"{value:>{wide}}", style=STRONG if owner == scene.seat else "")
        lines.append(line)
    return lines


def _owner(scene: Scene, p: SharesPosition, owner: int, wide: int) -> Text:
    """The head of a portfolio: sign and name; the own one in bold."""
    if owner == p.third():
        return Text(" " + padded(clipped(scene.voice.say("shares-third"), wide - 1), wide - 1, True))
    name = initials(scene.voice.player(owner), wide - 2)
    space = " " * (wide - 1 - cell_len(name))
    text = Text(space) + Text(scene.shape(owner), style=SEAT_STYLES[owner])
    return text + Text(name, style="bold underline" if owner == scene.seat else "")


def _column(scene: Scene, p: SharesPosition, company: int, room: int, whole: bool) -> list[Text]:
    """Depth numbers from the oldest to the newest, which stands in brackets.

    A column that is too long goes on in another line, or else its oldest cards give way.
    """
    cards = p.columns[company]
    if not cards:
        return [Text(clipped(scene.voice.say("shares-empty"), room), style=QUIET)]
    newest = Text(f"[{p.tables.number[cards[-1]]}]", style=f"bold {SEA[_decade(p, cards[-1])]}")
    across = max(1, (room - newest.cell_len) // 3)
    older = cards[:-1]
    lines: list[Text] = []
    while whole and len(older) > across:
        lines.append(_numbers(p, older[:across]))
        older = older[across:]
    line = Text("")
    if len(older) > across:
        line = Text(scene.voice.spell("…"))
        older = older[len(older) - max(0, (room - newest.cell_len - line.cell_len) // 3) :]
    return [*lines, line + _numbers(p, older) + newest]


def _numbers(p: SharesPosition, cards: list[int]) -> Text:
    """Depth numbers in the colours of their water."""
    line = Text("")
    for card in cards:
        line.append(f"{p.tables.number[card]:>2}", style=SEA[_decade(p, card)])
        line.append(" ")
    return line


def _abilities(scene: Scene, p: SharesPosition) -> list[Text]:
    """What each company's side does, in few words, two to a line or more."""
    items = []
    for company in range(COMPANIES):
        ability = ABILITY_NAMES[p.ability(company)]
        text = Text(_short(scene, company))
        text.append_text(
            Text(": " + scene.voice.say(f"shares-ability-{ability}", amount=p.amount(company)), style=QUIET)
        )
        items.append(text)
    return flow(items, scene.width, "", gap=1)


def _hand(scene: Scene, p: SharesPosition) -> list[Text]:
    """The own hand, and during the draft the market."""
    say = scene.voice.say
    lines = []
    if p.market:
        market = [_card_text(scene, p, card) for card in p.market]
        lines += _run(market, scene.width, f"{say('shares-market')} ({len(market)}): ")
    if scene.seat >= 0:
        cards = [_card_text(scene, p, card) for card in p.hands[scene.seat]]
        lines += _run(
            cards or [Text(say("shares-none"))], scene.width, f"{say('shares-hand')} ({len(cards)}): "
        )
    return lines


def _run(items: list[Text], width: int, heading: str) -> list[Text]:
    """Items one behind the other, as many to a line as fit."""
    line = Text(heading, style=STRONG)
    lines = [line]
    for place, item in enumerate(items):
        if place and line.cell_len + 2 + item.cell_len > width:
            line = Text(" " * len(heading))
            lines.append(line)
        elif place:
            line.append("  ")
        line.append_text(item)
    return lines


def _sea(scene: Scene, p: SharesPosition) -> list[Text]:
    """The companies side by side, their cards hanging in the water of their decade, the portfolios below."""
    say = scene.voice.say
    names = [_player(scene, p, owner) for owner in range(p.owners())]
    ruler = min(max(map(cell_len, [*names, say("shares-price")])) + 3, 16)
    right = cell_len(say("shares-points-head")) + cell_len(say("shares-hand-head")) + 4
    wide = (scene.width - ruler - right) // COMPANIES
    heads: list[list[str]] = []
    for company in range(COMPANIES):
        ability = ABILITY_NAMES[p.ability(company)]
        text = say(f"shares-ability-{ability}", amount=p.amount(company))
        price = f"{say('shares-price')} {p.price[company]}, {say('shares-worth')} {worth(p, company)}"
        heads.append(
            [f"{_short(scene, company)}, {_side(scene, p, company)}", price, *wrapped(text, wide - 2)]
        )
    lines = []
    for row in range(max(map(len, heads))):
        line = Text(" " * ruler)
        for company, head in enumerate(heads):
            strong = "bold " if row < 2 else ""
            words = padded(" " + (head[row] if row < len(head) else ""), wide)
            line.append_text(Text(words, style=f"{strong}#10202c on {TINTS[company]}"))
        lines.append(line)
    numbers: dict[int, list[int]] = {}
    for card in range(verbs.CARDS):
        numbers.setdefault(p.tables.decade[card], []).append(p.tables.number[card])
    for decade, inside in numbers.items():
        name = f"{inside[0]}–{inside[-1]}" if len(inside) > 1 else str(inside[0])
        line = Text(padded(scene.voice.spell(name), ruler - 1, True) + " ", style=QUIET)
        for company in range(COMPANIES):
            line.append_text(_water(scene, p, company, decade, wide))
        lines.append(line)
    return lines + _placed(scene, p, ruler, wide) + _owners(scene, p, ruler, wide)


def _placed(scene: Scene, p: SharesPosition, ruler: int, wide: int) -> list[Text]:
    """Below the sea each column in the order its cards were placed, the newest in brackets.  SH-012"""
    columns = [_column_words(scene, p, company, wide - 2) for company in range(COMPANIES)]
    lines = []
    for row in range(max(map(len, columns))):
        label = scene.voice.say("shares-placed") if row == 0 else ""
        line = Text(padded(label, ruler - 1, True) + " ", style=QUIET)
        for words in columns:
            line.append(padded(" " + (words[row] if row < len(words) else ""), wide))
        lines.append(line)
    return lines


def _column_words(scene: Scene, p: SharesPosition, company: int, room: int) -> list[str]:
    cards = [str(p.tables.number[card]) for card in p.columns[company]]
    if not cards:
        return [scene.voice.spell("–")]
    return wrapped(" ".join([*cards[:-1], f"[{cards[-1]}]"]), room)


def _water(scene: Scene, p: SharesPosition, company: int, decade: int, wide: int) -> Text:
    """The cards of one company in one decade."""
    cards = [
        f"[{p.tables.number[card]}]" if card == p.newest(company) else f"{p.tables.number[card]}"
        for card in p.columns[company]
        if p.tables.decade[card] == decade
    ]
    style = SEA[min(decade, len(SEA) - 1)]
    text = " ".join(cards)
    if cell_len(text) > wide - 1:
        more = scene.voice.spell("…")
        text = more + text[len(text) - wide + 1 + cell_len(more) :]
    return Text(padded(" " + text, wide), style="bold " + style if p.newest(company) >= 0 else style)


def _owners(scene: Scene, p: SharesPosition, ruler: int, wide: int) -> list[Text]:
    """A row for every portfolio, the shares under their companies; points and hands at the right."""
    labels = [scene.voice.say("shares-points-head"), scene.voice.say("shares-hand-head")]
    line = Text(" " * (ruler + COMPANIES * wide))
    line.append("".join("  " + label for label in labels), style=QUIET)
    lines = [line]
    for owner in range(p.owners()):
        third = owner == p.third()
        line = Text("  " if third else scene.shape(owner) + " ", style="" if third else SEAT_STYLES[owner])
        mine = STRONG if owner == scene.seat else ""
        line.append_text(Text(padded(_player(scene, p, owner), ruler - 2), style=mine))
        for company in range(COMPANIES):
            shares = p.holdings[owner * COMPANIES + company] or scene.voice.spell("·")
            line.append(padded(f" {shares}", wide), style=mine)
        values = [str(points(p, owner)), "" if third else str(len(p.hands[owner]))]
        for label, value in zip(labels, values, strict=True):
            line.append("  " + padded(value, cell_len(label), True), style=mine)
        lines.append(line)
    return lines


# -- words --------------------------------------------------------------------------------------------


def _into(scene: Scene, p: SharesPosition, option: Option) -> str:
    """A company, the numbers from and to, and what it brings or costs."""
    details = option.details
    company = option.arguments["company"]
    card = _int(details["card"])
    text = _short(scene, company)
    newest = details.get("newest")
    if isinstance(newest, int):
        text += f" {p.tables.number[newest]} → {p.tables.number[card]}"
    if "price" in details:
        return scene.voice.spell(text + " ") + _cost(scene, details["price"])
    if "dividend" not in details:
        return scene.voice.spell(text)
    amounts = details["amounts"]
    assert isinstance(amounts, list)
    gains = [f"{_player(scene, p, seat)} +{amount}" for seat, amount in enumerate(amounts) if amount]
    if details["dividend"] == "no":
        said = scene.voice.say("shares-cell-no-dividend")
    elif gains:
        said = scene.voice.say("shares-cell-dividend", amounts=", ".join(gains))
    else:
        said = scene.voice.say("shares-cell-dividend-nobody")
    return scene.voice.spell(f"{text}: {said}")


def _cost(scene: Scene, price: object) -> str:
    return scene.voice.say("shares-cell-cost" if price else "shares-cell-free", price=_int(price))


def _card(scene: Scene, p: SharesPosition, card: int) -> str:
    return f"{p.tables.number[card]} {_short(scene, p.tables.company[card])}"


def _card_text(scene: Scene, p: SharesPosition, card: int) -> Text:
    company = p.tables.company[card]
    text = Text(f"{p.tables.number[card]}", style=SEA[_decade(p, card)])
    text.append_text(Text(" " + _short(scene, company), style=f"#10202c on {TINTS[company]}"))
    return text


def _player(scene: Scene, p: SharesPosition, owner: int) -> str:
    return scene.voice.say("shares-third") if owner == p.third() else scene.voice.player(owner)


def _short(scene: Scene, company: int) -> str:
    return scene.voice.game(f"company-{_id(_mine(scene), company)}-short")


def _id(p: SharesPosition, company: int) -> str:
    return p.tables.labels["company"][company]


def _side(scene: Scene, p: SharesPosition, company: int) -> str:
    if p.sides[company] == ADVANCED:
        return scene.voice.say("shares-advanced")
    return scene.voice.game("side-basic")


def _decade(p: SharesPosition, card: int) -> int:
    return min(p.tables.decade[card], len(SEA) - 1)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _mine(scene: Scene) -> SharesPosition:
    assert isinstance(scene.position, SharesPosition)
    return scene.position
