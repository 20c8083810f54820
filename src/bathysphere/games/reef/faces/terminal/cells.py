"""The options of Reef Project in few words: a function for each kind of option."""

from __future__ import annotations

from collections.abc import Callable

from bathysphere.engine.options import Option
from bathysphere.games.reef.faces.terminal.ships import member_effects, member_name
from bathysphere.games.reef.faces.terminal.words import (
    color_name,
    effect,
    effects,
    island_name,
    mission,
    name,
    objective,
    power,
    printed_of,
    route_name,
    sector_name,
    ship_name,
    spot_letter,
    tile_effects,
    tile_name,
    view_of,
)
from bathysphere.terminal.scene import Scene

ROWS = ("top", "middle", "bottom")


def cell(scene: Scene, option: Option) -> str:
    """An option in few words."""
    words = CELLS.get(option.verb)
    return words(scene, option) if words else scene.voice.option(option)


def _about(scene: Scene, option: Option) -> str:
    """What views call the thing an option is about."""
    domain, number = next(iter(option.arguments.items()))
    return scene.label(domain, number)


def _paid(scene: Scene, option: Option) -> str:
    """The price of an option, if it has one."""
    price = option.details.get("price")
    if not isinstance(price, int):
        return ""
    return f"-{price}" if price else scene.voice.say("reef-free")


def _sail(scene: Scene, option: Option) -> str:
    label, paid = _about(scene, option), _paid(scene, option)
    spot = next(spot for spot in view_of(scene).spots if spot.spot == label)
    if spot.island is None:
        return f"{spot_letter(label)} {paid} {scene.voice.say('reef-start')}"
    # where room is scarce the letter has to do: the missions in hand name it too
    roomy = scene.height > 30 or scene.width >= 120
    called = f" {island_name(scene, spot.island)}" if roomy else ""
    gains = effects(scene, printed_of(scene).faces.island[spot.island].effects)
    return f"{spot_letter(label)} {paid}{called}: {gains}"


def _deploy(scene: Scene, option: Option) -> str:
    numbers = option.details.get("sectors")
    cleaned = (
        [sector_name(scene, scene.label("sector", n)) for n in numbers] if isinstance(numbers, list) else []
    )
    text = f"{route_name(_about(scene, option))} {_paid(scene, option)}"
    return f"{text} {scene.voice.say('reef-cleans', sectors=', '.join(cleaned))}" if cleaned else text


def _card(scene: Scene, option: Option) -> str:
    return mission(scene, _about(scene, option))


def _ship(scene: Scene, option: Option) -> str:
    ship = _about(scene, option)
    return f"{ship_name(scene, ship)}: {power(scene, ship)}"


def _hire(scene: Scene, option: Option) -> str:
    tile = _about(scene, option)
    color = color_name(scene, printed_of(scene).faces.tile[tile].color)
    does = effects(scene, tile_effects(scene, tile))
    return f"{tile_name(scene, tile)} ({color}) {_paid(scene, option)}: {does}"


def _intern(scene: Scene, option: Option) -> str:
    return f"{tile_name(scene, view_of(scene).crew_offer[0])} {_paid(scene, option)}"


def _activate(scene: Scene, option: Option) -> str:
    member = _about(scene, option)
    does = effects(scene, member_effects(scene, option.seat, member))
    return f"{member_name(scene, option.seat, member)}: {does}"


def _row(scene: Scene, option: Option) -> str:
    row = ROWS.index(_about(scene, option))
    mine = view_of(scene).players[option.seat]
    space = mine.free_spaces[row]
    assert mine.ship
    assert space
    sheet = printed_of(scene).faces.ship[mine.ship].rows[row]
    return f"{color_name(scene, sheet.color)}: {effects(scene, sheet.benefits[int(space[-1]) - 1])}"


def _pollution(scene: Scene, option: Option) -> str:
    sheet = printed_of(scene).faces.pollution[_about(scene, option)]
    return scene.voice.say("reef-tile", reward=effects(scene, sheet.effects), vp=sheet.vp)


def _milestone(scene: Scene, option: Option) -> str:
    return effects(scene, printed_of(scene).faces.milestone[_about(scene, option)].effects)


def _objective(scene: Scene, option: Option) -> str:
    card = _about(scene, option)
    return f"{name(scene, 'objective', card)}: {objective(scene, card)}"


def _settle(scene: Scene, option: Option) -> str:
    amounts = option.details["amounts"]
    assert isinstance(amounts, list)
    gains = [f"{scene.shape(other)}+{vp}" for other, vp in enumerate(amounts) if vp]
    return f"{sector_name(scene, _about(scene, option))}: {' '.join(gains)}"


def _space(scene: Scene, option: Option) -> str:
    label = _about(scene, option)
    space = next(space for space in printed_of(scene).tracks.recharge if space.space == label)
    return f"{space.at}: {effects(scene, space.effects)}"


def _resource(scene: Scene, option: Option) -> str:
    return scene.voice.game(f"resource-{_about(scene, option)}")


def _pick(scene: Scene, option: Option) -> str:
    pending = view_of(scene).pending
    sets = pending.sets if pending is not None else None
    return effects(scene, sets[option.arguments["set"]]) if sets else scene.voice.option(option)


def _resolve(scene: Scene, option: Option) -> str:
    pending = view_of(scene).pending
    entries = pending.entries if pending is not None else None
    label = _about(scene, option)
    face = next((each.effect for each in entries or [] if each.entry == label), None)
    return effect(scene, face) if face is not None else scene.voice.option(option)


CELLS: dict[str, Callable[[Scene, Option], str]] = {
    "sail": _sail,
    "deploy": _deploy,
    **dict.fromkeys(("play", "keep", "reject", "take", "lay", "discard"), _card),
    "choose": _ship,
    "hire": _hire,
    "intern": _intern,
    "activate": _activate,
    "row": _row,
    **dict.fromkeys(("reveal", "refresh"), _pollution),
    **dict.fromkeys(("milestone", "return"), _milestone),
    **dict.fromkeys(("objective", "drop"), _objective),
    "settle": _settle,
    "space": _space,
    **dict.fromkeys(("gain", "pay", "unlock", "trade"), _resource),
    "pick": _pick,
    "resolve": _resolve,
}
"""An option in few words, by its verb; what is not here says its label."""
