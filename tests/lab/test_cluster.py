"""A Ray cluster plays the same games. Runs where Ray is installed."""

from pathlib import Path

import pytest

from bathysphere.engine.errors import OptionError
from bathysphere.lab.experiment import Plan, carry_out, experiment
from bathysphere.lab.store import GAMES
from bathysphere.lab.workers import Workers, hired

pytest.importorskip("ray", reason="Ray is not installed (the extra bathysphere[cluster])")


def test_a_cluster_writes_the_same_bytes(tmp_path: Path) -> None:
    asked = experiment(Plan("shares", ["random", "random"], 50, 3))
    carry_out(asked, tmp_path / "here", Workers, lambda count: None)
    carry_out(asked, tmp_path / "there", lambda: hired(2, "local", 9), lambda count: None)
    assert (tmp_path / "here" / GAMES).read_bytes() == (tmp_path / "there" / GAMES).read_bytes()


def test_an_address_that_is_no_cluster_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as caught:
        hired(None, "127.0.0.1:9", 9)
    assert caught.value.code == "ray-address"
