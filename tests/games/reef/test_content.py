"""The content files: complete, marked with their provenance, and refused where they cannot be played."""

import json

import pytest

import bathysphere as bs
from bathysphere.content.toml import packaged
from bathysphere.engine.errors import ContentError, LoadError
from bathysphere.games.reef.content.load import FILES, compile_content, read_sheets, shipped
from bathysphere.games.reef.content.schema.effects import (
    Activate,
    ActivateColor,
    AnyEffect,
    Gain,
    RechargeOne,
    Research,
    TakeMission,
)
from bathysphere.games.reef.rules.verbs import VOCABULARY
from tests.games.reef.table import PINK, Table


def texts() -> dict[str, str]:
    return {name: packaged("bathysphere.games.reef", f"{name}.toml") for name in FILES}


def test_the_shipped_files_compile_for_every_table() -> None:
    for seats in (2, 3, 4):
        for side in "ab":
            tables = compile_content(shipped(), seats, {"side": side, "missions": "draft"})
            assert len(tables.lists) == len(tables.whole)
            assert all(len(labels) >= 1 for labels in tables.labels.values())
            for verb in VOCABULARY.verbs:
                for _, domain in verb.arguments:
                    assert len(tables.labels[domain.name]) == domain.size


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("islands", 'what = "algae", n = 2', 'what = "kelp", n = 2', "content-value"),
        ("islands", 'op = "gain"', 'op = "grab"', "content-name"),
        ("islands", 'label = ""', 'lable = ""', "content-unknown"),
        ("missions", 'island = "kelp"', 'island = "calp"', "content-name"),
        ("missions", 'kind = "energy_full"', 'kind = "energy_half"', "content-name"),
        ("missions", 'island = "parrotfish"', 'island = "kelp"', "content-label"),
        ("crew", "\ncopies = 2", "\ncopies = 3", "content-count"),
        ("board", 'ends = ["a", "b"]', 'ends = ["a", "z"]', "content-name"),
        ("board", 'color = "orange"', 'color = "green"', "content-count"),
        ("ships", 'kind = "hire_discount"', 'kind = "hire_for_free"', "content-name"),
        ("objectives", 'kind = "coins"', 'kind = "dimes"', "content-name"),
        ("tracks", "at = 0", "at = 1", "content-recharge"),
        ("tracks", "printed_max = 49", "printed_max = 59", "content-value"),
        ("missions", 'op = "pollution_cash", n = 1', 'op = "pollution_cash", n = 2', "content-value"),
        ("islands", 'op = "hire", delta = 0', 'op = "hire", delta = 0, n = 2', "content-unknown"),
        ("milestones", "[[milestone]]", "[[milestone]", "content-syntax"),
    ],
)
def test_a_file_that_cannot_be_played_is_refused_with_its_line(
    file: str, old: str, new: str, code: str
) -> None:
    changed = texts()
    assert old in changed[file]
    changed[file] = changed[file].replace(old, new, 1)
    with pytest.raises(ContentError) as caught:
        read_sheets(changed)
    assert caught.value.code == code
    assert caught.value.file == f"{file}.toml"
    assert caught.value.line > 1
    for language in ("en", "de"):
        assert "{" not in caught.value.sentence(language)


def test_an_owner_of_the_box_can_change_values() -> None:
    changed = texts()
    changed["milestones"] = changed["milestones"].replace(
        'what = "energy", n = 2', 'what = "energy", n = 4', 1
    )
    tables = compile_content(read_sheets(changed), 3, {"side": "a", "missions": "draft"})
    first = tables.lists[tables.milestone_list[0]][0]
    assert tables.n[first] == 4


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda s: s["mission_deck"].pop(), "load-cards-missing"),
        (lambda s: s["mission_deck"].append(s["mission_offer"][0]), "load-card-twice"),
        (lambda s: s["mission_deck"].append("m99"), "load-name"),
        (lambda s: s["players"][0].update(energy=11), "load-range"),
        (lambda s: s["players"][0].update(cargo=[3, 0, 0]), "load-range"),
        (lambda s: s["players"][0].update(deployment=7), "load-balls"),
        (lambda s: s["players"][0].update(arrived=s["players"][1]["arrived"]), "load-arrived"),
        (lambda s: s["islands"].reverse(), "load-misplaced"),
        (lambda s: s["supply"][0].append(s["supply"][1].pop()), "load-misplaced"),
        (lambda s: s["slots"].pop(), "load-length"),
        (lambda s: s["players"][0]["used"].append("s01"), "load-misplaced"),
        (lambda s: s["balls"].update({"a-b": [9, 0, 0]}), "load-range"),
        (lambda s: s.update(wind="north"), "load-value"),
        (lambda s: s["players"][0]["crew"].__setitem__(1, s["crew_stack"].pop()), "load-gap"),
        (lambda s: s.update(objective_order=[0, 0, 1]), "load-order"),
    ],
)
def test_nonsense_is_refused(change: object, code: str) -> None:
    data = json.loads(json.dumps(Table().p.dump()))
    change(data["state"])  # type: ignore[operator]
    with pytest.raises(LoadError) as caught:
        bs.load("reef", data)
    assert caught.value.code == code
    assert "{" not in caught.value.sentence("de")


