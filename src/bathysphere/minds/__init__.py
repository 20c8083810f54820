"""The minds: programs that play. They see what their seat sees."""

from bathysphere.minds.bot import Bot, Observation
from bathysphere.minds.levels import BOTS, for_people, is_bot, known, make_bot

__all__ = ["BOTS", "Bot", "Observation", "for_people", "is_bot", "known", "make_bot"]
