"""Content files: what cannot be used is named by file and line, with what would be right."""

import msgspec
import pytest

import bathysphere as bs
from bathysphere.content.toml import line_of, read
from bathysphere.games.shares.content.load import Files, compile_content, shipped

SETTINGS = {"sides": "basic", "decades": "tens", "bonus_shares": "recycle"}


class Side(msgspec.Struct, forbid_unknown_fields=True):
    cost: int


class Company(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    basic: Side


class File(msgspec.Struct, forbid_unknown_fields=True):
    company: list[Company]


GOOD = """
[[company]]
id = "one"
[company.basic]
cost = 1

[[company]]
id = "two"
[company.basic]
cost = 2
"""


def refused(text: str) -> bs.ContentError:
    with pytest.raises(bs.ContentError) as caught:
        read(File, "file.toml", text)
    assert "file.toml" in str(caught.value)
    assert str(caught.value.line) in str(caught.value)
    return caught.value


def test_a_good_file_is_read() -> None:
    assert [company.basic.cost for company in read(File, "file.toml", GOOD).company] == [1, 2]


def test_broken_toml_is_named_by_line() -> None:
    assert refused(GOOD.replace('"two"', '"two')).line == 8


def test_a_wrong_type_is_named_by_line_and_place() -> None:
    error = refused(GOOD.replace("cost = 2", 'cost = "two"'))
    assert error.line == 10
    assert error.params["where"] == "company[1].basic.cost"


def test_an_unknown_key_is_named() -> None:
    error = refused(GOOD.replace("cost = 2", "cots = 2"))
    assert error.line in (9, 10)


def test_line_of_finds_keys_and_tables() -> None:
    assert line_of(GOOD, ".company[1].id") == 8
    assert line_of(GOOD, ".company[0].basic") == 4
    assert line_of(GOOD, ".company[1].basic.cost") == 10
    assert line_of(GOOD, ".nothing") == 1


def broken(**files: str) -> bs.ContentError:
    ours = shipped()
    whole = {"cards": ours.cards, "companies": ours.companies, "table": ours.table, **files}
    with pytest.raises(bs.ContentError) as caught:
        compile_content(Files(**whole), SETTINGS)
    return caught.value


def line_with(text: str, words: str) -> int:
    return 1 + [words in line for line in text.splitlines()].index(True)


def test_an_unknown_ability_stops_the_loader() -> None:
    ours = shipped().companies
    error = broken(companies=ours.replace('ability = "take_share"', 'ability = "steal"'))
    assert (error.code, error.line) == ("content-name", line_with(ours, '"take_share", cost'))
    assert "take_share" in str(error)


def test_a_missing_card_is_noticed() -> None:
    error = broken(cards=shipped().cards.replace('57 = "pearl"\n', ""))
    assert error.code == "content-card-count"
    assert "99" in str(error)


def test_a_card_of_no_company_is_noticed() -> None:
    ours = shipped().cards
    error = broken(cards=ours.replace('57 = "pearl"', '57 = "perl"'))
    assert (error.code, error.line) == ("content-name", line_with(ours, "57 ="))


def test_a_number_that_cannot_be_a_depth_is_noticed() -> None:
    error = broken(cards=shipped().cards.replace('57 = "pearl"', '1057 = "pearl"'))
    assert error.code == "content-card-number"


def test_companies_out_of_order_are_noticed() -> None:
    assert broken(companies=shipped().companies.replace('"pearl"', '"oyster"')).code == "content-companies"


def test_a_table_without_a_number_is_noticed() -> None:
    error = broken(table=shipped().table.replace("fundraiser = 2", ""))
    assert error.file == "table.toml"
    assert "fundraiser" in str(error)
