"""What a set of content files holds, in numbers that can be held against the printed box."""

from collections import Counter

from bathysphere.games.reef.content.load import parse, shipped_texts
from bathysphere.games.reef.content.schema.board import in_play
from bathysphere.language.texts import Texts


def inventory(own: dict[str, str], texts: Texts) -> list[str]:
    """Islands, missions, crew and tiles by the marks on them; the maps."""
    s = parse({**shipped_texts(), **own})
    islands, missions = s.islands.island, s.missions.mission
    crew = Counter(tile.color for tile in s.crew.crew for _ in range(tile.copies))
    size = Counter(tile.size for tile in s.pollution.pollution)
    light = Counter(tile.kind for tile in s.seafloor.exploration)
    tank = Counter(tile.kind for tile in s.seafloor.tank)

    def say(message: str, count: int, *counters: Counter[str]) -> str:
        numbers: dict[str, str | int] = {"count": count}
        for counter in counters:
            numbers |= {name: counter.get(name, 0) for name in NAMES[message]}
        return texts.say(f"inventory-{message}", numbers)

    lines = [
        say("islands", len(islands), Counter(i.color for i in islands) + _labels([i.label for i in islands])),
        say(
            "missions",
            len(missions),
            Counter(m.suit for m in missions)
            + Counter(m.kind for m in missions)
            + _labels([m.label for m in missions]),
        ),
        say("crew", crew.total(), Counter(crew)),
        say("pollution", size.total(), Counter(size)),
        say("seafloor", light.total(), Counter(light)),
        say("tanks", tank.total(), Counter(tank)),
        texts.say(
            "inventory-rest",
            {
                "ships": len(s.ships.ship),
                "milestones": len(s.milestones.milestone),
                "objectives": len(s.objectives.objective),
            },
        ),
    ]
    for players in (2, 3, 4):
        spots, routes, sectors = in_play(s.board, players)
        numbers = {"players": players, "spots": len(spots), "routes": len(routes), "sectors": len(sectors)}
        lines.append(texts.say("inventory-map", {**numbers, "sharks": sum(each.sharks for each in sectors)}))
    return lines


LABELS = {"": "plain", "3+": "three", "4": "four"}
NAMES = {
    "islands": ["green", "purple", "orange", *LABELS.values()],
    "missions": [
        *("green", "purple", "orange", "wild", "bonus", "alternative", "condition"),
        *LABELS.values(),
    ],
    "crew": ["green", "red", "blue"],
    "pollution": ["small", "medium", "large"],
    "seafloor": ["light", "dark"],
    "tanks": ["yellow", "orange"],
}
"""What is counted in which sentence."""


def _labels(labels: list[str]) -> Counter[str]:
    return Counter(LABELS[label] for label in labels)
