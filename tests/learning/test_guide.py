"""The guided first game of Deep Sea begins in a position that was played: legal, and with everything near."""

from __future__ import annotations

import json
import re

from bathysphere.catalogue import start
from tests.test_ledger import ROOT

FOLDER = ROOT / "client" / "src" / "games" / "deepsea"


def test_the_position_where_the_guide_begins_is_legal_and_rich() -> None:
    guide = (FOLDER / "guide.ts").read_text(encoding="utf-8")
    seed = re.search(r"seed: (\d+)", guide)
    assert seed is not None
    p = start("deepsea", 3, seed=int(seed[1]), mission="1")
    for move in json.loads((FOLDER / "begun.json").read_text(encoding="utf-8")):
        p.play(move)
    learner = p.seat_of_chair(0)
    assert p.seat == learner, "the person who starts the guided game has the first chair"
    view = p.view(learner)
    me = view["players"][learner]  # type: ignore[index]
    assert (view["round"], p.steps[p.stack[-1].step].name) == (3, "recruit")
    assert {tile["face"] for tile in me["tiles"]} == {"team_leader", "reef_diver", "sonar_operator"}
    assert me["staging"] >= 4
