"""What bots advise, and how they look back on a game, in words."""

from __future__ import annotations

from bathysphere.language.speech import Speech
from bathysphere.minds.advice_text import advice_sentence, advised, costly_sentence
from bathysphere.minds.hints import Advice, Hindsight
from bathysphere.play.table import Table
from bathysphere.server.web.wire_past import CostlyMove, HintOption, Hints, Judgement, Review


def hints(table: Table, seat: int, speech: Speech, advice: list[Advice]) -> Hints:
    """The best options, in words."""
    p = table.position
    options = [
        HintOption(
            p.text(one.action),
            advised(speech, p, one),
            round(one.points, 1),
            round(one.chance, 3),
            advice_sentence(speech, p, one),
            [p.text(action) for action in one.whole],
        )
        for one in advice
    ]
    return Hints(table.moves, seat, options, p.game.team(p) is not None)


def review(table: Table, speech: Speech, hindsight: Hindsight) -> Review:
    """A finished game looked back upon, in words."""
    assert table.play is not None
    values = [
        Judgement(v.moves, [round(each, 1) for each in v.points], [round(each, 3) for each in v.chances])
        for v in hindsight.values
    ]
    costly = []
    for move in hindsight.costly:
        p = table.play.at(move.moves - 1)
        done, better = (speech.option(p.option(action)) for action in (move.action, move.better))
        costly.append(
            CostlyMove(
                moves=move.moves,
                seat=move.seat,
                action=p.text(move.action),
                label=done,
                better=p.text(move.better),
                better_label=better,
                points=round(move.lead, 1),
                chance=round(move.chance, 3),
                sentence=costly_sentence(speech, table.position, move, done),
            )
        )
    return Review(table.id, table.moves, values, costly)
