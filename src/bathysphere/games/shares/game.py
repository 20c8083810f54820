"""In Too Deep, wired up for the engine."""

import msgspec

from bathysphere.engine.position import Game, Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.scores import Score
from bathysphere.engine.settings import Setting
from bathysphere.games.shares import content, dump, meant, scoring, secrets, setup, view
from bathysphere.games.shares.events import EVENTS
from bathysphere.games.shares.position import SharesPosition
from bathysphere.games.shares.steps import STEPS
from bathysphere.games.shares.tables import SharesTables
from bathysphere.games.shares.verbs import NAMES, VOCABULARY
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech

NEWEST = 2
"""Version 2: sets, readings of the rules as options of the table."""


class Shares(Game):
    """The share game of five ocean companies, for two to five players.  SH-014"""

    def __init__(
        self,
        version: int = NEWEST,
        own: dict[str, str] = {},  # noqa: B006
        pack: list[Setting] = [],  # noqa: B006
    ) -> None:
        super().__init__(
            name="shares",
            version=version,
            seats=(2, 5),
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=STEPS,
            settings=content.SETTINGS + pack,
            names=NAMES,
            end_rule="SH-084",
        )
        self.newest = NEWEST
        self.own = own
        """Content files of somebody's own, by name without ending; ours take the place of the others."""
        self.pack = pack
        self.files = msgspec.structs.replace(content.shipped(version), **own)
        self.compiled: dict[str, SharesTables] = {}

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        return setup.start(self, self.content(seats, settings), seats, seed)

    def content(self, seats: int, settings: dict[str, str]) -> SharesTables:
        key = " ".join(settings.values())
        if key not in self.compiled:
            self.compiled[key] = content.compile_tables(self.files, settings, self.version)
        return self.compiled[key]

    def of_version(self, version: int) -> Game:
        return Shares(version, self.own, self.pack)

    def with_pack(self, pack: Setting, texts: dict[str, str]) -> Game:
        return Shares(self.version, texts, [pack])

    def scores(self, p: Position) -> list[Score]:
        return scoring.scores(_mine(p))

    def view(self, p: Position, seat: int) -> dict[str, object]:
        return view.view(_mine(p), seat)

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        return secrets.determinize(_mine(p), seat, seed)

    def dump(self, p: Position) -> dict[str, object]:
        return dump.dump(_mine(p))

    def load(self, data: object) -> Position:
        return dump.load(self, data)

    def explain(self, p: Position, reason: Reason) -> dict[str, str]:
        called = self.nicknames(p)
        return {
            name: Speech(self, p.content, name, seats=p.seats, nicknames=called).reason(reason)
            for name in LANGUAGES
        }

    def reason_elsewhere(self, p: Position, action: int) -> Reason | None:
        return meant.reason_elsewhere(_mine(p), action)


def _mine(p: Position) -> SharesPosition:
    assert isinstance(p, SharesPosition)
    return p


GAME = Shares()
