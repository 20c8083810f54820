"""Packs: folders of content files that people write themselves: what is wrong with them, how to play them.

A pack goes by its folder's name and a checksum of its files, so that records and tables notice changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path
from zlib import crc32

import msgspec

from bathysphere.content.toml import packaged, read
from bathysphere.engine.errors import ContentError, OptionError, Problem
from bathysphere.engine.game import Game
from bathysphere.engine.settings import Setting
from bathysphere.games import GAMES, playable
from bathysphere.games import game as game_named
from bathysphere.language.texts import Texts

ABOUT = "pack.toml"


class About(msgspec.Struct, forbid_unknown_fields=True):
    """pack.toml: which game the files are for; anybody may add a name and a few words."""

    game: str
    name: str = ""
    about: str = ""


def files_of(game: str) -> tuple[str, ...]:
    """The content files of a game, without their ending."""
    return game_named(game).content_files()


def folders_of(game: str) -> tuple[str, ...]:
    """Folders of a game that take any number of files: missions/11_my_bay.toml."""
    return game_named(game).content_folders()


def is_known(game: str, file: str) -> bool:
    """Does a game have a place for this file?"""
    folder, _, name = file.rpartition("/")
    return folder in folders_of(game) if folder else name.removesuffix(".toml") in files_of(game)


def shipped(game: str, version: int = 0) -> dict[str, str]:
    """A pack that holds everything a game comes with, by file, as it was in a version (0: as it is now)."""
    package = game_named(game).package
    content = resources.files(package) / "content" / "data"
    files = {ABOUT: f'game = "{game}"\nname = ""\nabout = ""\n'}
    for name in files_of(game):
        if (content / f"{name}.toml").is_file():
            files[f"{name}.toml"] = packaged(package, f"{name}.toml", version)
    for folder in folders_of(game):
        for path in sorted((content / folder).iterdir(), key=lambda path: path.name):
            if path.name.endswith(".toml"):
                files[f"{folder}/{path.name}"] = packaged(package, f"{folder}/{path.name}", version)
    return files


def inventory(game: str, own: dict[str, str], texts: Texts) -> list[str]:
    """How many there are of everything, in words: to be held against the printed box."""
    return game_named(game).inventory(own, texts)


def check(folder: Path) -> tuple[str, list[str], list[Problem]]:
    """The game a pack is for, its content files, and everything that is wrong with them."""
    return checked(folder, texts_in(folder))


def checked(folder: Path, texts: dict[str, str]) -> tuple[str, list[str], list[Problem]]:
    """The same for files that have been read."""
    about = texts.get(ABOUT)
    texts = {file: text for file, text in texts.items() if file != ABOUT}
    game = game_of(folder, about, list(texts))
    known = ", ".join([f"{name}.toml" for name in files_of(game)] + [f"{f}/*.toml" for f in folders_of(game)])
    faults: list[Problem] = [
        ContentError("content-file", file, 1, game=game, known=known)
        for file in texts
        if not is_known(game, file)
    ]
    own = {file.removesuffix(".toml"): text for file, text in texts.items() if is_known(game, file)}
    return game, [f"{name}.toml" for name in own], faults + list(problems_of_texts(game, own))


def problems_of_texts(game: str, own: dict[str, str]) -> list[ContentError]:
    """Everything that is wrong with content files of a game, by name without ending."""
    return game_named(game).problems(own)


@dataclass(frozen=True)
class Pack:
    """The files of a pack as they were read, and the name they go by."""

    game: str
    name: str
    files: tuple[tuple[str, str], ...]
    """Texts by file: `missions/11_my_bay.toml`."""

    @property
    def own(self) -> dict[str, str]:
        """Texts by the names of the game's files, without ending."""
        return {file.removesuffix(".toml"): text for file, text in self.files if file != ABOUT}

    @property
    def value(self) -> str:
        """What settings, records and tables call it: `my-box-5d1e90c4`."""
        return f"{self.name}-{crc32(repr(sorted(self.own.items())).encode()):08x}"

    @property
    def about(self) -> About:
        """What its writer says about it."""
        text = dict(self.files).get(ABOUT)
        return About(self.game) if text is None else read(About, ABOUT, text)

    def opened(self) -> Game:
        """The game with these files; the first thing that is wrong with them is raised."""
        _check_once(self)
        return self.trusted()

    def trusted(self) -> Game:
        """The same for a pack that somebody has opened before: checking takes seconds."""
        return _packed(self)


def read_pack(path: Path) -> Pack:
    """The pack in a folder, or a single file of one."""
    return pack_of(path.resolve(), texts_in(path) if path.is_dir() else text_of(path))


