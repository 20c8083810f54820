"""What the things of a pack are called: names that are new, or not those of ours, in both languages."""

from bathysphere.engine.text import LANGUAGES, as_message, of_package
from bathysphere.games.reef.sheets import Sheets

PACKAGE = "bathysphere.games.reef"
Names = dict[str, tuple[str, str]]
"""By message: the name, and the German one if it is given."""


def names_in(own: Sheets, ours: Sheets) -> dict[str, str]:
    """Fluent messages by language. What is called as in our files keeps the texts of the game."""
    found = {}
    theirs, known = _names(own), _names(ours)
    for language in LANGUAGES:
        said = {}
        for message, (name, german) in theirs.items():
            if language == "de" and german:
                said[message] = german
            elif message not in known or known[message][0] != name:
                said[message] = name
        said |= _missions(own, ours, said, language)
        found[language] = "".join(f"{message} = {as_message(name)}\n" for message, name in said.items())
    return found


def _names(sheets: Sheets) -> Names:
    found: Names = {}
    for island in sheets.islands.island:
        found[f"island-{island.id}"] = (island.name, island.name_de)
    for chart in (sheets.board.map2, sheets.board.map34):
        for sector in chart.sector:
            found[f"sector-{sector.id}"] = (sector.name, sector.name_de)
    for ship in sheets.ships.ship:
        found[f"ship-{ship.id}"] = (ship.name, ship.name_de)
    for card in sheets.objectives.objective:
        found[f"objective-{card.id}"] = (card.name, card.name_de)
    for tile in sheets.crew.crew:
        for copy in range(tile.copies):
            found[f"tile-{tile.id}-{copy + 1}"] = (tile.name, tile.name_de)
    return found


def _missions(own: Sheets, ours: Sheets, said: dict[str, str], language: str) -> dict[str, str]:
    """A mission goes by its own name, or by that of its island and what it is there."""
    texts = of_package(PACKAGE, language)
    known = {
        mission.id: (mission.island, mission.kind, mission.name, mission.name_de)
        for mission in ours.missions.mission
    }
    found = {}
    for mission in own.missions.mission:
        island = f"island-{mission.island}"
        same = known.get(mission.id) == (mission.island, mission.kind, mission.name, mission.name_de)
        if same and island not in said:
            continue
        if mission.name or not mission.island:
            name = (mission.name_de if language == "de" else "") or mission.name or mission.id
        else:
            place = said.get(island) or texts.say(island)
            words = {"island": place, "kind": mission.kind, "mission": mission.id}
            name = texts.say("mission-of-island", words)
        found[f"mission-{mission.id}"] = name
    return found
