"""coop.toml compiled, and the thresholds that the prototype prints."""

import re

from bathysphere.content.toml import line_of, read
from bathysphere.engine.errors import ContentError
from bathysphere.games.deepsea.content import schema
from bathysphere.games.deepsea.content.compiler import check_ids, check_range, pad
from bathysphere.games.deepsea.content.options import DIFFICULTY
from bathysphere.games.deepsea.rules.compiled import BONUS_COUNTS, SETBACK_EFFECTS, DeepSeaCompiled
from bathysphere.games.deepsea.rules.setup import BONUS_CARDS
from bathysphere.games.deepsea.rules.verbs import COOP_CARDS


def compile_coop(t: DeepSeaCompiled, text: str, difficulty: str, chosen: bool) -> None:
    """Bonus goals first, then setbacks, as numbers of co-op cards.  DS-025, DS-026, DS-301"""
    file = "coop.toml"
    written = read(schema.CoopFile, file, text)
    names = [card.id for card in written.bonus_goal] + [card.id for card in written.setback]
    check_ids(names, file, text, "bonus_goal", COOP_CARDS)
    needed = {level.id: level.goals_required for level in written.difficulty}
    if sorted(needed) != sorted(DIFFICULTY.presets):
        line, known = line_of(text, ".difficulty[0]"), ", ".join(DIFFICULTY.presets)
        raise ContentError("content-name", file, line, name=", ".join(needed), known=known)
    if len(written.bonus_goal) < BONUS_CARDS or len(written.setback) < max(t.setbacks, t.setbacks_solo):
        line = line_of(text, ".setback[0]" if len(written.bonus_goal) >= BONUS_CARDS else ".bonus_goal[0]")
        raise ContentError("content-coop", file, line, goals=str(BONUS_CARDS), setbacks=str(t.setbacks_solo))
    t.goals_required = needed[difficulty] if chosen else needed["beginner"]
    t.result_chart = not chosen
    for number, card in enumerate(written.bonus_goal):
        if card.count not in BONUS_COUNTS:
            line = line_of(text, f".bonus_goal[{number}].count")
            raise ContentError("content-name", file, line, name=card.count, known=", ".join(BONUS_COUNTS))
        t.bonus_cards.append(number)
        t.bonus_count.append(BONUS_COUNTS[card.count])
        t.bonus_minimum.append(list(card.min))
        t.bonus_suits.append([players in card.players for players in range(1, 6)])
    t.setback_effects = [[] for _ in names]
    t.setback_lasts = [False] * len(names)
    for number, setback in enumerate(written.setback):
        code = len(written.bonus_goal) + number
        t.setback_cards.append(code)
        t.setback_lasts[code] = setback.duration == "round"
        for word in setback.effects:
            name, _, rest = word.partition("(")
            if name not in SETBACK_EFFECTS:
                line = line_of(text, f".setback[{number}].effects")
                raise ContentError("content-name", file, line, name=name, known=", ".join(SETBACK_EFFECTS))
            if not re.fullmatch(r"\w+(\(-?\d\))?", word):
                line, known = line_of(text, f".setback[{number}].effects"), f"{name}, {name}(1), {name}(-1)"
                raise ContentError("content-name", file, line, name=word, known=known)
            t.setback_effects[code].append([SETBACK_EFFECTS.index(name), int(rest.rstrip(")") or "0")])
    t.labels["coop_card"] = pad(names, COOP_CARDS)


def compile_prototype_thresholds(t: DeepSeaCompiled, prototype: schema.PrototypeFile, mission: int) -> None:
    """What the prototype prints for mission 1.  AM-101, AM-128"""
    for value in prototype.coop_threshold:
        if value.mission != mission:
            continue
        numbers = t.impact_minimum if value.goal == "impact" else t.goals[int(value.goal[4:]) - 1].minimum
        if isinstance(value.min, int):
            check_range("prototype.toml", "", "", value.players, 1, len(numbers))
            numbers[value.players - 1] = value.min
        else:
            numbers[: len(value.min)] = value.min
