"""Discs on sites and the links they complete.  DS-231 .. DS-237"""

from bathysphere.engine.step import Step
from bathysphere.games.deepsea.rules import events, frames
from bathysphere.games.deepsea.rules.codes import NO_PLACES, with_place, zone_source
from bathysphere.games.deepsea.rules.compiled import CONSERVE_SITE, LAST_QUIET, Link
from bathysphere.games.deepsea.rules.frames import GainFrame, SiteFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition


def place_disc(p: DeepSeaPosition, seat: int, site: int) -> None:
    """A disc comes to lie on a site; the links it completes wait on the stack, its owner's on top.

    The owners of both ends gain, who owns both only once; first the player who placed the disc, then the
    others clockwise.  DS-232 .. DS-235, AM-004, AM-107
    """
    t = p.compiled
    p.disc[site] = seat
    p.say(events.PLACED_DISC, seat, site)
    links = t.site_links[site]
    source = zone_source(t.site_board[site])
    complete = 0
    for link in links:
        if p.disc[link.other] >= 0:
            complete += 1
            p.say(events.LINKED, seat, site, link.other)
    if complete == 0:
        return
    together = len(t.linked_bundle) > 0 and len(t.linked_bundle[site]) > 0
    for step in range(p.seats - 1, -1, -1):
        player = (seat + step) % p.seats
        if together:
            push_linked(p, player, seat, site, source)
        else:
            push_links(p, player, seat, links, source, True)
            push_links(p, player, seat, links, source, False)


def push_linked(p: DeepSeaPosition, player: int, placer: int, site: int, source: int) -> None:
    """All that one player gains from the links of a site is one reward.  AM-076"""
    links = p.compiled.site_links[site]
    paying = NO_PLACES
    for place in range(len(links)):
        owner = p.disc[links[place].other]
        if owner >= 0 and player in (placer, owner):
            paying = with_place(paying, place)
    if paying != NO_PLACES:
        p.push(GainFrame(player, p.compiled.linked_bundle[site][paying], 0, source))


def push_links(
    p: DeepSeaPosition, player: int, placer: int, links: list[Link], source: int, asked: bool
) -> None:
    """Version 1: link by link; what has to be asked for lies below what is just taken."""
    for place in range(len(links) - 1, -1, -1):
        link = links[place]
        owner = p.disc[link.other]
        if owner >= 0 and player in (placer, owner) and has_asked_icon(p, link.bundle) == asked:
            p.push(GainFrame(player, link.bundle, 0, source))


def has_asked_icon(p: DeepSeaPosition, bundle: int) -> bool:
    """Is there an icon in this bundle that its owner is asked about?"""
    for icon in p.compiled.bundles[bundle]:
        if icon > LAST_QUIET:
            return True
    return False


class PlaceDisc(Step[DeepSeaPosition, SiteFrame]):
    """The disc set aside goes to the site that was chosen.  DS-198, DS-207"""

    def __init__(self) -> None:
        super().__init__("place-disc", "DS-198", [], frame=SiteFrame)

    def resolve(self, p: DeepSeaPosition, f: SiteFrame, action: int) -> None:
        if p.compiled.site_kind[f.site] == CONSERVE_SITE:
            p.push(SiteFrame(frames.AFTER_CONSERVE, f.seat, f.site, f.modifiers))
        p.aside[f.seat] -= 1
        place_disc(p, f.seat, f.site)
