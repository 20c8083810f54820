"""The ocean as a grid of zones, and a zone in words.

A zone shows its sites in few letters. D3: a Dive site with three tokens; S..: a Sonar track with two free
spaces; C24: two free Conservation sites and what they cost; Jby: free Journal sites by Field. A sign instead
of a space, a cost or a Field is the disc of the player with that sign. `look B2` tells a zone in words.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from bathysphere.games.deepsea.faces.printed import PrintedZone
from bathysphere.games.deepsea.faces.terminal.words import (
    FIELD_LETTERS,
    house_mark,
    icon,
    icons,
    name,
    place_of,
    player,
    printed_of,
    short_site,
    view_of,
    zone_at,
)
from bathysphere.games.deepsea.faces.view_types import SiteView, ZoneView
from bathysphere.terminal.lines import QUIET, STRONG, padded, paragraph, shortened, wrapped
from bathysphere.terminal.scene import Scene

SEA = (
    "#10202c on #8fcbd2",
    "#10202c on #4e9db6",
    "#ffffff on #1c5a84",
    "#ffffff on #143e66",
    "#ffffff on #0b2142",
)
"""The water by depth."""
RULER = 4
NO_DISC = -1


def grid(scene: Scene, width: int, whole: bool = True) -> list[Text]:
    """Depth by depth the zones with names, Vessels and sites; left the depth and the size of its stack.

    As a whole, long names go on in further lines; else they are cut, and empty depths take one line.
    """
    view = view_of(scene)
    wide = (width - RULER) // view.columns
    letters = [chr(ord("A") + column) for column in range(view.columns)]
    lines = [Text(" " * RULER + "".join(padded(letter, wide) for letter in letters), style=QUIET)]
    for depth in range(1, view.depths + 1):
        zones = [next((z for z in view.zones if z.cell == f"{letter}{depth}"), None) for letter in letters]
        stack = next((stack.boards for stack in view.stacks if stack.depth == depth), 0)
        ruler = Text(f"{depth} ", style=STRONG) + Text(padded(str(stack), RULER - 2), style=QUIET)
        if not any(zones) and not whole:
            lines.append(ruler)
            continue
        cells = [_cell(scene, zone, wide - 1, whole) for zone in zones]
        for row in range(max(map(len, cells))):
            line = ruler.copy() if row == 0 else Text(" " * RULER)
            for zone, cell in zip(zones, cells, strict=True):
                text = padded(cell[row] if row < len(cell) else "", wide - 1)
                line.append_text(Text(text, style=SEA[depth - 1] if zone else QUIET) + Text(" "))
            lines.append(line)
    return lines


def _cell(scene: Scene, zone: ZoneView | None, room: int, whole: bool) -> list[str]:
    """What stands in a cell of the grid, line by line."""
    if zone is None:
        return [scene.voice.spell("·")]
    ships = "".join(scene.shape(seat) * count for seat, count in enumerate(zone.vessels))
    called = name(scene, "board", zone.board)
    sites = _sites(scene, zone)
    short = " ".join(sites) if cell_len(" ".join(sites)) <= room else "".join(sites)
    if not whole:
        cut = shortened(called, room - 1 - cell_len(ships), scene.voice.spell("…"))
        return [padded(cut, room - cell_len(ships)) + ships, short]
    return [*wrapped(called, room), *wrapped(" ".join(sites), room), *([ships] if ships else [])]


def _sites(scene: Scene, zone: ZoneView) -> list[str]:
    """All sites of a zone in few letters, by kind."""
    sheet = printed_of(scene).zones[zone.board]
    written = []
    if sheet.dive:
        written.append("D" + "".join(str(zone.sites[site.id].tokens) for site in sheet.dive))
    if sheet.sonar:
        tracks = [
            "".join(_disc(scene, zone.sites[space.id], ".") for space in track) for track in sheet.sonar
        ]
        written.append("S" + "+".join(tracks))
    if sheet.conserve:
        written.append("C" + "".join(_disc(scene, zone.sites[s.id], str(s.cost)) for s in sheet.conserve))
    if sheet.journal:
        fields = [_disc(scene, zone.sites[site.id], FIELD_LETTERS[site.field]) for site in sheet.journal]
        written.append("J" + "".join(fields))
    return written


def _disc(scene: Scene, site: SiteView, free: str) -> str:
    return scene.shape(site.disc) if isinstance(site.disc, int) and site.disc != NO_DISC else free


# -- in words ---------------------------------------------------------------------------------------------


def zone_in_words(scene: Scene, board: str, width: int) -> list[Text]:
    """A zone with all it offers, a line for every site; and its special rules."""
    say = scene.voice.say
    sheet = printed_of(scene).zones[board]
    zone = zone_at(scene, board)
    arrival = icons(scene, [*sheet.arrival, *sheet.arrival_actions]) or scene.voice.spell("–")
    discovery = icons(scene, sheet.discovery) or scene.voice.spell("–")
    head = f"{place_of(scene, board)} ({say('deepsea-depth', depth=sheet.depth)})"
    lines = paragraph(head, width, style=STRONG)
    lines += paragraph(
        f"{say('deepsea-arrival', gain=arrival)}; {say('deepsea-discovery', gain=discovery)}", width
    )
    if zone is not None:
        lines += _who(scene, zone, width)
    for site, words in site_words(scene, sheet):
        state = zone.sites[site.rpartition("-")[2]] if zone is not None else None
        lines += paragraph(", ".join([short_site(scene, site), *words, *_state(scene, state)]), width)
    for rule, house in zone_rules(scene, sheet):
        lines += paragraph(f"{say('deepsea-rule')} {rule}{house_mark(scene, house)}", width)
    for ruling, house in zone_rulings(scene, sheet):
        lines += paragraph(f"{say('deepsea-ruling')} {ruling}{house_mark(scene, house)}", width)
    return lines


def _who(scene: Scene, zone: ZoneView, width: int) -> list[Text]:
    """Whose Vessels are here, and who discovered the zone."""
    say = scene.voice.say
    ships = [f"{player(scene, seat)} ×{n}" for seat, n in enumerate(zone.vessels) if n]
    parts = [say("deepsea-vessels-here", ships=scene.voice.spell(", ".join(ships)))] if ships else []
    if zone.discoverer >= 0:
        parts.append(say("deepsea-discovered-by", name=player(scene, zone.discoverer)))
    return paragraph("; ".join(parts), width) if parts else []


def site_words(scene: Scene, sheet: PrintedZone) -> list[tuple[str, list[str]]]:
    """Every site of a board: its label, and what is printed there."""
    say = scene.voice.say
    rings = {site for rule in sheet.rule for site in rule.ring}
    sites: list[tuple[str, list[str]]] = []
    for dive in sheet.dive:
        sites.append((dive.id, [say(f"deepsea-access-{dive.access}")] if dive.access else []))
    for track in sheet.sonar:
        sites += [(space.id, [f"+{icons(scene, space.get)}"] if space.get else []) for space in track]
    for conserve in sheet.conserve:
        gains = [f"+{icons(scene, conserve.get)}"] if conserve.get else []
        access = [say(f"deepsea-access-{conserve.access}")] if conserve.access else []
        sites.append((conserve.id, [say("deepsea-cost", cost=conserve.cost), *gains, *access]))
    for journal in sheet.journal:
        gains = [f"+{icons(scene, journal.get)}"] if journal.get else []
        access = [say(f"deepsea-access-{journal.access}")] if journal.access else []
        sites.append((journal.id, [*gains, *access]))
    for site, words in sites:
        if site in rings:
            words.insert(0, say("deepsea-ring"))
        for link in sheet.links:
            if site in link.ends:
                other = link.ends[0] if link.ends[1] == site else link.ends[1]
                to = short_site(scene, f"{sheet.id}-{other}")
                words.append(f"{say('deepsea-link')} {to}: {icons(scene, link.get)}")
    return [(f"{sheet.id}-{site}", words) for site, words in sites]


def _state(scene: Scene, site: SiteView | None) -> list[str]:
    """What lies at a site: tokens, or somebody's disc."""
    if site is None:
        return []
    if isinstance(site.tokens, int):
        return [scene.voice.say("deepsea-tokens", count=site.tokens)]
    return [player(scene, site.disc)] if isinstance(site.disc, int) and site.disc != NO_DISC else []


