"""Endeavor: Deep Sea in the terminal: the ocean as a grid of zones, the crew, the Impact board as hexes.

A zone shows its sites in few letters. D3: a Dive site with three tokens; S..: a Sonar track with two free
spaces; C24: two free Conservation sites and what they cost; Jby: free Journal sites by Field. A sign instead
of a space, a cost or a Field is the disc of the player with that sign. `look B2` tells a zone in words.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from bathysphere.engine.frame import Frame
from bathysphere.engine.options import Option
from bathysphere.engine.verbs import Verb
from bathysphere.games.deepsea import descriptions
from bathysphere.games.deepsea.codes import (
    face_kind,
    has_disc,
    icon_deepest,
    icon_kind,
    icon_modifiers,
    icon_shallowest,
    is_senior_face,
    journal_place,
    junior_face,
    senior_face,
    tile_face,
    tile_kind,
)
from bathysphere.games.deepsea.frames import GoalFrame
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.scoring import SEVEN_GOALS, goal_units, scores, version_of
from bathysphere.games.deepsea.tables import (
    CONSERVE_SITE,
    DISCOVER,
    DIVE_SITE,
    ICON_NAMES,
    JOURNAL_SITE,
    LAST_TIER,
    MOD_CHEAPER,
    MOD_ONE_MORE,
    MOD_SAME_DEPTH,
    MOD_TECHNOLOGY,
    SONAR_SITE,
)
from bathysphere.games.deepsea.verbs import ATTRIBUTES, COLUMNS, PIECES, POCKETS, VESSELS
from bathysphere.games.deepsea.view import struck, team_goals
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
FIELD_LETTERS = "bngy"
HEX_WIDTH = 4
LOOKS = ("impact", "crew", "journals", "goals", "mission", "tray")
MODIFIERS = (
    (MOD_TECHNOLOGY, "tech1"),
    (MOD_ONE_MORE, "take2"),
    (MOD_CHEAPER, "cheaper"),
    (MOD_SAME_DEPTH, "same_depth"),
)
"""How actions on Journals and tokens differ, and the endings of their messages."""


def board(scene: Scene, size: int) -> list[Text]:
    """Round, ocean and mats; from size 1 on crew, Journals and goals, from 2 on the Impact board too."""
    p = _mine(scene)
    lines = [_round(scene, p), *_ocean(scene, p, tall=size >= 2)]
    if size == 0:
        return lines + _mats(scene, p, short=True)
    lines += _mats(scene, p, short=False)
    if scene.seat >= 0:
        lines += _crew(scene, p, scene.seat)
    lines += _display(scene, p) + _goals(scene, p)
    if size >= 2:
        for seat in range(p.seats):
            if seat != scene.seat:
                lines += _crew(scene, p, seat)
        lines += _impact(scene, p)
    return lines


def cell(scene: Scene, option: Option) -> str:  # noqa: PLR0912, PLR0915
    """An option in few words."""
    p = _mine(scene)
    t = p.tables
    say = scene.voice.say
    details = option.details
    gain = _icons(scene, details.get("gain"))
    actions = _icons(scene, details.get("actions"), "/" if details.get("one") else " ")
    given = option.arguments
    verb = option.verb
    text = ""
    if verb == "recruit":
        gained = f"+{gain}" if gain else "–"
        text = f"{_name(scene, 'kind', given['kind'])} {details['tier']}: {gained} > {actions or '–'}"
    elif verb in ("activate", "copy"):
        text = f"{_name(scene, 'face', given['face'])} ({actions})"
    elif verb == "take-back":
        text = _name(scene, "face", given["face"])
    elif verb == "circle":
        text = f"{clipped(_name(scene, 'card', given['card']), 34)} ({actions})"
    elif verb == "spend":
        text = f"{_name(scene, 'token', given['token'])} ({details['research']})"
    elif verb in ("use", "keep-token"):
        text = _name(scene, "token", given["token"])
    elif verb in ("vessel", "travel", "launch"):
        text = _place(scene, p, given["board"]) + (f" +{gain}" if gain else "")
    elif verb in ("sonar", "dive", "conserve", "journal"):
        site = given["site"]
        gain = _icons(scene, t.bundles[t.site_bundle[site]]) if verb == "sonar" else gain
        text = f"{_place(scene, p, t.site_board[site])} {_short_site(scene, p, site)}"
        if verb == "conserve":
            text += f" –{details['cost']}"
        if gain:
            text += f" +{gain}"
        if details.get("links"):
            text += " " + say("deepsea-link")
    elif verb == "publish":
        text = f"{clipped(_name(scene, 'card', given['card']), 34)} –{details['cost']}"
        text += f" {details['points']}p" + (f" +{gain}" if gain else "")
    elif verb == "promote":
        face = details["face"]
        assert isinstance(face, int)
        text = f"{_name(scene, 'kind', given['kind'])} → {_name(scene, 'face', face)}"
        text += (f" +{gain}" if gain else "") + (" (x)" if given["circle"] else "")
    elif verb == "draw":
        text = "+".join(str(depth) for depth in given.values() if depth)
    elif verb == "keep":
        text = f"{_name(scene, 'board', given['board'])} ({details['depth']})" + (f" +{gain}" if gain else "")
    elif verb == "place":
        text = t.labels["cell"][given["cell"]]
    elif verb == "mark":
        text = f"{_hex_place(scene, p, given['hex'])} {details['points']}p" + (f" +{gain}" if gain else "")
    elif verb == "walk":
        text = _hex_place(scene, p, given["hex"])
    elif verb in ("next", "do"):
        text = scene.voice.game(f"icon-{ICON_NAMES[given['icon']]}")
    elif verb == "step":
        text = f"{scene.voice.game('attribute-' + t.labels['attribute'][given['attribute']])}"
        text += f" {details['position']}"
    elif verb == "name":
        text = scene.voice.game(f"piece-{t.labels['piece'][given['piece']]}")
    elif verb == "choose":
        text = clipped(scene.voice.game(f"counts-{details['counts']}"), 60)
    elif verb == "refill":
        text = str(given["pocket"] + 1)
    else:
        text = say(f"deepsea-cell-{verb}")
    return scene.voice.spell(text)


def thinkable(scene: Scene) -> list[int]:
    """Sites and zones in play, own tiles and tokens, the display and the hexes, by the verbs that wait."""
    p = _mine(scene)
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
    p = _mine(scene)
    wanted = words.casefold().strip()
    if not wanted:
        return board(scene, 2)
    for key in LOOKS:
        if wanted in (key, *scene.voice.words(f"deepsea-look-{key}")):
            return _look_at(scene, p, key)
    for zone in [*(zone for zone in p.ocean if zone >= 0), *p.drawn]:
        place = p.tables.labels["cell"][p.cell[zone]].casefold() if p.cell[zone] >= 0 else ""
        if wanted == place or wanted in _name(scene, "board", zone).casefold():
            return _zone_in_words(scene, p, zone)
    return _card_or_tile(scene, p, wanted) or _paragraph(scene, scene.voice.say("deepsea-look-what"))


def _look_at(scene: Scene, p: DeepSeaPosition, key: str) -> list[Text]:
    """One part of the table, in full."""
    if key == "impact":
        return _impact(scene, p) + _open_hexes(scene, p)
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
    return _mission_in_words(scene, p)


def _card_or_tile(scene: Scene, p: DeepSeaPosition, wanted: str) -> list[Text]:
    """A Journal, Specialist or co-op card by its name."""
    t = p.tables
    for card in range(t.cards):
        if wanted in _name(scene, "card", card).casefold():
            return _card_in_words(scene, p, card)
    for kind in range(1, t.kinds):
        names = [_name(scene, "kind", kind), _name(scene, "face", senior_face(kind))]
        if any(wanted in name.casefold() for name in names):
            return _kind_in_words(scene, p, kind)
    for card in [*t.bonus_cards, *t.setback_cards]:
        if p.team and wanted in _name(scene, "coop_card", card).casefold():
            return _coop_card(scene, p, card)
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
        parts.append(_name(scene, "coop_card", p.setback))
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
            name = clipped(_name(scene, "board", board), wide - 2 - cell_len(ships))
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
    arrival = _icons(scene, t.bundles[t.arrival[board]]) or "–"
    title = f"{_place(scene, p, board)} – {scene.voice.say('deepsea-arrival', gain=arrival)}"
    lines = [Text(clipped(scene.voice.spell(title), scene.width), style=STRONG)]
    discovery = _icons(scene, t.bundles[t.discovery[board]]) or "–"
    lines += _paragraph(scene, scene.voice.say("deepsea-discovery", gain=discovery))
    rings = descriptions.ringed(t, board)
    for site in t.dive_sites[board] + t.disc_sites[board]:
        parts = [_name(scene, "site", site)]
        if _site(p, site) in rings:
            parts.append(scene.voice.say("deepsea-ring"))
        if site in t.conserve_sites[board]:
            parts.append(scene.voice.say("deepsea-cost", cost=t.site_cost[site]))
        gain = _icons(scene, t.bundles[t.site_bundle[site]])
        if gain:
            parts.append("+" + gain)
        for link in t.site_links[site]:
            other = _short_site(scene, p, link.other)
            gained = _icons(scene, t.bundles[link.bundle])
            parts.append(f"{scene.voice.say('deepsea-link')} {other}: {gained}")
        if site in t.dive_sites[board]:
            parts.append(scene.voice.say("deepsea-tokens", count=len(p.tokens[t.site_dive[site]])))
        elif p.disc[site] >= 0:
            parts.append(f"{scene.shape(p.disc[site])} {scene.voice.player(p.disc[site])}")
        lines += _paragraph(scene, ", ".join(parts))
    for rule, house in descriptions.zone_rules(t, scene.voice.texts, board):
        lines += _paragraph(scene, f"{scene.voice.say('deepsea-rule')} {rule}{_house(scene, house)}")
    return lines


def _paragraph(scene: Scene, text: str, first: str = "") -> list[Text]:
    """Words over as many lines as they need."""
    return [Text(line) for line in wrapped(scene.voice.spell(text), scene.width, first + "    ", first)]


def _house(scene: Scene, house: bool) -> str:
    """The mark of what is house-made."""
    return " " + scene.voice.game("house-mark") if house else ""


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
        held = ",".join(_name(scene, "token", kind) for kind in p.held[seat])
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
        actions = _actions(scene, t.slots[face])
        circle = ("(x)" if has_disc(tile) else "()") if t.slots[face] or t.copies_slots[face] else ""
        entries.append(f"{circle}{_name(scene, 'face', face)}" + (f" {actions}" if actions else ""))
    for card in p.published[seat]:
        name = clipped(_name(scene, "card", card), 24)
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
            gain = _icons(scene, t.bundles[t.face_bundle[junior_face(kind)]])
            actions = _actions(scene, t.slots[junior_face(kind)])
            text = f"{t.tier[kind]} {_name(scene, 'kind', kind)} ×{left} +{gain} > {actions}"
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
    parts = [_name(scene, "face", face) + (f" ({head})" if head else "")]
    gain = _icons(scene, t.bundles[t.face_bundle[face]])
    if gain:
        parts.append(say("deepsea-gives", gain=gain))
    if t.slots[face]:
        parts.append(say("deepsea-does", actions=_actions(scene, t.slots[face])))
    scoring = f"scoring-{t.labels['kind'][face_kind(face)]}"
    if is_senior_face(face) and t.score_count[face_kind(face)] and scene.voice.texts.knows(scoring):
        parts.append(scene.voice.game(scoring))
    return _paragraph(scene, "; ".join(parts), indent)


# -- the rest of the table --------------------------------------------------------------------------------


def _display(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """The Journals on offer: Fields, cost, points, gains of publisher and others."""
    t = p.tables
    entries = []
    for card in p.display:
        fields = "".join(FIELD_LETTERS[field] for field in t.card_fields[card])
        gain = _icons(scene, t.bundles[t.card_you[card]]) or "–"
        name = clipped(_name(scene, "card", card), 26)
        entries.append(f"{fields} {name} –{t.card_cost[card]} {t.card_points[card]}p +{gain}")
    heading = f"{scene.voice.say('deepsea-display')} ({len(p.deck)}): "
    text = scene.voice.spell("; ".join(entries))
    return [Text(line) for line in wrapped(text, scene.width, "   ", heading)]


def _card_in_words(scene: Scene, p: DeepSeaPosition, card: int) -> list[Text]:
    """A Journal in full: Fields, cost, points, what the publisher and the others gain, its circles."""
    t = p.tables
    say = scene.voice.say
    fields = ", ".join(say(f"deepsea-field-{field}") for field in t.card_fields[card])
    parts = [f"{_name(scene, 'card', card)} ({fields})", say("deepsea-cost", cost=t.card_cost[card])]
    if t.journals_score:
        parts.append(scene.voice.game("hex-points", points=t.card_points[card]))
    for message, bundle in (("deepsea-you", t.card_you[card]), ("deepsea-others", t.card_others[card])):
        gain = _icons(scene, t.bundles[bundle])
        if gain:
            parts.append(say(message, gain=gain))
    slots = t.slots[journal_place(card)]
    if slots:
        parts.append(say("deepsea-circles", actions=_actions(scene, slots)))
    return _paragraph(scene, "; ".join(parts) + _house(scene, _card_house(p, card)))


def _card_house(p: DeepSeaPosition, card: int) -> bool:
    """Is a Journal house-made in this edition?"""
    cards = p.tables.printed["journals"]
    assert isinstance(cards, dict)
    found = cards.get(p.tables.labels["card"][card], {})
    return bool(found.get("provenance") == "house")


def _mission_in_words(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """The Scenario sheet: goals with all they count, standings, special rules; a team's seven goals."""
    t = p.tables
    texts = scene.voice.texts
    lines = [Text(clipped(scene.voice.game(f"setting-mission-{t.mission}"), scene.width), style=STRONG)]
    for number in range(0 if p.team else len(t.goals)):
        name = f"{number + 1} {descriptions.goal_name(t, texts, number)}"
        version = version_of(p, number)
        said = f"{name}: {descriptions.goal_text(t, texts, number)}"
        if version is None:
            said += " " + scene.voice.say("deepsea-goal-open", goal=number + 1)
        else:
            bonus = scene.voice.say("deepsea-bonus", first=version.first, second=version.second)
            counts = enumerate(goal_units(p, version, number))
            said += f" {bonus} " + " ".join(f"{scene.shape(seat)}{units}" for seat, units in counts)
        lines += _paragraph(scene, said)
    if p.team:
        lines += _team_goals(scene, p)
    for rule, house in descriptions.mission_rules(t, texts):
        lines += _paragraph(scene, f"{scene.voice.say('deepsea-rule')} {rule}{_house(scene, house)}")
    return lines


