"""In Too Deep, wired up for the engine."""

from typing import Any

import msgspec

from bathysphere.engine.errors import ContentError
from bathysphere.engine.features import Encoder
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Game, Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.scores import Score
from bathysphere.engine.settings import Setting
from bathysphere.engine.views import plain
from bathysphere.games.shares import (
    content,
    dump,
    features,
    heuristics,
    inventory,
    meant,
    printed,
    scoring,
    secrets,
    setup,
    view,
)
from bathysphere.games.shares.events import EVENTS
from bathysphere.games.shares.position import SharesPosition
from bathysphere.games.shares.steps import STEPS
from bathysphere.games.shares.tables import SharesTables
from bathysphere.games.shares.verbs import NAMES, VOCABULARY
from bathysphere.language.texts import Texts

NEWEST = 2
"""Version 2: sets, readings of the rules as options of the table."""


class Shares(Game):
    """The share game of five ocean companies, for two to five players.  SH-014"""

    def __init__(
        self, version: int = NEWEST, own: dict[str, str] | None = None, pack: list[Setting] | None = None
    ) -> None:
        super().__init__(
            name="shares",
            package=__name__.rpartition(".")[0],
            version=version,
            newest=NEWEST,
            seats=(2, 5),
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=STEPS,
            settings=content.SETTINGS,
            names=NAMES,
            end_rule="SH-084",
            own=own,
            pack=pack,
        )
        self.files = msgspec.structs.replace(content.shipped(version), **self.own)
        self.compiled: dict[str, SharesTables] = {}

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        return setup.start(self, self.content(seats, settings), seats, seed)

    def content(self, seats: int, settings: dict[str, str]) -> SharesTables:
        key = " ".join(settings.values())
        if key not in self.compiled:
            self.compiled[key] = content.compile_tables(self.files, settings, self.version)
        return self.compiled[key]

    def made(self, version: int, own: dict[str, str], pack: list[Setting]) -> Game:
        return Shares(version, own, pack)

    def scores(self, p: Position) -> list[Score]:
        return scoring.scores(_mine(p))

    def view(self, p: Position, seat: int) -> dict[str, object]:
        return plain(view.view(_mine(p), seat))

    def view_type(self) -> type[msgspec.Struct]:
        return view.SharesView

    def printed_type(self) -> type[msgspec.Struct]:
        return printed.SharesPrinted

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        return secrets.determinize(_mine(p), seat, seed)

    def dump(self, p: Position) -> dict[str, object]:
        return dump.dump(_mine(p))

    def load(self, data: object) -> Position:
        return dump.load(self, data)

    def reason_elsewhere(self, p: Position, action: int) -> Reason | None:
        return meant.reason_elsewhere(_mine(p), action)

    def content_files(self) -> tuple[str, ...]:
        return content.FILES

    def problems(self, own: dict[str, str]) -> list[ContentError]:
        return content.problems(own)

    def setups(self, own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
        return content.setups(own)

    def inventory(self, own: dict[str, str], texts: Texts) -> list[str]:
        return inventory.inventory(own, texts)

    def budgets(self) -> dict[str, int]:
        return {"captain": 3000, "admiral": 15000}

    def judgement(self, learned: bool) -> Heuristic[Any]:
        return heuristics.FITTED if learned else heuristics.HEURISTIC

    def encoder(self) -> Encoder[Any]:
        return features.ENCODER

    def terminal_face(self) -> object:
        from bathysphere.games.shares import terminal

        return terminal


def _mine(p: Position) -> SharesPosition:
    assert isinstance(p, SharesPosition)
    return p


GAME = Shares()
