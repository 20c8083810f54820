"""Which languages there are. A language is a folder `text/<language>` that holds a `language.toml`.

Nothing else in the program knows a language by its name: whoever adds the folders of one has added it.
A package of somebody else brings one by an entry point of the group `bathysphere.languages`: the name of a
package with `language.toml` and texts called after what they are for: `bathysphere.ftl`, `kelp_forest.ftl`.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable

import msgspec

DEFAULT = "en"
"""What everything is written in first; a part of the program that lacks a language is said in this one."""
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user speaks, the strongest first."""


GROUP = "bathysphere.languages"
log = logging.getLogger(GROUP)


class Lookup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How words are compared when something is looked up in a manual."""

    asking: str = ""
    """Words that only make a question of it: they are not looked for."""
    endings: dict[str, str] = {}
    """Endings that do not matter, the longest first, each with what stands instead."""
    spellings: dict[str, str] = {}
    """Letters that can be written in another way, without case and accents."""
    shortest: int = 4
    """So many letters a word has at least besides an ending."""


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a language says of itself in its `language.toml`."""

    name: str
    """What it calls itself."""
    locale: str = ""
    """Whose plurals and numbers it has in CLDR, if they are not to be found by the name of its folder."""
    thousands: str = ""
    """What stands between the thousands of a table of figures, if it is not what CLDR says."""
    lookup: Lookup = Lookup()


def _brought() -> dict[str, Traversable]:
    """The folders of the languages that other packages bring."""
    folders = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            folders[point.name] = resources.files(point.value)
        except Exception as error:  # somebody else's package may do anything when it is imported
            log.warning("the language %s of %s cannot be read: %s", point.name, point.value, error)
    return folders


BROUGHT = _brought()


def _there() -> dict[str, Language]:
    """All languages, the default first."""
    home = resources.files("bathysphere") / "text"
    folders = {**BROUGHT, **{folder.name: folder for folder in home.iterdir()}}
    files = {name: folder / "language.toml" for name, folder in folders.items()}
    names = sorted((name for name, file in files.items() if file.is_file()), key=lambda n: (n != DEFAULT, n))
    return {
        name: msgspec.convert(tomllib.loads(files[name].read_text(encoding="utf-8")), Language)
        for name in names
    }


ABOUT = _there()
LANGUAGES = tuple(ABOUT)


def locale_of(language: str) -> str:
    """The name by which CLDR knows a language."""
    about = ABOUT.get(language)
    return ((about.locale if about else "") or language).replace("-", "_")


def spoken(language: str) -> str:
    """The language itself if there are texts in it, else the default."""
    return language if language in ABOUT else DEFAULT


def matching(tag: str) -> str:
    """The language that is meant by a tag like `de-AT` or `de_DE.UTF-8`; empty if we do not speak it."""
    words = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    known = {language.lower(): language for language in LANGUAGES}
    for length in range(len(words), 0, -1):
        language = known.get("-".join(words[:length]))
        if language:
            return language
    return ""


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of a system by its locale, or the default."""
    tag = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    return matching(tag) or DEFAULT
