"""Records of games in which something went wrong once."""

from pathlib import Path

import bathysphere as bs
from bathysphere.engine.record import Record

CASES = Path(__file__).parents[2] / "cases"


def test_tokens_that_may_not_be_stored_do_not_keep_the_prototype_going_round() -> None:
    """Everybody else has passed, no disc is left, and a Journal brings a second token: it must be spent."""
    p = bs.replay(Record.parse((CASES / "prototype-hang.record").read_text(encoding="utf-8")))
    p.play("circle enhancing_research_productivity")
    assert [option.text for option in p.options()] == ["spend sonar", "spend any_attribute"]
    p.play("spend sonar")
    assert "pass" in [option.text for option in p.options()]
    assert p.why_not("use any_attribute") is not None
