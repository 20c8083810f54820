"""The options of In Too Deep in few words: a function for each kind of option."""

from __future__ import annotations

from collections.abc import Callable

from bathysphere.engine.options import Option
from bathysphere.games.shares.faces.terminal.hands import owner_name
from bathysphere.games.shares.faces.terminal.words import number_of, printed_of, short_name, view_of
from bathysphere.games.shares.rules.verbs import COMPANIES
from bathysphere.terminal.scene import Scene


def cell(scene: Scene, option: Option) -> str:
    """An option in few words."""
    return scene.voice.spell(CELLS[option.verb](scene, option))


def _draw(scene: Scene, option: Option) -> str:
    details = option.details
    fundraiser, each = str(details["fundraiser"]), _int(details["each"])
    return scene.voice.say("shares-cell-draw", fundraiser=fundraiser, each=each)


def _decline(scene: Scene, option: Option) -> str:
    return scene.voice.say("shares-cell-decline")


def _take(scene: Scene, option: Option) -> str:
    company, owner = option.arguments["company"], option.arguments["owner"]
    price = _cost(scene, option.details["price"])
    return f"{_company(scene, company)} ({owner_name(scene, owner)}) {price}"


def _expand(scene: Scene, option: Option) -> str:
    companies = option.details["companies"]
    assert isinstance(companies, list)
    codes = [scene.voice.say(f"shares-code-{scene.label('company', company)}") for company in companies]
    where = scene.voice.say("shares-all") if len(codes) == COMPANIES else " ".join(codes)
    return f"{_number(scene, option.arguments['card'])} → {where}"


def _depth_card(scene: Scene, option: Option) -> str:
    where = _company(scene, _int(option.details["company"]))
    return f"{where} {_number(scene, option.arguments['card'])} {_cost(scene, option.details['cost'])}"


def _card(scene: Scene, option: Option) -> str:
    card = scene.label("card", option.arguments["card"])
    return f"{number_of(scene, card)} {short_name(scene, printed_of(scene).cards[card].company)}"


def _priced_card(scene: Scene, option: Option) -> str:
    return f"{_card(scene, option)} {_cost(scene, option.details['price'])}"


def _into(scene: Scene, option: Option) -> str:
    """A company, the numbers from and to, and what it brings or costs."""
    details = option.details
    text = _company(scene, option.arguments["company"])
    newest = details.get("newest")
    if isinstance(newest, int):
        text += f" {_number(scene, newest)} → {_number(scene, _int(details['card']))}"
    if "price" in details:
        return f"{text} {_cost(scene, details['price'])}"
    if "dividend" not in details:
        return text
    amounts = details["amounts"]
    assert isinstance(amounts, list)
    gains = [f"{owner_name(scene, seat)} +{amount}" for seat, amount in enumerate(amounts) if amount]
    if details["dividend"] == "no":
        said = scene.voice.say("shares-cell-no-dividend")
    elif gains:
        said = scene.voice.say("shares-cell-dividend", amounts=", ".join(gains))
    else:
        said = scene.voice.say("shares-cell-dividend-nobody")
    return f"{text}: {said}"


CELLS: dict[str, Callable[[Scene, Option], str]] = {
    "draw": _draw,
    "decline": _decline,
    "into": _into,
    "take": _take,
    "expand": _expand,
    **dict.fromkeys(("remove", "move", "raise"), _depth_card),
    **dict.fromkeys(("buy", "place"), _priced_card),
    **dict.fromkeys(("draft", "pay"), _card),
}


def _company(scene: Scene, company: int) -> str:
    return short_name(scene, view_of(scene).companies[company].company)


def _number(scene: Scene, card: int) -> str:
    return str(number_of(scene, scene.label("card", card)))


def _cost(scene: Scene, price: object) -> str:
    return scene.voice.say("shares-cell-cost" if price else "shares-cell-free", price=_int(price))


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
