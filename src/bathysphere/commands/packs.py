"""`bathysphere pack`: content of your own."""

from __future__ import annotations

import sys
from pathlib import Path

from cyclopts import App

from bathysphere.catalogue import game
from bathysphere.commands.shared import Problems, check_language
from bathysphere.content.packs import check as check_pack
from bathysphere.content.packs import inventory, read_pack
from bathysphere.content.packs import shipped as shipped_pack
from bathysphere.engine.errors import OptionError
from bathysphere.lab.commands import HERE, Language, pack_report, progress_bar, spoken
from bathysphere.lab.store import prepared, write
from bathysphere.lab.trial import tables_of, trial
from bathysphere.language.texts import of_package

pack = App(name="pack", help="Content of your own: islands, cards, tiles and boards.")


@pack.command(name="check")
def pack_check(folder: Path, /, *, lang: Language = HERE) -> None:
    """Say whether the content files in a folder can be played with, or all that is wrong, by file and line.

    Parameters
    ----------
    folder
        TOML files named like those of the game; what is missing is taken from the game itself.
    """
    check_language(lang)
    name, files, problems = check_pack(folder)
    texts = of_package(game(name).package, lang)
    if not problems:
        own = read_pack(folder)
        tables = tables_of(name, own.own)
        with progress_bar(spoken(lang)) as bar:
            task = bar.add_task(spoken(lang).say("pack-playing"), total=None)
            if sys.stderr.isatty():
                bar.start()
            problems = trial(
                own.trusted(), tables, lambda done, of: bar.update(task, completed=done, total=of)
            )
    if problems:
        raise Problems(problems)
    print(f"ok: {texts.say(f'game-{name}')}: {', '.join(files)}")
    for line in inventory(name, own.own, texts):
        print(f"  {line}")
    print(f"  {spoken(lang).say('pack-played', {'tables': len(tables)})}")


@pack.command(name="new")
def pack_new(name: str, folder: Path, /, *, lang: Language = HERE) -> None:
    """Copy all content files of a game into a new folder, to be changed there.

    Parameters
    ----------
    name
        The game; `bathysphere games` lists them.
    folder
        Where the files go. Files that are there already are left alone, and nothing is copied.
    """
    check_language(lang)
    texts = shipped_pack(game(name).name)
    prepared(folder)
    for file in texts:
        if (folder / file).exists():
            raise OptionError("pack-exists", file=str(folder / file))
    for file, text in texts.items():
        prepared((folder / file).parent)
        write(folder / file, text)
    print("\n".join(str(folder / file) for file in texts))


pack.command(pack_report, name="report")
