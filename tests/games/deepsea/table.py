"""Positions in a few lines, played and read the way people at a table would.

    p = position(
        ocean={"C1": "the_sea_star", "D1": "kelp_forest"},
        players={0: {"vessels": ["kelp_forest"], "staging": 2, "research": 3}},
        do="conserve",
    )
    play(p, "conserve kelp_forest-c1")
    assert research(p) == 1

Everything not said is as after setup: what a player has not got lies in the supply, boards not in the ocean
lie in their stacks, tokens, cards and tiles in theirs. Seats count from the starting player, 0.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import bathysphere as bs
from bathysphere.games import game
from bathysphere.games.deepsea.rules import codes, frames
from bathysphere.games.deepsea.rules import compiled as content

ATTRIBUTES = ("reputation", "inspiration", "coordination", "ingenuity")
USUAL = {"bound": frames.UNBOUND, "hex": frames.ANY_HEX}
ACTIONS = ("travel", "sonar", "dive", "conserve", "journal", "promote")


def tables(
    mission: int = 1, edition: str = "retail", mode: str = "auto", difficulty: str = "beginner"
) -> Any:
    """The tables of one way to play."""
    settings = {"mission": str(mission), "edition": edition, "mode": mode, "difficulty": difficulty}
    return game("deepsea").content(1 if mode == "solo" else 2, settings)


def position(
    seats: int = 3,
    *,
    ocean: Mapping[str, str] | None = None,
    discs: Mapping[str, int] = {},
    discoverers: Mapping[str, int] = {},
    stacks: Mapping[int, Iterable[str]] = {},
    tokens: Mapping[str, Iterable[str]] = {},
    token_supply: int | None = None,
    players: Mapping[int, Mapping[str, Any]] = {},
    display: Iterable[str] | None = None,
    deck: Iterable[str] = (),
    markers: Mapping[str, int] = {},
    unlimited: Mapping[str, list[int]] = {},
    pockets: list[list[str]] | None = None,
    seat: int = 0,
    round: int = 1,
    wave: int = 0,
    do: str | dict[str, Any] = "turn",
    over: bool = False,
    state: Mapping[str, Any] = {},
    **settings: str,
) -> Any:
    """A position of Deep Sea.

    ocean     the whole ocean, cell by cell; the starting boards if not given
    stacks    by depth, from the top; boards not mentioned lie beneath
    tokens    by Dive site, from the top; sites not mentioned are full
    token_supply   so many face-down tokens are left, all others lie in the discard pile
    players   by seat: staging, research, a dict of attributes, vessels, tiles (a * for a disc), tokens,
    journals,
              passed, supply (a number: the rest are lost from the count as substitutes are added)
    do        what is pending for `seat`: "turn", an action ("conserve"), or a frame("pay", cost=3)
    state     anything else of the dump's state
    """
    data: Any = bs.start("deepsea", seats=seats, seed=1, **settings).dump()
    s = data["state"]
    t: Any = bs.start("deepsea", seats=seats, seed=1, **settings).content
    s["round"], s["wave"], s["active"] = round, wave, -1
    _ocean(t, s, ocean, stacks)
    s["discs"] = dict(discs)
    s["discoverers"] = dict(discoverers)
    for number, player in enumerate(s["players"]):
        _player(t, s, number, player, players.get(number, {}), list(s["ocean"].values()))
    _tokens(t, s, tokens, token_supply)
    _cards(t, s, display, deck)
    _tiles(t, s, pockets)
    s["markers"] = dict(markers)
    s["unlimited"] |= unlimited
    for key, value in state.items():
        s[key] = value
    data["stack"] = [] if over else _stack(seat, do)
    if not over and do != "recruit":
        s["active"] = state.get("active", seat)
    for number, player in enumerate(s["players"]):
        _discs(t, s, number, player, players.get(number, {}))
    return bs.load("deepsea", data, pack=settings.get("pack", ""))


def frame(step: str, **fields: int | bool) -> dict[str, Any]:
    """A frame that is pending; what is not said is as usual: no modifiers, any zone, any hex."""
    return {"step": step, **fields}


def _stack(seat: int, do: str | dict[str, Any]) -> list[dict[str, Any]]:
    """The frames that wait: the end of the turn below, what is to be done on top."""
    if do == "recruit":
        return [_whole(frame(step), seat) for step in ("next-turn", "effort", "recruit")]
    return [_whole(frame("end-turn"), seat), _whole(frame(do) if isinstance(do, str) else do, seat)]


def _whole(pending: dict[str, Any], seat: int) -> dict[str, Any]:
    """A frame with all its fields."""
    kind = next(step.frame for step in game("deepsea").steps if step.name == pending["step"])
    usual = {field: USUAL.get(field, type(0)) for field, type in kind.FIELDS.items()}
    return {"seat": seat, **usual, **pending}


def _ocean(t: Any, s: Any, ocean: Mapping[str, str] | None, stacks: Mapping[int, Iterable[str]]) -> None:
    if ocean is not None:
        s["ocean"] = dict(ocean)
    names = t.labels["board"]
    left_out = [names[board] for board in t.left_out]
    for depth in range(1, 6):
        top = list(stacks.get(depth, ()))
        rest = [
            names[b]
            for b in range(t.boards)
            if t.depth[b] == depth and names[b] not in [*s["ocean"].values(), *left_out, *top]
        ]
        s["stacks"][depth - 1] = rest[::-1] + top[::-1]
    s["bottom"] = [0] * 5
    s["window"] = [0] * len(s["window"])


def _player(t: Any, s: Any, number: int, player: Any, wanted: Mapping[str, Any], zones: list[str]) -> None:
    player["attributes"] = [wanted.get("attributes", {}).get(name, 0) for name in ATTRIBUTES]
    launch = t.labels["board"][t.launch_board] if t.launch_board >= 0 else zones[0]
    player["vessels"] = list(wanted.get("vessels", [launch if launch in zones else zones[0]]))
    for key, value in (("tiles", ["team_leader"]), ("tokens", []), ("journals", [])):
        player[key] = list(wanted.get(key, value))
    for key in ("staging", "research", "aside", "cleanup"):
        player[key] = wanted.get(key, 0)
    player["passed"] = wanted.get("passed", False)


def _discs(t: Any, s: Any, number: int, player: Any, wanted: Mapping[str, Any]) -> None:
    """The supply holds what is nowhere else; with a given supply the rest counts as substitutes."""
    used = player["staging"] + player["aside"] + sum(tile.endswith("*") for tile in player["tiles"])
    used += sum(owner == number for owner in s["discs"].values())
    if t.journal_circles:
        used += sum(s["circles"].get(card, 0) for card in player["journals"])
    if "supply" in wanted:
        player["supply"] = wanted["supply"]
        player["substitutes"] = used + wanted["supply"] - t.discs
        if player["substitutes"] < 0:
            # Discs have to be somewhere: on the sites of the ocean that are not spoken of.
            player["substitutes"] = 0
            _park(t, s, number, t.discs - used - wanted["supply"])
    else:
        player["supply"] = t.discs - used
        player["substitutes"] = 0


def _park(t: Any, s: Any, number: int, count: int) -> None:
    for name in t.labels["site"][: t.sites]:
        site = t.labels["site"].index(name)
        board = t.labels["board"][t.site_board[site]]
        if (
            count
            and t.site_kind[site] != content.DIVE_SITE
            and board in s["ocean"].values()
            and name not in s["discs"]
        ):
            s["discs"][name] = number
            count -= 1
    assert count == 0, "not enough sites in this ocean"


def _tokens(t: Any, s: Any, tokens: Mapping[str, Iterable[str]], supply: int | None) -> None:
    names = t.labels["token"]
    pool = [names[kind] for kind in range(t.tokens) for _ in range(t.token_count[kind])]
    for player in s["players"]:
        for token in player["tokens"]:
            pool.remove(token)
    given = {site: list(stack) for site, stack in tokens.items()}
    for stack in given.values():
        for token in stack:
            pool.remove(token)
    s["tokens"] = {}
    for site in t.dive_of:
        name = t.labels["site"][site]
        if t.labels["board"][t.site_board[site]] not in s["ocean"].values():
            continue
        stack = given.get(name)
        if stack is None:
            stack = [pool.pop() for _ in range(min(t.site_tokens[site], len(pool)))]
        s["tokens"][name] = [f"{token}@0" for token in reversed(stack)]
    count = len(pool) if supply is None else supply
    s["token_supply"] = [f"{token}@0" for token in pool[:count]]
    s["token_discard"] = pool[count:]
    s["token_unseen"], s["looked"], s["pile"] = [], [], 0


def _cards(t: Any, s: Any, display: Iterable[str] | None, deck: Iterable[str]) -> None:
    names = t.labels["card"]
    taken = [card for player in s["players"] for card in player["journals"]]
    if display is None:
        s["display"] = [names[c] for c in t.anchors if names[c] not in [*taken, *deck]][: t.display_size]
    else:
        s["display"] = list(display)
    top = list(deck)
    rest = [names[c] for c in t.deck if names[c] not in [*taken, *s["display"], *top]]
    s["deck"] = rest + top[::-1]
    s["cards_out"] = [names[c] for c in t.anchors if names[c] not in [*taken, *s["display"], *s["deck"]]]
    s["circles"] = {}


def _tiles(t: Any, s: Any, pockets: list[list[str]] | None) -> None:
    faces, kinds = t.labels["face"], t.labels["kind"]
    used = [codes.face_kind(faces.index(tile.removesuffix("*"))) for p in s["players"] for tile in p["tiles"]]
    s["tray"] = {
        kinds[k]: t.copies[k] - used.count(k)
        for k in range(1, t.kinds)
        if t.tier[k] < 5 and t.copies[k] - used.count(k)
    }
    if pockets is not None:
        s["pockets"] = pockets
    left = [kinds[k] for k in t.tier5 if k not in used]
    if pockets is None:
        s["pockets"] = [left[0::3], left[1::3], left[2::3]]


def play(p: Any, *actions: str) -> Any:
    """Play the actions one after the other; the position comes back for reading on."""
    for action in actions:
        reason = p.why_not(action)
        assert reason is None, (action, reason, options(p))
        assert p.action(action) in p.choices, (action, options(p))
        p.act(p.action(action))
    return p


def options(p: Any) -> list[str]:
    """All that the player to choose may do now."""
    return [p.text(action) for action in p.choices]


def legal(p: Any, action: str) -> bool:
    """May the player to choose do this now?"""
    return action in options(p)


def refusal(p: Any, action: str) -> str:
    """The rule an action is refused by, "" if it is legal. Options and reasons have to agree."""
    reason = p.why_not(action)
    assert (reason is None) == legal(p, action), (action, reason)
    return reason.rule if reason else ""


def step(p: Any) -> str:
    """What is pending."""
    return "" if p.over else p.steps[p.stack[-1].step].name


def player(p: Any, seat: int = 0) -> Any:
    """What lies before a player, as everybody sees it."""
    return p.view(-1)["players"][seat]


def staging(p: Any, seat: int = 0) -> int:
    return int(p.staging[seat])


def supply(p: Any, seat: int = 0) -> int:
    return int(p.supply[seat])


def research(p: Any, seat: int = 0) -> int:
    return int(p.research[seat])


def attribute(p: Any, name: str, seat: int = 0) -> int:
    """The position of a cube."""
    return int(p.attributes[seat * 4 + ATTRIBUTES.index(name)])


def vessels(p: Any, seat: int = 0) -> list[str]:
    """The zones of a player's Vessels."""
    return [name for name in player(p, seat)["vessels"] if name]


