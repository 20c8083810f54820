"""The end of a game: points, places, and who won."""

from __future__ import annotations

from collections.abc import Mapping

from bathysphere.language.speech import Speech
from bathysphere.play.table import Table
from bathysphere.server.web.wire import OutcomeInfo, PartInfo, ScoreInfo


def scores(table: Table, speech: Speech) -> list[ScoreInfo]:
    """What every seat came to, part by part."""
    p = table.position

    def parts(points: Mapping[str, int]) -> list[PartInfo]:
        return [PartInfo(name, speech.part(name, p), value) for name, value in points.items()]

    won, gone = table.winners(), table.gone()
    infos = []
    for score in table.scores():
        info = ScoreInfo(
            score.seat,
            speech.player(score.seat),
            score.place,
            score.total,
            parts(score.parts),
            parts(score.tiebreaks),
        )
        info.gone = table.chair(score.seat).gone
        info.note = speech.texts.say(f"played-on-{info.gone}") if score.seat in gone else ""
        info.won = score.seat in won
        infos.append(info)
    return infos


def outcome(table: Table, speech: Speech) -> OutcomeInfo:
    """Who won, as people say it: whoever left has not, whatever the bot on the seat came to."""
    p, gone = table.position, table.gone()
    team = p.game.team(p)
    return OutcomeInfo(
        speech.outcome(p, gone),
        table.winners(),
        p.winners(),
        {seat: table.chair(seat).gone for seat in gone},
        team is not None,
        team is not None and team.won,
    )
