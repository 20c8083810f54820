"""Packs of a page: content of one's own, from files that somebody has chosen, kept beside the tables."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import msgspec

from bathysphere.content import packs
from bathysphere.content.packs import ABOUT, About, Pack
from bathysphere.content.toml import read
from bathysphere.engine.errors import Problem
from bathysphere.games import playable
from bathysphere.page.storing import Store
from bathysphere.play.refusal import PassedOn
from bathysphere.server.web.wire_games import AddedPack, PackFile

NOTE = "packs"
"""Under this name the browser keeps them."""


class Packs:
    """All packs that a page has been given."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known = False

    async def at_hand(self) -> None:
        """Before the first question: what was added on an earlier visit can be played again."""
        if not self._known:
            self._known = True
            packs.put_on_shelf(await self._kept())

    async def add(self, files: list[PackFile]) -> AddedPack:
        """One more pack; the first thing that is wrong with its files is said.

        An earlier one of the same name makes room, unless somebody plays with it.
        """
        try:
            pack = packed(files)
            pack.opened()
        except Problem as problem:
            raise PassedOn("pack", problem) from problem
        used = {table.line.settings.get("pack") for table in await self._store.tables()}
        others = [each for each in await self._kept() if each.value != pack.value]
        stay = [each for each in others if each.name != pack.name or each.value in used]
        await self._store.put_note(NOTE, msgspec.json.encode([*stay, pack]).decode())
        packs.put_on_shelf([*stay, pack])
        return AddedPack(pack.game, pack.value)

    async def _kept(self) -> list[Pack]:
        kept = await self._store.note(NOTE)
        return msgspec.json.decode(kept, type=list[Pack]) if kept else []


def packed(files: list[PackFile]) -> Pack:
    """The pack that some files make."""
    paths = [PurePosixPath(file.name) for file in files]
    texts = {_place(path): file.text for path, file in zip(paths, files, strict=True)}
    return packs.pack_of(Path(_called(paths, texts.get(ABOUT))), texts)


def _place(path: PurePosixPath) -> str:
    """Within the pack: in the folder it was in, if that is one that games have."""
    folder = path.parent.name
    homes = {home for game in playable() for home in packs.folders_of(game)}
    return f"{folder}/{path.name}" if folder in homes else packs.placed(path.name)


def _called(paths: list[PurePosixPath], about: str | None) -> str:
    """The folder they come from; without one what they call themselves, or the first file."""
    if len(paths[0].parts) > 1:
        return paths[0].parts[0]
    named = read(About, ABOUT, about).name if about is not None else ""
    return named or paths[0].name