def zone_rules(scene: Scene, sheet: PrintedZone) -> list[tuple[str, bool]]:
    """The special rules of a zone in full, and whether their kind is house-made."""
    rules = []
    for rule in sheet.rule:
        numbers = (
            "depth",
            "draw",
            "extra",
            "journals",
            "max",
            "not_to_depth",
            "promotions",
            "technology",
            "travels",
        )
        params: dict[str, str | int] = {key: getattr(rule, key) for key in numbers}
        gained = scene.voice.texts.sequence([scene.voice.game(f"icon-{each}") for each in rule.gain])
        said = scene.voice.game(f"rule-{rule.handler}", gain=gained, **params)
        rules.append((said, rule.kind_provenance == "house"))
    return rules


def zone_rulings(scene: Scene, sheet: PrintedZone) -> list[tuple[str, bool]]:
    """How a zone is played where its printed text leaves it open, and whether that is house-made."""
    told = []
    for number, edge in enumerate(sheet.edge, 1):
        message = f"edge-{sheet.id}-{number}"
        known = scene.voice.texts.knows(message)
        said = scene.voice.game(message) if known else scene.voice.spell(edge.text)
        told.append((said, edge.provenance == "house"))
    return told


def drawn(scene: Scene, width: int) -> list[Text]:
    """The boards that were drawn and can be kept, in full.  DS-163"""
    return [line for board in view_of(scene).drawn for line in zone_in_words(scene, board, width)]


