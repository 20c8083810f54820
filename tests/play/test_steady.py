"""Setting the clock of the machine takes no time from anybody."""

from __future__ import annotations

import pytest

from bathysphere.play import steady

SECOND = 10**9
BEGIN = 1_800_000_000 * SECOND


class Machine:
    """Its clock, which can be set, and what has truly passed."""

    def __init__(self) -> None:
        self.wall, self.since = BEGIN, 0

    def wait(self, seconds: float) -> None:
        self.wall += int(seconds * SECOND)
        self.since += int(seconds * SECOND)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(steady.time, "time_ns", lambda: machine.wall)
    monkeypatch.setattr(steady, "passed", lambda: machine.since)
    return machine


@pytest.mark.parametrize("jump", [3600, -3600])
def test_a_clock_that_is_set_takes_no_time_and_is_followed_little_by_little(
    machine: Machine, jump: int
) -> None:
    clock = steady.Steady()
    machine.wait(5)
    machine.wall += jump * SECOND
    before = clock.now()
    assert before - BEGIN == pytest.approx(5 * SECOND, rel=0.02)
    for _ in range(60):
        machine.wait(1)
    assert clock.now() - before == pytest.approx(60 * SECOND, rel=0.02)
    machine.wait(3600 * 51)
    assert clock.now() == machine.wall


def test_it_never_goes_back_by_itself(machine: Machine) -> None:
    clock = steady.Steady()
    times = []
    for jump in (0, -10, 20, -7200, 0):
        machine.wall += jump * SECOND
        machine.wait(0.5)
        times.append(clock.now())
    assert times == sorted(times)


def test_a_machine_that_had_no_idea_of_the_time_is_told(machine: Machine) -> None:
    clock = steady.Steady()
    machine.wall += 400 * 24 * 3600 * SECOND
    assert clock.now() == machine.wall
