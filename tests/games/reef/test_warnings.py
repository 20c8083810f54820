"""Nothing is given away unasked: effects that are still possible, gains there is no room for."""

import random

import pytest

import bathysphere as bs
from bathysphere.language.speech import Speech

CODES = {"effects-left", "gains-left", "resources-lost", "energy-lost"}


@pytest.mark.rule("RP-034", "RP-035", "RP-114")
def test_what_a_choice_loses_is_told_and_is_really_lost():
    """Random games: a list that is ended early, gains beyond the tracks, in both languages."""
    times: dict[str, int] = {}
    for seed in range(40):
        p = bs.start("reef", seats=2, seed=seed)
        chance = random.Random(seed)
        speech = [Speech(p.game, p.content, language, seats=2) for language in ("en", "de")]
        while not p.over:
            for action in p.choices:
                warned = p.warning(action)
                if warned is None:
                    continue
                times[warned.code] = times.get(warned.code, 0) + 1
                for voice in speech:
                    assert "{" not in voice.warning(warned)
                if warned.code == "effects-left":
                    left = [option for option in p.options() if option.verb == "resolve"]
                    assert warned.params["left"] == len(left) > 0
            p.act(chance.choice(p.choices))
        if set(times) == CODES:
            return
    assert set(times) >= CODES - {"energy-lost", "resources-lost"}
    assert set(times) & {"energy-lost", "resources-lost"}
