"""Content files: what cannot be used is refused with file and line."""

import msgspec
import pytest

from bathysphere.engine.errors import ContentError
from bathysphere.games.deepsea.content import Files, compile_tables, shipped

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
        compile_tables(made, SETTINGS | {"mission": mission})
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
        ("zones", "travels = 1\n", "promotions = 1\n", "content-keys"),
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
    problem = broken("missions/03", 'handler = "closed_hex"', 'handler = "open_hex"', "3")
    assert problem.line == line("missions/03", 'handler = "closed_hex"')
