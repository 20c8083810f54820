"""Magpie takes what it can get most points for at once, in any game: a bot in a dozen lines."""

from bathysphere.minds import Bot, Observation


class Magpie(Bot):
    """Looks one action ahead, at its own points."""

    def choose(self, observation: Observation) -> int:
        def points(action: int) -> int:
            p = observation.position.copy()
            p.act(action)
            return p.scores()[observation.seat].total

        return max(observation.choices, key=points)
