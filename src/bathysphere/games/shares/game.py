"""In Too Deep, wired up for the engine."""

from typing import Any

import msgspec

from bathysphere.engine.errors import ContentError
from bathysphere.engine.features import Encoder
from bathysphere.engine.game import Content, Game
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.scores import Score
from bathysphere.engine.settings import Setting
from bathysphere.engine.views import plain
from bathysphere.games.shares.content import inventory, load
from bathysphere.games.shares.faces import coach, printed, view
from bathysphere.games.shares.mind import features, heuristics
from bathysphere.games.shares.rules import dump, meant, scoring, secrets, setup
from bathysphere.games.shares.rules.compiled import SharesCompiled
from bathysphere.games.shares.rules.events import EVENTS
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.steps import STEPS
from bathysphere.games.shares.rules.verbs import NAMES, VOCABULARY
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
            settings=load.SETTINGS,
            names=NAMES,
            end_rule="SH-084",
            own=own,
            pack=pack,
        )
        self.minutes = 30
        self.places = meant.PLACES
        self.files = msgspec.structs.replace(load.shipped(version), **self.own)
        self.compiled: dict[str, SharesCompiled] = {}

    def start(self, seats: int, seed: int | str, settings: dict[str, str]) -> Position:
        return setup.start(self, self.content(seats, settings), seats, seed)

    def content(self, seats: int, settings: dict[str, str]) -> SharesCompiled:
        key = " ".join(settings.values())
        if key not in self.compiled:
            self.compiled[key] = load.compile_content(self.files, settings, self.version)
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

    def shows(self, content: Content, texts: Texts, seats: int, domain: str, value: int) -> str:
        """Of a card its number alone, for sentences in which its share side does not matter."""
        assert isinstance(content, SharesCompiled)
        return str(content.number[value]) if domain == "card" and 0 <= value < len(content.number) else ""

    def coach_facts(self, p: Position) -> dict[str, Value]:
        return coach.facts(_mine(p))

    def reason_elsewhere(self, p: Position, action: int) -> Reason | None:
        return meant.reason_elsewhere(_mine(p), action)

    def worth_trying(self, p: Position, action: int) -> bool:
        return meant.is_worth(p, action)

    def content_files(self) -> tuple[str, ...]:
        return load.FILES

    def problems(self, own: dict[str, str]) -> list[ContentError]:
        return load.problems(own)

    def setups(self, own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
        return load.setups(own)

    def inventory(self, own: dict[str, str], texts: Texts) -> list[str]:
        return inventory.inventory(own, texts)

    def budgets(self) -> dict[str, int]:
        return {"captain": 3000, "admiral": 15000}

    def judgement(self, learned: bool) -> Heuristic[Any]:
        return heuristics.FITTED if learned else heuristics.HEURISTIC

    def encoder(self) -> Encoder[Any]:
        return features.ENCODER

    def terminal_face(self) -> object:
        from bathysphere.games.shares.faces import terminal

        return terminal


def _mine(p: Position) -> SharesPosition:
    assert isinstance(p, SharesPosition)
    return p


GAME = Shares()
