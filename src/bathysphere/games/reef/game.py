"""Reef Project, wired up for the engine."""

from bathysphere.engine.position import Game, Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.scores import Score
from bathysphere.engine.settings import Setting
from bathysphere.engine.speech import Speech
from bathysphere.engine.text import LANGUAGES
from bathysphere.games.reef import content, dump, scoring, secrets, setup, view
from bathysphere.games.reef.events import EVENTS
from bathysphere.games.reef.position import ReefPosition
from bathysphere.games.reef.steps import STEPS
from bathysphere.games.reef.tables import ReefTables
from bathysphere.games.reef.verbs import NAMES, VOCABULARY


class Reef(Game):
    """Ships, crews and reef balls, for two to four players."""

    def __init__(self, sheets: content.Sheets | None = None, more: list[Setting] = []) -> None:  # noqa: B006
        super().__init__(
            name="reef",
            version=1,
            seats=(2, 4),
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=STEPS,
            settings=content.SETTINGS + more,
            names=NAMES,
            end_rule="RP-116",
        )
        self.sheets = sheets
        """Somebody's own content; None: ours."""
        self.compiled: dict[str, ReefTables] = {}

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        return setup.start(self, self.content(seats, settings), seats, seed)

    def content(self, seats: int, settings: dict[str, str]) -> ReefTables:
        if self.sheets is None:
            return content.tables(seats, **settings)
        key = repr([seats, settings])
        if key not in self.compiled:
            self.compiled[key] = content.compile_tables(self.sheets, seats, settings)
        return self.compiled[key]

    def with_pack(self, pack: Setting, texts: dict[str, str]) -> Game:
        return Reef(content.read_sheets({**content.shipped_texts(), **texts}), [pack])

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
        return {name: Speech(self, p.content, name, seats=p.seats).reason(reason) for name in LANGUAGES}

    def nicknames(self, p: Position) -> dict[str, list[list[str]]]:
        """Spots go by the Island that lies there, routes by the Islands they join."""
        mine = _mine(p)
        t = mine.tables
        spots = [
            f"island-{t.labels['island'][tile]}" if tile >= 0 else "island-start" for tile in mine.island_at
        ]
        routes = [[spots[t.end_one[route]], spots[t.end_two[route]]] for route in range(t.routes)]
        return {"spot": [[name] for name in spots], "route": routes}


def _mine(p: Position) -> ReefPosition:
    assert isinstance(p, ReefPosition)
    return p


GAME = Reef()
