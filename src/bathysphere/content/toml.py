"""Content: TOML files read into typed structs, with errors that name file and line."""

import re
import tomllib
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec
import msgspec.inspect

from bathysphere.engine.errors import ContentError
from bathysphere.language.names import without_unspoken

T = TypeVar("T")

_HEADER = re.compile(r"\s*\[(\[?)\s*([A-Za-z0-9_.\-\" ]+?)\s*\]\]?\s*(#.*)?")
_KEY = re.compile(r"\s*([A-Za-z0-9_\-\"]+)\s*=")
_AT = re.compile(r" - at (?:key in )?`\$(.*)`$")


def read(kind: type[T], file: str, text: str) -> T:
    """The TOML text as a struct of this kind; ContentError says where it does not fit and why."""
    try:
        data = _data(text)
    except tomllib.TOMLDecodeError as error:
        line_told = re.search(r"\(at line (\d+)", str(error))
        line = int(line_told[1]) if line_told else len(text.splitlines())
        why = re.sub(r" \(at .*\)$", "", str(error))
        raise ContentError("content-syntax", file, line, why=why) from error
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise _misfit(kind, file, text, *_place(error)) from error


@lru_cache(maxsize=64)
def _data(text: str) -> dict[str, object]:
    """A TOML text as data, to be read and never changed: a pack's files are read for every kind of table."""
    return _loaded(text)


def _loaded(text: str) -> dict[str, object]:
    """A TOML text as data. What things are called in languages nobody here speaks does no harm."""
    data = without_unspoken(tomllib.loads(text))
    assert isinstance(data, dict)
    return data


def problems(kind: type[T], file: str, text: str, ours: str = "") -> list[ContentError]:
    """All that does not fit a struct in a TOML text.

    What was told is mended in the data, so that the next mistake is found: an entry of a list is taken out, a
    key nobody knows too, any other value is replaced by that of `ours`, a text that fits. Where there is none
    the search ends.
    """
    try:
        data = _loaded(text)
    except tomllib.TOMLDecodeError:
        data = {}
    misfits: list[ContentError] = []
    spare = _loaded(ours)
    dropped: dict[str, list[int]] = {}
    """Entries of lists that were reported and taken out, by the path of their list."""
    while True:
        try:
            if misfits:
                msgspec.convert(data, kind)
            else:
                read(kind, file, text)
        except ContentError as error:
            if not isinstance(error.__cause__, msgspec.ValidationError):
                return [error]
            cause = error.__cause__
        except msgspec.ValidationError as error:
            cause = error
        else:
            return misfits
        path, why = _place(cause)
        written = _as_written(path, dropped)
        misfits.append(_misfit(kind, file, text, written, why))
        if not _mend(data, spare, path, why, written, dropped):
            return misfits


_LEAST = re.compile(r"Expected `int` >= (-?\d+)")
_MOST = re.compile(r"Expected `int` <= (-?\d+)")
_MISSING = re.compile(r"Object missing required field `(.*)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")
_TAG = re.compile(r"Invalid value '(.*)'")


def _misfit(kind: type, file: str, text: str, path: str, why: str) -> ContentError:
    """The problem of a value that does not fit, by what msgspec says of it."""
    where = path.lstrip(".") or file
    line = line_of(text, path)
    if match := _LEAST.fullmatch(why):
        return ContentError("content-least", file, line, where=where, least=match[1])
    if match := _MOST.fullmatch(why):
        return ContentError("content-most", file, line, where=where, most=match[1])
    if match := _MISSING.fullmatch(why):
        return ContentError("content-missing", file, line, where=where, key=match[1])
    if match := _UNKNOWN.fullmatch(why):
        line = line_of(text, f"{path}.{match[1]}")
        return ContentError("content-unknown", file, line, where=where, key=match[1])
    if (match := _TAG.fullmatch(why)) and (known := _tags(kind, path)):
        return ContentError("content-name", file, line, name=match[1], known=", ".join(known))
    return ContentError("content-value", file, line, where=where, why=why)


def _tags(kind: type, path: str) -> list[str]:
    """The names that tell the structs of a union apart, at a path that ends in the key for them."""
    steps: list[str] = re.findall(r"[A-Za-z0-9_\-]+(?=[.\[]|$)|\[", path)
    here = [msgspec.inspect.type_info(kind)]
    for step in steps[:-1]:
        here = [inner for outer in here for inner in _within(outer, step)]
    here = [inner for outer in here for inner in _alternatives(outer)]
    return [
        str(one.tag)
        for one in here
        if isinstance(one, msgspec.inspect.StructType) and one.tag_field == steps[-1]
    ]


