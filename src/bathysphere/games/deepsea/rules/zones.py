"""The special rules of single boards: a class for what each does, and the moments at which they speak.

DS-238 .. DS-243. By which handler and keys zones.toml names them stands in zone_rules.py; rules that are told
by the tables alone (no Vessels, fewer Vessels, a better Technology, a waived zone above) have no class here.
"""

from bathysphere.games.deepsea.rules import frames
from bathysphere.games.deepsea.rules.codes import column_of, site_source, zone_source
from bathysphere.games.deepsea.rules.compiled import ABOVE, LEFT, MOD_HERE, MOD_SECOND, ZoneRule
from bathysphere.games.deepsea.rules.frames import NO_DEPTH, ActionFrame, GainFrame, PromoteFrame, TravelFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.verbs import COLUMNS


def own_rings(p: DeepSeaPosition, seat: int, ring: list[int]) -> int:
    """How many ringed spaces hold a disc of this seat.  DS-241, DS-242"""
    count = 0
    for site in ring:
        if p.disc[site] == seat:
            count += 1
    return count


def worked_from(p: DeepSeaPosition, site: int) -> int:
    """The zone whose Vessels work a site: its own, or for a cave the neighbour it opens onto; -1 for none."""
    t = p.compiled
    board = t.site_board[site]
    access = t.site_access[site]
    if access < 0:
        return board
    cell = p.cell[board]
    column = column_of(cell)
    if access == ABOVE:
        beside = cell - COLUMNS
    elif access == LEFT:
        beside = cell - 1 if column > 0 else -1
    else:
        beside = cell + 1 if column + 1 < t.columns else -1
    return p.ocean[beside] if beside >= 0 else -1


def all_conserved(p: DeepSeaPosition, board: int) -> bool:
    """Is every Conservation site of the zone taken?"""
    for site in p.compiled.conserve_sites[board]:
        if p.disc[site] < 0:
            return False
    return True


# -- the moments -------------------------------------------------------------------------------------------


def tokens_to_draw(p: DeepSeaPosition, site: int) -> int:
    """How many tokens a Dive at this site looks at to keep one (Shipwreck), else 1."""
    for rule in p.compiled.rules[p.compiled.site_board[site]]:
        tokens = rule.tokens_to_draw(site)
        if tokens > 1:
            return tokens
    return 1


def after_dive(p: DeepSeaPosition, seat: int, site: int) -> None:
    """What a Dive at this site sets off, once per Dive.  DS-240, AM-050"""
    for rule in p.compiled.rules[p.compiled.site_board[site]]:
        rule.after_dive(p, seat, site)


def after_conserve(p: DeepSeaPosition, seat: int, site: int, modifiers: int) -> None:
    """The actor's own after-effects first onto the stack, events for all above them.  AM-106"""
    board = p.compiled.site_board[site]
    for rule in p.compiled.rules[board]:
        rule.after_conserve(p, seat, site, modifiers)
    for rule in p.compiled.rules[board]:
        rule.after_conserve_for_all(p, seat, board)


def on_leaving(p: DeepSeaPosition, seat: int, board: int) -> None:
    """What a Travel out of the zone earns, after the move and before the arrival bonus.  AM-108"""
    for rule in p.compiled.rules[board]:
        rule.on_leaving(p, seat, board)


# -- the rules ---------------------------------------------------------------------------------------------


class DiveDrawAndKeep(ZoneRule):
    """A Dive looks at several tokens and keeps one."""

    def __init__(self, sites: list[int], draw: int) -> None:
        self.sites = sites
        self.draw = draw

    def tokens_to_draw(self, site: int) -> int:
        return self.draw if site in self.sites else 1


class GainAfterDive(ZoneRule):
    """A Dive brings icons as well."""

    def __init__(self, sites: list[int], bundle: int) -> None:
        self.sites = sites
        self.bundle = bundle

    def after_dive(self, p: DeepSeaPosition, seat: int, site: int) -> None:
        if site in self.sites:
            p.push(GainFrame(seat, self.bundle, 0, site_source(p.compiled.site_board[site])))


