"""Chapters A and B: setting up."""

import pytest

import bathysphere as bs
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.verbs import CREW, MILESTONES

ALL = [2, 3, 4]


def begin(seats: int, missions: str = "draft", side: str = "a", seed: int = 3) -> ReefPosition:
    p = bs.start("reef", seats=seats, seed=seed, missions=missions, side=side)
    assert isinstance(p, ReefPosition)
    return p


def after_ships(p: ReefPosition) -> ReefPosition:
    while p.steps[p.stack[-1].step].name == "choose-ship":
        p.act(p.choices[0])
    return p


@pytest.mark.rule("RP-001", "RP-002", "RP-003", "AM-09", "AM-119")
@pytest.mark.parametrize(
    ("seats", "spots", "routes", "sectors"), [(2, 13, 20, 8), (3, 16, 25, 10), (4, 18, 29, 12)]
)
def test_board_of_the_player_count(seats: int, spots: int, routes: int, sectors: int) -> None:
    t = begin(seats).compiled
    assert (t.spots, t.routes, t.sectors) == (spots, routes, sectors)
    covered = {"p", "q"} & set(t.labels["spot"])
    assert covered == ({"p", "q"} if seats == 4 else set())
    assert ("j-l" in t.labels["route"]) == (seats > 2), "routes beside a covered sector stay"


@pytest.mark.rule("RP-004", "RP-005")
@pytest.mark.parametrize("seats", ALL)
def test_islands_by_label_and_colour(seats: int) -> None:
    p = begin(seats)
    t = p.compiled
    assert len(t.islands_in_play) == {2: 12, 3: 15, 4: 17}[seats]
    assert sorted(tile for tile in p.island_at if tile != EMPTY) == t.islands_in_play
    for spot, tile in enumerate(p.island_at):
        assert (tile == EMPTY) == (spot == t.start)
        if tile != EMPTY:
            assert t.island_color[tile] == t.spot_color[spot]


@pytest.mark.rule("RP-006", "RP-007")
@pytest.mark.parametrize("seats", ALL)
def test_pollution_by_sharks(seats: int) -> None:
    p = begin(seats)
    for sector, tile in enumerate(p.sector_tile):
        assert p.compiled.pollution_size[tile] == p.compiled.sharks[sector] - 1
    assert sum(map(len, p.supply)) == 27 - p.compiled.sectors
    assert p.seen_pollution == [0] * 27


@pytest.mark.rule("RP-008", "RP-019", "RP-020", "RP-021", "RP-022", "RP-024", "RP-025")
@pytest.mark.parametrize("seats", ALL)
def test_what_everybody_starts_with(seats: int) -> None:
    p = begin(seats)
    assert p.coins == [3] * seats
    assert p.ship_at == [p.compiled.start] * seats
    assert p.score == p.diver == [0] * seats
    assert p.cargo == [1] * (3 * seats)
    assert p.locked == [3] * (3 * seats)
    assert p.deployment == [6] * seats


@pytest.mark.rule("RP-009", "RP-010")
def test_seafloor() -> None:
    p = begin(4)
    t = p.compiled
    assert [t.exploration_kind[tile] for tile in p.slots] == [0] * 4 + [1] * 3
    assert p.turned_up == 1
    assert len(p.spare_exploration) == 5
    assert p.tanks[0] == EMPTY
    assert [t.tank_kind[tank] for tank in p.tanks[1:]] == [0] * 3 + [1] * 3
    assert p.tank_b == 0


@pytest.mark.rule("RP-011", "AM-70")
def test_crew_offer() -> None:
    p = begin(3)
    assert len(p.crew_offer) == 5
    assert sorted(p.crew_offer + p.crew_stack) == list(range(CREW))
    view = p.view(-1)
    assert view["crew_top"] == p.compiled.labels["tile"][p.crew_stack[-1]], "the stack lies face up"


@pytest.mark.rule("RP-012", "AM-39")
@pytest.mark.parametrize("seats", ALL)
def test_milestone_stacks(seats: int) -> None:
    p = begin(seats)
    assert [len(stack) for stack in p.stacks] == [seats + 1] * 2
    assert sorted(p.stacks[0] + p.stacks[1] + p.spare_milestones) == list(range(MILESTONES))


