"""Reports, comparisons and judgements: the numbers are right, and the page is whole."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bathysphere.catalogue import GAMES as GAME_NAMES
from bathysphere.command_line import app
from bathysphere.command_line import run as run_command
from bathysphere.content.packs import Pack, read_pack
from bathysphere.engine.errors import ContentError, OptionError
from bathysphere.lab.charts import bins, ceiling, histogram, number, percent
from bathysphere.lab.compare import Difference, compare
from bathysphere.lab.experiment import Experiment, Plan, carry_out, experiment, results
from bathysphere.lab.intervals import mean_interval, student
from bathysphere.lab.pack_findings import judge, standard
from bathysphere.lab.report import report_page
from bathysphere.lab.results import CellTally, gathered
from bathysphere.lab.run import Match, Played
from bathysphere.lab.study import Study, study
from bathysphere.lab.workers import Workers
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.texts import of_package

OPEN = ("meta", "br", "rect", "line", "path", "circle", "img", "input", "link")


class Page(HTMLParser):
    """Checks that tags close in order, and that nothing is fetched from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.words: dict[str, list[str]] = {"": [], "en": [], "de": []}
        self.classes: list[str] = []
        self.feed(text)
        assert self.stack == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert not {"src", "href", "srcset"} & given.keys()
        if tag not in OPEN:
            self.stack.append(tag)
            self.classes.append(given.get("class") or "")

    def handle_endtag(self, tag: str) -> None:
        if tag not in OPEN:
            assert self.stack.pop() == tag
            self.classes.pop()

    def handle_data(self, data: str) -> None:
        if self.stack and self.stack[-1] not in ("style", "script"):
            last = self.classes[-1]
            self.words[last if last in ("en", "de") else ""].append(data)


def played(asked: Experiment, folder: Path) -> Path:
    carry_out(asked, folder, Workers, lambda count: None)
    return folder


@pytest.fixture(scope="module")
def shares(tmp_path_factory: pytest.TempPathFactory) -> tuple[Experiment, Path]:
    asked = experiment(
        Plan("shares", ["random", "random", "random"], 30, grid={"sides": ["basic", "advanced"]})
    )
    return asked, played(asked, tmp_path_factory.mktemp("lab") / "shares")


def tally() -> CellTally:
    """Three games between greedy and random, two of them won by greedy."""
    counted = CellTally(Match("shares", ("greedy", "random"), 3, 1))
    for game, (points, winners, bots) in enumerate(
        [
            ([30, 10], [0], ["greedy", "random"]),
            ([12, 20], [1], ["random", "greedy"]),
            ([15, 25], [1], ["greedy", "random"]),
        ]
    ):
        chosen = {"company": [["pearl"], ["pearl", "wildlife"]], "share": [["pearl-31"], []]}
        left = {"share": ["pearl-2"]}
        row = Played(
            number, 1, bots, points, winners, 50, 20, parts={"pearl": points}, chosen=chosen, unchosen=left
        )
        row.lead_changes, row.settled = game, 0.5
        counted.add(row)
    return counted


def test_a_tally_counts_who_chose_what_and_won() -> None:
    counted = tally()
    assert counted.rates() == {"greedy": 2 / 3, "random": 1 / 3}
    assert counted.margins == [20, 8, 10]
    pearl = counted.menus["company"].things["pearl"]
    assert (pearl.count, pearl.rate) == (6, 0.5)
    wildlife = counted.menus["company"].things["wildlife"]
    assert (wildlife.count, wildlife.rate) == (3, 2 / 3)
    assert wildlife.expected(counted.rates()) == pytest.approx((1 / 3 + 2 / 3 + 1 / 3) / 3)
    assert counted.menus["company"].first["pearl"].count == 6
    assert "wildlife" not in counted.menus["company"].first
    assert counted.menus["share"].dead() == [("pearl-2", 3)]
    assert counted.parts["pearl"] == {"greedy": 65, "+": 75, "random": 47, "-": 37}


def test_the_report_is_one_whole_page_in_both_languages(shares: tuple[Experiment, Path]) -> None:
    asked, folder = shares
    text = report_page(asked, gathered(asked, results(folder)))
    page = Page(text)
    assert "http" not in re.sub(r"http://www\.w3\.org\S*", "", text)
    assert "url(" not in text
    assert "In Too Deep" in page.words[""]
    assert "Who wins" in page.words["en"]
    assert "Wer gewinnt" in page.words["de"]
    assert not any("{" in word for words in page.words.values() for word in words)
    assert len(page.words["en"]) == len(page.words["de"])


def test_every_game_says_what_is_counted() -> None:
    for name in GAME_NAMES:
        assert study(name).choices
        for language in LANGUAGES:
            texts = of_package(f"bathysphere.games.{name}", language)
            assert all(texts.knows(f"study-{choice.id}") for choice in study(name).choices)


def test_a_wrong_declaration_is_told_with_its_line() -> None:
    text = '[[choice]]\nid = "x"\nevent = "bought"\nthing = "cards"\n'
    with pytest.raises(ContentError, match=r"lab\.toml, line 4"):
        Study("shares", "lab.toml", text)
    with pytest.raises(ContentError, match=r"lab\.toml, line 3"):
        Study("shares", "lab.toml", text.replace("bought", "sold"))


