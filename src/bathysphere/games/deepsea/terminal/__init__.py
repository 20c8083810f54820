"""Endeavor: Deep Sea in the terminal: the ocean as a grid of zones, the crew, the Impact board as hexes.

A zone shows its sites in few letters. D3: a Dive site with three tokens; S..: a Sonar track with two free
spaces; C24: two free Conservation sites and what they cost; Jby: free Journal sites by Field. A sign instead
of a space, a cost or a Field is the disc of the player with that sign. `look B2` tells a zone in words.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from bathysphere.engine.frame import Frame
from bathysphere.engine.verbs import Verb
from bathysphere.games.deepsea import descriptions
from bathysphere.games.deepsea.codes import (
    face_kind,
    has_disc,
    icon_kind,
    is_senior_face,
    journal_place,
    junior_face,
    senior_face,
    tile_face,
    tile_kind,
)
from bathysphere.games.deepsea.frames import GoalFrame
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.scoring import scores
from bathysphere.games.deepsea.tables import CONSERVE_SITE, DIVE_SITE, JOURNAL_SITE, LAST_TIER, SONAR_SITE
from bathysphere.games.deepsea.terminal.cells import cell
from bathysphere.games.deepsea.terminal.mission import (
    FIELD_LETTERS,
    coop_card_lines,
    goal_lines,
    impact_lines,
    mission_in_words,
    open_hex_lines,
)
from bathysphere.games.deepsea.terminal.words import (
    house_mark,
    icons_in_words,
    name_of,
    paragraph,
    place_of,
    position_of,
    short_site,
    site_id,
    slots_in_words,
)
from bathysphere.games.deepsea.verbs import ATTRIBUTES, COLUMNS, PIECES, POCKETS, VESSELS
from bathysphere.terminal.screen import (
    BAR,
    QUIET,
    SEAT_STYLES,
    STRONG,
    Scene,
    clipped,
    flow,
    initials,
    padded,
    wrapped,
)

SEA = (
    "#10202c on #8fcbd2",
    "#10202c on #4e9db6",
    "#ffffff on #1c5a84",
    "#ffffff on #143e66",
    "#ffffff on #0b2142",
)
"""The water by depth."""
RULER = 4
LOOKS = ("impact", "crew", "journals", "goals", "mission", "tray")


def board(scene: Scene, size: int) -> list[Text]:
    """Round, ocean and mats; from size 1 on crew, Journals and goals, from 2 on the Impact board too."""
    p = position_of(scene)
    lines = [_round(scene, p), *_ocean(scene, p, tall=size >= 2)]
    if size == 0:
        return lines + _mats(scene, p, short=True)
    lines += _mats(scene, p, short=False)
    if scene.seat >= 0:
        lines += _crew(scene, p, scene.seat)
    lines += _display(scene, p) + goal_lines(scene, p)
    if size >= 2:
        for seat in range(p.seats):
            if seat != scene.seat:
                lines += _crew(scene, p, seat)
        lines += impact_lines(scene, p)
    return lines


def thinkable(scene: Scene) -> list[int]:
    """Sites and zones in play, own tiles and tokens, the display and the hexes, by the verbs that wait."""
    p = position_of(scene)
    t = p.tables
    frame = p.stack[-1]
    zones = [board for board in p.ocean if board >= 0]
    kind = {"dive": DIVE_SITE, "sonar": SONAR_SITE, "conserve": CONSERVE_SITE, "journal": JOURNAL_SITE}
    about = {
        "board": zones + p.drawn,
        "kind": [kind for kind in range(1, t.kinds) if t.copies[kind]],
        "face": sorted({tile_face(tile) for tile in p.tiles[frame.seat]}),
        "card": p.display + p.published[frame.seat],
        "token": sorted({*p.held[frame.seat], *p.looked}),
        "hex": list(range(t.hexes)),
        "cell": [depth * COLUMNS + column for depth in range(t.max_depth) for column in range(t.columns)],
        "icon": sorted({icon_kind(icon) for slots in t.slots for slot in slots for icon in slot}),
        "attribute": list(range(ATTRIBUTES)),
        "piece": list(range(PIECES)),
        "pocket": list(range(POCKETS)),
    }
    found: list[int] = []
    for verb in p.steps[frame.step].verbs:
        if verb.name in kind:
            sites = [site for board in zones for site in t.dive_sites[board] + t.disc_sites[board]]
            found += [verb.code(site) for site in sites if t.site_kind[site] == kind[verb.name]]
        elif len(verb.arguments) == 1:
            found += [verb.code(thing) for thing in about.get(verb.arguments[0][1].name, [])]
        else:
            found += _combined(p, frame, verb)
    return found


def _combined(p: DeepSeaPosition, frame: Frame, verb: Verb) -> list[int]:
    """Actions of verbs with no argument, or with two."""
    if verb.name == "promote":
        kinds = sorted({tile_kind(tile) for tile in p.tiles[frame.seat]})
        return [verb.code(kind, circle) for kind in kinds for circle in (0, 1)]
    if verb.name == "draw":
        depths = range(1, p.tables.max_depth + 1)
        return [verb.code(one, other) for one in depths for other in depths if one <= other]
    if isinstance(frame, GoalFrame) and verb.name == "choose":
        return [verb.code(frame.goal, version) for version in (0, 1)]
    return [verb.code()]


def look(scene: Scene, words: str) -> list[Text]:
    """A zone by its place or name in words; impact, crew, journals, goals, tray; or everything."""
    p = position_of(scene)
    wanted = words.casefold().strip()
    if not wanted:
        return board(scene, 2)
    for key in LOOKS:
        if wanted in (key, *scene.voice.words(f"deepsea-look-{key}")):
            return _look_at(scene, p, key)
    for zone in [*(zone for zone in p.ocean if zone >= 0), *p.drawn]:
        place = p.tables.labels["cell"][p.cell[zone]].casefold() if p.cell[zone] >= 0 else ""
        if wanted == place or wanted in name_of(scene, "board", zone).casefold():
            return _zone_in_words(scene, p, zone)
    return _card_or_tile(scene, p, wanted) or paragraph(scene, scene.voice.say("deepsea-look-what"))


def _look_at(scene: Scene, p: DeepSeaPosition, key: str) -> list[Text]:
    """One part of the table, in full."""
    if key == "impact":
        return impact_lines(scene, p) + open_hex_lines(scene, p)
    if key == "crew":
        lines = [line for seat in range(p.seats) for line in _crew(scene, p, seat)]
        faces = list(dict.fromkeys(tile_face(tile) for tiles in p.tiles for tile in tiles))
        return lines + [line for face in faces for line in _face_in_words(scene, p, face)]
    if key == "journals":
        cards = [*p.display, *(card for cards in p.published for card in cards)]
        return [line for card in cards for line in _card_in_words(scene, p, card)]
    if key == "tray":
        kinds = [kind for kind in range(1, p.tables.kinds) if _left(p, kind)]
        return [line for kind in kinds for line in _kind_in_words(scene, p, kind)]
    return mission_in_words(scene, p)


def _card_or_tile(scene: Scene, p: DeepSeaPosition, wanted: str) -> list[Text]:
    """A Journal, Specialist or co-op card by its name."""
    t = p.tables
    for card in range(t.cards):
        if wanted in name_of(scene, "card", card).casefold():
            return _card_in_words(scene, p, card)
    for kind in range(1, t.kinds):
        names = [name_of(scene, "kind", kind), name_of(scene, "face", senior_face(kind))]
        if any(wanted in name.casefold() for name in names):
            return _kind_in_words(scene, p, kind)
    for card in [*t.bonus_cards, *t.setback_cards]:
        if p.team and wanted in name_of(scene, "coop_card", card).casefold():
            return coop_card_lines(scene, p, card)
    return []


# -- the ocean ------------------------------------------------------------------------------------------


def _round(scene: Scene, p: DeepSeaPosition) -> Text:
    """Game, mission, round, whose turn in which order."""
    say = scene.voice.say
    order = " ".join(
        scene.shape(seat) + ("z" if p.passed and p.passed[seat] else "") for seat in p.players_from(p.wave)
    )
    parts = [
        say("deepsea-mission", mission=p.tables.mission),
        say("deepsea-round", round=p.round, of=p.rounds),
        say("deepsea-order", order=order),
    ]
    if p.setback >= 0:
        parts.append(name_of(scene, "coop_card", p.setback))
    return Text(padded(scene.voice.spell(" · ").join(parts), scene.width), style=BAR)


def _ocean(scene: Scene, p: DeepSeaPosition, tall: bool) -> list[Text]:
    """A row for every depth that has a zone: names and Vessels above, sites below; left the stacks."""
    t = p.tables
    wide = (scene.width - RULER) // t.columns
    head = Text(" " * RULER, style=QUIET)
    for column in range(t.columns):
        head.append(padded(t.labels["cell"][column][0], wide), style=QUIET)
    lines = [head]
    for depth in range(t.max_depth):
        first = Text(f"{depth + 1} ", style=STRONG)
        first.append(padded(f"{len(p.stacks[depth])}", RULER - 2), style=QUIET)
        second = Text(" " * RULER)
        boards = [p.ocean[depth * COLUMNS + column] for column in range(t.columns)]
        if max(boards) < 0 and not tall:
            lines.append(first)
            continue
        for board in boards:
            if board < 0:
                first.append(padded(scene.voice.spell("·"), wide), style=QUIET)
                second.append(" " * wide)
                continue
            ships = "".join(scene.shape(seat) * p.vessels_at(seat, board) for seat in range(p.seats))
            name = clipped(name_of(scene, "board", board), wide - 2 - cell_len(ships))
            first.append_text(_water(padded(name, wide - 1 - cell_len(ships)) + ships, depth))
            second.append_text(_water(padded(_sites(scene, p, board, wide - 1), wide - 1), depth))
        lines += [first, second]
    return lines


def _water(text: str, depth: int) -> Text:
    return Text(text, style=SEA[depth]) + Text(" ")


def _sites(scene: Scene, p: DeepSeaPosition, board: int, room: int) -> str:
    """All sites of a zone in few letters; closer together where there is little room."""
    t = p.tables
    groups = []
    if t.dive_sites[board]:
        groups.append("D" + "".join(str(len(p.tokens[t.site_dive[site]])) for site in t.dive_sites[board]))
    if t.sonar_tracks[board]:
        tracks = ["".join(_disc(scene, p, site, ".") for site in track) for track in t.sonar_tracks[board]]
        groups.append("S" + "/".join(tracks))
    if t.conserve_sites[board]:
        costs = [_disc(scene, p, site, str(t.site_cost[site])) for site in t.conserve_sites[board]]
        groups.append("C" + "".join(costs))
    if t.journal_sites[board]:
        fields = [_disc(scene, p, site, FIELD_LETTERS[t.site_field[site]]) for site in t.journal_sites[board]]
        groups.append("J" + "".join(fields))
    text = " ".join(groups)
    return text if cell_len(text) <= room else "".join(groups)


def _disc(scene: Scene, p: DeepSeaPosition, site: int, free: str) -> str:
    return free if p.disc[site] < 0 else scene.shape(p.disc[site])


def _zone_in_words(scene: Scene, p: DeepSeaPosition, board: int) -> list[Text]:
    """A zone with all it offers, a line for every site."""
    t = p.tables
    arrival = icons_in_words(scene, t.bundles[t.arrival[board]]) or "–"
    title = f"{place_of(scene, p, board)} – {scene.voice.say('deepsea-arrival', gain=arrival)}"
    lines = [Text(clipped(scene.voice.spell(title), scene.width), style=STRONG)]
    discovery = icons_in_words(scene, t.bundles[t.discovery[board]]) or "–"
    lines += paragraph(scene, scene.voice.say("deepsea-discovery", gain=discovery))
    rings = descriptions.ringed(t, board)
    for site in t.dive_sites[board] + t.disc_sites[board]:
        parts = [name_of(scene, "site", site)]
        if site_id(p, site) in rings:
            parts.append(scene.voice.say("deepsea-ring"))
        if site in t.conserve_sites[board]:
            parts.append(scene.voice.say("deepsea-cost", cost=t.site_cost[site]))
        gain = icons_in_words(scene, t.bundles[t.site_bundle[site]])
        if gain:
            parts.append("+" + gain)
        for link in t.site_links[site]:
            other = short_site(scene, p, link.other)
            gained = icons_in_words(scene, t.bundles[link.bundle])
            parts.append(f"{scene.voice.say('deepsea-link')} {other}: {gained}")
        if site in t.dive_sites[board]:
            parts.append(scene.voice.say("deepsea-tokens", count=len(p.tokens[t.site_dive[site]])))
        elif p.disc[site] >= 0:
            parts.append(f"{scene.shape(p.disc[site])} {scene.voice.player(p.disc[site])}")
        lines += paragraph(scene, ", ".join(parts))
    for rule, house in descriptions.zone_rules(t, scene.voice.texts, board):
        lines += paragraph(scene, f"{scene.voice.say('deepsea-rule')} {rule}{house_mark(scene, house)}")
    return lines


# -- players --------------------------------------------------------------------------------------------


def _mats(scene: Scene, p: DeepSeaPosition, short: bool) -> list[Text]:
    """The four levels, discs, Research, Vessels, tokens and points of everybody; short: two to a line."""
    totals = [score.total for score in scores(p)]
    items = []
    for seat in range(p.seats):
        levels = "".join(
            f" {scene.voice.say('deepsea-letter-' + p.tables.labels['attribute'][n])}{p.level(seat, n)}"
            + ("" if short else f"({p.attributes[seat * ATTRIBUTES + n]})")
            for n in range(ATTRIBUTES)
        )
        held = ",".join(name_of(scene, "token", kind) for kind in p.held[seat])
        room = 9 if short else 14
        name = Text(scene.shape(seat), style=SEAT_STYLES[seat]) + Text(
            padded(initials(scene.voice.player(seat), room - 1), room),
            style=STRONG if seat == scene.seat else "",
        )
        facts = scene.voice.say(
            "deepsea-mat-short" if short else "deepsea-mat",
            levels=levels,
            staging=p.staging[seat],
            research=p.research[seat],
            vessels=sum(board >= 0 for board in p.vessels[seat * VESSELS : (seat + 1) * VESSELS]),
            supply=p.supply[seat],
            tokens=len(p.held[seat]) if short else held or "–",
            points=totals[seat],
        )
        if short:
            line = name + Text(scene.voice.spell(facts))
            line.truncate(scene.width)
            items.append(line)
            continue
        rows = wrapped(scene.voice.spell(facts.strip()), scene.width - name.cell_len - 1)
        items += [
            (name if row == 0 else Text(" " * name.cell_len)) + Text(" " + text)
            for row, text in enumerate(rows)
        ]
    return flow(items, scene.width, "", gap=1) if short else items


def _crew(scene: Scene, p: DeepSeaPosition, seat: int) -> list[Text]:
    """Specialists with free () and used (x) circles, then Journals with their circles."""
    t = p.tables
    entries = []
    for tile in p.tiles[seat]:
        face = tile_face(tile)
        actions = slots_in_words(scene, t.slots[face])
        circle = ("(x)" if has_disc(tile) else "()") if t.slots[face] or t.copies_slots[face] else ""
        entries.append(f"{circle}{name_of(scene, 'face', face)}" + (f" {actions}" if actions else ""))
    for card in p.published[seat]:
        name = clipped(name_of(scene, "card", card), 24)
        left = t.card_circles[card] - p.circles[card] if t.journal_circles else 0
        entries.append(f"[{'()' * left}{name} {t.card_points[card]}p]")
    text = scene.voice.spell("; ".join(entries))
    return [Text(line) for line in wrapped(text, scene.width, "   ", scene.shape(seat) + " ")]


def _tray(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """What can be recruited, tier by tier."""
    t = p.tables
    items = []
    for kind in range(1, t.kinds):
        left = _left(p, kind)
        if left:
            gain = icons_in_words(scene, t.bundles[t.face_bundle[junior_face(kind)]])
            actions = slots_in_words(scene, t.slots[junior_face(kind)])
            text = f"{t.tier[kind]} {name_of(scene, 'kind', kind)} ×{left} +{gain} > {actions}"
            items.append(Text(scene.voice.spell(text)))
    return flow(items, scene.width, "")


def _left(p: DeepSeaPosition, kind: int) -> int:
    """How many tiles of a kind can be recruited."""
    if p.tables.tier[kind] < LAST_TIER:
        return p.tray[kind]
    return int(any(pocket and pocket[-1] == kind for pocket in p.pockets))


def _kind_in_words(scene: Scene, p: DeepSeaPosition, kind: int) -> list[Text]:
    """Both sides of a Specialist."""
    head = scene.voice.say("deepsea-tier", tier=p.tables.tier[kind], left=_left(p, kind))
    lines = _face_in_words(scene, p, junior_face(kind), head)
    return lines + _face_in_words(scene, p, senior_face(kind), indent="  ")


def _face_in_words(
    scene: Scene, p: DeepSeaPosition, face: int, head: str = "", indent: str = ""
) -> list[Text]:
    """One side of a Specialist: what it gives, what it does, what it scores."""
    t = p.tables
    say = scene.voice.say
    parts = [name_of(scene, "face", face) + (f" ({head})" if head else "")]
    gain = icons_in_words(scene, t.bundles[t.face_bundle[face]])
    if gain:
        parts.append(say("deepsea-gives", gain=gain))
    if t.slots[face]:
        parts.append(say("deepsea-does", actions=slots_in_words(scene, t.slots[face])))
    scoring = f"scoring-{t.labels['kind'][face_kind(face)]}"
    if is_senior_face(face) and t.score_count[face_kind(face)] and scene.voice.texts.knows(scoring):
        parts.append(scene.voice.game(scoring))
    return paragraph(scene, "; ".join(parts), indent)


# -- the rest of the table --------------------------------------------------------------------------------


def _display(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """The Journals on offer: Fields, cost, points, gains of publisher and others."""
    t = p.tables
    entries = []
    for card in p.display:
        fields = "".join(FIELD_LETTERS[field] for field in t.card_fields[card])
        gain = icons_in_words(scene, t.bundles[t.card_you[card]]) or "–"
        name = clipped(name_of(scene, "card", card), 26)
        entries.append(f"{fields} {name} –{t.card_cost[card]} {t.card_points[card]}p +{gain}")
    heading = f"{scene.voice.say('deepsea-display')} ({len(p.deck)}): "
    text = scene.voice.spell("; ".join(entries))
    return [Text(line) for line in wrapped(text, scene.width, "   ", heading)]


def _card_in_words(scene: Scene, p: DeepSeaPosition, card: int) -> list[Text]:
    """A Journal in full: Fields, cost, points, what the publisher and the others gain, its circles."""
    t = p.tables
    say = scene.voice.say
    fields = ", ".join(say(f"deepsea-field-{field}") for field in t.card_fields[card])
    parts = [f"{name_of(scene, 'card', card)} ({fields})", say("deepsea-cost", cost=t.card_cost[card])]
    if t.journals_score:
        parts.append(scene.voice.game("hex-points", points=t.card_points[card]))
    for message, bundle in (("deepsea-you", t.card_you[card]), ("deepsea-others", t.card_others[card])):
        gain = icons_in_words(scene, t.bundles[bundle])
        if gain:
            parts.append(say(message, gain=gain))
    slots = t.slots[journal_place(card)]
    if slots:
        parts.append(say("deepsea-circles", actions=slots_in_words(scene, slots)))
    return paragraph(scene, "; ".join(parts) + house_mark(scene, _card_house(p, card)))


def _card_house(p: DeepSeaPosition, card: int) -> bool:
    """Is a Journal house-made in this edition?"""
    cards = p.tables.printed["journals"]
    assert isinstance(cards, dict)
    found = cards.get(p.tables.labels["card"][card], {})
    return bool(found.get("provenance") == "house")


__all__ = ["LOOKS", "board", "cell", "look", "thinkable"]
