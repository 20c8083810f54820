"""Settings of a server: each by option, environment (`BATHYSPHERE_PORT`) or one TOML file, in this order."""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec
from platformdirs import user_config_path

from bathysphere.play.refusal import ServerError
from bathysphere.server.store.looking import SQLITE
from bathysphere.server.store.store import default_database
from bathysphere.server.web.worker import Config

PREFIX = "BATHYSPHERE_"
FILE = "bathysphere.toml"
LIMITS = "limits"
YES, NO = ("yes", "true", "1", "on"), ("no", "false", "0", "off")


@dataclass(frozen=True)
class Kind:
    """What a setting can be: how a text becomes it, and how to say that (`error-setting-value`)."""

    type: Any
    wanted: str
    least: float = 0
    most: float = float("inf")


TEXT, NUMBER, WHOLE = Kind(str, "text"), Kind(float, "number"), Kind(int, "whole")
COUNT, PORT = Kind(int, "count", least=1), Kind(int, "port", most=65_535)
PROXIES = Kind(list[str], "networks")
SOME_TIME = Kind(float, "seconds", least=0.1)
SWITCH = Kind(bool, "switch")
MANY = Kind(list[str], "many")

OWN: dict[str, tuple[Kind, Any]] = {
    "host": (TEXT, "127.0.0.1"),
    "port": (PORT, 8000),
    "workers": (COUNT, 1),
    "browser": (SWITCH, True),
}
"""What belongs to the process that starts the workers, with its defaults."""
NARROW = {"bots": COUNT, "poll": SOME_TIME, "proxies": PROXIES}
"""Settings of the workers that cannot be any number."""


def _kind(hint: Any) -> Kind:
    if hint is bool:
        return SWITCH
    if hint in (int, float):
        return WHOLE if hint is int else NUMBER
    if hint == list[str]:
        return MANY
    words = [word for word in get_args(hint) if isinstance(word, str)]
    return Kind(hint, " or ".join(words)) if words else TEXT


def known() -> dict[str, tuple[Kind, Any]]:
    """All settings but the limits: what they can be, and what they are by default."""
    default = Config()
    fields = msgspec.structs.fields(Config)
    kinds = {
        field.name: (NARROW.get(field.name) or _kind(field.type), getattr(default, field.name))
        for field in fields
    }
    kinds.pop(LIMITS)
    return {**OWN, **kinds}


@dataclass
class Settings:
    """What is in force, and where each value comes from."""

    values: dict[str, Any]
    sources: dict[str, str]

    def config(self) -> Config:
        """The share of it that all workers have."""
        names = {field.name for field in msgspec.structs.fields(Config)} - {LIMITS}
        limits = {
            name.partition(".")[2]: value
            for name, value in self.values.items()
            if name.startswith(f"{LIMITS}.")
        }
        default = Config()
        return msgspec.structs.replace(
            default,
            **{name: self.values[name] for name in names},
            limits=msgspec.structs.replace(default.limits, **limits),
        )


