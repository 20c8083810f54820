"""`bathysphere link`: a whole game as a link, and what is in one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bathysphere.catalogue import game
from bathysphere.commands.shared import Json, check_language, print_json, read
from bathysphere.content.packs import shelve
from bathysphere.engine import links
from bathysphere.engine.errors import OptionError
from bathysphere.engine.record import Record
from bathysphere.lab.commands import HERE, Language
from bathysphere.server.commands import Packs


def link(
    what: str,
    /,
    *,
    at: Annotated[int | None, Parameter(help="Open it after so many moves.")] = None,
    names: Annotated[bool, Parameter(negative=(), help="Take the players' names along.")] = False,
    address: Annotated[
        str, Parameter(help="Print the whole address, for a server or a static edition at this URL.")
    ] = "",
    pack: Packs = [],  # noqa: B006
    lang: Language = HERE,
    as_json: Json = False,
) -> None:
    """Turn a record into a link that holds the whole game, or a link back into its record.

    The link holds everything, hidden cards and the deal included: send it when the game is over.

    Parameters
    ----------
    what
        A file with a record; or a link, or an address with one, to print the record in it.
    """
    check_language(lang)
    shelve([str(folder) for folder in pack])
    pasted = links.in_address(what)
    if pasted is not None and not Path(what).exists():
        record = links.record_in(pasted[0], game)
        told = links.until(record, pasted[1]) if pasted[1] is not None else record
        if as_json:
            print_json({"record": told.text()})
        else:
            print(told.text(), end="")
        return
    record = Record.parse(read(Path(what)))
    if at is not None and not 0 <= at <= len(record.actions):
        raise OptionError("link-moves", found=str(at), most=str(len(record.actions)))
    made = links.link_of(record, game(record.game), names)
    if as_json:
        print_json({"link": made, "characters": len(made), "moves": len(record.actions)})
    else:
        print(links.address(made, address, at) if address or at is not None else made)
