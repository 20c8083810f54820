"""Content files: what cannot be used is refused with file and line."""

import tomllib
from typing import Any, get_args

import msgspec
import pytest

from bathysphere.catalogue import begin
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import ContentError
from bathysphere.games.deepsea.content.compile import compile_content
from bathysphere.games.deepsea.content.load import Files, names_in, shipped
from bathysphere.games.deepsea.content.pack_check import problems
from bathysphere.games.deepsea.content.schema.zone_rules import ZoneRules
from bathysphere.games.deepsea.game import GAME
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.language.texts import of_package

SETTINGS = {"mission": "1", "edition": "retail", "mode": "auto", "difficulty": "beginner"}


def broken(file: str, old: str, new: str, mission: str = "1") -> ContentError:
    """The error that one change to a shipped file causes."""
    files = shipped()
    if file.startswith("missions/"):
        name = next(n for n in files.missions if n.startswith(file.removeprefix("missions/")))
        assert old in files.missions[name]
        texts = files.missions | {name: files.missions[name].replace(old, new, 1)}
        made = msgspec.structs.replace(files, missions=texts)
    else:
        assert old in getattr(files, file)
        made = msgspec.structs.replace(files, **{file: getattr(files, file).replace(old, new, 1)})
    with pytest.raises(ContentError) as caught:
        compile_content(made, SETTINGS | {"mission": mission})
    return caught.value


def line(file: str, part: str) -> int:
    files: Files = shipped()
    text = (
        getattr(files, file)
        if hasattr(files, file)
        else next(t for n, t in files.missions.items() if n.startswith(file.removeprefix("missions/")))
    )
    return next(number for number, row in enumerate(text.splitlines(), 1) if part in row)


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("zones", 'discovery = ["inspiration", "disc"]', 'discovery = ["inspirations"]', "content-name"),
        ("zones", 'handler = "travel_after_conserve"', 'handler = "fly_after_conserve"', "content-name"),
        ("zones", "travels = 1\n", "promotions = 1\n", "content-unknown"),
        ("zones", "travels = 1\n", "", "content-missing"),
        ("zones", "travels = 1\n", 'travels = 1\neffect = ["travel"]\n', "content-unknown"),
        ("zones", "draw = 2\n", "draw = 2\nkeep = 2\n", "content-unknown"),
        ("zones", 'sites = ["c1", "c2", "c3"]', 'sites = ["d1"]', "content-name"),
        ("zones", "depth = 1\n", 'depth = 1\nvariant = "2"\n', "content-unknown"),
        ("zones", 'ends = ["c1", "c2"]', 'ends = ["c1", "c9"]', "content-name"),
        ("zones", 'id = "calm_seas"', 'id = "atoll"', "content-twice"),
        ("zones", "depth = 2", "depth = 6", "content-range"),
        ("zones", "depth = 2", "deepness = 2", "content-unknown"),
        ("specialists", 'slots = [["travel"]]', 'slots = [["swim"]]', "content-name"),
        ("specialists", 'count = "always_1"', 'count = "always_2"', "content-name"),
        ("journals", 'you = ["promote"]', 'you = ["demote"]', "content-name"),
        ("dive_tokens", "total = 36", "total = 35", "content-sum"),
        ("player_mat", "steps = [2, 3]", "steps = [2]", "content-steps"),
        ("coop", 'count = "vessel_zones"', 'count = "vessels"', "content-name"),
        ("coop", 'effects = ["raise_vessels(2)"]', 'effects = ["sink_vessels(2)"]', "content-name"),
        ("missions/01", 'board = "volcanic_island"', 'board = "volcano"', "content-name"),
        ("missions/01", 'at = "B1"', 'at = "B2"', "content-name"),
        ("missions/01", '"0,0 0 R >"', '"0,0 0 Q >"', "content-name"),
        ("missions/01", '"3,3 2 - inf"', '"9,9 2 - inf"', "content-hex-unreachable"),
        ("missions/01", 'kind = "count"', 'kind = "counting"', "content-name"),
    ],
)
def test_a_mistake_is_refused(file: str, old: str, new: str, code: str) -> None:
    problem = broken(file, old, new)
    assert problem.code == code
    assert problem.file.removesuffix(".toml") == file or problem.file.startswith(
        file.removeprefix("missions/")
    )
    assert problem.line > 1


def test_the_line_is_that_of_the_mistake() -> None:
    problem = broken("zones", 'handler = "travel_after_conserve"', 'handler = "fly_after_conserve"')
    assert problem.line == line("zones", 'handler = "travel_after_conserve"')
    problem = broken("missions/03", 'handler = "told"', 'handler = "open_hex"', "3")
    assert problem.line == line("missions/03", 'handler = "told"')


def test_a_key_that_no_handler_reads_is_refused_in_its_line() -> None:
    problem = broken("missions/09", "steps = 1\n", 'steps = 1\ntrigger = "conserve"\n', "9")
    assert (problem.code, problem.params["key"]) == ("content-unknown", "trigger")
    assert problem.line == line("missions/09", "steps = 1") + 1
    problem = broken("zones", "extra = 1\n", 'extra = 1\nwho = "everyone"\n')
    assert (problem.code, problem.params["key"]) == ("content-unknown", "who")
    assert problem.line == line("zones", "extra = 1") + 1