@pytest.mark.rule("TC-12", "RP-013", "RP-014")
@pytest.mark.parametrize(("seats", "size"), [(2, 34), (3, 40), (4, 44)])
def test_tc12_mission_deck(seats: int, size: int) -> None:
    p = begin(seats)
    assert len(p.compiled.missions_in_play) == size
    assert len(p.mission_offer) == 5
    assert len(p.mission_deck) == size - 5


@pytest.mark.rule("RP-015")
def test_nobody_has_an_objective() -> None:
    p = begin(4)
    assert p.objective == [EMPTY] * 4
    assert len(p.objective_deck) == 10


@pytest.mark.rule("RP-016", "AM-93")
def test_first_player_is_random_and_the_order_fixed() -> None:
    assert {begin(4, seed=seed).first_chair for seed in range(40)} == {0, 1, 2, 3}
    p = after_ships(begin(3, "dealt"))
    order = []
    while len(order) < 6:
        if p.steps[p.stack[-1].step].name == "turn":
            order.append(p.seat)
            p.play("recharge")
        p.play("done" if "done" in [p.text(action) for action in p.choices] else "end")
    assert order == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("TC-11", "RP-017")
def test_tc11_ships_in_reverse_order() -> None:
    p = begin(4)
    assert len(p.ships_offered) == 5
    order = []
    while p.steps[p.stack[-1].step].name == "choose-ship":
        order.append(p.seat)
        p.act(p.choices[0])
    assert order == [3, 2, 1, 0]
    assert len(p.ships_offered) == 1
    assert begin(2).ships_offered == sorted(begin(2).ships_offered)
    assert len(begin(2).ships_offered) == 3


@pytest.mark.rule("RP-017")
def test_a_taken_ship_is_gone() -> None:
    p = begin(3)
    ship = p.text(p.choices[0])
    p.play(ship)
    reason = p.why_not(ship)
    assert reason is not None
    assert reason.code == "ship-gone"


@pytest.mark.rule("RP-018", "AM-91")
def test_one_side_for_all() -> None:
    assert not begin(2, side="a").compiled.side_b
    assert begin(2, side="b").compiled.side_b


@pytest.mark.rule("RP-023")
def test_scientists_piled_up_with_the_first_player_on_top() -> None:
    p = begin(4)
    assert p.scientist == [0] * 4
    assert sorted(range(4), key=p.rank) == [3, 2, 1, 0]


@pytest.mark.rule("TC-11", "RP-026")
def test_tc11_energy_by_seat() -> None:
    assert begin(4).energy == [4, 5, 6, 7]
    assert begin(2).energy == [4, 5]


@pytest.mark.rule("TC-12", "RP-027", "AM-92", "AM-116")
@pytest.mark.parametrize("seats", ALL)
def test_tc12_draft(seats: int) -> None:
    p = after_ships(begin(seats))
    dealt = [packet.copy() for packet in p.packets]
    assert [len(packet) for packet in dealt] == [3] * seats
    for seat in range(seats):
        assert p.seat == seat
        p.act(p.choices[0])
    for seat in range(seats):
        giver = (seat - 1) % seats
        assert sorted(p.hands[seat]) == sorted([dealt[seat][0], *dealt[giver][1:]])
    rejected = []
    for seat in range(seats):
        assert p.seat == seat
        rejected.append(p.hands[seat][0])
        p.play(f"reject {p.compiled.labels['mission'][p.hands[seat][0]]}")
    assert [len(hand) for hand in p.hands] == [2] * seats
    assert p.mission_deck[:seats] == rejected[::-1], "in turn order, each below the one before"
    assert len(p.mission_deck) == {2: 25, 3: 29, 4: 31}[seats]


@pytest.mark.rule("RP-027")
def test_in_the_draft_only_held_cards_can_be_kept() -> None:
    p = after_ships(begin(3))
    other = p.compiled.labels["mission"][p.packets[1][0]]
    reason = p.why_not(f"keep {other}")
    assert reason is not None
    assert reason.code == "not-in-hand"


@pytest.mark.rule("RP-028")
@pytest.mark.parametrize("seats", ALL)
def test_first_game_without_draft(seats: int) -> None:
    p = after_ships(begin(seats, "dealt"))
    assert [len(hand) for hand in p.hands] == [2] * seats
    assert p.steps[p.stack[-1].step].name == "turn"
    assert p.seat == 0