def faces(p: Any, seat: int = 0) -> list[str]:
    """A player's Specialists, a * for a disc."""
    return [tile["face"] + ("*" if tile["disc"] else "") for tile in player(p, seat)["tiles"]]


def held(p: Any, seat: int = 0) -> list[str]:
    return list(player(p, seat)["tokens"])


def zone(p: Any, board: str) -> Any:
    """A zone as everybody sees it."""
    return next(z for z in p.view(-1)["zones"] if z["board"] == board)


def disc(p: Any, site: str) -> int:
    """Whose disc lies on a site, -1 for nobody's."""
    return int(p.disc[p.content.labels["site"].index(site)])


def marker(p: Any, hex: str) -> int:
    """Whose marker stands on a hex, -1 for nobody's."""
    return int(p.marker[p.content.labels["hex"].index(hex)])


def board(p: Any, name: str) -> int:
    return int(p.content.labels["board"].index(name))


def events(p: Any, *actions: str) -> list[dict[str, Any]]:
    """What happens while the actions are played."""
    p.sink = []
    play(p, *actions)
    data = [event.data() for event in p.sink]
    p.sink = None
    return data


def parts(p: Any, seat: int = 0) -> dict[str, int]:
    """The parts of a score."""
    return dict(p.scores()[seat].parts)
