"""What there is to know of the games: `games`, `sources`, `rules`."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bathysphere.catalogue import game, playable
from bathysphere.commands.shared import Json, check_language, print_json
from bathysphere.content import provenance
from bathysphere.content.provenance import PROVENANCE
from bathysphere.engine.errors import OptionError
from bathysphere.engine.settings import checked
from bathysphere.lab.commands import HERE, Language
from bathysphere.language.texts import common, of_package
from bathysphere.minds import known


def games(*, lang: Language = HERE, as_json: Json = False) -> None:
    """What can be played, with the options of each game."""
    check_language(lang)
    all_games = [game(name) for name in playable()]
    if as_json:
        print_json({"games": {g.name: game_data(g.name, lang) for g in all_games}, "bots": known()})
        return
    console = Console(highlight=False)

    def line(text: str, depth: int) -> None:
        console.print(Padding(Text(text), (0, 0, 0, depth)))

    for g in all_games:
        texts = of_package(g.package, lang)
        console.print(f"[bold]{g.name}[/]  {texts.say(f'game-{g.name}')}")
        line(texts.say("game-pitch"), 4)
        line(texts.say("game-seats", {"least": g.least_seats, "most": g.most_seats}), 4)
        ordered = sorted(g.settings, key=lambda setting: bool(setting.ruling))
        for place, setting in enumerate(ordered):
            if setting.ruling and not (place and ordered[place - 1].ruling):
                line(texts.say("rulings"), 4)
            line(f"-o {setting.name}=…  {texts.say(f'setting-{setting.name}')}", 4)
            for preset in setting.presets:
                mark = " *" if preset == setting.default else ""
                line(f"{preset}{mark}: {texts.say(f'setting-{setting.name}-{preset}')}", 8)
            if setting.form:
                line(f"{setting.form}: {texts.say(f'setting-{setting.name}-form')}", 8)
        if house := provenance.sentence(g, lang):
            line(house, 4)
    shared = common(lang)
    console.print(f"[bold]{shared.say('bots')}[/]")
    for level in known():
        title, about = f"bot-{level}", f"bot-{level}-about"
        said = f"{shared.say(title)}. {shared.say(about)}" if shared.knows(about) else level
        line(f"{level}: {said}" if said != level else level, 4)


def game_data(name: str, lang: str) -> dict[str, object]:
    """A game and its options as plain data."""
    g = game(name)
    texts = of_package(game(name).package, lang)
    return {
        "title": texts.say(f"game-{name}"),
        "seats": [g.least_seats, g.most_seats],
        "version": g.version,
        "house": provenance.sentence(g, lang),
        "options": {
            s.name: {"default": s.default, "values": [*s.presets, *([s.form] if s.form else [])]}
            for s in g.settings
        },
    }


def sources(name: str, file: str = "", /, *, lang: Language = HERE, as_json: Json = False) -> None:
    """Where the values of a game come from: file by file, what is known and what is house-made.

    Parameters
    ----------
    name: The game; `bathysphere games` lists them.
    file: One of its content files (zones, missions/04), to read what it says of itself, word for word.
    """
    check_language(lang)
    if file:
        remarks(name, file, lang, as_json)
        return
    files = provenance.sources(game(name), lang)
    if as_json:
        told = provenance.sentence(game(name), lang)
        print_json({"house": told, "files": {each.file: asdict(each) for each in files}})
        return
    texts = of_package(game(name).package, lang)
    console = Console(highlight=False)
    console.print(Text(provenance.sentence(game(name), lang), style="bold"))
    for each in files:
        params: dict[str, str | int] = {"house": each.house, "all": each.all}
        console.print(Text(texts.say("sources-file", {"file": each.file, "text": each.text, **params})))


def remarks(name: str, wanted: str, lang: str, as_json: bool) -> None:
    """What one content file says to people, entry by entry; those of a folder one after the other."""
    files = provenance.remarks(game(name), wanted)
    if not files:
        known = ", ".join(provenance.files_of(game(name)))
        raise OptionError("sources-unknown", game=name, file=wanted, known=known)
    if as_json:
        print_json({file: [asdict(each) for each in told] for file, told in files.items()})
        return
    console = Console(highlight=False)
    console.print(Text(common(lang).say("sources-remarks")))
    for file, told in files.items():
        console.print(Text(file, style="bold"))
        for entry, each in groupby(told, key=lambda remark: remark.entry):
            said = [
                remark.text if remark.key == PROVENANCE else f"{remark.key}: {remark.text}" for remark in each
            ]
            console.print(Padding(Text(f"{entry}  {' | '.join(said)}".strip()), (0, 0, 0, 4)))


def rules(
    name: str,
    /,
    *words: Annotated[
        str, Parameter(help="A rule (DS-194), a passage, words or a question; nothing: contents.")
    ],
    lang: Language = HERE,
    edition: Annotated[str, Parameter(help="Only what holds in this edition: retail, german.")] = "",
) -> None:
    """Look something up in the manual of a game.

    Parameters
    ----------
    name: The game; `bathysphere games` lists them.
    """
    from bathysphere.terminal.lines import say
    from bathysphere.terminal.manual import Reader

    check_language(lang)
    chosen = game(name)
    if edition:
        checked(chosen.name, chosen.settings, {"edition": edition})
    say(Console(highlight=False), "\n".join(Reader(chosen, lang, edition).look_up(" ".join(words))))
