"""What can be had: Specialists of the tray and the pockets, Journals on display, tokens."""

from __future__ import annotations

from rich.text import Text

from bathysphere.games.deepsea.faces.terminal.words import (
    FIELD_LETTERS,
    house_mark,
    icons,
    name,
    printed_of,
    slots_in_words,
    view_of,
)
from bathysphere.games.deepsea.faces.view_types import TileView
from bathysphere.games.deepsea.rules.compiled import FIELDS
from bathysphere.terminal.lines import flow, paragraph
from bathysphere.terminal.scene import Scene

LEADER = "team_leader"


# -- Specialists ------------------------------------------------------------------------------------------


def left_of(scene: Scene, kind: str) -> int:
    """How many tiles of a kind can be recruited."""
    view = view_of(scene)
    return view.tray.get(kind, 0) or sum(pocket.top == kind for pocket in view.pockets)


def to_recruit(scene: Scene) -> list[str]:
    """The kinds that can be recruited."""
    return [kind for kind in printed_of(scene).specialists if left_of(scene, kind)]


def tray(scene: Scene, width: int) -> list[Text]:
    """Both sides of every Specialist that can be recruited, and how full the pockets are."""
    lines = [line for kind in to_recruit(scene) for line in kind_in_words(scene, kind, width)]
    pockets = [
        f"{name(scene, 'kind', pocket.top) if pocket.top else scene.voice.spell('–')} ({pocket.tiles})"
        for pocket in view_of(scene).pockets
    ]
    return lines + paragraph(scene.voice.say("deepsea-pockets", pockets=", ".join(pockets)), width)


def tray_short(scene: Scene, width: int) -> list[Text]:
    """What can be recruited, tier by tier, in few letters."""
    items = []
    for kind in to_recruit(scene):
        sheet = printed_of(scene).specialists[kind]
        actions = slots_in_words(scene, sheet.junior.slots)
        if sheet.junior.ability is not None:
            actions = scene.voice.say("deepsea-copies")
        gain = f" +{icons(scene, sheet.junior.gain)}" if sheet.junior.gain else ""
        text = f"{sheet.tier} {name(scene, 'kind', kind)} ×{left_of(scene, kind)}{gain} > {actions or '–'}"
        items.append(Text(scene.voice.spell(text)))
    return flow(items, width, "") if all(item.cell_len <= width for item in items) else []


def kind_in_words(scene: Scene, kind: str, width: int) -> list[Text]:
    """Both sides of a Specialist."""
    faces = printed_of(scene).faces[kind]
    if kind == LEADER:
        return face_in_words(scene, faces[0], width)
    tier = printed_of(scene).specialists[kind].tier
    head = scene.voice.say("deepsea-tier", tier=tier, left=left_of(scene, kind))
    return face_in_words(scene, faces[0], width, head) + face_in_words(scene, faces[1], width, indent="  ")


def face_in_words(scene: Scene, face: str, width: int, head: str = "", indent: str = "") -> list[Text]:
    """One side of a Specialist: what it gives, what it does, what it scores."""
    say = scene.voice.say
    printed = printed_of(scene)
    kind = next(kind for kind, faces in printed.faces.items() if face in faces)
    senior = kind == LEADER or face == printed.faces[kind][1]
    gain, slots, copies = _side(scene, kind, senior)
    parts = [name(scene, "face", face) + (f" ({head})" if head else "")]
    if gain:
        parts.append(say("deepsea-gives", gain=icons(scene, gain)))
    if slots:
        parts.append(say("deepsea-does", actions=slots_in_words(scene, slots)))
    if copies:
        parts.append(say("deepsea-copies"))
    score = printed.specialists[kind].score if kind != LEADER else None
    if senior and score is not None:
        message = f"scoring-{kind}"
        parts.append(scene.voice.game(message) if scene.voice.texts.knows(message) else score.text)
    return paragraph(scene.voice.spell("; ".join(parts)), width, indent + "    ", indent)


