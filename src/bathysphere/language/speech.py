"""Speech: options, events, reasons and scores of a game as sentences.

Numbers become words here and nowhere else: a game says which of its numbers are cards, companies or seats
(`Game.names`), the content says what they are called, and the Fluent files say what that is in a language.
"""

from collections.abc import Mapping

from bathysphere.engine.events import Event
from bathysphere.engine.game import Content, Game
from bathysphere.engine.options import Option
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.scores import Score, Team, best_of
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.texts import of_package


class Speech:
    """One game in one language, with the players' names if they have any, or just their number."""

    def __init__(
        self,
        game: Game,
        content: Content,
        language: str,
        players: list[str] | None = None,
        seats: int = 0,
        nicknames: dict[str, list[list[str]]] | None = None,
    ) -> None:
        self.game = game
        self.content = content
        own = content.texts.get(language, "")
        self.texts = of_package(game.package, language, own)
        self.players = players or []
        self.seats = len(self.players) or seats
        self.nicknames = nicknames or {}
        self._shows: dict[tuple[str, int], str] = {}

    def player(self, seat: int) -> str:
        """What a seat is called; one beyond the players may be the game's own (`seat-2-of-2`, the third)."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        own = f"seat-{seat}-of-{self.seats}"
        if self.texts.knows(own):
            return self.texts.say(own)
        return self.texts.say("player-number", {"number": seat + 1})

    def option(self, option: Option) -> str:
        """An option as a person reads it: what it does, what it costs."""
        specific = f"option-{option.step}-{option.verb}"
        message = specific if self.texts.knows(specific) else f"option-{option.verb}"
        return self.texts.say(message, self._told({**option.arguments, **option.details}))

    def question(self, step: str, seat: int) -> str:
        """What a pending choice asks."""
        return self.texts.say(f"ask-{step}", {"seat": self.player(seat)})

    def set_question(self, step: str, least: int, most: int) -> str:
        """What is asked where things are chosen together: it says how many."""
        own = f"choose-{step}"
        known = own if self.texts.knows(own) else "choose-set"
        return self.texts.say(
            known, {"least": least, "most": most, "exact": "yes" if least == most else "no"}
        )

    def coach(self, p: Position) -> str:
        """The rule of this moment and one fact of this position; empty where the game has no such text."""
        message = f"coach-{p.steps[p.stack[-1].step].name}" if not p.over else ""
        if not message or not self.texts.knows(message):
            return ""
        return self.texts.say(message, self.words(self.game.coach_facts(p)))

    def confirm(self, step: str, count: int) -> str:
        """The words that confirm a set of so many things; of none, that nothing is chosen."""
        own = f"confirm-{step}"
        return self.texts.say(own if self.texts.knows(own) else "confirm-set", {"count": count})

    def event(self, event: Event, viewer: int = -1) -> str:
        """An event as a line of the log, for one viewer. A shorter line where the items are secret."""
        data: dict[str, Value] = dict(event.data(viewer))
        kind = str(data.pop("kind"))
        hidden = f"event-{kind}-hidden"
        if event.kind.secret and event.kind.secret not in data and self.texts.knows(hidden):
            kind += "-hidden"
        return self.texts.say(f"event-{kind}", self._told(data))

    def reason(self, reason: Reason) -> str:
        """Why not, in a sentence."""
        params = self.words(reason.params)
        way = reason.params.get("way")
        if isinstance(way, list):
            params["way"] = self.way(way)
        return reason.sentence(self.texts, params)

    def way(self, actions: list[int]) -> str:
        """Choices one after the other: activate the Pilot, then go to the Sea Star."""
        said: list[str] = []
        for action in actions:
            verb = self.game.vocabulary.verb_of(action)
            words = self.texts.say(f"way-{verb.name}", self.words(verb.values(action)))
            if words not in said[-1:]:
                said.append(words)
        sentence = said[0]
        for words in said[1:]:
            sentence = self.texts.say("way-then", {"before": sentence, "next": words})
        return sentence

    def warning(self, warned: Reason) -> str:
        """What a legal action gives away, in a sentence."""
        return self.texts.say(f"warning-{warned.code}", self.words(warned.params))

    def part(self, name: str, p: Position | None = None) -> str:
        """The name of a part of the score, or of a tiebreak; with a position as the game prints it there."""
        own = self.game.part_name(p, self.texts, name) if p is not None else ""
        return own or self.texts.say(f"score-{name}")

    def outcome(self, p: Position, gone: Mapping[int, str] | None = None) -> str:
        """How a game ended, in a sentence or two.

        `gone`: seats whose player left, and how (`resigned`, `timeout`). A bot played on there: the seat
        keeps its points and its place, but the win goes to the best of those who stayed.
        """
        left = gone or {}
        scores = p.scores()
        team = self.game.team(p)
        if team is None:
            said = [self._victory(scores, [seat for seat in range(p.seats) if seat not in left])]
        else:
            said = [self.standing(team)]
        for seat, how in left.items():
            score = scores[seat]
            params: dict[str, str | int] = {"name": self.player(seat), "points": score.total}
            said.append(self.texts.say(f"outcome-{how}" if team is None else f"outcome-{how}-team", params))
        return " ".join(said)

    def standing(self, team: Team) -> str:
        """A team's goals: reached or not, and how many were needed."""
        params: dict[str, str | int] = {"met": team.met, "needed": team.needed, "of": team.of}
        if team.result:
            return self.texts.say("outcome-chart", {**params, "result": self.texts.say(team.result)})
        params["level"] = self.texts.say(team.level)
        return self.texts.say("outcome-reached" if team.won else "outcome-not-reached", params)

    def needs(self, team: Team) -> str:
        """How many goals a team has to reach, and has reached so far."""
        params: dict[str, str | int] = {"met": team.met, "needed": team.needed, "of": team.of}
        params["level"] = self.texts.say(team.level) if team.level else ""
        return self.texts.say("team-needs" if team.level else "team-needs-plain", params)

    def _victory(self, scores: list[Score], stayed: list[int]) -> str:
        if not stayed:
            return self.texts.say("outcome-nobody")
        winners = best_of(scores, stayed)
        best = scores[winners[0]].total
        names = self.texts.sequence([self.player(seat) for seat in winners])
        message = "outcome-winner" if len(winners) == 1 else "outcome-winners"
        sentence = self.texts.say(message, {"name": names, "points": best})
        level = [score for score in scores if score.total == best and score.seat in stayed]
        if len(winners) == 1 and len(level) > 1:
            for tiebreak in scores[0].tiebreaks:
                if len({score.tiebreaks[tiebreak] for score in level}) > 1:
                    return sentence + " " + self.texts.say("outcome-decided", {"name": self.part(tiebreak)})
        return sentence

    def words(self, params: Mapping[str, Value]) -> dict[str, str | int]:
        """Parameters as Fluent takes them: numbers that stand for things become words.

        A list `gain` also gives `gain_count`, to tell something from nothing.
        """
        words = {name: self._word(name, value) for name, value in params.items()}
        for name, value in params.items():
            if isinstance(value, list):
                words[f"{name}_count"] = len(value)
        return words

    def _told(self, params: Mapping[str, Value]) -> dict[str, str | int]:
        """Words of an option or an event: of a card `mission` also what stands on it, as `mission_shows`."""
        words = self.words(params)
        for name, value in params.items():
            if isinstance(value, int) and name in self.game.names:
                words[f"{name}_shows"] = self.shown(self.game.names[name].name, value) or "none"
        return words

    def shown(self, domain: str, value: int) -> str:
        """What stands on a thing, as the game says it; empty where there is nothing to add."""
        place = (domain, value)
        if place not in self._shows:
            self._shows[place] = self.game.shows(self.content, self.texts, self.seats, domain, value)
        return self._shows[place]

    def _word(self, name: str, value: Value) -> str | int:
        if isinstance(value, list):
            if not value and self.texts.knows(f"no-{name}"):
                return self.texts.say(f"no-{name}")
            words = [str(self._word(name, item)) for item in value]
            different = list(dict.fromkeys(words))
            counts = [words.count(word) for word in different]
            return self.texts.sequence(
                [f"{n} × {word}" if n > 1 else word for n, word in zip(counts, different, strict=True)]
            )
        if isinstance(value, str):
            # A pending step is told by what it asks; yes, no and the like are for Fluent to select by.
            message = f"ask-{value}" if name in ("step", "asked") else f"{name}-{value}"
            return self.texts.say(message) if self.texts.knows(message) else value
        if name == "seat" or (name in self.game.names and self.game.names[name].name == "seat"):
            return self.player(value)
        domain = self.game.names.get(name)
        return value if domain is None else self.thing(domain.name, value)

    def thing(self, domain: str, value: int) -> str:
        """What a thing is called: at this table, by what it is, or by its name."""
        called = self.nicknames.get(domain, [])
        if 0 <= value < len(called):
            return "–".join(self.texts.say(message) for message in called[value])
        described = self.game.describe(self.content, self.texts, domain, value)
        if described:
            return described
        known = self.content.labels.get(domain)
        word = str(value) if known is None else known[value]
        message = f"{domain}-{word}"
        if self.texts.knows(message):
            return self.texts.say(message)
        if self.texts.knows(domain):
            # One message for a whole domain, whose labels are a kind and a number: `pearl-31`.
            kind, _, number = word.rpartition("-")
            return self.texts.say(domain, {"kind": kind, "number": number})
        return word


def every_language(p: Position, reason: Reason) -> dict[str, str]:
    """A reason as a sentence in every language."""
    called = p.game.nicknames(p)
    return {
        language: Speech(p.game, p.content, language, seats=p.seats, nicknames=called).reason(reason)
        for language in LANGUAGES
    }