def _within(outer: msgspec.inspect.Type, step: str) -> list[msgspec.inspect.Type]:
    """The types of what lies one step further in: `[` into a list, a name into a table."""
    types: list[msgspec.inspect.Type] = []
    for one in _alternatives(outer):
        if step == "[" and isinstance(one, msgspec.inspect.ListType):
            types.append(one.item_type)
        if isinstance(one, msgspec.inspect.StructType):
            types += [field.type for field in one.fields if field.encode_name == step]
    return types


def _alternatives(type: msgspec.inspect.Type) -> list[msgspec.inspect.Type]:
    """The types of a union, without what is said about their values."""
    if isinstance(type, msgspec.inspect.Metadata):
        return _alternatives(type.type)
    if isinstance(type, msgspec.inspect.UnionType):
        return [one for inner in type.types for one in _alternatives(inner)]
    return [type]


def _mend(
    data: dict[str, object],
    spare: dict[str, object],
    path: str,
    why: str,
    written: str,
    dropped: dict[str, list[int]],
) -> bool:
    """Put the data right where it was wrong; False if we do not know how."""
    entry = re.match(r"((?:\.[A-Za-z0-9_\-]+)+)\[(\d+)\]", written)
    if entry is not None:
        _drop(data, entry[1], int(entry[2]), dropped)
        return True
    unknown = _UNKNOWN.fullmatch(why)
    names = path.strip(".").split(".") if path else []
    if key := unknown or _MISSING.fullmatch(why):
        names.append(key[1])
    place: object = data
    good: object = spare
    for name in names[:-1]:
        place = place.get(name) if isinstance(place, dict) else None
        good = good.get(name) if isinstance(good, dict) else None
    if not isinstance(place, dict) or not names:
        return False
    if unknown:
        return place.pop(names[-1], None) is not None
    if not isinstance(good, dict) or names[-1] not in good or place.get(names[-1]) == good[names[-1]]:
        return False
    place[names[-1]] = good[names[-1]]
    return True


def _place(error: msgspec.ValidationError) -> tuple[str, str]:
    """Where in the data an error lies, and what it is."""
    at = _AT.search(str(error))
    return (at[1] if at else ""), _AT.sub("", str(error))


def _as_written(path: str, dropped: dict[str, list[int]]) -> str:
    """A path into data whose reported entries were taken out, as a path into the file."""
    entry = re.match(r"((?:\.[A-Za-z0-9_\-]+)+)\[(\d+)\](.*)", path)
    if entry is None:
        return path
    number = int(entry[2])
    for gone in sorted(dropped.get(entry[1], [])):
        if gone <= number:
            number += 1
    return f"{entry[1]}[{number}]{entry[3]}"


def _drop(data: dict[str, object], path: str, number: int, dropped: dict[str, list[int]]) -> None:
    """Take an entry out of a list; `number` counts as the file does."""
    place: object = data
    for name in path.strip(".").split("."):
        assert isinstance(place, dict)
        place = place[name]
    assert isinstance(place, list)
    before = dropped.setdefault(path, [])
    del place[number - sum(gone < number for gone in before)]
    before.append(number)


def packaged(package: str, name: str, version: int = 0) -> str:
    """The text of a content file that a package ships, as it was in a version (0: as it is now)."""
    return frozen(package, name, version).read_text(encoding="utf-8")


def frozen(package: str, name: str, version: int) -> Traversable:
    """Where a content file of a version lies.

    `content/data/` holds the newest files, `content/data/1/` those that changed
    after version 1, as they were in it.
    """
    home = resources.files(package) / "content" / "data"
    later = sorted(int(folder.name) for folder in home.iterdir() if folder.name.isdigit())
    for number in later:
        if 0 < version <= number and (home / str(number) / name).is_file():
            return home / str(number) / name
    return home / name


def line_of(text: str, path: str) -> int:
    """The line of a TOML text where a path like `.company[2].basic.cost` stands, or its nearest parent."""
    wanted = re.findall(r"([A-Za-z0-9_\-]+)|\[(\d+|\.\.\.)\]", path)
    parts = [name or int(index) if name or index != "..." else "..." for name, index in wanted]
    best, best_length = 1, 0
    table: list[str | int] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.fullmatch(line)
        if header:
            names = [name.strip(' "') for name in header[2].split(".")]
            dotted = ".".join(names)
            if header[1]:
                counts[dotted] = counts.get(dotted, -1) + 1
                # Tables within this one count anew.
                counts = {name: n for name, n in counts.items() if not name.startswith(dotted + ".")}
            table = []
            for depth, name in enumerate(names, 1):
                table.append(name)
                if ".".join(names[:depth]) in counts:
                    table.append(counts[".".join(names[:depth])])
            here = table
        elif key := _KEY.match(line):
            here = [*table, key[1].strip('"')]
        else:
            continue
        if len(here) > best_length and here == parts[: len(here)]:
            best, best_length = number, len(here)
    return best