def _side(scene: Scene, kind: str, senior: bool) -> tuple[list[str], list[list[str]], bool]:
    """What a side gives, the actions it offers, and whether it acts as another Specialist."""
    printed = printed_of(scene)
    if kind == LEADER:
        return printed.leader.gain, printed.leader.slots, False
    sheet = printed.specialists[kind]
    side = sheet.senior if senior else sheet.junior
    return side.gain, side.slots, side.ability is not None


def slots_of(scene: Scene, tile: TileView) -> tuple[list[list[str]], bool]:
    """The actions of a Specialist in a tableau, and whether it acts as another one."""
    _, slots, copies = _side(scene, tile.kind, tile.senior)
    return slots, copies


# -- Journals ---------------------------------------------------------------------------------------------


def journals(scene: Scene, width: int) -> list[Text]:
    """The Journals on display in full."""
    return [line for card in view_of(scene).display for line in card_in_words(scene, card, width)]


def journals_short(scene: Scene, width: int) -> list[Text]:
    """The Journals on display: Fields, name, cost, points, gains of the publisher and of all others."""
    say = scene.voice.say
    lines = paragraph(f"{say('deepsea-display')} ({view_of(scene).deck}):", width)
    for card in view_of(scene).display:
        sheet = printed_of(scene).journals[card]
        fields = "".join(FIELD_LETTERS[field] for field in sheet.fields)
        parts = [f"{fields} {name(scene, 'card', card)} –{sheet.cost}"]
        parts += [f"{sheet.points}p"] if printed_of(scene).edition.journals_score else []
        parts += [f"+{icons(scene, sheet.you)}"] if sheet.you else []
        parts += [say("deepsea-others", gain=icons(scene, sheet.others))] if sheet.others else []
        lines += paragraph(scene.voice.spell(", ".join(parts)), width, "     ", "  ")
    return lines


def card_in_words(scene: Scene, card: str, width: int) -> list[Text]:
    """A Journal in full: Fields, cost, points, what the publisher and the others gain, its circles."""
    say = scene.voice.say
    printed = printed_of(scene)
    sheet = printed.journals[card]
    fields = ", ".join(say(f"deepsea-field-{FIELDS.index(field)}") for field in sheet.fields)
    parts = [f"{name(scene, 'card', card)} ({fields})", say("deepsea-cost", cost=sheet.cost)]
    if printed.edition.journals_score:
        parts.append(scene.voice.game("hex-points", points=sheet.points))
    if sheet.you:
        parts.append(say("deepsea-you", gain=icons(scene, sheet.you)))
    if sheet.others:
        parts.append(say("deepsea-others", gain=icons(scene, sheet.others)))
    if sheet.activations:
        parts.append(say("deepsea-circles", actions=icons(scene, sheet.activations, ", ")))
    if card in printed.journal_uses:
        parts.append(say(f"deepsea-use-{printed.journal_uses[card]}"))
    house = house_mark(scene, sheet.provenance == "house")
    return paragraph(scene.voice.spell("; ".join(parts)) + house, width)


# -- tokens -----------------------------------------------------------------------------------------------


def tokens(scene: Scene, width: int) -> list[Text]:
    """Every kind of Dive token: how many there are, what it can be spent or used for."""
    return [line for token in printed_of(scene).tokens for line in token_in_words(scene, token, width)]


def token_in_words(scene: Scene, token: str, width: int) -> list[Text]:
    """A Dive token: its Research, or what it does instead."""
    say = scene.voice.say
    sheet = printed_of(scene).tokens[token]
    parts = [say("deepsea-token", name=name(scene, "token", token), count=sheet.count)]
    parts.append(say("deepsea-token-research", research=sheet.research))
    if sheet.effect:
        parts.append(say("deepsea-token-effect", what=icons(scene, sheet.effect)))
    if sheet.cost:
        parts.append(say("deepsea-token-cost", what=icons(scene, sheet.cost)))
    return paragraph("; ".join(parts) + house_mark(scene, sheet.provenance == "house"), width)
