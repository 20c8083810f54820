"""Experiments stay on the version of the game that they began with."""

from bathysphere.lab.experiment import Cell, Experiment
from bathysphere.lab.run import set_up


def test_an_experiment_goes_on_with_the_version_it_began_with() -> None:
    old = Experiment("reef", 1, 4, 7, [Cell(["random", "random"], {})])
    assert set_up(old.match(0), 1).game.version == 1
