"""What can be played, and what boards and cards say: for whoever asks, whatever carries the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bathysphere.catalogue import GAMES, game
from bathysphere.content import provenance
from bathysphere.content.packs import Pack, game_for, shelved
from bathysphere.engine.errors import OptionError
from bathysphere.engine.settings import Setting, checked
from bathysphere.language.languages import LANGUAGES, spoken
from bathysphere.language.texts import names, of_package, packaged
from bathysphere.minds import for_people
from bathysphere.play.refusal import PassedOn, Refusal
from bathysphere.server.web.wire_games import BotInfo, GameInfo, PackInfo, Preset, SettingInfo, SourceInfo


def check(name: str, language: str = "") -> None:
    """A Refusal if there is no such game, or nothing is said in this language."""
    if name not in GAMES:
        raise PassedOn("game-unknown", OptionError("game-unknown", game=name, known=", ".join(GAMES)))
    if language and language not in LANGUAGES:
        raise Refusal("language-unknown", known=", ".join(LANGUAGES))


def game_info(name: str, language: str) -> GameInfo:
    """A game with its settings, in words."""
    rules = game(name)
    known = of_package(rules.package, spoken(language))

    def say(message: str, otherwise: str = "") -> str:
        return known.say(message) if known.knows(message) else otherwise

    def told(setting: Setting) -> SettingInfo:
        title = f"setting-{setting.name}"
        presets = [Preset(value, say(f"{title}-{value}", value)) for value in setting.presets]
        form_title = say(f"{title}-form") if setting.form else ""
        return SettingInfo(
            setting.name,
            say(title, setting.name),
            setting.default,
            presets,
            setting.form,
            form_title,
            setting.ruling,
        )

    def packed(pack: Pack) -> PackInfo:
        about = pack.about
        settings = [told(setting) for setting in pack.trusted().settings if setting.name != "pack"]
        return PackInfo(pack.value, about.name or pack.name, about.about, settings)

    return GameInfo(
        game=name,
        title=say(f"game-{name}", name),
        pitch=say("game-pitch"),
        provenance=say("game-provenance"),
        version=rules.version,
        seats=(rules.least_seats, rules.most_seats),
        settings=[told(setting) for setting in rules.settings],
        bots=[
            BotInfo(level, say(f"bot-{level}", level.capitalize()), say(f"bot-{level}-about"))
            for level in for_people()
        ],
        packs=[packed(pack) for pack in shelved(name)],
        house=provenance.sentence(rules, known.language),
        manual=rules.manual(known.language) is not None,
        minutes=rules.minutes,
        sources=[
            SourceInfo(source.file, source.text, source.house, source.all)
            for source in provenance.sources(rules, known.language)
        ],
    )


def texts(name: str, language: str, part: str, pack: str) -> str:
    """The Fluent source of a game, with the common messages before it and the names of a pack behind it."""
    check(name, language)
    source = names if part == "names" else packaged
    own = _names_of_pack(name, pack, language) if pack else ""
    return source("bathysphere", language) + "\n" + source(game(name).package, language) + own


def _names_of_pack(name: str, pack: str, language: str) -> str:
    """What the things of a pack are called: new names, and changed ones."""
    try:
        rules = game_for(name, {"pack": pack})
        settings = checked(rules.name, rules.settings, {})
        return "\n" + rules.content(rules.least_seats, settings).texts.get(language, "")
    except OptionError as problem:
        raise PassedOn("setup", problem) from problem


def printed(name: str, seats: int | None, options: Sequence[str], version: int | None) -> dict[str, Any]:
    """What boards and cards say with these settings, each as `mission=3`."""
    check(name)
    wanted = dict(text.partition("=")[::2] for text in options)
    try:
        rules = game_for(name, wanted, version)
        settings = checked(rules.name, rules.settings, wanted)
        return rules.content(rules.least_seats if seats is None else seats, settings).printed
    except OptionError as problem:
        raise PassedOn("setup", problem) from problem
