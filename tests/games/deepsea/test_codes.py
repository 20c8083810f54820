"""What is kept in one int comes out as it went in, and no two things are the same int."""

from itertools import product

from bathysphere.content.toml import packaged
from bathysphere.games.deepsea.content.pack_check import problems
from bathysphere.games.deepsea.rules import codes
from bathysphere.games.deepsea.rules import compiled as content
from bathysphere.games.deepsea.rules.verbs import BOARDS, DEPTHS, ICONS, KINDS, TOKENS

MODIFIERS = (
    content.MOD_TECHNOLOGY
    | content.MOD_ONE_MORE
    | content.MOD_CHEAPER
    | content.MOD_SAME_DEPTH
    | content.MOD_HERE
    | content.MOD_SECOND
    | content.MOD_NO_VESSEL
)


def test_icons() -> None:
    for kind, modifiers in product(range(ICONS), range(MODIFIERS + 1)):
        icon = codes.icon_of(kind, modifiers)
        assert (codes.icon_kind(icon), codes.icon_modifiers(icon)) == (kind, modifiers)
    for low, high in product(range(1, DEPTHS + 1), repeat=2):
        icon = codes.discover_icon(low, high)
        assert codes.icon_kind(icon) == content.DISCOVER
        assert (codes.icon_shallowest(icon), codes.icon_deepest(icon)) == (low, high)


def test_tiles() -> None:
    seen = set()
    for kind in range(KINDS):
        for face, senior in ((codes.junior_face(kind), False), (codes.senior_face(kind), True)):
            assert (codes.face_kind(face), codes.is_senior_face(face)) == (kind, senior)
            for tile, disc in ((codes.free_tile(face), False), (codes.used_tile(face), True)):
                seen.add(tile)
                assert (codes.tile_kind(tile), codes.tile_face(tile)) == (kind, face)
                assert (codes.is_senior(tile), codes.has_disc(tile)) == (senior, disc)
    assert len(seen) == 4 * KINDS


def test_journals_have_their_actions_after_all_faces() -> None:
    assert codes.journal_place(0) == codes.senior_face(KINDS - 1) + 1


def test_tokens() -> None:
    for kind, pile in product(range(TOKENS), range(5)):
        token = codes.token_of(kind, pile)
        assert (codes.token_kind(token), codes.token_pile(token)) == (kind, pile)


def test_more_kinds_of_tokens_than_fit_are_refused() -> None:
    text = packaged("bathysphere.games.deepsea", "dive_tokens.toml")
    token = '\n[[token]]\nid = "more_{}"\ncount = 0\nresearch = 1\neffect = []\n'
    more = "".join(token.format(number) for number in range(TOKENS))
    assert "content-room" in [problem.code for problem in problems({"dive_tokens": text + more})]


def test_sources() -> None:
    assert codes.source_board(codes.ELSEWHERE) == -1
    assert not codes.is_site_source(codes.ELSEWHERE)
    for board in range(BOARDS):
        site, zone = codes.site_source(board), codes.zone_source(board)
        assert (codes.source_board(site), codes.is_site_source(site)) == (board, True)
        assert (codes.source_board(zone), codes.is_site_source(zone)) == (board, False)


def test_sets_of_places() -> None:
    places = codes.with_place(codes.with_place(codes.NO_PLACES, 5), 2)
    assert [place for place in range(8) if codes.is_among(places, place)] == [2, 5]
    assert codes.is_set_of(places, 6)
    assert not codes.is_set_of(places, 5)
    assert not codes.is_set_of(-1, 6)


def test_turned_journals() -> None:
    turned = codes.USED + codes.TURNED
    assert (codes.is_turned(turned), codes.times_used(turned)) == (True, 1)
    upright = codes.turned_back(turned)
    assert (codes.is_turned(upright), codes.times_used(upright)) == (False, 1)
