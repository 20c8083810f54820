"""The score of a game once more: slow and plain, from the content files as they are written and the dump.

Nothing of the game's own code is used here: no tables, no counting, no scoring. Every function names the
rule of the ledger it follows.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import bathysphere.games.deepsea

CONTENT = Path(bathysphere.games.deepsea.__file__).parent / "content" / "data"
COLOURS = ("blue", "brown", "green", "yellow")
SYMBOLS = {"#b": "blue", "#n": "brown", "#g": "green", "#y": "yellow"}


@cache
def sheet(name: str) -> Any:
    """A content file."""
    return tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))


@cache
def mission_sheet(number: str) -> Any:
    """The file of a mission."""
    (path,) = (CONTENT / "missions").glob(f"{int(number):02}_*.toml")
    return tomllib.loads(path.read_text("utf-8"))


class Recount:
    """A dump laid out on the floor, to be counted by hand."""

    def __init__(self, data: Any) -> None:
        settings = data["settings"]
        self.seats: int = data["seats"]
        self.prototype = settings["edition"] == "prototype"
        self.team = settings["mode"] in ("coop", "solo") or self.seats == 1
        self.difficulty = settings["difficulty"]
        self.number = settings["mission"]
        self.mission = mission_sheet(self.number)
        self.state = data["state"]
        self.players = self.state["players"]
        self.cell = {board: cell for cell, board in self.state["ocean"].items()}
        self.zones = {zone["id"]: zone for zone in sheet("zones")["zone"]}
        self.hexes = dict(self.hex(line) for line in self.mission["impact"]["hexes"])

    def hex(self, line: str) -> tuple[str, dict[str, Any]]:
        """`row,col points rewards flags`"""
        place, points, rewards, *flags = line.split(" ")
        printed = {"points": int(points), "rewards": rewards.split("+"), "flags": ",".join(flags).split(",")}
        return place, printed

    # -- pieces in the ocean ---------------------------------------------------------------------------

    def discs(self, seat: int) -> list[tuple[str, str]]:
        """Own discs as (board, kind of site)."""
        kinds = {"s": "sonar", "c": "conserve", "j": "journal"}
        places = [site.rsplit("-", 1) for site, owner in self.state["discs"].items() if owner == seat]
        return [(board, kinds[site[0]]) for board, site in places]

    def pieces(self, seat: int, names: list[str]) -> list[str]:
        """The boards of own pieces of these kinds, one entry a piece.  DS-270"""
        boards = [board for board, kind in self.discs(seat) if kind in names or "disc" in names]
        if "vessel" in names:
            boards += self.players[seat]["vessels"]
        return boards

    def inside(self, board: str, where: Any) -> bool:
        """Depth and column filters; a slash means and/or, an item counts once.  DS-271"""
        letter, depth = self.cell[board][0], int(self.cell[board][1])
        if where.get("depths") and depth not in where["depths"]:
            return False
        if where.get("columns") and letter not in where["columns"]:
            return False
        if where.get("side_of"):
            star = self.cell[where["side_of"]][0]
            return letter <= star if where["side"] == "left" else letter >= star
        return True

    def fields(self, seat: int) -> dict[str, int]:
        """Field symbols on published Journals and under own markers."""
        symbols = dict.fromkeys(COLOURS, 0)
        changed = {
            value["journal"]: value["fields"]
            for value in sheet("prototype")["journal_value"]
            if self.prototype and "fields" in value
        }
        for card in sheet("journals")["journal"]:
            if self.called(card["id"]) in self.players[seat]["journals"]:
                for colour in changed.get(card["id"], card["fields"]):
                    symbols[colour] += 1
        for place, owner in self.state["markers"].items():
            for word in self.hexes[place]["rewards"]:
                if owner == seat and word in SYMBOLS:
                    symbols[SYMBOLS[word]] += 1
        return symbols

    def called(self, card: str) -> str:
        """What the edition calls a Journal."""
        values = sheet("prototype")["journal_value"] if self.prototype else []
        return str(next((v["id"] for v in values if v["journal"] == card and "id" in v), card))

    # -- parts -------------------------------------------------------------------------------------------

    def attributes(self, seat: int) -> int:
        """DS-263, DS-264"""
        value = {step: b["points"] for b in sheet("player_mat")["bracket"] for step in b["steps"]}
        return sum(value[step] for step in self.players[seat]["attributes"])

    def impact(self, seat: int) -> int:
        """DS-250, DS-251, DS-265"""
        single = [self.hexes[place]["points"] for place, who in self.state["markers"].items() if who == seat]
        many = [self.hexes[place]["points"] * n[seat] for place, n in self.state["unlimited"].items()]
        return sum(single) + sum(many)

    def journals(self, seat: int) -> int:
        """DS-266"""
        own = [card for card in sheet("journals")["journal"] if card["id"] in self.players[seat]["journals"]]
        return 0 if self.prototype else sum(card.get("points", 0) for card in own)

    def seniors(self, seat: int) -> list[Any]:
        """Own tiles on their Senior side, the Team Leader not among them."""
        titles = {}
        for kind in sheet("specialists")["specialist"]:
            changed = self.prototype and kind["id"] == "adventurer"
            titles["legendary_adventurer" if changed else kind["senior"]["id"]] = kind
        faces = [tile.removesuffix("*") for tile in self.players[seat]["tiles"]]
        return [titles[face] for face in faces if face in titles]

    def specialists(self, seat: int) -> int:
        """DS-267, DS-268"""
        total = 0
        for kind in self.seniors(seat):
            if kind["tier"] == 5:
                score = kind["score"]
                total += self.counted(seat, score["count"]) // score["per"] * score["points"]
        return total

    def counted(self, seat: int, what: str) -> int:
        """What a tier-5 Senior counts."""
        discs = self.discs(seat)
        conserved = [board for board, kind in discs if kind == "conserve"]
        if what == "completed_links_shared_with_opponents":
            owner = self.state["discs"]
            ends = [
                {owner.get(f"{board}-{end}", -1) for end in link["ends"]}
                for board in self.cell
                for link in self.zones[board].get("links", [])
            ]
            return sum(seat in both and len(both - {-1}) == 2 for both in ends)
        if what == "max_over_zones_of_own_conservation_discs":
            return max((conserved.count(board) for board in conserved), default=0)
        if what == "complete_sets_of_four_fields":
            return min(self.fields(seat).values())
        if what == "depths_with_own_journal_disc":
            return len({self.zones[board]["depth"] for board, kind in discs if kind == "journal"})
        if what == "zones_with_own_conservation_disc":
            return len(set(conserved))
        if what == "other_senior_specialists":
            return len(self.seniors(seat))
        if what == "zones_with_own_disc_or_vessel":
            return len(set(self.pieces(seat, ["disc", "vessel"])))
        if what == "empty_dive_sites_in_ocean":
            sites = [f"{b}-{site['id']}" for b in self.cell for site in self.zones[b].get("dive", [])]
            return sum(not self.state["tokens"].get(site) for site in sites)
        assert what == "always_1"
        return 1

    def left_over(self, seat: int) -> int:
        """Research, staged discs and one token, undivided.  DS-277, DS-278, DS-280"""
        value = {token["id"]: token["research"] for token in sheet("dive_tokens")["token"]}
        player = self.players[seat]
        best = max((value[token] for token in player["tokens"]), default=0)
        return int(player["research"] + player["staging"] + best)

    # -- goals -------------------------------------------------------------------------------------------

    def goal(self, number: int) -> Any:
        """The goal as it counts, None for one whose version nobody chose."""
        goal = self.mission["goal"][number]
        if goal["kind"] != "choice":
            return goal
        chosen = self.state["versions"][number]
        return goal["options"][chosen] if chosen >= 0 else None

    def discovered(self, seat: int, where: Any) -> int:
        """Zones this player brought into play."""
        mine = [board for board, who in self.state["discoverers"].items() if who == seat]
        return sum(self.inside(board, where) for board in mine)

    def count(self, seat: int, number: int) -> int:
        """How much a player has of what a goal counts.  DS-269"""
        goal = self.goal(number)
        kind = goal["kind"]
        if kind == "race":
            return int(seat in self.state["races"][number])
        if kind == "track":
            return int(self.players[seat]["cleanup"])
        if kind == "markers":
            own = [place for place, who in self.state["markers"].items() if who == seat]
            return sum(goal["region"] in self.hexes[place]["flags"] for place in own)
        if kind == "field_best":
            return max(self.fields(seat).values())
        if kind == "field_sets":
            return min(self.fields(seat).values())
        if goal.get("discovered"):
            return self.discovered(seat, goal)
        names = goal.get("has", []) if kind == "zones" else goal.get("pieces", [])
        if kind == "designated":
            names = [self.state["named"]]
        boards = [board for board in self.pieces(seat, names) if self.inside(board, goal)]
        return len(set(boards)) if kind == "zones" else len(boards)

    def goal_points(self, seat: int, number: int) -> int:
        goal = self.goal(number)
        if goal is None or goal["kind"] == "race":
            return 0
        return int(goal.get("per", 1) * self.count(seat, number))

    def leader_points(self, seat: int, number: int) -> int:
        """DS-272 .. DS-275"""
        goal = self.goal(number)
        if goal is None:
            return 0
        bonus = goal.get("bonus", {})
        if goal["kind"] == "race":
            order = self.state["races"][number]
            places = [bonus["first"], bonus["second"]] + [0] * 5
            return int(places[order.index(seat)]) if seat in order else 0
        total = self.place([self.count(s, number) for s in range(self.seats)], seat, bonus)
        for part in bonus.get("leader", []):
            counts = [self.slice(s, part) for s in range(self.seats)]
            total += self.place(counts, seat, {"first": part["points"]})
        return total

    def slice(self, seat: int, part: Any) -> int:
        """A bonus of its own for the most of one thing."""
        if part["by"] == "field":
            return self.fields(seat)[part["field"]]
        if part["by"] == "discovered":
            return self.discovered(seat, part)
        return sum(self.inside(board, part) for board in self.pieces(seat, part["pieces"]))

    def place(self, counts: list[int], seat: int, bonus: Any) -> int:
        """All tied for most get the first bonus, and then there is no second one."""
        if counts[seat] == 0:
            return 0
        order = sorted(counts, reverse=True)
        if counts[seat] == order[0]:
            return int(bonus.get("first", 0))
        is_second = order.count(order[0]) == 1 and counts[seat] == order[1]
        return int(bonus.get("second", 0)) if is_second else 0

    # -- results -----------------------------------------------------------------------------------------

    def scores(self) -> list[tuple[dict[str, int], int]]:
        """Parts and place of every seat."""
        if self.team:
            parts = self.team_parts()
            levels = {level["id"]: level["goals_required"] for level in sheet("coop")["difficulty"]}
            needed = 4 if self.prototype else levels[self.difficulty]
            return [(parts, 1 if sum(parts.values()) >= needed else 2)] * self.seats
        by_seat = [self.parts(seat) for seat in range(self.seats)]
        totals = [sum(parts.values()) for parts in by_seat]
        return [(parts, 1 + sum(t > sum(parts.values()) for t in totals)) for parts in by_seat]

    def parts(self, seat: int) -> dict[str, int]:
        """DS-261, DS-262, DS-279"""
        parts = {"attributes": self.attributes(seat), "impact": self.impact(seat)}
        parts["specialists"] = self.specialists(seat)
        for number in range(3):
            parts[f"goal-{number + 1}"] = self.goal_points(seat, number)
            parts[f"leader-{number + 1}"] = self.leader_points(seat, number)
        if not self.prototype:
            parts["journals"] = self.journals(seat)
            parts["leftovers"] = self.left_over(seat) // 3
        return parts

    def team_parts(self) -> dict[str, int]:
        """The seven goals, 1 for each that is met.  DS-288 .. DS-294"""
        everybody = range(self.seats)
        points = sum(self.impact(s) + self.journals(s) + self.specialists(s) for s in everybody)
        needed = self.mission["impact_coop"]["min"][self.seats - 1]
        parts = {"team-impact": int(points >= self.threshold("impact", needed))}
        for number in range(3):
            needed = self.mission["goal"][number]["coop"]["min"][self.seats - 1]
            met = self.goal(number) is not None and self.team_count(number) >= self.threshold(
                f"goal{number + 1}", needed
            )
            parts[f"team-goal-{number + 1}"] = int(met)
        cards = {card["id"]: card for card in sheet("coop")["bonus_goal"]}
        for number in range(3):
            met = False
            if number < len(self.state["coop_open"]):
                card = cards[self.state["coop_open"][number]]
                met = self.bonus(card["count"]) >= card["min"][self.seats - 1]
            parts[f"team-bonus-{number + 1}"] = int(met)
        return parts

    def threshold(self, goal: str, printed: int) -> int:
        """What the prototype prints otherwise."""
        for value in sheet("prototype")["coop_threshold"] if self.prototype else []:
            if str(value["mission"]) == self.number and value["goal"] == goal:
                if isinstance(value["min"], list):
                    return int(value["min"][self.seats - 1])
                if value["players"] == self.seats:
                    return int(value["min"])
        return printed

    def team_count(self, number: int) -> int:
        """DS-289"""
        measure = self.mission["goal"][number]["coop"]["measure"]
        if measure == "depth5_zones_discovered_by_team":
            return sum(self.zones[board]["depth"] == 5 for board in self.state["discoverers"])
        if measure == "points":
            return sum(self.goal_points(seat, number) for seat in range(self.seats))
        return sum(self.count(seat, number) for seat in range(self.seats))

    def bonus(self, what: str) -> int:
        """What the whole team has for a Bonus Goal."""
        everybody = range(self.seats)
        if what == "junior_specialists":
            return sum(len(p["tiles"]) - 1 - len(self.seniors(s)) for s, p in enumerate(self.players))
        if what == "senior_specialists":
            return sum(len(self.seniors(seat)) for seat in everybody)
        if what == "vessel_zones":
            return len({board for player in self.players for board in player["vessels"]})
        if what == "zones_in_play":
            return len(self.cell)
        if what == "high_attributes":
            high = [step for b in sheet("player_mat")["bracket"] if b["level"] >= 4 for step in b["steps"]]
            return sum(step in high for player in self.players for step in player["attributes"])
        assert what == "research_and_discs"
        return sum(self.left_over(seat) for seat in everybody)


def recount(data: Any) -> list[tuple[dict[str, int], int]]:
    """Parts and place of every seat, from a dump alone."""
    return Recount(data).scores()
