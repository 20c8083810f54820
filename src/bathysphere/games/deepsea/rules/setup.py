"""Setting up.  DS-033 .. DS-057, DS-296, DS-305"""

from bathysphere.engine.game import Game
from bathysphere.games.deepsea.rules import frames
from bathysphere.games.deepsea.rules.compiled import BY_RULE, IN_ROWS, LAST_TIER, WALK, DeepSeaCompiled
from bathysphere.games.deepsea.rules.position import NOBODY, DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.tokens import stock_zone
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES, CELLS, COLUMNS, DEPTHS, POCKETS, VESSELS

BONUS_CARDS = 3
TILES_IN_POCKET = 3
"""Tier-5 tiles of each pocket, unless all of them are dealt.  DS-047, DS-048"""


def start(game: Game, tables: DeepSeaCompiled, seats: int, seed: int | str) -> DeepSeaPosition:
    """A new game, up to the first choice."""
    p = DeepSeaPosition(game, tables, seats)
    p.seed(seed)
    p.first_chair = p.below(seats)
    lay_out_players(p)
    lay_out_ocean(p)
    stock_sites(p)
    lay_out_journals(p)
    fill_tray(p)
    lay_out_impact(p)
    shuffle_coop_cards(p)
    p.wait(frames.START_ROUND, 0)
    for seat in range(seats - 1, -1, -1):
        p.wait(frames.LAUNCH, seat)
    p.run()
    return p


def lay_out_players(p: DeepSeaPosition) -> None:
    """Cubes on 0, the Team Leader with one disc, 29 in the supply; the Wave lies with seat 0.

    DS-007, DS-049 .. DS-053
    """
    seats = p.seats
    p.wave = 0
    p.passed = [0] * seats
    p.supply = [p.compiled.discs - 1] * seats
    p.staging = [0] * seats
    p.aside = [0] * seats
    p.substitutes = [0] * seats
    p.research = [0] * seats
    p.attributes = [0] * (seats * ATTRIBUTES)
    p.vessels = [-1] * (seats * VESSELS)
    p.tiles = [[3] for _ in range(seats)]
    p.held = [[] for _ in range(seats)]
    p.published = [[] for _ in range(seats)]
    p.cleanup = [0] * seats


def lay_out_ocean(p: DeepSeaPosition) -> None:
    """Named boards, then random ones from the rest of their depth, then the stacks with the hidden boards.

    DS-036 .. DS-041, AM-123
    """
    t = p.compiled
    p.ocean = [-1] * CELLS
    p.cell = [-1] * t.boards
    p.disc = [NOBODY] * t.sites
    p.discoverer = [NOBODY] * t.boards
    p.drawn = []
    taken = t.left_out + t.hidden_boards + t.row_boards
    for board in t.start_boards:
        if board >= 0:
            taken.append(board)
    p.stacks = []
    for depth in range(1, DEPTHS + 1):
        stack = [board for board in range(t.boards) if t.depth[board] == depth and board not in taken]
        p.shuffle(stack)
        p.stacks.append(stack)
    p.bottom = [0] * DEPTHS
    for place in range(len(t.start_cells)):
        board = t.start_boards[place]
        if board < 0:
            board = p.stacks[-board - 1].pop()
        lay(p, board, t.start_cells[place])
    if t.row_columns:
        row = t.row_boards.copy()
        for _ in range(t.row_random):
            row.append(p.stacks[t.row_depth - 1].pop())
        p.shuffle(row)
        for place in range(len(row)):
            lay(p, row[place], (t.row_depth - 1) * COLUMNS + t.row_columns[place])
    p.window = []
    for place in range(len(t.hidden_boards)):
        hide(p, t.hidden_boards[place], t.hidden_top[place])


def lay(p: DeepSeaPosition, board: int, cell: int) -> None:
    """A board lies in the play area and is a zone from now on.  DS-004"""
    p.ocean[cell] = board
    p.cell[board] = cell


def hide(p: DeepSeaPosition, board: int, within: int) -> None:
    """Shuffle a board face down into its stack, or among so many boards on top of it."""
    stack = p.stacks[p.compiled.depth[board] - 1]
    window = min(within, len(stack) + 1) if within > 0 else 0
    above = p.below(window if window > 0 else len(stack) + 1)
    stack.insert(len(stack) - above, board)
    p.window.append(window)