class GainPerRingAfterDive(ZoneRule):
    """A Dive brings icons for each own disc on a ringed site, or for the first only.  DS-241, DS-242"""

    def __init__(self, sites: list[int], ring: list[int], bundle: int, most: int) -> None:
        self.sites = sites
        self.ring = ring
        self.bundle = bundle
        self.most = most

    def after_dive(self, p: DeepSeaPosition, seat: int, site: int) -> None:
        if site in self.sites:
            for _ in range(min(self.most, own_rings(p, seat, self.ring))):
                p.push(GainFrame(seat, self.bundle, 0, site_source(p.compiled.site_board[site])))


class TravelAfterDive(ZoneRule):
    """After a Dive a Vessel may Travel from here, but not to one depth."""

    def __init__(self, sites: list[int], travels: int, not_to_depth: int) -> None:
        self.sites = sites
        self.travels = travels
        self.not_to_depth = not_to_depth

    def after_dive(self, p: DeepSeaPosition, seat: int, site: int) -> None:
        if site in self.sites:
            for _ in range(self.travels):
                p.push(TravelFrame(seat, MOD_HERE, p.compiled.site_board[site], True, self.not_to_depth))


class JournalAfterDive(ZoneRule):
    """After a Dive a Journal may be published here."""

    def __init__(self, sites: list[int], journals: int) -> None:
        self.sites = sites
        self.journals = journals

    def after_dive(self, p: DeepSeaPosition, seat: int, site: int) -> None:
        if site in self.sites:
            for _ in range(self.journals):
                p.push(ActionFrame(frames.JOURNAL, seat, MOD_HERE, p.compiled.site_board[site], True))


class TravelForAllWhenDivedEmpty(ZoneRule):
    """A Dive took the last token: everybody with a Vessel here may Travel, the diver first."""

    def __init__(self, sites: list[int], travels: int) -> None:
        self.sites = sites
        self.travels = travels

    def after_dive(self, p: DeepSeaPosition, seat: int, site: int) -> None:
        if site not in self.sites or p.tokens[p.compiled.site_dive[site]]:
            return
        board = p.compiled.site_board[site]
        for step in range(p.seats - 1, -1, -1):
            player = (seat + step) % p.seats
            if p.has_vessel(player, board):
                for _ in range(self.travels):
                    p.push(TravelFrame(player, MOD_HERE, board, True, NO_DEPTH))


class TravelAfterConserve(ZoneRule):
    """After a Conserve a Vessel may Travel from here."""

    def __init__(self, sites: list[int], travels: int) -> None:
        self.sites = sites
        self.travels = travels

    def after_conserve(self, p: DeepSeaPosition, seat: int, site: int, modifiers: int) -> None:
        if site in self.sites:
            for _ in range(self.travels):
                p.push(TravelFrame(seat, MOD_HERE, p.compiled.site_board[site], True, NO_DEPTH))


class ExtraConserveWithRing(ZoneRule):
    """With a disc on a ringed site, a Conserve here brings more of them: from the next action on.  AM-074"""

    def __init__(self, ring: list[int], extra: int) -> None:
        self.ring = ring
        self.extra = extra

    def after_conserve(self, p: DeepSeaPosition, seat: int, site: int, modifiers: int) -> None:
        spent = p.compiled.extra_conserve_once and modifiers & MOD_SECOND > 0
        held = own_rings(p, seat, self.ring) - (1 if site in self.ring else 0)
        if not spent and held > 0:
            board = p.compiled.site_board[site]
            for _ in range(self.extra):
                p.push(ActionFrame(frames.CONSERVE, seat, MOD_HERE | MOD_SECOND, board, True))


class PromoteWhenAllConserved(ZoneRule):
    """The last Conservation site is taken: everybody with a disc here may promote, the actor first."""

    def __init__(self, promotions: int) -> None:
        self.promotions = promotions

    def after_conserve_for_all(self, p: DeepSeaPosition, seat: int, board: int) -> None:
        if not all_conserved(p, board):
            return
        players = p.players_from(seat)
        players.reverse()
        for player in players:
            if own_rings(p, player, p.compiled.disc_sites[board]) > 0:
                for _ in range(self.promotions):
                    p.push(PromoteFrame(player, True))


class GainWithRingOnLeaving(ZoneRule):
    """With a disc on a ringed site, each Travel out of the zone brings icons."""

    def __init__(self, ring: list[int], bundle: int) -> None:
        self.ring = ring
        self.bundle = bundle

    def on_leaving(self, p: DeepSeaPosition, seat: int, board: int) -> None:
        if own_rings(p, seat, self.ring) > 0:
            p.push(GainFrame(seat, self.bundle, 0, zone_source(board)))