@pytest.mark.parametrize(
    ("mission", "handler", "needed"),
    [
        ("6", "walk_marker", "walk_marker"),
        ("9", "start_track_marker", "start_track_marker"),
        ("10", "row_by_source_depth", "row_by_source_depth"),
    ],
)
def test_a_rule_that_needs_another_names_it(mission: str, handler: str, needed: str) -> None:
    files = shipped()
    name = files.mission(int(mission))
    rules = files.missions[name].split("[[rule]]")
    kept = "[[rule]]".join(rule for rule in rules if f'handler = "{handler}"' not in rule)
    with pytest.raises(ContentError) as caught:
        compile_content(
            msgspec.structs.replace(files, missions=files.missions | {name: kept}),
            SETTINGS | {"mission": mission},
        )
    assert (caught.value.code, caught.value.params["rule"]) == ("content-needs", needed)


ZONE_RULES = get_args(ZoneRules)


@pytest.mark.parametrize("kind", ZONE_RULES, ids=lambda kind: kind.__struct_config__.tag)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_a_zone_rule_takes_only_keys_of_its_handler(kind: type, language: str) -> None:
    texts = of_package("bathysphere.games.deepsea", language)
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    params: dict[str, str | int] = dict.fromkeys(fields, 2)
    message = f"rule-{kind.__struct_config__.tag}"  # type: ignore[attr-defined]
    assert texts.knows(message)
    assert texts.say(message, params) != message


def test_the_plates_of_the_shipped_zone_rules() -> None:
    zones: Any = compile_content(shipped(), SETTINGS).printed["zones"]
    plates = {rule["handler"]: rule["plate"] for zone in zones.values() for rule in zone.get("rule", [])}
    assert sorted(plates) == sorted(kind.__struct_config__.tag for kind in ZONE_RULES)
    assert plates["dive_draw_and_keep"] == {"when": "dive", "note": "2/1"}
    assert plates["no_vessels_worked_from_side"] == {"what": ["vessel"], "ban": True}
    assert plates["gain_per_ring_after_dive"] == {
        "when": "dive",
        "what": ["research"],
        "note": "×",
        "ring": True,
    }
    assert plates["gain_with_ring_on_leaving"] == {"when": "travel", "what": ["impact"], "ring": True}
    assert plates["technology_on_leaving"] == {"when": "travel", "note": "+1"}
    assert plates["vessels_per_player"] == {"what": ["vessel"], "note": "≤1"}
    assert plates["extra_conserve_with_ring"] == {"when": "conserve", "what": ["conserve"], "ring": True}


def played_until(p: Any, action: str, seed: int = 3) -> None:
    """Play at random until this can be chosen."""
    source = Source(seed)
    while action not in [option.text for option in p.options()]:
        p.act(p.choices[source.below(len(p.choices))])
        assert not p.over


def own_mission(number: int, old: str, new: str) -> Any:
    name = shipped().mission(number)
    text = shipped().missions[name]
    assert old in text
    own = {f"missions/{name.removesuffix('.toml')}": text.replace(old, new)}
    return begin(GAME.made(GAME.newest, own, []), 2, 7, {"mission": str(number)})


@pytest.mark.rule("DS-253")
def test_a_cleanup_track_of_three_steps_plays_three() -> None:
    p = own_mission(9, "steps = 1", "steps = 3")
    played_until(p, "clean")
    seat, before = p.seat, p.cleanup[p.seat]
    sentence = Speech(p.game, p.content, "en").option(p.option(p.action("clean")))
    assert sentence == "3 steps on the cleanup track"
    p.play("clean")
    assert p.cleanup[seat] == before + 3


@pytest.mark.rule("DS-253")
def test_without_its_rule_an_impact_is_no_step_on_the_track() -> None:
    text = shipped().missions[shipped().mission(9)]
    rule = next(part for part in text.split("[[rule]]") if "track_step_for_impact" in part)
    p = own_mission(9, "[[rule]]" + rule, "")
    source = Source(3)
    while not p.over:
        assert "clean" not in [option.text for option in p.options()]
        p.act(p.choices[source.below(len(p.choices))])


def with_zone(old: str, new: str) -> dict[str, str]:
    zones = shipped().zones
    assert old in zones
    return {"zones": zones.replace(old, new, 1)}


def names_of(own: dict[str, str], word: str) -> list[str]:
    """What a board is called at a table with these files, in English and German."""
    game = GAME.made(GAME.newest, own, [])
    p = begin(game, 2, 7, {})
    board = p.content.labels["board"].index(word)
    return [Speech(game, p.content, language).thing("board", board) for language in ("en", "de")]


def test_our_names_stand_in_the_language_files_alone() -> None:
    files = shipped()
    for text in (files.zones, files.journals, files.specialists):
        data = tomllib.loads(text)
        assert "name_en" not in repr(data)
    assert names_in(files) == dict.fromkeys(LANGUAGES, "")


def test_a_pack_names_what_is_new_and_may_rename_what_is_ours() -> None:
    ours = names_of({}, "calm_seas")
    assert ours == ["Calm Seas", "Ruhige See"]
    line = 'id = "calm_seas"\n'
    assert names_of(with_zone(line, line + 'name_en = "Calm Seas"\n'), "calm_seas") == ours
    assert names_of(with_zone(line, line + 'name_en = "Still Seas"\n'), "calm_seas") == ["Still Seas"] * 2


def test_a_new_zone_needs_a_name() -> None:
    problem = problems(with_zone('id = "calm_seas"', 'id = "still_seas"'))[0]
    assert (problem.code, problem.params["key"]) == ("content-missing", "name_en")
    assert problem.line == line("zones", 'id = "calm_seas"') - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_sites_are_named_by_board_kind_and_number(language: str) -> None:
    t = compile_content(shipped(), SETTINGS)
    speech = Speech(GAME, t, language)
    names = [speech.thing("site", site) for site in range(t.sites)]
    assert len(set(names)) == t.sites
    for site, name in enumerate(names):
        assert name.startswith(speech.thing("board", t.site_board[site]) + " (")
        assert not speech.texts.knows(f"site-{t.labels['site'][site]}")