def pack_of(path: Path, texts: dict[str, str]) -> Pack:
    """The pack that files make which have been read; it is named after where they come from."""
    game = game_of(path, texts.get(ABOUT), [file for file in texts if file != ABOUT])
    word = "".join(c if c.isalnum() else "-" for c in path.stem.lower()).strip("-")
    return Pack(game, word or "pack", tuple(texts.items()))


def opened(name: str, folder: str) -> Game:
    """A game to be played with the files of a folder; the first thing that is wrong with them is raised."""
    game_named(name)
    pack = read_pack(Path(folder))
    if pack.game != name:
        raise OptionError("pack-other-game", path=folder, found=pack.game, game=name)
    return pack.opened()


@lru_cache(maxsize=32)
def _check_once(pack: Pack) -> None:
    _, _, problems = checked(Path(pack.name), dict(pack.files))
    if problems:
        raise problems[0]


@lru_cache(maxsize=32)
def _packed(pack: Pack) -> Game:
    return game_named(pack.game).with_pack(Setting("pack", pack.value, [pack.value]), pack.own)


_shelf: list[Pack] = []
"""What the tables of this process can be played with; filled when a server starts, the same until it ends."""


def shelve(folders: Sequence[str]) -> None:
    """Keep these packs at hand for tables; the first thing that is wrong with them is raised."""
    packs = [read_pack(Path(folder)) for folder in folders]
    for pack in packs:
        pack.opened()
    put_on_shelf(packs)


def put_on_shelf(packs: Sequence[Pack]) -> None:
    """Keep these packs at hand, and no others; somebody has opened them before."""
    _shelf[:] = {pack.value: pack for pack in packs}.values()


def shelved(game: str) -> list[Pack]:
    """The packs of a game at hand."""
    return [pack for pack in _shelf if pack.game == game]


def pack_in(name: str, settings: Mapping[str, str]) -> Pack | None:
    """The pack that settings name; OptionError if it is not at hand, or not as it was."""
    value = settings.get("pack")
    if value is None:
        return None
    for pack in shelved(name):
        if pack.value == value:
            return pack
    word, _, mark = value.rpartition("-")
    changed = any(pack.name == word for pack in shelved(name))
    raise OptionError("pack-changed" if changed else "pack-absent", pack=word or value, mark=mark)


def game_for(name: str, settings: Mapping[str, str], version: int | None = None) -> Game:
    """The game that is played with these settings, with the pack they name; without a version the newest."""
    pack = pack_in(name, settings)
    newest = game_named(name) if pack is None else pack.trusted()
    return newest if version is None else newest.at(version)


def text_of(file: Path) -> dict[str, str]:
    """A single content file, with the folder that games keep such files in."""
    if not file.is_file():
        raise OptionError("pack-folder", path=str(file))
    return {placed(file.name): read_text(file)}


def placed(name: str) -> str:
    """Where a single file belongs: beside the others, or in the folder that games keep such files in."""
    homes = [f"{folder}/{name}" for game in playable() for folder in folders_of(game)]
    named = name == ABOUT or any(is_known(game, name) for game in playable())
    return name if named or not homes else homes[0]


def texts_in(folder: Path) -> dict[str, str]:
    """All TOML files of a folder and of the folders in it."""
    if not folder.is_dir():
        raise OptionError("pack-folder", path=str(folder))
    texts = {}
    for path in [*sorted(folder.glob("*.toml")), *sorted(folder.glob("*/*.toml"))]:
        texts[path.relative_to(folder).as_posix()] = read_text(path)
    if not texts or set(texts) == {ABOUT}:
        raise OptionError("pack-empty", path=str(folder))
    return texts


def read_text(path: Path) -> str:
    """A file of text; refuses what cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise OptionError("file-not-text", file=str(path)) from error
    except OSError as error:
        raise OptionError("file-read", file=str(path), why=error.strerror or str(error)) from error


def game_of(folder: Path, about: str | None, files: list[str]) -> str:
    """What pack.toml says, or else the game that knows a file of this name."""
    if about is not None:
        game = read(About, ABOUT, about).game
        if game not in GAMES:
            raise ContentError("content-name", ABOUT, 1, name=game, known=", ".join(GAMES))
        return game
    likely = {game: sum(is_known(game, file) for file in files) for game in playable()}
    best = max(likely, key=lambda game: likely[game])
    if likely[best] == 0 or sum(count == likely[best] for count in likely.values()) > 1:
        raise OptionError("pack-game", path=str(folder), known=", ".join(GAMES))
    return best
