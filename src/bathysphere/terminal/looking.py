"""A closer look: `look` lists what there is to see, `look NAME` shows it, `look all` shows everything."""

from __future__ import annotations

from rich.text import Text

from bathysphere.terminal.lines import STRONG, paragraph
from bathysphere.terminal.scene import Pane, Scene, Thing, face
from bathysphere.terminal.screen import framed, in_full, title_of

MOST_NAMES = 60
"""How many names of one kind are listed."""
SHORTEST = 3
"""Letters by which a part of the table is found that is not named in full."""


def look(scene: Scene, words: str) -> list[Text]:
    """What the words name; without words, what can be looked at."""
    wanted = " ".join(words.casefold().split())
    panes = face(scene.game).panes(scene)
    if not wanted:
        return contents(scene, panes)
    if wanted in ("all", *scene.voice.words("look-all")):
        return in_full(scene, panes)
    named = [pane for pane in panes if wanted in words_of(scene, pane)]
    named = named or begun(scene, panes, wanted)
    if named:
        return [line for pane in named for line in framed(scene, pane, scene.width)]
    described = [line for thing in matching(scene, wanted) for line in thing.lines(scene.width)]
    return described or paragraph(scene.voice.say("look-what", words=scene.voice.spell(words)), scene.width)


def begun(scene: Scene, panes: list[Pane], wanted: str) -> list[Pane]:
    """The panes whose title begins with what was typed (“mat” for the mats), if no thing is called so."""
    if len(wanted) < SHORTEST or matching(scene, wanted):
        return []
    return [pane for pane in panes if any(word.startswith(wanted) for word in words_of(scene, pane))]


def words_of(scene: Scene, pane: Pane) -> list[str]:
    """What may be typed for a pane: its name, its title, and further words of the language."""
    further = scene.voice.words(f"{scene.game.name}-look-{pane.name}")
    return [pane.name, title_of(scene, pane.name).casefold(), *further]


def matching(scene: Scene, wanted: str) -> list[Thing]:
    """Things of exactly that name, else things in whose name all the words occur; on the table first."""
    things = face(scene.game).things(scene)
    exact = [thing for thing in things if wanted in (name.casefold() for name in thing.names)]
    if not exact:
        parts = wanted.split()
        exact = [t for t in things if any(all(part in name.casefold() for part in parts) for name in t.names)]
    here = [thing for thing in exact if thing.here]
    return here or exact


def contents(scene: Scene, panes: list[Pane]) -> list[Text]:
    """What can be looked at: the panes, then the things on the table by kind."""
    say = scene.voice.say
    titles = ", ".join(title_of(scene, pane.name) for pane in panes)
    lines = paragraph(say("look-how"), scene.width)
    lines += listed(scene, say("look-panes"), titles)
    kinds: dict[str, list[str]] = {}
    for thing in face(scene.game).things(scene):
        if thing.here and thing.names[0] not in kinds.setdefault(thing.kind, []):
            kinds[thing.kind].append(thing.names[0])
    for kind, names in kinds.items():
        if names:
            heading = scene.voice.named(f"{scene.game.name}-things-{kind}", kind)
            lines += listed(scene, heading, ", ".join(names[:MOST_NAMES]))
    return lines


def listed(scene: Scene, heading: str, names: str) -> list[Text]:
    """Names behind a heading."""
    lines = paragraph(f"{heading}: {names}", scene.width)
    lines[0].stylize(STRONG, 0, len(heading) + 1)
    return lines
