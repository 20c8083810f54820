"""What is kept in one int comes out of it again, and nothing runs into anything else."""

from bathysphere.games.reef.rules import codes
from bathysphere.games.reef.rules.position import EMPTY
from bathysphere.games.reef.rules.verbs import CREW, ENTRY, HIRED, MEMBERS, MILESTONES, MOST_ENTRIES, SEATS


def test_a_crew_tile_is_the_same_whatever_side_lies_up() -> None:
    seen = set()
    for tile in range(CREW):
        back = codes.as_intern(tile)
        assert (codes.crew_tile(tile), codes.crew_tile(back)) == (tile, tile)
        assert (codes.is_intern(tile), codes.is_intern(back)) == (False, True)
        assert (codes.shows_face(tile), codes.shows_face(back)) == (True, False)
        seen |= {tile, back}
    assert len(seen) == 2 * CREW
    assert not codes.is_intern(EMPTY)
    assert not codes.shows_face(EMPTY)


def test_spaces_have_rows_and_columns_and_printed_members_only_rows() -> None:
    places = [(codes.row_of(space), codes.column_of(space)) for space in range(HIRED)]
    assert places == [(row, column) for row in range(3) for column in range(3)]
    assert [codes.is_printed(member) for member in range(MEMBERS)] == [False] * HIRED + [True] * 3
    assert [codes.printed_row(member) for member in range(HIRED, MEMBERS)] == [0, 1, 2]


def test_whoever_is_further_ahead_has_the_higher_rank_however_late_the_others_came() -> None:
    latest = codes.ARRIVALS - 1
    assert codes.research_rank(3, 0) > codes.research_rank(2, latest)
    assert codes.research_rank(3, 2) > codes.research_rank(3, 1)


def test_a_milestone_taken_in_passing_keeps_its_stack() -> None:
    for tile in range(MILESTONES):
        for stack in range(codes.STACKS):
            code = codes.passed_milestone(tile, stack)
            assert (codes.tile_passed(code), codes.stack_passed(code)) == (tile, stack)


def test_every_entry_of_the_vocabulary_stands_somewhere() -> None:
    sources = (codes.OF_LIST, codes.OF_SET, codes.OF_MISSION)
    numbers = [codes.entry_number(source, place) for source in sources for place in range(MOST_ENTRIES)]
    assert numbers == list(range(ENTRY.size))
    assert [(codes.source_of(n), codes.place_of(n)) for n in numbers] == [
        (source, place) for source in sources for place in range(MOST_ENTRIES)
    ]


def test_what_all_know_spectators_know_too() -> None:
    for seat in range(SEATS):
        assert codes.knows(1 << seat, seat)
        assert not codes.knows(codes.ALL_SEE & ~(1 << seat), seat)
        assert codes.knows(codes.ALL_SEE, seat)
    assert codes.knows(codes.ALL_SEE, -1)
    assert not codes.knows((1 << SEATS) - 1, -1)