FREE = {"window": False, "strict": False, "chosen": False}
NO_LISTS = {"set_list": 0, "set_left": 0, "mission_list": 0, "mission_left": 0}


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"step": "entries", "effects": 9999, "left": 1, **FREE}, "load-range"),
        ({"step": "entries", "effects": 1, "left": 99, **FREE}, "load-frame-numbers"),
        ({"step": "entries", "effects": 1, "left": 1}, "load-frame"),
        ({"step": "pick", "entry": 0, "optional": True}, "load-frame-numbers"),
        ({"step": "convert", "entry": 0, "times": 1, "due": False}, "load-frame-numbers"),
        ({"step": "unlock", "left": 0, "optional": False}, "load-range"),
        ({"step": "unlock", "left": True, "optional": False}, "load-frame"),
        ({"step": "pay-any", "left": 1, "lowest": 3}, "load-range"),
        ({"step": "column", "column": 0, "intern": -2}, "load-range"),
        ({"step": "island", "left": 1, "begun": False, **NO_LISTS}, "load-frame-numbers"),
        ({"step": "swim"}, "load-step"),
        ({"step": "milestone", "stack": 0}, "load-range"),
        ({"step": "turn", "seat": 5}, "load-range"),
    ],
)
def test_impossible_frames_are_refused(frame: dict[str, object], code: str) -> None:
    data = json.loads(json.dumps(Table().p.dump()))
    data["stack"].append({"seat": 0, **frame})
    with pytest.raises(LoadError) as caught:
        bs.load("reef", data)
    assert caught.value.code == code


def test_a_loaded_position_plays_on_alike() -> None:
    table = Table().energy(PINK, 8).turn(PINK)
    loaded = bs.load("reef", json.loads(json.dumps(table.p.dump())))
    loaded.play("sail c")
    table.do("sail c")
    assert loaded.dump() == table.p.dump()


def test_what_the_rulebook_prints_is_never_tuned() -> None:
    """Effects that the rulebook's text gives; only house-made values may change from version to version."""
    sheets = shipped()
    energy = Gain("energy", 3)
    islands = {island.id: island.effects for island in sheets.islands.island}
    assert islands["nautilus"] == [RechargeOne(1), ActivateColor("blue")]
    missions = {mission.id: mission.effects for mission in sheets.missions.mission}
    assert missions["m19"] == [energy]
    tiles = {tile.id: tile.effects for tile in sheets.seafloor.exploration}
    assert tiles["light1"] == [energy, Research(1)]
    assert sheets.crew.intern.effects == [Gain("coin", 1)]
    rewards = {space.at: space.effects for space in sheets.tracks.vp.recharge if space.at <= 19}
    assert list(rewards.values()) == [
        [energy],
        [Activate(1)],
        [Gain("any_distinct", 2), Gain("energy", 1)],
        [TakeMission("any", 1)],
    ]
    tracks = sheets.tracks
    assert (tracks.vp.objective_threshold, tracks.vp.end_threshold) == (22, 45)
    assert tracks.energy.start_by_seat == [4, 5, 6, 7]
    assert (tracks.cargo.start_coins, tracks.cargo.start_each, tracks.offers.intern_cost) == (3, 1, 1)
    assert tracks.seafloor.final_vp == [12, 10, 6]
    assert 13 in [step.vp for step in tracks.research.step]


def test_no_track_is_as_short_as_it_was() -> None:
    """With 13 and 10 steps four in five Divers and seven in ten Scientists ended at the end."""
    tracks = shipped().tracks
    assert tracks.seafloor.last_step == 16
    assert [len(slot.steps) for slot in tracks.seafloor.slot] == [2, 2, 2, 2, 3, 3, 3]
    assert tracks.research.last_step == 12


def test_no_space_of_a_ship_is_weaker_on_side_b() -> None:
    """RP-135: the same symbols on both sides, with the same numbers or higher ones."""
    for ship in shipped().ships.ship:
        for row_a, row_b in zip(ship.benefits_a, ship.benefits_b, strict=True):
            for a, b in zip(row_a, row_b, strict=True):
                strength = [amounts(space) for space in (a, b)]
                for symbol, n in strength[0].items():
                    assert strength[1].get(symbol, 0) >= n, (ship.id, symbol)
        total = [
            sum(sum(amounts(space).values()) for row in grid for space in row)
            for grid in (ship.benefits_a, ship.benefits_b)
        ]
        assert total[0] < total[1], ship.id


def amounts(effects: list[AnyEffect]) -> dict[str, int]:
    """How many of every symbol."""
    return {getattr(effect, "what", type(effect).__name__): getattr(effect, "n", 0) for effect in effects}