def stacks(scene: Scene, width: int) -> list[Text]:
    """Stacks and piles: how many boards, tokens and cards there are, and what everybody saw go there."""
    view = view_of(scene)
    say = scene.voice.say
    lines: list[Text] = []
    for stack in view.stacks:
        said = say("deepsea-stack", depth=stack.depth, count=stack.boards)
        below = ", ".join(name(scene, "board", board) for board in stack.bottom)
        lines += paragraph(
            f"{said}{', ' + say('deepsea-stack-bottom', boards=below) if below else ''}", width
        )
    for hidden in view.hidden:
        board = name(scene, "board", hidden.board)
        lines += paragraph(say("deepsea-hidden", board=board, within=hidden.within), width)
    lines += paragraph(say("deepsea-free-cells", cells=", ".join(view.free) or scene.voice.spell("–")), width)
    out = ", ".join(name(scene, "token", token) for token in view.token_discard) or scene.voice.spell("–")
    lines += paragraph(say("deepsea-token-supply", count=view.token_supply, out=out), width)
    cards = ", ".join(name(scene, "card", card) for card in view.cards_out) or scene.voice.spell("–")
    return lines + paragraph(say("deepsea-deck", count=view.deck, out=cards), width)


def waiting(scene: Scene, width: int) -> list[Text]:
    """What still has to happen in this turn behind the open question."""
    parts = []
    for entry in view_of(scene).queue:
        what = " ".join(icon(scene, word) for word in entry.icons)
        where = f" ({name(scene, 'board', entry.board)})" if entry.board else ""
        parts.append(f"{scene.shape(entry.seat)} {what}{where}")
    if not parts:
        return []
    return paragraph(f"{scene.voice.say('deepsea-waiting')} {'; '.join(parts)}", width, "   ")
