"""How somebody has done: what their results add up to, by game and number of seats."""

from __future__ import annotations

from typing import Any

from bathysphere.catalogue import game as game_of
from bathysphere.engine.settings import checked
from bathysphere.language.speech import Speech
from bathysphere.play.results import Result
from bathysphere.server.store.results import Rating
from bathysphere.server.web.wire_played import GameStatistics, PartMean, RatingInfo

DRAWN = 100
"""Games in a plot."""


def ordinal(mu: float, sigma: float) -> float:
    """What somebody is worth at least, as good as certainly."""
    return round(mu - 3 * sigma, 2)


def of(
    played: list[tuple[str, int, Any, Result]], rated: list[Rating], language: str
) -> list[GameStatistics]:
    """By game and number of seats, what was played most first."""
    groups: dict[tuple[str, int], list[tuple[Any, Result]]] = {}
    for game, seats, rating, result in played:
        groups.setdefault((game, seats), []).append((rating, result))
    known = {(one.game, one.seats): one for one in rated}
    told = [_told(key, group, known.get(key), language) for key, group in groups.items()]
    return sorted(told, key=lambda one: (-one.games, one.game, one.seats))


def _told(
    key: tuple[str, int], group: list[tuple[Any, Result]], rating: Rating | None, language: str
) -> GameStatistics:
    results = [result for _, result in group]
    # Whoever left did not play what the bot came to.
    whole = [result for result in results if not result.gone]
    points = [result.points for result in whole]
    return GameStatistics(
        *key,
        games=len(results),
        won=sum(result.won for result in results),
        left=len(results) - len(whole),
        mean=round(sum(points) / len(points), 1) if points else 0.0,
        best=max(points, default=0),
        points=points[-DRAWN:],
        parts=_parts(key, whole, language),
        rating=None
        if rating is None
        else RatingInfo(round(rating.mu, 2), round(rating.sigma, 2), rating.games),
        ratings=[ordinal(mu, sigma) for (mu, sigma), _ in group if mu is not None][-DRAWN:],
    )


def _parts(key: tuple[str, int], results: list[Result], language: str) -> list[PartMean]:
    names: dict[str, int] = {}
    for result in results:
        for name, points in result.parts.items():
            names[name] = names.get(name, 0) + points
    if not names:
        return []
    rules = game_of(key[0])
    settings = checked(rules.name, rules.settings, {})
    speech = Speech(rules, rules.content(key[1], settings), language, None, key[1])
    # Parts without a name of their own are another thing in every game: goals of a mission.
    return [
        PartMean(name, speech.part(name), round(points / len(results), 1))
        for name, points in names.items()
        if speech.texts.knows(f"score-{name}")
    ]
