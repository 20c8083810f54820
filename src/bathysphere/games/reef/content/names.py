"""What the things of a pack are called: names that are new, or not those of ours, in every language."""

from bathysphere.games.reef.content.schema import Sheets
from bathysphere.games.reef.content.schema.board import Sector
from bathysphere.games.reef.content.schema.cards import Island, Mission, Objective
from bathysphere.games.reef.content.schema.ships import CrewTile, Ship
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.texts import as_message, of_package

PACKAGE = "bathysphere.games.reef"
Thing = Island | Sector | Ship | Objective | CrewTile


def names_in(own: Sheets, ours: Sheets) -> dict[str, str]:
    """Fluent messages by language. What is called as in our files keeps the texts of the game."""
    messages = {}
    theirs, known = things_in(own), things_in(ours)
    for language in LANGUAGES:
        said = {}
        for message, thing in theirs.items():
            if thing.named(language):
                said[message] = thing.named(language)
            elif message not in known or known[message].name != thing.name:
                said[message] = thing.name
        said |= _missions(own, ours, said, language)
        messages[language] = "".join(f"{message} = {as_message(name)}\n" for message, name in said.items())
    return messages


def things_in(sheets: Sheets) -> dict[str, Thing]:
    """What has a name, by its message."""
    things: dict[str, Thing] = {}
    for island in sheets.islands.island:
        things[f"island-{island.id}"] = island
    for chart in (sheets.board.map2, sheets.board.map34):
        for sector in chart.sector:
            things[f"sector-{sector.id}"] = sector
    for ship in sheets.ships.ship:
        things[f"ship-{ship.id}"] = ship
    for card in sheets.objectives.objective:
        things[f"objective-{card.id}"] = card
    for tile in sheets.crew.crew:
        for copy in range(tile.copies):
            things[f"tile-{tile.id}-{copy + 1}"] = tile
    return things


def _missions(own: Sheets, ours: Sheets, said: dict[str, str], language: str) -> dict[str, str]:
    """A mission goes by its own name, or by that of its island and what it is there."""
    texts = of_package(PACKAGE, language)
    known = {mission.id: _called(mission) for mission in ours.missions.mission}
    names = {}
    for mission in own.missions.mission:
        island = f"island-{mission.island}"
        same = known.get(mission.id) == _called(mission)
        if same and island not in said:
            continue
        if mission.name or not mission.island:
            name = mission.named(language) or mission.name or mission.id
        else:
            place = said.get(island) or texts.say(island)
            words = {"island": place, "kind": mission.kind, "mission": mission.id}
            name = texts.say("mission-of-island", words)
        names[f"mission-{mission.id}"] = name
    return names


def _called(mission: Mission) -> tuple[str, str, str, dict[str, str]]:
    return mission.island, mission.kind, mission.name, mission.names()
