"""The options of a choice in few words, for the terminal: a function for each kind of option."""

from __future__ import annotations

from collections.abc import Callable

from bathysphere.engine.options import Option
from bathysphere.games.deepsea.faces.terminal.words import (
    board_of_site,
    details_icons,
    hex_place,
    icons,
    name,
    place_of,
    printed_of,
    short_site,
)
from bathysphere.terminal.scene import Scene


def cell(scene: Scene, option: Option) -> str:
    """An option in few words."""
    words = CELLS.get(option.verb)
    text = words(scene, option) if words is not None else scene.voice.say(f"deepsea-cell-{option.verb}")
    return scene.voice.spell(text)


def _thing(scene: Scene, option: Option, domain: str) -> str:
    """What the thing is called that an option is about."""
    return name(scene, domain, scene.label(domain, option.arguments[domain]))


def _gain(scene: Scene, option: Option) -> str:
    """What is gained, behind a blank; empty without."""
    gain = details_icons(scene, option.details.get("gain"))
    return f" +{gain}" if gain else ""


def _actions(scene: Scene, option: Option) -> str:
    """Of actions with a stroke one can be done, of those with a plus all.  DS-107, DS-108"""
    between = "/" if option.details.get("one") else " + "
    return details_icons(scene, option.details.get("actions"), between)


def _card(scene: Scene, option: Option) -> str:
    return _thing(scene, option, "card")


def _recruit(scene: Scene, option: Option) -> str:
    kind = scene.label("kind", option.arguments["kind"])
    gained = _gain(scene, option).strip() or "–"
    actions = _actions(scene, option)
    if kind in printed_of(scene).specialists and printed_of(scene).specialists[kind].junior.ability:
        actions = scene.voice.say("deepsea-copies")
    return f"{name(scene, 'kind', kind)} {option.details['tier']}: {gained} > {actions or '–'}"


def _activate(scene: Scene, option: Option) -> str:
    return f"{_face(scene, option)} ({_actions(scene, option)})"


def _face(scene: Scene, option: Option) -> str:
    return _thing(scene, option, "face")


def _circle(scene: Scene, option: Option) -> str:
    return f"{_card(scene, option)} ({_actions(scene, option)})"


def _spend(scene: Scene, option: Option) -> str:
    return f"{_token(scene, option)} ({option.details['research']})"


def _token(scene: Scene, option: Option) -> str:
    return _thing(scene, option, "token")


def _zone(scene: Scene, option: Option) -> str:
    return place_of(scene, scene.label("board", option.arguments["board"])) + _gain(scene, option)


def _site(scene: Scene, option: Option) -> str:
    site = scene.label("site", option.arguments["site"])
    board = board_of_site(scene, site)
    text = f"{place_of(scene, board)} {short_site(scene, site)}"
    if option.verb == "conserve":
        text += f" –{option.details['cost']}"
    if option.verb == "sonar":
        spaces = [space for track in printed_of(scene).zones[board].sonar for space in track]
        gain = icons(scene, next(space.get for space in spaces if f"{board}-{space.id}" == site))
        text += f" +{gain}" if gain else ""
    else:
        text += _gain(scene, option)
    return text + (" " + scene.voice.say("deepsea-link") if option.details.get("links") else "")


def _publish(scene: Scene, option: Option) -> str:
    details = option.details
    points = f" {details['points']}p" if printed_of(scene).edition.journals_score else ""
    return f"{_card(scene, option)} –{details['cost']}{points}{_gain(scene, option)}"


def _promote(scene: Scene, option: Option) -> str:
    face = option.details["face"]
    assert isinstance(face, int)
    senior = name(scene, "face", scene.label("face", face))
    text = f"{_thing(scene, option, 'kind')} → {senior}{_gain(scene, option)}"
    return text + (" (x)" if option.arguments["circle"] else "")


def _draw(scene: Scene, option: Option) -> str:
    return "+".join(str(depth) for depth in option.arguments.values() if depth)


def _keep(scene: Scene, option: Option) -> str:
    return f"{_thing(scene, option, 'board')} ({option.details['depth']}){_gain(scene, option)}"


def _place(scene: Scene, option: Option) -> str:
    return scene.label("cell", option.arguments["cell"])


def _mark(scene: Scene, option: Option) -> str:
    return f"{_walk(scene, option)} {option.details['points']}p{_gain(scene, option)}"


def _walk(scene: Scene, option: Option) -> str:
    return hex_place(scene, scene.label("hex", option.arguments["hex"]))


def _icon(scene: Scene, option: Option) -> str:
    return scene.voice.game(f"icon-{scene.label('icon', option.arguments['icon'])}")


def _step(scene: Scene, option: Option) -> str:
    attribute = scene.label("attribute", option.arguments["attribute"])
    return f"{scene.voice.game('attribute-' + attribute)} {option.details['position']}"


def _piece(scene: Scene, option: Option) -> str:
    return scene.voice.game(f"piece-{scene.label('piece', option.arguments['piece'])}")


def _version(scene: Scene, option: Option) -> str:
    return scene.voice.game(f"counts-{option.details['counts']}")


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
