# ruff: noqa: RUF012 - a struct of msgspec gives each of its things a list of its own
"""The special rules of boards as zones.toml names them: a struct for each handler.

It owns its keys, turns them into what is played (zones.py) and says what is drawn on the plate of the rule.
The sentence is the message `rule-<handler>` of the game's texts; its parameters are the keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from bathysphere.games.deepsea.content.schema.common import Count, Depth, Icons, Provenance, Sheet
from bathysphere.games.deepsea.rules import zones
from bathysphere.games.deepsea.rules.compiled import CONSERVE_SITE, DIVE_SITE, SONAR_SITE, ZoneRule
from bathysphere.games.deepsea.rules.verbs import SITES

if TYPE_CHECKING:
    from bathysphere.games.deepsea.content.compile_zones import Board

Sites = Annotated[list[str], msgspec.Meta(min_length=1)]
Gain = Annotated[Icons, msgspec.Meta(min_length=1)]


class Plate(Sheet):
    """What is drawn for a rule: when, what."""

    when: str = ""
    """The action that sets it off."""
    what: list[str] = []
    note: str = ""
    ring: bool = False
    """It needs a disc on a ringed site."""
    ban: bool = False
    """Something is forbidden."""


class ZoneRuleSheet(Sheet, tag_field="handler"):
    """A special rule of a board."""

    kind_provenance: Provenance = "public"
    """Where it is known from which of the three types of the rulebook it is: general, action or ringed."""

    def compiled(self, board: Board) -> ZoneRule | None:
        """What is played, unless the tables say it all."""
        raise NotImplementedError

    def plate(self) -> Plate:
        """What is drawn for it."""
        raise NotImplementedError


class PromoteWhenAllConserved(ZoneRuleSheet, tag="promote_when_all_conserved", kw_only=True):
    """The last free Conservation site is taken: all with a disc in the zone may promote so many."""

    promotions: Count

    def compiled(self, board: Board) -> ZoneRule:
        return zones.PromoteWhenAllConserved(self.promotions)

    def plate(self) -> Plate:
        return Plate("conserve", ["promote"] * self.promotions)


class TravelAfterConserve(ZoneRuleSheet, tag="travel_after_conserve", kw_only=True):
    """So many Travels with a Vessel standing in the zone, after a Conserve at one of the sites."""

    sites: Sites
    travels: Count

    def compiled(self, board: Board) -> ZoneRule:
        return zones.TravelAfterConserve(board.sites(self.sites, CONSERVE_SITE), self.travels)

    def plate(self) -> Plate:
        return Plate("conserve", ["travel"] * self.travels)


class DiveDrawAndKeep(ZoneRuleSheet, tag="dive_draw_and_keep", kw_only=True):
    """A Dive draws so many tokens, keeps one and discards the rest."""

    sites: Sites
    draw: Annotated[int, msgspec.Meta(ge=2, le=12)]

    def compiled(self, board: Board) -> ZoneRule:
        return zones.DiveDrawAndKeep(board.sites(self.sites, DIVE_SITE), self.draw)

    def plate(self) -> Plate:
        return Plate("dive", note=f"{self.draw}/1")


class NoVesselsWorkedFromSide(ZoneRuleSheet, tag="no_vessels_worked_from_side"):
    """No Vessel enters or crosses; a site is worked from the neighbour on its `access` side."""

    def compiled(self, board: Board) -> None:
        board.t.barred[board.number] = True
        board.t.barred_boards.append(board.number)

    def plate(self) -> Plate:
        return Plate(what=["vessel"], ban=True)


class TravelForAllWhenDivedEmpty(ZoneRuleSheet, tag="travel_for_all_when_dived_empty", kw_only=True):
    """A Dive takes the last token: all with a Vessel in the zone may make so many Travels from here."""

    sites: Sites
    travels: Count

    def compiled(self, board: Board) -> ZoneRule:
        return zones.TravelForAllWhenDivedEmpty(board.sites(self.sites, DIVE_SITE), self.travels)

    def plate(self) -> Plate:
        return Plate("dive", ["travel"] * self.travels)


class ExtraConserveWithRing(ZoneRuleSheet, tag="extra_conserve_with_ring", kw_only=True):
    """With a disc on a ring: so many more Conserves in this zone after a Conserve here."""

    ring: Sites
    extra: Count

    def compiled(self, board: Board) -> ZoneRule:
        return zones.ExtraConserveWithRing(board.ring(self.ring), self.extra)

    def plate(self) -> Plate:
        return Plate("conserve", ["conserve"] * self.extra, ring=True)


class GainAfterDive(ZoneRuleSheet, tag="gain_after_dive", kw_only=True):
    """Icons after a Dive at one of the sites."""

    sites: Sites
    gain: Gain

    def compiled(self, board: Board) -> ZoneRule:
        return zones.GainAfterDive(board.sites(self.sites, DIVE_SITE), board.bundle(self.gain))

    def plate(self) -> Plate:
        return Plate("dive", self.gain)


class GainPerRingAfterDive(ZoneRuleSheet, tag="gain_per_ring_after_dive", kw_only=True):
    """The icons once for each own disc on a ring."""

    sites: Sites
    ring: Sites
    gain: Gain

    def compiled(self, board: Board) -> ZoneRule:
        sites, bundle = board.sites(self.sites, DIVE_SITE), board.bundle(self.gain)
        return zones.GainPerRingAfterDive(sites, board.ring(self.ring), bundle, SITES)

    def plate(self) -> Plate:
        return Plate("dive", self.gain, "×", ring=True)


class GainWithRingAfterDive(ZoneRuleSheet, tag="gain_with_ring_after_dive", kw_only=True):
    """The icons once if there is an own disc on any ring."""

    sites: Sites
    ring: Sites
    gain: Gain

    def compiled(self, board: Board) -> ZoneRule:
        sites, bundle = board.sites(self.sites, DIVE_SITE), board.bundle(self.gain)
        return zones.GainPerRingAfterDive(sites, board.ring(self.ring), bundle, 1)

    def plate(self) -> Plate:
        return Plate("dive", self.gain, ring=True)


class GainWithRingOnLeaving(ZoneRuleSheet, tag="gain_with_ring_on_leaving", kw_only=True):
    """The icons once per Travel out of the zone, with a disc on any ring."""

    ring: Sites
    gain: Gain

    def compiled(self, board: Board) -> ZoneRule:
        return zones.GainWithRingOnLeaving(board.ring(self.ring), board.bundle(self.gain))

    def plate(self) -> Plate:
        return Plate("travel", self.gain, ring=True)


class TechnologyOnLeaving(ZoneRuleSheet, tag="technology_on_leaving", kw_only=True):
    """Technology counts so much higher for a Travel from here."""

    technology: Annotated[int, msgspec.Meta(ge=1, le=5)]

    def compiled(self, board: Board) -> None:
        board.t.leaving_technology[board.number] = self.technology

    def plate(self) -> Plate:
        return Plate("travel", note=f"+{self.technology}")


class DiscoverWithoutZoneAbove(ZoneRuleSheet, tag="discover_without_zone_above", kw_only=True):
    """A Discover from these Sonar spaces may place a board of that depth in any empty cell of it."""

    sites: Sites
    depth: Depth

    def compiled(self, board: Board) -> None:
        for site in board.sites(self.sites, SONAR_SITE):
            board.t.site_waiver[site] = self.depth

    def plate(self) -> Plate:
        return Plate("sonar", [f"discover {self.depth}-{self.depth}"])


class VesselsPerPlayer(ZoneRuleSheet, tag="vessels_per_player", kw_only=True):
    """No more Vessels of one player may stop in the zone."""

    max: Annotated[int, msgspec.Meta(ge=1, le=3)]

    def compiled(self, board: Board) -> None:
        board.t.vessel_limit[board.number] = self.max

    def plate(self) -> Plate:
        return Plate(what=["vessel"], note=f"≤{self.max}")


class TravelAfterDive(ZoneRuleSheet, tag="travel_after_dive", kw_only=True):
    """So many Travels from the zone, but not to that depth, after a Dive at one of the sites."""

    sites: Sites
    travels: Count
    not_to_depth: Depth

    def compiled(self, board: Board) -> ZoneRule:
        return zones.TravelAfterDive(board.sites(self.sites, DIVE_SITE), self.travels, self.not_to_depth)

    def plate(self) -> Plate:
        return Plate("dive", ["travel"] * self.travels)


class JournalAfterDive(ZoneRuleSheet, tag="journal_after_dive", kw_only=True):
    """So many Journals published in the zone after a Dive at one of the sites."""

    sites: Sites
    journals: Count

    def compiled(self, board: Board) -> ZoneRule:
        return zones.JournalAfterDive(board.sites(self.sites, DIVE_SITE), self.journals)

    def plate(self) -> Plate:
        return Plate("dive", ["journal"] * self.journals)


ZoneRules = (
    PromoteWhenAllConserved
    | TravelAfterConserve
    | DiveDrawAndKeep
    | NoVesselsWorkedFromSide
    | TravelForAllWhenDivedEmpty
    | ExtraConserveWithRing
    | GainAfterDive
    | GainPerRingAfterDive
    | GainWithRingAfterDive
    | GainWithRingOnLeaving
    | TechnologyOnLeaving
    | DiscoverWithoutZoneAbove
    | VesselsPerPlayer
    | TravelAfterDive
    | JournalAfterDive
)
"""The closed list."""
