"""`--help` teaches: an example for every command that works, words for every parameter, what was meant."""

import shlex

import pytest

from bathysphere.command_line import app
from bathysphere.commands.teaching import EXAMPLES, commands
from tests.test_command_line import command, refused

COMMANDS = dict(commands(app))


def test_every_command_has_an_example_of_its_own() -> None:
    assert COMMANDS.keys() == EXAMPLES.keys() - {""}


@pytest.mark.parametrize("called", [called for called in EXAMPLES if called])
def test_the_example_of_a_command_is_one(called: str) -> None:
    """It can be read as it stands, every option included, and begins with the command."""
    program, *words = shlex.split(EXAMPLES[called])
    assert program == "bathysphere"
    assert " ".join(words).startswith(called) or COMMANDS[called].default_command is None
    function, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert callable(function)
    assert bound is not None


def test_help_tells_the_example_and_what_every_word_means(capsys: pytest.CaptureFixture[str]) -> None:
    for called in EXAMPLES:
        assert command(*called.split(), "--help") == 0
        told = " ".join(capsys.readouterr().out.replace("│", " ").split())
        assert "Example: " + EXAMPLES[called].split("'")[0].strip() in told
        for line in told.split("[required]")[:-1]:
            words = line.rpartition("*")[2].split()
            assert len(words) > 2, f"{called}: {words}"


def test_a_mistyped_command_is_answered_with_what_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert "simulate" in refused(capsys, "simulat", "shares")
    assert "pack check" in refused(capsys, "pack", "chek", "folder")
    assert "--help" in refused(capsys, "xyzzy")
    assert "--seats" in refused(capsys, "play", "shares", "--sets", "you")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_complete(shell: str) -> None:
    script = app.generate_completion(shell=shell)  # type: ignore[arg-type]
    for word in ("simulate", "report", "--seats"):
        assert word in script
