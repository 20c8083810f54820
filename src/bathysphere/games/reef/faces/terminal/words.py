"""What the terminal calls the things of Reef Project, and effects in few words."""

from __future__ import annotations

from collections.abc import Sequence

from bathysphere.games.reef.faces.printed_types import EffectFace, MissionFace, ReefPrinted
from bathysphere.games.reef.faces.view_types import ReefView, SpotView
from bathysphere.terminal.scene import Scene

INTERN = "intern:"
"""How views begin the name of a tile that lies on its back."""


def view_of(scene: Scene) -> ReefView:
    """What the viewer sees."""
    assert isinstance(scene.view, ReefView)
    return scene.view


def printed_of(scene: Scene) -> ReefPrinted:
    """What stands on board, tiles, cards and sheets."""
    assert isinstance(scene.printed, ReefPrinted)
    return scene.printed


def house(scene: Scene, provenance: str) -> str:
    """The mark of what is house-made, behind a blank."""
    return " " + scene.voice.game("house-mark") if provenance == "house" else ""


# -- effects ----------------------------------------------------------------------------------------------


def effects(scene: Scene, entries: Sequence[EffectFace]) -> str:
    """A list of effects in few words; two sets to choose from stand in brackets if there is more."""
    words = [effect(scene, entry) for entry in entries]
    if len(entries) > 1:
        words = [f"({word})" if entry.sets else word for word, entry in zip(words, entries, strict=True)]
    return ", ".join(words)


def effect(scene: Scene, entry: EffectFace) -> str:
    """One effect in few words; a stroke stands between two sets of which one is chosen."""
    say = scene.voice.say
    if entry.sets:
        return " / ".join(effects(scene, each) for each in entry.sets)
    if entry.pay:
        paid = ", ".join(say(f"reef-thing-{dashed(price.what)}", n=price.n) for price in entry.pay)
        times = f" ×{entry.n}" if entry.n > 1 else ""
        return scene.voice.spell(f"{paid} → {effects(scene, entry.get or [])}{times}")
    if entry.op == "gain" and isinstance(entry.what, str):
        return say(f"reef-thing-{dashed(entry.what)}", n=entry.n)
    return _does(scene, entry)


def _does(scene: Scene, entry: EffectFace) -> str:
    """An effect that is no gain, with how it differs."""
    word, n = dashed(entry.op), entry.n
    if isinstance(entry.delta, int):
        n = abs(entry.delta)
        word = "hire" if entry.delta == 0 else "hire-cheaper" if entry.delta < 0 else "hire-dearer"
    elif isinstance(entry.color, str):
        word = f"activate-{entry.color}"
    elif entry.reach in ("plus", "any"):
        word = f"mission-{entry.reach}"
    return scene.voice.say(f"reef-do-{word}", n=n)


def dashed(word: str) -> str:
    """A word of the content files as the texts write it."""
    return word.replace("_", "-")


# -- names ------------------------------------------------------------------------------------------------


def name(scene: Scene, domain: str, label: str) -> str:
    """What a thing is called."""
    return scene.voice.thing(domain, label)


def spot_letter(spot: str) -> str:
    """The letter of a spot; the Starting Island is 0."""
    return "0" if spot == "start" else spot


def route_name(route: str) -> str:
    """A route by the letters of its ends."""
    return route.replace("start", "0")


def sector_name(scene: Scene, sector: str) -> str:
    """A sector as the board calls it."""
    return scene.voice.game(f"sector-{sector}")


def island_name(scene: Scene, island: str) -> str:
    """An Island as its tile calls it."""
    return scene.voice.thing("island", island)


def spot_of_island(scene: Scene, island: str) -> SpotView | None:
    """The spot where an Island lies, if it lies on the board."""
    return next((spot for spot in view_of(scene).spots if spot.island == island), None)


def ship_name(scene: Scene, ship: str) -> str:
    """A Ship by its name."""
    return scene.voice.game(f"ship-{ship}")


def tile_name(scene: Scene, tile: str) -> str:
    """A crew tile by its trade; an Intern shows its back."""
    return scene.voice.say("reef-intern") if tile.startswith(INTERN) else scene.voice.thing("tile", tile)


def tile_effects(scene: Scene, tile: str) -> list[EffectFace]:
    """What a crew tile does."""
    printed = printed_of(scene)
    return printed.tracks.intern if tile.startswith(INTERN) else printed.faces.tile[tile].effects


def color_name(scene: Scene, color: str) -> str:
    """The colour of a crew."""
    return scene.voice.game(f"color-{color}")


def suit_name(scene: Scene, suit: str) -> str:
    """The suit of a mission, or the colour of an Island."""
    return scene.voice.game(f"suit-{suit}")


def power(scene: Scene, ship: str) -> str:
    """What the power of a Ship does."""
    sheet = printed_of(scene).faces.ship[ship]
    return scene.voice.say(f"reef-power-{dashed(sheet.power)}", n=sheet.power_n)


def player(scene: Scene, seat: int) -> str:
    """Sign and name of a player."""
    return f"{scene.shape(seat)} {scene.voice.player(seat)}"


# -- missions and Objectives ------------------------------------------------------------------------------


def mission(scene: Scene, card: str) -> str:
    """A mission: its name, suit, where or when it is played, what it does."""
    sheet = printed_of(scene).faces.mission[card]
    called = f"{name(scene, 'mission', card)} " if sheet.kind == "condition" else ""
    suit = suit_name(scene, sheet.suit)
    return f"{called}{suit}, {when(scene, sheet)}: {effects(scene, sheet.effects)}"


def mission_short(scene: Scene, card: str) -> str:
    """A mission by where or when it is played."""
    sheet = printed_of(scene).faces.mission[card]
    if sheet.kind == "condition":
        return f"{name(scene, 'mission', card)} ({when(scene, sheet)})"
    return when(scene, sheet)


def when(scene: Scene, sheet: MissionFace) -> str:
    """The Island of a mission and whether it replaces it, or the condition."""
    say = scene.voice.say
    if isinstance(sheet.island, str):
        spot = spot_of_island(scene, sheet.island)
        where = f" {spot_letter(spot.spot)}" if spot else ""
        called = island_name(scene, sheet.island) + where
        return say("reef-instead" if sheet.kind == "alternative" else "reef-with", island=called)
    color = suit_name(scene, sheet.color) if isinstance(sheet.color, str) else ""
    n = sheet.value if isinstance(sheet.value, int) else 0
    return say(f"reef-when-{dashed(str(sheet.condition))}", n=n, color=color)


def objective(scene: Scene, card: str) -> str:
    """What an Objective counts."""
    sheet = printed_of(scene).faces.objective[card]
    say = scene.voice.say
    tiers, at = (", ".join(map(str, values)) for values in (sheet.tiers, sheet.at))
    said = say(f"reef-objective-{dashed(sheet.kind)}", vp=sheet.vp, tiers=tiers, at=at)
    return f"{said}{say('reef-at-most', vp=sheet.cap)}" if sheet.cap and not sheet.tiers else said