def stock_sites(p: DeepSeaPosition) -> None:
    """All Dive tokens shuffled; each starting Dive site gets its stack.  DS-042, DS-043"""
    t = p.compiled
    p.token_supply = []
    for kind in range(t.tokens):
        p.token_supply += [kind] * t.token_count[kind]
    p.shuffle(p.token_supply)
    p.token_discard = []
    p.token_unseen = []
    p.looked = []
    p.tokens = [[] for _ in range(t.dives)]
    for cell in range(CELLS):
        if p.ocean[cell] >= 0:
            stock_zone(p, p.ocean[cell])


def lay_out_journals(p: DeepSeaPosition) -> None:
    """Four random Anchors form the display, the rest of them leave the game; the deck lies beside.

    DS-044, DS-045
    """
    t = p.compiled
    anchors = t.anchors.copy()
    p.shuffle(anchors)
    p.display = anchors[: t.display_size]
    p.cards_out = anchors[t.display_size :]
    p.cards_out.sort()
    p.deck = t.deck.copy()
    p.shuffle(p.deck)
    p.circles = [0] * t.cards


def fill_tray(p: DeepSeaPosition) -> None:
    """Tiers 1 to 4 by title; tier 5 shuffled into three pockets.  DS-046 .. DS-048"""
    t = p.compiled
    p.tray = [t.copies[kind] if 0 < t.tier[kind] < LAST_TIER else 0 for kind in range(t.kinds)]
    tiles = t.tier5.copy()
    p.shuffle(tiles)
    p.pockets = [[] for _ in range(POCKETS)]
    if t.even_pockets:
        for place in range(len(tiles)):
            p.pockets[place % POCKETS].append(tiles[place])
    else:
        for place in range(min(TILES_IN_POCKET * POCKETS, len(tiles))):
            p.pockets[place % POCKETS].append(tiles[place])


def lay_out_impact(p: DeepSeaPosition) -> None:
    """An empty Impact board, open at its entries.  DS-053, DS-246"""
    t = p.compiled
    p.marker = [NOBODY] * t.hexes
    p.unlimited = [0] * (len(t.unlimited) * p.seats)
    p.open = open_hexes(p)
    p.locked = []
    p.versions = [-1] * len(t.goals)
    p.races = [[] for _ in t.goals]


def open_hexes(p: DeepSeaPosition) -> list[int]:
    """Free hexes with an entry arrow or beside a marker; kept up to date while playing.

    Where markers walk or fill tracks, the mission has its own way and the list stays empty.  DS-246
    """
    t = p.compiled
    hexes: list[int] = []
    if t.impact_way in (WALK, IN_ROWS):
        return hexes
    for hex in range(t.hexes):
        if t.hex_region[hex] == BY_RULE or p.marker[hex] >= 0:
            continue
        is_open = t.hex_entry[hex] or is_occupied(p, hex)
        for other in t.hex_next[hex]:
            if t.hex_region[other] != BY_RULE and is_occupied(p, other):
                is_open = True
        if is_open:
            hexes.append(hex)
    return hexes


def is_occupied(p: DeepSeaPosition, hex: int) -> bool:
    """Does a marker stand there?"""
    number = p.compiled.hex_unlimited_number[hex]
    if number >= 0:
        return sum(p.unlimited[number * p.seats : (number + 1) * p.seats]) > 0
    return p.marker[hex] >= 0


def shuffle_coop_cards(p: DeepSeaPosition) -> None:
    """Three Bonus Goals on top of the Setbacks; in the prototype three goals lie open at once.

    DS-296, DS-297, DS-305, DS-308
    """
    t = p.compiled
    p.coop_deck = []
    p.coop_open = []
    p.coop_unused = []
    p.coop_done = []
    if not p.team:
        return
    goals = t.bonus_cards.copy()
    p.shuffle(goals)
    if t.goals_open:
        suited = [card for card in goals if t.bonus_suits[card][p.seats - 1]]
        p.coop_open = suited[:BONUS_CARDS]
        p.coop_unused = [card for card in goals if card not in p.coop_open]
        return
    setbacks = t.setback_cards.copy()
    p.shuffle(setbacks)
    count = t.setbacks_solo if p.seats == 1 else t.setbacks
    p.coop_deck = setbacks[:count] + goals[:BONUS_CARDS]
    p.coop_unused = goals[BONUS_CARDS:] + setbacks[count:]