def _team_goals(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """How many of seven are needed, each goal that lies open with value and threshold, what has struck."""
    voice = scene.voice
    team = p.game.team(p)
    assert team is not None
    lines = _paragraph(scene, voice.needs(team))
    for goal in team_goals(p):
        need, have = goal["need"], goal["have"]
        assert isinstance(need, int)
        mark = voice.say("goal-met" if goal["met"] else "goal-missed")
        text = voice.game(str(goal["text"]), need=need) if voice.texts.knows(str(goal["text"])) else ""
        said = f"{mark} {voice.game(str(goal['name']))} {have}/{need}: {text}"
        lines += _paragraph(scene, said + _house(scene, goal["provenance"] == "house"))
    hidden = SEVEN_GOALS - 4 - len(p.coop_open)
    if hidden > 0:
        lines += _paragraph(scene, voice.say("deepsea-goals-hidden", count=hidden))
    for card in struck(p):
        lines += _coop_card(scene, p, card)
    return lines


def _coop_card(scene: Scene, p: DeepSeaPosition, card: int) -> list[Text]:
    """A Bonus Goal or Setback in full."""
    house = descriptions.coop_sheet(p.tables, card).get("provenance") == "house"
    text = f"{_name(scene, 'coop_card', card)}. {scene.voice.shows('coop_card', card)}"
    return _paragraph(scene, text + _house(scene, house))


def _goals(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """Who has how much of each mission goal, with leader bonuses; a team its minimum and Bonus Goals."""
    say = scene.voice.say
    entries = []
    if p.team:
        return _team_line(scene, p)
    for number in range(len(p.tables.goals)):
        version = version_of(p, number)
        if version is None:
            entries.append(say("deepsea-goal-open", goal=number + 1))
            continue
        what = descriptions.goal_name(p.tables, scene.voice.texts, number)
        counts = " ".join(
            f"{scene.shape(seat)}{units}" for seat, units in enumerate(goal_units(p, version, number))
        )
        bonus = f" (+{version.first}/{version.second})" if version.first else ""
        entries.append(f"{number + 1} {what} ×{version.per}{bonus} {counts}")
    text = scene.voice.spell("; ".join(entries))
    return [Text(line) for line in wrapped(text, scene.width, "   ", say("deepsea-goals") + ": ")]


def _team_line(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """A team's open goals with value and threshold, and how many of seven are needed."""
    team = p.game.team(p)
    assert team is not None
    entries = [f"{scene.voice.game(str(g['name']))} {g['have']}/{g['need']}" for g in team_goals(p)]
    text = scene.voice.spell("; ".join([scene.voice.needs(team), *entries]))
    heading = scene.voice.say("deepsea-goals") + ": "
    return [Text(line) for line in wrapped(text, scene.width, "   ", heading)]


def _impact(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """The Impact board: points and reward of each hex, [ ] where it is open, a sign where a marker stands."""
    t = p.tables
    flat = _is_flat(p)
    rows: dict[int, dict[int, str]] = {}
    for hex in range(t.hexes):
        row, column = t.hex_row[hex], t.hex_column[hex]
        if flat:
            place, line = column * HEX_WIDTH, row * 2 + (column % 2 == 0)
        else:
            place, line = column * HEX_WIDTH + (row % 2) * (HEX_WIDTH // 2), row
        rows.setdefault(line, {})[place] = _hex(scene, p, hex)
    lines = [Text(line, style=STRONG) for line in wrapped(scene.voice.say("deepsea-impact"), scene.width)]
    for number in range(max(rows, default=0) + 1):
        text = ""
        for place, shown in sorted(rows.get(number, {}).items()):
            text = padded(text, place) + shown
        label = (number // 2 if flat else number) + 1
        lines.append(Text(clipped(f"{label:>2} " + text, scene.width)))
    return lines


def _open_hexes(scene: Scene, p: DeepSeaPosition) -> list[Text]:
    """Every hex that can be taken now: where it is and what it gives."""
    entries = [f"{_hex_place(scene, p, hex)}: {scene.voice.shows('hex', hex) or '–'}" for hex in p.open]
    return flow([Text(scene.voice.spell(entry)) for entry in entries], scene.width, "")


def _hex_place(scene: Scene, p: DeepSeaPosition, hex: int) -> str:
    """Row and place of a hex, as few words as possible."""
    row, place = descriptions.places_of_hexes(p.tables)[hex]
    return scene.voice.say("deepsea-hex", row=row, place=place)


def _hex(scene: Scene, p: DeepSeaPosition, hex: int) -> str:
    t = p.tables
    if p.marker[hex] >= 0:
        return f" {scene.shape(p.marker[hex])}{t.hex_points[hex] or ' '} "
    icons = t.bundles[t.hex_bundle[hex]]
    letter = scene.voice.say(f"deepsea-letter-{ICON_NAMES[icon_kind(icons[0])]}") if icons else ""
    if len(icons) > 1:
        letter = "+"
    if t.hex_field[hex] >= 0:
        letter = FIELD_LETTERS[t.hex_field[hex]]
    if t.hex_unlimited[hex]:
        letter = "*"
    text = padded(f"{t.hex_points[hex] or ''}{letter or '-'}", 2)
    return f"[{text}]" if hex in p.open else f" {text} "


def _is_flat(p: DeepSeaPosition) -> bool:
    """Do the columns of the board stand in a zigzag, not its rows? Told by which hexes touch askew."""
    t = p.tables
    for hex in range(t.hexes):
        for other in t.hex_next[hex]:
            askew = t.hex_row[other] == t.hex_row[hex] + 1 and t.hex_column[other] != t.hex_column[hex]
            if askew and t.hex_column[hex] % 2 == 1:
                return False
    return True


# -- words ------------------------------------------------------------------------------------------------


def _icons(scene: Scene, icons: object, between: str = " ") -> str:
    """Icons in few letters."""
    if not isinstance(icons, list):
        return ""
    return between.join(_icon(scene, icon) for icon in icons)


def _icon(scene: Scene, icon: int) -> str:
    """One sign; a Discover with its depths, an action with how it differs."""
    word = scene.voice.say(f"deepsea-icon-{ICON_NAMES[icon_kind(icon)]}")
    if icon_kind(icon) == DISCOVER:
        low, high = icon_shallowest(icon), icon_deepest(icon)
        return word if high == 0 else f"{word} {low}" if low == high else f"{word} {low}-{high}"
    for modifier, ending in MODIFIERS:
        message = f"icon-{ICON_NAMES[icon_kind(icon)]}-{ending}"
        if icon_modifiers(icon) & modifier and scene.voice.texts.knows(message):
            return scene.voice.game(message)
    return word


def _actions(scene: Scene, slots: list[list[int]]) -> str:
    """Actions side by side with a plus between them; of those with a stroke only one.  DS-107, DS-108"""
    return " + ".join(_icons(scene, slot, "/") for slot in slots)


def _name(scene: Scene, domain: str, value: int) -> str:
    t = _mine(scene).tables
    if domain == "site":
        return descriptions.site_name(t, scene.voice.texts, value)
    return scene.voice.game(f"{domain}-{t.labels[domain][value]}")


def _place(scene: Scene, p: DeepSeaPosition, board: int) -> str:
    """Where a zone lies and what it is called."""
    name = _name(scene, "board", board)
    return f"{p.tables.labels['cell'][p.cell[board]]} {name}" if p.cell[board] >= 0 else name


def _site(p: DeepSeaPosition, site: int) -> str:
    """The short name of a site inside its zone."""
    return p.tables.labels["site"][site].rpartition("-")[2]


def _short_site(scene: Scene, p: DeepSeaPosition, site: int) -> str:
    """A site inside its zone: what can be done there, and its number if there are several."""
    name = _name(scene, "site", site)
    return name[name.rindex("(") + 1 : -1] if name.endswith(")") and "(" in name else name


def _mine(scene: Scene) -> DeepSeaPosition:
    assert isinstance(scene.position, DeepSeaPosition)
    return scene.position
