"""zones.toml compiled: boards with their sites, links and special rules."""

from bathysphere.content.toml import line_of, read
from bathysphere.engine.errors import ContentError
from bathysphere.games.deepsea.content import schema
from bathysphere.games.deepsea.content.compiler import Compiler, check_ids, pad
from bathysphere.games.deepsea.rules.compiled import (
    CONSERVE_SITE,
    DIVE_SITE,
    FIELDS,
    JOURNAL_SITE,
    SONAR_SITE,
    Link,
)
from bathysphere.games.deepsea.rules.verbs import BOARDS, DEPTHS, SITES, VESSELS


def compile_zones(compiler: Compiler, text: str, prototype: schema.PrototypeFile | None) -> None:
    """All boards with their sites, links and rules. A board is the place it has in the file.  DS-003"""
    file = "zones.toml"
    t = compiler.t
    zones = read(schema.ZonesFile, file, text).zone
    check_ids([zone.id for zone in zones], file, text, "zone", BOARDS)
    compiler.board_names = [zone.id for zone in zones]
    t.boards = len(zones)
    dive_tokens = {}
    if prototype is not None:
        compiler.left_out_of_edition = compiler.boards_named(
            prototype.boards.left_out, "prototype.toml", ".boards.left_out"
        )
        dive_tokens = {value.board: value.dive_tokens for value in prototype.board_value}
    for number, zone in enumerate(zones):
        where = f".zone[{number}]"
        if not 1 <= zone.depth <= DEPTHS:
            raise ContentError(
                "content-range",
                file,
                line_of(text, where + ".depth"),
                found=str(zone.depth),
                least="1",
                most="5",
            )
        t.depth.append(zone.depth)
        t.foreign.append(False)
        arrival = zone.arrival + [f"{action} here" for action in zone.arrival_actions]
        t.arrival.append(compiler.bundle(arrival, file, text, where + ".arrival"))
        t.discovery.append(compiler.bundle(zone.discovery, file, text, where + ".discovery", discovery=True))
        _sites(compiler, zone, number, file, text, dive_tokens.get(zone.id))
        _links(compiler, zone, number, file, text)
        _rules(compiler, zone, number, text)
        _layout(zone, number, file, text)
    t.sites = len(t.site_board)
    t.dives = len(t.dive_of)
    if t.sites > SITES:
        raise ContentError("content-room", file, 1, found=str(t.sites), most=str(SITES))
    t.labels["board"] = pad(compiler.board_names, BOARDS)
    t.labels["site"] = pad(compiler.site_names, SITES)


def _sites(
    compiler: Compiler, zone: schema.Zone, number: int, file: str, text: str, tokens: int | None
) -> None:
    t = compiler.t
    where = f".zone[{number}]"
    t.dive_sites.append(
        [
            compiler.site(
                number,
                zone.id,
                site.id,
                DIVE_SITE,
                0,
                [],
                -1,
                tokens or site.tokens,
                site.access,
                where,
                file,
                text,
            )
            for site in zone.dive
        ]
    )
    t.sonar_tracks.append(
        [
            [
                compiler.site(number, zone.id, s.id, SONAR_SITE, 0, s.get, -1, 0, None, where, file, text)
                for s in track
            ]
            for track in zone.sonar
        ]
    )
    t.conserve_sites.append(
        [
            compiler.site(
                number, zone.id, s.id, CONSERVE_SITE, s.cost, s.get, -1, 0, s.access, where, file, text
            )
            for s in zone.conserve
        ]
    )
    t.journal_sites.append(
        [
            compiler.site(
                number,
                zone.id,
                s.id,
                JOURNAL_SITE,
                0,
                s.get,
                FIELDS.index(s.field),
                0,
                s.access,
                where,
                file,
                text,
            )
            for s in zone.journal
        ]
    )
    sonar = [site for track in t.sonar_tracks[-1] for site in track]
    t.disc_sites.append(sonar + t.conserve_sites[-1] + t.journal_sites[-1])


def _links(compiler: Compiler, zone: schema.Zone, number: int, file: str, text: str) -> None:
    t = compiler.t
    for place, link in enumerate(zone.links):
        where = f".zone[{number}].links"
        one = compiler.site_named(zone.id, link.ends[0], file, text, where)
        other = compiler.site_named(zone.id, link.ends[1], file, text, where)
        if one == other or t.site_kind[one] == DIVE_SITE or t.site_kind[other] == DIVE_SITE:
            line = line_of(text, where)
            raise ContentError("content-link", file, line, ends=" - ".join(link.ends), place=str(place))
        bundle = compiler.bundle(link.get, file, text, where)
        t.links.append([one, other, bundle])
        t.site_links[one].append(Link(other, bundle))
        t.site_links[other].append(Link(one, bundle))


def _layout(zone: schema.Zone, number: int, file: str, text: str) -> None:
    """Only what there is has a place on the tile."""
    sites = [site.id for site in zone.dive] + [site.id for site in zone.conserve]
    sites += [site.id for site in zone.journal]
    tracks = [f"t{place + 1}" for place in range(len(zone.sonar))]
    rules = [f"rule{place + 1}" for place in range(len(zone.rule))]
    known = sites + tracks + rules
    for name in zone.layout:
        if name not in known:
            line = line_of(text, f".zone[{number}].layout")
            raise ContentError("content-name", file, line, name=name, known=", ".join(known))


def _rules(compiler: Compiler, zone: schema.Zone, number: int, text: str) -> None:
    """The special rules of a board: what is played by them, and what they change in the tables."""
    t = compiler.t
    t.barred.append(False)
    t.vessel_limit.append(VESSELS)
    t.leaving_technology.append(0)
    played = [
        rule.compiled(Board(compiler, zone, number, text, f".zone[{number}].rule[{place}]"))
        for place, rule in enumerate(zone.rule)
    ]
    t.rules.append([rule for rule in played if rule is not None])


class Board:
    """A board while one of its special rules is being compiled: the words of the rule as numbers."""

    file = "zones.toml"

    def __init__(self, compiler: Compiler, zone: schema.Zone, number: int, text: str, where: str) -> None:
        self.compiler = compiler
        self.t = compiler.t
        self.zone = zone
        self.number = number
        self.text = text
        self.where = where

    def sites(self, names: list[str], kind: int) -> list[int]:
        """The sites the rule hangs on: of one kind, or it would do nothing."""
        where = self.where + ".sites"
        sites = self._named(names, where)
        for name, site in zip(names, sites, strict=True):
            if self.t.site_kind[site] != kind:
                fitting = [s for s in self.compiler.sites_of(self.zone.id) if self._kind(s) == kind]
                line = line_of(self.text, where)
                raise ContentError("content-name", self.file, line, name=name, known=", ".join(fitting))
        return sites

    def _kind(self, name: str) -> int:
        return self.t.site_kind[self._named([name], self.where)[0]]

    def ring(self, names: list[str]) -> list[int]:
        """The ringed sites of the rule."""
        return self._named(names, self.where + ".ring")

    def bundle(self, words: list[str]) -> int:
        """What the rule pays."""
        return self.compiler.bundle(words, self.file, self.text, self.where + ".gain")

    def _named(self, names: list[str], where: str) -> list[int]:
        return [self.compiler.site_named(self.zone.id, name, self.file, self.text, where) for name in names]
