"""Find finished games of Reef Project for every number of players, both sides and every way to the end.

    PYTHONPATH=src python -m tests.golden.make_reef

Golden games guard the rules: rewrite them only when a rules version is meant to change.
"""

from collections.abc import Callable
from pathlib import Path

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.events import Event
from bathysphere.engine.record import Record
from tests.golden.transcript import transcript

FOLDER = Path(__file__).parent / "reef"

Story = list[tuple[int, dict[str, object]]]
"""What happened: whose turn it was, with each event."""
Shown = Callable[[Story], bool]

LAZY = ("done", "end", "trade", "recharge")
"""What a brisk player does only if there is nothing else, or now and then."""


def briskly(p: bs.Position, source: Source) -> int:
    """At random, but busy: a whole game in a few hundred actions instead of thousands."""
    busy = [a for a in p.choices if p.game.vocabulary.verb_of(a).name not in LAZY]
    liked = busy if busy and source.below(60) else p.choices
    return liked[source.below(len(liked))]


def played(seats: int, seed: int, side: str, missions: str) -> Record:
    p = bs.start("reef", seats=seats, seed=seed, version=1, side=side, missions=missions)
    record = Record("reef", seats, seed, p.game.version, dict(p.content.settings))
    source = Source(seed, 3)
    while not p.over:
        action = briskly(p, source)
        record.actions.append(p.text(action))
        p.act(action)
    record.result = [score.total for score in p.scores()]
    return record


def told(record: Record) -> Story:
    """What happened in a recorded game."""
    p = bs.replay(record, 0)
    story: Story = []
    active = 0
    for action in record.actions:
        log: list[Event] = []
        p.sink = log
        p.play(action)
        for event in log:
            data = dict(event.data())
            if data["kind"] == "turn-began":
                active = int(str(data["seat"]))
            story.append((active, data))
    return story


def ended(by_cleaning: bool, own_turn: bool) -> Shown:
    """The end at 45 was set off like this; points of a cleaning follow those of their sector at once."""

    def test(story: Story) -> bool:
        place = next(n for n, (_, event) in enumerate(story) if event["kind"] == "end-set-off")
        active, event = story[place]
        cleaning = story[place - 2][1]["kind"] == "sector-points"
        return cleaning == by_cleaning and (event["seat"] == active) == own_turn

    return test


def happened(*kinds: str) -> Shown:
    return lambda story: {event["kind"] for _, event in story} >= set(kinds)


WANTED: dict[str, tuple[int, str, str, Shown]] = {
    "two-players-a": (2, "a", "draft", happened("set-scored", "milestone-kept", "revealed")),
    "two-players-b-dealt": (2, "b", "dealt", happened("set-scored", "past-end")),
    "three-players-a-dealt": (3, "a", "dealt", happened("column-filled", "refreshed")),
    "three-players-b": (3, "b", "draft", happened("milestone-passed", "extra")),
    "four-players-a": (4, "a", "draft", happened("row-filled", "laid")),
    "four-players-b-dealt": (4, "b", "dealt", happened("crew-reshuffled", "intern")),
    "end-on-the-own-turn": (3, "a", "draft", ended(by_cleaning=False, own_turn=True)),
    "end-by-cleaning": (2, "a", "draft", ended(by_cleaning=True, own_turn=True)),
    "end-in-the-turn-of-another": (4, "b", "draft", ended(by_cleaning=True, own_turn=False)),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, side, missions, shown) in WANTED.items():
        for seed in range(2000):
            record = played(seats, seed, side, missions)
            if shown(told(record)):
                break
        else:
            raise SystemExit(f"no game for {name}")
        (FOLDER / f"{name}.record").write_text(record.text(), encoding="utf-8")
        (FOLDER / f"{name}.transcript").write_text(transcript(record), encoding="utf-8")
        print(f"{name}: seed {seed}, {len(record.actions)} actions", flush=True)


if __name__ == "__main__":
    main()
