"""What the things of content files are called: `name_de`, `name_fr`, one key for each language there is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from bathysphere.language.cldr import exists
from bathysphere.language.languages import DEFAULT, LANGUAGES

_KEY = re.compile(r"name_([a-z]{2,3}(?:_[a-z]+)?)")


def _key(language: str) -> str:
    return "name_" + language.lower().replace("-", "_")


if TYPE_CHECKING:

    class _Names(msgspec.Struct):
        pass
else:
    _Names = msgspec.defstruct(
        "_Names", [(_key(language), str, "") for language in LANGUAGES if language != DEFAULT], kw_only=True
    )


class Named(_Names):
    """A table of a content file that may say what its thing is called in other languages than the default."""

    def named(self, language: str) -> str:
        """The name in a language, if the file gives it."""
        return getattr(self, _key(language), "") if language != DEFAULT else ""

    def names(self) -> dict[str, str]:
        """All names that are given, by language."""
        names = {language: self.named(language) for language in LANGUAGES}
        return {language: name for language, name in names.items() if name}


_SPOKEN = {_key(language) for language in LANGUAGES}
NAMELESS = {_key(language): "" for language in LANGUAGES if language != DEFAULT}
"""What takes all other names off a thing whose name has changed."""


def without_unspoken(data: object) -> object:
    """Data of a content file without the names in languages that there are, but not in this program."""
    if isinstance(data, list):
        return [without_unspoken(one) for one in data]
    if isinstance(data, dict):
        return {key: without_unspoken(value) for key, value in data.items() if not _unspoken(key)}
    return data


def _unspoken(key: str) -> bool:
    match = _KEY.fullmatch(key)
    return match is not None and key not in _SPOKEN and exists(match[1].partition("_")[0])