def settings(
    options: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """What is in force: options that are not None, else the environment, else the file, else the defaults."""
    all_known = known()
    limits = Config().limits
    values = {name: default for name, (_, default) in all_known.items()}
    values |= {f"{LIMITS}.{name}": getattr(limits, name) for name in type(limits).__struct_fields__}
    in_force = Settings(values, dict.fromkeys(values, "default"))
    place = file or (Path(environment[PREFIX + "CONFIG"]) if environment.get(PREFIX + "CONFIG") else _usual())
    for where, given in (
        (str(place), _of_file(place)),
        ("environment", _of_environment(environment, all_known)),
        ("option", {name: value for name, value in options.items() if value is not None}),
    ):
        _set(in_force, given, where, all_known)
    return in_force


def _usual() -> Path | None:
    """Where the file is unless somebody says so: the user's settings, then the machine's."""
    for place in (user_config_path("bathysphere", appauthor=False) / FILE, Path("/etc/bathysphere") / FILE):
        if place.is_file():
            return place
    return None


def _of_file(place: Path | None) -> dict[str, Any]:
    if place is None:
        return {}
    try:
        written = tomllib.loads(place.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        why = (error.strerror if isinstance(error, OSError) else "") or str(error)
        raise ServerError("config-file", file=str(place), why=why) from error
    limits = written.pop(LIMITS, {})
    if not isinstance(limits, dict):
        raise ServerError("config-file", file=str(place), why="[limits] is a table")
    return {**written, **{f"{LIMITS}.{name}": value for name, value in limits.items()}}


def _of_environment(environment: Mapping[str, str], all_known: Mapping[str, Any]) -> dict[str, Any]:
    names = {PREFIX + name.upper(): name for name in all_known}
    given: dict[str, Any] = {names[key]: value for key, value in environment.items() if key in names}
    return given | _limits(environment.get(PREFIX + LIMITS.upper(), "").split(), "environment")


def _limits(words: list[str], where: str) -> dict[str, str]:
    """`requests=120/30 sockets=100`."""
    given = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise ServerError("setting-value", where=where, name="limits", found=word, wanted="pair")
        given[f"{LIMITS}.{name}"] = value
    return given


def _set(in_force: Settings, given: dict[str, Any], where: str, all_known: Mapping[str, Any]) -> None:
    given |= _limits(given.pop(LIMITS, None) or [], where)
    for name, value in given.items():
        if name not in in_force.values:
            names = ", ".join(
                n for n in in_force.values if n.startswith(f"{LIMITS}.") == name.startswith(LIMITS)
            )
            raise ServerError("setting-unknown", where=where, name=name, known=names)
        kind = all_known[name][0] if name in all_known else None
        try:
            in_force.values[name] = (
                read(kind, value) if kind is not None else _limit(in_force.values[name], value)
            )
        except (ValueError, TypeError):
            wanted = kind.wanted if kind is not None else "limit"
            raise ServerError(
                "setting-value", where=where, name=name, found=str(value), wanted=wanted
            ) from None
        in_force.sources[name] = where


def read(kind: Kind, value: Any) -> Any:
    """A value of that kind from a text, or from what TOML makes of it."""
    if kind in (MANY, PROXIES):
        words = value.split() if isinstance(value, str) else value
        if not isinstance(words, list | tuple) or not all(isinstance(word, str) for word in words):
            raise ValueError
        if kind is PROXIES:
            for word in words:
                _ = word == "*" or ipaddress.ip_network(word)
        return list(words)
    if kind is SWITCH:
        if str(value).lower() not in (*YES, *NO):
            raise ValueError
        return str(value).lower() in YES
    if isinstance(value, bool):
        raise ValueError
    if kind.type in (int, float):
        number: float = kind.type(value)
        if not kind.least <= number <= kind.most or number == float("inf"):
            raise ValueError
        return number
    if kind is not TEXT and value not in get_args(kind.type):
        raise ValueError
    if not isinstance(value, str):
        raise ValueError
    return value


def _limit(before: Any, value: Any) -> Any:
    """A limit from its text: `100`, or for a rate `120/30`: so many at once, so many a second after that."""
    numbers = [float(word) for word in str(value).split("/")]
    if any(not 0 <= number < float("inf") for number in numbers):
        raise ValueError
    if isinstance(before, int | float):
        (number,) = numbers
        return type(before)(number)
    names = type(before).__struct_fields__
    if not 2 <= len(numbers) <= len(names):  # noqa: PLR2004
        raise ValueError
    return msgspec.structs.replace(before, **dict(zip(names, numbers, strict=False)))


def shown(value: Any) -> str:
    """A value as one would write it; passwords are nobody's business."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(map(str, value)) or "-"
    if isinstance(value, msgspec.Struct):
        return "/".join(f"{number:.10g}" for number in msgspec.structs.astuple(value))
    text = re.sub(r"(://[^/:@]*):[^/@]*@", r"\1:…@", str(value))
    return f"{value:.10g}" if isinstance(value, float) else text or "-"


def database_here(given: str | None) -> str:
    """The database a command works on: the one it was given (an address or a file), else the setting's."""
    url = given or str(from_here({}).values["database"]) or default_database()
    return url if "://" in url else f"{SQLITE}{Path(url).resolve()}"


def from_here(options: Mapping[str, Any], file: Path | None = None) -> Settings:
    """What is in force in this process."""
    return settings(options, os.environ, file)
