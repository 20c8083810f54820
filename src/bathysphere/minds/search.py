"""Search: a tree of what may follow, grown where it looks promising, over worlds the seat cannot tell apart.

Every iteration draws a fresh world (`Observation.world`), walks down the tree by the actions that are legal
there, opens one new node, and hands the chances found there back up the path. Chance and legality come from
the engine alone. Each seat on the way chooses what is best for itself (max-n); where a game says so, rivals
make no nodes but take their turns as they like them at a glance. At a new node each option is followed to the
end of that seat's turn, the likeliest way (a glance); the best of them is played on for some turns of
everybody, and there the game's heuristic says what the chances are. Where only one option is worth
looking at there is no node.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position
from bathysphere.minds.bot import Bot, Observation
from bathysphere.minds.greedy import LOOKS, after, end_of_turn

EXPLORE: Final = 0.35
"""How much the search is drawn to what it has seldom tried."""
TEMPERATURE: Final = 0.06
"""Differences in chance by which a first glance tells options apart."""
GLANCES: Final = 24
"""How many ways to the end of the turn a new node may compare, about, over all its options."""
WORLDS: Final = 5
"""In how many worlds the options of the pending choice are looked at, as thoroughly as greedy does."""
PLAY_LOOKS: Final = 8
"""How many ways through a turn are compared where a node is played on."""
WIDTH: Final = 3.0
"""How many options a node looks at when it is new; more with the root of its visits."""
DEPTH: Final = 40
"""No path goes deeper than so many choices."""
SETTLED: Final = 32
"""After so many iterations it looks whether the choice is settled, again and again."""
FOREVER: Final = 1.0e18

NO_VALUES: Final[list[float]] = []
ANYBODY: Final = -1


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
    ) -> None:
        super().__init__(seed)
        self.heuristic = heuristic
        self.iterations = iterations
        self.seconds = seconds
        self.turn_seconds = turn_seconds
        self.ahead = heuristic.ahead
        self.explore = EXPLORE
        self.temperature = TEMPERATURE
        self.glances = GLANCES
        self.looks = LOOKS
        self.rivals = -1
        """Are the choices of rivals nodes? 1 yes, 0 no, -1 as the heuristic says."""
        self.wide = False
        """Does it consider the long list of options? Glances and what is played on keep to the short one."""
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
        actions = self.worth_a_look(p)
        if len(actions) == 1:
            self.done = 0
            return actions[0]
        self.search(observation)
        best = self.best(self.root, observation.choices)
        self.follow(best.action)
        return best.action

    def worth_a_look(self, p: Position) -> list[int]:
        """The options of a choice that become nodes."""
        return self.heuristic.longlist(p) if self.wide else self.heuristic.shortlist(p)

    def follow(self, action: int) -> None:
        """An option was chosen: what was found beyond it is kept for the next choice of the turn."""
        known = self.root.known
        self.root = known[action] if action in known else Node(-1, NO_VALUES)

    def weigh(self, observation: Observation) -> list[Weighed]:
        """Every option that was looked at, the best first."""
        actions = self.worth_a_look(observation.position)
        if len(actions) == 1:
            self.done = 0
            return [Weighed(actions[0], 1, self.heuristic.chances(observation.position)[observation.seat])]
        self.search(observation)
        ranking: list[Weighed] = []
        choices = observation.choices
        for child in self.root.children:
            if child.action in choices:
                weighed = Weighed(child.action, child.visits, child.chance(observation.seat))
                place = len(ranking)
                while place > 0 and ranking[place - 1].is_behind(weighed):
                    place -= 1
                ranking.insert(place, weighed)
        return ranking

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
        actions = self.worth_a_look(p)
        each = max(1, self.looks // len(actions) // WORLDS)
        means = {action: [0.0] * p.seats for action in actions}
        for number in range(WORLDS):
            world = observation.world(self.source)
            for action in actions:
                values = self.after(world, action, each)
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
            if perf_counter() > until:
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
        until = p.turn + self.ahead * p.seats
        path = [root]
        node = root
        values = NO_VALUES
        minds_rivals = self.heuristic.minds_rivals(p) if self.rivals < 0 else self.rivals > 0
        own = ANYBODY if minds_rivals else p.seat
        while True:
            p = self.next_choice(p, own)
            if p.over or len(path) > DEPTH:
                values = self.heuristic.chances(p)
                break
            actions = self.worth_a_look(p)
            if not node.children:
                self.glance(node, p, actions, self.glances)
                values = node.children[0].glance
                if p.turn < until:
                    p.act(node.children[0].action)
                    values = self.play_on(p, until)
                break
            node = self.select(node, p, actions)
            p.act(node.action)
            path.append(node)
        for each in path:
            each.add(values)

    def next_choice(self, p: Position, seat: int) -> Position:
        """The next real choice of a seat, or of anybody; others play by a glance. `p` is used up."""
        while not p.over:
            if seat != ANYBODY and p.seat != seat:
                p, _ = end_of_turn(self.heuristic, p, p.seat, p.turn, PLAY_LOOKS)
                continue
            actions = self.worth_a_look(p)
            if len(actions) > 1:
                break
            p.act(actions[0])
        return p

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
            node.known[action] = Node(action, self.after(p, action, each))
        self.rank(node, seat)

    def after(self, p: Position, action: int, looks: int) -> list[float]:
        """The chances after an action and the best own choices of the turn that follow, as it looks."""
        return self.heuristic.chances(after(self.heuristic, p, action, looks)[0])

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

    def play_on(self, p: Position, until: int) -> list[float]:
        """The chances when a turn is reached, each seat by what it likes at a glance; `p` is used up."""
        return self.heuristic.chances(self.played_on(p, until))

    def played_on(self, p: Position, until: int) -> Position:
        """The position when a turn is reached, each seat by what it likes at a glance; `p` is used up."""
        while not p.over and p.turn < until:
            p, _ = end_of_turn(self.heuristic, p, p.seat, p.turn, PLAY_LOOKS)
        return p
