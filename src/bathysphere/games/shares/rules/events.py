"""What can happen in a game of In Too Deep."""

from typing import Final

from bathysphere.engine.events import EventKinds

EVENTS: Final = EventKinds()

DRAFTED: Final = EVENTS.kind("drafted", "card", "company")
BOUGHT: Final = EVENTS.kind("bought", "card", "company", "price", lays_open=True)
PAID: Final = EVENTS.kind("paid", "card", lays_open=True)
HANDED: Final = EVENTS.kind("handed", "owner", secret="cards", lays_open=True)
OPENED: Final = EVENTS.kind("opened", "card", "company", lays_open=True)
EXPANDED: Final = EVENTS.kind("expanded", "card", "company", "newest", lays_open=True)
DIVIDEND: Final = EVENTS.kind("dividend", "company", "total")
DREW: Final = EVENTS.kind("drew", secret="cards", reveals=True)
FUNDRAISER: Final = EVENTS.kind("fundraiser", "each")
LOST: Final = EVENTS.kind("lost", "owed")
RESHUFFLED: Final = EVENTS.kind("reshuffled", "size", "depletions")
END_SET_OFF: Final = EVENTS.kind("end-set-off", "cause")
FINAL_TURNS: Final = EVENTS.kind("final-turns")
GAME_OVER: Final = EVENTS.kind("game-over", "winner", "points")
REMOVED: Final = EVENTS.kind("removed", "card", "company")
MOVED: Final = EVENTS.kind("moved", "card", "company", "target")
RAISED: Final = EVENTS.kind("raised", "card", "company")
TOOK: Final = EVENTS.kind("took", "card", "company", "owner", "price")
PLACED: Final = EVENTS.kind("placed", "card", "company", "price", lays_open=True)
DECLINED: Final = EVENTS.kind("declined", "company")
BONUS_SHARE: Final = EVENTS.kind("bonus-share", reveals=True)
BONUS_SET_ASIDE: Final = EVENTS.kind("bonus-set-aside", reveals=True)
BONUS_OPEN: Final = EVENTS.kind("bonus-open", secret="cards", reveals=True)
BONUS_AWARDED: Final = EVENTS.kind("bonus-awarded", "card", "company", "owner")
BONUS_PLACED: Final = EVENTS.kind("bonus-placed", "card", "company")
BONUS_NO_FIT: Final = EVENTS.kind("bonus-no-fit", "company")
BONUS_GONE: Final = EVENTS.kind("bonus-gone", "shares")
THIRD_DREW: Final = EVENTS.kind("third-drew", secret="cards", reveals=True)
