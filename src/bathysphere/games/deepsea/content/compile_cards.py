"""Specialists, Journals, Dive tokens and the player mat compiled."""

from bathysphere.content.toml import line_of, read
from bathysphere.engine.errors import ContentError
from bathysphere.games.deepsea.content import schema
from bathysphere.games.deepsea.content.compiler import (
    Compiler,
    check_count,
    check_ids,
    check_range,
    pad,
)
from bathysphere.games.deepsea.content.load import senior_id, slug
from bathysphere.games.deepsea.rules.codes import journal_place, junior_face, senior_face
from bathysphere.games.deepsea.rules.compiled import (
    FIELDS,
    ICON_NAMES,
    INGENUITY,
    LAST_TIER,
    LEADER,
    DeepSeaCompiled,
)
from bathysphere.games.deepsea.rules.counting import TIER_FIVE
from bathysphere.games.deepsea.rules.verbs import CARDS, FACES, KINDS, TOKENS

DISCS_ON_LEADER = 1
"""Discs on the Team Leader when the game begins."""


def compile_specialists(compiler: Compiler, text: str, prototype: schema.PrototypeFile | None) -> None:
    """Kind 0 is the Team Leader, whose only face is the Senior one.  DS-010 .. DS-017"""
    file = "specialists.toml"
    t = compiler.t
    sheet = read(schema.SpecialistsFile, file, text)
    check_ids([kind.id for kind in sheet.specialist], file, text, "specialist", KINDS - 1)
    _specialist_counts(sheet, file, text)
    left_out = prototype.specialists.tier5_left_out if prototype is not None else []
    known = [kind.id for kind in sheet.specialist]
    for name in left_out:
        if name not in known:
            raise ContentError("content-name", "prototype.toml", 1, name=name, known=", ".join(known))
    t.kinds = len(sheet.specialist) + 1
    t.slots = [[] for _ in range(journal_place(CARDS))]
    t.face_bundle = [t.nothing] * FACES
    t.copies_slots = [False] * FACES
    t.tier, t.copies = [0], [0]
    t.score_count, t.score_points, t.score_per = [""], [0], [1]
    leader = sheet.team_leader
    t.slots[senior_face(LEADER)] = [
        [compiler.icon(w, file, text, ".team_leader.slots") for w in slot] for slot in leader.slots
    ]
    faces = ["team_leader_junior", "team_leader"]
    kinds = ["team_leader"]
    titles = {}
    if prototype is not None:
        titles = {value.specialist: value.senior_name_en for value in prototype.specialist_value}
    for number, kind in enumerate(sheet.specialist, 1):
        where = f".specialist[{number - 1}]"
        t.tier.append(kind.tier)
        t.copies.append(0 if kind.id in left_out else kind.copies)
        if kind.tier == LAST_TIER and kind.id not in left_out:
            t.tier5.append(number)
        count, points, per = "", 0, 1
        if kind.score is not None:
            count, points, per = kind.score.count, kind.score.points, kind.score.per
        if (count != "" and count not in TIER_FIVE) or (kind.tier == LAST_TIER) != (count != ""):
            line = line_of(text, where + ".score")
            raise ContentError("content-name", file, line, name=count, known=", ".join(TIER_FIVE))
        t.score_count.append(count)
        t.score_points.append(points)
        t.score_per.append(per)
        kinds.append(kind.id)
        for side, face in enumerate((kind.junior, kind.senior)):
            path = where + (".senior" if side else ".junior")
            code = senior_face(number) if side else junior_face(number)
            t.face_bundle[code] = compiler.bundle(face.gain, file, text, path)
            t.slots[code] = [[compiler.icon(w, file, text, path) for w in slot] for slot in face.slots]
            t.copies_slots[code] = face.ability is not None
        senior = slug(titles[kind.id]) if kind.id in titles else senior_id(kind)
        faces += [kind.id, senior]
    t.labels["kind"] = pad(kinds, KINDS)
    t.labels["face"] = pad(faces, FACES)


def _specialist_counts(sheet: schema.SpecialistsFile, file: str, text: str) -> None:
    """As many as the head of the file says; of tier 5 there is one each.  DS-014"""
    check_count(file, text, ".kinds", len(sheet.specialist), sheet.kinds)
    check_count(file, text, ".tiles", sum(kind.copies for kind in sheet.specialist), sheet.tiles)
    for number, kind in enumerate(sheet.specialist):
        if kind.tier == LAST_TIER:
            check_count(file, text, f".specialist[{number}].copies", kind.copies, 1)
    on_tile = sheet.team_leader.setup_discs_on_tile
    check_count(file, text, ".team_leader.setup_discs_on_tile", DISCS_ON_LEADER, on_tile)


