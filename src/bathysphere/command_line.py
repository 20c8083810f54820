"""The command line: all commands together, and how problems are told."""

from __future__ import annotations

import sys
from collections.abc import Callable

from cyclopts import App, CycloptsError

import bathysphere
from bathysphere.commands.about import games, rules, sources
from bathysphere.commands.lessons import lesson_app
from bathysphere.commands.link import link
from bathysphere.commands.measure import bench, ladder
from bathysphere.commands.packs import pack
from bathysphere.commands.play import play, replay
from bathysphere.commands.shared import Problems
from bathysphere.commands.static import static
from bathysphere.commands.teaching import meant, teach
from bathysphere.commands.verify import verify
from bathysphere.engine.errors import OptionError, Problem
from bathysphere.extras import missing
from bathysphere.lab.commands import HERE, lab, simulate
from bathysphere.lab.corpus import corpus
from bathysphere.language.languages import LANGUAGES
from bathysphere.server.admin_line import admin
from bathysphere.server.commands import COMMANDS, serve

app = App(
    name="bathysphere",
    version=bathysphere.__version__,
    help="Modern deep-sea board games to play, study and master. An unofficial fan implementation.",
    result_action="return_value",
)

app.default(serve)
for each_command in (
    serve,
    *COMMANDS,
    verify,
    games,
    sources,
    rules,
    play,
    replay,
    link,
    static,
    ladder,
    bench,
    simulate,
    corpus,
):
    app.command(each_command)
for each_group in (lesson_app, pack, lab, admin):
    app.command(each_group)
app.register_install_completion_command(
    help="Complete commands and options when you press Tab; in bash, zsh, fish."
)
teach(app)


def language_of(arguments: list[str]) -> str:
    """The language asked for, also where the command itself could not be understood."""
    for place, argument in enumerate(arguments):
        name, _, given = argument.partition("=")
        if name == "--lang":
            wanted = given or "".join(arguments[place + 1 : place + 2])
            return wanted if wanted in LANGUAGES else HERE
    return HERE


def run(arguments: list[str], command: Callable[[list[str]], object]) -> int:
    """Run a command; whatever a person got wrong becomes one sentence on standard error and exit code 2."""
    try:
        command(arguments)
    except Problem as problem:
        print(f"bathysphere: {problem.sentence(language_of(arguments))}", file=sys.stderr)
        return 2
    except Problems as several:
        for each in several.problems:
            print(each.sentence(language_of(arguments)), file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        absent = missing(error)
        if absent is None:
            raise
        print(f"bathysphere: {absent.sentence(language_of(arguments))}", file=sys.stderr)
        return 2
    except CycloptsError as error:
        mistyped = meant(app, arguments)
        if mistyped is not None:
            word, alike = mistyped
            unknown = (
                OptionError("command-like", found=word, alike=", ".join(alike))
                if alike
                else OptionError("command-unknown", found=word)
            )
            print(f"bathysphere: {unknown.sentence(language_of(arguments))}", file=sys.stderr)
            return 2
        print(f"bathysphere: {str(error).strip()} Try `bathysphere --help`.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return 0


def answer(arguments: list[str]) -> int:
    """Do what the command line asks for; the exit code."""
    return run(arguments, lambda words: app(words, exit_on_error=False, print_error=False))
