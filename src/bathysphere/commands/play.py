"""One game at a time: `play` and `replay`."""

from __future__ import annotations

from contextlib import suppress
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

import bathysphere
from bathysphere.catalogue import game
from bathysphere.commands.shared import Pack, SeedText, Settings, check_language, read, seed_of
from bathysphere.engine.errors import OptionError
from bathysphere.engine.events import Event
from bathysphere.engine.game import SPECTATOR
from bathysphere.engine.record import Record
from bathysphere.lab.commands import HERE, Language, settings_of
from bathysphere.language.speech import Speech
from bathysphere.language.texts import of_package
from bathysphere.minds import BOTS, is_bot


def play(
    name: str,
    /,
    *,
    seats: Annotated[
        str,
        Parameter(
            help="Who sits where: you, other people by name, or bots: random (chance), deckhand (easy), "
            "mate (medium), captain (strong), admiral (strongest), your own as FILE.py:CLASS."
        ),
    ] = "you,mate,mate",
    lang: Language = HERE,
    seed: SeedText = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game instead of a new one.")] = None,
    example: Annotated[str, Parameter(help="Play on from a worked example of the manual (`rules`).")] = "",
    plain: Annotated[
        bool, Parameter(negative=(), help="Never clear the screen: for screen readers and slow lines.")
    ] = False,
    pack: Pack = None,
    option: Settings = [],  # noqa: B006
) -> None:
    """Sit down at a table in the terminal. Type `help` there for all you can do.

    Parameters
    ----------
    name
        The game to play; `bathysphere games` lists them.
    """
    from bathysphere.terminal import app as terminal

    check_language(lang)
    with suppress(ImportError):
        import_module("readline")  # line editing and history at the prompt, where there is such a thing
    if example:
        from bathysphere.terminal import example as worked

        worked.play(game(name).name, example, lang, plain=plain)
        return
    if resume is not None:
        record = Record.parse(read(resume))
        if record.game != game(name).name:
            raise OptionError("resume-game", game=name, file=str(resume), found=record.game)
        terminal.resume(record, lang, file=resume, pack=str(pack or ""), plain=plain)
        return
    players = [player.strip() for player in seats.split(",")]
    for player in players:
        check_spelling(player)
    begun = None if seed is None else seed_of(seed)
    terminal.play(name, players, lang, begun, settings_of(option), pack=str(pack or ""), plain=plain)


def check_spelling(player: str) -> None:
    """Refuse a name that looks like a bot's but is none: nobody wants to wait for a person called gredy."""
    if is_bot(player):
        return
    near = get_close_matches(player, BOTS, n=1, cutoff=0.8)
    if near and player != near[0]:
        raise OptionError("seat-spelling", player=player, bot=near[0])


def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(negative=(), help="Only say whether the record replays.")] = False,
    to: Annotated[int | None, Parameter(help="Stop after this many actions.")] = None,
    pack: Pack = None,
    lang: Language = HERE,
) -> None:
    """Tell a recorded game again, move by move.

    Parameters
    ----------
    file
        A record, as `save` in the terminal writes it.
    """
    check_language(lang)
    record = Record.parse(read(file))
    if to is not None and not 0 <= to <= len(record.actions):
        raise OptionError("replay-to", found=str(to), most=str(len(record.actions)))
    p = bathysphere.replay(record, to, pack=str(pack or ""))
    texts = of_package(game(record.game).package, lang)
    if verify:
        code = "replay-finished" if p.over else "replay-running"
        print(texts.say(code, {"actions": p.ply, "file": str(file)}))
        return
    tell(record, to, lang, str(pack or ""))


def tell(record: Record, until: int | None, lang: str, pack: str = "") -> None:
    """Print every action of a record and what happened, then the scores."""
    p = bathysphere.replay(record, 0, pack=pack)
    players = None
    if len(record.players) == record.seats:
        you = of_package("bathysphere.terminal", lang).say("name-you")
        names = [you if name == "you" else name for name in record.players]
        players = [names[p.chair_of_seat(seat)] for seat in range(p.seats)]
    speech = Speech(p.game, p.content, lang, players, nicknames=p.game.nicknames(p))
    console = Console(highlight=False)
    for number, action in enumerate(record.actions[:until], 1):
        events: list[Event] = []
        p.sink = events
        console.print(f"{number:4}. {speech.player(p.seat)}: {action}", markup=False)
        p.play(action)
        for event in events:
            viewer = event.seat if event.seat >= 0 else SPECTATOR
            console.print(f"        {speech.event(event, viewer)}", markup=False)
    table = Table()
    table.add_column("")
    for seat in range(p.seats):
        table.add_column(speech.player(seat), justify="right")
    scores = p.scores()
    for part in scores[0].parts:
        table.add_row(speech.part(part), *(str(score.parts[part]) for score in scores))
    table.add_section()
    table.add_row(speech.part("total"), *(str(score.total) for score in scores))
    table.add_row(speech.part("place"), *(str(score.place) for score in scores))
    console.print(table)