def test_a_comparison_is_paired(shares: tuple[Experiment, Path], tmp_path: Path) -> None:
    _, folder = shares
    same = compare(folder, folder)
    assert same.pairs == 60
    assert all(row.change == row.low == row.high == 0 for cell in same.cells for row in cell.rows)
    basic = experiment(Plan("shares", ["random"] * 3, 30, grid={"sides": "basic"}))
    advanced = experiment(Plan("shares", ["random"] * 3, 30, grid={"sides": "advanced"}))
    one, other = played(basic, tmp_path / "a"), played(advanced, tmp_path / "b")
    (cell,) = compare(one, other).cells
    points = next(row for row in cell.rows if row.message == "compare-points")
    games = list(zip(results(one), results(other), strict=True))
    expected = sum(sum(after.points) - sum(before.points) for before, after in games) / 90
    assert points.change == pytest.approx(expected)
    assert points.low < points.change < points.high
    wins = [row for row in cell.rows if row.message == "compare-seat"]
    assert sum(row.change for row in wins) == pytest.approx(0)
    for wrong, code in (
        (experiment(Plan("shares", ["random"] * 3, 30, seed=2)), "compare-seeds"),
        (experiment(Plan("shares", ["random"] * 2, 30)), "compare-bots"),
        (experiment(Plan("reef", ["random"] * 3, 30)), "compare-games"),
    ):
        made = tmp_path / code
        made.mkdir()
        carry_out(
            Experiment(wrong.game, wrong.rules, 1, wrong.seed, wrong.cells), made, Workers, lambda n: None
        )
        with pytest.raises(OptionError) as caught:
            compare(one, made)
        assert caught.value.code == code


def test_an_unfair_pack_looks_off() -> None:
    cell = CellTally(Match("shares", ("random", "random"), 100, 1))
    for game in range(100):
        winner = 0 if game % 10 else 1
        points = [20, 10] if winner == 0 else [10, 20]
        row = Played(
            game,
            1,
            ["random", "random"],
            points,
            [winner],
            50,
            20,
            parts={"pearl": points, "treasure": [0, 0]},
        )
        row.chosen = {"company": [["pearl"], []], "share": [[], []]}
        row.unchosen = {"share": ["pearl-2"]}
        row.settled = 0.2
        cell.add(row)
    asked = standard(Pack("shares", "pack", (("pack.toml", 'game = "shares"'),)), "random", 100, 1)
    assert [len(each.bots) for each in asked.cells] == [2, 3, 4, 5]
    findings = {finding.message: finding for finding in judge(asked, [cell])}
    expected = {
        "judge-seat-more",
        "judge-seat-less",
        "judge-runaway",
        "judge-part",
        "judge-strong",
        "judge-dead",
    }
    assert expected <= findings.keys()
    for language in LANGUAGES:
        texts = of_package("bathysphere.lab", language)
        for finding in findings.values():
            assert "{" not in finding.sentence(texts)
    assert "90%" in findings["judge-seat-more"].sentence(of_package("bathysphere.lab", "en"))
    assert "(Shares" in findings["judge-dead"].sentence(of_package("bathysphere.lab", "en")), (
        "and of what kind"
    )
    assert Page(
        report_page(Experiment("shares", 1, 100, 1, asked.cells[:1]), [cell], "de", list(findings.values()))
    )


def test_a_mission_of_ones_own_can_be_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from bathysphere.games.deepsea.content.load import shipped

    file = tmp_path / "11_my_bay.toml"
    ours = shipped().missions["02_maps_and_charts.toml"]
    file.write_text(ours.replace("number = 2", "number = 11", 1), encoding="utf-8")
    assert read_pack(file).opened().settings[0].default == "11"
    words = ["pack", "report", str(file), "--games", "1", "--bots", "random", "--workers", "1", "--json"]
    assert run_command(words, lambda given: app(given, exit_on_error=False, print_error=False)) == 0
    findings = json.loads(capsys.readouterr().out)["findings"]
    assert [finding["seats"] for finding in findings] == [2, 3, 4, 5]
    file.write_text(file.read_text(encoding="utf-8").replace("[[goal]]", "[[gaol]]"), encoding="utf-8")
    assert run_command(words, lambda given: app(given, exit_on_error=False, print_error=False)) == 2
    assert "11_my_bay.toml" in capsys.readouterr().err


def test_figures() -> None:
    assert number(1234.5).versions == {"en": "1,234.5", "de": "1\u202f234,5"}
    assert percent(-0.123, 1).versions == {"en": "−12.3%", "de": "−12,3\u202f%"}
    assert student(10) == pytest.approx(2.228, abs=0.002)
    assert student(4) == pytest.approx(2.776, abs=0.02)
    assert mean_interval([1.0, 2.0, 3.0])[0] == 2
    assert mean_interval([5.0])[1] == float("-inf")
    assert bins([3, 4, 9]) == (3, 10, 1)
    assert bins([0, 100])[2] == 4
    assert ceiling([0.31]) == 0.4
    assert histogram([1, 1, 2], "x").count("<rect") == 2
    assert histogram([], "x") == ""
    assert "60%" in histogram([1, 1, 2], "x"), "it has a scale at its side, too"
    assert re.findall(r"middle.>([0-9.]+)<", histogram([1, 1, 2], "x")) == ["1", "2"]


def test_what_is_called_sure_is_sure_of_all_figures_together() -> None:
    """A difference just outside its own interval is one of many that chance makes."""
    row = Difference("compare-points")
    for value in (0.0, 1.0) * 30:
        row.add(0.0, value - 0.35)
    row.settle()
    assert row.low > 0
    assert row.sure
    row.looked_at = 40
    assert not row.sure
