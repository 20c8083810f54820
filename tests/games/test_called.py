"""What a thing is called in a content file is what the English texts call it: the two cannot drift apart.

Names stand in the texts. Files have them, too, where they were written with them: a table carries a digest of
all values, so they stay.
"""

from __future__ import annotations

import pytest

from bathysphere.content.toml import read
from bathysphere.games.deepsea.content import load as deepsea
from bathysphere.games.deepsea.content import schema
from bathysphere.games.reef.content import load as reef
from bathysphere.games.reef.content.names import things_in
from bathysphere.language.texts import of_package

DEEPSEA, REEF = of_package(deepsea.PACKAGE, "en"), of_package("bathysphere.games.reef", "en")


@pytest.mark.parametrize("version", [1, 2])
def test_deep_sea_calls_boards_cards_and_missions_as_its_files_do(version: int) -> None:
    files = deepsea.shipped(version)
    assert deepsea.names_in(files) == {"en": "", "de": ""}
    coop = read(schema.CoopFile, "coop.toml", files.coop)
    cards = {card.id: card.name for card in coop.bonus_goal} | {card.id: card.name for card in coop.setback}
    assert {card: DEEPSEA.say(f"coop_card-{card}") for card in cards} == cards
    prototype = read(schema.PrototypeFile, "prototype.toml", files.prototype)
    for tile in prototype.specialist_value:
        assert DEEPSEA.say(f"face-{deepsea.slug(tile.senior_name_en)}") == tile.senior_name_en
    for card in prototype.journal_value:
        if card.name_en and card.id:
            assert DEEPSEA.say(f"card-{card.id}") == card.name_en


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5])
def test_reef_project_calls_islands_ships_crew_and_missions_as_its_files_do(version: int) -> None:
    sheets = reef.shipped(version)
    things = things_in(sheets)
    said = {
        message: REEF.say("tile", {"kind": thing.id}) if message.startswith("tile-") else REEF.say(message)
        for message, thing in things.items()
    }
    assert said == {message: thing.name for message, thing in things.items()}
    for mission in sheets.missions.mission:
        words = {"kind": mission.kind, "mission": mission.id}
        of_island = REEF.say("mission-of-island", {"island": REEF.say(f"island-{mission.island}"), **words})
        assert REEF.say(f"mission-{mission.id}") == (mission.name or of_island)
