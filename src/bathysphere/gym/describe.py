"""The features in words: `python -m bathysphere.gym docs/features.md` writes the page about them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from bathysphere.catalogue import GAMES, game, start
from bathysphere.engine.features import Block, Features

PLAYERS = ("self", "left", "second to the left", "third to the left", "fourth to the left")


def features_of(name: str) -> Features:
    """The features of a game."""
    return game(name).encoder().features


def feature_names(name: str) -> list[str]:
    """What every place of an observation stands for, in their order: `hand pearl-31`."""
    p = start(name, game(name).most_seats, 1)
    steps = [step.name for step in p.game.steps]
    names = []
    for block in features_of(name).blocks:
        names += [f"{block.name} {item}".strip() for item in items(block, p.content.labels, steps)]
    return names


def items(block: Block, labels: Mapping[str, list[str]], steps: list[str]) -> list[str]:
    """What the places of a block stand for."""
    if not block.of:
        return [""] * block.size
    known = {"player": list(PLAYERS), "step": steps, **labels}
    kinds = [kind.strip() for kind in block.of.split(",")]
    if len(kinds) != len(block.sizes):
        return kinds
    words = [_fitted(known.get(kind, []), size) for kind, size in zip(kinds, block.sizes, strict=True)]
    return [", ".join(each) for each in product(*words)]


def _fitted(words: list[str], size: int) -> list[str]:
    return [words[place] if place < len(words) else str(place) for place in range(size)]


def page() -> str:
    """All features of all games as a page."""
    lines = [
        "# The features of the observations",
        "",
        "Written by `python -m bathysphere.gym docs/features.md`; a test keeps it up to date.",
        "",
        "An observation is one row of numbers from 0 to 1, always of the same length for a game, whatever",
        "the number of players and the settings. It holds what the seat may know and nothing else: a test",
        "compares observations of positions that the seat cannot tell apart. Players are told relative to",
        "the observing seat: itself first, then clockwise; seats that are not taken stay 0. A feature is the",
        "number divided by *most*, cut off at 1. Where *of* names two kinds of things, the second index",
        "varies fastest.",
        "`bathysphere.gym.feature_names(game)` gives the name of every single place.",
    ]
    for name in GAMES:
        features = features_of(name)
        size = game(name).vocabulary.size
        lines += ["", f"## {name}: {features.size} features, {size} actions", ""]
        lines += ["| places | feature | of | meaning | most |", "|---|---|---|---|---|"]
        for block in features.blocks:
            last = block.first + block.size - 1
            places = str(block.first) if block.size == 1 else f"{block.first}–{last}"
            lines.append(f"| {places} | {block.name} | {block.of} | {block.about} | {block.most} |")
    return "\n".join(lines) + "\n"