def compile_journals(compiler: Compiler, text: str, prototype: schema.PrototypeFile | None) -> None:
    """Ordinary Journals and Anchors; their circles are slots of their own.  DS-021 .. DS-024"""
    file = "journals.toml"
    t = compiler.t
    sheet = read(schema.JournalsFile, file, text)
    check_ids([card.id for card in sheet.journal], file, text, "journal", CARDS)
    names = [card.id for card in sheet.journal]
    anchors = sum(card.anchor for card in sheet.journal)
    check_count(file, text, ".anchor_deck", anchors, sheet.anchor_deck)
    check_count(file, text, ".deck", len(sheet.journal) - anchors, sheet.deck)
    left_out: list[str] = []
    costs: dict[str, int] = {}
    fields: dict[str, list[str]] = {}
    discarded: list[str] = []
    if prototype is not None:
        left_out = prototype.journals.left_out
        costs = {v.journal: v.cost for v in prototype.journal_value if v.cost is not None}
        fields = {v.journal: list(v.fields) for v in prototype.journal_value if v.fields}
        called = {v.journal: v.id for v in prototype.journal_value if v.id}
        names = [called.get(name, name) for name in names]
        discarded = [effect.journal for effect in prototype.journal_effect if effect.kind == "discard"]
        _prototype_journals(prototype, sheet)
    t.cards = len(sheet.journal)
    t.display_size = sheet.display_size
    for number, card in enumerate(sheet.journal):
        where = f".journal[{number}]"
        t.card_cost.append(costs.get(card.id, card.cost))
        t.card_points.append(card.points if t.journals_have_points else 0)
        shown = [FIELDS.index(name) for name in fields.get(card.id, list(card.fields))]
        t.card_fields.append(shown)
        t.card_has_field.append([field in shown for field in range(len(FIELDS))])
        t.card_you.append(compiler.bundle(card.you, file, text, where + ".you"))
        t.card_others.append(compiler.bundle(card.others, file, text, where + ".others"))
        t.card_circles.append(len(card.activations))
        t.card_discarded.append(t.discarded_when_used and card.id in discarded)
        if card.activations:
            icons = {compiler.icon(word, file, text, where + ".activations") for word in card.activations}
            if len(icons) > 1:
                raise ContentError("content-circles", file, line_of(text, where), card=card.id)
            t.slots[journal_place(number)] = [[icons.pop()]]
        if card.id not in left_out:
            (t.anchors if card.anchor else t.deck).append(number)
    t.labels["card"] = pad(names, CARDS)


def _prototype_journals(prototype: schema.PrototypeFile, sheet: schema.JournalsFile) -> None:
    """Once per round: one circle on the retail card. Discard: two.  DS-213, AM-127"""
    cards = {card.id: card for card in sheet.journal}
    for name in prototype.journals.left_out + [effect.journal for effect in prototype.journal_effect]:
        if name not in cards:
            raise ContentError("content-name", "prototype.toml", 1, name=name, known=", ".join(cards))
    for effect in prototype.journal_effect:
        wanted = [effect.effect] * (1 if effect.kind == "once_per_round" else 2)
        if cards[effect.journal].activations != wanted:
            raise ContentError("content-circles", "prototype.toml", 1, card=effect.journal)


def compile_tokens(compiler: Compiler, text: str, prototype: schema.PrototypeFile | None) -> None:
    """Dive tokens by kind.  DS-008, DS-009, DS-176"""
    file = "dive_tokens.toml"
    t = compiler.t
    sheet = read(schema.TokensFile, file, text)
    check_ids([token.id for token in sheet.token], file, text, "token", TOKENS)
    counts = {token.id: token.count for token in sheet.token}
    if sum(counts.values()) != sheet.total:
        line = line_of(text, ".total")
        raise ContentError(
            "content-sum", file, line, found=str(sum(counts.values())), wanted=str(sheet.total)
        )
    if prototype is not None:
        for name in prototype.dive_tokens.count:
            if name not in counts:
                raise ContentError("content-name", "prototype.toml", 1, name=name, known=", ".join(counts))
        counts = prototype.dive_tokens.count
    t.tokens = len(sheet.token)
    for number, token in enumerate(sheet.token):
        t.token_count.append(counts.get(token.id, 0))
        t.token_research.append(token.research)
        t.token_effect.append(compiler.bundle(token.effect, file, text, f".token[{number}].effect"))
        t.token_disc_cost.append(len(token.cost))
    t.labels["token"] = pad([token.id for token in sheet.token], TOKENS)


def compile_mat(t: DeepSeaCompiled, text: str) -> None:
    """Tracks, levels, brackets.  DS-127, DS-128, AM-081, AM-082"""
    file = "player_mat.toml"
    sheet = read(schema.MatFile, file, text)
    steps = [step for bracket in sheet.bracket for step in bracket.steps]
    if steps != list(range(sheet.shape.last_step + 1)):
        raise ContentError(
            "content-steps", file, line_of(text, ".bracket[0]"), last=str(sheet.shape.last_step)
        )
    if [track.id for track in sheet.track] != ICON_NAMES[:4]:
        raise ContentError(
            "content-name", file, line_of(text, ".track[0]"), name="track", known=", ".join(ICON_NAMES[:4])
        )
    for number, track in enumerate(sheet.track):
        for step in track.vessel_steps:
            check_range(file, text, f".track[{number}].vessel_steps", step, 0, sheet.shape.last_step)
            if number != INGENUITY:
                check_count(file, text, f".track[{number}].vessel_steps", len(track.vessel_steps), 0)
    check_range(file, text, ".shape.impact_step", sheet.shape.impact_step, 0, sheet.shape.last_step)
    t.last_step = sheet.shape.last_step
    t.impact_step = sheet.shape.impact_step
    t.level = [bracket.level for bracket in sheet.bracket for _ in bracket.steps]
    t.bracket = [bracket.points for bracket in sheet.bracket for _ in bracket.steps]
    t.vessel_steps = [step in sheet.track[INGENUITY].vessel_steps for step in steps]
    t.research_cap = sheet.research.cap
    t.discs = sheet.player_set.discs
    t.markers = sheet.player_set.impact_markers
