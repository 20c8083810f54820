"""Things by name and back, each in exactly one place: what dumps are written and read with."""

from bathysphere.engine.errors import LoadError
from bathysphere.games.reef.rules.codes import ALL_SEE, crew_tile, is_intern
from bathysphere.games.reef.rules.position import EMPTY

NOTHING = "-"
"""Where no card or tile lies."""
BACK = "intern:"
"""Before the name of a crew tile that lies with its back up."""


def within(number: int, place: str, least: int, most: int) -> int:
    """The number, if it is in range."""
    if not least <= number <= most:
        raise LoadError("load-range", f"state.{place}", found=str(number), least=str(least), most=str(most))
    return number


class Names:
    """Things by name and back."""

    def __init__(self, labels: dict[str, list[str]]) -> None:
        self.labels = labels
        self._number = {kind: {name: n for n, name in enumerate(all_)} for kind, all_ in labels.items()}

    def word(self, kind: str, thing: int) -> str:
        """The name of a thing, or of nothing."""
        return NOTHING if thing == EMPTY else self.labels[kind][thing]

    def words(self, kind: str, things: list[int]) -> list[str]:
        """The names of things."""
        return [self.word(kind, thing) for thing in things]

    def crew(self, tile: int) -> str:
        """A tile on a Ship, perhaps with its back up."""
        return (BACK if is_intern(tile) else "") + self.word("tile", crew_tile(tile))

    def bits(self, kind: str, seen: list[int]) -> dict[str, int]:
        """Who knows what, without those things that nobody knows."""
        return {self.labels[kind][thing]: bits for thing, bits in enumerate(seen) if bits}

    def number(self, kind: str, name: str, place: str, nothing: bool = False) -> int:
        """The thing of that name."""
        if nothing and name == NOTHING:
            return EMPTY
        if name not in self._number[kind]:
            raise LoadError("load-name", f"state.{place}", name=name, kind=kind)
        return self._number[kind][name]

    def numbers(self, kind: str, names: list[str], place: str, nothing: bool = False) -> list[int]:
        """The things of those names."""
        return [self.number(kind, name, f"{place}[{i}]", nothing) for i, name in enumerate(names)]

    def unbits(self, kind: str, seen: dict[str, int], size: int, place: str) -> list[int]:
        """Who knows what."""
        seen_by = [0] * size
        for name, bits in seen.items():
            seen_by[self.number(kind, name, place)] = within(bits, f"{place}.{name}", 0, ALL_SEE)
        return seen_by


class Pieces:
    """Every piece of a kind in exactly one place."""

    def __init__(self, kind: str, names: Names) -> None:
        self.kind = kind
        self.names = names
        self._place: dict[int, str] = {}

    def take(self, names: list[str], place: str, nothing: bool = False) -> list[int]:
        """The pieces of one place, none of which lies anywhere else."""
        pieces = self.names.numbers(self.kind, names, place, nothing)
        for index, piece in enumerate(pieces):
            if piece != EMPTY:
                self.put(piece, f"state.{place}[{index}]")
        return pieces

    def put(self, piece: int, here: str) -> None:
        """One piece lies here."""
        if piece in self._place:
            name = self.names.word(self.kind, piece)
            raise LoadError("load-card-twice", here, card=name, other=self._place[piece])
        self._place[piece] = here

    def complete(self, wanted: list[int]) -> None:
        """Nothing is missing and nothing too much."""
        missing = [self.names.word(self.kind, piece) for piece in wanted if piece not in self._place]
        if missing:
            raise LoadError("load-cards-missing", "state", cards=", ".join(missing[:8]))
        for piece, place in self._place.items():
            if piece not in wanted:
                raise LoadError("load-misplaced", place, thing=self.names.word(self.kind, piece))
