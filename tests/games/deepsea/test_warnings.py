"""Nothing is given away unasked: what a choice would waste is told before it is made."""

import random

import pytest

import bathysphere as bs
from bathysphere.language.speech import Speech
from tests.games.deepsea.table import play, position


def warned(p, action):
    reason = p.warning(p.action(action))
    return None if reason is None else reason.code


def said(p, action, language="en"):
    text = Speech(p.game, p.content, language, seats=p.seats).warning(p.warning(p.action(action)))
    assert "{" not in text
    return text


def alone(staging, *tiles, **player):
    """A Team Leader whose circle is used, and these Specialists, with a Vessel at the Sea Star."""
    return {0: {"staging": staging, "tiles": ["team_leader*", *tiles], **player}}


@pytest.mark.rule("DS-119")
def test_a_specialist_without_a_possible_action_is_warned_of():
    p = position(players=alone(2, "reef_diver"), tokens={"the_sea_star-d1": []})
    assert warned(p, "activate reef_diver") == "idle"
    assert "Dive" in said(p, "activate reef_diver")
    assert "verschenkt" in said(p, "activate reef_diver", "de")
    assert warned(position(players=alone(2, "reef_diver")), "activate reef_diver") is None


@pytest.mark.rule("DS-110")
def test_the_activating_disc_does_not_pay_for_the_action():
    assert warned(position(players=alone(1, "sonar_operator")), "activate sonar_operator") == "idle"
    assert warned(position(players=alone(2, "sonar_operator")), "activate sonar_operator") is None


@pytest.mark.rule("DS-103")
def test_a_pass_with_discs_and_useful_specialists_left_is_warned_of():
    p = position(players=alone(2, "sonar_operator"))
    assert warned(p, "pass") == "pass-early"
    assert "2 discs" in said(p, "pass")
    assert "2 Scheiben" in said(p, "pass", "de")
    assert warned(position(players=alone(0, "sonar_operator")), "pass") is None
    assert warned(position(players=alone(2)), "pass") is None, "nobody is left to activate"


@pytest.mark.rule("DS-193")
def test_research_beyond_the_end_of_the_track_is_warned_of():
    p = position(players=alone(1, "pilot", research=11, tokens=["travel"]))
    value = p.option(p.action("spend travel")).details["research"]
    assert (warned(p, "spend travel"), value > 1) == ("research-lost", True)
    assert str(value - 1) in said(p, "spend travel")
    assert said(p, "spend travel", "de")
    play(p, "spend travel")
    assert p.research[0] == 12
    assert warned(position(players=alone(1, "pilot", research=3, tokens=["travel"])), "spend travel") is None


@pytest.mark.rule("DS-113")
def test_an_activation_that_ends_with_actions_still_possible_is_warned_of():
    """Random games, until an activation could end with something left."""
    codes = set()
    for seed in range(20):
        p = bs.start("deepsea", seats=2, seed=seed)
        chance = random.Random(seed)
        while not p.over and "actions-left" not in codes:
            for action in p.choices:
                if p.text(action) == "end" and p.options()[0].step == "actions":
                    left = [o for o in p.options() if o.verb == "do"]
                    assert (warned(p, "end") == "actions-left") == bool(left)
                    codes.add(str(warned(p, "end")))
                    if left:
                        said(p, "end", "de")
            p.act(chance.choice(p.choices))
        if "actions-left" in codes:
            return
    pytest.fail("no such position")
