"""The own hand, the market, and what lies before each player."""

from __future__ import annotations

from rich.text import Text

from bathysphere.games.shares.faces.terminal.words import (
    card_text,
    number_of,
    printed_of,
    short_name,
    view_of,
)
from bathysphere.games.shares.faces.view import PlayerView
from bathysphere.terminal.lines import STRONG, paragraph, run
from bathysphere.terminal.scene import Scene


def own(scene: Scene, width: int) -> list[Text]:
    """The own hand, during the draft the market, and what one has seen of other hands."""
    view = view_of(scene)
    say = scene.voice.say
    lines: list[Text] = []
    if view.market:
        heading = Text(f"{say('shares-market')} ({len(view.market)}): ", style=STRONG)
        lines += run([card_text(scene, card) for card in view.market], width, heading)
    if scene.seat >= 0:
        cards = [card_text(scene, card) for card in view.hand] or [Text(say("shares-none"))]
        lines += run(cards, width, Text(f"{say('shares-hand')} ({len(view.hand)}): ", style=STRONG))
    for seat in sorted({known.holder for known in view.known}):
        held = [card_text(scene, known.card) for known in view.known if known.holder == seat]
        heading = Text(say("shares-known", name=scene.voice.player(seat)) + " ", style=STRONG)
        lines += run(held, width, heading)
    return lines


def owner_name(scene: Scene, owner: int) -> str:
    """A player, or the third portfolio."""
    if view_of(scene).players[owner].third:
        return scene.voice.say("shares-third")
    return scene.voice.player(owner)


def points_of(scene: Scene, owner: int) -> int:
    """The whole portfolio: shares times worth, company by company.  SH-088"""
    view = view_of(scene)
    shares = view.players[owner].shares
    return sum(count * each.worth for count, each in zip(shares, view.companies, strict=True))


def portfolio(scene: Scene, player: PlayerView, owner: int, width: int) -> list[Text]:
    """A player's shares, card by card, their worth now, and the cards in hand."""
    say = scene.voice.say
    name = owner_name(scene, owner)
    hand = "" if player.third else f", {say('shares-hand-sizes')} {player.hand}"
    lines = paragraph(f"{name}: {say('shares-points')} {points_of(scene, owner)}{hand}", width, style=STRONG)
    for count, each in zip(player.shares, view_of(scene).companies, strict=True):
        if count:
            numbers = [
                str(number_of(scene, card))
                for card in player.portfolio
                if printed_of(scene).cards[card].company == each.company
            ]
            what = say("shares-held", count=count, worth=each.worth, points=count * each.worth)
            lines += paragraph(f"{short_name(scene, each.company)}: {what} ({', '.join(numbers)})", width)
    return lines


def card_in_words(scene: Scene, card: str, width: int) -> list[Text]:
    """A card: its number, its company, and where it lies, if everybody sees it."""
    view = view_of(scene)
    where = [
        scene.voice.say("shares-card-column", company=short_name(scene, each.company))
        for each in view.companies
        if card in each.column
    ]
    where += [
        scene.voice.say("shares-card-share", name=owner_name(scene, owner))
        for owner, player in enumerate(view.players)
        if card in player.portfolio
    ]
    where += [scene.voice.say("shares-hand")] if card in view.hand else []
    where += [scene.voice.say("shares-market")] if card in view.market else []
    house = scene.voice.game("house-mark") if printed_of(scene).cards[card].provenance == "house" else ""
    said = scene.voice.thing("card", card)
    return paragraph(", ".join([said, *where]) + f" {house}", width)
