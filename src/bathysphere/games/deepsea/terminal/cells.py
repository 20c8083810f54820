"""The options of a choice in few words, for the terminal: a function for each kind of option."""

from __future__ import annotations

from collections.abc import Callable

from bathysphere.engine.options import Option
from bathysphere.games.deepsea.tables import ICON_NAMES
from bathysphere.games.deepsea.terminal.words import (
    hex_place,
    icons_in_words,
    name_of,
    place_of,
    position_of,
    short_site,
)
from bathysphere.terminal.screen import Scene, clipped

NAME_WIDTH = 34
GOAL_WIDTH = 60


def cell(scene: Scene, option: Option) -> str:
    """An option in few words."""
    words = CELLS.get(option.verb)
    text = words(scene, option) if words is not None else scene.voice.say(f"deepsea-cell-{option.verb}")
    return scene.voice.spell(text)


def _gain(scene: Scene, option: Option) -> str:
    """What is gained, behind a blank; empty without."""
    gain = icons_in_words(scene, option.details.get("gain"))
    return f" +{gain}" if gain else ""


def _actions(scene: Scene, option: Option) -> str:
    return icons_in_words(scene, option.details.get("actions"), "/" if option.details.get("one") else " ")


def _card(scene: Scene, option: Option) -> str:
    return clipped(name_of(scene, "card", option.arguments["card"]), NAME_WIDTH)


def _recruit(scene: Scene, option: Option) -> str:
    kind = name_of(scene, "kind", option.arguments["kind"])
    gained = _gain(scene, option).strip() or "–"
    return f"{kind} {option.details['tier']}: {gained} > {_actions(scene, option) or '–'}"


def _activate(scene: Scene, option: Option) -> str:
    return f"{_face(scene, option)} ({_actions(scene, option)})"


def _face(scene: Scene, option: Option) -> str:
    return name_of(scene, "face", option.arguments["face"])


def _circle(scene: Scene, option: Option) -> str:
    return f"{_card(scene, option)} ({_actions(scene, option)})"


def _spend(scene: Scene, option: Option) -> str:
    return f"{_token(scene, option)} ({option.details['research']})"


def _token(scene: Scene, option: Option) -> str:
    return name_of(scene, "token", option.arguments["token"])


def _zone(scene: Scene, option: Option) -> str:
    return place_of(scene, position_of(scene), option.arguments["board"]) + _gain(scene, option)


def _site(scene: Scene, option: Option) -> str:
    p = position_of(scene)
    site = option.arguments["site"]
    text = f"{place_of(scene, p, p.tables.site_board[site])} {short_site(scene, p, site)}"
    if option.verb == "conserve":
        text += f" –{option.details['cost']}"
    if option.verb == "sonar":
        gain = icons_in_words(scene, p.tables.bundles[p.tables.site_bundle[site]])
        text += f" +{gain}" if gain else ""
    else:
        text += _gain(scene, option)
    return text + (" " + scene.voice.say("deepsea-link") if option.details.get("links") else "")


def _publish(scene: Scene, option: Option) -> str:
    details = option.details
    return f"{_card(scene, option)} –{details['cost']} {details['points']}p{_gain(scene, option)}"


def _promote(scene: Scene, option: Option) -> str:
    face = option.details["face"]
    assert isinstance(face, int)
    kind = name_of(scene, "kind", option.arguments["kind"])
    text = f"{kind} → {name_of(scene, 'face', face)}{_gain(scene, option)}"
    return text + (" (x)" if option.arguments["circle"] else "")


def _draw(scene: Scene, option: Option) -> str:
    return "+".join(str(depth) for depth in option.arguments.values() if depth)


def _keep(scene: Scene, option: Option) -> str:
    board = name_of(scene, "board", option.arguments["board"])
    return f"{board} ({option.details['depth']}){_gain(scene, option)}"


def _place(scene: Scene, option: Option) -> str:
    return position_of(scene).tables.labels["cell"][option.arguments["cell"]]


def _mark(scene: Scene, option: Option) -> str:
    return f"{_walk(scene, option)} {option.details['points']}p{_gain(scene, option)}"


def _walk(scene: Scene, option: Option) -> str:
    return hex_place(scene, position_of(scene), option.arguments["hex"])


def _icon(scene: Scene, option: Option) -> str:
    return scene.voice.game(f"icon-{ICON_NAMES[option.arguments['icon']]}")


def _step(scene: Scene, option: Option) -> str:
    attribute = position_of(scene).tables.labels["attribute"][option.arguments["attribute"]]
    return f"{scene.voice.game('attribute-' + attribute)} {option.details['position']}"


def _piece(scene: Scene, option: Option) -> str:
    return scene.voice.game(f"piece-{position_of(scene).tables.labels['piece'][option.arguments['piece']]}")


def _version(scene: Scene, option: Option) -> str:
    return clipped(scene.voice.game(f"counts-{option.details['counts']}"), GOAL_WIDTH)


def _pocket(scene: Scene, option: Option) -> str:
    return str(option.arguments["pocket"] + 1)


CELLS: dict[str, Callable[[Scene, Option], str]] = {
    "recruit": _recruit,
    "activate": _activate,
    "copy": _activate,
    "take-back": _face,
    "circle": _circle,
    "spend": _spend,
    "use": _token,
    "keep-token": _token,
    "vessel": _zone,
    "travel": _zone,
    "launch": _zone,
    "sonar": _site,
    "dive": _site,
    "conserve": _site,
    "journal": _site,
    "publish": _publish,
    "promote": _promote,
    "draw": _draw,
    "keep": _keep,
    "place": _place,
    "mark": _mark,
    "walk": _walk,
    "next": _icon,
    "do": _icon,
    "step": _step,
    "name": _piece,
    "choose": _version,
    "refill": _pocket,
}
"""By verb; other options have words of their own (`deepsea-cell-<verb>`)."""
