"""The minds: programs that play. They see what their seat sees."""

from bathysphere.bots.bot import Bot, Observation
from bathysphere.bots.levels import BOTS, is_bot, known, make_bot

__all__ = ["BOTS", "Bot", "Observation", "is_bot", "known", "make_bot"]
