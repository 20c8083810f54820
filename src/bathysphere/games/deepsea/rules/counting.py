"""What scoring counts: discs, zones, fields, links, and the conditions of the tier-5 Seniors."""

from typing import Final

from bathysphere.games.deepsea.rules.codes import is_senior, seat_of_vessel
from bathysphere.games.deepsea.rules.compiled import (
    JOURNAL_SITE,
    PIECE_CONSERVE,
    PIECE_JOURNAL,
    PIECE_SONAR,
    PIECE_VESSEL,
)
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.verbs import DEPTHS, VESSELS

PIECE_OF_SITE: Final = [-1, PIECE_SONAR, PIECE_CONSERVE, PIECE_JOURNAL]
"""The piece a disc on a site is, by kind of site."""


def counts_of(p: DeepSeaPosition, pieces: list[bool], cells: list[bool]) -> list[int]:
    """Every seat's discs on such sites, and its Vessels, inside these cells.  DS-157, DS-270"""
    t = p.compiled
    counts = [0] * p.seats
    for cell in range(len(cells)):
        board = p.ocean[cell]
        if board >= 0 and cells[cell]:
            for site in t.disc_sites[board]:
                seat = p.disc[site]
                if seat >= 0 and pieces[PIECE_OF_SITE[t.site_kind[site]]]:
                    counts[seat] += 1
    if pieces[PIECE_VESSEL]:
        for number in range(p.seats * VESSELS):
            board = p.vessels[number]
            if board >= 0 and cells[p.cell[board]]:
                counts[seat_of_vessel(number)] += 1
    return counts


def presence(p: DeepSeaPosition, seat: int, pieces: list[bool], cells: list[bool]) -> int:
    """Zones inside these cells that hold such a piece, each once.  AM-089"""
    t = p.compiled
    count = 0
    for cell in range(len(cells)):
        board = p.ocean[cell]
        if board < 0 or not cells[cell]:
            continue
        if pieces[PIECE_VESSEL] and p.has_vessel(seat, board):
            count += 1
            continue
        for site in t.disc_sites[board]:
            if p.disc[site] == seat and pieces[PIECE_OF_SITE[t.site_kind[site]]]:
                count += 1
                break
    return count


def fields_of(p: DeepSeaPosition, seat: int) -> list[int]:
    """Field symbols on published Journals and on the hexes of own markers, by colour."""
    t = p.compiled
    fields = [0, 0, 0, 0]
    for card in p.published[seat]:
        for field in t.card_fields[card]:
            fields[field] += 1
    for hex in range(t.hexes):
        if t.hex_field[hex] >= 0 and p.marker[hex] == seat:
            fields[t.hex_field[hex]] += 1
    return fields


def shared_links(p: DeepSeaPosition, seat: int) -> int:
    """Complete links with an own disc at one end and an opponent's at the other.  AM-095"""
    count = 0
    for link in p.compiled.links:
        one, other = p.disc[link[0]], p.disc[link[1]]
        if one >= 0 and other >= 0 and one != other and seat in (one, other):
            count += 1
    return count


def most_conserved(p: DeepSeaPosition, seat: int) -> int:
    """Own Conservation discs in the zone with most of them."""
    best = 0
    for sites in p.compiled.conserve_sites:
        own = 0
        for site in sites:
            if p.disc[site] == seat:
                own += 1
        best = max(best, own)
    return best


def field_sets(p: DeepSeaPosition, seat: int) -> int:
    """Full sets of the four fields."""
    return min(fields_of(p, seat))


def journal_depths(p: DeepSeaPosition, seat: int) -> int:
    """Depths with an own Journal disc."""
    t = p.compiled
    depths = [0] * (DEPTHS + 1)
    for site in range(t.sites):
        if p.disc[site] == seat and t.site_kind[site] == JOURNAL_SITE:
            depths[t.depth[t.site_board[site]]] = 1
    return sum(depths)


def conserved_zones(p: DeepSeaPosition, seat: int) -> int:
    """Zones with an own Conservation disc."""
    return presence(p, seat, [False, True, False, False], [True] * len(p.ocean))


def other_seniors(p: DeepSeaPosition, seat: int) -> int:
    """Own Seniors besides the tile itself; the Team Leader is one."""
    count = -1
    for tile in p.tiles[seat]:
        if is_senior(tile):
            count += 1
    return count


def zones_present(p: DeepSeaPosition, seat: int) -> int:
    """Zones with an own disc or Vessel.  AM-089"""
    return presence(p, seat, [True, True, True, True], [True] * len(p.ocean))


def empty_dive_sites(p: DeepSeaPosition, seat: int) -> int:
    """Dive sites in play without tokens, whatever the reason.  AM-118"""
    t = p.compiled
    count = 0
    for number in range(t.dives):
        if p.cell[t.site_board[t.dive_of[number]]] >= 0 and not p.tokens[number]:
            count += 1
    return count


def always_one(p: DeepSeaPosition, seat: int) -> int:
    """No condition."""
    return 1


TIER_FIVE: Final = {
    "completed_links_shared_with_opponents": shared_links,
    "max_over_zones_of_own_conservation_discs": most_conserved,
    "complete_sets_of_four_fields": field_sets,
    "depths_with_own_journal_disc": journal_depths,
    "zones_with_own_conservation_disc": conserved_zones,
    "other_senior_specialists": other_seniors,
    "zones_with_own_disc_or_vessel": zones_present,
    "empty_dive_sites_in_ocean": empty_dive_sites,
    "always_1": always_one,
}
"""What a tier-5 Senior may count, by the names the content file uses.  DS-267"""
