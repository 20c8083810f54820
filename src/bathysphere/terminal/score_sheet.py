"""The end of a game: every part of every score, or what a team reached. Nothing is hidden any more."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from bathysphere.engine.position import Position
from bathysphere.engine.scores import Score
from bathysphere.terminal.lines import BAR, QUIET, SHAPES, STRONG, initials, padded, wrapped
from bathysphere.terminal.voice import Voice

Row = tuple[str, list[str], str]
"""What it is called, its number for each seat, its style."""


def score_sheet(p: Position, voice: Voice, width: int) -> list[Text]:
    """Every part of every score, the total, what breaks ties, the places, the winner; a team's goals."""
    if p.game.team(p) is not None:
        return goal_sheet(p, voice, width)
    scores = p.scores()
    rows = score_rows(p, voice, scores)
    names = [f"{voice.spell(SHAPES[score.seat])} {voice.player(score.seat)}" for score in scores]
    label = max(4, min(max(cell_len(row[0]) for row in rows), width - 7 * len(scores)))
    column = max(4, min(14, (width - label) // len(scores) - 1))
    heading = " " * label + "".join(" " + padded(initials(name, column), column, True) for name in names)
    lines = [Text(padded(voice.say("score-title"), width), style=BAR), Text(heading, style=STRONG)]
    for name, values, style in rows:
        *before, last = wrapped(name, label)
        cells = "".join(" " + padded(value, column, True) for value in values)
        lines += [Text(line, style=style) for line in before]
        lines.append(Text(padded(last, label) + cells, style=style))
    return lines + [Text(line, style=STRONG) for line in wrapped(voice.outcome(p), width)]


def score_rows(p: Position, voice: Voice, scores: list[Score]) -> list[Row]:
    """The parts, the total, the tiebreaks and the places."""
    rows: list[Row] = [
        (voice.part(part, p), [str(score.parts[part]) for score in scores], "") for part in scores[0].parts
    ]
    rows.append((voice.say("score-total"), [str(score.total) for score in scores], STRONG))
    for tiebreak in scores[0].tiebreaks:
        values = [str(score.tiebreaks[tiebreak]) for score in scores]
        rows.append((voice.say("score-tiebreak", name=voice.part(tiebreak)), values, QUIET))
    rows.append((voice.say("score-place"), [f"{score.place}." for score in scores], STRONG))
    return rows


def goal_sheet(p: Position, voice: Voice, width: int) -> list[Text]:
    """What a team played for, goal by goal: reached or not; one score for all, and no places."""
    lines = [Text(padded(voice.say("goals-title"), width), style=BAR)]
    for part, met in p.scores()[0].parts.items():
        said = f"{voice.say('goal-met' if met else 'goal-missed')} {voice.part(part, p)}"
        lines += [Text(line) for line in wrapped(said, width, "    ")]
    return lines + [Text(line, style=STRONG) for line in wrapped(voice.outcome(p), width)]
