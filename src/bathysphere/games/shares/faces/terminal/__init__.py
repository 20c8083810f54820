"""In Too Deep in the terminal, drawn from a seat's view: companies, portfolios, hand, abilities."""

from __future__ import annotations

from functools import partial

from bathysphere.engine.verbs import Verb
from bathysphere.games.shares.faces.terminal import companies, hands
from bathysphere.games.shares.faces.terminal.cells import cell
from bathysphere.games.shares.faces.terminal.words import company_name, piles, short_name, view_of
from bathysphere.games.shares.rules.verbs import COMPANIES
from bathysphere.terminal.scene import Pane, Scene, Thing

SEA_WIDTH = 110
"""From here on the columns hang in the sea."""


def bar(scene: Scene) -> str:
    """Turn, piles, and what the end depends on."""
    return piles(scene)


def panes(scene: Scene) -> list[Pane]:
    """The companies with everybody's shares, the hand and the market, what the companies can do."""
    rows = partial(companies.rows, scene, whole=True)
    newest = partial(companies.rows, scene, whole=False)
    sea = partial(companies.sea, scene)
    return [
        Pane("companies", sea if scene.width >= SEA_WIDTH else rows, (rows, newest)),
        Pane("hand", partial(hands.own, scene), (partial(hands.own, scene),)),
        Pane("abilities", partial(companies.abilities, scene), (partial(companies.abilities_short, scene),)),
    ]


def things(scene: Scene) -> list[Thing]:
    """Companies, players, and every card of the box by its number."""
    view = view_of(scene)
    named = [
        Thing("companies", [company_name(scene, each.company), short_name(scene, each.company), each.company],
              partial(companies.in_words, scene, each))
        for each in view.companies
    ]  # fmt: skip
    for owner, player in enumerate(view.players):
        named.append(
            Thing("players", [hands.owner_name(scene, owner)], partial(hands.portfolio, scene, player, owner))
        )
    seen = {card for each in view.companies for card in each.column}
    seen |= {card for player in view.players for card in player.portfolio}
    seen |= {*view.hand, *view.market}
    for card in scene.labels["card"]:
        names = [scene.voice.thing("card", card), str(scene.printed.cards[card].number)]
        named.append(Thing("cards", names, partial(hands.card_in_words, scene, card), card in seen))
    return named


def thinkable(scene: Scene) -> list[int]:
    """The own cards, the depth cards and the shares of others, with every verb of the open question."""
    view = view_of(scene)
    depths = [card for each in view.companies for card in each.column]
    about = {
        "draft": view.market,
        **dict.fromkeys(("buy", "expand", "pay", "place"), view.hand),
        **dict.fromkeys(("remove", "move", "raise"), depths),
    }
    actions: list[int] = []
    for verb in scene.pending_step().verbs:
        if verb.name == "take":
            actions += _shares_of_others(scene, verb)
        elif verb.name == "into":
            actions += [verb.code(company) for company in range(COMPANIES)]
        else:
            cards = about.get(verb.name)
            actions += (
                [verb.code(0)] if cards is None else [verb.code(scene.number("card", c)) for c in cards]
            )
    return actions


def _shares_of_others(scene: Scene, verb: Verb) -> list[int]:
    return [
        verb.code(company, owner)
        for company in range(COMPANIES)
        for owner, player in enumerate(view_of(scene).players)
        if owner != scene.seat and player.shares[company]
    ]


__all__ = ["bar", "cell", "panes", "things", "thinkable"]
