"""Reading words of the content files: icons, boards, sites; and the tables they are compiled into."""

from __future__ import annotations

import re

from bathysphere.content.toml import line_of
from bathysphere.engine.errors import ContentError
from bathysphere.games.deepsea.rules.codes import discover_icon, icon_kind, icon_modifiers, icon_of
from bathysphere.games.deepsea.rules.compiled import (
    ACCESS,
    CONSERVE,
    DIVE,
    DIVE_SITE,
    ICON_NAMES,
    MOD_CHEAPER,
    MOD_HERE,
    MOD_NO_VESSEL,
    MOD_ONE_MORE,
    MOD_SAME_DEPTH,
    MOD_TECHNOLOGY,
    SONAR,
    TRAVEL,
    DeepSeaCompiled,
)
from bathysphere.games.deepsea.rules.verbs import DEPTHS

MODIFIED = {
    "travel tech+1": icon_of(TRAVEL, MOD_TECHNOLOGY),
    "dive take2": icon_of(DIVE, MOD_ONE_MORE),
    "conserve same_depth": icon_of(CONSERVE, MOD_SAME_DEPTH),
    "conserve cheaper": icon_of(CONSERVE, MOD_CHEAPER),
    "conserve here": icon_of(CONSERVE, MOD_HERE),
    "sonar here": icon_of(SONAR, MOD_HERE),
}
"""Actions with a change to them."""


def _without_vessel(icon: int) -> int:
    """The same action, without a Vessel there."""
    return icon_of(icon_kind(icon), icon_modifiers(icon) | MOD_NO_VESSEL)


def is_word(name: str) -> bool:
    """Can an id stand in records and language files?"""
    return re.fullmatch(r"[a-z][a-z0-9_]*", name) is not None


class Compiler:
    """The tables while they are being filled, and the names met so far."""

    def __init__(self, t: DeepSeaCompiled) -> None:
        self.t = t
        self.board_names: list[str] = []
        self.site_names: list[str] = []
        self.left_out_of_edition: list[int] = []
        self._bundles: dict[tuple[int, ...], int] = {}

    def icon(self, word: str, file: str, text: str, where: str) -> int:
        """One icon word as a number."""
        if word in ICON_NAMES and word != "discover":
            return ICON_NAMES.index(word)
        if word in MODIFIED:
            return MODIFIED[word]
        verb, _, depths = word.partition(" ")
        low, _, high = depths.partition("-")
        if verb == "discover" and low.isdigit() and high.isdigit() and 1 <= int(low) <= int(high) <= DEPTHS:
            return discover_icon(int(low), int(high))
        known = ", ".join([*ICON_NAMES[:-1], "discover A-B", *MODIFIED])
        raise ContentError("content-name", file, line_of(text, where), name=word, known=known)

    def bundle(self, words: list[str], file: str, text: str, where: str, discovery: bool = False) -> int:
        """What is gained together; equal bundles share a number.

        An action that a discovery bonus grants in its zone needs no Vessel there.  AM-022
        """
        gained = [self.icon(word, file, text, where) for word in words]
        if discovery:
            gained = [_without_vessel(icon) if icon_modifiers(icon) & MOD_HERE else icon for icon in gained]
        icons = tuple(gained)
        if icons not in self._bundles:
            self._bundles[icons] = len(self.t.bundles)
            self.t.bundles.append(list(icons))
        return self._bundles[icons]

    def joined(self, bundles: list[int]) -> int:
        """Several bundles gained at once as one."""
        icons = tuple(icon for bundle in bundles for icon in self.t.bundles[bundle])
        if icons not in self._bundles:
            self._bundles[icons] = len(self.t.bundles)
            self.t.bundles.append(list(icons))
        return self._bundles[icons]

    def site(
        self,
        board: int,
        board_name: str,
        name: str,
        kind: int,
        cost: int,
        get: list[str],
        field: int,
        tokens: int,
        access: str | None,
        where: str,
        file: str,
        text: str,
    ) -> int:
        """Add a site of a board."""
        t = self.t
        full = f"{board_name}-{name}"
        if full in self.site_names:
            raise ContentError("content-twice", file, line_of(text, where), name=full)
        if not is_word(name):
            raise ContentError("content-id", file, line_of(text, where), name=name)
        number = len(self.site_names)
        self.site_names.append(full)
        t.site_board.append(board)
        t.site_kind.append(kind)
        t.site_cost.append(cost)
        t.site_bundle.append(self.bundle(get, file, text, where))
        t.site_field.append(field)
        t.site_tokens.append(tokens)
        t.site_access.append(-1 if access is None else ACCESS[access])
        t.site_waiver.append(0)
        t.site_links.append([])
        if kind == DIVE_SITE:
            t.site_dive.append(len(t.dive_of))
            t.dive_of.append(number)
        else:
            t.site_dive.append(-1)
        return number

    def site_named(self, board: str, name: str, file: str, text: str, where: str) -> int:
        """The site of that name on a board."""
        full = f"{board}-{name}"
        if full not in self.site_names:
            known = ", ".join(s.rpartition("-")[2] for s in self.site_names if s.startswith(board + "-"))
            raise ContentError("content-name", file, line_of(text, where), name=name, known=known)
        return self.site_names.index(full)

    def sites_of(self, board: str) -> list[str]:
        """The names of the sites of a board."""
        return [name.rpartition("-")[2] for name in self.site_names if name.startswith(board + "-")]

    def board_named(self, name: str, file: str, text: str, where: str) -> int:
        """The board of that name."""
        if name not in self.board_names:
            known = ", ".join(self.board_names)
            raise ContentError("content-name", file, line_of(text, where), name=name, known=known)
        return self.board_names.index(name)

    def boards_named(self, names: list[str], file: str, where: str, text: str = "") -> list[int]:
        """The boards of these names."""
        return [self.board_named(name, file, text, where) for name in names]


def pad(names: list[str], size: int) -> list[str]:
    """Names for the whole range of a domain; what is not there has a number."""
    return names + [f"none-{number}" for number in range(len(names), size)]


def check_count(file: str, text: str, path: str, number: int, wanted: int) -> None:
    """The number written above a list catches an entry lost while typing."""
    if number != wanted:
        raise ContentError("content-sum", file, line_of(text, path), found=str(number), wanted=str(wanted))


def check_range(file: str, text: str, path: str, number: int, least: int, most: int) -> None:
    """The number has to lie between these two."""
    if not least <= number <= most:
        line = line_of(text, path)
        raise ContentError("content-range", file, line, found=str(number), least=str(least), most=str(most))


def check_ids(names: list[str], file: str, text: str, table: str, most: int) -> None:
    """No name twice, none that records could not spell, and not too many."""
    for number, name in enumerate(names):
        twice = name in names[:number]
        if twice or not is_word(name):
            line = line_of(text, f".{table}[{number}].id")
            raise ContentError("content-twice" if twice else "content-id", file, line, name=name)
    if len(names) > most:
        raise ContentError("content-room", file, 1, found=str(len(names)), most=str(most))
