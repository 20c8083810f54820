"""Find finished games of In Too Deep for every end reason and every ability, and write them down.

    PYTHONPATH=src python -m tests.golden.make_shares

Golden games guard the rules: rewrite them only when a rules version is meant to change.
"""

from collections.abc import Callable
from pathlib import Path

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.events import Event
from bathysphere.engine.record import Record
from tests.golden.transcript import transcript

FOLDER = Path(__file__).parent / "shares"

Chooser = Callable[[bs.Position, Source], int]
Story = list[tuple[str, dict[str, object]]]
"""What happened: the step that was chosen in, with each event that followed."""


def at_random(p: bs.Position, source: Source) -> int:
    return p.choices[source.below(len(p.choices))]


def only_deeper(p: bs.Position, source: Source) -> int:
    """Expand if possible, never buy, never use an ability: nothing is ever discarded."""
    texts = [p.text(action) for action in p.choices]
    liked = [
        a for a, t in zip(p.choices, texts, strict=True) if t.split()[0] in ("expand", "into", "decline")
    ]
    return (liked or p.choices)[-1] if not liked else liked[source.below(len(liked))]


def played(seats: int, seed: int, sides: str, choose: Chooser) -> tuple[Record, Story]:
    p = bs.start("shares", seats=seats, seed=seed, version=1, sides=sides)
    record = Record("shares", seats, seed, p.game.version, dict(p.content.settings))
    source = Source(seed, 3)
    story: Story = []
    while not p.over:
        step = p.steps[p.stack[-1].step].name
        log: list[Event] = []
        p.sink = log
        action = choose(p, source)
        record.actions.append(p.text(action))
        p.act(action)
        story += [(step, dict(event.data())) for event in log]
    record.result = [score.total for score in p.scores()]
    return record, story


def happened(kind: str, step: str = "", **wanted: object) -> Callable[[Story], bool]:
    def test(story: Story) -> bool:
        return any(
            event["kind"] == kind
            and (not step or step == chosen)
            and all(event.get(name) == value for name, value in wanted.items())
            for chosen, event in story
        )

    return test


def surcharge_paid(story: Story) -> bool:
    return any(event["kind"] == "placed" and event["price"] != 0 for _, event in story)


TREASURE, PEARL = 1, 2
WANTED: dict[str, tuple[int, str, Chooser, Callable[[Story], bool]]] = {
    "end-second-depletion": (4, "basic", at_random, happened("end-set-off", cause=1)),
    "end-double-fundraiser": (3, "basic", at_random, happened("end-set-off", cause=2)),
    "end-empty-replacement": (5, "basic", only_deeper, happened("end-set-off", cause=3)),
    "five-players-mixed-sides": (5, "random", at_random, happened("dividend", company=PEARL)),
    "cleaning-basic-remove": (3, "basic", at_random, happened("removed", "remove")),
    "cleaning-advanced-remove": (3, "cleaning", at_random, happened("removed", "remove-or-move")),
    "cleaning-advanced-move": (4, "cleaning", at_random, happened("moved", "remove-or-move")),
    "treasure-basic": (3, "basic", at_random, happened("dividend", company=TREASURE)),
    "treasure-advanced": (3, "treasure", at_random, happened("dividend", company=TREASURE)),
    "pearl-advanced": (4, "pearl", at_random, happened("dividend", company=PEARL)),
    "research-basic": (3, "basic", at_random, happened("bought", "buy-cheaper")),
    "research-advanced": (4, "research", at_random, happened("took")),
    "wildlife-basic-raise": (3, "basic", at_random, happened("raised")),
    "wildlife-basic-move": (4, "basic", at_random, happened("moved", "raise-or-move")),
    "wildlife-advanced": (3, "wildlife", at_random, surcharge_paid),
    "two-players-basic": (2, "basic", at_random, happened("bonus-set-aside")),
    "two-players-advanced": (2, "advanced", at_random, happened("took", owner=2)),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, sides, choose, wanted) in WANTED.items():
        for seed in range(1000):
            record, story = played(seats, seed, sides, choose)
            if wanted(story):
                break
        else:
            raise SystemExit(f"no game for {name}")
        (FOLDER / f"{name}.record").write_text(record.text(), encoding="utf-8")
        (FOLDER / f"{name}.transcript").write_text(transcript(record), encoding="utf-8")
        print(f"{name}: seed {seed}, {len(record.actions)} actions")


if __name__ == "__main__":
    main()
