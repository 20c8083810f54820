"""Seafloor, research and recharge: the tracks of Reef Project and what lies on them."""

from __future__ import annotations

from rich.text import Text

from bathysphere.games.reef.faces.terminal.words import effects, name, printed_of, view_of
from bathysphere.terminal.lines import flow, paragraph
from bathysphere.terminal.scene import Scene


def seafloor(scene: Scene, width: int) -> list[Text]:
    """Slot by slot: its steps, the exploration tile, the tank with the side that lies up, the Divers."""
    say = scene.voice.say
    printed = printed_of(scene)
    lines = paragraph(say("reef-seafloor"), width)
    for slot, sheet in zip(view_of(scene).seafloor, printed.seafloor, strict=True):
        tile = effects(scene, printed.faces.exploration[slot.tile].effects) if slot.tile else "?"
        text = f"{sheet.steps[0]}-{sheet.steps[-1]} {tile}"
        if slot.tank:
            face = printed.faces.tank[slot.tank]
            up, down = (face.a, face.b) if slot.side == "a" else (face.b, face.a)
            text += "; " + say("reef-tank", side=slot.side.upper(), reward=effects(scene, up))
            text += f" ({say('reef-tank-back', reward=effects(scene, down))})"
        divers = [
            scene.shape(n) for n, mine in enumerate(view_of(scene).players) if mine.diver in sheet.steps
        ]
        lines += paragraph(f"{text} {''.join(divers)}", width, "      ")
    tracks = printed.tracks
    ends = ", ".join(map(str, tracks.diver_vp))
    return lines + paragraph(say("reef-seafloor-end", vp=ends, last=tracks.last_step), width)


def research(scene: Scene, width: int) -> list[Text]:
    """The points of each step of Research, how many missions one reaches there, and who stands there."""
    say = scene.voice.say
    entries = []
    for step in printed_of(scene).tracks.research:
        here = "".join(
            scene.shape(n) for n, mine in enumerate(view_of(scene).players) if mine.research == step.step
        )
        said = say("reef-step", step=name(scene, "research-step", step.step), vp=step.vp, reach=step.reach)
        entries.append(Text(f"{said} {here}"))
    lines = paragraph(say("reef-research-track"), width) + flow(entries, width, "")
    faces = printed_of(scene).faces
    for number, stack in enumerate(view_of(scene).milestones, 1):
        known = [effects(scene, faces.milestone[tile].effects) if tile else "?" for tile in stack]
        lines += paragraph(
            say("reef-stack", stack=number, tiles="; ".join(known) or scene.voice.spell("–")), width
        )
    return lines


def recharge(scene: Scene, width: int) -> list[Text]:
    """The rewards of recharging, by the points where they stand."""
    lines = paragraph(scene.voice.say("reef-recharge-track"), width)
    for space in printed_of(scene).tracks.recharge:
        lines += paragraph(f"{space.at}: {effects(scene, space.effects)}", width)
    return lines


def points(scene: Scene, width: int) -> list[Text]:
    """What brings points at the end, and the numbers that stand on the boards."""
    say = scene.voice.say
    tracks = printed_of(scene).tracks
    view = view_of(scene)
    lines = paragraph(say("reef-points-mission", vp=tracks.mission_vp, set=tracks.mission_set_vp), width)
    lines += paragraph(
        say("reef-points-clean", most=tracks.majority_vp, second=tracks.second_vp, ball=tracks.ball_vp), width
    )
    lines += paragraph(say("reef-points-rest", resources=tracks.resource_set_vp, row=tracks.row_vp), width)
    lines += paragraph(say("reef-trade", price=tracks.trade_price, energy=tracks.energy_max), width)
    lines += paragraph(say("reef-pollution-supply", counts=", ".join(map(str, view.supply))), width)
    for score in view.scores:
        parts = [
            f"{scene.voice.part(part)} {'?' if value is None else value}"
            for part, value in score.parts.items()
        ]
        head = f"{scene.shape(score.seat)} {scene.voice.player(score.seat)} {score.total}"
        lines += paragraph(f"{head}: {', '.join(parts)}", width)
    return lines
