"""What is on offer and in hand: crew, missions, Objectives."""

from __future__ import annotations

from rich.text import Text

from bathysphere.games.reef.faces.terminal.words import (
    color_name,
    effects,
    house,
    mission,
    mission_short,
    name,
    objective,
    printed_of,
    suit_name,
    tile_effects,
    tile_name,
    view_of,
)
from bathysphere.games.reef.faces.view_types import PlayerView
from bathysphere.terminal.lines import STRONG, paragraph
from bathysphere.terminal.scene import Scene

UNKNOWN = "?"


def crew(scene: Scene, width: int) -> list[Text]:
    """The crew on offer with prices for the viewer, the cheapest first; the open tile of the stack."""
    say = scene.voice.say
    view = view_of(scene)
    lines = paragraph(say("reef-crew-offer"), width)
    for tile, price in zip(view.crew_offer, view.crew_prices, strict=True):
        lines += paragraph(f"{price} {_tile(scene, tile)}", width)
    lines += paragraph(say("reef-intern-offer", price=view.intern_price), width)
    if view.crew_top:
        # the stack lies face up: everybody sees who comes next.  AM-70
        lines += paragraph(say("reef-crew-top", tile=_tile(scene, view.crew_top)), width)
    out = ", ".join(tile_name(scene, tile) for tile in view.crew_discard) or scene.voice.spell("–")
    return lines + paragraph(say("reef-crew-stack", count=view.crew_stack, out=out), width)


def _tile(scene: Scene, tile: str) -> str:
    """A crew tile: its trade, its colour, what it does."""
    color = color_name(scene, printed_of(scene).faces.tile[tile].color)
    return f"{tile_name(scene, tile)} ({color}) {effects(scene, tile_effects(scene, tile))}"


def tile_in_words(scene: Scene, tile: str, width: int) -> list[Text]:
    """A crew tile in full."""
    shown = scene.voice.shows("tile", scene.number("tile", tile))
    face = printed_of(scene).faces.tile[tile]
    said = f"{tile_name(scene, tile)} ({color_name(scene, face.color)}): {shown}"
    return paragraph(said + house(scene, face.provenance), width)


# -- missions ---------------------------------------------------------------------------------------------


def missions(scene: Scene, width: int) -> list[Text]:
    """The missions on offer, those in reach with a dot, and what lies in front of everybody."""
    say = scene.voice.say
    view = view_of(scene)
    lines = paragraph(say("reef-offer", reach=view.mission_reach), width)
    for place, card in enumerate(view.mission_offer):
        mark = scene.voice.spell("·") if place < view.mission_reach else " "
        lines += paragraph(mission(scene, card), width, "      ", f"{mark} ")
    known = [mission_short(scene, card) for card in view.mission_deck if card]
    also = f" {say('reef-deck-known', cards=', '.join(known))}" if known else ""
    lines += paragraph(say("reef-deck", count=len(view.mission_deck)) + also, width)
    for seat, mine in enumerate(view.players):
        suits = ", ".join(_suits(scene, mine)) or scene.voice.spell("–")
        said = f"{scene.shape(seat)} {scene.voice.player(seat)}: {say('reef-suits', suits=suits)}"
        lines += paragraph(said, width)
    return lines


def _suits(scene: Scene, mine: PlayerView, all_of_them: bool = True) -> list[str]:
    faces = printed_of(scene).faces.mission
    cards = [each.mission for each in mine.played if all_of_them or not each.flipped]
    return [suit_name(scene, faces[card].suit) for card in cards]


def mission_in_words(scene: Scene, card: str, width: int) -> list[Text]:
    """A mission in full."""
    face = printed_of(scene).faces.mission[card]
    shown = scene.voice.shows("mission", scene.number("mission", card))
    head = f"{name(scene, 'mission', card)} ({suit_name(scene, face.suit)}, {mission_short(scene, card)})"
    return paragraph(f"{head}: {shown}{house(scene, face.provenance)}", width)


def hand(scene: Scene, width: int) -> list[Text]:
    """The own missions in full, how far their conditions are met, Objective and tiles."""
    if scene.seat < 0:
        return []
    say = scene.voice.say
    mine = view_of(scene).players[scene.seat]
    if not (mine.hand or mine.packet or mine.played or mine.pollution):
        return []
    lines = paragraph(say("reef-hand", count=len(mine.hand)), width, style=STRONG)
    plans = {plan.mission: plan for plan in mine.plans}
    for card in mine.hand:
        if card is None:
            continue
        plan = plans.get(card)
        state = f" {say('reef-met')}" if plan and plan.met else ""
        if plan and not plan.met and isinstance(plan.have, int) and isinstance(plan.need, int):
            state = f" ({plan.have}/{plan.need})"
        lines += paragraph(mission(scene, card) + state, width, "      ", "  ")
    for card in mine.packet:
        lines += (
            paragraph(f"{say('reef-packet')} {mission(scene, card)}", width, "      ", "  ") if card else []
        )
    return lines + _rest(scene, mine, width, cards=False)


def hand_short(scene: Scene, width: int) -> list[Text]:
    """In few lines: the hand by where it is played, open suits, Objective, own tiles."""
    if scene.seat < 0:
        return []
    return _rest(scene, view_of(scene).players[scene.seat], width, cards=True)


def _rest(scene: Scene, mine: PlayerView, width: int, cards: bool) -> list[Text]:
    say = scene.voice.say
    parts = []
    if mine.hand and cards:
        held = [mission_short(scene, card) for card in mine.hand if card]
        parts.append(say("reef-hand-short", cards=", ".join(held)))
    suits = _suits(scene, mine, all_of_them=False)
    if suits:
        parts.append(say("reef-suits", suits=", ".join(suits)))
    if mine.objective and mine.objective != UNKNOWN:
        vp = view_of(scene).scores[scene.seat].parts.get("objective") or 0
        parts.append(say("reef-objective", name=name(scene, "objective", mine.objective), vp=vp))
    tiles = [tile.tile for tile in mine.pollution if tile.tile and not tile.used]
    if tiles:
        vp = sum(printed_of(scene).faces.pollution[tile].vp for tile in tiles)
        parts.append(say("reef-tiles", count=len(tiles), vp=vp))
    return paragraph(scene.voice.spell(" · ").join(parts), width, "  ") if parts else []


# -- Objectives -------------------------------------------------------------------------------------------


def objectives(scene: Scene, width: int) -> list[Text]:
    """Every Objective of the game with what it counts; when they are handed out, and who holds one."""
    say = scene.voice.say
    view = view_of(scene)
    lines = paragraph(say("reef-objectives-at", at=printed_of(scene).tracks.objectives_at), width)
    for seat, mine in enumerate(view.players):
        if mine.objective:
            known = mine.objective != UNKNOWN
            called = name(scene, "objective", mine.objective) if known else say("reef-objective-hidden")
            lines += paragraph(f"{scene.shape(seat)} {scene.voice.player(seat)}: {called}", width)
    cards = [card for card in scene.labels["objective"] if card in printed_of(scene).faces.objective]
    return lines + [line for card in cards for line in objective_in_words(scene, card, width)]


def objective_in_words(scene: Scene, card: str, width: int) -> list[Text]:
    """An Objective in full."""
    face = printed_of(scene).faces.objective[card]
    said = f"{name(scene, 'objective', card)}: {objective(scene, card)}"
    return paragraph(said + house(scene, face.provenance), width)
