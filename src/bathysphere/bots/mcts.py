"""Search: a tree of what may follow, grown where it looks promising, over worlds the seat cannot tell apart.

Every iteration draws a fresh world (`Observation.world`), walks down the tree by the actions that are legal
there, opens one new node, and hands the chances found there back up the path. Chance and legality come from
the engine alone. Each seat on the way chooses what is best for itself (max-n). A new node is judged by the
game's heuristic after a glance: each of its options is followed to the end of that seat's turn, the likeliest
way. Where only one option is worth looking at there is no node.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from bathysphere.bots.bot import Bot, Observation
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position

EXPLORE: Final = 0.35
"""How much the search is drawn to what it has seldom tried."""
TEMPERATURE: Final = 0.06
"""Differences in chance by which a first glance tells options apart."""
GLANCES: Final = 24
"""How many ways to the end of the turn a new node may compare, about, over all its options."""
LOOKS: Final = 500
"""The same for the choice that is pending: as thorough as greedy, before the first iteration."""
WORLDS: Final = 5
"""In how many worlds."""
WIDTH: Final = 3.0
"""How many options a node looks at when it is new; more with the root of its visits."""
DEPTH: Final = 40
"""No path goes deeper than so many choices."""
SETTLED: Final = 32
"""After so many iterations it looks whether the choice is settled, again and again."""
FOREVER: Final = 1.0e18

NO_VALUES: Final[list[float]] = []


class Node:
    """Where an action led: how often it was tried, and the chances of all seats found beyond it."""

    def __init__(self, action: int, glance: list[float]) -> None:
        self.action = action
        self.glance = glance
        """The chances of all seats as they seemed when the node was new."""
        self.visits = 0
        self.totals = NO_VALUES
        self.prior = 0.0
        self.children: list[Node] = []
        """The likeliest first."""
        self.known: dict[int, Node] = {}

    def chance(self, seat: int) -> float:
        """The mean of what was found here; where nothing was, the first glance."""
        return self.totals[seat] / self.visits if self.visits else self.glance[seat]

    def add(self, values: list[float]) -> None:
        """Count one iteration."""
        if self.visits == 0:
            self.totals = values.copy()
        else:
            totals = self.totals
            for seat in range(len(values)):
                totals[seat] += values[seat]
        self.visits += 1


class Weighed:
    """An option as the search sees it in the end."""

    def __init__(self, action: int, visits: int, chance: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.chance: Final = chance

    def is_behind(self, other: "Weighed") -> bool:
        """Would the other one be chosen rather than this?"""
        return self.visits < other.visits or (self.visits == other.visits and self.chance < other.chance)


class SearchBot(Bot):
    """Information-set Monte Carlo tree search with a budget of iterations, of seconds, or of both."""

    def __init__(
        self,
        seed: int,
        heuristic: Heuristic[Position],
        iterations: int,
        seconds: float = FOREVER,
        turn_seconds: float = FOREVER,
        ahead: int = 0,
    ) -> None:
        super().__init__(seed)
        self.heuristic = heuristic
        self.iterations = iterations
        self.seconds = seconds
        self.turn_seconds = turn_seconds
        self.ahead = ahead
        """How many further turns a new node is played on, the likeliest way, before it is judged."""
        self.explore = EXPLORE
        self.temperature = TEMPERATURE
        self.glances = GLANCES
        self.looks = LOOKS
        self.root = Node(-1, NO_VALUES)
        self.done = 0
        """Iterations of the last search."""
        self.turn = -1
        self.seat = -1
        self.reveals = -1
        self.spent = 0.0
        """Seconds used in this turn so far."""

    # -- choosing ---------------------------------------------------------------------------------------

    def choose(self, observation: Observation) -> int:
        p = observation.position
        actions = self.heuristic.shortlist(p)
        if len(actions) == 1:
            self.done = 0
            return actions[0]
        self.search(observation)
        best = self.best(self.root, observation.choices)
        self.root = best
        return best.action

    def weigh(self, observation: Observation) -> list[Weighed]:
        """Every option that was looked at, the best first."""
        actions = self.heuristic.shortlist(observation.position)
        if len(actions) == 1:
            self.done = 0
            return [Weighed(actions[0], 1, self.heuristic.chances(observation.position)[observation.seat])]
        self.search(observation)
        found: list[Weighed] = []
        choices = observation.choices
        for child in self.root.children:
            if child.action in choices:
                weighed = Weighed(child.action, child.visits, child.chance(observation.seat))
                place = len(found)
                while place > 0 and found[place - 1].is_behind(weighed):
                    place -= 1
                found.insert(place, weighed)
        return found

    def search(self, observation: Observation) -> None:
        """Grow the tree of a pending choice until the budget is used up or the choice is settled."""
        p = observation.position
        begun = perf_counter()
        if p.turn != self.turn or p.seat != self.seat:
            self.turn = p.turn
            self.seat = p.seat
            self.spent = 0.0
            self.root = Node(-1, NO_VALUES)
        elif p.reveals != self.reveals:
            # what was turned over since is not what the tree was grown on
            self.root = Node(-1, NO_VALUES)
        self.reveals = p.reveals
        until = begun + min(self.seconds, 0.5 * (self.turn_seconds - self.spent))
        root = self.root
        # A first look, as thorough as greedy's, but at several worlds: what seems best in one may be luck.
        actions = self.heuristic.shortlist(p)
        each = max(1, self.looks // len(actions) // WORLDS)
        means = {action: [0.0] * p.seats for action in actions}
        for number in range(WORLDS):
            world = observation.world(self.source)
            for action in actions:
                values = self.after(world, action, p.seat, each)
                mean = means[action]
                for seat in range(p.seats):
                    mean[seat] += (values[seat] - mean[seat]) / (number + 1)
            if perf_counter() > until:
                break
        for action in actions:
            if action in root.known:
                root.known[action].glance = means[action]
            else:
                root.known[action] = Node(action, means[action])
        self.rank(root, p.seat)
        budget = self.iterations
        self.done = 0
        while self.done < budget:
            self.iterate(observation.world(self.source), root)
            self.done += 1
            if self.done % 8 == 0 and perf_counter() > until:
                break
            if self.done % SETTLED == 0 and self.settled(root, observation.choices, budget - self.done):
                break
        self.spent += perf_counter() - begun

    def best(self, root: Node, choices: list[int]) -> Node:
        """The option tried most often; of several the one that has done best."""
        seat = self.seat
        best = root
        for child in root.children:
            if child.action in choices and (
                best is root
                or child.visits > best.visits
                or (child.visits == best.visits and child.chance(seat) > best.chance(seat))
            ):
                best = child
        return best

    def settled(self, root: Node, choices: list[int], left: int) -> bool:
        """Can nothing that is left to do change the choice?"""
        first = 0
        second = 0
        for child in root.children:
            if child.action in choices:
                if child.visits > first:
                    second = first
                    first = child.visits
                elif child.visits > second:
                    second = child.visits
        return first > second + left

    # -- one iteration ----------------------------------------------------------------------------------

    def iterate(self, p: Position, root: Node) -> None:
        """Walk down in one world, open one node, and count what was found there on the whole path."""
        path = [root]
        node = root
        values = NO_VALUES
        while True:
            actions = self.options(p)
            if not actions or len(path) > DEPTH:
                values = self.heuristic.chances(p)
                break
            if not node.children:
                self.glance(node, p, actions, self.glances)
                values = node.children[0].glance
                if self.ahead:
                    p.act(node.children[0].action)
                    values = self.play_on(p)
                break
            node = self.select(node, p, actions)
            p.act(node.action)
            path.append(node)
        for each in path:
            each.add(values)

    def options(self, p: Position) -> list[int]:
        """What is worth looking at in the next real choice; nothing if the game ends before."""
        while not p.over:
            actions = self.heuristic.shortlist(p)
            if len(actions) > 1:
                return actions
            p.act(actions[0])
        return []

    def rank(self, node: Node, seat: int) -> None:
        """Put the options of a node in the order of their looks, and share out how likely they are."""
        children: list[Node] = []
        for child in node.known.values():
            value = child.glance[seat]
            place = len(children)
            while place > 0 and children[place - 1].glance[seat] < value:
                place -= 1
            children.insert(place, child)
        node.children = children
        most = children[0].glance[seat]
        total = 0.0
        for child in children:
            child.prior = exp(max(-30.0, (child.glance[seat] - most) / self.temperature))
            total += child.prior
        for child in children:
            child.prior /= total

    def glance(self, node: Node, p: Position, actions: list[int], looks: int) -> None:
        """Look at new options of a node."""
        seat = p.seat
        each = max(1, looks // len(actions))
        for action in actions:
            node.known[action] = Node(action, self.after(p, action, seat, each))
        self.rank(node, seat)

    def after(self, p: Position, action: int, seat: int, looks: int) -> list[float]:
        """The chances after an action and the best own choices of the turn that follow, as it looks."""
        q = p.copy()
        q.act(action)
        if q.over or q.seat != seat or q.turn != p.turn:
            return self.heuristic.chances(q)
        actions = self.heuristic.shortlist(q)
        count = min(len(actions), looks)
        best = self.after(q, actions[0], seat, max(1, looks // count))
        for place in range(1, count):
            values = self.after(q, actions[place], seat, max(1, looks // count))
            if values[seat] > best[seat]:
                best = values
        return best

    def select(self, node: Node, p: Position, actions: list[int]) -> Node:
        """The option to follow: what has done well, or looked well and was seldom tried."""
        known = node.known
        fresh: list[int] = []
        for action in actions:
            if action not in known:
                fresh.append(action)
        if fresh:
            self.glance(node, p, fresh, self.glances)
        seat = p.seat
        width = int(WIDTH + sqrt(node.visits))
        draw = self.explore * sqrt(1.0 + node.visits)
        # A glance ends with the seat's own turn, what was found deeper in the tree with somebody else's: of a
        # glance counts only how far it falls behind the best one.
        shift = node.chance(seat) - node.children[0].glance[seat] if node.visits else 0.0
        best = node
        highest = 0.0
        for child in node.children:
            if child.action not in actions:
                continue
            value = child.glance[seat] + shift
            if child.visits:
                value += child.totals[seat]
            value = (value + draw * child.prior) / (1.0 + child.visits)
            if best is node or value > highest:
                best = child
                highest = value
            width -= 1
            if width == 0:
                break
        return best

    def play_on(self, p: Position) -> list[float]:
        """Some turns more, the likeliest way; the chances then."""
        until = p.turn + self.ahead
        while True:
            actions = self.options(p)
            if not actions or p.turn > until:
                return self.heuristic.chances(p)
            p.act(self.likeliest(p, actions))

    def finish_turn(self, p: Position, seat: int, turn: int) -> None:
        """Play a seat's turn to its end, the likeliest way."""
        while not p.over and p.seat == seat and p.turn == turn:
            p.act(self.likeliest(p, self.heuristic.shortlist(p)))

    def likeliest(self, p: Position, actions: list[int]) -> int:
        """The option that looks best at a glance."""
        seat = p.seat
        each = max(1, self.glances // len(actions))
        best = actions[0]
        highest = -1.0
        if len(actions) == 1:
            return best
        for action in actions:
            value = self.after(p, action, seat, each)[seat]
            if value > highest:
                highest = value
                best = action
        return best
